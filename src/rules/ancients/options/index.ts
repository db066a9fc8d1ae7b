import type { SliceName } from '../model/extra';
import type { Option } from '../model/option';
import type { OrderKind } from '../model/orders';
import type { Context, Hooks, OrderRule, OrderRules, Phase, State } from '../model/types';
import type { all } from './all';
import { OPTION_IDS } from './ids';
import { joinHooks } from './join';

export * from './ids';

/** What optional rules do, and what a state must always be, which only the lab and the tests ask. */
type Optional = typeof all & { brokenInvariants(context: Context, state: State): string[] };

let there: Optional | undefined;

/** Said once, by the `index` of the game, when all has come. */
export function provide(given: Optional): void {
  there = given;
}

/** What optional rules do. A battle without them never asks; whoever reads a position that needs them must have fetched `all` before. */
export function optional(): Optional {
  if (!there) throw new Error('options are still to be fetched');
  return there;
}

const inForce = (ids: readonly string[]): Option[] =>
  ids.length === 0 ? [] : OPTION_IDS.filter((id) => ids.includes(id)).map((id) => optional().OPTIONS[id]);

/** What the options in force keep in a state. */
export const slicesKept = (ids: readonly string[]): ReadonlySet<SliceName> => new Set(inForce(ids).flatMap(({ keeps = [] }) => keeps));

/** The phases that the options in force bring. */
export const phasesBrought = (ids: readonly string[]): ReadonlySet<Phase> => new Set(inForce(ids).flatMap(({ phases = [] }) => phases));

/** The hooks of the options in force. */
export const bindOptions = (ids: readonly string[]): Hooks => joinHooks(inForce(ids));

/** The orders that the options in force bring. */
export const ordersOf = (ids: readonly string[]): OrderRules =>
  new Map(inForce(ids).flatMap(({ orders = {} }) => Object.entries(orders) as [OrderKind, OrderRule][]));
