import { expect, test } from 'vitest';
import { seededDice } from '../../src/kernel/dice';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/model/events';
import { type Action, hexOf, kindOf, orderIn } from '../../src/rules/ancients/model/orders';
import { type Context, SIDES, type State } from '../../src/rules/ancients/model/types';
import { isSecret } from '../../src/rules/ancients/options/secret';
import { LOST, WAITING, WITH_RESERVE } from '../../src/rules/ancients/play/leaders';

/** Two lines face to face, leaders everywhere. */
const position = {
  options: ['13.8', '13.13'],
  map: { columns: 9, rows: 9 },
  armies: [
    {
      units: ['HI D5/1', 'KT E5/1', 'LI F5/1'],
      leaders: ['F5', 'E5', 'E5'],
      ratings: [1, 5, 2, 4],
      reserves: [{ turn: 2, at: 'A5', units: ['LC'], leaders: 1 }],
    },
    { units: ['HI D4/4', 'LC E4/4', 'LI F4/4'], leaders: ['D4', 'E4'], ratings: [3, 4] },
  ],
};

function open(json: unknown, seed = 1): { context: Context; state: State } {
  const setup = ancients.readPosition(json);
  if (!setup.ok) throw new Error(JSON.stringify(setup.faults));
  return ancients.open(setup.value, seed);
}

/** Where the leaders are, by the army and by their ratings. */
function places(state: State) {
  return SIDES.map((side) => {
    const { leaders, waiting, reserveLeaders } = state.armies[side];
    const reserves = reserveLeaders.flatMap((count, group) => new Array<number>(count).fill(WITH_RESERVE - group));
    return [...leaders, ...new Array<number>(waiting).fill(WAITING), ...reserves];
  });
}

/** Attacks wherever it can, leads every attack, moves little. */
function bold(context: Context, state: State, chance: number): Action {
  const legal = ancients.legal(context, state);
  const led = legal.filter((action) => {
    const order = orderIn(action);
    if (kindOf(order) === 'place') return state.units.some(({ side, hex }) => side === state.player && hex === hexOf(order));
    return kindOf(order) !== 'end' && (state.phase !== 'movement' || chance % 5 === 0);
  });
  const pool = led.length > 0 ? led : legal;
  const end = state.phase === 'movement' && legal.find((action) => kindOf(orderIn(action)) === 'end');
  return led.length === 0 && end ? end : pool[chance % pool.length]!;
}

test.each([[position.options], [['13.8', '13V', 'V5']]])(
  'ratings follow the leaders through whole games by %j, and a position read again goes on alike',
  (options) => {
    let duels = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { context, state } = open({ ...position, options, phase: 'melee' }, seed);
      for (let i = 0; i < 300 && state.phase !== 'over'; i++) {
        const action = bold(context, state, i * 31 + seed * 17);
        ancients.apply(context, state, action, seededDice, (event) => {
          if (event.kind === 'dueled') duels++;
        });
        expect(state.extra!.duel.leaders.map((leaders) => leaders.map(({ place }) => place))).toEqual(places(state));
        expect(state.extra!.duel.leaders.flat().some(({ place }) => place === LOST)).toBe(false);
        const printed = ancients.printPosition(context, state);
        const again = open(printed);
        expect(ancients.printPosition(again.context, again.state)).toEqual(printed);
        expect(again.state.extra!.duel).toEqual(state.extra!.duel);
        expect(again.state.extra!.led).toEqual(state.extra!.led);
      }
    }
    expect(duels).toBeGreaterThan(10);
  },
);

test('nothing that is told of the first choice gives it away', () => {
  const told = ['offensive', 'prudent', 'defensive'].map((tactic) => {
    const { context, state } = open({ ...position, phase: 'melee' });
    const events: Event[] = [];
    for (const order of ['E5xE4', 'away 0', `tactic ${tactic}`]) {
      events.length = 0;
      ancients.apply(context, state, ancients.parseAction(context, state, order)!, seededDice, (event) => events.push(event));
    }
    expect(isSecret(events)).toBe(true);
    return { events, legal: ancients.legal(context, state), decider: ancients.decider(context, state) };
  });
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('a question about tactics that nobody could be asked is a fault', () => {
  const fault = { ok: false, faults: [{ at: 'optional.asked', expected: 'questionThatFits', found: 'tactic' }] };
  const melee = { ...position, phase: 'melee' };
  const attack = { order: 'E5xE4', asks: 'away' };
  expect(ancients.readPosition({ ...melee, optional: { asked: { order: 'tactic', by: 1 } } })).toEqual(fault);
  expect(ancients.readPosition({ ...melee, attack, optional: { asked: { order: 'tactic', by: 2 } } })).toEqual(fault);
  expect(ancients.readPosition({ ...melee, attack, optional: { asked: { order: 'tactic', by: 1 } } }).ok).toBe(true);
});
