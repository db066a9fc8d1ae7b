import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Chooser, seededChooser } from '../../src/ai/random';
import { ancients } from '../../src/rules/ancients';
import { clashesIn, OPTION_IDS, type OptionId } from '../../src/rules/ancients/options';
import { eventsWritten, ofOptions } from '../rules/eventsWritten';
import { fuzzGame } from './checks';

/** Whole random games under random mixes of optional rules, each pair of options together at least once. OPTION_GAMES plays so many for each pair. */
const GAMES = Number(process.env.OPTION_GAMES ?? 1);

/** A field with leaders everywhere, and one of barbarians, knights and elephants with few. */
const fields = ['tests/fuzz/options.json', 'tests/fuzz/wild.json'].map((battle) => ({
  battle,
  position: JSON.parse(readFileSync(battle, 'utf8')) as object,
}));
const fieldFor = (seed: number) => fields[seed % fields.length]!;

/** With what they need. */
function completed(ids: readonly OptionId[]): OptionId[] {
  const needed = clashesIn(ids).flatMap((clash) => (clash.why === 'needs' ? [clash.with] : []));
  return needed.length > 0 ? completed([...ids, ...needed]) : OPTION_IDS.filter((id) => ids.includes(id));
}

/** These, and some others that go with them. */
function mixAround(ids: readonly OptionId[], choose: Chooser): readonly OptionId[] {
  let mix = completed(ids);
  for (const id of OPTION_IDS) {
    if (choose(4) > 0) continue;
    const more = completed([...mix, id]);
    if (clashesIn(more).length === 0) mix = more;
  }
  return mix;
}

const pairs = OPTION_IDS.flatMap((id, i) => OPTION_IDS.slice(i + 1).map((other) => [id, other] as const));
const met = new Set<string>();

describe.each(OPTION_IDS)('%s', (id) => {
  const others = pairs.filter(([first]) => first === id).map(([, other]) => other);
  test.each(others.length > 0 ? others : [id])(
    'with %s',
    (other) => {
      const together = completed([id, other]);
      if (clashesIn(together).length > 0) {
        expect(ancients.readPosition({ ...fieldFor(0).position, options: together })).toMatchObject({ ok: false });
        return;
      }
      for (let game = 0; game < GAMES; game++) {
        const seed = 1 + OPTION_IDS.indexOf(id) * 1000 + OPTION_IDS.indexOf(other) * 10 + game * 100_000;
        const options = game === 0 ? together : mixAround(together, seededChooser(seed));
        const field = fieldFor(OPTION_IDS.indexOf(id) + OPTION_IDS.indexOf(other));
        expect(
          fuzzGame(ancients, { ...field, options }, seed, (event) => met.add(`${event.kind} ${event.rule}`), { closely: 12 }),
        ).toBeGreaterThan(0);
      }
    },
    60_000,
  );
});

test('random mixes hold to the end', () => {
  for (let seed = 1; seed <= 40 * GAMES; seed++) {
    const options = mixAround([], seededChooser(seed));
    expect(
      fuzzGame(ancients, { ...fieldFor(seed), options }, seed, (event) => met.add(`${event.kind} ${event.rule}`), { closely: 12 }),
    ).toBeGreaterThan(0);
  }
}, 60_000);

test('archers who cannot move gather arrows', () => {
  const archers = { battle: 'tests/fuzz/archers.json', position: JSON.parse(readFileSync('tests/fuzz/archers.json', 'utf8')) as object };
  for (const options of [['13.6'], ['13.2', '13.6'], ['13.6', '13.14']]) {
    for (let seed = 1; seed <= 4 * GAMES; seed++) {
      expect(
        fuzzGame(ancients, { ...archers, options }, seed, (event) => met.add(`${event.kind} ${event.rule}`), { closely: 4 }),
      ).toBeGreaterThan(0);
    }
  }
}, 60_000);

test('everything happens that options bring', () => {
  expect(eventsWritten().filter((event) => ofOptions(event) && !met.has(event))).toEqual([]);
});
