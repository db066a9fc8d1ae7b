import { match, type Snapshot } from '../../../store/match';
import { isHandedOver, table } from '../../../store/table';
import { announce } from '../../app/announce';
import { panelWords, spoken } from '../../words';
import { armyNames } from '../contract/names';
import { tableOf } from '../contract/systems';
import { isAsked, mayDecide, now, standsAt } from '../session';
import { sentences } from './sentences';

/** Whether whoever sits at this page is to answer a question; 13.7 between two players nobody is. */
const isAskedHere = (snapshot: Snapshot): boolean => mayDecide(snapshot) && isAsked(snapshot) && !isHandedOver(table.getState());

/** What is asked in words; undefined where no question is open. */
export async function questionText(snapshot: Snapshot): Promise<string | undefined> {
  const system = tableOf(snapshot);
  const [{ question }] = await Promise.all([system.panels(), panelWords()]);
  const asked = question?.(snapshot, system.naming(snapshot, armyNames(snapshot)));
  return asked && sentences(asked);
}

/** Says each question once where the game stands, whatever is drawn up beside the map, after what has led to it. Returns how to end that. */
export function tellQuestions(): () => void {
  let heard = { at: '', text: '' };
  let isOver = false;
  const look = async (): Promise<void> => {
    const snapshot = now();
    if (!snapshot) return;
    const at = standsAt(snapshot);
    if (at !== heard.at) heard = { at, text: '' };
    if (!isAskedHere(snapshot)) return;
    const text = await questionText(snapshot);
    const after = now();
    if (isOver || text === undefined || text === heard.text || !after || standsAt(after) !== at || !isAskedHere(after)) return;
    heard = { at, text };
    announce(text);
  };
  // The panels that do not come say so themselves.
  const tell = () => void look().catch(() => undefined);
  tell();
  const ends = [
    match.store.subscribe(tell),
    table.subscribe((state, before) => isHandedOver(before) && !isHandedOver(state) && tell()),
    spoken.subscribe(({ language }, before) => language !== before.language && tell()),
  ];
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
