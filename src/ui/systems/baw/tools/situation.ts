import type { Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/baw/model/orders';
import type { Context, State } from '../../../../rules/baw/model/types';
import { judgeAction } from '../../../../rules/baw/play/legal';
import { deciderOf } from '../../../../rules/baw/play/sequence';
import { type AnySituation, situationBy } from '../../../table/contract/situation';
import type { Behaviour as AnyBehaviour, Reply as AnyReply, Pointing } from '../../../table/contract/system';
import type { AncientOverlays, PieceFacts } from '../board/facts';
import { ghostOf } from '../facts';
import type { Snapshot } from '../match';
import type { BawTool, BawToolKind, ToolOf } from './tool';

export type Situation = AnySituation<Context, State, (piece: number, at: Hex) => PieceFacts>;

export const situationOf: (now: Snapshot, pointing: Pointing) => Situation = situationBy(
  deciderOf,
  (context, state) => (piece, at) => ghostOf(context, state, piece, at),
);

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
