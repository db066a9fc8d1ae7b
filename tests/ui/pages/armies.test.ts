import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/kernel/dice';
import { ancients } from '../../../src/rules/ancients';
import { NUMBERED_OPTIONS } from '../../../src/rules/ancients/options/ids';
import { LEAST_POINTS, MOST_POINTS, WARES } from '../../../src/rules/armies/model/data';
import { LISTS } from '../../../src/rules/armies/model/lists';
import { chanceOf } from '../../../src/rules/armies/play/surprise';
import { naval } from '../../../src/rules/naval';
import {
  boughtIn,
  faultsOf,
  NO_WISHES,
  namesOf,
  newFaults,
  positionOf,
  toWishFor,
  type Wishes,
  wishesIn,
} from '../../../src/ui/pages/armies/battleOfPlan';
import { readBought } from '../../../src/ui/pages/armies/bought';
import { type ArmyDraft, firstPlan, type Plan, programBuys, stepped, surprisePlan, waresOf } from '../../../src/ui/pages/armies/drafts';
import { armyWords as en } from '../../../src/ui/words/armies/en';
import { armyWords as fr } from '../../../src/ui/words/armies/fr';

const asked = { arena: 'land', points: 100, mended: false } as const;
const planned = (more: Partial<Plan> = {}, seed = 7): Plan => ({ ...firstPlan(seed, asked), ...more });
const usual = planned();
const plannedOf = (army: ArmyDraft, points: number): Plan => ({ ...usual, points, armies: [army, army] });

