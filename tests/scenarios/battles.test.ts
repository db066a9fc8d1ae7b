import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Hex, neighbourOf, OFF_MAP, parseHex, printHex } from '../../src/kernel/board';
import { seededDice } from '../../src/kernel/dice';
import { ancients } from '../../src/rules/ancients';
import { BESIDE, type Context, SIDES } from '../../src/rules/ancients/model/types';
import { hexsideAt } from '../../src/rules/ancients/play/ground';
import { entryFacings } from '../../src/rules/ancients/play/movement';
import { SYSTEM_IDS } from '../../src/rules/ids';
import { catalogue, factsOf, loadBattle } from '../../src/scenarios';
import { battleById, battles } from '../../src/scenarios/all';
import type { Battle } from '../../src/scenarios/battle';
import { readBattle } from '../../src/scenarios/schema';
import { SIDE_NAMES } from '../../src/scenarios/sideNames';
import { variedBattle } from '../../src/scenarios/variants';
import { boundsOf, centreOf } from '../../src/ui/board/geometry';
import { speak, wordsNow } from '../../src/ui/words';
import { battlesOf } from '../battles';
import { open } from '../fuzz/play';
import { cornersOf } from './water';

/** Map units of a letter of a place's name, as it is printed at most. */
const LETTER = 11;

test('every folder is a battle that is offered, under its own name', () => {
  expect(battles.map(({ id }) => id).sort()).toEqual(readdirSync('src/scenarios/battles').sort());
});

describe.each(battles)('$id', (battle) => {
  test('is as the schema has it, and says everything in both languages', () => expect(readBattle(battle)).toEqual({ battle }));

  test('names places that are on its map, each once, none so near the edge that its name is cut', () => {
    const { map } = battle.position as { map: { columns: number; rows: number } };
    const { width } = boundsOf(map);
    const places = battle.places ?? [];
    expect(new Set(places.map(({ at }) => at)).size).toBe(places.length);
    for (const { at, name } of places) {
      const hex = parseHex(map, at);
      expect(hex ?? OFF_MAP, at).toBeGreaterThan(OFF_MAP);
      const { x } = centreOf(map, hex!);
      for (const said of [name.en, name.fr]) expect(Math.min(x, width - x), `${said} at ${at}`).toBeGreaterThan((said.length / 2) * LETTER);
    }
  });

  test('stands in the catalogue as it is', async () => {
    const { map, system } = battle.position as { map: { columns: number; rows: number }; system: string };
    const { id, title, date, place, year, age, difficulty, beginners = false, size, variants } = battle;
    const { columns, rows } = map;
    const facts = { id, title, date, place, year, age, difficulty, beginners, size, system, map: { columns, rows } };
    expect(factsOf(id)).toEqual({ ...facts, variants: variants?.map(({ name }) => ({ name })) });
    expect(await loadBattle(id)).toEqual(battle);
  });
});

test('there is no battle of another name', async () => {
  expect(await loadBattle('toString')).toBeNull();
  expect(factsOf('Megiddo')).toBeUndefined();
});

test('battles on land come first, then those at sea, then those of the Ancient World; each time those to begin with, then the oldest', () => {
  const keys = catalogue.map(({ system, beginners, year }) => [SYSTEM_IDS.indexOf(system), Number(!beginners), 5000 + year]);
  const sorted = [...keys].sort(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => a - d || b - e || c - f);
  expect(keys).toEqual(sorted);
});

interface Side {
  readonly name: string;
  readonly kind: string;
  readonly corners: [string, string];
}

/** Every hexside with water, once. */
function waterOf(context: Context): Side[] {
  const sides: Side[] = [];
  for (let hex = 0; hex < context.board.size; hex++) {
    for (const d of DIRECTIONS) {
      const kind = hexsideAt(context, hex, d);
      const beyond = neighbourOf(context.board, hex, d);
      if (kind && (beyond === OFF_MAP || hex < beyond)) {
        const [first, second] = cornersOf(context.board, hex, d);
        sides.push({ name: `${printHex(context.board, hex)}/${d + 1}`, kind, corners: [first.name, second.name] });
      }
    }
  }
  return sides;
}

/** Every battle on land as it was, and each of its variants. */
const onLand = battlesOf('ancients').flatMap((battle) => [
  battle,
  ...(battle.variants ?? []).map((variant) => ({ ...variedBattle(battle, variant), id: `${battle.id}:${variant.id}` })),
]);

