import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/kernel/dice';
import { ancients } from '../../../src/rules/ancients';
import { NUMBERED_OPTIONS } from '../../../src/rules/ancients/options/ids';
import { FIRST_DIE, LEAST_POINTS, MOST_POINTS, WARES } from '../../../src/rules/armies/model/data';
import type { Field } from '../../../src/rules/armies/model/fields';
import { LISTS } from '../../../src/rules/armies/model/lists';
import { appraise } from '../../../src/rules/armies/play/army';
import { unitsPrice } from '../../../src/rules/armies/play/price';
import { chanceOf } from '../../../src/rules/armies/play/surprise';
import { naval } from '../../../src/rules/naval';
import {
  boughtIn,
  faultsOf,
  landPosition,
  NO_WISHES,
  namesOf,
  newFaults,
  positionOf,
  toWishFor,
  type Wishes,
  wishesIn,
} from '../../../src/ui/pages/armies/battleOfPlan';
import { readBought } from '../../../src/ui/pages/armies/bought';
import {
  type ArmyDraft,
  boughtAs,
  firstPlan,
  type Plan,
  programBuys,
  purchaseOf,
  stepped,
  surprisePlan,
  waresOf,
} from '../../../src/ui/pages/armies/drafts';
import { seatOf } from '../../../src/ui/pages/battles/usual';
import { chosenIn, firstChoices, type Made } from '../../../src/ui/pages/setUp/choices';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { armyWords as en } from '../../../src/ui/words/armies/en';
import { armyWords as fr } from '../../../src/ui/words/armies/fr';

const asked = { arena: 'land', points: 100, mended: false } as const;
const planned = (more: Partial<Plan> = {}, seed = 7): Plan => ({ ...firstPlan(seed, asked), ...more });
const usual = planned();
const seededBy = (seed: number) => ({ dice: 'seeded', seed }) as const;
const plannedOf = (army: ArmyDraft, points: number): Plan => ({ ...usual, points, armies: [army, army] });

