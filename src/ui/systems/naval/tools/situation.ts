import type { Direction, Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/naval/model/orders';
import type { Context, State } from '../../../../rules/naval/model/types';
import { judgeAction } from '../../../../rules/naval/play/legal';
import { deciderOf } from '../../../../rules/naval/play/sequence';
import { type AnySituation, situationBy } from '../../../table/contract/situation';
import type { Behaviour as AnyBehaviour, Reply as AnyReply, Pointing } from '../../../table/contract/system';
import type { SeaOverlays, ShipFacts } from '../board/facts';
import { ghostOf } from '../facts';
import type { Snapshot } from '../match';
import type { SeaTool, SeaToolKind, ToolOf } from './tool';

export type Situation = AnySituation<Context, State, (ship: number, at: Hex, facing: Direction) => ShipFacts>;

export const situationOf: (now: Snapshot, pointing: Pointing) => Situation = situationBy(
  deciderOf,
  (context, state) => (ship, at, facing) => ghostOf(context, state.ships[ship]!, at, facing),
);

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
