import { printHex } from '../../../kernel/board';
import type { Snapshot } from '../../../store/match';
import { systemOf } from '../../../store/systems';
import { type Rolling, table } from '../../../store/table';
import { wordsNow } from '../../words';
import { armyNames } from '../contract/names';
import { tableOf } from '../contract/systems';

/** Of whom a die is rolled: the piece that is seen at its hex, the hex, or, where it is about none, the army whose player turn it is. */
function whose(snapshot: Snapshot, { die: { at, side } }: Rolling): string {
  const system = tableOf(snapshot);
  if (at === undefined || at < 0) return system.naming(snapshot, armyNames(snapshot)).army(side);
  const piece = systemOf(snapshot)
    .pieces(snapshot.shown)
    .find(({ hex }) => hex === at);
  return piece ? system.pieceText(snapshot, piece.id).trim() : printHex(snapshot.context.board, at);
}

/** Which die an order waits for: what it is rolled for, and of whom; of several that have fallen for it, the next one. */
export function askedText(snapshot: Snapshot): string | undefined {
  const { rolling } = table.getState();
  if (!rolling) return undefined;
  const { ownDice } = wordsNow().table;
  return ownDice.asked(tableOf(snapshot).dieName?.(rolling.die.name) ?? ownDice.die, whose(snapshot, rolling));
}
