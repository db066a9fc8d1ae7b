import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { scriptedDice } from '../../src/kernel/dice';
import { type LuckOfPlay, luckOfPlay, luckOfRoll, type Measures, measuredBy } from '../../src/kernel/luck';
import { momentsOf } from '../../src/kernel/outcomes';
import { readRecord } from '../../src/kernel/record';
import type { AnyTwoSidedGame, AnyTwoSidedMatch, BareContext, BareState } from '../../src/kernel/twoSides';
import { landMeasures } from '../../src/rules/ancients/play/worth';
import { bawMeasures } from '../../src/rules/baw/play/worth';
import { isSystemId, systemWord } from '../../src/rules/ids';
import { seaMeasures } from '../../src/rules/naval/play/worth';
import { battleById } from '../../src/scenarios/all';
import { eagerly, randomly } from '../fuzz/eager';
import { openIn, systemIn } from '../fuzz/play';
import { replayRecord } from '../replay/replayRecord';
import { opposed } from '../ui/systems/ancients/opposed';

vi.setConfig({ testTimeout: 60_000 });

const measures: { readonly [system: string]: Measures<BareContext, BareState> } = {
  ancients: landMeasures,
  naval: seaMeasures,
  baw: bawMeasures,
};

function luckOf(system: AnyTwoSidedGame, context: BareContext, before: BareState, order: string, dice: readonly number[]): LuckOfPlay {
  const action = system.parseAction(context, before, order);
  return luckOfPlay({ system, context, before, action, dice, sides: 2, ...measuredBy(measures[system.id]!) });
}

/** Every die of the game is in a roll, as it fell and of a kind that is known; plays have the luck of their dice. Returns how often each kind fell. */
function kindsIn(match: AnyTwoSidedMatch): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const [at, { order, dice }] of match.log.entries()) {
    if (dice.length === 0) continue;
    const { rolls, stakes } = luckOf(match.system, match.context, match.stateAt(at), order, dice);
    expect(
      rolls.map(({ fell }) => fell),
      order,
    ).toEqual(dice);
    for (const { name, measure } of rolls) {
      expect(measures[match.system.id]!.dice, order).toHaveProperty(name);
      expect(measure).toBe(measures[match.system.id]!.dice[name]);
      kinds[name] = (kinds[name] ?? 0) + 1;
    }
    const ofRolls = rolls.reduce((sum, roll) => sum + luckOfRoll(roll), 0);
    const ofStakes = stakes.reduce((sum, { gave, outcomes }) => sum + gave - momentsOf(outcomes).mean, 0);
    expect(ofRolls, order).toBeCloseTo(ofStakes, 9);
  }
  return kinds;
}

const folder = 'tests/replay';
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly position: unknown };
/** Games that are played at the table; what one that is not there yet leaves to luck nobody is told. */
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && isSystemId(systemWord(read(name).position)));

