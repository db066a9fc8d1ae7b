import type { PhaseHelp } from '../../table/contract/help';
import { dutiesOf } from './attacks';
import { purposeOf } from './guide';
import type { Snapshot } from './match';
import { PHASE_RULES } from './phaseRules';
import { hexOfPiece } from './pieces';
import { readyCount, readyReserves } from './ready';
import { pieceInTool } from './tools';
import type { BawTool } from './tools/tool';
import { bawWords } from './words';

/** What the phase is for, and how many still have a legal order in it; B7.1 first who must attack. */
export function phase(now: Snapshot): PhaseHelp | undefined {
  const { context, state } = now;
  if (now.outcome || state.phase === 'over' || state.attack) return undefined;
  const said = bawWords();
  const { phase: words } = said;
  const bound = dutiesOf(context, state).bound.length;
  const count = readyCount(context, state);
  const reserves = readyReserves(context, state);
  const able = bound > 0 ? words.bound(bound) : words.left[state.phase](count);
  const left = reserves > 0 ? words.withReserves(able, reserves) : able;
  return { purpose: purposeOf(said, context, state.phase), rule: PHASE_RULES[state.phase], count, left };
}

export function pieceOf({ shown }: Snapshot, tool: BawTool) {
  const piece = pieceInTool(shown, tool);
  const hex = piece === undefined ? -1 : hexOfPiece(shown, piece);
  return piece === undefined || hex < 0 ? undefined : { piece, hex };
}

export const threats = (): string => bawWords().phase.threats;
