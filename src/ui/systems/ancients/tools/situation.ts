import type { Direction, Hex } from '../../../../kernel/board';
import type { Context } from '../../../../rules/ancients/model/types';
import { judgeAction } from '../../../../rules/ancients/play/legal';
import { deciderOf } from '../../../../rules/ancients/play/sequence';
import { orderedBy, situationBy } from '../../../table/contract/situation';
import type { Behaviour as AnyBehaviour, Reply as AnyReply } from '../../../table/contract/system';
import type { LandOverlays } from '../board/facts';
import { ghostOf } from '../facts';
import type { LandTool, LandToolKind, ToolOf } from './tool';

export const situationOf = situationBy(
  deciderOf,
  (context: Context, state) => (unit: number, at: Hex, facing: Direction, disordered: boolean) =>
    ghostOf(context, state.units[unit]!, at, facing, disordered),
);

export const ordered = orderedBy(judgeAction);

export type Situation = ReturnType<typeof situationOf>;

/** What the land game's tools are, look at and draw. */
interface LandTools {
  readonly tool: LandTool;
  readonly situation: Situation;
  readonly overlays: LandOverlays;
}

export type Reply = AnyReply<LandTool>;
/** How a tool of the land game behaves; without a kind, any of them. */
export type Behaviour<K extends LandToolKind = LandToolKind> = AnyBehaviour<LandTools, ToolOf<K>>;
