import { isAsked } from '../../../rules/ancients/play/sequence';
import type { PhaseHelp } from '../../table/contract/help';
import type { Snapshot } from './match';
import { PHASE_RULES } from './phaseRules';
import { unitIn } from './tools/pick';
import type { LandTool } from './tools/tool';
import { challengersIn, leftByOption, undoneIn } from './undone';
import { wordsNow } from './words';

/** What the phase is for, and how many still have a legal order in it. */
export function phase(now: Snapshot): PhaseHelp | undefined {
  const { context, state } = now;
  if (now.outcome || state.phase === 'over' || isAsked(state)) return undefined;
  const { phase: words, options } = wordsNow();
  const due = challengersIn(context, state).length;
  const count = undoneIn(now) + due;
  const special = leftByOption(now, count);
  const usual = special ? `${special}.` : words.left[state.phase](count);
  const left = due > 0 ? options.now.challengesLeft(due) : usual;
  const purpose = state.phase === 'fire' && !context.hooks.marksVolley ? words.unmarkedFire : words.purpose[state.phase];
  return { purpose, rule: PHASE_RULES[state.phase], count, left };
}

export function pieceOf({ shown }: Snapshot, tool: LandTool) {
  const unit = unitIn(shown, tool);
  return unit && unit.hex >= 0 ? { piece: unit.id, hex: unit.hex } : undefined;
}

export const threats = (): string => wordsNow().phase.threats;
