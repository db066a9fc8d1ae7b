import type { Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/baw/model/orders';
import type { Context, Side, State } from '../../../../rules/baw/model/types';
import { judgeAction } from '../../../../rules/baw/play/legal';
import { deciderOf } from '../../../../rules/baw/play/sequence';
import type { Behaviour as AnyBehaviour, Reply as AnyReply, Pointing } from '../../../table/contract/system';
import type { AncientOverlays, PieceFacts } from '../board/facts';
import { ghostOf } from '../facts';
import type { Snapshot } from '../match';
import type { BawTool, BawToolKind, ToolOf } from './tool';

/** All that a tool looks at. */
export interface Situation {
  readonly context: Context;
  readonly state: State;
  readonly decider: Side | undefined;
  readonly hover: Hex | undefined;
  /** Show a choice first and ask for it once more: by touch, or if somebody wishes it. */
  readonly careful: boolean;
  /** A piece as the board would show it. */
  readonly ghost: (piece: number, at: Hex) => PieceFacts;
}

/** The game, or the past moment that is looked at, as the tools see it. */
export function situationOf({ context, shown: state }: Snapshot, { hover, careful }: Pointing): Situation {
  return { context, state, decider: deciderOf(state), hover, careful, ghost: (piece, hex) => ghostOf(context, state, piece, hex) };
}

/** What the tools of this game are, look at and draw. */
interface BawTools {
  readonly tool: BawTool;
  readonly situation: Situation;
  readonly overlays: AncientOverlays;
}

export type Reply = AnyReply<BawTool>;
/** How a tool of this game behaves; without a kind, any of them. */
export type Behaviour<K extends BawToolKind = BawToolKind> = AnyBehaviour<BawTools, ToolOf<K>>;

/** An order is played, or why not; the tool stays as it is if it is refused. */
export function ordered({ context, state }: Pick<Situation, 'context' | 'state'>, order: Action): Reply {
  const refusal = judgeAction(context, state, order);
  return refusal ? { refusal } : { play: order };
}
