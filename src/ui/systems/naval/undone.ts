import { printHex } from '../../../kernel/board';
import { phasesOf } from '../../../rules/naval/play/sequence';
import type { Undone } from '../../table/contract/system';
import { crowded } from './marines';
import { match, type Snapshot } from './match';
import { readyMarines, readyPieces } from './ready';
import { navalWords } from './words';

/** Ships or marine points left that can do something. */
export function leftIn({ context, state }: Snapshot): number {
  return state.phase === 'movement' || state.phase === 'ballistae' ? readyPieces(context, state).size : readyMarines(context, state);
}

/** 14.5 Whether a ship has left the map in this phase: it bears no mark of that. */
function hasLeft({ cursor }: Snapshot): boolean {
  const entries = match.entries();
  for (let i = cursor - 1; i >= 0; i--)
    for (const { kind } of entries[i]?.events ?? []) {
      if (kind === 'phaseBegan') return false;
      if (kind === 'left') return true;
    }
  return false;
}

/** What is left to be done in the phase, how the button that ends it is called, and who is lost if nothing more is done (14.7.d). */
export function undoneOf(snapshot: Snapshot): Undone {
  const { context, state } = snapshot;
  const { phase, assault } = state;
  const { table, play } = navalWords();
  if (phase === 'over') return { end: table.end.over, text: '', warns: false };
  const isLast = phasesOf(context, state).at(-1) === phase;
  const end = isLast ? play.endTurn : table.end[phase];
  if (assault) {
    const at = printHex(context.board, state.ships[assault.target]!.hex);
    return { end, text: table.attackOpen(at, assault.declared.length), warns: false };
  }
  const left = leftIn(snapshot);
  const lost = crowded(context, state).reduce((sum, { count }) => sum + count, 0);
  const losing = lost > 0 && (phase === 'marines' || isLast);
  const text = losing ? play.overboard(lost) : left === 0 ? play.nothingUndone : table.undone[phase](left);
  const idle = phase === 'movement' ? !state.ships.some(({ moved }) => moved) && !hasLeft(snapshot) : phase !== 'marines';
  return { end, text, warns: losing || (left > 0 && idle) };
}
