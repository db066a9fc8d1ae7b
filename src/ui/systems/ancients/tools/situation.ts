import type { Direction, Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/ancients/model/orders';
import type { Context, State } from '../../../../rules/ancients/model/types';
import { judgeAction } from '../../../../rules/ancients/play/legal';
import { deciderOf } from '../../../../rules/ancients/play/sequence';
import { type AnySituation, situationBy } from '../../../table/contract/situation';
import type { Behaviour as AnyBehaviour, Reply as AnyReply, Pointing } from '../../../table/contract/system';
import type { CounterFacts, LandOverlays } from '../board/facts';
import { ghostOf } from '../facts';
import type { Snapshot } from '../match';
import type { LandTool, LandToolKind, ToolOf } from './tool';

export type Situation = AnySituation<Context, State, (unit: number, at: Hex, facing: Direction, disordered: boolean) => CounterFacts>;

export const situationOf: (now: Snapshot, pointing: Pointing) => Situation = situationBy(
  deciderOf,
  (context, state) => (unit, at, facing, disordered) => ghostOf(context, state.units[unit]!, at, facing, disordered),
);

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
