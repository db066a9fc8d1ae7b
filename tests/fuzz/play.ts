import { readFileSync } from 'node:fs';
import { type Match, openMatch } from '../../src/kernel/match';
import type { BareContext, BareEvent, KernelState, RuleSystem } from '../../src/kernel/system';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/events';
import type { Action } from '../../src/rules/ancients/orders';
import type { Setup } from '../../src/rules/ancients/setup';
import type { Context, State } from '../../src/rules/ancients/types';
import { battlesOf } from '../../src/scenarios';

/** A game of any system. */
export type AnyMatch = Match<unknown, BareContext, KernelState, unknown, BareEvent>;
export type AncientsMatch = Match<Setup, Context, State, Action, Event>;

export interface Field {
  /** As `lab record --battle` knows it. */
  readonly battle: string;
  readonly position: unknown;
  /** Optional rules in force, in place of the position's own. */
  readonly options?: readonly string[];
}

const EVERYTHING = 'tests/fuzz/everything.json';

/** Every land battle of the house, and a crowded field with every type, terrain and hexside. */
export const fields: readonly Field[] = [
  ...battlesOf('ancients').map(({ id, position }) => ({ battle: id, position })),
  { battle: EVERYTHING, position: JSON.parse(readFileSync(EVERYTHING, 'utf8')) as unknown },
];

export const fieldOf = (battle: string): Field => fields.find((field) => field.battle === battle)!;
export const everything = fieldOf(EVERYTHING);

export function openIn<Setup, Context, State extends KernelState, Action, Event>(
  system: RuleSystem<Setup, Context, State, Action, Event>,
  position: unknown,
  seed: number,
): Match<Setup, Context, State, Action, Event> {
  const opened = openMatch(system, position, seed);
  if (!opened.ok) throw new Error(opened.faults.map(({ at, expected, found }) => `${at}: expected ${expected}, found ${found}`).join('\n'));
  return opened.value;
}

export const open = (position: unknown, seed: number): AncientsMatch => openIn(ancients, position, seed);
