import type { Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/baw/model/orders';
import type { InspectTool, PlainTool } from '../../../../store/table';

/** What the next click on the map means; `unit` is a unit or a leader, as the rules number their actors. */
export type BawTool =
  | Extract<PlainTool, { readonly kind: 'rest' }>
  | InspectTool
  /** A question is asked. `unit`: of which unit it is spoken; `way`: B7.8 the first hexes of its path, where several answers begin so; `order`: the answer that is chosen. */
  | { readonly kind: 'answer'; readonly unit?: number; readonly way?: readonly Hex[]; readonly order?: Action }
  /** B5, B9, B13 Somebody moves, or enters from reserve. */
  | { readonly kind: 'march'; readonly unit: number; readonly goal?: Hex }
  | { readonly kind: 'shoot'; readonly unit: number; readonly at?: Hex }
  | AssaultTool
  /** B16.4 A leader calls somebody back. */
  | { readonly kind: 'recall'; readonly unit: number };

/** B7 An attack that grows: the hexes of those who are in it so far. `unit`: the last attacker taken into it; `at`: the last enemy, once there is an attacker. */
export interface AssaultTool {
  readonly kind: 'assault';
  readonly unit?: number | undefined;
  readonly at?: Hex | undefined;
  readonly attackers: readonly Hex[];
  readonly defenders: readonly Hex[];
}

export type BawToolKind = BawTool['kind'];
export type ToolOf<K extends BawToolKind> = Extract<BawTool, { kind: K }>;
