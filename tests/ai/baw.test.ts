import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { bawAi } from '../../src/ai/baw';
import { fieldOf } from '../../src/ai/baw/field';
import { scoredBy, standing } from '../../src/ai/baw/standing';
import { courseOf, type Stretch } from '../../src/ai/played';
import { createPlayer, type PlayerName } from '../../src/ai/players';
import { type Decide, playerSeed } from '../../src/ai/playOut';
import { samplingDice } from '../../src/ai/sampling';
import { seededDice } from '../../src/kernel/dice';
import type { Opened } from '../../src/kernel/game';
import { baw } from '../../src/rules/baw';
import type { Action } from '../../src/rules/baw/model/orders';
import type { Context, State } from '../../src/rules/baw/model/types';
import { WHOLE } from '../extent';
import { greedyDecide } from './greedy';

vi.setConfig({ testTimeout: 120_000 });

type Player = Decide<Context, State, Action>;

const FOLDER = 'tests/fuzz/baw';
const FIELDS = 'tests/referee/baw';
const named = (file: string, folder = FOLDER): object => JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')) as object;

function open(position: object, seed = 1): Opened<Context, State> {
  const setup = baw.readPosition(position);
  if (!setup.ok) throw new Error(JSON.stringify(setup.faults));
  return baw.open(setup.value, seed);
}

const playerOf = (name: PlayerName, seed: number, limits = {}): Player => createPlayer(baw, bawAi, name, seed, limits).decide;

/** Plays to the end, or so many orders, every order judged; the orders as text. */
function play({ context, state }: Opened<Context, State>, players: readonly [Player, Player], most = 5000): string[] {
  const orders: string[] = [];
  for (let side = baw.decider(context, state); side !== undefined && orders.length < most; side = baw.decider(context, state)) {
    const action = players[side](context, state);
    if (action === undefined) throw new Error('there is no order');
    const text = baw.printAction(context, state, action);
    const refusal = baw.judge(context, state, action);
    if (refusal) throw new Error(`${text} is refused by ${refusal.rule} (${refusal.why})`);
    orders.push(text);
    baw.apply(context, state, action, seededDice);
  }
  return orders;
}

/** How many of the games of a battle from either side the first of two players wins. */
function wonBy(battle: object, player: (seed: number) => Player, other: (seed: number) => Player, seeds: number): number {
  let won = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    for (const side of [0, 1] as const) {
      const opened = open(battle, seed);
      const [mine, theirs] = [player(playerSeed(seed, side)), other(playerSeed(seed, 1 - side))];
      play(opened, side === 0 ? [mine, theirs] : [theirs, mine]);
      if (baw.outcome(opened.context, opened.state)!.winner === side + 1) won++;
    }
  }
  return won;
}

/** Two armies on open ground. */
const armies = (first: object, second: object): object => ({
  system: 'baw',
  map: { columns: 12, rows: 12 },
  armies: [
    { name: 'A', rally: 2, demoralisation: 90, disintegration: 120, ...first },
    { name: 'B', rally: 2, demoralisation: 90, disintegration: 120, ...second },
  ],
});
/** The same, moving, with room between them. */
const apart = (first: object, second: object): object => ({ ...armies(first, second), map: { columns: 24, rows: 12 }, phase: 'movement' });

/** A small battle in which neither side has more than the other. */
function even(): object {
  const line = (front: number, rear: number) => {
    const foot = ['LEG', 'LEG', 'VET', 'AUX', 'HOP', 'PHX'].map((type, i) => `${type} ${'DEFGHI'[i]}${front}`);
    const wings = [`HC B${front}`, `HC K${front}`, `ARC E${rear}`, `SLG H${rear}`, `LI C${rear}`, `LI J${rear}`];
    return { demoralisation: 24, disintegration: 36, units: [...foot, ...wings] };
  };
  return { ...armies({ ...line(3, 2), leaders: ['Gaius 2 F3'] }, { ...line(8, 9), leaders: ['Paris 2 F8'] }), turns: 8 };
}

const centurion = (seed: number): Player => playerOf('centurion', seed);

