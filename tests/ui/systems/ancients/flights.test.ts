/* 4.d All who must flee, by one command. */
import { describe, expect, test } from 'vitest';
import { distance, parseHex } from '../../../../src/kernel/board';
import { openMatch } from '../../../../src/kernel/match';
import { ancients } from '../../../../src/rules/ancients';
import { fleeing, flightsOf } from '../../../../src/ui/systems/ancients/flights';
import { LINE, ROUTED, routedBy } from './routed';

const battle = (...position: Parameters<typeof routedBy>) => {
  const opened = openMatch(ancients, routedBy(...position), 1);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  return opened.value;
};

type Battle = ReturnType<typeof battle>;

/** Of each unit of the army that flees: how far the nearest enemy is. */
const nearest = ({ context, state }: Battle): (number | undefined)[] =>
  state.units
    .filter(({ side }) => side === 1)
    .map(({ hex }) => {
      const enemies = state.units.filter((unit) => unit.side === 0 && unit.hex >= 0);
      return hex < 0 ? undefined : Math.min(...enemies.map((enemy) => distance(context.board, hex, enemy.hex)));
    });

/** Plays what the command orders, in its order. */
function flee(match: Battle): number {
  const orders = flightsOf(match.context, match.state);
  for (const order of orders) expect(match.play(order)).toMatchObject({ ok: true });
  return orders.length;
}

describe('all who must flee', () => {
  test('do so one after the other, each farther from the enemy than it was and still on the map; then the phase may end', () => {
    const match = battle(ROUTED, LINE);
    const before = nearest(match);
    expect(fleeing(match.context, match.state)).toHaveLength(12);
    expect(flee(match)).toBe(12);
    const after = nearest(match);
    for (const [i, away] of before.entries()) expect(after[i]).toBeGreaterThan(away!);
    expect(fleeing(match.context, match.state)).toHaveLength(0);
    expect(match.play(ancients.parseAction(match.context, match.state, 'end')!)).toMatchObject({ ok: true });
  });

  test('disorder no friend who has come up fresh', () => {
    const match = battle([...ROUTED, 'HI F9/5', 'HI G9/5', 'HI H9/5'], LINE);
    flee(match);
    expect(match.state.units.filter(({ side, panicked, disordered }) => side === 1 && !panicked && disordered)).toEqual([]);
  });

  test('turn to the enemy where the points are there', () => {
    const match = battle(
      ['LI G15/4 disordered panicked'],
      [...'ABCDEFGHIJKLMN'].map((column) => `LI ${column}8/4`),
    );
    expect(flee(match)).toBe(1);
    expect(match.state.units.filter(({ side }) => side === 1).map(({ facing }) => facing)).toEqual([0]);
  });

  test('are not told to leave the map, nor to break their friends’ order: whoever can flee no other way waits for his own order', () => {
    const cornered = battle(['HI A16/4 disordered panicked'], ['HI A14/4', 'HI C15/5', 'HI D16/5']);
    expect(fleeing(cornered.context, cornered.state)).toHaveLength(1);
    expect(flightsOf(cornered.context, cornered.state)).toEqual([]);
  });

  test('are none in another phase, and none of an army that keeps its head', () => {
    const melee = battle(ROUTED, LINE, { phase: 'melee' });
    expect(fleeing(melee.context, melee.state)).toEqual([]);
    const calm = battle(['HI F6/5'], LINE);
    expect(fleeing(calm.context, calm.state)).toEqual([]);
    expect(parseHex(calm.context.board, 'F6')).toBe(calm.state.units.find(({ side }) => side === 1)!.hex);
  });
});
