import { describe, expect, test } from 'vitest';
import { ancients } from '../../../src/rules/ancients';
import { FIELD_IDS } from '../../../src/rules/armies/model/fields';
import { LISTS } from '../../../src/rules/armies/model/lists';
import { TRAITS } from '../../../src/rules/armies/model/traits';
import { chanceOf, draft, surprise, surpriseAtSea } from '../../../src/rules/armies/play/surprise';
import { type Army, landBattle, seaBattle } from '../../../src/rules/armies/text/battle';
import { naval } from '../../../src/rules/naval';
import { fuzzGame } from '../../fuzz/checks';

const armyOf = (drafted: ReturnType<typeof draft>): Army => ({ ...drafted, name: drafted.list?.id ?? 'nobody' });

const wrongIn = (position: object): readonly unknown[] => {
  const read = ancients.readPosition(position);
  return read.ok ? [] : read.faults;
};

describe('two armies and a field', () => {
  test('make a sound position, whatever they are', () => {
    for (const [i, list] of LISTS.entries()) {
      for (const points of [30, 100, 300]) {
        const trait = TRAITS[i % 6];
        const [one, other] = [list, LISTS[(i + 5) % LISTS.length]].map((one, side) =>
          armyOf(draft(one, { points, trait: side === 0 ? trait : undefined }, chanceOf(i + points))),
        );
        for (const field of FIELD_IDS) expect(wrongIn(landBattle([one!, other!], field))).toEqual([]);
      }
    }
  });

  test('are a battle that random play brings to its end', () => {
    for (let seed = 1; seed <= 14; seed++) {
      const { armies } = surprise(seed, { points: [40, 100, 60][seed % 3]!, traits: true });
      const position = landBattle([armyOf(armies[0]), armyOf(armies[1])], FIELD_IDS[seed % FIELD_IDS.length]!);
      expect(fuzzGame(ancients, { battle: `armies ${seed}`, position }, seed, () => undefined, { closely: 40 })).toBeGreaterThan(0);
    }
  }, 60_000);

  test('can be fought as they are drawn up, without free deployment', () => {
    const { armies, field } = surprise(3, { points: 300 });
    const position = { ...landBattle([armyOf(armies[0]), armyOf(armies[1])], field), options: [] };
    expect(fuzzGame(ancients, { battle: 'armies 3', position }, 3, () => undefined, { closely: 40 })).toBeGreaterThan(0);
  }, 60_000);
});

describe('two fleets', () => {
  test('are a battle that random play brings to its end', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const [one, other] = surpriseAtSea(seed);
      const position = seaBattle(
        [
          { name: 'Rhodes', ships: one, trait: 'navy' },
          { name: 'Tyre', ships: other },
        ],
        1 + (seed % 6),
      );
      expect(fuzzGame(naval, { battle: `fleets ${seed}`, position }, seed, () => undefined, { closely: 40 })).toBeGreaterThan(0);
    }
  }, 60_000);
});