describe('scripts play to the end by legal orders', () => {
  const names: readonly PlayerName[] = ['recruit', 'optio', 'centurion'];
  const filesIn = (folder: string) => readdirSync(folder).map((file, at) => [file.replace('.json', ''), at] as const);

  /** A script against the next. */
  function playedBy(i: number, position: object): void {
    const opened = open(position, i + 1);
    play(opened, [playerOf(names[i]!, 1), playerOf(names[(i + 1) % 3]!, 2)]);
    expect(baw.outcome(opened.context, opened.state)).toBeDefined();
    expect(baw.check(opened.context, opened.state)).toEqual([]);
  }

  // In a sample a battle is played by one pair of them, in turn.
  test.each(filesIn(FOLDER))('%s', (file, at) => {
    for (const i of names.keys()) if (WHOLE || i === at % 3) playedBy(i, named(file));
  });

  test.each(filesIn(FIELDS))('the field %s', (file) => {
    const position = named(file, FIELDS);
    for (const [i, options] of [undefined, ['B16.2', 'B16.4'], ['B16.1', 'B16.3']].entries())
      playedBy(i, options ? { ...position, options } : position);
  });
});

/** Sums of all orders of two battles. Whoever changes how a script plays measures it anew (`src/ai/README.md`) and then writes its new sum here. */
test.each([
  ['recruit', '63229f0af1b4'],
  ['optio', '7095b41e23c7'],
  ['centurion', '57c87a865621'],
] as const)('%s is frozen', (name, sum) => {
  const hash = createHash('sha256');
  for (const battle of ['trasimene', 'kadesh-1274'])
    hash.update(play(open(named(battle)), [playerOf(name, 1), playerOf(name, 2)]).join(' '));
  expect(hash.digest('hex').slice(0, 12)).toBe(sum);
});

describe('how strong they are', () => {
  test('the centurion beats chance', () => {
    const random = (seed: number): Player => playerOf('random', seed);
    expect(wonBy(named('trasimene'), centurion, random, 3) + wonBy(named('issus'), centurion, random, 3)).toBeGreaterThanOrEqual(11);
  });

  test('the centurion beats whoever looks one order ahead', () => {
    const greedy = (): Player => greedyDecide;
    expect(wonBy(named('trasimene'), centurion, greedy, 2) + wonBy(named('metaurus'), centurion, greedy, 1)).toBeGreaterThanOrEqual(4);
  });

  // Of 64 games, with the seeds 1 to 32, it won 60.
  test('a search beats its script', () => {
    const searching = (seed: number): Player => playerOf('tribune', seed);
    expect(wonBy(even(), searching, centurion, 2)).toBeGreaterThanOrEqual(3);
  });
});

test('the generator of the match changes nothing', () => {
  for (const name of ['centurion', 'legate'] as const) {
    const orders = [1, 999].map((seed) => {
      const limits = { simulations: 40 };
      return play(open(even(), seed), [playerOf(name, 1, limits), playerOf(name, 2, limits)], 12);
    });
    expect(orders[0]).toHaveLength(12);
    expect(orders[1]).toEqual(orders[0]);
  }
});

test('a player turn of more than seventy units is thought through in its time', () => {
  const opened = open(named('idistaviso'));
  // Until the lines are about to meet.
  play(opened, [centurion(1), centurion(2)], 250);
  const { context, state } = opened;
  let now = 0;
  const { tactics } = bawAi;
  const slow: typeof bawAi = {
    ...bawAi,
    tactics: {
      ...tactics,
      playOn(...terms) {
        now += 2;
        tactics.playOn(...terms);
      },
    },
  };
  const player = createPlayer(baw, slow, 'legate', 1, { milliseconds: 1000, clock: () => now });
  while (baw.decider(context, state) !== undefined && state.phase !== 'movement')
    baw.apply(context, state, centurion(1)(context, state)!, seededDice);
  const began = now;
  const { turn, player: side } = state;
  let orders = 0;
  while (state.turn === turn && state.player === side && state.phase !== 'over') {
    const decides = baw.decider(context, state) === side ? player.decide : centurion(1);
    baw.apply(context, state, decides(context, state)!, seededDice);
    orders++;
  }
  expect(orders).toBeGreaterThan(20);
  expect(now - began).toBeGreaterThan(300);
  expect(now - began).toBeLessThanOrEqual(1000);
});