/** What either army loses until it panics, and what it has. */
function panicsOf({ position }: Battle): [number, number][] {
  const { context, state } = open(position, 1);
  return SIDES.map((side) => {
    const { panic, campUnit } = context.armies[side];
    const own = state.units.filter((unit) => unit.side === side && unit.id !== campUnit);
    return [panic, own.reduce((sum, unit) => sum + context.types[unit.type]!.full, 0)];
  });
}

describe.each(onLand)('$id', (battle: Battle) => {
  const { context, state } = open(battle.position, 1);
  const { board } = context;
  const name = (hex: Hex) => printHex(board, hex);

  test('opens in its first movement phase, sound, and reads again as it is printed', () => {
    expect(ancients.check(context, state)).toEqual([]);
    // The first of the two sides plays first; a variant may have it otherwise.
    const first = battle.id.includes(':') ? (battle.position as { player: number }).player - 1 : 0;
    expect(state).toMatchObject({ turn: 1, player: first, phase: 'movement', attack: null });
    const printed = ancients.printPosition(context, state);
    const again = open(printed, 1);
    expect(ancients.printPosition(again.context, again.state)).toEqual(printed);
    expect(ancients.legal(context, state).length).toBeGreaterThan(100);
  });

  test.each([['13.1', '13.9'], ['13.11'], ['13.12'], ['13V']])('begins with the same side under %s', (...options) => {
    const { player } = state;
    const under = open({ ...battle.position, options }, 1);
    const end = () => ancients.apply(under.context, under.state, ancients.parseAction(under.context, under.state, 'end')!, seededDice);
    for (let sides = 0; sides < 2 && under.state.phase === 'muster'; sides++) end();
    expect(under.state).toMatchObject({ turn: 1, player });
    expect(['command', 'movement']).toContain(under.state.phase);
  });

  test('has as many counters as it says', () => {
    const counters = SIDES.map(
      (side) => state.units.filter((unit) => unit.side === side && context.armies[side].campUnit !== unit.id).length,
    );
    expect(counters).toEqual(battle.size.counters);
  });

  test('is of two sides whose names its armies bear', () =>
    expect(context.armies.map((army) => army.name)).toEqual(battle.sides.map(({ name }) => name.en)));

  test('has a river that runs on: every hexside goes on at a corner, and what ends inside the map ends nowhere', () => {
    const sides = waterOf(context);
    const alone = sides.filter(
      (side) => !sides.some((other) => other !== side && other.corners.some((corner) => side.corners.includes(corner))),
    );
    expect(alone.map((side) => side.name)).toEqual([]);
  });

  test('has fords and bridges only as part of a river', () => {
    const sides = waterOf(context);
    const rivers = new Set(sides.filter(({ kind }) => kind === 'river').flatMap(({ corners }) => corners));
    const reach = (from: Set<string>): Set<string> => {
      const grown = new Set([
        ...from,
        ...sides.filter(({ corners }) => corners.some((corner) => from.has(corner))).flatMap(({ corners }) => corners),
      ]);
      return grown.size === from.size ? from : reach(grown);
    };
    const water = reach(rivers);
    expect(sides.filter(({ corners }) => !water.has(corners[0])).map((side) => side.name)).toEqual([]);
  });

  test('has streams that run on from hex to hex', () => {
    const streams = [...context.terrain.entries()].filter(([, kind]) => kind === 'stream').map(([hex]) => hex);
    const wet = (hex: Hex) => DIRECTIONS.some((d) => streams.includes(neighbourOf(board, hex, d)));
    expect(streams.filter((hex) => !wet(hex)).map(name)).toEqual([]);
  });

  test('puts one unit in a hex, and leaders with their own', () => {
    const held = state.units.filter((unit) => unit.hex >= 0).map((unit) => unit.hex);
    expect(held.filter((hex, i) => held.indexOf(hex) !== i).map(name)).toEqual([]);
    const { armies } = battle.position as { armies: { leaders?: string[]; units: string[]; camp?: string }[] };
    for (const { leaders = [], units, camp = '' } of armies) {
      const own = [...units.map((unit) => unit.split(/[ /]/)[1]), camp.split(' ')[0]];
      expect(leaders.filter((hex) => !own.includes(hex))).toEqual([]);
    }
  });

  test('panics no army before it has lost a third, and each before it has lost three quarters', () => {
    for (const [panic, strength] of panicsOf(battle)) {
      expect(panic).toBeGreaterThanOrEqual(strength / 3);
      expect(panic).toBeLessThanOrEqual((strength * 3) / 4);
    }
  });

  test('brings reserves in at open edges, in the course of the battle', () => {
    for (const side of SIDES) {
      for (const [group, { turn, at }] of context.armies[side].reserves.entries()) {
        expect(turn).toBeLessThanOrEqual(context.turns);
        expect(at.filter((hex) => entryFacings(context, hex) === 0).map(name)).toEqual([]);
        expect(state.units.some((unit) => unit.side === side && unit.hex === BESIDE && unit.group === group)).toBe(true);
      }
    }
  });
});

