/* What help at the table knows of a land battle, in a chunk of its own. */
import { isAsked } from '../../../../rules/ancients/sequence';
import type { PhaseHelp, SystemHelp } from '../../../help/contract';
import { helpWords } from '../../../words/help';
import type { Snapshot } from '../match';
import { PHASE_RULES } from '../phaseRules';
import { unitIn } from '../tools/pick';
import { undoneIn } from '../undone';
import { orderText } from './orderText';
import { threatLines } from './threats';
import { whyAt, whyPiece } from './why';

/** What the phase is for, and how many still have a legal order in it. */
export function phaseHelp(now: Snapshot): PhaseHelp | undefined {
  const { state } = now;
  if (now.outcome || state.phase === 'over' || isAsked(state)) return undefined;
  const { land } = helpWords();
  const count = undoneIn(now);
  return { purpose: land.purpose[state.phase], rule: PHASE_RULES[state.phase], count, left: land.left[state.phase](count) };
}

export const help: SystemHelp = {
  texts() {
    const { why, threats } = helpWords();
    return { asking: why.asking, threats: threats.title, about: threats.about, none: threats.none };
  },
  phase: phaseHelp,
  why: whyAt,
  whyPiece,
  pieceOf({ shown }: Snapshot, tool) {
    const unit = unitIn(shown, tool);
    return unit && unit.hex >= 0 ? { piece: unit.id, hex: unit.hex } : undefined;
  },
  threats: threatLines,
  orderText,
};
