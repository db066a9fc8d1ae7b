import { describe, expect, test } from 'vitest';
import { createPlayer, type PlayerName } from '../../src/ai/players';
import { samplingDice } from '../../src/ai/sampling';
import { distance } from '../../src/kernel/board';
import { ordersIn, tableOf } from './games';

/** What the players make of the orders that optional rules bring. */

const map = { columns: 12, rows: 12 };
const types = { celt: { as: 'LI', traits: 'barbarian' } };

interface Army {
  readonly units: readonly string[];
  readonly leaders?: readonly string[];
  readonly waiting?: number;
}

const at = (phase: string | undefined, player: 1 | 2, [red, blue]: readonly [Army, Army], more: object = {}): object => ({
  map,
  phase,
  player,
  armies: [
    { name: 'Red', panic: 99, leaders: [], ...red },
    { name: 'Blue', panic: 99, leaders: [], ...blue },
  ],
  ...more,
});

/** So many orders where some optional rules are in force. */
const orders = (options: readonly string[], position: object, name: PlayerName, count: number): Promise<string[]> =>
  ordersIn({ turns: 6, ...position, options }, name, count);

/** The first order that the centurion gives, and why it is said to be good. */
async function reasonsOf(options: readonly string[], position: object): Promise<[order: string, ...whys: string[]]> {
  const { system, ai, context, state } = await tableOf('spartolus', { ...position, options });
  const action = createPlayer(system, ai, 'centurion', 1).decide(context, state)!;
  return [system.printAction(context, state, action), ...ai.reasons(context, state, action).map(({ why }) => why)];
}

const FAR_OFF: Army = { units: ['HI L1/4'] };

describe.each(['centurion', 'legate'] as const)('the %s', (name) => {
  test('13.2 has the unit hit that it costs least', async () => {
    const shot: Army = { units: ['HI B4/4', 'LI E4/4', 'KT H4/4'] };
    const optional = { asked: { order: 'hit', by: 2 }, declared: { at: 'B4=3 E4=3 H4=4', hits: 1 } };
    expect(await orders(['13.2'], at('fire', 2, [{ units: ['LA B5/1 volley fired'] }, shot], { optional }), name, 1)).toEqual(['hit E4']);
  });

  test('13.6 gathers arrows where it has no shot and none for the next turn, and shoots where there is one', async () => {
    const facing = (units: string[], volleys: number, more: object = {}) =>
      at('fire', 2, [{ units: ['LA E5/1'] }, { units }], { optional: { volleys: `E5=${volleys}`, arrows: 'E5=4' }, ...more });
    expect(await orders(['13.6'], facing(['HI E4/4'], 0), name, 2)).toEqual(['gather E5', 'end']);
    expect(await orders(['13.6'], facing(['HI E4/4', 'HI L12/1'], 1), name, 1)).toEqual(['E5:E4']);
    // A marker would bind it, and it has shots left for when they come near; without markers it costs nothing.
    expect(await orders(['13.6'], facing(['HI A1/4'], 1), name, 1)).toEqual(['end']);
    expect(await orders(['13.6', '13.14'], facing(['HI A1/4'], 1), name, 1)).toEqual(['gather E5']);
    // Nobody shoots any more after it.
    expect(await orders(['13.6'], facing(['HI E4/4'], 0, { turn: 6 }), name, 1)).toEqual(['end']);
  });

  test('13.11 sets a leader aside when elephants are near, and not when they are far', async () => {
    const red: Army = { units: ['HI E9/1', 'HI F9/1'], waiting: 1 };
    const against = (...units: string[]) => at(undefined, 1, [red, { units }]);
    expect((await orders(['13.11'], against('EL E7/4', 'EL F7/4', 'EL D7/4'), name, 1))[0]).toBe('aside');
    expect((await orders(['13.11'], against('EL E1/4'), name, 1))[0]).toBe('end');
  });

  test.each([
    ['stand on their camp', { camp: 'E7' }, {}],
    ['are his own, turned', {}, { optional: { turned: 'E7' } }],
  ])('13.11 keeps his leader where the only elephants near %s, though far ones would take fright', async (_why, army, more) => {
    const red: Army = { units: ['HI E9/1', 'HI F9/1'], waiting: 1 };
    const position = at(undefined, 1, [red, { units: ['EL E7/4', 'EL E1/4'], ...army }], more);
    expect(await orders(['13.11'], position, name, 1)).toEqual(['end']);
  });

  test('13V activates whoever can go together as a group, for the points of one', async () => {
    const line = ['B9', 'C9', 'D9', 'E9'];
    const red: Army = { units: [...line, 'H9', 'L12'].map((hex) => `HI ${hex}/1`), leaders: ['C9'] };
    const given = await orders(['13V'], at('movement', 1, [red, { units: ['HI E3/4'] }], { optional: { points: 1 } }), name, 4);
    expect(given[0]).toBe(`activate ${line.join(' ')}`);
    const moved = given.slice(1).filter((order) => line.some((hex) => order.startsWith(`${hex}-`)));
    expect(moved).toHaveLength(3);
  });

  test('13V rallies with the points that are left, those first who are worth most', async () => {
    const red: Army = { units: ['LI E8/1 disordered', 'KT E10/1 disordered'], leaders: ['E9'] };
    const rallying = at('rally', 1, [red, FAR_OFF], { optional: { points: 2 } });
    expect(await orders(['13V'], rallying, name, 2)).toEqual(['rally E10', 'rally E8']);
  });
});

