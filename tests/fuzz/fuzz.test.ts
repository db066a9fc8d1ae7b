import { describe, expect, test } from 'vitest';
import { directionTo } from '../../src/kernel/board';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/model/events';
import { COUNTERS, TERRAINS } from '../../src/rules/ancients/model/types';
import { hexsideAt } from '../../src/rules/ancients/play/ground';
import { times } from '../extent';
import { eventsWritten, ofOptions } from '../rules/eventsWritten';
import { fuzzGame } from './checks';
import { type AncientsMatch, everything, fields } from './play';

/** Whole random games. FUZZ_GAMES plays more of them; with fewer than 300, for a quick look, it is not asked what has occurred. */
const GAMES = times('FUZZ_GAMES', 300, 600);
const PORTION = 50;

const met = { types: new Set<string>(), terrains: new Set<string>(), hexsides: new Set<string>(), events: new Set<string>() };
let played = 0;

function note(event: Event, { context, state }: AncientsMatch): void {
  met.events.add(`${event.kind} ${event.rule}`);
  if ('unit' in event) met.types.add(context.types[state.units[event.unit]!.type]!.name);
  if ('target' in event) met.types.add(context.types[state.units[event.target]!.type]!.as);
  const path = event.kind === 'moved' || event.kind === 'entered' || event.kind === 'exited' ? event.path : [];
  for (const [i, hex] of path.entries()) {
    met.terrains.add(context.terrain[hex]!);
    const side = i === 0 ? undefined : hexsideAt(context, path[i - 1]!, directionTo(context.board, path[i - 1]!, hex));
    if (side) met.hexsides.add(side);
  }
}

describe('random games hold to the end', () => {
  for (const field of fields) {
    const games = field === everything ? GAMES / 2 : GAMES / 2 / (fields.length - 1);
    for (let first = 1; first <= games; first += PORTION) {
      const last = Math.min(first + PORTION - 1, Math.ceil(games));
      test(`${field.battle}, seeds ${first} to ${last}`, () => {
        for (let seed = first; seed <= last; seed++) {
          expect(fuzzGame(ancients, field, seed, note)).toBeGreaterThan(0);
          played++;
        }
      }, 60_000);
    }
  }
});

describe.runIf(GAMES >= 300)('in all of them together', () => {
  const own = Object.keys((everything.position as { types: object }).types);
  test('at least 300 games are played', () => expect(played).toBeGreaterThanOrEqual(300));
  test('every type of unit acts', () => expect([...COUNTERS, ...own].filter((name) => !met.types.has(name))).toEqual([]));
  test('every terrain is entered', () => expect(TERRAINS.filter((terrain) => !met.terrains.has(terrain))).toEqual([]));
  test('fords and bridges are crossed, rivers never', () => expect([...met.hexsides].sort()).toEqual(['bridge', 'ford']));
  test('everything happens that can, by every rule', () =>
    expect(eventsWritten().filter((event) => !ofOptions(event) && !met.events.has(event))).toEqual([]));
});
