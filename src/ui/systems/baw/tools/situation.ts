import type { Hex } from '../../../../kernel/board';
import type { Context } from '../../../../rules/baw/model/types';
import { judgeAction } from '../../../../rules/baw/play/legal';
import { deciderOf } from '../../../../rules/baw/play/sequence';
import { orderedBy, situationBy } from '../../../table/contract/situation';
import type { Behaviour as AnyBehaviour, Reply as AnyReply } from '../../../table/contract/system';
import type { AncientOverlays } from '../board/facts';
import { ghostOf } from '../facts';
import type { BawTool, BawToolKind, ToolOf } from './tool';

export const situationOf = situationBy(
  deciderOf,
  (context: Context, state) => (piece: number, at: Hex) => ghostOf(context, state, piece, at),
);

export const ordered = orderedBy(judgeAction);

export type Situation = ReturnType<typeof situationOf>;

/** What the tools of this game are, look at and draw. */
interface BawTools {
  readonly tool: BawTool;
  readonly situation: Situation;
  readonly overlays: AncientOverlays;
}

export type Reply = AnyReply<BawTool>;
/** How a tool of this game behaves; without a kind, any of them. */
export type Behaviour<K extends BawToolKind = BawToolKind> = AnyBehaviour<BawTools, ToolOf<K>>;