describe('the armies on the page', () => {
  test('are sound whatever the surprise, and make battles that the rules take', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const plan = planned({ points: 100 }, seed);
      for (const words of [en, fr]) {
        expect(faultsOf(plan)).toEqual([[], []]);
        expect(ancients.readPosition(positionOf(plan, words, seed))).toMatchObject({ ok: true });
        const sea: Plan = { ...plan, arena: 'sea' };
        expect(faultsOf(sea)).toEqual([[], []]);
        expect(naval.readPosition(positionOf(sea, words, seed))).toMatchObject({ ok: true });
      }
    }
  });

  test('are surprised in one arena, and wait for the other as they are', () => {
    const plan = planned();
    const land = surprisePlan(8, plan);
    expect(land).toEqual({ ...planned({}, 8), fleets: plan.fleets });
    expect(surprisePlan(8, { ...plan, arena: 'sea' })).toEqual({ ...plan, arena: 'sea', fleets: planned({}, 8).fleets });
  });

  test('of every list offer all that the program buys', () => {
    for (const { id } of LISTS) {
      const army = programBuys({ nation: id, trait: undefined, units: {} }, asked, 5);
      const { own } = waresOf(id, 100);
      expect(Object.keys(army.units).filter((ware) => !own.some(([offered]) => offered === ware))).toEqual([]);
    }
  });

  test('are read again as a tab has kept them, and anything else is none', () => {
    const plan = planned({ navies: [true, false] });
    const kept = { plan, wishes: { options: ['13.4'], nightfall: 5 } };
    expect(readBought(JSON.stringify(kept))).toEqual(JSON.parse(JSON.stringify(kept)));
    const wrong = [{ ...plan, points: 9000 }, { ...plan, armies: [] }, { ...plan, fleets: [{ raft: 2 }, {}] }, 7];
    for (const each of wrong) expect(readBought(JSON.stringify({ ...kept, plan: each }))).toEqual({});
    for (const text of [null, '', '{', '[]']) expect(readBought(text)).toEqual({});
  });

  test('of seafarers begin with a point at sea', () => {
    const { fleets } = positionOf(planned({ arena: 'sea', navies: [false, true] }), en, 1) as { fleets: readonly { points?: number }[] };
    expect(fleets.map(({ points }) => points)).toEqual([undefined, 1]);
  });

  test('say every fault by its rule', () => {
    const units = { MM: 6, LI: 1 };
    const plan = planned({ armies: [{ nation: 'none', trait: undefined, units }, planned().armies[1]] });
    expect(faultsOf(plan)[0]!.map(({ rule }) => rule)).toEqual(['15.2.h.2']);
    expect(faultsOf({ ...plan, mended: true })[0]).toEqual([]);
    expect(faultsOf({ ...plan, arena: 'sea', fleets: [{}, { trireme: 11 }] }).map((faults) => faults.map(({ why }) => why))).toEqual([
      ['noShips'],
      ['tooDear'],
    ]);
  });

  test('of every list offer once whatever the rules accept under it', () => {
    for (const { id } of LISTS) {
      for (const points of [LEAST_POINTS, 100, MOST_POINTS]) {
        const accepted = WARES.filter(
          (ware) => faultsOf(plannedOf({ nation: id, trait: undefined, units: { [ware]: 1 } }, points))[0]!.length === 0,
        );
        const { own, others } = waresOf(id, points);
        const offered = [...own.map(([ware]) => ware), ...others];
        expect([id, accepted.filter((ware) => !offered.includes(ware))]).toEqual([id, []]);
        expect(new Set(offered).size).toBe(offered.length);
      }
    }
  });

  test('of what a list names otherwise offer both, within one limit', () => {
    expect(waresOf('huns', 100).own.slice(0, 2)).toEqual([
      ['horse-archer', 32],
      ['LC', 32],
    ]);
    expect(waresOf('persia', 100).own.slice(0, 2)).toEqual([
      ['horse-archer', 4],
      ['LC', 10],
    ]);
    expect(waresOf('england', 100).own.slice(0, 2)).toEqual([
      ['longbow', 10],
      ['LA', 10],
    ]);
  });

  test('are counted one by one, and never fewer than none', () => {
    expect(stepped({ HI: 1 }, 'HI', -1)).toEqual({ HI: 0 });
    expect(stepped({ HI: 0 }, 'HI', -1)).toEqual({ HI: 0 });
    expect(stepped({}, 'HI', 1)).toEqual({ HI: 1 });
  });

  test('of one nation are told apart by a number', () => {
    const army = planned().armies[0];
    expect(
      namesOf(
        planned({
          armies: [
            { ...army, nation: 'huns' },
            { ...army, nation: 'huns' },
          ],
        }),
        en,
      ),
    ).toEqual(['Huns, Avars, Magyars I', 'Huns, Avars, Magyars II']);
  });

  test('are played by whatever optional rules are wished, besides those that they bring', () => {
    const [army, other] = planned().armies;
    const plain = planned({ armies: [{ ...army, trait: undefined }, other] });
    const barbarian = planned({
      armies: [
        { ...army, trait: 'barbarians' },
        { ...other, trait: undefined },
      ],
    });
    const none: Wishes = { options: [] };
    const drawn = (plan: Plan, wishes = none) => positionOf(plan, en, 1, wishes);
    expect(drawn(barbarian)).toMatchObject({ options: ['13.3', '13.10'] });
    for (const id of NUMBERED_OPTIONS) {
      const wishes = { options: [id], ...(id === '13.4' ? { nightfall: 5, turns: 11 } : {}) };
      for (const plan of [plain, barbarian]) expect([id, ancients.readPosition(drawn(plan, wishes))]).toMatchObject([id, { ok: true }]);
    }
    const night = drawn(plain, { options: ['13.4', '13.8'], nightfall: 5, turns: 11 });
    expect(night).toMatchObject({ options: ['13.3', '13.4', '13.8'], nightfall: 5, turns: 11 });
    expect(wishesIn(drawn(plain), night)).toEqual({ options: ['13.4', '13.8'], nightfall: 5, turns: 11 });
  });

  test('have the charge of barbarians by the trait for one army, by the rule for both, in whatever order these were chosen', () => {
    const [army, other] = planned().armies;
    const barbarian = planned({
      armies: [
        { ...army, trait: 'barbarians' },
        { ...other, trait: undefined },
      ],
    });
    const forAll: Wishes = { options: ['13.10'] };
    const shown = (wishes: Wishes) => toWishFor(positionOf(barbarian, en, 1, wishes), wishes) as { readonly options: readonly string[] };
    const drawn = toWishFor(positionOf(barbarian, en, 1));
    for (const [wishes, options] of [
      [NO_WISHES, ['13.3']],
      [forAll, ['13.3', '13.10']],
    ] as const) {
      // What the page shows as chosen is what is wished, and nothing else.
      expect(shown(wishes).options).toEqual(options);
      expect(wishesIn(drawn, shown(wishes))).toEqual(wishes);
    }
    expect(positionOf(barbarian, en, 1)).toHaveProperty('optional.charges', ['unspent', 'spent']);
    expect(positionOf(barbarian, en, 1, forAll)).not.toHaveProperty('optional');
    expect(positionOf(barbarian, en, 1, forAll)).toMatchObject({ options: ['13.3', '13.10'] });
  });

  test('are said to be faulty when they become it, each fault once', () => {
    const [army, other] = planned().armies;
    const bought = (LI: number): Plan => planned({ armies: [{ nation: 'hoplites', trait: undefined, units: { LI } }, other] });
    expect(newFaults(bought(7), bought(8), en)).toEqual([]);
    expect(newFaults(bought(8), bought(9), en)).toEqual(['Greek cities: Light infantry: 9; the list allows 8.']);
    expect(newFaults(bought(9), bought(10), en)).toEqual([]);
    expect(newFaults(bought(33), bought(34), en)).toEqual(['Greek cities: It costs 102 points; there are 100.']);
    const sea = planned({ arena: 'sea', fleets: [{}, { trireme: 11 }] });
    expect(newFaults(planned({ armies: [army, other] }), sea, fr)).toEqual([
      'Première flotte\u00a0: Une flotte compte au moins un navire.',
      'Deuxième flotte\u00a0: Elle coûte 66 points pour 60 disponibles.',
    ]);
  });

  test('are said as they were bought by surprise: who meets whom, at sea for how much', () => {
    const plan = planned({ fleets: [{ trireme: 10 }, { quinquereme: 6 }] });
    expect(boughtIn(plan, en)).toBe(`${en.builder.meeting(...namesOf(plan, en))}.`);
    expect(boughtIn({ ...plan, arena: 'sea' }, en)).toBe('First fleet: 60 of 60 points. Second fleet: 54 of 60 points.');
  });

  test('at sea begin with a die that is not the first of the game', () => {
    const differ = Array.from({ length: 60 }, (_, seed) => {
      const { die } = positionOf(planned({ arena: 'sea' }), en, seed) as { readonly die: number };
      return die !== seededDice.roll(chanceOf(seed), 'die', 6);
    });
    expect(differ.filter(Boolean).length).toBeGreaterThan(30);
  });
});