describe('13.10 the centurion charges', () => {
  const charging = (celts: string[], turn = 1) =>
    at('melee', 1, [{ units: celts.map((hex) => `celt ${hex}/1`) }, { units: ['HI D4/4', 'HI H4/4', 'HI L1/4'] }], { types, turn });

  test('when most of his barbarians have somebody to attack', async () => {
    expect((await orders(['13.10'], charging(['D5', 'H5', 'L9']), 'centurion', 1))[0]).toBe('charge');
  });

  test('and waits when one in three has, until the last turns', async () => {
    expect((await orders(['13.10'], charging(['D5', 'J9', 'L9']), 'centurion', 1))[0]).not.toBe('charge');
    expect((await orders(['13.10'], charging(['D5', 'J9', 'L9'], 6), 'centurion', 1))[0]).toBe('charge');
  });
});

describe('15.3.e the centurion charges by the trait of his nation', () => {
  const charging = (infantry: string[]) =>
    at('melee', 1, [{ units: infantry.map((hex) => `LI ${hex}/1`) }, { units: ['HI D4/4', 'HI H4/4', 'HI L1/4'] }], {
      optional: { charges: ['spent', 'spent'], traitCharges: ['unspent', 'spent'] },
    });

  test('when most of all its light infantry has somebody to attack', async () => {
    expect((await orders(['13.10'], charging(['D5', 'H5', 'L9']), 'centurion', 1))[0]).toBe('charge trait');
    expect((await orders(['13.10'], charging(['D5', 'J9', 'L9']), 'centurion', 1))[0]).not.toBe('charge trait');
  });
});

test('13.11 the leader set aside under command points is of those with the least', async () => {
  const red: Army = { units: ['KT E9/1', 'LI F9/1'], leaders: ['E9', 'F9'] };
  expect(await orders(['13V', '13.11'], at(undefined, 1, [red, { units: ['EL E7/4'] }]), 'centurion', 1)).toEqual(['aside F9']);
});

test('13V two groups go one after the other while the points last', async () => {
  const red: Army = { units: ['HI B9/1', 'HI C9/1', 'LI J9/1', 'LI K9/1'], leaders: ['B9', 'J9'] };
  const given = await orders(['13V'], at('movement', 1, [red, { units: ['HI F2/4'] }], { optional: { points: 2 } }), 'centurion', 2);
  expect(given).toEqual(['activate B9 C9', 'activate J9 K9']);
});

test('the recruit gets his groups going, and forgets the rest', async () => {
  const red: Army = { units: ['HI B9/1', 'HI C9/1'], leaders: ['B9'] };
  const moving = at('movement', 1, [red, FAR_OFF], { optional: { points: 1 } });
  expect(await orders(['13V'], moving, 'recruit', 1)).toEqual(['activate B9 C9']);
  const elephants = at(undefined, 1, [{ units: ['HI E9/1'], waiting: 1 }, { units: ['EL E7/4'] }]);
  expect(await orders(['13.11'], elephants, 'recruit', 1)).toEqual(['end']);
});

test.each(['LI E7/1', 'KT E8/1'])(
  '13.7 %s, in panic, flees as it sees the enemy, wherever whoever searches has others stand',
  async (fleeing) => {
    const { ai, context, state } = await tableOf('spartolus', {
      options: ['13.7'],
      map: { columns: 9, rows: 18, hill: 'A6 B6 C6 D6 E6 F6 G6 H6 I6' },
      phase: 'movement',
      player: 1,
      armies: [
        { name: 'Red', panic: 1, panicked: true, lost: 2, units: [`${fleeing} disordered panicked`] },
        { name: 'Blue', panic: 9, units: ['HI E5/4', 'HI B16/1', 'HI E16/1', 'HI H16/1'] },
      ],
    });
    const places = (of: unknown) => (of as { units: { hex: number }[] }).units.map(({ hex }) => hex);
    const [own, unseen, ...seen] = places(ai.known(context, state));
    expect(unseen).toBeLessThan(0);
    expect(seen).toEqual(places(state).slice(2));
    ai.tactics.playOn(context, state, samplingDice(), 3);
    expect(places(state)[0]).not.toBe(own);
  },
);

/** Knights who are out of control, before others who are not. */
const UNBRIDLED = at(
  'movement',
  1,
  [{ units: ['KT E11/1', 'HI G11/1', 'LI H11/1', 'LA I11/1'] }, { units: ['LI E3/4', 'HI G3/4', 'LC I3/4'] }],
  { optional: { control: 'lost' } },
);