describe('all that a search weighs is allowed in its turn', () => {
  /** What is weighed first for each unit, one after the other. */
  const firstsOf = (own: readonly string[], foe: string): string[] => {
    const { context, state } = open({
      ...apart({ exits: 'X7..X11', units: own }, { units: [foe] }),
      victory: [{ term: 'exit', by: 1, strength: 40 }],
    });
    const { agenda, lines, may, take } = bawAi.tactics;
    const firsts: string[] = [];
    const seen = new Set<number>();
    for (;;) {
      const piece = agenda(context, state, 0).find((each) => !seen.has(each));
      if (piece === undefined) return firsts;
      seen.add(piece);
      const weighed = lines(context, state, 0, piece, 6);
      for (const line of weighed) expect(line === undefined || may(context, state, line)).toBe(true);
      firsts.push(weighed[0] === undefined ? '' : baw.printAction(context, state, weighed[0]));
      take(context, state, piece, weighed[0], samplingDice());
    }
  };

  test('those leave first to whose place others come', () => {
    const firsts = firstsOf(['LEG W7', 'LEG T8', 'LEG T9', 'LEG W8'], 'VET M7..M9');
    expect(firsts).toEqual(expect.arrayContaining(['W7-off', 'W8-off', 'T8-W7']));
  });

  test('nobody comes to the place of whoever is far off and left to the script', () => {
    expect(firstsOf(['LEG P6', 'MC J9'], 'VET K1')).toEqual([expect.stringMatching(/^J9-(?!P6)/)]);
  });
});

test('what threatens a hex is reckoned anew when a leader has gone, though no unit has', () => {
  const { context, state } = open(apart({ units: ['LEG C6', 'LEG C10'], leaders: ['Gaius 2 C6'] }, { units: ['VET F6'] }));
  const hex = state.units[2]!.hex;
  const [led, other] = state.units.map((unit) => context.types[unit.type]!.strength);
  expect(fieldOf(context, state, 1).first[hex]).toBe(led! + 2);
  state.leaders[0]!.hex = state.units[1]!.hex;
  expect(fieldOf(context, state, 1).first[hex]).toBe(other);
});

test('disorder halves what threatens a hex, but by B16.3', () => {
  const threatOn = (options: readonly string[]) => {
    const { context, state } = open({ ...armies({ units: ['LEG C6'] }, { units: ['LEG F6 disorganised'] }), options });
    return fieldOf(context, state, 0).first[state.units[0]!.hex]!;
  };
  expect(threatOn(['B16.3'])).toBe(2 * threatOn([]));
});

test('of an army that is far off and was left standing a movement is judged as one in which it stood', () => {
  const { context, state } = open(apart({ units: ['LEG C6', 'LEG C7'], leaders: ['Gaius 1 C6'] }, { units: ['VET W6'] }));
  expect(bawAi.tactics.agenda(context, state, 0)).toEqual([3]);
  const stretch = { game: { system: baw, ai: bawAi }, context, plays: [{ order: 'end' }] } as unknown as Stretch;
  const course = courseOf(stretch, state, 0, 0, 'whole');
  expect(course?.takes.filter(({ line }) => line === undefined).map(({ piece }) => piece)).toEqual([0, 1, 3]);
});

/** After an attack that has cleared F7. */
const won = { attackers: 'F8', asks: 'advance', result: 'DE', vacated: 'F7' };