describe('the armies on the page', () => {
  test('are sound whatever the surprise, and make battles that the rules take', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const plan = planned({ points: 100 }, seed);
      for (const words of [en, fr]) {
        expect(faultsOf(plan)).toEqual([[], []]);
        expect(ancients.readPosition(positionOf(plan, words, seededBy(seed)))).toMatchObject({ ok: true });
        const sea: Plan = { ...plan, arena: 'sea' };
        expect(faultsOf(sea)).toEqual([[], []]);
        expect(naval.readPosition(positionOf(sea, words, seededBy(seed)))).toMatchObject({ ok: true });
      }
    }
  });

  test('are surprised in one arena, and wait for the other as they are', () => {
    const plan = planned();
    const land = surprisePlan(8, plan);
    expect(land).toEqual({ ...planned({}, 8), fleets: plan.fleets });
    expect(surprisePlan(8, { ...plan, arena: 'sea' })).toEqual({ ...plan, arena: 'sea', fleets: planned({}, 8).fleets });
  });

  test('with a handicap have each its own points, and as many leaders', () => {
    const plan = firstPlan(7, { ...asked, points: 60, handicap: 180 });
    const [one, other] = ([0, 1] as const).map((side) => purchaseOf(plan, side));
    expect([one!.points, other!.points]).toEqual([60, 180]);
    expect([one!, other!].map((each) => appraise(each))).toMatchObject([
      { faults: [], leaders: 4 },
      { faults: [], leaders: 4 },
    ]);
    expect(unitsPrice(other!.units)).toBeGreaterThan(170);
    expect(purchaseOf({ ...plan, armies: [plan.armies[0], programBuys(plan, 1, 3)] }, 1)).toMatchObject({ points: 180 });
    expect(faultsOf({ ...plan, handicap: 100 })[1]!.map(({ why }) => why)).toContain('tooDear');
    const { armies } = landPosition(plan, en) as { readonly armies: readonly { readonly leaders: readonly string[] }[] };
    expect(armies.map(({ leaders }) => leaders.length)).toEqual([4, 4]);
    expect(surprisePlan(8, plan)).toMatchObject({ points: 60, handicap: 180 });
    // Without one both have the same.
    expect(purchaseOf({ ...plan, handicap: undefined }, 1)).toMatchObject({ points: 60, ledBy: 60 });
  });

  test('of every list offer all that the program buys', () => {
    for (const { id } of LISTS) {
      const army = programBuys(plannedOf({ nation: id, trait: undefined, units: {} }, 100), 0, 5);
      const { own } = waresOf(id, 100);
      expect(Object.keys(army.units).filter((ware) => !own.some(([offered]) => offered === ware))).toEqual([]);
    }
  });

  test('are read again as a tab has kept them, and anything else is none', () => {
    const plan = planned({ navies: [true, false] });
    const kept = { plan, wishes: { options: ['13.4'], nightfall: 5 } };
    expect(readBought(JSON.stringify(kept))).toEqual(JSON.parse(JSON.stringify(kept)));
    expect(readBought(JSON.stringify({ ...kept, plan: { ...plan, handicap: 120 } })).plan).toMatchObject({ points: 100, handicap: 120 });
    const wrong = [
      { ...plan, points: 9000 },
      { ...plan, handicap: 10 },
      { ...plan, armies: [] },
      { ...plan, fleets: [{ raft: 2 }, {}] },
      7,
    ];
    for (const each of wrong) expect(readBought(JSON.stringify({ ...kept, plan: each }))).toEqual({});
    for (const text of [null, '', '{', '[]']) expect(readBought(text)).toEqual({});
  });

  test('of seafarers begin with a point at sea', () => {
    const { fleets } = positionOf(planned({ arena: 'sea', navies: [false, true] }), en, seededBy(1)) as {
      fleets: readonly { points?: number }[];
    };
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

  test('of what a trait makes of a whole counter offer and count one, whatever it was bought as', () => {
    const bought: ArmyDraft = { nation: 'persia', trait: 'horseArchers', units: { 'horse-archer': 5, LC: 2 } };
    expect(faultsOf(plannedOf(bought, 100))[0]).toEqual([]);
    expect(boughtAs(bought)).toEqual({ LC: 7 });
    expect(faultsOf(plannedOf({ ...bought, units: { 'horse-archer': 5, LC: 6 } }, 100))[0]).toMatchObject([{ why: 'tooManyOfType' }]);
    expect(faultsOf(plannedOf({ ...bought, trait: undefined }, 100))[0]).toMatchObject([{ why: 'tooManyNamed' }]);
    for (const { id } of [...LISTS, { id: 'none' as const }]) {
      for (const [trait, named, counter] of [
        ['horseArchers', 'horse-archer', 'LC'],
        ['crossbows', 'longbow', 'LA'],
      ] as const) {
        const { own, others } = waresOf(id, 100, trait);
        const offered = [...own.map(([ware]) => ware), ...others];
        expect([id, offered.includes(named), offered.includes(counter)]).toEqual([id, false, true]);
        const { units } = programBuys(plannedOf({ nation: id, trait, units: {} }, 100), 0, 5);
        expect([id, units[named]]).toEqual([id, undefined]);
      }
    }
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
    const drawn = (plan: Plan, wishes = none) => landPosition(plan, en, wishes);
    expect(drawn(barbarian)).toMatchObject({ options: ['13.3', '13.10'] });
    for (const id of NUMBERED_OPTIONS) {
      const wishes = { options: [id], ...(id === '13.4' ? { nightfall: 5, turns: 11 } : {}) };
      for (const plan of [plain, barbarian]) expect([id, ancients.readPosition(drawn(plan, wishes))]).toMatchObject([id, { ok: true }]);
    }
    const night = drawn(plain, { options: ['13.4', '13.8'], nightfall: 5, turns: 11 });
    expect(night).toMatchObject({ options: ['13.3', '13.4', '13.8'], nightfall: 5, turns: 11 });
    expect(wishesIn(drawn(plain), night)).toEqual({ options: ['13.4', '13.8'], nightfall: 5, turns: 11 });
  });

  test('have the charge of barbarians by the trait for one army, and by the rule, if it is wished, another for both', () => {
    const [army, other] = planned().armies;
    const barbarian = planned({
      armies: [
        { ...army, trait: 'barbarians' },
        { ...other, trait: undefined },
      ],
    });
    const forAll: Wishes = { options: ['13.10'] };
    const shown = (wishes: Wishes) => toWishFor(landPosition(barbarian, en, wishes), wishes) as { readonly options: readonly string[] };
    const drawn = toWishFor(landPosition(barbarian, en));
    for (const [wishes, options] of [
      [NO_WISHES, ['13.3']],
      [forAll, ['13.3', '13.10']],
    ] as const) {
      // What the page shows as chosen is what is wished, and nothing else.
      expect(shown(wishes).options).toEqual(options);
      expect(wishesIn(drawn, shown(wishes))).toEqual(wishes);
    }
    const traitCharges = ['unspent', 'spent'];
    expect(landPosition(barbarian, en)).toHaveProperty('optional', { charges: ['spent', 'spent'], traitCharges });
    expect(landPosition(barbarian, en, forAll)).toHaveProperty('optional', { traitCharges });
    expect(landPosition(barbarian, en, forAll)).toMatchObject({ options: ['13.3', '13.10'] });
  });

  test('are told all their faults, each with what is in it', () => {
    const faultsWith = (nation: ArmyDraft['nation'], units: ArmyDraft['units']) =>
      faultsOf(plannedOf({ nation, trait: undefined, units }, 100))[0]!;
    const said = (words: typeof en, nation: ArmyDraft['nation'], units: ArmyDraft['units']) =>
      faultsWith(nation, units).map(({ why, values }) => words.faults[why](values));
    expect(said(en, 'persia', { 'horse-archer': 8, LC: 3 })).toEqual([
      'Light cavalry and horse archers: 11; the list allows 10.',
      'Horse archers: 8; the list allows 4 among its light cavalry.',
    ]);
    // Where all may be named, too many are one fault.
    expect(faultsWith('mongols', { 'horse-archer': 29 }).map(({ why }) => why)).toEqual(['tooDear', 'tooManyOfType']);
    expect(said(en, 'england', { longbow: 11 })).toEqual(['Longbows: 11; the list allows 10.']);
    expect(said(fr, 'england', { longbow: 9, LA: 2 })).toEqual([
      'Archers légers et archers à l’arc long\u00a0: 11, mais la liste en permet 10.',
    ]);
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
      const { die } = positionOf(planned({ arena: 'sea' }), en, seededBy(seed)) as { readonly die: number };
      return die !== seededDice.roll(chanceOf(seed), 'die', 6);
    });
    expect(differ.filter(Boolean).length).toBeGreaterThan(30);
  });

  test('of the peoples that need no camp say so, and of no others', () => {
    const camplessIn = (words: typeof en, said: RegExp) => LISTS.filter((list) => said.test(words.noteOf(list))).map(({ id }) => id);
    const campless = ['huns', 'arabs', 'mongols'];
    expect(LISTS.filter(({ campOptional }) => campOptional).map(({ id }) => id)).toEqual(campless);
    expect(camplessIn(en, /no camp/)).toEqual(campless);
    expect(camplessIn(fr, /camp n’est pas nécessaire/)).toEqual(campless);
    expect(en.noteOf(LISTS.find(({ id }) => id === 'arabs')!)).toBe('half the LC are horse archers; they need no camp');
    expect(en.noteOf(LISTS.find(({ id }) => id === 'india')!)).toBe('');
  });

  test('meet on fields that are called as at the drawing table', () => {
    for (const { id, name } of land.fields)
      expect([name.en.toLowerCase(), name.fr.toLowerCase()]).toEqual([en.fields[id as Field], fr.fields[id as Field]]);
  });

  test('at sea begin with a die that nobody has chosen where the seed does not give the dice', () => {
    const dieFor = (dice: Made, seed: number) => {
      const choices = firstChoices(0, seatOf('centurion'));
      const how = chosenIn({ ...choices, players: { ...choices.players, mode: 'two' }, dice, seed: String(seed) });
      return (positionOf(planned({ arena: 'sea' }), en, how!) as { readonly die: number }).die;
    };
    const seeds = Array.from({ length: 30 }, (_, seed) => seed);
    const dice = (made: Made) => new Set(seeds.map((seed) => dieFor(made, seed)));
    expect(dice('both')).toEqual(new Set([FIRST_DIE]));
    expect(dice('typed')).toEqual(new Set([FIRST_DIE]));
    expect(dice('seeded').size).toBe(6);
  });
});
