import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { baw } from '../../src/rules/baw';
import type { Event } from '../../src/rules/baw/model/events';
import { times } from '../extent';
import { eventsWritten } from '../rules/eventsWritten';
import { fuzzGame } from './checks';
import { randomly } from './eager';
import type { Field } from './play';
import { pressing } from './pressing';

/** Whole games of Battles of the Ancient World, at random and of armies that seek battle. FUZZ_GAMES plays more of all games, GAMES so many of each battle of this one: `GAMES=5000 npx vitest run tests/fuzz/baw.test.ts`. */
const GAMES = Number(process.env['GAMES'] ?? times('FUZZ_GAMES', 900, 4500) / 900);

vi.setConfig({ testTimeout: Math.max(120_000, 20_000 * GAMES) });

const fieldsIn = (folder: string): (Field & { readonly position: { readonly options?: readonly string[] } })[] =>
  readdirSync(folder).map((file) => ({ battle: `${folder}/${file}`, position: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) }));

/** Of a crowded field so many games are played for each of a battle. */
const CROWDED = 4;

/** Of so many games of a battle most seek battle and are looked at closely; whatever more there are, are random, and of so many plays one is looked at closely: then thousands take an hour or two. */
const THOROUGH = 200;
const CLOSELY = 1000;

/** The fourteen battles, and small crowded fields with every type, ground and option. */
const battles = fieldsIn('tests/fuzz/baw');
const crowds = fieldsIn('tests/referee/baw');

const events = new Set<string>();
const note = (event: Event): void => void events.add(`${event.kind} ${event.rule}`);

describe('whole games hold to the end', () => {
  test('the fourteen battles are there', () => expect(battles).toHaveLength(14));
  test.each([...battles, ...crowds])('$battle', (field) => {
    const share = battles.includes(field) ? 1 : CROWDED;
    for (let seed = 1; seed <= Math.ceil(share * GAMES); seed++) {
      const options = seed % 2 === 0 ? ['B16.1', 'B16.2', 'B16.3', 'B16.4'].slice(seed % 4) : (field.position.options ?? []);
      const how = seed > share * THOROUGH ? { way: randomly, closely: CLOSELY } : { way: seed % 3 === 2 ? randomly : pressing };
      expect(fuzzGame(baw, { ...field, options }, seed, note, how)).toBeGreaterThan(0);
    }
  });
});

test('everything happens that can, by every rule', () => expect(eventsWritten('baw').filter((event) => !events.has(event))).toEqual([]));
