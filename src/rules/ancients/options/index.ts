import type { OrderKind } from '../model/orders';
import type { Phase } from '../model/types';
import type { all } from './all';
import type { SliceName } from './extra';
import type { Hooks, Option, OrderRule } from './hooks';
import { joinHooks } from './join';

/** The optional rules that can be switched on, in the order of the rulebook. */
export const OPTION_IDS = [
  '13.1',
  '13.2',
  '13.3',
  '13.4',
  '13.5',
  '13.6',
  '13.7',
  '13.8',
  '13.9',
  '13.10',
  '13.11',
  '13.12',
  '13.13',
  '13.14',
  '13V',
  'V1.average',
  'V1.d4',
  'V1.d5',
  'V5',
] as const;

export type OptionId = (typeof OPTION_IDS)[number];

/** The paragraph that explains an option; the dice of V1 are choices within it. */
export const paragraphOf = (id: OptionId): string => id.replace(/^V1\..*/, 'V1');

export const isOption = (id: string): id is OptionId => (OPTION_IDS as readonly string[]).includes(id);

type Optional = typeof all;

let there: Optional | undefined;

/** Said by `all`, once, when it has come. */
export function provide(given: Optional): void {
  there = given;
}

/** What optional rules do. A battle without them never asks; whoever reads a position that needs them must have fetched `all` before. */
export function optional(): Optional {
  if (!there) throw new Error('the optional rules are still to be fetched');
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

export type OrderRules = ReadonlyMap<OrderKind, OrderRule>;

/** The orders that the options in force bring. */
export const ordersOf = (ids: readonly string[]): OrderRules =>
  new Map(inForce(ids).flatMap(({ orders = {} }) => Object.entries(orders) as [OrderKind, OrderRule][]));

export interface Clash {
  readonly id: OptionId;
  readonly with: OptionId;
  /** Whether the one needs the other, or cannot be played with it. */
  readonly why: 'needs' | 'excludes';
}

/** Which options cannot be played as chosen, and why. */
const NEEDS: Partial<Record<OptionId, OptionId>> = { 'V1.average': '13V', 'V1.d4': '13V', 'V1.d5': '13V', V5: '13V' };
/** 13.2 leaves no die for 13.13 to move; V4 stands in place of 13.9; one die is rolled. */
const EXCLUDES: readonly (readonly [OptionId, OptionId])[] = [
  ['13.2', '13.13'],
  ['13V', '13.9'],
  ['V1.average', 'V1.d4'],
  ['V1.average', 'V1.d5'],
  ['V1.d4', 'V1.d5'],
];

export function clashesIn(ids: readonly string[]): Clash[] {
  const chosen = OPTION_IDS.filter((id) => ids.includes(id));
  const lacking = chosen.flatMap((id): Clash[] => {
    const needed = NEEDS[id];
    return needed && !ids.includes(needed) ? [{ id, with: needed, why: 'needs' }] : [];
  });
  const hostile = EXCLUDES.filter((pair) => pair.every((id) => ids.includes(id)));
  return [...lacking, ...hostile.map(([id, other]): Clash => ({ id, with: other, why: 'excludes' }))];
}

export type { Hooks, OrderRule } from './hooks';
