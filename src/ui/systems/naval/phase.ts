import { printHex } from '../../../kernel/board';
import type { PhaseHelp } from '../../table/contract/help';
import type { Snapshot } from './match';
import { PHASE_RULES } from './phaseRules';
import { shipOf } from './pieces';
import { pieceIn } from './tools/pick';
import type { SeaTool } from './tools/tool';
import { leftIn } from './undone';
import { navalWords } from './words';

/** What the phase is for, and how many ships, marines or ballistae still have a legal order in it. */
export function phase(now: Snapshot): PhaseHelp | undefined {
  const { context, state } = now;
  if (now.outcome || state.phase === 'over' || state.question) return undefined;
  const { phase: words, table } = navalWords();
  const shown = { purpose: words.purpose[state.phase], rule: PHASE_RULES[state.phase] };
  const { assault } = state;
  if (assault) {
    const { length: count } = assault.declared;
    return { ...shown, count, left: `${table.attackOpen(printHex(context.board, state.ships[assault.target]!.hex), count)}.` };
  }
  const count = leftIn(now);
  return { ...shown, count, left: words.left[state.phase](count) };
}

export function pieceOf({ shown }: Snapshot, tool: SeaTool) {
  const piece = pieceIn(shown, tool);
  const ship = shipOf(shown, piece);
  return ship && ship.hex >= 0 ? { piece: ship.id, hex: ship.hex } : undefined;
}

export const threats = (): string => navalWords().phase.threats;
