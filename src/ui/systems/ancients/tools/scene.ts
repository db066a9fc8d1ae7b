import type { Direction, Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/ancients/model/orders';
import type { Context, Side, State } from '../../../../rules/ancients/model/types';
import { judgeAction } from '../../../../rules/ancients/play/legal';
import { deciderOf } from '../../../../rules/ancients/play/sequence';
import type { LandTool } from '../../../../store/table';
import type { Behaviour as AnyBehaviour, Pointing, Reply } from '../../../table/contract/system';
import type { CounterFacts, LandOverlays } from '../board/facts';
import { ghostOf } from '../facts';
import type { Snapshot } from '../match';

/** All that a tool looks at. */
export interface Scene {
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
export function sceneOf({ context, shown: state }: Snapshot, { hover, careful }: Pointing): Scene {
  return {
    context,
    state,
    decider: deciderOf(state),
    hover,
    careful,
    ghost: (unit, hex, facing, disordered) => ghostOf(context, state.units[unit]!, hex, facing, disordered),
  };
}

export type { Reply } from '../../../table/contract/system';

/** An order is played, or why not; the tool stays as it is if it is refused. */
export function ordered({ context, state }: Scene, order: Action): Reply {
  const refusal = judgeAction(context, state, order);
  return refusal ? { refusal } : { play: order };
}

export type LandToolKind = LandTool['kind'];
export type ToolOf<K extends LandToolKind> = Extract<LandTool, { kind: K }>;
/** How a tool of the land game behaves. */
export type Behaviour<K extends LandToolKind> = AnyBehaviour<ToolOf<K>, Scene, LandOverlays>;
