import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/ai/playOut';
import { type Chooser, seededChooser } from '../../src/ai/random';
import { printHex } from '../../src/kernel/board';
import { ancients } from '../../src/rules/ancients';
import { type Context, otherSide, type Side, type State, UNSEEN } from '../../src/rules/ancients/model/types';
import { setExtra } from '../../src/rules/ancients/options/extra';
import { deciderOf } from '../../src/rules/ancients/play/sequence';
import { atRandom } from '../fuzz/eager';
import { open } from '../fuzz/play';

/** 13.7 Nothing that a player is shown, offered or told depends on enemies that he does not see. */

const position = JSON.parse(readFileSync('tests/fuzz/options.json', 'utf8')) as { map: object };
const MIXES = [
  ['13.7'],
  ['13.5', '13.7'],
  ['13.1', '13.6', '13.7'],
  ['13.7', '13.9', '13.10'],
  ['13.2', '13.7', '13.8'],
  ['13.7', '13.11', '13V', 'V1.average', 'V5'],
];

/** Hexes where nothing stands and that say nothing: no camp, no leaders. */
function emptyHexes(context: Context, state: State): number[] {
  const held = new Set([...state.units.map(({ hex }) => hex), ...state.armies.flatMap(({ leaders }) => leaders)]);
  for (const { camp } of context.armies) held.add(camp);
  return Array.from({ length: context.board.size }, (_, hex) => hex).filter((hex) => !held.has(hex));
}

const arrowsSeen = ({ extra }: State) => extra?.arrows ?? [];

/** 13.6 Where a side does not see what lies there, something else may lie. */
const arrowsAnew = (state: State, view: State, choose: Chooser) =>
  arrowsSeen(state)
    .filter(({ hex }) => !arrowsSeen(view).some((seen) => seen.hex === hex))
    .map(({ hex }) => ({ hex, n: 1 + choose(9) }))
    .filter(() => choose(3) > 0);

/** The enemy's leaders whom the side does not see stand elsewhere, with all that an option knows of them by their hexes. */
function leadersAnew(context: Context, other: State, side: Side, view: State, choose: Chooser): void {
  const enemy = otherSide(side);
  const army = other.armies[enemy];
  const seen = view.armies[enemy].leaders;
  for (const from of new Set(army.leaders.filter((hex) => !seen.includes(hex)))) {
    const empty = emptyHexes(context, other);
    if (choose(2) === 0 || empty.length === 0) continue;
    const to = empty[choose(empty.length)]!;
    const gone = (hex: number) => (hex === from ? to : hex);
    const inOrder = (hexes: readonly number[]) => hexes.map(gone).sort((a, b) => a - b);
    army.leaders = inOrder(army.leaders);
    if (!other.extra) continue;
    if (other.player === enemy) setExtra(other, 'led', inOrder(other.extra.led));
    const { duel } = other.extra;
    const leaders = duel.leaders.map((rated, of) =>
      of === enemy ? rated.map((leader) => ({ ...leader, place: gone(leader.place) })) : rated,
    );
    setExtra(other, 'duel', { ...duel, leaders: [leaders[0]!, leaders[1]!] });
  }
}

/** The same battle with the enemies whom the side does not see standing otherwise; undefined where that would show or hide somebody or something. */
function shuffled(context: Context, state: State, side: Side, choose: Chooser): State | undefined {
  const view = ancients.view!(context, state, side);
  const unseen = view.units.filter(({ hex }) => hex === UNSEEN);
  const hidden = state.armies[otherSide(side)].leaders.length - view.armies[otherSide(side)].leaders.length;
  if (unseen.length + hidden === 0) return undefined;
  const other = ancients.clone(state);
  for (const { id } of unseen) {
    const unit = other.units[id]!;
    const empty = emptyHexes(context, other);
    unit.hex = choose(2) === 0 ? unit.hex : empty[choose(empty.length)]!;
    unit.facing = choose(6);
    unit.disordered = unit.panicked || choose(2) === 0;
    unit.volley = choose(2) === 0;
    if (other.extra) {
      const others = other.extra.volleys.filter((quiver) => quiver.unit !== id);
      setExtra(other, 'volleys', [...others, { unit: id, left: choose(6) }]);
      const balks = context.types[unit.type]!.as === 'EL' && context.options.includes('13.11') && choose(2) === 0;
      if (balks) setExtra(other, 'balking', [...new Set([...other.extra.balking, id])]);
    }
  }
  leadersAnew(context, other, side, view, choose);
  if (other.extra) setExtra(other, 'arrows', [...arrowsSeen(view), ...arrowsAnew(state, view, choose)]);
  const seen = (one: State): string => {
    const known = ancients.view!(context, one, side);
    return JSON.stringify([known.units.map(({ hex }) => hex), known.armies[otherSide(side)].leaders, arrowsSeen(known)]);
  };
  return seen(other) === seen(state) ? other : undefined;
}

