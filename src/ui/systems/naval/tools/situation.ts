import type { Direction, Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/naval/model/orders';
import type { Context, Side, State } from '../../../../rules/naval/model/types';
import { judgeAction } from '../../../../rules/naval/play/legal';
import { deciderOf } from '../../../../rules/naval/play/sequence';
import type { Behaviour as AnyBehaviour, Reply as AnyReply, Pointing } from '../../../table/contract/system';
import type { SeaOverlays, ShipFacts } from '../board/facts';
import { ghostOf } from '../facts';
import type { Snapshot } from '../match';
import type { SeaTool, SeaToolKind, ToolOf } from './tool';

/** All that a tool looks at. */
export interface Situation {
  readonly context: Context;
  readonly state: State;
  readonly decider: Side | undefined;
  readonly hover: Hex | undefined;
  /** Show a choice first and ask for it once more: by touch, or if somebody wishes it. */
  readonly careful: boolean;
  /** A ship as the board would show it. */
  readonly ghost: (ship: number, at: Hex, facing: Direction) => ShipFacts;
}

/** The game, or the past moment that is looked at, as the tools see it. */
export function situationOf({ context, shown: state }: Snapshot, { hover, careful }: Pointing): Situation {
  return {
    context,
    state,
    decider: deciderOf(state),
    hover,
    careful,
    ghost: (ship, hex, facing) => ghostOf(context, state.ships[ship]!, hex, facing),
  };
}

/** What the tools at sea are, look at and draw. */
interface SeaTools {
  readonly tool: SeaTool;
  readonly situation: Situation;
  readonly overlays: SeaOverlays;
}

export type Reply = AnyReply<SeaTool>;
/** How a tool at sea behaves; without a kind, any of them. */
export type Behaviour<K extends SeaToolKind = SeaToolKind> = AnyBehaviour<SeaTools, ToolOf<K>>;

/** An order is played, or why not; the tool stays as it is if it is refused. */
export function ordered({ context, state }: Situation, order: Action): Reply {
  const refusal = judgeAction(context, state, order);
  return refusal ? { refusal } : { play: order };
}