describe('what the centurion does', () => {
  const orderIn = (position: object): string => {
    const { context, state } = open(position);
    return baw.printAction(context, state, centurion(1)(context, state)!);
  };
  /** All its orders in a phase. */
  const ordersIn = (position: object): string[] => {
    const { context, state } = open(position);
    const orders: string[] = [];
    for (const phase = state.phase; state.phase === phase; ) {
      const action = centurion(1)(context, state)!;
      orders.push(baw.printAction(context, state, action));
      baw.apply(context, state, action, seededDice);
    }
    return orders;
  };

  test('three that can come at one come at him together', () => {
    const orders = ordersIn({ ...armies({ units: ['LEG F9 G9 E9'] }, { units: ['AUX F5'] }), phase: 'movement' });
    expect(orders.filter((order) => /-(E5|E6|F6|G5|G6|F4|E4|G4)$/.test(order))).toHaveLength(3);
  });

  test('archers stay out of reach of a melee', () => {
    const orders = ordersIn({ ...armies({ units: ['ARC F9'] }, { units: ['LEG F5'] }), phase: 'movement' });
    expect(orders).toEqual([expect.stringMatching(/^F9-[EFG]\d+$/), 'end']);
    expect(orders[0]).not.toMatch(/-(F6|E5|E6|G5|G6)$/);
  });

  test('a bolt goes to the strongest who is whole', () => {
    expect(orderIn(armies({ units: ['ARC F8'] }, { units: ['AUX E7', 'LEG F7', 'PHX G7 disorganised'] }))).toBe('F8:F7');
  });

  test('odds are made where others pay little for them', () => {
    const position = { ...armies({ units: ['LEG F8', 'LEG E8', 'LEVY G8'] }, { units: ['MF F7', 'MF G7'] }), phase: 'melee' };
    expect(ordersIn(position)).toEqual(expect.arrayContaining(['E8+F8xF7', 'G8xG7']));
  });

  test('light horse gets away from legions', () => {
    const attack = { attackers: 'F8', defenders: 'F7', asks: 'evade' };
    const position = { ...armies({ units: ['LEG F8 attacked'] }, { units: ['NUM F7 defended'] }), phase: 'melee', attack };
    expect(orderIn(position)).toMatch(/^evade F7-/);
  });

  test('a leader whose way in is shut keeps no other leader out', () => {
    const reserves = [
      { turn: 1, at: 'A1', units: [], leaders: ['Gaius 1'] },
      { turn: 1, at: 'A12', units: [], leaders: ['Titus 1'] },
    ];
    const position = { ...armies({ units: ['LEG F12'], reserves }, { units: ['LEG A1'] }), phase: 'movement' };
    expect(ordersIn(position).filter((order) => order.includes('+'))).toEqual([expect.stringMatching(/^Titus\+A12/)]);
  });

  test('whoever has won follows up, but not to where there is hardly a way back', () => {
    const next = (...enemy: string[]) =>
      orderIn({ ...armies({ units: ['PHX F8 attacked'] }, { units: enemy }), phase: 'melee', attack: won });
    expect(next('LEG F3')).toBe('advance F8-F7');
    expect(next('LEG D7', 'LEG H7', 'LEG F5')).toBe('hold');
  });

  test('a leader rallies whom no enemy touches', () => {
    const own = { units: ['CRE C6 disorganised moved', 'LEVY J9 disorganised moved', 'LEVY F9 moved'], leaders: ['Gaius 2 F9'] };
    expect(ordersIn({ ...armies(own, { units: ['AUX C5'] }), phase: 'movement' })).toEqual(['Gaius-J9', 'end']);
  });

  test('of two the weaker is given up', () => {
    const attack = { attackers: 'E8 F8', defenders: 'F7', asks: 'lose', result: 'AE' };
    const position = {
      ...armies({ units: ['LEG F8 attacked', 'AUX E8 attacked'] }, { units: ['LEG F7 defended'] }),
      phase: 'melee',
      attack,
    };
    expect(orderIn(position)).toBe('lose E8');
  });
});

test('B14.c a place counts for who holds it, also where no army has a level to fall to', () => {
  const victory = [{ term: 'hold', by: 1, at: 'F8', points: 20 }];
  const late = (at: string, levels: object) => {
    const { context, state } = open({
      ...armies({ units: [`LEG ${at}`], ...levels }, { units: ['LEG F2'], ...levels }),
      victory,
      turns: 2,
      turn: 2,
    });
    return standing(context, state, 0);
  };
  const none = { demoralisation: undefined, disintegration: undefined };
  expect(late('F8', none)).toBeGreaterThan(late('F9', none) + 0.1);
  expect(late('F8', {})).toBeGreaterThan(late('F9', {}) + 0.1);
});

test.for([
  ['the losses kept below it', 15, [10, 39], [[], ['survive']]],
  ['the losses that reached it', 15, [10, 40], [['survive'], []]],
  ['nothing but the end of an army', 4, [60, 10], [[], ['disintegration']]],
  ['nobody yet', 15, [10, 39], [[], []], 'melee'],
] as const)('B14.c a limit of losses is counted for whoever won by it: %s', ([, turn, [first, second], scored, phase = 'over']) => {
  const { context, state } = open({
    system: 'baw',
    turn,
    turns: 15,
    phase,
    armies: [
      { units: ['HA A1'], lost: first, disintegration: 60 },
      { units: ['LEG F5'], lost: second, disintegration: 155 },
    ],
    victory: [{ term: 'survive', by: 2, strength: 40 }],
  });
  expect([scoredBy(context, state, 0), scoredBy(context, state, 1)]).toEqual(scored);
});

