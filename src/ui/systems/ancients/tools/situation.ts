import type { Direction, Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/ancients/model/orders';
import type { Context, Side, State } from '../../../../rules/ancients/model/types';
import { judgeAction } from '../../../../rules/ancients/play/legal';
import { deciderOf } from '../../../../rules/ancients/play/sequence';
import type { Behaviour as AnyBehaviour, Reply as AnyReply, Pointing } from '../../../table/contract/system';
import type { CounterFacts, LandOverlays } from '../board/facts';
import { ghostOf } from '../facts';
import type { Snapshot } from '../match';
import type { LandTool, LandToolKind, ToolOf } from './tool';

/** All that a tool looks at. */
export interface Situation {
  readonly context: Context;
  readonly state: State;
  readonly decider: Side | undefined;
  readonly hover: Hex | undefined;
  /** Show a choice first and ask for it once more: by touch, or if somebody wishes it. */
  readonly careful: boolean;
  /** A unit as the board would show it. */
  readonly ghost: (unit: number, at: Hex, facing: Direction, disordered: boolean) => CounterFacts;
}

/** The game, or the past moment that is looked at, as the tools see it. */
export function situationOf({ context, shown: state }: Snapshot, { hover, careful }: Pointing): Situation {
  return {
    context,
    state,
    decider: deciderOf(state),
    hover,
    careful,
    ghost: (unit, hex, facing, disordered) => ghostOf(context, state.units[unit]!, hex, facing, disordered),
  };
}

/** An order is played, or why not; the tool stays as it is if it is refused. */
export function ordered({ context, state }: Situation, order: Action): Reply {
  const refusal = judgeAction(context, state, order);
  return refusal ? { refusal } : { play: order };
}

/** What the land game's tools are, look at and draw. */
interface LandTools {
  readonly tool: LandTool;
  readonly situation: Situation;
  readonly overlays: LandOverlays;
}

export type Reply = AnyReply<LandTool>;
/** How a tool of the land game behaves; without a kind, any of them. */
export type Behaviour<K extends LandToolKind = LandToolKind> = AnyBehaviour<LandTools, ToolOf<K>>;
