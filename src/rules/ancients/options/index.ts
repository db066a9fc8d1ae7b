import type { OrderKind } from '../orders';
import type { Phase } from '../types';
import { arrowSupply } from './arrowSupply';
import { barbarianCharge } from './barbarianCharge';
import { averageDie, commandPoints, fiveSidedDie, fourSidedDie } from './commandPoints';
import { dismounting } from './dismounting';
import { duels } from './duels';
import { elephants } from './elephants';
import { elevation } from './elevation';
import type { SliceName } from './extra';
import { freeDeployment } from './freeDeployment';
import { hiddenMovement } from './hiddenMovement';
import type { Hooks, Option, OrderRule } from './hooks';
import { joinHooks } from './join';
import { leaderSurvival } from './leaderSurvival';
import { leadersWalk } from './leadersWalk';
import { lossOfControl } from './lossOfControl';
import { missileUnits } from './missileUnits';
import { nightfall } from './nightfall';
import { noLuck } from './noLuck';
import { zonesOfControl } from './zonesOfControl';

const OPTIONS = {
  '13.1': zonesOfControl,
  '13.2': noLuck,
  '13.3': freeDeployment,
  '13.4': nightfall,
  '13.5': elevation,
  '13.6': arrowSupply,
  '13.7': hiddenMovement,
  '13.8': duels,
  '13.9': lossOfControl,
  '13.10': barbarianCharge,
  '13.11': elephants,
  '13.12': dismounting,
  '13.13': leaderSurvival,
  '13.14': missileUnits,
  '13V': commandPoints,
  'V1.average': averageDie,
  'V1.d4': fourSidedDie,
  'V1.d5': fiveSidedDie,
  V5: leadersWalk,
} satisfies Record<string, Option>;

export type OptionId = keyof typeof OPTIONS;

/** The optional rules that can be switched on, in the order of the rulebook. */
export const OPTION_IDS = Object.keys(OPTIONS) as readonly OptionId[];

export const isOption = (id: string): id is OptionId => Object.hasOwn(OPTIONS, id);

const inForce = (ids: readonly string[]): Option[] => OPTION_IDS.filter((id) => ids.includes(id)).map((id) => OPTIONS[id]);

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