describe('why an order is good', () => {
  const reasonsFor = (own: object, enemy: readonly string[], text: string, more: object = {}): string[] => {
    const { context, state } = open({ system: 'baw', map: { columns: 9, rows: 9 }, armies: [own, { units: enemy }], ...more });
    return bawAi.reasons(context, state, baw.parseAction(context, state, text)!).map(({ why }) => why);
  };

  test('that it must attack, is only said of who must', () => {
    const attack = (own: string, options: readonly string[]) =>
      reasonsFor({ units: [own] }, ['HOP E4'], 'E5xE4', { phase: 'melee', options });
    expect(attack('AUX E5', [])).toContain('bound');
    expect(attack('AUX E5', ['B16.2'])).not.toContain('bound');
    expect(attack('LI E5', [])).not.toContain('bound');
  });

  test('where no die falls, that somebody is lost for certain, and on which side', () => {
    const attack = (own: readonly string[], text: string) => reasonsFor({ units: own }, ['HOP E4'], text, { phase: 'melee' });
    expect(attack(['LI E5'], 'E5xE4').filter((why) => /odds|certain/.test(why))).toEqual(['odds']);
    const weak = (enemy: readonly string[], more: object = {}) =>
      reasonsFor({ units: ['LEVY E5 disorganised'] }, enemy, 'E5xE4', { phase: 'melee', ...more });
    expect(weak(['PHX E4'])).toContain('certainLoss');
    expect(reasonsFor({ units: ['VLEG D4', 'VLEG E5', 'VLEG F4'] }, ['LEVY E4'], 'D4+E5+F4xE4', { phase: 'melee' })).toContain('certain');
  });

  test('that nobody advances, for there is no way back or for it lays too much open', () => {
    const held = (...enemy: string[]) => reasonsFor({ units: ['LEG F8 attacked'] }, enemy, 'hold', { phase: 'melee', attack: won });
    expect(held('LEG F4')).toEqual(['tooExposed']);
    expect(held('LEG D6', 'LEG D8', 'LEG F5', 'LEG H6', 'LEG H8', 'LEG F9')).toEqual(['noWayBack']);
  });

  test('that it rallies the better, only where a leader is, the best of them counting, and only where it has to', () => {
    const army = (...leaders: string[]) => ({ rally: 2, demoralisation: 20, disintegration: 30, units: ['LEG E6 disorganised'], leaders });
    const phase = { phase: 'movement' };
    expect(reasonsFor(army('Varro 1 A1'), ['HOP E1'], 'E6-E7', phase)).not.toContain('rallies');
    expect(reasonsFor(army('Varro 1 E8'), ['HOP E1'], 'E6-E7', phase)).toContain('rallies');
    expect(reasonsFor(army('Varro 1 E8'), ['HOP E1'], 'E6-E7', { ...phase, options: ['B16.3'] })).not.toContain('rallies');
    const { context, state } = open({
      system: 'baw',
      map: { columns: 9, rows: 9 },
      ...phase,
      armies: [army('Paullus 3 E7', 'Varro 1 H6'), { units: ['HOP E1'] }],
    });
    const [told] = bawAi.reasons(context, state, baw.parseAction(context, state, 'Varro-F6')!).filter(({ why }) => why === 'rallies');
    expect(told?.values).toEqual({ need: 5 });
  });
});

test('every reason has its sentence', async () => {
  const [{ bawHelp }, { en }] = await Promise.all([import('../../src/ui/systems/baw/words/en/help'), import('../../src/ui/words/help/en')]);
  const known = new Set([...Object.keys(bawHelp.reasons), ...Object.keys(en.reasons)]);
  const opened = open(named('kadesh-1274'));
  const { context, state } = opened;
  const told = new Set<string>();
  for (let orders = 0; orders < 600 && baw.decider(context, state) !== undefined; orders++) {
    const action = centurion(1)(context, state)!;
    for (const { why } of bawAi.reasons(context, state, action)) told.add(why);
    baw.apply(context, state, action, seededDice);
  }
  expect(told.size).toBeGreaterThan(8);
  expect([...told].filter((why) => !known.has(why))).toEqual([]);
});
