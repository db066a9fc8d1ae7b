import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/kernel/dice';
import { ancients } from '../../src/rules/ancients';
import { hexOf, kindOf, orderIn, orderOf, unitOf } from '../../src/rules/ancients/model/orders';
import type { Context, State } from '../../src/rules/ancients/model/types';
import { type Threat, threatsTo } from '../../src/rules/ancients/play/threats';
import { everything } from '../fuzz/play';
import { momentsOf } from './moments';

type Units = readonly string[];

/** The threats to the first unit of the first army, by the enemy's units in their order. */
function threatsIn(own: Units, enemy: Units, rest: object = {}, theirs: object = {}): (Threat & { readonly name: string })[] {
  const read = ancients.readPosition({
    map: { columns: 9, rows: 9 },
    phase: 'movement',
    armies: [{ units: own }, { units: enemy, ...theirs }],
    ...rest,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { context, state } = ancients.open(read.value, 1);
  const before = JSON.stringify(state);
  const found = threatsTo(context, state, state.units[0]!);
  expect(JSON.stringify(state), 'nothing is changed').toBe(before);
  return found.map((threat) => ({ ...threat, name: context.types[state.units[threat.unit]!.type]!.name }));
}

const attackOf = (threats: readonly (Threat & { name: string })[], name: string) => threats.find((one) => one.name === name)?.attack;

describe('an attack in the enemy’s next melee (9)', () => {
  test('comes after his movement, onto the flank where his points reach it', () => {
    // Heavy infantry that faces north; cavalry before it rides round it.
    const [threat] = threatsIn(['HI E6/1'], ['HC E3/4']);
    expect(threat).toMatchObject({ shot: undefined, attack: { odds: '2-1', flank: true, led: undefined, strength: [8, 4] } });
  });

  test('is ahead only where he cannot come round, and too weak is none', () => {
    expect(attackOf(threatsIn(['HI E6/1'], ['HI E4/4']), 'HI')).toMatchObject({ odds: '1-1', flank: false });
    expect(threatsIn(['PX E6/1'], ['LI E4/4'])).toEqual([]);
    expect(threatsIn(['HI E9/1'], ['HI E4/4'])).toEqual([]);
  });

  test('is doubled by a leader that he has to place, and possible only so', () => {
    expect(attackOf(threatsIn(['HI E6/1'], ['HI E4/4'], {}, { leaders: ['E4'] }), 'HI')).toMatchObject({ odds: '1-1', led: '2-1' });
    const weak = attackOf(threatsIn(['PX E6/1'], ['HI E4/4'], {}, { leaders: ['A1'] }), 'HI');
    expect(weak).toMatchObject({ odds: '1-2', led: '1-1' });
    const hopeless = attackOf(threatsIn(['PX E6/1'], ['LI F4/4 disordered'], {}, { leaders: ['A1'] }), 'LI');
    expect(hopeless).toMatchObject({ odds: undefined, led: '1-2', flank: true });
  });

  test('is without a leader to place in the turn with which a battle begins (13.3)', () => {
    const deploying = { options: ['13.3'], phase: 'deploy', player: 1, optional: { first: 2, deployment: { stage: 'secondUnits' } } };
    const [threat] = threatsIn(['HI E6/1'], ['HI E4/4'], deploying, { leaders: ['A9'] });
    expect(threat).toMatchObject({ attack: { odds: '1-1', led: undefined } });
    const other = { ...deploying, player: 2, optional: { deployment: { stage: 'secondUnits' } } };
    expect(attackOf(threatsIn(['HI E6/1'], ['HI E4/4'], other, { leaders: ['A9'] }), 'HI')).toMatchObject({ odds: '1-1', led: '2-1' });
  });

  test('is reckoned without what the player turn under way has left: points (V1), and who is out of control (13.9)', () => {
    const plain = threatsIn(['HI E6/1'], ['HC E3/4']);
    for (const rest of [{ phase: 'command' }, {}, { optional: { points: 3 } }, { player: 2, phase: 'command' }])
      expect(threatsIn(['HI E6/1'], ['HC E3/4'], { options: ['13V'], ...rest })).toEqual(plain);
    const impetuous = { options: ['13.9'], optional: { control: 'lost' } };
    expect(threatsIn(['KT E6/1'], ['HC E3/4', 'KT A1/4'], impetuous)).toEqual(threatsIn(['KT E6/1'], ['HC E3/4', 'KT A1/4']));
    // His own movement, and what is left for it.
    expect(threatsIn(['HI E6/1'], ['HC E3/4'], { options: ['13V'], player: 2 })).toEqual([]);
  });

  test('has the leaders that stay during the movement and are placed anew after it (V), and those who can walk to it (V5)', () => {
    const led = (options: readonly string[], leaders: readonly string[]) =>
      attackOf(threatsIn(['HI E6/1'], ['HI E4/4'], { options, phase: 'command' }, { leaders }), 'HI');
    expect(led(['13V'], ['A9'])).toMatchObject({ odds: '1-1', led: '2-1' });
    expect(led(['13V'], ['E4'])).toMatchObject({ odds: '1-1', led: '2-1' });
    expect(led(['13V', 'V5'], [])).toMatchObject({ odds: '1-1', led: undefined });
    // He walks after the unit.
    expect(led(['13V', 'V5'], ['E4'])).toMatchObject({ odds: '1-1', led: '2-1' });
  });

  test('is none of a unit under a volley marker, panicked or plundering (6.k, 4.e, 6.j.2)', () => {
    expect(threatsIn(['HI E6/1'], ['HI E5/4 volley'])).toEqual([]);
    expect(threatsIn(['HI E6/1'], ['HI E5/4 disordered panicked'])).toEqual([]);
  });

  test('is weaker where the way leads through woods (T2)', () => {
    const threats = threatsIn(['HI A1/4'], ['HI A4/1'], { map: { columns: 1, rows: 9, woods: 'A2 A3' } });
    expect(threats).toEqual([]);
    const near = threatsIn(['HI A1/4'], ['HI A3/1'], { map: { columns: 1, rows: 9, woods: 'A2' } });
    expect(attackOf(near, 'HI')).toMatchObject({ odds: '1-2', strength: [2, 4] });
  });

  test('comes from reserves that are due then, and not from later ones (5.a)', () => {
    const reserves = (turn: number) => ({ reserves: [{ turn, at: 'A9', units: ['KT'] }] });
    expect(attackOf(threatsIn(['HI B8/4'], [], {}, reserves(1)), 'KT')).toBeDefined();
    expect(threatsIn(['HI B8/4'], [], {}, reserves(3))).toEqual([]);
  });

  test('in his melee is only what he can still do where he stands', () => {
    const melee = { phase: 'melee', player: 2 };
    expect(threatsIn(['HI E6/1'], ['HI E4/4'], melee)).toEqual([]);
    expect(threatsIn(['HI E6/1'], ['HI E5/4'], melee)).toHaveLength(1);
    expect(threatsIn(['HI E6/1'], ['HI E5/4 attacked'], melee)).toEqual([]);
  });

  test('is over with the battle', () => {
    expect(threatsIn(['HI E6/1'], ['HI E5/4'], { turn: 6, turns: 6, player: 2, phase: 'melee' })).toHaveLength(1);
    expect(threatsIn(['HI E6/1'], ['HI E5/4'], { phase: 'over' })).toEqual([]);
  });
});

describe('a shot in the enemy’s next fire (8)', () => {
  test('is made where he stands while he fires before he moves', () => {
    const [threat] = threatsIn(['HI E6/1'], ['LA E4/4']);
    expect(threat?.shot).toMatchObject({ range: 2, need: 2 });
    expect(threatsIn(['HI E6/1'], ['LA E4/1'])).toEqual([]);
    expect(threatsIn(['HI E6/1'], ['HI E5/1', 'LA E4/4']).every(({ shot }) => !shot)).toBe(true);
  });

  test('is made from wherever he can go while he moves before', () => {
    const [threat] = threatsIn(['HI E6/1'], ['LA E3/1'], { phase: 'movement', player: 2 });
    expect(threat?.shot).toMatchObject({ need: 3, range: 1 });
  });
});

describe('what comes to an end before the enemy’s turn is at an end in it', () => {
  const turned = (hex: string, rest: object = {}) => ({ options: ['13.11'], optional: { turned: hex }, ...rest });

  test('an elephant that he has turned goes back before his next melee (13.11)', () => {
    for (const phase of ['movement', 'fire', 'melee']) expect(threatsIn(['HI E6/1'], ['EL E5/4'], turned('E5', { phase }))).toEqual([]);
    expect(threatsIn(['HI E6/1'], ['EL E5/4'], { options: ['13.11'] })).toHaveLength(1);
    for (const phase of ['movement', 'melee'])
      expect(threatsIn(['HI E6/1'], ['EL E5/4'], turned('E5', { phase, player: 2 }))).toHaveLength(1);
  });

  test('nor does he fire at one of his own that has come back to him', () => {
    const shot = (rest: object) => threatsIn(['EL E6/1'], ['LA E4/4'], { phase: 'melee', player: 2, ...rest }).some((one) => one.shot);
    expect(shot({})).toBe(true);
    expect(shot(turned('E6'))).toBe(false);
    expect(shot(turned('E6', { player: 1, phase: 'fire' }))).toBe(true);
  });

  test('a leader set aside is so in that player turn alone (13.11)', () => {
    const led = (rest: object) =>
      attackOf(threatsIn(['HI E6/1'], ['HI E4/4'], { options: ['13.11'], optional: { aside: true }, ...rest }, { waiting: 1 }), 'HI')?.led;
    expect(led({ phase: 'command', player: 2 })).toBeUndefined();
    expect(led({ phase: 'movement', player: 2 })).toBeUndefined();
    const armies = [
      { units: ['HI E6/1'], waiting: 1 },
      { units: ['HI E4/4'], waiting: 1 },
    ];
    expect(led({ phase: 'movement', player: 1, armies })).toBe('2-1');
  });

  test('a shot falls in its own turn: in the dark (13.4), or not any more (2)', () => {
    const shot = (rest: object) => threatsIn(['HI E5/1'], ['LA E3/4'], { turns: 12, ...rest }).find((one) => one.shot)?.shot;
    const dusk = { options: ['13.4'], nightfall: 6, turn: 6 };
    expect(shot({ ...dusk, phase: 'fire' })).toMatchObject({ range: 2, need: 2 });
    // He comes near before it.
    expect(shot({ ...dusk, phase: 'melee' })).toMatchObject({ range: 1, need: 2 });
    expect(shot({ ...dusk, phase: 'melee', player: 2 })).toBeUndefined();
    expect(shot({ ...dusk, turn: 5, phase: 'melee', player: 2 })).toMatchObject({ range: 2 });
    expect(shot({ turn: 12, phase: 'fire' })).toMatchObject({ range: 2 });
    expect(shot({ turn: 12, phase: 'melee' })).toBeUndefined();
    expect(shot({ turn: 12, phase: 'movement', player: 2 })).toBeUndefined();
    expect(shot({ turn: 11, phase: 'melee', player: 2 })).toMatchObject({ range: 2 });
  });
});

describe('what may still come over the enemy', () => {
  const types = { celt: { as: 'LI', traits: 'barbarian' } };
  const celts = (rest: object, theirs: object = {}) => threatsIn(['HI E6/1'], ['celt E5/4'], { types, ...rest }, theirs)[0];
  /** On a map on which nobody rides round anybody. */
  const narrow = (rest: object, own = 'HI A6/1', theirs: object = {}) =>
    threatsIn([own], ['celt A4/4'], { types, map: { columns: 1, rows: 9 }, ...rest }, theirs)[0];

  test('his charge, as long as it can be declared (13.10)', () => {
    const charging = { options: ['13.10'] };
    const melee = { ...charging, phase: 'melee', player: 2 };
    const here = { strength: [6, 4], rule: '13.10', odds: '1-1', led: undefined };
    expect(celts(melee)).toMatchObject({ attack: { odds: '1-2', strength: [2, 4] }, unleashed: here });
    expect(celts({ ...charging, phase: 'fire', player: 2 })?.unleashed).toMatchObject(here);
    expect(celts(charging)).toMatchObject({ attack: { odds: '1-1', flank: true }, unleashed: { odds: '3-1', strength: [12, 4] } });
    expect(threatsIn(['PX E6/1'], ['celt E5/4'], { types, ...melee })).toMatchObject([{ attack: undefined, unleashed: { odds: '1-1' } }]);
    expect(celts({ ...charging, phase: 'melee', player: 2, optional: { charges: ['unspent', 'spent'] } })?.unleashed).toBeUndefined();
    expect(celts({ phase: 'melee', player: 2 })?.unleashed).toBeUndefined();
    expect(threatsIn(['HI E6/1'], ['LI E5/4', 'celt A1/4'], { ...melee, types })).toMatchObject([{ unleashed: undefined }]);
    // Already under way it is no question any more.
    expect(celts({ ...melee, optional: { charges: ['unspent', 'now'] } })).toMatchObject({ attack: { odds: '1-1' }, unleashed: undefined });
  });

  test('the loss of control, with the charge that it brings (13.9), while the die is still to fall', () => {
    const both = { options: ['13.9', '13.10'] };
    for (const rest of [{}, { phase: 'command', player: 2 }])
      expect(narrow({ ...both, ...rest })).toMatchObject({
        attack: { odds: '1-2' },
        unleashed: { rule: '13.9', odds: '1-1', strength: [6, 4] },
      });
    expect(narrow({ ...both, phase: 'movement', player: 2 })).toMatchObject({ attack: { odds: '1-2' }, unleashed: undefined });
    expect(celts({ ...both, phase: 'melee', player: 2 })).toMatchObject({ attack: { odds: '1-2' }, unleashed: undefined });
    expect(narrow(both, undefined, { leaders: ['A1', 'A1', 'A1'] })?.unleashed).toBeUndefined();
    // Who no longer obeys does not ride round: graver than what he does otherwise it is not.
    expect(celts(both)).toMatchObject({ attack: { odds: '1-1', flank: true }, unleashed: undefined });
    // Too weak by himself, he attacks nevertheless.
    expect(narrow({ options: ['13.9'] }, 'PX A6/1')).toMatchObject({
      attack: undefined,
      unleashed: { rule: '13.9', odds: '1-2', strength: [2, 6] },
    });
  });

  test('the charge of his nation (15.3.e), of all his light infantry, even where control can be lost', () => {
    const optional = { charges: ['spent', 'spent'], traitCharges: ['spent', 'unspent'] };
    const melee = { options: ['13.10'], optional, phase: 'melee', player: 2 };
    const here = { unleashed: { strength: [6, 4], rule: '15.3.e', odds: '1-1' } };
    expect(threatsIn(['HI E6/1'], ['LI E5/4'], melee)).toMatchObject([here]);
    expect(threatsIn(['HI E6/1'], ['LI E5/4', 'HI A1/4 attacked'], melee)).toMatchObject([{ unleashed: undefined }]);
    expect(narrow({ options: ['13.9', '13.10'], optional })).toMatchObject(here);
  });

  test('and the gravest comes first', () => {
    const names = threatsIn(['HI E6/1'], ['HI E5/4 disordered', 'celt D5/3'], { types, options: ['13.10'], phase: 'melee', player: 2 });
    expect(names.map(({ name }) => name)).toEqual(['celt', 'HI']);
  });
});

/** The slow way: every order of a unit in its movement is played, and the melee asked what it may attack. */
function attackersSlowly(context: Context, state: State, target: number): Set<number> {
  const found = new Set<number>();
  const fights = (from: State): void => {
    const then = ancients.clone(from);
    then.phase = 'melee';
    for (const action of ancients.legal(context, then)) {
      const order = orderIn(action);
      if (['attack', 'assault'].includes(kindOf(order)) && hexOf(order) === state.units[target]!.hex) found.add(unitOf(order));
    }
  };
  fights(state);
  for (const unit of state.units) {
    if (unit.side !== state.player || found.has(unit.id)) continue;
    for (const action of ancients.legal(context, state, unit.id)) {
      if (kindOf(orderIn(action)) === 'off') continue;
      const then = ancients.clone(state);
      ancients.apply(context, then, action, scriptedDice([]));
      fights(then);
      if (found.has(unit.id)) break;
    }
  }
  return found;
}

test('whoever can attack without a leader is who finds a way when all his moves are played', () => {
  const moments = momentsOf(ancients, everything, 3, 23).filter(({ state }) => state.phase === 'movement');
  expect(moments.length).toBeGreaterThan(3);
  let seen = 0;
  for (const { context, state } of moments.slice(0, 5)) {
    for (const target of state.units.filter(({ side, hex }) => side !== state.player && hex >= 0)) {
      const told = threatsTo(context, state, target).filter(({ attack }) => attack?.odds);
      const slow = attackersSlowly(context, state, target.id);
      expect(told.map(({ unit }) => unit).sort()).toEqual([...slow].sort());
      seen += slow.size;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('an attack told of is one that the rules allow from there', () => {
  const { context, state } = ancients.open(readSkirmish(), 1);
  const target = state.units[0]!;
  let checked = 0;
  for (const { unit, attack } of threatsTo(context, state, target)) {
    if (!attack?.odds || attack.from < 0) continue;
    checked++;
    const then = ancients.clone(state);
    Object.assign(then.units[unit]!, {
      hex: attack.from,
      facing: [0, 1, 2, 3, 4, 5].find((d) => context.board.neighbours[attack.from * 6 + d] === target.hex),
    });
    Object.assign(then, { phase: 'melee', player: 1 });
    expect(ancients.judge(context, then, orderOf('attack', unit, target.hex))).toBeUndefined();
  }
  expect(checked).toBeGreaterThan(2);
});

function readSkirmish() {
  const read = ancients.readPosition({
    map: { columns: 9, rows: 9 },
    phase: 'movement',
    armies: [{ units: ['HI E6/1'] }, { units: ['HC E2/4', 'HI D4/4', 'KT G3/4', 'LC A1/3', 'HI E5/4'] }],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}