/** Orders of all kinds, legal or not, as somebody might try them out. */
function trials(context: Context, state: State, side: Side, choose: Chooser): string[] {
  const hex = () => printHex(context.board, choose(context.board.size));
  const own = state.units.filter((unit) => unit.side === side && unit.hex >= 0).map((unit) => printHex(context.board, unit.hex));
  const hidden = state.units.filter((unit) => unit.side !== side && unit.hex >= 0).map((unit) => printHex(context.board, unit.hex));
  const tried = ['end'];
  for (const from of own.slice(0, 6)) {
    for (const to of [hex(), hex(), ...hidden.slice(0, 6)])
      tried.push(`${from}-${to}`, `${from}-${hex()}-${to}`, `${from}:${to}`, `${from}x${to}`);
    tried.push(`${from}-off`, `${from}/${1 + choose(6)}`, `gather ${from}`);
  }
  for (const to of [hex(), ...hidden]) tried.push(`*${to}`, `${to}-${hex()}`, `${to}:${own[0]}`);
  return tried;
}

/** What a side that does not decide is shown. */
function shown(context: Context, state: State, side: Side) {
  const view = ancients.view!(context, state, side);
  return { view, position: ancients.printPosition(context, view) };
}

function told(context: Context, state: State, side: Side, orders: readonly string[]): unknown {
  return {
    ...shown(context, state, side),
    actors: ancients.actors(context, state),
    legal: ancients.legal(context, state),
    judged: orders.map((text) => {
      const action = ancients.parseAction(context, state, text);
      return [text, action, action !== undefined && ancients.judge(context, state, action)];
    }),
  };
}

describe.each(MIXES)('%s %s %s', (...options) => {
  test('a view tells nothing of enemies unseen', () => {
    let compared = 0;
    let fromBehind = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const match = open({ ...position, options: options.filter(Boolean) }, seed);
      const choose = seededChooser(seed);
      playOut(match, atRandom(match), () => {
        const { context, state } = match;
        const side = deciderOf(state);
        if (side === undefined || (state.phase !== 'leaders' && choose(6) > 0)) return true;
        const waits = otherSide(side);
        const behind = shuffled(context, state, waits, choose);
        if (behind) {
          fromBehind++;
          expect(shown(context, behind, waits)).toEqual(shown(context, state, waits));
        }
        const other = shuffled(context, state, side, choose);
        if (!other) return true;
        compared++;
        const orders = trials(context, state, side, choose);
        expect(told(context, other, side, orders)).toEqual(told(context, state, side, orders));
        return true;
      });
    }
    expect(Math.min(compared, fromBehind)).toBeGreaterThan(2);
  }, 60_000);
});

test('a view of a view is itself, and sight is kept no longer than it holds', () => {
  const { context, state } = open({ ...position, options: ['13.7'] }, 1);
  const view = ancients.view!(context, state, 0);
  expect(ancients.view!(context, view, 0)).toBe(view);
  const moved = ancients.clone(state);
  const enemy = moved.units.find(({ side, hex }) => side === 1 && hex >= 0)!;
  const own = moved.units.find(({ side, hex }) => side === 0 && hex >= 0)!;
  enemy.hex = context.board.neighbours.slice(own.hex * 6, own.hex * 6 + 6).find((hex) => emptyHexes(context, moved).includes(hex))!;
  expect(ancients.view!(context, moved, 0).units[enemy.id]!.hex).toBe(enemy.hex);
});

test('what came into view is a barrier to undo', () => {
  const { hill: _, ...map } = { hill: '', ...position.map };
  const match = open({ ...position, map, options: ['13.7'] }, 3);
  const { context, start } = match;
  let shown = 0;
  let before = start;
  playOut(match, atRandom(match), ({ barrier }) => {
    const side = deciderOf(before)!;
    const then = ancients.view!(context, before, side).units;
    const now = match.state.phase === 'over' ? then : ancients.view!(context, match.state, side).units;
    if (now.some(({ id, hex }) => hex >= 0 && then[id]!.hex === UNSEEN)) {
      shown++;
      expect(barrier).toBe(true);
    }
    before = match.state;
    return true;
  });
  expect(shown).toBeGreaterThan(0);
}, 60_000);