test('tells of no panic but that of its armies in every version, and a variant of what changes of it', () => {
  const panics = (battle: Battle) => panicsOf(battle).map(([panic, strength]) => `${panic} of ${strength}`);
  const told = (text: string) =>
    [...text.matchAll(/(\d+)(?:\u00a0points)? (?:of|sur|de)(?: \p{L}+)? (\d+)/gu)].map(([, lost, all]) => `${lost} of ${all}`);
  for (const battle of battlesOf('ancients')) {
    const before = panics(battle);
    for (const language of ['en', 'fr'] as const) {
      const at = `${battle.id} in ${language}`;
      const special = battle.special.flatMap((text) => told(text[language]));
      expect(before, at).toEqual(expect.arrayContaining(special));
      for (const variant of battle.variants ?? []) {
        const after = panics(variedBattle(battle, variant));
        const about = told(variant.about[language]);
        expect(after, at).toEqual(expect.arrayContaining([...special, ...about]));
        expect(about, at).toEqual(expect.arrayContaining(after.filter((now) => !before.includes(now))));
      }
    }
  }
});

/** Of a type of an army, or of its leaders, how many look at the enemy from the left of the map's middle and how many from the right, as they see it. */
const WINGS: readonly [battle: string, army: string, type: string, left: number, right: number][] = [
  ['leuctra', 'Thebes', 'PX', 4, 0],
  ['leuctra', 'Sparta', 'LC', 0, 3],
  ['mantinea', 'Boeotians', 'HC', 2, 1],
  ['mantinea', 'Allies', 'LC', 0, 1],
  ['chaeronea', 'Macedon', 'HC', 2, 0],
  ['granicus', 'Macedon', 'MM', 0, 1],
  ['issus', 'Persia', 'HC', 1, 10],
  ['arbela', 'Macedon', 'HC', 2, 1],
  ['hydaspes', 'Macedon', 'HC', 0, 4],
  ['ipsus', 'Antigonus', 'HC', 0, 2],
  ['ipsus', 'Allies', 'HC', 1, 0],
  ['raphia', 'Antiochus', 'EL', 1, 2],
  ['raphia', 'Ptolemy', 'LI', 0, 1],
  ['trebia', 'Rome', 'HC', 3, 1],
  ['cannae', 'Rome', 'HC', 2, 1],
  ['cannae', 'Carthage', 'HC', 3, 0],
  ['cannae', 'Carthage', 'LC', 0, 2],
  ['metaurus', 'Carthage', 'HI', 0, 5],
  ['metaurus', 'Carthage', 'warband', 5, 0],
  ['zama', 'Rome', 'HC', 2, 0],
  ['zama', 'Rome', 'LC', 0, 3],
  ['zama', 'Rome', 'LI', 0, 2],
  ['zama', 'Carthage', 'HC', 0, 2],
  ['zama', 'Carthage', 'LC', 2, 0],
  ['magnesia', 'Rome and Pergamon', 'MM', 0, 2],
  ['magnesia', 'Seleucid Empire', 'horse-archers', 0, 1],
  ['pydna', 'Macedon', 'HC', 0, 2],
  ['pydna', 'Rome', 'EL', 0, 1],
  ['pharsalus', 'Caesar', 'HC', 0, 1],
  ['pharsalus', 'Pompey', 'HC', 5, 0],
  ['munda', 'Caesar', 'tenth-legion', 0, 1],
  ['argentoratum', 'Rome', 'HC', 0, 3],
  ['argentoratum', 'Alamanni', 'LC', 6, 0],
  ['chalons', 'Huns', 'HC', 4, 0],
  ['chalons', 'Romans', 'HC', 0, 5],
  ['bannockburn', 'Scotland', 'LA', 1, 0],
  ['bannockburn', 'Scotland', 'LC', 1, 0],
  ['bannockburn', 'Scotland', 'leader', 0, 3],
];

