import { isDeepStrictEqual } from 'node:util';
import { applyPatches } from 'immer';
import { describe, expect, test } from 'vitest';
import { LARGEST_SIDE } from '../../../src/kernel/board';
import { openMatch } from '../../../src/kernel/match';
import type { AnyTwoSidedGame } from '../../../src/kernel/twoSides';
import { ancients } from '../../../src/rules/ancients';
import { MOST_UNITS } from '../../../src/rules/armies/model/data';
import { baw } from '../../../src/rules/baw';
import { naval } from '../../../src/rules/naval';
import { battles } from '../../../src/scenarios/all';
import { systemIdOf } from '../../../src/scenarios/battle';
import { readBattle } from '../../../src/scenarios/schema';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import { checksOf, checksWith, refusals } from '../../../src/ui/design/document/checks';
import { type Drawing, type DrawnTerm, hexesIn, hexIn, ofAll, SIDES, sizeOf } from '../../../src/ui/design/document/drawing';
import { readDrawing } from '../../../src/ui/design/document/exchange';
import * as facts from '../../../src/ui/design/document/facts';
import { groundKey, grounds, groundsLike, hexsideAt, paint, paintHexsides, paintList } from '../../../src/ui/design/document/ground';
import { changed, createHistory } from '../../../src/ui/design/document/history';
import * as ownTypes from '../../../src/ui/design/document/ownTypes';
import { clear, kindsOf, move, put, setWord, sideOf, textsOf, thingsAt, thingsIn, turn } from '../../../src/ui/design/document/pieces';
import { resize, resizeAfter, resizeBefore } from '../../../src/ui/design/document/size';
import { stillOf } from '../../../src/ui/design/document/still';
import { addVariant, freeId, removeVariant, variedDrawing, writtenOut } from '../../../src/ui/design/document/variants';
import { fetchFirstTexts } from '../../../src/ui/design/firstTexts';
import type { DrawingRules } from '../../../src/ui/design/rules';
import { land, panicOf } from '../../../src/ui/systems/ancients/design/rules';
import { ancientWorld } from '../../../src/ui/systems/baw/design/rules';
import { sea } from '../../../src/ui/systems/naval/design/rules';
import { en } from '../../../src/ui/words/design/en';
import { fr } from '../../../src/ui/words/design/fr';
import { anyEdit, chance } from './edits';
import { first } from './first';

const games: Readonly<Record<string, { readonly rules: DrawingRules; readonly system: AnyTwoSidedGame }>> = {
  ancients: { rules: land, system: ancients },
  naval: { rules: sea, system: naval },
  baw: { rules: ancientWorld, system: baw },
};
const gameOf = (drawing: Drawing) => games[systemIdOf(drawing)]!;
/** Our own as the drawing table has them: what is written in short is written out. */
const drawable = battles.map((battle) => {
  const drawing = battle as Drawing;
  return writtenOut(gameOf(drawing).rules, drawing);
});

const blank = (rules: DrawingRules): Drawing => blankDrawing(rules, {}, first);
const made = (rules: DrawingRules, drawing: Drawing, ...edits: Parameters<typeof changed>[2][]): Drawing =>
  edits.reduce((now, edit) => changed(rules, now, edit)[0], drawing);

describe('our own battles', () => {
  test.each(drawable)('$id comes out of the drawing table as it went in', (battle) => {
    const { rules, system } = gameOf(battle as Drawing);
    const sent = JSON.parse(JSON.stringify(battle)) as unknown;
    const read = readDrawing(rules, system, sent, first);
    expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(battle));
    if (!read.ok) return;
    // Changed and changed back by undo.
    const history = createHistory(rules, read.value);
    const things = thingsIn(rules, read.value.position);
    history.edit(paint(rules, [0, 1, 2, 30], rules.grounds[0]!.key));
    history.edit(move(rules, things[0]!, 40));
    history.edit(facts.say(rules, ['sides', 0, 'name'], 'en', 'Somebody else', first));
    history.edit(resize(rules, { columns: 9, rows: 7 }));
    expect(isDeepStrictEqual(history.state.getState().drawing, battle)).toBe(false);
    for (let i = 0; i < 4; i++) history.undo();
    expect(history.state.getState().drawing).toEqual(battle);
  });

  test.each(drawable)('$id: a unit taken elsewhere and back stands as before', (battle) => {
    const drawing = battle as Drawing;
    const { rules } = gameOf(drawing);
    const [thing] = thingsIn(rules, drawing.position);
    const empty = grounds(rules, drawing.position).findIndex((_, hex) => thingsAt(rules, drawing.position, hex).length === 0);
    const there = made(rules, drawing, move(rules, thing!, empty));
    const back = made(rules, there, move(rules, { ...thing!, hex: empty }, thing!.hex));
    expect(back).toEqual(drawing);
  });

  test('their panic is half of their strength in most, and nothing else is amiss that the rules refuse', () => {
    for (const battle of drawable) {
      const { rules, system } = gameOf(battle as Drawing);
      expect(refusals(battle as Drawing, system), battle.id).toEqual([]);
      expect(() => rules.advice(battle as Drawing)).not.toThrow();
    }
  });
});

describe.each(Object.values(games))('a new drawing ($rules.system)', ({ rules, system }) => {
  test('can be played as soon as somebody stands on both sides', () => {
    const [type] = rules.types;
    const drawing = made(rules, blank(rules), put(rules, 0, rules.pieces, type!, 3, 0), put(rules, 1, rules.pieces, type!, 60, 3));
    expect(checksOf(rules, drawing, system)).toEqual([]);
    expect('battle' in readBattle(drawing)).toBe(true);
    expect(drawing.size.counters).toEqual([1, 1]);
  });

  test('grounds to begin on are all sound', () => {
    const [type] = rules.types;
    for (const { id, map } of rules.fields) {
      const drawn = blankDrawing(rules, map, first);
      const { columns, rows } = sizeOf(drawn.position);
      const corners = SIDES.map((side) => put(rules, side, rules.pieces, type!, side === 0 ? 0 : columns * rows - columns, 0));
      const ashore = made(rules, drawn, ...(rules === sea ? [] : corners));
      expect(refusals(ashore, system), id).toEqual([]);
      const known = [...grounds(rules, drawn.position), ...grounds(rules, drawn.position, true)].filter((key) => key !== undefined).length;
      const named = Object.entries(map).flatMap(([key, text]) =>
        rules.hexsides.some((kind) => kind.key === key) ? [] : hexesIn(sizeOf(drawn.position), String(text)),
      );
      expect(known, id).toBe(named.length);
    }
  });

  test('ten thousand careless edits never crash, are undone and done again, and what the checks accept the rules play', {
    timeout: 60_000,
  }, () => {
    const below = chance(15 + rules.system.length);
    const begun = made(rules, blank(rules), ...SIDES.map((side) => put(rules, side, rules.pieces, rules.types[0]!, 40 + 80 * side, 0)));
    let drawing = begun;
    let accepted = 0;
    for (let i = 0; i < 5000; i++) {
      const [next, forth, back] = changed(rules, drawing, anyEdit(rules, drawing, below));
      const isUndone = isDeepStrictEqual(applyPatches(next, back), drawing);
      const isRedone = isDeepStrictEqual(applyPatches(drawing, forth), next);
      if (!isUndone || !isRedone)
        expect({ next: applyPatches(drawing, forth), drawing: applyPatches(next, back) }).toEqual({ next, drawing });
      if (i % 16 === 0) {
        const checks = checksOf(rules, next, system);
        const isAccepted = checks.every(({ grade }) => grade !== 'refused');
        const sent = JSON.parse(JSON.stringify(next)) as Drawing;
        const isPlayed = 'battle' in readBattle(sent) && openMatch(system, sent.position, 1).ok;
        expect(isAccepted && !isPlayed).toBe(false);
        if (isAccepted) accepted++;
      }
      // What is thrown about for ever has nothing left that is sound.
      drawing = i % 40 === 39 ? begun : next;
    }
    expect(accepted).toBeGreaterThan(20);
  });
});