const hexesOf = (state: unknown): number[] => (state as { units: { hex: number }[] }).units.map(({ hex }) => hex);

test('13.9 an army out of control marches in simulations: first whoever is driven, at the enemy, then the others', async () => {
  const { ai, context, state } = await tableOf('spartolus', { turns: 6, ...UNBRIDLED, options: ['13.9'] });
  const [knights, ...others] = hexesOf(state).slice(0, 4);
  const target = hexesOf(state)[4]!;
  const { board } = context as unknown as { board: Parameters<typeof distance>[0] };
  ai.tactics.playOn(context, state, samplingDice(), 1);
  const moved = hexesOf(state).slice(0, 4);
  expect(distance(board, moved[0]!, target)).toBeLessThan(distance(board, knights!, target));
  for (const [i, hex] of others.entries()) expect(moved[i + 1], `unit ${i + 1}`).not.toBe(hex);
});

test.each(['centurion', 'legate'] as const)('13.9 the %s orders whoever is driven first, and then the others', async (name) => {
  const given = await orders(['13.9'], UNBRIDLED, name, 3);
  expect(given[0]).toMatch(/^E11-/);
  expect(given.slice(1).filter((order) => /^[GHI]11-/.test(order))).toHaveLength(2);
});

describe('V4 whoever is loose goes as he must, and nobody goes or is held back in his place', () => {
  const red: Army = { units: ['HI E9/1', 'HI D9/1', 'KT E12/1'], leaders: ['E9'] };
  const loose = at('movement', 1, [red, { units: ['HI E7/4'] }], { optional: { points: 2, activated: 'D9 E9' } });

  test('where the foot is content where it stands', async () => {
    expect(await orders(['13V'], loose, 'centurion', 2)).toEqual(['E12-E8/1', 'end']);
  });

  test.each(['tribune', 'legate'] as const)('after the search of the %s', async (name) => {
    const given = await orders(['13V'], loose, name, 4);
    const end = given.indexOf('end');
    expect(given[end - 1]).toMatch(/^E12-/);
    expect(given.slice(0, end).filter((order) => !/^[DE]9/.test(order))).toHaveLength(1);
  });
});

test('V5 the centurion walks a leader to whoever he rallies, and lets him rest where he is of most use', async () => {
  const red: Army = { units: ['HI E9/1', 'KT E6/1 disordered'], leaders: ['E9'] };
  const walking = at('leaders', 1, [red, FAR_OFF]);
  expect(await orders(['13V', 'V5'], walking, 'centurion', 2)).toEqual(['lead E9 E6', 'end']);
  const resting = at('leaders', 1, [{ ...red, leaders: ['E6'] }, FAR_OFF]);
  expect(await orders(['13V', 'V5'], resting, 'centurion', 1)).toEqual(['end']);
});

test.each([
  [
    ['13V'],
    at('movement', 1, [{ units: ['HI B9/1', 'HI C9/1'] }, FAR_OFF], { optional: { points: 2 } }),
    ['activate B9 C9', 'goesAsGroup'],
  ],
  [['13V'], at('rally', 1, [{ units: ['HI B9/1 disordered'] }, FAR_OFF], { optional: { points: 2 } }), ['rally B9', 'inOrderAgain']],
  [['13.11'], at(undefined, 1, [{ units: ['HI E9/1'], waiting: 1 }, { units: ['EL E7/4'] }]), ['aside', 'frightens']],
  [['13.10'], at('melee', 1, [{ units: ['celt D5/1'] }, { units: ['HI D4/4'] }], { types }), ['charge', 'tripled']],
  [
    ['13.10'],
    at('melee', 1, [{ units: ['LI D5/1'] }, { units: ['HI D4/4'] }], {
      optional: { charges: ['spent', 'spent'], traitCharges: ['unspent', 'spent'] },
    }),
    ['charge trait', 'tripledAll'],
  ],
  [['13.6'], at('fire', 2, [{ units: ['LA E5/1'] }, FAR_OFF], { optional: { volleys: 'E5=0', arrows: 'E5=4' } }), ['gather E5', 'gathers']],
  [
    ['13.2'],
    at('fire', 2, [{ units: ['LA B5/1 volley fired'] }, { units: ['HI B4/4', 'LI E4/4'] }], {
      optional: { asked: { order: 'hit', by: 2 }, declared: { at: 'B4=3 E4=3', hits: 1 } },
    }),
    ['hit E4', 'costsLeast'],
  ],
  [
    ['13V', 'V5'],
    at('leaders', 1, [{ units: ['HI E9/1', 'KT E6/1 disordered'], leaders: ['E9'] }, FAR_OFF]),
    ['lead E9 E6', 'rallies', 'safeLeader'],
  ],
])('%j: a hint names the reason', async (options, position, told) => expect(await reasonsOf(options, position)).toEqual(told));
