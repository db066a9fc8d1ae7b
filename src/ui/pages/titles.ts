import type { GameRecord } from '../../kernel/record';
import { wordsNow } from '../words';

/** What a game from outside is called: after its battle, or after its armies. */
export async function titleOf(record: GameRecord): Promise<string> {
  return record.battle ?? wordsNow().pages.link.unknownBattle;
}
