import { COLUMNS, COMBAT_TABLE, EVEN } from '../../rules/baw/model/data';
import type { Result } from '../../rules/baw/model/types';

/** What a unit that is driven back has lost, of its strength: its place, and the ground to the enemy. */
const DRIVEN = 0.07;

/** How often each result falls in a column, of all its faces. */
export interface Chances {
  readonly AE: number;
  readonly AR: number;
  readonly EC: number;
  readonly DR: number;
  readonly DE: number;
}

const chancesOf = (results: readonly Result[]): Chances => {
  const share = (result: Result): number => results.filter((each) => each === result).length / results.length;
  return { AE: share('AE'), AR: share('AR'), EC: share('EC'), DR: share('DR'), DE: share('DE') };
};

/** B7.5 By the place of the column on the scale. */
const CHANCES: readonly Chances[] = COLUMNS.map((_, place) => {
  if (place === 0) return chancesOf(['AE']);
  if (place === COLUMNS.length - 1) return chancesOf(['DE']);
  return chancesOf(COMBAT_TABLE.map((row) => row[place - 1]!));
});

/** What stands in an attack: the strength of either side in all, and of the one whom it would lose; whether the defenders have no way back. */
export interface Stake {
  attack: number;
  weakest: number;
  defence: number;
  least: number;
  trapped: boolean;
}

/** The exact expectation of an attack in a column, in strength points: what the enemy loses less what the attacker does. */
export function gainIn(place: number, { attack, weakest, defence, least, trapped }: Stake): number {
  const { AE, AR, EC, DR, DE } = CHANCES[place]!;
  const driven = trapped ? defence : DRIVEN * defence;
  return (DE + EC) * least + DR * driven - (AE + EC) * weakest - AR * DRIVEN * attack;
}

const FULL = { attack: 1, weakest: 1, defence: 1, least: 1, trapped: false };
const TRAPPED = { ...FULL, trapped: true };
/** The gain of one against one of the same strength, in each column. */
const EVENLY: readonly number[] = COLUMNS.map((_, place) => gainIn(place, FULL));
const ENCLOSED: readonly number[] = COLUMNS.map((_, place) => gainIn(place, TRAPPED));

/** How much of the way to the next column strength that does not reach it counts: others may yet join, or share it out anew. */
const TOWARDS = 0.4;
/** Fights against the odds are given to the weakest: they cost so much of a mean unit. */
const SOAKED = 0.6;

/** What a fight at a ratio brings, for each point of the defender's strength; nought where there is none. */
export function promiseAt(ratio: number, trapped: boolean): number {
  if (ratio <= 0) return 0;
  const table = trapped ? ENCLOSED : EVENLY;
  const exact = ratio >= 1 ? EVEN + ratio - 1 : EVEN + 1 - 1 / ratio;
  if (exact <= 0) return SOAKED * table[0]!;
  if (exact >= table.length - 1) return table[table.length - 1]!;
  const place = Math.floor(exact);
  const gain = table[place]! + TOWARDS * (exact - place) * (table[place + 1]! - table[place]!);
  return gain < 0 ? SOAKED * gain : gain;
}

/** The share of itself that a unit loses when it is attacked at a ratio. */
export function perilAt(ratio: number): number {
  if (ratio < 0.5) return 0;
  if (ratio < 1) return 0.04 * (2 * ratio - 1);
  return Math.min(1, 0.04 + 0.11 * (ratio - 1) + (ratio > 5 ? 0.2 : 0));
}
