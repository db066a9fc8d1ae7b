import type { Direction, Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/system';
import { judgeAction } from '../../../rules/ancients/legal';
import type { Action } from '../../../rules/ancients/orders';
import type { Context, Side, State } from '../../../rules/ancients/types';
import type { Tool, ToolKind } from '../../../store/table';
import type { CounterFacts, Overlays } from '../../board/facts';

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

/** What a tool answers: the next tool, an order to be played, or why not. */
export interface Reply {
  readonly tool?: Tool;
  readonly play?: Action;
  readonly refusal?: Refusal;
}

/** An order is played, or why not; the tool stays as it is if it is refused. */
export function ordered({ context, state }: Scene, order: Action): Reply {
  const refusal = judgeAction(context, state, order);
  return refusal ? { refusal } : { play: order };
}

export type ToolOf<K extends ToolKind> = Extract<Tool, { kind: K }>;

/** An interaction state: pure, so that it can be tested without a page. */
export interface Behaviour<K extends ToolKind> {
  /** A click, a tap or Enter on a hex. */
  hex(tool: ToolOf<K>, scene: Scene, hex: Hex): Reply;
  /** One step back. */
  cancel(tool: ToolOf<K>): Tool;
  overlays(tool: ToolOf<K>, scene: Scene): Overlays;
  /** A press here begins an aim. */
  aims?(tool: ToolOf<K>, scene: Scene, hex: Hex): boolean;
  /** A facing is dragged to, or let go. */
  aim?(tool: ToolOf<K>, scene: Scene, hex: Hex, facing: Direction | undefined): Tool;
  release?(tool: ToolOf<K>, scene: Scene, hex: Hex, facing: Direction | undefined): Reply;
  /** An arrow of the wheel. */
  facing?(tool: ToolOf<K>, scene: Scene, facing: Direction): Reply;
  /** `[` and `]`. */
  turn?(tool: ToolOf<K>, scene: Scene, by: -1 | 1): Reply;
  /** What is chosen, as an order; undefined while something is still to be chosen. */
  chosen?(tool: ToolOf<K>, scene: Scene): Action | undefined;
}
