import { loadBattle } from '../../scenarios';
import { preferences } from '../../store/preferences';
import { beginGame } from '../app/newGame';
import { spoken } from '../words';

/** Small, and made to begin with. */
const FIRST = 'spartolus';

/** A first battle against the weakest computer player, with advice at each decision until it is switched off. */
export async function beginFirstBattle(): Promise<void> {
  const { id, title, position } = (await loadBattle(FIRST))!;
  preferences.setState({ advice: true, hints: true });
  await beginGame({ battle: id, title: title[spoken.getState().language], seats: ['person', 'recruit:1'], position });
}
