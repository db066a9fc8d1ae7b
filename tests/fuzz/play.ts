import { readFileSync } from 'node:fs';
import type { HexContext } from '../../src/kernel/hexGame';
import { openMatch } from '../../src/kernel/match';
import type { AnyTwoSidedGame, BareState, TwoSidedGame, TwoSidedMatch } from '../../src/kernel/twoSides';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/model/events';
import type { Action } from '../../src/rules/ancients/model/orders';
import type { Setup } from '../../src/rules/ancients/model/setup';
import type { Context, State } from '../../src/rules/ancients/model/types';
import { baw } from '../../src/rules/baw';
import { type SystemId, systemWord } from '../../src/rules/ids';
import { systemFor } from '../../src/rules/registry';
import { sampleOf } from '../battles';

/** A game of any system. */
export type AncientsMatch = TwoSidedMatch<Setup, Context, State, Action, Event>;

export interface Field {
  /** As `lab record --battle` knows it. */
  readonly battle: string;
  readonly position: unknown;
  /** Optional rules in force, in place of the position's own. */
  readonly options?: readonly string[];
}

const read = (file: string): Field => ({ battle: file, position: JSON.parse(readFileSync(file, 'utf8')) as unknown });
const houseFields = (system: SystemId): Field[] => sampleOf(system).map(({ id, position }) => ({ battle: id, position }));

/** A crowded field with every type, terrain and hexside. */
export const everything = read('tests/fuzz/everything.json');
/** The sample of the land battles of the house, and that field. */
export const fields: readonly Field[] = [...houseFields('ancients'), everything];

/** Two fleets among islands, close, with ships of every kind. */
export const sea = read('tests/fuzz/sea.json');
/** The sample of its naval battles, and that field. */
export const seaFields: readonly Field[] = [...houseFields('naval'), sea];

export const fieldOf = (battle: string): Field => [...fields, ...seaFields].find((field) => field.battle === battle)!;

/** The system that a position is of. */
export function systemIn(position: unknown): AnyTwoSidedGame {
  // Its rules are there before its players and its table, which the registry's games have.
  if (systemWord(position) === baw.id) return baw;
  const found = systemFor(position);
  if (!found.ok) throw new Error(`no such system: ${found.faults[0]?.found}`);
  return found.value;
}

export function openIn<Setup, Context extends HexContext, State extends BareState, Action, Event>(
  system: TwoSidedGame<Setup, Context, State, Action, Event>,
  position: unknown,
  seed: number,
): TwoSidedMatch<Setup, Context, State, Action, Event> {
  const opened = openMatch(system, position, seed);
  if (!opened.ok) throw new Error(opened.faults.map(({ at, expected, found }) => `${at}: expected ${expected}, found ${found}`).join('\n'));
  return opened.value;
}

export const open = (position: unknown, seed: number): AncientsMatch => openIn(ancients, position, seed);