describe('edits', () => {
  const hexOf = (name: string) => name.charCodeAt(0) - 65 + (Number(name.slice(1)) - 1) * 18;

  test('a hex has one ground, and what is painted again is not written again', () => {
    const hills = made(land, blank(land), paint(land, [0, 1, 2], 'hill'), paint(land, [1], 'woods'), paint(land, [1], 'woods'));
    expect(hills.position.map).toMatchObject({ hill: 'A1 C1', woods: 'B1' });
    expect(grounds(land, hills.position)[1]).toBe('woods');
    const cleared = made(land, hills, paint(land, [0, 1, 2], undefined));
    expect(cleared.position.map).toEqual({ columns: 18, rows: 12 });
  });

  test('a height lies in a hex beside a ground; of several heights there is one, and what is cleared loses all', () => {
    const key = (level: number) => groundKey(ancientWorld.grounds[0]!, level);
    const hill = made(ancientWorld, blank(ancientWorld), paint(ancientWorld, [0, 1, 2], key(1)), paint(ancientWorld, [1, 2], 'forest'));
    expect(hill.position.map).toMatchObject({ level1: 'A1 B1 C1', forest: 'B1 C1' });
    const higher = made(ancientWorld, hill, paint(ancientWorld, [1], key(2)), paint(ancientWorld, [2], 'river'));
    expect(higher.position.map).toMatchObject({ level1: 'A1 C1', level2: 'B1', forest: 'B1', river: 'C1' });
    const known = groundsLike(ancientWorld, higher.position, key(1)).slice(0, 3);
    expect([known, groundsLike(ancientWorld, higher.position, 'sea').slice(0, 3)]).toEqual([
      ['level1', 'level2', 'level1'],
      [undefined, 'forest', 'river'],
    ]);
    const cleared = made(ancientWorld, higher, paint(ancientWorld, [0, 1, 2], undefined));
    expect(Object.keys(cleared.position.map!)).toEqual(['columns', 'rows']);
  });

  test('leaders of either side have names of their own, which can be changed, and go along with their unit', () => {
    const [leader] = ancientWorld.tokens;
    const drawn = made(
      ancientWorld,
      blank(ancientWorld),
      put(ancientWorld, 0, ancientWorld.pieces, 'LEG', 30, 0),
      put(ancientWorld, 0, leader!, '', 30, 0),
      put(ancientWorld, 1, leader!, '', 60, 0),
    );
    const of = (drawing: Drawing) => SIDES.flatMap((side) => textsOf(ancientWorld, drawing.position, side, leader!));
    expect(of(drawn)).toEqual(['Primus 1 G2', 'Secundus 1 M3']);
    const [unit, chief] = thingsAt(ancientWorld, drawn.position, 30);
    const named = made(ancientWorld, drawn, setWord(ancientWorld, chief!, 0, 'Caesar'), setWord(ancientWorld, chief!, 1, '3'));
    expect(of(made(ancientWorld, named, move(ancientWorld, unit!, 31)))).toEqual(['Caesar 3 H2', 'Secundus 1 M3']);
    expect(of(made(ancientWorld, drawn, setWord(ancientWorld, chief!, 0, 'Secundus'), put(ancientWorld, 0, leader!, '', 5, 0)))).toContain(
      'Primus 1 F1',
    );
  });

  test('leaders who come with a reserve have names that nobody else has, which can be changed, and come as the rules read them', () => {
    const [leader] = ancientWorld.tokens;
    const reserve = (drawing: Drawing) => sideOf(ancientWorld, drawing.position, 0).reserves![0]!;
    const drawn = made(
      ancientWorld,
      blank(ancientWorld),
      ...SIDES.map((side) => put(ancientWorld, side, ancientWorld.pieces, 'LEG', 30 + 40 * side, 0)),
      put(ancientWorld, 1, leader!, '', 60, 0),
      facts.addReserve(ancientWorld, 0),
      facts.countReserve(ancientWorld, 0, 0, 'LEG', 1),
      facts.addLeader(ancientWorld, 0, 0, leader!),
      facts.addLeader(ancientWorld, 0, 0, leader!),
      put(ancientWorld, 0, leader!, '', 30, 0),
    );
    expect(reserve(drawn).leaders).toEqual(['Secundus 1', 'Tertius 1']);
    expect(textsOf(ancientWorld, drawn.position, 0, leader!)).toEqual(['Quartus 1 G2']);
    const named = made(
      ancientWorld,
      drawn,
      facts.removeLeader(ancientWorld, 0, 0, 0),
      facts.setLeaderWord(ancientWorld, 0, 0, 0, 0, 'Antony'),
      facts.setLeaderWord(ancientWorld, 0, 0, 0, 1, '2'),
    );
    expect(reserve(named).leaders).toEqual(['Antony 2']);
    expect(refusals(named, baw)).toEqual([]);
    expect(reserve(made(ancientWorld, named, facts.removeLeader(ancientWorld, 0, 0, 0)))).not.toHaveProperty('leaders');
  });

  test('levels go with the strength as long as they are at their share of it, and hexes of a side with the map', () => {
    const two = made(
      ancientWorld,
      blank(ancientWorld),
      put(ancientWorld, 0, ancientWorld.pieces, 'LEG', 30, 0),
      put(ancientWorld, 0, ancientWorld.pieces, 'SCY', 31, 0),
      paintList(ancientWorld, facts.sideHexesPath(ancientWorld, 0, 'exits'), [0, 26], true),
    );
    const army = (drawing: Drawing) => sideOf(ancientWorld, drawing.position, 0);
    expect(army(two)).toMatchObject({ demoralisation: 6, disintegration: 7, exits: 'A1 C2' });
    const own = made(
      ancientWorld,
      two,
      facts.setSideField(ancientWorld, 0, 'demoralisation', 50),
      put(ancientWorld, 0, ancientWorld.pieces, 'PHX', 32, 0),
      resize(ancientWorld, { columns: 24, rows: 1 }),
    );
    expect(army(own)).toMatchObject({ demoralisation: 50, exits: 'A1' });
    expect(army(own)).not.toHaveProperty('disintegration');
    const far = made(ancientWorld, two, facts.setSideField(ancientWorld, 0, 'disintegration', 13));
    expect(ancientWorld.advice(far).map(({ rule, at }) => `${rule} ${at}`)).toContain('B12.b armies[0].disintegration');
  });

  test('what the rules refuse is drawn all the same: who stands where nobody may, a map without anybody, marks of a game under way', () => {
    const still = (drawing: Drawing) => stillOf(ancientWorld, baw, drawing.position)!;
    const types = ({ context }: { readonly context: object }) => (context as { types: readonly { readonly name: string }[] }).types.length;
    const hexes = ({ state }: { readonly state: object }) =>
      (state as { units: readonly { readonly hex: number }[] }).units.map(({ hex }) => hex);
    expect(hexes(still(blank(ancientWorld))), 'whom the rules want is not seen').toEqual([-1]);
    const drowned = made(
      ancientWorld,
      blank(ancientWorld),
      put(ancientWorld, 0, ancientWorld.pieces, 'LEG', 30, 0),
      paint(ancientWorld, [30], 'sea'),
    );
    expect(hexes(still(drowned).pieces!)).toEqual([30]);
    const named = made(ancientWorld, drowned, ownTypes.addType('guard', 'LEG'));
    expect(types(still(made(ancientWorld, named, paint(ancientWorld, [30], undefined))))).toBeGreaterThan(
      types(still(blank(ancientWorld))) - 1,
    );
    const { position } = blank(ancientWorld);
    const [first, second] = position['armies'] as readonly object[];
    const fought = {
      ...position,
      phase: 'melee',
      armies: [
        { ...first, units: ['LEG C3 attacked', 'LEG D3 moved'] },
        { ...second, units: ['MF C2 defended'] },
      ],
    };
    expect((stillOf(ancientWorld, baw, fought)!.state as unknown as { units: readonly unknown[] }).units).toHaveLength(3);
  });

  test('how a kind of ground is played is said, or left out', () => {
    const closed = made(
      ancientWorld,
      blank(ancientWorld),
      facts.setChoice('ground', 'forest', 'closed'),
      facts.setChoice('ground', 'slope', 'shift'),
    );
    expect(closed.position['ground']).toEqual({ forest: 'closed', slope: 'shift' });
    const printed = made(ancientWorld, closed, facts.setChoice('ground', 'forest', undefined));
    expect(printed.position['ground']).toEqual({ slope: 'shift' });
    expect(made(ancientWorld, printed, facts.setChoice('ground', 'slope', undefined)).position).not.toHaveProperty('ground');
  });

  test('a hexside is the same from both hexes', () => {
    const river = made(land, blank(land), paintHexsides(land, [{ hex: hexOf('C5'), direction: 3 }], 'river'));
    expect(hexsideAt(land, river.position, { hex: hexOf('C6'), direction: 0 })).toBe('river');
    const ford = made(land, river, paintHexsides(land, [{ hex: hexOf('C6'), direction: 0 }], 'ford'));
    expect(ford.position.map).not.toHaveProperty('river');
    expect(hexsideAt(land, ford.position, { hex: hexOf('C5'), direction: 3 })).toBe('ford');
    expect(made(land, ford, paintHexsides(land, [{ hex: hexOf('C5'), direction: 3 }], undefined)).position.map).not.toHaveProperty('ford');
  });

  test('of units one stands in a hex: the new one takes the place, and one that is moved changes places', () => {
    const two = made(land, blank(land), put(land, 0, land.pieces, 'LI', 5, 0), put(land, 1, land.pieces, 'HI', 6, 3));
    const [first] = thingsAt(land, two.position, 5);
    const swapped = made(land, two, move(land, first!, 6));
    expect(thingsAt(land, swapped.position, 5)[0]?.text).toBe('HI F1/4');
    expect(thingsAt(land, swapped.position, 6)[0]?.text).toBe('LI G1/1');
    const over = made(land, two, put(land, 0, land.pieces, 'EL', 6, 1));
    expect(thingsAt(land, over.position, 6).map(({ text }) => text)).toEqual(['EL G1/2']);
    expect(textsOf(land, over.position, 1, land.pieces)).toEqual([]);
    expect(thingsAt(land, made(land, two, turn(land, first!, 2)).position, 5)[0]?.text).toBe('LI F1/3');
  });

  test('panic goes with the strength as long as it is half of it', () => {
    const one = made(land, blank(land), put(land, 0, land.pieces, 'HI', 5, 0));
    expect(sideOf(land, one.position, 0)['panic']).toBe(2);
    const own = made(land, one, facts.setSideField(land, 0, 'panic', 9), put(land, 0, land.pieces, 'HI', 6, 0));
    expect(sideOf(land, own.position, 0)['panic']).toBe(9);
    expect(panicOf(own.position, 0)).toBe(4);
    expect(land.advice(own)).toContainEqual(expect.objectContaining({ rule: '15.1.e', grade: 'warning', at: 'armies[0].panic' }));
  });

  test('a smaller map loses what lies beyond it, wherever it is written', () => {
    const drawing = made(
      land,
      blank(land),
      paint(land, [hexOf('R12'), hexOf('A1')], 'woods'),
      put(land, 0, land.pieces, 'LI', hexOf('Q11'), 0),
      facts.addTerm({ term: 'hold', points: 1, at: 'R1 A2' }),
      facts.addReserve(land, 1),
      paintList(land, facts.reservePath(land, 1, 0), [hexOf('A1'), hexOf('R3')], true),
      facts.namePlace('R12', 'en', 'The mound'),
      resize(land, { columns: 9, rows: 6 }),
    );
    expect(drawing.position.map).toEqual({ columns: 9, rows: 6, woods: 'A1' });
    expect(textsOf(land, drawing.position, 0, land.pieces)).toEqual([]);
    expect(drawing.position.victory).toEqual([{ term: 'hold', points: 1, at: 'A2' }]);
    expect(sideOf(land, drawing.position, 1).reserves).toEqual([{ turn: 2, at: 'A1', units: [] }]);
    expect(drawing.places).toEqual([]);
  });

  test.each([
    [
      land,
      {
        armies: [
          { name: 'Red', panic: 9, units: ['HI D5/1 attacked'], camp: 'A8' },
          { name: 'Blue', panic: 9, units: ['LI A1/1'], camp: 'I1' },
        ],
        attack: { order: 'D5xD4', asks: 'advance', at: 'D4' },
      },
      { attack: { order: 'F6xF5', asks: 'advance', at: 'F5' } },
    ],
    [
      sea,
      {
        types: { trireme: { as: 'small', marines: 1 } },
        phase: 'attacks',
        fleets: [
          { name: 'North', ships: ['trireme D5/1 fought=1', 'trireme F3/1 fought=1'] },
          { name: 'South', ships: ['trireme D4/2'] },
        ],
        assault: { at: 'D4', declared: 'F3 D5', begun: true },
      },
      { assault: { at: 'F5', declared: 'H4 F6', begun: true } },
    ],
    [
      ancientWorld,
      {
        armies: [
          { name: 'Red', units: ['MF G8 attacked'] },
          { name: 'Blue', units: ['AUX G7 defended'] },
        ],
        attack: { attackers: 'G8', defenders: 'G7', asks: 'retreat', result: 'DR', retreating: 'G7' },
      },
      { attack: { attackers: 'I9', defenders: 'I8', asks: 'retreat', result: 'DR', retreating: 'I8' } },
    ],
  ] as const)(
    '$system: a question that is open goes with the map, and is asked no more where its hexes are cut off',
    (rules, begun, grown) => {
      const { system } = games[rules.system]!;
      const position = { system: rules.system, map: { columns: 9, rows: 8 }, turn: 1, turns: 6, player: 1, phase: 'melee', ...begun };
      const before = { ...blank(rules), position: structuredClone(position) as unknown as Drawing['position'] };
      expect(refusals(before, system).filter(({ at }) => at.startsWith('position'))).toEqual([]);
      const after = made(rules, before, resizeBefore(rules, { columns: 2, rows: 1 }));
      expect(after.position).toMatchObject(grown);
      expect(refusals(after, system).filter(({ at }) => at.startsWith('position'))).toEqual([]);
      expect(made(rules, after, resize(rules, { columns: 5, rows: 9 })).position).not.toHaveProperty(Object.keys(grown)[0]!);
    },
  );

  test('ships that have left go with the map by the hex that they left by, and with the hex where it is cut off', () => {
    const left = ['trireme V3', 'trireme V5 captured'];
    const battle = made(
      sea,
      blank(sea),
      put(sea, 0, sea.pieces, 'trireme', 30, 1),
      put(sea, 1, sea.pieces, 'trireme', 50, 5),
      facts.setSideField(sea, 0, 'sunk', ['trireme']),
      facts.setSideField(sea, 0, 'left', left),
      facts.addTerm({ term: 'exit', points: 1, at: 'V3 V4' }),
      addVariant('other', first),
      (draft) => {
        draft.variants![0]!.changes = { fleets: { 0: { left: ['trireme V6'] } } };
      },
    );
    const grown = made(sea, battle, resizeBefore(sea, { columns: 2, rows: 0 }));
    expect(sideOf(sea, grown.position, 0)).toMatchObject({ sunk: ['trireme'], left: ['trireme X3', 'trireme X5 captured'] });
    expect(sideOf(sea, variedDrawing(grown, 0).position, 0)['left']).toEqual(['trireme X6']);
    expect(grown.position.victory).toMatchObject([{ at: 'X3 X4' }]);
    const cut = made(sea, grown, resizeAfter(sea, { columns: 0, rows: -10 }));
    expect(sideOf(sea, cut.position, 0)).toMatchObject({ sunk: ['trireme'], left: ['trireme X3'] });
    expect([grown, cut].map((drawing) => refusals(drawing, naval))).toEqual([[], []]);
  });

  test('a list loses the hexes that are cut off, and of what several rules remember only that goes which speaks of one', () => {
    const cut = (rules: DrawingRules, more: object) => {
      const position = { ...rules.blank({ columns: 18, rows: 12 }, ['A', 'B']), ...more };
      return made(rules, { ...blank(rules), position }, resize(rules, { columns: 9, rows: 12 })).position;
    };
    expect(cut(sea, { closed: 'B2 C3 L12' })).toMatchObject({ closed: 'B2 C3' });
    expect(cut(land, { optional: { arrows: 'C5=2', volleys: 'L5=3' } })['optional']).toEqual({ arrows: 'C5=2' });
  });

  test('a map grows as far as the rules read one, and the panel says how far that is', () => {
    for (const { rules, system } of Object.values(games)) {
      const more = { columns: LARGEST_SIDE, rows: LARGEST_SIDE };
      const { position } = made(rules, blank(rules), resizeAfter(rules, more));
      expect(position.map).toMatchObject(more);
      const read = (rows: number) => system.readPosition({ ...position, map: { ...position.map, rows } });
      const refused = (rows: number) => {
        const found = read(rows);
        return found.ok ? [] : found.faults.filter(({ at }) => at === 'map.rows');
      };
      expect([refused(LARGEST_SIDE).length, refused(LARGEST_SIDE + 1).length]).toEqual([0, 1]);
    }
    for (const { size } of [en, fr]) expect(size.about.match(/\d+/g)).toEqual(['1', LARGEST_SIDE, '1', LARGEST_SIDE].map(String));
  });

  test('at its left and its upper edge a map grows and is cut with all that is on it', () => {
    const drawing = made(
      land,
      blank(land),
      paint(land, [hexOf('A1'), hexOf('C3')], 'woods'),
      paintHexsides(land, [{ hex: hexOf('C3'), direction: 0 }], 'river'),
      put(land, 0, land.pieces, 'LI', hexOf('B2'), 3),
      put(land, 1, land.pieces, 'HI', hexOf('D4'), 0),
      facts.addTerm({ term: 'hold', points: 1, at: 'A1 E5' }),
      facts.addReserve(land, 1),
      paintList(land, facts.reservePath(land, 1, 0), [hexOf('R3')], true),
      facts.namePlace('C3', 'en', 'The mound'),
    );
    const grown = made(land, drawing, resizeBefore(land, { columns: 2, rows: 0 }), resizeBefore(land, { columns: 0, rows: 1 }));
    expect(grown.position.map).toEqual({ columns: 20, rows: 13, woods: 'C2 E4', river: 'E4/1' });
    expect(textsOf(land, grown.position, 0, land.pieces)).toEqual(['LI D3/4']);
    expect(textsOf(land, grown.position, 1, land.pieces)).toEqual(['HI F5/1']);
    expect(grown.position.victory).toEqual([{ term: 'hold', points: 1, at: 'C2 G6' }]);
    expect(sideOf(land, grown.position, 1).reserves?.[0]?.at).toMatch(/T4$/);
    expect(grown.places).toEqual([{ at: 'E4', name: { en: 'The mound', fr: 'The mound' } }]);
    // Cut again it is as it was.
    expect(made(land, grown, resizeBefore(land, { columns: -2, rows: 0 }), resizeBefore(land, { columns: 0, rows: -1 }))).toEqual(drawing);
    const cut = made(land, drawing, resizeBefore(land, { columns: -2, rows: 0 }));
    expect(textsOf(land, cut.position, 0, land.pieces)).toEqual([]);
    expect(textsOf(land, cut.position, 1, land.pieces)).toEqual(['HI B4/1']);
    expect(cut.position.victory).toEqual([{ term: 'hold', points: 1, at: 'C5' }]);
  });

  test('what runs between two hexes goes with either of them, and is not laid along the edge (B2.4)', () => {
    const stream = (drawing: Drawing) => drawing.position.map?.['stream'];
    const L9 = 11 + 8 * 24;
    const side = (direction: number) => ({ hex: L9, direction });
    const drawing = made(ancientWorld, blank(ancientWorld), paintHexsides(ancientWorld, [0, 1, 2, 3].map(side), 'stream'));
    expect(stream(drawing)).toBe('L9/1 L9/2 L9/3 L10/1');
    const narrow = made(ancientWorld, drawing, resize(ancientWorld, { columns: 12, rows: 18 }));
    expect(stream(narrow)).toBe('L9/1 L10/1');
    expect(stream(made(ancientWorld, narrow, resize(ancientWorld, { columns: 12, rows: 9 })))).toBe('L9/1');
    expect(stream(made(ancientWorld, drawing, resizeBefore(ancientWorld, { columns: 0, rows: -8 })))).toBe('L1/2 L1/3 L2/1');
    expect(stream(made(ancientWorld, narrow, paintHexsides(ancientWorld, [side(1)], 'stream')))).toBe('L9/1 L10/1');
    // Nor along that of a version's smaller map, which keeps what it has not lost.
    const [{ title }, changes] = [drawing, { map: { columns: 12 } }];
    const other = { ...blank(ancientWorld), variants: [{ id: 'other', name: title, about: title, changes }] };
    const both = made(ancientWorld, other, paintHexsides(ancientWorld, [0, 1, 2, 3].map(side), 'stream'));
    expect([stream(both), stream(variedDrawing(both, 0))]).toEqual(['L9/1 L9/2 L9/3 L10/1', 'L9/1 L10/1']);
    const within = made(ancientWorld, other, paintHexsides(ancientWorld, [0, 3].map(side), 'stream'));
    expect(within.variants![0]!.changes).toEqual(changes);
    // A river on land may.
    const river = made(land, blank(land), paintHexsides(land, [{ hex: 0, direction: 0 }], 'river'));
    expect(river.position.map).toMatchObject({ river: 'A1/1' });
  });

  test('hexes are taken from a term that holds none with the list, and from one that holds some it is left', () => {
    const terms = (...victory: DrawnTerm[]) =>
      made(land, blank(land), facts.setTerms(victory), paintList(land, facts.termPath(0), [0, 1], false));
    expect(terms({ term: 'panic', points: 1, at: 'A1 B1' }).position.victory).toEqual([{ term: 'panic', points: 1 }]);
    expect(terms({ term: 'panic', points: 1, at: 'A1 C1' }).position.victory).toEqual([{ term: 'panic', points: 1, at: 'C1' }]);
    expect(terms({ term: 'hold', points: 1, at: 'A1 B1' }).position.victory).toEqual([{ term: 'hold', points: 1, at: '' }]);
  });

  test.each([
    ['follows', {}, true],
    ['would close the ring', { young: { as: 'elders' } }, false],
    ['has the type like another itself', { young: { as: 'elders' }, elders: { as: 'LI' } }, true],
    ['has no such base', { young: null }, false],
    ['has no types', null, true],
  ])('a type of the battle is like another where a version %s: %j is %s', (_, own, offered) => {
    const drawn = made(land, blank(land), ownTypes.addType('elders', 'HI'), ownTypes.addType('young', 'HI'), addVariant('other', first));
    const drawing = { ...drawn, variants: [{ ...drawn.variants![0]!, changes: { types: own } }] };
    expect(ownTypes.basesFor(land, drawing, 'elders').includes('young')).toBe(offered);
    expect(
      refusals(made(land, drawing, ownTypes.setTypeField('elders', 'as', 'young')), ancients).some(({ at }) => at.includes('types')),
    ).toBe(!offered);
  });

  test('terms are added until there are forty, those for either side counted twice', () => {
    const either = { term: 'camp', points: 1 };
    const of = (...terms: DrawnTerm[]) => made(land, blank(land), facts.setTerms(terms)).position;
    const many = (count: number) => Array.from({ length: count }, () => either);
    expect([19, 20].map((count) => facts.hasRoomFor(of(...many(count)), either))).toEqual([true, false]);
    const odd = of(...many(19), { ...either, by: 1 });
    expect([either, { ...either, by: 2 }].map((term) => facts.hasRoomFor(odd, term))).toEqual([false, true]);
  });

  test('types are not like each other in a ring, and those that are leave nobody of no type', () => {
    const types = { guard: { as: 'elders' }, elders: { as: 'HI' }, young: { as: 'guard' } };
    const drawn = made(land, blank(land), (draft) => {
      draft.position.types = types;
    });
    const basesOf = (name: string) => ownTypes.basesFor(land, drawn, name).filter((base) => !land.types.includes(base));
    expect(['guard', 'elders', 'young'].map(basesOf)).toEqual([['elders'], [], ['guard', 'elders']]);
    const ring = made(
      land,
      blank(land),
      (draft) => {
        draft.position.types = { guard: { as: 'elders' }, elders: { as: 'guard' }, self: { as: 'self' } };
      },
      put(land, 0, land.pieces, 'guard', 60, 0),
      put(land, 0, land.pieces, 'self', 61, 0),
    );
    // What it is already is told still.
    expect(ownTypes.basesFor(land, ring, 'guard')).toContain('elders');
    const [first] = land.types;
    const one = made(land, ring, ownTypes.removeType(land, 'guard'), ownTypes.removeType(land, 'self'));
    expect(one.position.types).toEqual({ elders: { as: first } });
    expect([60, 61].map((hex) => thingsAt(land, one.position, hex)[0]?.text.split(' ')[0])).toEqual(['elders', first]);
  });

  test('a type of one’s own can be renamed and taken away; its units follow', () => {
    const guard = made(
      land,
      blank(land),
      ownTypes.addType('guard', 'HI'),
      ownTypes.setTypeField('guard', 'full', 6),
      put(land, 0, land.pieces, 'guard', 7, 0),
    );
    expect(panicOf(guard.position, 0)).toBe(3);
    const renamed = made(land, guard, ownTypes.renameType(land, 'guard', 'veterans'));
    expect(thingsAt(land, renamed.position, 7)[0]?.text).toBe('veterans H1/1');
    const gone = made(land, renamed, ownTypes.removeType(land, 'veterans'));
    expect(thingsAt(land, gone.position, 7)[0]?.text).toBe('HI H1/1');
    expect(gone.position.types).toBeUndefined();
  });

  test.each([
    { rules: sea, lists: { sunk: ['guard', 'trireme'], left: ['guard R3 captured'] }, as: 'trireme' },
    { rules: ancientWorld, lists: { fallen: ['guard', 'LEG'] }, as: 'LEG' },
  ])('so do those that have gone in a game under way ($rules.system)', ({ rules, lists, as }) => {
    const guard = made(
      rules,
      blank(rules),
      ownTypes.addType('guard', as),
      ...Object.entries(lists).map(([field, texts]) => facts.setSideField(rules, 0, field, texts)),
    );
    const called = (name: string) =>
      Object.fromEntries(Object.entries(lists).map(([field, texts]) => [field, texts.map((text) => text.replace('guard', name))]));
    const renamed = made(rules, guard, ownTypes.renameType(rules, 'guard', 'veterans'));
    expect(sideOf(rules, renamed.position, 0)).toMatchObject(called('veterans'));
    expect(sideOf(rules, made(rules, renamed, ownTypes.removeType(rules, 'veterans')).position, 0)).toMatchObject(called(as));
  });

  test('a type’s word is made of what one types, and never one that stands for another', () => {
    expect(['Old Guard!', '  guard ', '-a--b-', 'Épée 2'].map((text) => ownTypes.typeWord(land, text))).toEqual([
      'Old-Guard',
      'guard',
      'a-b',
      'Epee-2',
    ]);
    expect(ownTypes.typeWord(ancientWorld, '3rd Épée 2')).toBe('rd-Epee');
    const types3 = new Set(['guard', 'guard-x']);
    const free = (first: string) => [land, ancientWorld].map((rules) => ownTypes.freeType(rules, types3, first));
    expect([free('guard'), free('garde')]).toEqual([
      ['guard-2', 'guard-xx'],
      ['garde', 'garde'],
    ]);
    const types = new Set(['guard']);
    expect(['HI', 'guard', '', '9th', 'B9', 'Old-Guard'].map((word) => ownTypes.isFreeType(land, types, word))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    const drawing = made(land, blank(land), ownTypes.addType('guard', 'HI'), put(land, 0, land.pieces, 'guard', 60, 0));
    const named = made(land, drawing, ownTypes.renameType(land, 'guard', ownTypes.typeWord(land, 'Épée 2')));
    expect(refusals(named, ancients)).toEqual(refusals(drawing, ancients));
    expect(textsOf(land, named.position, 0, land.pieces)).toEqual([expect.stringContaining('Epee-2 ')]);
  });

  test('a text is the same in both languages until one says something of its own', () => {
    const one = made(land, blank(land), facts.say(land, ['sides', 0, 'name'], 'fr', 'Égypte', first));
    expect(one.sides[0].name).toEqual({ en: 'Égypte', fr: 'Égypte' });
    const two = made(
      land,
      one,
      facts.say(land, ['sides', 0, 'name'], 'en', 'Egypt', first),
      facts.sayIn(land, ['sides', 0, 'name'], 'fr', 'L’Égypte'),
    );
    expect(two.sides[0].name).toEqual({ en: 'Egypt', fr: 'L’Égypte' });
    expect(sideOf(land, two.position, 0).name).toBe('Egypt');
  });

  test('a side’s name is a plural or not, and that of neither is not said', () => {
    const many = (...edits: Parameters<typeof facts.setMany>[]) =>
      made(land, blank(land), ...edits.map((edit) => facts.setMany(...edit))).many;
    expect([many([1, true]), many([1, true], [0, true]), many([1, true], [1, false])]).toEqual([[false, true], [true, true], undefined]);
    expect(readBattle({ ...blank(land), many: many([1, true]) })).toHaveProperty('battle.many', [false, true]);
  });

  test('letters of one text are one step, and a step made anew forgets those that were taken back', () => {
    const history = createHistory(land, blank(land));
    for (const text of ['K', 'Ka', 'Kad']) history.edit(facts.say(land, ['title'], 'en', text, first), 'title');
    history.edit(paint(land, [4], 'hill'));
    expect(history.state.getState()).toMatchObject({ behind: 2, before: 0 });
    history.undo();
    history.undo();
    expect(history.state.getState().drawing.title.en).toBe('A new battle');
    history.redo();
    expect(history.state.getState()).toMatchObject({ behind: 1, before: 1, drawing: { title: { en: 'Kad' } } });
    history.edit(clear(land, [3]));
    expect(history.state.getState()).toMatchObject({ behind: 1, before: 1 });
    history.edit(paint(land, [9], 'woods'));
    expect(history.state.getState()).toMatchObject({ behind: 2, before: 0 });
  });
});

describe('checks', () => {
  test('name what section 15 asks for, by its id', () => {
    const [camp] = land.tokens;
    const empty = made(land, blank(land), facts.setSideField(land, 0, 'waiting', 0), clear(land, [8 + 10 * 18], camp));
    const told = checksOf(land, empty, ancients).map((check) => (check.grade === 'refused' ? check.fault.at : check.advice.rule));
    expect(told).toEqual(['15.1.c', '15.1.d', '15.2.h.1', '15.2.h.1']);
    const syrian = made(
      land,
      blank(land),
      facts.setSideField(land, 1, 'waiting', 0),
      facts.sayIn(land, ['sides', 1, 'name'], 'fr', 'Syriens'),
    );
    expect(land.advice(syrian).map(({ said }) => said)).toContainEqual({ en: 'Blue has no leader.', fr: 'Syriens\u00a0: pas de chef.' });
    const advised = (units: number) =>
      land
        .advice(made(land, blank(land), ...Array.from({ length: units }, (_, i) => put(land, 0, land.pieces, 'LI', 20 + i, 0))))
        .map(({ rule, at }) => `${rule} ${at}`);
    expect(advised(MOST_UNITS + 1)).toContain('15.2.h.1 armies[0].units');
    expect(advised(MOST_UNITS)).not.toContain('15.2.h.1 armies[0].units');
  });

  test('say once of a text that it is wanting in both languages, and of one language where it is', () => {
    const wanting = (...languages: ('en' | 'fr')[]) => {
      const drawn = made(land, blank(land), ...languages.map((language) => facts.sayIn(land, ['story'], language, '')));
      return checksOf(land, drawn, ancients).flatMap(({ at, grade }) => (grade === 'refused' && at.startsWith('story') ? [at] : []));
    };
    expect(wanting('en', 'fr')).toEqual(['story']);
    expect(wanting('fr')).toEqual(['story.fr']);
    expect(wanting()).toEqual([]);
  });

  test('lead to the hex', () => {
    const wet = made(
      sea,
      blank(sea),
      put(sea, 0, sea.pieces, 'small', 30, 0),
      put(sea, 1, sea.pieces, 'small', 60, 0),
      paint(sea, [30], 'land'),
    );
    expect(checksOf(sea, wet, naval)).toMatchObject([{ grade: 'refused', at: 'position.fleets[0].ships[0]', hex: 30 }]);
    // Of those where a reserve comes in, to the one that lies within the map.
    const inland = made(
      land,
      blank(land),
      put(land, 0, land.pieces, 'HI', 30, 0),
      put(land, 1, land.pieces, 'HI', 60, 0),
      facts.addReserve(land, 0),
      paintList(land, facts.reservePath(land, 0, 0), [40], true),
    );
    const refused = checksOf(land, inland, ancients).filter(({ grade }) => grade === 'refused');
    expect(refused).toMatchObject([{ at: 'position.armies[0].reserves[0].at', hex: 40 }]);
  });
});

describe('a reserve that is added', () => {
  const hexAt = (name: string) => hexIn(sizeOf(blank(land).position), name)!;
  const added = made(land, blank(land), facts.addReserve(land, 1));
  const advised = (drawing: Drawing) => land.advice(drawing).flatMap(({ rule, at }) => (rule === '5.a' ? [at] : []));

  test('enters nowhere until it is drawn, which is told, and then where it was drawn', () => {
    const refused = checksOf(land, added, ancients).filter(({ grade }) => grade === 'refused');
    expect(refused.map(({ at }) => at)).toContain('position.armies[1].reserves[0].at');
    const drawn = made(land, added, paintList(land, facts.reservePath(land, 1, 0), [hexAt('R3')], true));
    expect(sideOf(land, drawn.position, 1).reserves).toEqual([{ turn: 2, at: 'R3', units: [] }]);
  });

  test('is told as long as nobody comes with it', () => {
    expect(advised(added)).toEqual(['armies[1].reserves[0].units']);
    expect(advised(made(land, added, facts.countReserve(land, 1, 0, 'HI', 1)))).toEqual([]);
    expect(advised(made(land, added, facts.setReserve(land, 1, 0, 'leaders', 1)))).toEqual([]);
    const [leader] = ancientWorld.tokens;
    const ancient = made(ancientWorld, blank(ancientWorld), facts.addReserve(ancientWorld, 0));
    const told = (drawing: Drawing) => ancientWorld.advice(drawing).some(({ rule }) => rule === 'B13.a');
    expect([ancient, made(ancientWorld, ancient, facts.addLeader(ancientWorld, 0, 0, leader!))].map(told)).toEqual([true, false]);
  });
});

describe('what a drawing begins with', () => {
  test('is said in each language, the sides too', () => {
    const { title, sides, position } = blank(land);
    expect(title).toEqual({ en: 'A new battle', fr: 'Une nouvelle bataille' });
    expect(sides.map(({ name }) => name.fr)).toEqual(['Rouge', 'Bleu']);
    expect(SIDES.map((side) => sideOf(land, position, side).name)).toEqual(['Red', 'Blue']);
  });

  test('gives way in the other language to what is typed first, and what that says of its own does not', () => {
    const titled = (drawing: Drawing, text: string) => made(land, drawing, facts.say(land, ['title'], 'fr', text, first));
    const typed = titled(titled(blank(land), 'K'), 'Kadesh');
    expect(typed.title).toEqual({ en: 'Kadesh', fr: 'Kadesh' });
    const apart = made(land, typed, facts.sayIn(land, ['title'], 'en', 'Qadesh'));
    expect(titled(apart, 'Cadès').title).toEqual({ en: 'Qadesh', fr: 'Cadès' });
    const second = made(land, blank(land), addVariant('one', first), addVariant('two', first));
    expect(second.variants?.[1]?.name).toEqual({ en: 'Otherwise 2', fr: 'Autrement 2' });
    expect(made(land, second, facts.say(land, ['variants', 1, 'name'], 'en', 'Rain', first)).variants?.[1]?.name.fr).toBe('Rain');
  });

  test('gives way at each of its places', () => {
    const drawing = made(land, blank(land), addVariant('one', first), facts.removeSentence('try', 0));
    const sides = SIDES.flatMap((side) => ['name', 'leader', 'about'].map((field) => ['sides', side, field]));
    const others = [
      ['date'],
      ['place'],
      ['story'],
      ['ground'],
      ['try', 0],
      ['sources', 0],
      ['variants', 0, 'name'],
      ['variants', 0, 'about'],
    ];
    for (const path of [...sides, ...others])
      expect(facts.saidAt(made(land, drawing, facts.say(land, path, 'fr', 'Autre', first)), path)).toEqual({ en: 'Autre', fr: 'Autre' });
  });

  test('gives way in the title of a drawing from the table, and in that of a copy', async () => {
    const titled = (title: Drawing['title'], language: 'en' | 'fr') =>
      made(land, { ...blank(land), title }, facts.say(land, ['title'], language, 'Mine', first)).title;
    const { title } = await fetchFirstTexts('Cannae');
    expect(title).toEqual({ en: 'From the table: Cannae', fr: 'De la table\u00a0: Cannae' });
    const titles = [title, { ...title, fr: fr.copyOf(title.fr) }, { ...first.title, en: en.copyOf(en.copyOf(first.title.en)) }];
    for (const one of titles) expect([titled(one, 'en'), titled(one, 'fr')]).toEqual(Array(2).fill({ en: 'Mine', fr: 'Mine' }));
    const apart = { ...title, fr: fr.fromTable('Cannes') };
    expect(titled(apart, 'en')).toEqual({ ...apart, en: 'Mine' });
  });

  test.each([
    [['sides', 0, 'name'], 'The Reds', 'Rouge'],
    [['sides', 1, 'name'], 'Red', 'Rouge'],
    [['place'], 'Red', 'Rouge'],
    [['title'], 'Otherwise', 'Autrement'],
  ])('does not give way where it is meant: %j is %s and %s', (path, english, french) => {
    const own = made(land, blank(land), facts.sayIn(land, path, 'en', english), facts.sayIn(land, path, 'fr', french));
    const mended = made(land, own, facts.say(land, path, 'en', 'Mended', first));
    expect(facts.saidAt(mended, path)).toEqual({ en: 'Mended', fr: french });
  });
});

describe('what comes in', () => {
  test('is told all that is wrong with it at once, and is no more than data', () => {
    const { rules, system } = games['ancients']!;
    const bad = {
      ...structuredClone(battles[0]!),
      title: { en: '' },
      position: { system: 'ancients', map: { woods: 'ZZ9' }, armies: [{ units: ['XX B2/9'] }, {}] },
    };
    const read = readDrawing(rules, system, bad, first);
    expect(read.ok ? [] : read.faults.map(({ at }) => at)).toEqual(
      expect.arrayContaining(['title.en', 'title.fr', 'position.map.woods', 'position.armies[0].units[0]']),
    );
    for (const nonsense of [null, 7, 'x', [], {}, { position: null }]) expect(readDrawing(rules, system, nonsense, first).ok).toBe(false);
    const said = { en: 'Here', fr: 'Ici' };
    const lists = { places: [{ at: 'A1', name: said }], variants: [{ title: said, about: said, changes: { turns: 3 } }] };
    for (const position of [null, 7, 'x', [], {}, { map: 7 }, { map: { columns: 'x' } }, { armies: 7 }])
      expect(readDrawing(rules, system, { ...battles[0]!, ...lists, position }, first).ok, JSON.stringify(position)).toBe(false);
  });

  test('may be unfinished: what is still to come does not keep it from being drawn on', () => {
    for (const { rules, system } of Object.values(games)) {
      const begun = { ...blankDrawing(rules, {}, first), title: { en: '', fr: '' } };
      expect(refusals(begun, system)).not.toEqual([]);
      expect(readDrawing(rules, system, JSON.parse(JSON.stringify(begun)), first)).toEqual({ ok: true, value: begun });
    }
  });

  test('may be damaged where it has places or versions, and is told so', () => {
    const { rules, system } = games['ancients']!;
    for (const broken of [{ places: {} }, { places: [null] }, { variants: 'x' }]) {
      const read = readDrawing(rules, system, { ...structuredClone(battles[0]!), ...broken }, first);
      expect(read.ok ? [] : read.faults.map(({ at }) => at.replace(/\W.*/, ''))).toEqual(Object.keys(broken));
    }
  });

  test('may be a position alone', () => {
    const read = readDrawing(land, ancients, battles.find((battle) => systemIdOf(battle) === 'ancients')!.position, first);
    expect(read.ok && 'battle' in readBattle(read.value)).toBe(true);
  });
});

describe('what else a battle can be played as', () => {
  const withVersions = drawable.filter(({ variants }) => variants) as Drawing[];

  test('is told where the rules refuse it, and goes along with the map and its types', () => {
    const megiddo = withVersions.find(({ id }) => id === 'megiddo')!;
    const moved = made(land, megiddo, resizeBefore(land, { columns: 2, rows: 1 }));
    expect(variedDrawing(moved, 0)).toEqual(made(land, variedDrawing(megiddo, 0), resizeBefore(land, { columns: 2, rows: 1 })));
    const aegates = withVersions.find(({ id }) => id === 'aegates')!;
    const [type] = Object.keys(variedDrawing(aegates, 0).position.types!);
    const renamed = made(sea, aegates, ownTypes.renameType(sea, type!, 'heavy'));
    expect(Object.keys(variedDrawing(renamed, 0).position.types!)).toContain('heavy');
    expect(refusals(renamed, naval)).toEqual([]);
    const bad = made(land, megiddo, (draft) => {
      draft.variants![0]!.changes = { armies: { 1: { units: ['LI ZZ9/1'] } } };
    });
    expect(checksOf(land, bad, ancients)).toMatchObject([
      { grade: 'refused', at: 'variants[0]', fault: { at: 'variants[0].position.armies[1].units[0]' } },
    ]);
    expect(made(land, bad, removeVariant(0)).variants).toBeUndefined();
  });

  test('is drawn as a battle of its own, of which the battle itself keeps its position', () => {
    for (const battle of withVersions) {
      const { rules } = gameOf(battle);
      const history = createHistory(rules, battle);
      const now = () => history.state.getState();
      history.draw(battle.variants![0]!.id);
      expect(now().shown).toEqual(variedDrawing(battle, 0));
      const [thing] = thingsIn(rules, now().shown.position);
      const empty = grounds(rules, battle.position).findIndex((_, hex) => thingsAt(rules, now().shown.position, hex).length === 0);
      const edits = [move(rules, thing!, empty), put(rules, 0, rules.pieces, rules.types[0]!, thing!.hex, 0), facts.setField('turns', 9)];
      for (const edit of edits) history.edit(edit);
      expect(now().shown).toEqual(made(rules, variedDrawing(battle, 0), ...edits));
      expect(now().drawing.position).toBe(battle.position);
      expect(now().drawing.size).toEqual(battle.size);
      history.draw(undefined);
      expect(now().shown).toBe(now().drawing);
      for (const _ of edits) history.undo();
      expect(now().drawing).toEqual(battle);
    }
  });

  test('is the same for a careless hand, whatever it does', { timeout: 60_000 }, () => {
    const below = chance(11);
    for (const battle of withVersions) {
      const { rules } = gameOf(battle);
      const history = createHistory(rules, battle);
      const now = () => history.state.getState();
      const { id } = battle.variants![0]!;
      for (let i = 0; i < 100; i++) {
        history.draw(id);
        const { shown, drawing } = now();
        const edit = anyEdit(rules, shown, below);
        history.edit(edit);
        const alone = made(rules, shown, edit);
        expect(now().shown.size).toEqual(alone.size);
        expect(now().shown.position.map).toEqual(alone.position.map);
        if (edit.ofAll) continue;
        expect(now().shown).toEqual(alone);
        expect(now().drawing.position).toBe(drawing.position);
        if (i % 12 === 11) while (now().behind > 0) history.undo();
      }
      while (now().behind > 0) history.undo();
      expect(now().drawing).toEqual(battle);
    }
  });

  test('is added, has its texts and names from the battle, and gives way to it when it is taken away', () => {
    const history = createHistory(land, blank(land));
    const now = () => history.state.getState();
    for (let i = 0; i < 2; i++) history.edit(addVariant(freeId(now().drawing), first));
    expect(now().drawing.variants!.map(({ id }) => id)).toEqual(['version-1', 'version-2']);
    history.draw('version-2');
    history.edit(put(land, 1, land.pieces, 'LI', 60, 3));
    history.edit(facts.namePlace('B3', 'en', 'Well'));
    expect(now().drawing).toMatchObject({ places: [{ at: 'B3' }], size: { counters: [1, 1] } });
    expect(thingsIn(land, now().shown.position).some(({ hex }) => hex === 60)).toBe(true);
    expect(thingsIn(land, now().drawing.position).some(({ hex }) => hex === 60)).toBe(false);
    history.edit(removeVariant(1));
    expect(now().version).toBeUndefined();
    expect(now().shown).toBe(now().drawing);
    history.undo();
    expect(thingsIn(land, variedDrawing(now().drawing, 1).position).some(({ hex }) => hex === 60)).toBe(true);
  });

  test('comes back to the table with a change of it that is taken back or made again, and the battle with one of its own', () => {
    const history = createHistory(land, blank(land));
    const now = () => history.state.getState();
    const holds = (hex: number) => thingsIn(land, now().shown.position).some((thing) => thing.hex === hex);
    history.edit(addVariant('other', first));
    history.draw('other');
    history.edit(put(land, 0, land.pieces, 'LI', 60, 3));
    history.draw(undefined);
    history.edit(put(land, 0, land.pieces, 'LI', 61, 3));
    history.edit(ofAll(facts.say(land, ['story'], 'en', 'Otherwise told.', first)));
    history.draw('other');
    history.undo();
    expect(now().version?.id).toBe('other');
    history.undo();
    expect([now().version, holds(60), holds(61)]).toEqual([undefined, false, false]);
    history.undo();
    expect([now().version?.id, holds(60), holds(61)]).toEqual(['other', false, false]);
    history.draw(undefined);
    history.redo();
    expect([now().version?.id, holds(60)]).toEqual(['other', true]);
    history.redo();
    expect([now().version, holds(60), holds(61)]).toEqual([undefined, false, true]);
  });

  test('changes its own term and reserve still where another of the battle is taken away, and keeps a list of its own', () => {
    const terms = (['camp', 'panic', 'double'] as const).map((term) => ({ term, points: 1 }));
    const history = createHistory(
      land,
      made(land, blank(land), facts.setTerms(terms), facts.addReserve(land, 0), facts.addReserve(land, 0)),
    );
    const now = () => history.state.getState();
    for (const id of ['places', 'list']) history.edit(addVariant(id, first));
    history.draw('places');
    history.edit(facts.setTerm(2, 'points', 3));
    history.edit(facts.setReserve(land, 0, 1, 'turn', 5));
    history.draw('list');
    history.edit(facts.addTerm({ term: 'hold', points: 2, at: 'A1' }));
    history.draw(undefined);
    history.edit(facts.removeTerm(0));
    history.edit(facts.removeReserve(land, 0, 0));
    const [places, list] = [variedDrawing(now().drawing, 0).position, variedDrawing(now().drawing, 1).position];
    expect(places.victory).toEqual([
      { term: 'panic', points: 1 },
      { term: 'double', points: 3 },
    ]);
    expect(sideOf(land, places, 0).reserves?.map(({ turn }) => turn)).toEqual([5]);
    expect(list.victory?.map(({ term }) => term)).toEqual(['camp', 'panic', 'double', 'hold']);
    history.undo();
    history.undo();
    expect(variedDrawing(now().drawing, 0).position.victory?.map(({ points }) => points)).toEqual([1, 1, 3]);
  });

  test('panics at its own half while the battle is changed, whichever of them lies on the table', () => {
    const history = createHistory(
      land,
      made(land, blank(land), put(land, 0, land.pieces, 'HI', 60, 0), put(land, 0, land.pieces, 'HI', 61, 0)),
    );
    const now = () => history.state.getState();
    const panics = () => [now().drawing, variedDrawing(now().drawing, 0)].map(({ position }) => sideOf(land, position, 0)['panic']);
    history.edit(addVariant('other', first));
    history.draw('other');
    history.edit(put(land, 0, land.pieces, 'HI', 62, 0));
    history.draw(undefined);
    const before = panics();
    // The version has a list of its own: what is put into the battle's does not make it stronger.
    history.edit(put(land, 0, land.pieces, 'HI', 63, 0));
    history.edit(put(land, 0, land.pieces, 'HI', 64, 0));
    expect(panics()).toEqual([panicOf(now().drawing.position, 0), before[1]]);
    // What it has from the battle does.
    history.edit(ownTypes.addType('guard', 'HI'));
    history.edit(ownTypes.setTypeField('guard', 'full', 9));
    history.draw('other');
    history.edit(put(land, 0, land.pieces, 'guard', 65, 0));
    history.draw(undefined);
    const weaker = panics()[1];
    history.edit(ownTypes.setTypeField('guard', 'full', 3));
    expect(panics()).toEqual([panicOf(now().drawing.position, 0), panicOf(variedDrawing(now().drawing, 0).position, 0)]);
    expect(panics()[1]).not.toBe(weaker);
    history.edit(facts.setSideField(land, 0, 'panic', 1));
    expect(panics()[0]).toBe(1);
  });

  test('has types of its own, whose names are taken for the battle as well', () => {
    const history = createHistory(land, blank(land));
    history.edit(addVariant('other', first));
    history.draw('other');
    const now = () => history.state.getState().drawing;
    history.edit(ownTypes.addType(ownTypes.freeType(land, ownTypes.typeNames(now()), 'guard'), 'HI'));
    history.draw(undefined);
    expect(history.state.getState().shown.position.types).toBeUndefined();
    expect(ownTypes.freeType(land, ownTypes.typeNames(now()), 'guard')).toBe('guard-2');
    expect(ownTypes.isFreeType(land, ownTypes.typeNames(now()), 'guard')).toBe(false);
    history.edit(ownTypes.addType('guard-2', 'HI'));
    history.draw('other');
    history.edit(ownTypes.removeType(land, 'guard-2'));
    expect([...ownTypes.typeNames(now())]).toEqual(['guard-2', 'guard']);
  });

  test('keeps nothing of a term of the battle once the battle has other terms: it would fall on another', () => {
    const history = createHistory(
      land,
      made(
        land,
        blank(land),
        facts.setTerms([
          { term: 'camp', points: 1 },
          { term: 'hold', points: 1, at: 'F6' },
        ]),
        addVariant('other', first),
      ),
    );
    history.draw('other');
    history.edit(facts.setTerm(1, 'points', 9));
    history.edit(paintList(land, facts.termPath(1), [6 + 5 * 18], true));
    expect(history.state.getState().shown.position.victory).toMatchObject([{}, { points: 9, at: 'F6 G6' }]);
    history.draw(undefined);
    history.edit(facts.setTerms(undefined));
    const usual = [
      { term: 'camp', points: 1 },
      { term: 'panic', points: 1 },
    ];
    history.edit(facts.setTerms(usual));
    history.draw('other');
    expect(history.state.getState().shown.position.victory).toEqual(usual);
    // A list of its own it keeps.
    history.edit(facts.addTerm({ term: 'double', points: 3 }));
    history.draw(undefined);
    history.edit(facts.setTerms([]));
    history.draw('other');
    expect(history.state.getState().shown.position.victory).toEqual([...usual, { term: 'double', points: 3 }]);
  });

  test('on a smaller ground of its own leaves the battle its names', () => {
    const history = createHistory(
      land,
      made(land, blank(land), facts.namePlace('B2', 'en', 'Well'), facts.namePlace('R12', 'en', 'Mound')),
    );
    const now = () => history.state.getState();
    history.edit(addVariant('other', first));
    history.draw('other');
    const [{ map }] = land.fields as [DrawingRules['fields'][number]];
    history.edit((draft) => {
      resize(land, { columns: 10, rows: 8 })(draft);
      draft.position.map = { ...map, columns: 10, rows: 8 };
    });
    expect(now().drawing.places?.map(({ at }) => at)).toEqual(['B2', 'R12']);
    history.edit(facts.namePlace('R12', 'en', ''));
    expect(now().drawing.places?.map(({ at }) => at)).toEqual(['B2']);
  });

  test('on a larger ground of its own has names that the battle has no hex for: they keep neither from being played, and go along with it', () => {
    const history = createHistory(
      land,
      made(
        land,
        blank(land),
        put(land, 0, land.pieces, 'HI', 60, 0),
        put(land, 1, land.pieces, 'HI', 30, 3),
        facts.namePlace('R12', 'en', 'Mound'),
        addVariant('other', first),
      ),
    );
    const now = () => history.state.getState();
    const places = () => now().drawing.places?.map(({ at }) => at);
    history.draw('other');
    history.edit((draft) => {
      draft.position.map = { columns: 22, rows: 11 };
    });
    history.edit(facts.namePlace('V3', 'en', 'Well'));
    expect(places()).toEqual(['R12', 'V3']);
    expect(refusals(now().drawing, ancients)).toEqual([]);
    const told = checksWith(checksOf(land, now().drawing, ancients), checksOf(land, now().shown, ancients), 0);
    expect(told.filter(({ grade }) => grade === 'refused')).toEqual([]);
    history.edit(resizeBefore(land, { columns: 2, rows: 0 }));
    expect(places()).toEqual(['T12', 'X3']);
    history.edit(resizeAfter(land, { columns: -2, rows: 0 }));
    expect(places()).toEqual([]);
    history.undo();
    history.edit(facts.namePlace('X12', 'en', 'Nowhere'));
    expect(refusals(now().drawing, ancients)).toMatchObject([{ at: 'places[2].at', expected: 'hexOnMap' }]);
  });

  test('on a ground of its own grows at the edges as the battle does, and loses nothing', () => {
    const history = createHistory(land, made(land, blank(land), resize(land, { columns: 18, rows: 10 })));
    const now = () => history.state.getState();
    history.edit(addVariant('other', first));
    history.draw('other');
    history.edit((draft) => {
      draft.position.map = { columns: 18, rows: 12 };
    });
    history.edit((draft) => put(land, 0, land.pieces, 'HI', hexIn({ columns: 18, rows: 12 }, 'A12')!, 0)(draft));
    history.edit(resizeBefore(land, { columns: 0, rows: 1 }));
    expect(now().shown.position.map).toMatchObject({ rows: 13 });
    expect(textsOf(land, now().shown.position, 0, land.pieces)).toEqual([expect.stringMatching(/^HI A13/)]);
    expect(now().drawing.position.map).toMatchObject({ rows: 11 });
    history.edit(resizeAfter(land, { columns: -1, rows: 1 }));
    expect(now().shown.position.map).toMatchObject({ columns: 17, rows: 14 });
    expect(textsOf(land, now().shown.position, 0, land.pieces)).toEqual([expect.stringMatching(/^HI A13/)]);
    expect(now().drawing.position.map).toMatchObject({ columns: 17, rows: 12 });
    history.edit(resizeAfter(land, { columns: 0, rows: -11 }));
    expect(now().shown.position.map).toMatchObject({ rows: 3 });
  });

  test('has a type less, or one called otherwise, without the battle', () => {
    const history = createHistory(land, made(land, blank(land), ownTypes.addType('guard', 'HI'), ownTypes.addType('archers', 'LI')));
    const now = () => history.state.getState();
    history.edit(addVariant('other', first));
    history.draw('other');
    history.edit(ownTypes.removeType(land, 'guard'));
    history.edit(ownTypes.renameType(land, 'archers', 'bowmen'));
    expect(Object.keys(now().shown.position.types!)).toEqual(['bowmen']);
    expect(Object.keys(now().drawing.position.types!)).toEqual(['guard', 'archers']);
    history.draw(undefined);
    history.edit(ownTypes.renameType(land, 'guard', 'elders'));
    expect(Object.keys(now().drawing.position.types!)).toEqual(['elders', 'archers']);
  });

  test('keeps its position as it is while only texts change', () => {
    const [battle] = withVersions;
    const { rules } = gameOf(battle!);
    const history = createHistory(rules, battle!);
    history.draw(battle!.variants![0]!.id);
    const { position } = history.state.getState().shown;
    history.edit(ofAll(facts.say(rules, ['story'], 'en', 'Otherwise told.', first)));
    expect(history.state.getState().shown.position).toBe(position);
    expect(history.state.getState().shown.story.en).toBe('Otherwise told.');
  });

  test('stays playable through a thousand careless edits, or is refused', { timeout: 60_000 }, () => {
    const below = chance(7);
    let accepted = 0;
    for (const battle of withVersions) {
      const { rules, system } = gameOf(battle);
      let drawing = battle;
      for (let i = 0; i < 125; i++) {
        drawing = i % 12 === 11 ? battle : made(rules, drawing, anyEdit(rules, drawing, below));
        if (refusals(drawing, system).length > 0) continue;
        accepted++;
        drawing.variants?.forEach((_, at) => {
          expect(openMatch(system, variedDrawing(drawing, at).position, 1).ok).toBe(true);
        });
      }
    }
    expect(accepted).toBeGreaterThan(20);
  });
});

test('every kind has a field of its own', () => {
  for (const { rules } of Object.values(games)) expect(new Set(kindsOf(rules).map(({ field }) => field)).size).toBe(kindsOf(rules).length);
  expect(sizeOf(blank(sea).position)).toEqual({ columns: 22, rows: 14 });
});

test('a ship on ground that no ship may stand on lies on the map still, and so does the ground', () => {
  const drawn = made(sea, blank(sea), put(sea, 0, sea.pieces, 'trireme', 30, 1), put(sea, 1, sea.pieces, 'trireme', 50, 5));
  const afloat = stillOf(sea, naval, drawn.position)!;
  expect(afloat.pieces).toBeUndefined();
  const ashore = made(sea, drawn, paint(sea, [30], 'land'));
  expect(refusals(ashore, naval).length).toBeGreaterThan(0);
  const still = stillOf(sea, naval, ashore.position)!;
  expect(still.pieces?.state).toEqual(afloat.state);
  expect(isDeepStrictEqual(still.context, afloat.context)).toBe(false);
});
