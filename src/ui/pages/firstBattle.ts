import { battleById } from '../../scenarios';
import { library } from '../../store/library';
import { preferences } from '../../store/preferences';
import { newGame } from '../../store/storedGame';
import { go } from '../app/routes';
import { spoken } from '../words';
import { randomSeed } from './seed';

/** Small, and made to begin with. */
const FIRST = 'spartolus';

/** A first battle against the weakest computer player, with advice at each decision until it is switched off. */
export async function beginFirstBattle(): Promise<void> {
  const battle = battleById(FIRST)!;
  preferences.setState({ advice: true, hints: true });
  const record = { version: 1, battle: battle.id, names: ['', ''] as const, position: battle.position, seed: randomSeed(), plays: [] };
  const title = battle.title[spoken.getState().language];
  const game = newGame({ battle: battle.id, title, names: ['', ''], record, seats: ['person', 'recruit:1'] }, Date.now());
  await library.keep(game);
  go({ screen: 'play', game: game.id });
}
