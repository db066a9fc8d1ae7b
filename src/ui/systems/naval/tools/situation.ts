import type { Direction, Hex } from '../../../../kernel/board';
import type { Context } from '../../../../rules/naval/model/types';
import { judgeAction } from '../../../../rules/naval/play/legal';
import { deciderOf } from '../../../../rules/naval/play/sequence';
import { orderedBy, situationBy } from '../../../table/contract/situation';
import type { Behaviour as AnyBehaviour, Reply as AnyReply } from '../../../table/contract/system';
import type { SeaOverlays } from '../board/facts';
import { ghostOf } from '../facts';
import type { SeaTool, SeaToolKind, ToolOf } from './tool';

export const situationOf = situationBy(
  deciderOf,
  (context: Context, state) => (ship: number, at: Hex, facing: Direction) => ghostOf(context, state.ships[ship]!, at, facing),
);

export const ordered = orderedBy(judgeAction);

export type Situation = ReturnType<typeof situationOf>;

/** What the tools at sea are, look at and draw. */
interface SeaTools {
  readonly tool: SeaTool;
  readonly situation: Situation;
  readonly overlays: SeaOverlays;
}

export type Reply = AnyReply<SeaTool>;
/** How a tool at sea behaves; without a kind, any of them. */
export type Behaviour<K extends SeaToolKind = SeaToolKind> = AnyBehaviour<SeaTools, ToolOf<K>>;