test.each(files)('%s: every die of every play is in a roll', (file) => {
  const json = read(file);
  const record = readRecord(json);
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  const replayed = replayRecord(systemIn(json.position), record.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
  expect(Object.keys(kindsIn(replayed.value as AnyTwoSidedMatch)).length).toBeGreaterThan(1);
});

/** The names of dice in the rules themselves. */
const namesIn = (system: string): string[] => {
  const sources = readdirSync(`src/rules/${system}`, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const text = sources.map((name) => readFileSync(join('src/rules', system, name), 'utf8')).join('\n');
  const named = [...text.matchAll(/dice\.roll\(\w+, '(\w+)'/g), ...text.matchAll(/\broll\(\w+, '(\w+)', kind/g)];
  return [...new Set(named.map(([, name]) => name!))].sort();
};

test.each(['ancients', 'naval', 'baw'])('%s: each die that the rules roll is measured, and no other', (system) => {
  expect(Object.keys(measures[system]!.dice).sort()).toEqual(namesIn(system));
  const ids = measures[system]!.measures.map(({ id }) => id);
  expect(Object.values(measures[system]!.dice).filter((id) => id !== null && !ids.includes(id))).toEqual([]);
});

const wild = JSON.parse(readFileSync('tests/fuzz/wild.json', 'utf8')) as object;
const led = JSON.parse(readFileSync('tests/fuzz/options.json', 'utf8')) as object;

/** Fields, optional rules and seeds of random games in which all of these dice fall. */
const games: readonly (readonly [position: object, seeds: number, kinds: readonly string[]])[] = [
  [{ ...wild, options: ['13.9', '13.11'] }, 2, ['control', 'elephant', 'melee', 'fire', 'leader']],
  [{ ...wild, options: ['13.3', '13V', 'V1.average'] }, 2, ['first', 'points']],
  [{ ...led, options: ['13.8', '13V', 'V1.d4', '13.7'] }, 3, ['duel', 'points']],
];

test.each(games)('optional rules %#: their dice are in rolls too', (position, seeds, kinds) => {
  const met: Record<string, number> = {};
  for (let seed = 1; seed <= seeds; seed++) {
    const match = openIn(systemIn(position), position, seed) as AnyTwoSidedMatch;
    randomly(match, () => undefined);
    for (const [name, count] of Object.entries(kindsIn(match))) met[name] = (met[name] ?? 0) + count;
  }
  expect(Object.keys(met)).toEqual(expect.arrayContaining([...kinds]));
});

test('at sea, fought eagerly', () => {
  const match = openIn(systemIn({ system: 'naval' }), battleById('syracuse')!.position, 3) as AnyTwoSidedMatch;
  eagerly(match, () => undefined);
  expect(Object.keys(kindsIn(match))).toEqual(expect.arrayContaining(['ram', 'fleet']));
});

describe('what a fight is worth', () => {
  const rollOf = (position: object, order: string, dice: readonly number[]) => {
    const system = systemIn(position);
    const { context, state } = openIn(system, position, 1);
    return luckOf(system, context, state, order, dice);
  };

  test('9.3 heavy infantry at 1-1: each loses half its strength, or both do, or nobody', () => {
    const { rolls, stakes } = rollOf({ ...opposed(['HI E6/1', 'HI A9/1'], ['HI E5/4', 'LC K1/4']), phase: 'melee' }, 'E6xE5', [6]);
    const [{ faces }] = rolls as [(typeof rolls)[0]];
    const now = faces[1]!;
    // AD, M four times, DD.
    expect(faces.map((face) => Math.round(face - now))).toEqual([-2, 0, 0, 0, 0, 2]);
    expect(stakes[0]).toMatchObject({ by: 0, measure: 'strength', gave: 2 });
    expect(luckOfRoll(rolls[0]!)).toBeCloseTo(2, 9);
  });

  test.each([[[]], [['E5']]])(
    '9.4, 11.e leaders in a hex that must be entered are lost, whether or not somebody is asked who goes along: %j',
    (leaders) => {
      const { armies, ...position } = opposed(['KT E5/1'], ['LI E4/4 disordered']);
      const led = armies.map((army, i) => ({ ...army, leaders: [leaders, ['E4']][i] }));
      const system = systemIn(position);
      const { context, state } = openIn(system, { ...position, phase: 'melee', armies: led }, 1);
      system.apply(context, state, system.parseAction(context, state, 'E5xE4'), scriptedDice([]));
      const { rolls } = luckOf(system, context, state, 'away 0', [4, 4]);
      expect(rolls.map(({ name }) => name)).toEqual(['melee', 'leader']);
      // A leader who falls by the die would have been captured.
      for (const face of rolls[1]!.faces) expect(face).toBeCloseTo(rolls[0]!.faces[5]!, 9);
    },
  );

  test.each([
    ['HI', false],
    ['PX', false],
    ['KT', true],
  ])('9.4 leaders count as captured only where the attacker must enter their hex, not where it may hold: %s', (type, must) => {
    const { armies, ...position } = opposed([`${type} E5/1`], ['LI E4/4 disordered']);
    const led = armies.map((army, i) => ({ ...army, leaders: [['E5'], ['E4']][i] }));
    const system = systemIn(position);
    const { context, state } = openIn(system, { ...position, phase: 'melee', armies: led }, 1);
    const play = (order: string, ...dice: number[]) =>
      system.apply(context, state, system.parseAction(context, state, order), scriptedDice(dice));
    const strength = () => landMeasures.measures[0]!.of(context as never, state as never, 0);
    play('E5xE4');
    play('away 0', 6, 4);
    expect(system.asked(context, state)).toBe(true);
    const asked = strength();
    play(must ? 'advance' : 'hold');
    expect(strength()).toBe(asked);
  });

  test('13.8 in a duel without an attack the die is the challenger’s, whoever is asked when it falls', () => {
    const { armies, ...position } = opposed(['HI E5/1'], ['HI E4/4'], ['13.8']);
    const led = armies.map((army, i) => ({ ...army, leaders: [['E5'], ['E4']][i] }));
    const system = systemIn(position);
    const match = openIn(system, { ...position, phase: 'melee', armies: led }, 1) as AnyTwoSidedMatch;
    const { context } = match;
    for (const order of ['challenge E5 E4', 'accept', 'tactic offensive'])
      expect(match.play(system.parseAction(context, match.state, order)), order).toMatchObject({ ok: true });
    expect(system.decider(context, match.state)).toBe(1);
    expect(system.acts(context, match.state)).toBe(0);
    const { rolls, stakes } = luckOf(system, context, match.state, 'tactic offensive', [6]);
    expect(rolls).toMatchObject([{ name: 'duel', by: 0, fell: 6 }]);
    expect(luckOfRoll(rolls[0]!), 'the other leader falls').toBeGreaterThan(0);
    expect(stakes).toMatchObject([{ by: 0 }]);
  });

  test('14.8.i a ship about to be taken is worth what it is once it is taken: damaged by that, with the marine aboard', () => {
    const ships = (own: string, enemy: string) => [{ ships: [own] }, { ships: [enemy, 'small I9/1'] }];
    const types = { trireme: { as: 'small', marines: 1 } };
    const worthOf = (enemy: string) => {
      const position = { system: 'naval', map: { columns: 9, rows: 9 }, types, phase: 'attacks', fleets: ships('trireme D5/1', enemy) };
      const system = systemIn(position);
      const match = openIn(system, position, 1) as AnyTwoSidedMatch;
      const { context } = match;
      const play = (order: string, ...dice: number[]) =>
        expect(match.play(system.parseAction(context, match.state, order), scriptedDice(dice)), order).toMatchObject({ ok: true });
      const worth = () => seaMeasures.measures[0]!.of(context as never, match.state as never, 0);
      play('D5>D4');
      play('D5xD4', 6);
      const asked = worth();
      play('capture');
      return [asked, worth()];
    };
    for (const enemy of ['small D4/2', 'small D4/2 damaged', 'small D4/2 damaged sinking']) {
      const [asked, taken] = worthOf(enemy);
      expect(asked, enemy).toBe(taken);
    }
  });

  const battle = (phase: string, first: readonly string[], second: readonly string[], more: object = {}) => ({
    system: 'baw',
    map: { columns: 9, rows: 9 },
    phase,
    armies: [
      { name: 'one', rally: 2, units: first, ...more },
      { name: 'two', units: second },
    ],
  });

  test('B8.g a shot takes half of what it hits', () => {
    const { rolls, stakes } = rollOf(battle('fire', ['ARC E6'], ['LEG E5']), 'E6:E5', [2]);
    expect(rolls[0]!.faces.map((face) => face - rolls[0]!.faces[5]!)).toEqual([3, 3, 0, 0, 0, 0]);
    expect(stakes[0]).toMatchObject({ by: 0, measure: 'strength', gave: 3 });
  });

  test('B7.5, B7.6 in an exchange each gives up the least of those who took part, before either has chosen', () => {
    const position = battle('melee', ['LEG D6', 'MF E6', 'LI F6'], ['AUX E5', 'AUX A1', 'AUX I1']);
    const { rolls } = rollOf(position, 'D6+E6xE5', [5]);
    // 11 against 4: DR, DR, SE, DR, EC, AR.
    expect(rolls[0]!.faces.map((face) => face - rolls[0]!.faces[2]!)).toEqual([0, 0, 0, 0, -1, 0]);
  });

  test('B16.3 whoever is attacked is in order again once that is over, however much is asked before', () => {
    const position = { ...battle('melee', ['LEG E5', 'LEG A1'], ['LEG E4 disorganised', 'LEG A9']), options: ['B16.3'] };
    const { rolls } = rollOf(position, 'E5xE4', [1]);
    // DR, DR, SE, DR, EC, AR.
    expect(rolls[0]!.faces.map((face) => face - rolls[0]!.faces[2]!)).toEqual([0, 0, 0, 0, 0, 0]);
    const two = battle('melee', ['LEG E5', 'LEG D4'], ['AUX E4 disorganised', 'AUX D3', 'LEG A9']);
    const exchanged = (options: readonly string[]) => {
      const [{ faces }] = rollOf({ ...two, options }, 'D4+E5xD3+E4', [5]).rolls as [LuckOfPlay['rolls'][number]];
      return faces[4]! - faces[2]!;
    };
    // A legion for a cohort, of which half was lost already where it stays disorganised.
    expect(exchanged([])).toBe(-4);
    expect(exchanged(['B16.3'])).toBe(-2);
  });

  test('B11.d a rally gives back the half that was lost', () => {
    const { rolls } = rollOf(battle('melee', ['LEG E6 disorganised'], ['LEG A1']), 'end', [1]);
    expect(rolls[0]!.faces.map((face) => face - rolls[0]!.faces[5]!)).toEqual([3, 3, 0, 0, 0, 0]);
  });
});
