import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seededChooser } from '../../src/ai/random';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/model/events';
import { clashesIn, OPTION_IDS } from '../../src/rules/ancients/options';
import { some, WHOLE } from '../extent';
import { eventsWritten, ofOptions } from '../rules/eventsWritten';
import { fuzzGame } from './checks';
import { randomly, type Way } from './eager';
import { completed, mixAround } from './mixes';
import type { AncientsMatch } from './play';

/** Whole random games under random mixes of optional rules, in all each pair of options together, in a sample every third. OPTION_GAMES plays so many for each pair. */
const GAMES = Number(process.env['OPTION_GAMES'] ?? 1);

/** A field with leaders everywhere, and one of barbarians, knights and elephants with few. */
const fields = ['tests/fuzz/options.json', 'tests/fuzz/wild.json'].map((battle) => ({
  battle,
  position: JSON.parse(readFileSync(battle, 'utf8')) as object,
}));
const fieldFor = (seed: number, options: readonly string[]) => {
  const { battle, position } = fields[seed % fields.length]!;
  // 15.3.e What 13.10 keeps for nations of barbarians.
  return { battle, position: options.includes('13.10') ? { ...position, optional: { traitCharges: ['unspent', 'unspent'] } } : position };
};

const pairs = some(
  OPTION_IDS.flatMap((id, i) => OPTION_IDS.slice(i + 1).map((other) => [id, other] as const)),
  3,
);
const met = new Set<string>();

describe.each(OPTION_IDS)('%s', (id) => {
  const others = pairs.filter(([first]) => first === id).map(([, other]) => other);
  test.each(others.length > 0 ? others : [id])(
    'with %s',
    (other) => {
      const together = completed([id, other]);
      if (clashesIn(together).length > 0) {
        expect(ancients.readPosition({ ...fieldFor(0, together).position, options: together })).toMatchObject({ ok: false });
        return;
      }
      for (let game = 0; game < GAMES; game++) {
        const seed = 1 + OPTION_IDS.indexOf(id) * 1000 + OPTION_IDS.indexOf(other) * 10 + game * 100_000;
        const options = game === 0 ? together : mixAround(together, seededChooser(seed));
        const field = fieldFor(OPTION_IDS.indexOf(id) + OPTION_IDS.indexOf(other), options);
        expect(
          fuzzGame(ancients, { ...field, options }, seed, (event) => met.add(`${event.kind} ${event.rule}`), { closely: 16 }),
        ).toBeGreaterThan(0);
      }
    },
    60_000,
  );
});

test('random mixes hold to the end', () => {
  for (let seed = 1; seed <= (WHOLE ? 24 : 12) * GAMES; seed++) {
    const options = mixAround([], seededChooser(seed));
    expect(
      fuzzGame(ancients, { ...fieldFor(seed, options), options }, seed, (event) => met.add(`${event.kind} ${event.rule}`), { closely: 16 }),
    ).toBeGreaterThan(0);
  }
}, 60_000);

/** 13.6 All volleys: in hand, lying, and gone with whoever carried them, by what a position says alone. */
function arrowsIn({ context, state }: AncientsMatch): { readonly lying: number; readonly carried: ReadonlyMap<number, number> } {
  const shooters = state.units.filter((unit) => context.types[unit.type]!.missile && unit.id !== context.armies[unit.side].campUnit);
  const left = (id: number): number => state.extra!.volleys.find(({ unit }) => unit === id)?.left ?? 6;
  return { lying: state.extra!.arrows.reduce((sum, { n }) => sum + n, 0), carried: new Map(shooters.map(({ id }) => [id, left(id)])) };
}

/** What a play may have done to them: nothing appears that was not shot by a camp, and gathering alone spends any. */
function wrongLedger(before: ReturnType<typeof arrowsIn>, now: ReturnType<typeof arrowsIn>, events: readonly Event[]): string[] {
  const wrong: string[] = [];
  const shot = events.find((event) => event.kind === 'shot' || event.kind === 'shotDeclared');
  const gathered = events.find((event) => event.kind === 'arrowsGathered');
  for (const [id, volleys] of now.carried) {
    const spent = before.carried.get(id)! - volleys;
    if (volleys < 0 || volleys > 6) wrong.push(`unit ${id} carries ${volleys} volleys`);
    if (spent > 0 && (shot?.unit !== id || spent > 1 || now.lying !== before.lying + 1))
      wrong.push(`unit ${id} spent ${spent} volleys unshot`);
    if (spent < 0 && gathered?.unit !== id) wrong.push(`unit ${id} has ${-spent} volleys more, ungathered`);
  }
  const fell = now.lying - before.lying;
  if (fell > 0 && (fell > 1 || !shot)) wrong.push(`${fell} volleys fell`);
  if (fell < 0 && (!gathered || 2 * gathered.volleys > -fell || (2 * gathered.volleys < -fell - 1 && gathered.left < 6)))
    wrong.push(`${-fell} volleys were taken up, ${gathered?.volleys} of them kept`);
  return wrong;
}

test('archers who cannot move gather arrows, and none are lost or made on the way', () => {
  const archers = { battle: 'tests/fuzz/archers.json', position: JSON.parse(readFileSync('tests/fuzz/archers.json', 'utf8')) as object };
  for (const options of [['13.6'], ['13.2', '13.6'], ['13.6', '13.7'], ['13.6', '13.14']]) {
    for (let seed = 1; seed <= 4 * GAMES; seed++) {
      const way: Way = (match, watch) => {
        let before = arrowsIn(match as unknown as AncientsMatch);
        randomly(match, (entry) => {
          const now = arrowsIn(match as unknown as AncientsMatch);
          const wrong = wrongLedger(before, now, entry.events as readonly Event[]);
          if (wrong.length > 0) throw new Error(wrong.join('\n'));
          before = now;
          watch(entry);
        });
      };
      expect(
        fuzzGame(ancients, { ...archers, options }, seed, (event) => met.add(`${event.kind} ${event.rule}`), { closely: 4, way }),
      ).toBeGreaterThan(0);
    }
  }
}, 60_000);

test('everything happens that options bring', () => {
  expect(eventsWritten().filter((event) => ofOptions(event) && !met.has(event))).toEqual([]);
});
