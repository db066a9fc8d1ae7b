import { systemOf } from '../../../store/systems';
import { panelWords, wordsNow } from '../../words';
import { tableOf } from '../contract/systems';
import { mayDecide, now } from '../session';
import { askedText } from './askedText';
import { questionText } from './questions';

/** Where no piece can be taken in hand, what is to be done instead: to roll a die, to go back to the game, to answer, to place somebody; else that none can act. */
export async function insteadText(): Promise<string> {
  await panelWords();
  const snapshot = now();
  if (!snapshot) return '';
  const system = tableOf(snapshot);
  const { nobody } = wordsNow().table.byKey;
  const rolled = askedText(snapshot);
  if (rolled !== undefined) return rolled;
  if (snapshot.looking !== undefined) return system.sayRefusal({ rule: systemOf(snapshot).sequenceRule, why: 'looking' }, snapshot.context);
  if (!mayDecide(snapshot)) return nobody;
  const phase = (await system.panels()).phase(snapshot);
  const left = phase && phase.count > 0 ? phase.left : nobody;
  return (await questionText(snapshot)) ?? left;
}
