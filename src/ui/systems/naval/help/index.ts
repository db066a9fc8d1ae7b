/* What help at the table knows of a battle at sea, in a chunk of its own. */
import type { PhaseHelp, SystemHelp } from '../../../help/contract';
import { helpWords } from '../../../words/help';
import type { Snapshot } from '../match';
import { PHASE_RULES } from '../phaseRules';
import { shipOf } from '../pieces';
import { pieceIn } from '../tools/pick';
import { leftIn } from '../undone';
import { orderText } from './orderText';
import { threatLines } from './threats';
import { whyAt, whyPiece } from './why';

/** What the phase is for, and how many ships, marines or ballistae still have a legal order in it. */
export function phaseHelp(now: Snapshot): PhaseHelp | undefined {
  const { state } = now;
  if (now.outcome || state.phase === 'over' || state.question) return undefined;
  const { sea } = helpWords();
  const count = leftIn(now);
  return { purpose: sea.purpose[state.phase], rule: PHASE_RULES[state.phase], count, left: sea.left[state.phase](count) };
}

export const help: SystemHelp = {
  texts() {
    const { why, threats } = helpWords();
    return { asking: why.askingSea, threats: threats.titleSea, about: threats.aboutSea, none: threats.noneSea };
  },
  phase: phaseHelp,
  why: whyAt,
  whyPiece,
  pieceOf({ shown }: Snapshot, tool) {
    const piece = pieceIn(shown, tool);
    const ship = shipOf(shown, piece);
    return ship && ship.hex >= 0 ? { piece: ship.id, hex: ship.hex } : undefined;
  },
  threats: threatLines,
  orderText,
};
