import type { Direction, Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/naval/model/orders';
import type { Context, Side, State } from '../../../../rules/naval/model/types';
import { judgeAction } from '../../../../rules/naval/play/legal';
import type { Tool } from '../../../../store/table';
import type { Behaviour, Reply } from '../../../table/contract/system';
import type { SeaOverlays, ShipFacts } from '../board/facts';

/** All that a tool looks at. */
export interface Scene {
  readonly context: Context;
  readonly state: State;
  readonly decider: Side | undefined;
  readonly hover: Hex | undefined;
  /** Show a choice first and ask for it once more: by touch, or if somebody wishes it. */
  readonly careful: boolean;
  /** A ship as the board would show it. */
  readonly ghost: (ship: number, at: Hex, facing: Direction) => ShipFacts;
}

export type NavalToolKind =
  | 'rest'
  | 'inspect'
  | 'answer'
  | 'sail'
  | 'ram'
  | 'scuttle'
  | 'ferry'
  | 'target'
  | 'marines'
  | 'assault'
  | 'ballista';
export type ToolOf<K extends NavalToolKind> = Extract<Tool, { kind: K }>;
export type Way<K extends NavalToolKind> = Behaviour<ToolOf<K>, Scene, SeaOverlays>;

/** An order is played, or why not; the tool stays as it is if it is refused. */
export function ordered({ context, state }: Scene, order: Action): Reply {
  const refusal = judgeAction(context, state, order);
  return refusal ? { refusal } : { play: order };
}
