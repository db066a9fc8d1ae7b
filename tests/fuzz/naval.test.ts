import { describe, expect, test, vi } from 'vitest';
import type { Match } from '../../src/kernel/match';
import { naval } from '../../src/rules/naval';
import type { Event } from '../../src/rules/naval/model/events';
import type { Context, State } from '../../src/rules/naval/model/types';
import { times } from '../extent';
import { eventsWritten } from '../rules/eventsWritten';
import { fuzzGame } from './checks';
import { eagerly, randomly } from './eager';
import { sea, seaFields } from './play';

vi.setConfig({ testTimeout: 60_000 });

/** Whole games at sea, at random and of fleets that fight. FUZZ_GAMES plays more; with few, for a quick look, it is not asked what has occurred. */
const GAMES = times('FUZZ_GAMES', 660, 900) / 6;

const met = { acting: new Set<string>(), rammed: new Set<string>(), repairs: new Set<string>(), events: new Set<string>() };
let played = 0;

function note(event: Event, { context, state }: Match<unknown, Context, State, unknown, Event>): void {
  met.events.add(`${event.kind} ${event.rule}`);
  if ('ship' in event) met.acting.add(context.types[state.ships[event.ship]!.type]!.name);
  if (event.kind === 'rammed') met.rammed.add(`${event.ram} ${event.roll.result}${event.to === event.from ? '' : ' through'}`);
  if (event.kind === 'repairRolled') met.repairs.add(event.result);
}

describe('random games hold to the end', () => {
  test.each(seaFields)('$battle', (field) => {
    const games = field === sea ? GAMES / 2 : GAMES / 2 / (seaFields.length - 1);
    for (let seed = 1; seed <= games; seed++) {
      expect(fuzzGame(naval, field, seed, note, { way: seed % 3 === 0 ? randomly : eagerly })).toBeGreaterThan(0);
      played++;
    }
  });
});

describe.runIf(GAMES >= 100)('in all of them together', () => {
  const types = Object.keys((sea.position as { types: object }).types);
  test('at least 100 games are played', () => expect(played).toBeGreaterThanOrEqual(100));
  test('every type of ship acts', () => expect(['small', 'large', ...types].filter((name) => !met.acting.has(name))).toEqual([]));
  test('every ram comes to all its results, those by bow and stern also on the far side', () => {
    const through = ['oarRake', 'rudder'].flatMap((ram) =>
      ['-', 'E'].flatMap((result) => [`${ram} ${result}`, `${ram} ${result} through`]),
    );
    expect([...met.rammed].sort()).toEqual([...through, 'flank -', 'flank C', 'flank E'].sort());
  });
  test('every repair comes to all its results', () => expect([...met.repairs].sort()).toEqual(['saved', 'sinks', 'stays']));
  test('everything happens that can, by every rule', () =>
    expect(eventsWritten('naval').filter((event) => !met.events.has(event))).toEqual([]));
});