test('the wings are where history tells of them', () => {
  const wings = WINGS.map(([id, name, type]) => {
    const { map, armies } = battleById(id)!.position as {
      map: { columns: number; rows: number };
      armies: { name: string; units: string[]; leaders: string[] }[];
    };
    const { units, leaders } = armies.find((army) => army.name === name)!;
    const middle = boundsOf(map).width / 2;
    const places = units
      .map((unit) => unit.split(/[ /]/))
      .filter(([own, at]) => (type === 'leader' ? leaders.includes(at!) : own === type))
      .map(([, at, facing]) => (centreOf(map, parseHex(map, at!)!).x - middle) * (/[345]/.test(facing!) ? -1 : 1));
    return [id, name, type, places.filter((x) => x < 0).length, places.filter((x) => x > 0).length];
  });
  expect(wings).toEqual(WINGS);
});

test('the wars of Rome with the kings of the east are of the age of these kings', () =>
  expect(['heraclea', 'cynoscephalae', 'magnesia', 'pydna'].map((id) => factsOf(id)!.age)).toEqual(Array(4).fill('hellenistic')));

/** Every text of a battle with its place. */
function textsIn(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${at}.${key}`));
}

const texts = battles.flatMap(({ position: _, ...words }) => textsIn(words, words.id));
const french = texts.filter(({ at }) => at.endsWith('.fr'));
const english = texts.filter(({ at }) => at.endsWith('.en'));

describe('the words of the battles', () => {
  const found = (list: typeof texts, wrong: RegExp) =>
    list.filter(({ text }) => wrong.test(text)).map(({ at, text }) => `${at}: ${wrong.exec(text)![0]}`);

  test('stand in both languages', () => {
    expect(french.map(({ at }) => at.replace(/fr$/, ''))).toEqual(english.map(({ at }) => at.replace(/en$/, '')));
    expect(french.length).toBeGreaterThan(20);
  });

  test.each([
    ['no straight apostrophe or quotation mark', /['"]/],
    ['no two blanks, none at an end', /^\s|\s$|\s\s/],
    ['an ellipsis of one sign', /\.\.\./],
    ['no hyphen for a dash', /\s-\s|--/],
  ])('in either language: %s', (_, wrong) => expect([...found(french, wrong), ...found(english, wrong)]).toEqual([]));

  test.each([
    ['a fixed blank before high signs', /[^\u00a0\u202f][;:!?»]/],
    ['a fixed blank after an opening quotation mark', /«[^\u00a0\u202f]/],
    ['a fixed blank within dates', /\d (?:av|apr?)\.|J\.- C|av\. J/],
    ['no English quotation marks', /[“”]/],
  ])('in French: %s', (_, wrong) => expect(found(french, wrong)).toEqual([]));

  test('in English: a fixed blank within dates', () => expect(found(english, /\d (?:BC|AD)/)).toEqual([]));
});

describe('a faulty battle', () => {
  const sound = { ...battleById('megiddo') } as unknown as Record<string, object>;
  const faultsOf = (json: unknown): string[] => {
    const read = readBattle(json);
    return 'faults' in read ? read.faults.map(({ at, expected }) => `${at}: ${expected}`).sort() : [];
  };

  test('is not the sound one', () => expect(faultsOf(sound)).toEqual([]));

  test('is told all its faults at once', () => {
    const { ground: _, ...rest } = sound;
    const faulty = {
      ...rest,
      id: 'Megiddo!',
      title: { en: 'Megiddo' },
      year: 3000,
      difficulty: 'first',
      try: [],
      sources: [],
      size: { counters: [12], minutes: '40' },
      recommended: ['13.99'],
      weather: 'fair',
      position: 'A1',
    };
    expect(faultsOf(faulty)).toEqual(
      [
        'ground: required',
        'id: battleId',
        'difficulty: difficulty',
        'try: atLeast:2',
        'position: object',
        'recommended[0]: option',
        'size.counters[1]: required',
        'size.minutes: number',
        'sources: atLeast:1',
        'title.fr: required',
        'weather: knownField',
        'year: atMost:2100',
      ].sort(),
    );
  });

  test.each([[undefined], [null], [7], ['megiddo'], [[]], [{}]])('%j is none', (json) => expect(faultsOf(json).length).toBeGreaterThan(0));

  test('is told all the faults of its position at once, each where it stands', () => {
    const read = ancients.readPosition({
      turn: 0,
      weather: 'fair',
      season: 'spring',
      victory: [{ points: 2 }],
      map: { columns: 5, rows: 5, swamp: 'A1', woods: 'A1 Z9 here', hill: 'A1', river: 'A1/7', ford: 'B2/1', bridge: 'B1/4' },
      types: { LI: { as: 'LI' }, ghost: { as: 'spirit' } },
      armies: [
        { units: ['LI A9/1', 'XX A2/1', 'LI A2/9', 'LI A3/1 tired'], leaders: ['B', 7], camp: 'C3 asleep', lost: '2' },
        { units: ['LI B2/1'], reserves: [{ turn: 1, at: 'C3', units: ['LI volley'] }] },
      ],
    });
    expect(read.ok ? [] : read.faults.map(({ at, expected }) => `${at}: ${expected}`).sort()).toEqual(
      [
        'turn: atLeast:1',
        'weather: knownField',
        'season: knownField',
        'victory[0].term: required',
        'armies[0].leaders[1]: text',
        'armies[0].lost: number',
        'map.swamp: terrain',
        'map.woods: hexOnMap',
        'map.woods: hex',
        'map.hill: oneTerrain',
        'map.river: hexside',
        'map.bridge: oneHexside',
        'types.LI: newTypeName',
        'types.ghost.as: unitType',
        'armies[0].units[0]: hexOnMap',
        'armies[0].units[1]: unitType',
        'armies[0].units[2]: hexAndFacing',
        'armies[0].units[3]: mark:unit',
        'armies[0].leaders[0]: hex',
        'armies[0].camp: mark:camp',
        'armies[1].reserves[0].at: edgeHex',
        'armies[1].reserves[0].units[0]: mark:reserve',
      ].sort(),
    );
  });

  test.each([
    ['types', { types: { axe: { as: 'LI', full: 'much' } }, armies: [{ units: ['axe A1/1'] }, {}] }, ['types.axe.full: number']],
    ['the size of the map', { map: { columns: 99 }, armies: [{ units: ['LI Z1/1'] }, {}] }, ['map.columns: atMost:60']],
    ['a map that is none', { map: 7, armies: [{ units: ['LI Z1/1'] }, {}] }, ['map: map']],
    ['an army that is none', { armies: [{ units: ['LI Z1/1'] }, 7] }, ['armies[1]: object']],
    ['one army', { armies: [{}] }, ['armies[1]: required']],
  ])('is told of %s nothing that only follows from it', (_, json, faults) => {
    const read = ancients.readPosition(json);
    expect(read.ok ? [] : read.faults.map(({ at, expected }) => `${at}: ${expected}`)).toEqual(faults);
  });

  test.each([
    [{ turn: 9, turns: 6 }, ['turn: atMost:6']],
    [{ turn: 7 }, ['turn: atMost:6']],
    [{ turn: 6, turns: 6 }, []],
    [{ turn: 9, turns: 6, options: ['13.4'] }, []],
    [{ turn: 13, turns: 6, options: ['13.4'] }, ['turn: atMost:12']],
    [{ turn: 9, turns: 8, nightfall: 6, options: ['13.4'] }, ['turn: atMost:8']],
  ])('has no turn after its last, %o', (times, faults) => {
    const read = ancients.readPosition({ ...times, armies: [{ units: ['LI A1/1'] }, {}] });
    expect(read.ok ? [] : read.faults.map(({ at, expected }) => `${at}: ${expected}`)).toEqual(faults);
  });

  test('is told what only shows when it is seen as a whole', () => {
    const read = ancients.readPosition({
      map: { columns: 5, rows: 5, woods: 'Z9' },
      armies: [
        { units: ['LI A1/1', 'LI A1/2', 'LI E5/1', 'LI B3/1 plundering'], camp: 'C3 captured', leaders: ['E4'] },
        { units: ['LI E4/1'], camp: 'E5' },
      ],
    });
    expect(read.ok ? [] : read.faults.map(({ at, expected }) => `${at}: ${expected}`).sort()).toEqual(
      [
        'armies[0].units[1]: oneUnitAHex',
        'armies[0].units[3]: plundererOnCamp',
        'armies[0].camp: captorOnCamp',
        'armies[0].leaders[0]: noEnemyThere',
        'armies[1].camp: noEnemyThere',
        'map.woods: hexOnMap',
      ].sort(),
    );
  });
});

describe('what the table calls the sides', () => {
  test('is what every battle file says, and no more', () => {
    const names = ({ sides }: Battle, language: 'en' | 'fr') => sides.map(({ name }) => name[language]);
    const said = battles.map((battle) => {
      const { id, many } = battle;
      return [id, { en: names(battle, 'en'), fr: names(battle, 'fr'), ...(many ? { many } : {}) }];
    });
    expect(SIDE_NAMES).toEqual(Object.fromEntries(said));
  });

  test.each(['en', 'fr'] as const)('is among the words in %s', async (language) => {
    await speak(language, 'table');
    const said = battles.map(({ id, sides, many }) => [id, { names: sides.map(({ name }) => name[language]), ...(many ? { many } : {}) }]);
    expect(wordsNow().sides).toEqual(Object.fromEntries(said));
  });
});
