import { beforeEach, describe, expect, test, vi } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import type { BareEvent, BareState, Side } from '../../../../src/kernel/twoSides';
import { preferences } from '../../../../src/store/preferences';
import { systemOf } from '../../../../src/store/systems';
import { isHandedOver, table } from '../../../../src/store/table';
import {
  beginTurn,
  cutStage,
  goOnFrom,
  lookAt,
  play,
  playReplay,
  redo,
  replay,
  showMoment,
  switchReplay,
  undo,
} from '../../../../src/ui/table/session';
import { begin, furnish, lay, now } from '../../laid';
import { skirmish } from '../../systems/ancients/skirmish';
import { lines } from '../../systems/baw/atTheTable';
import { squadrons } from '../../systems/naval/squadrons';
import { cardsOf } from './cards';

/** What a person can see of a game, by the name under which an event may speak of it. */
type Seen = ReadonlyMap<string, string>;

interface Land extends BareState {
  readonly units: readonly { id: number; hex: number; facing: number; disordered: boolean; volley: boolean; plundering: boolean }[];
  readonly armies: readonly { readonly leaders: readonly number[] }[];
}

function seenOnLand(state: BareState): Seen {
  const { units, armies } = state as Land;
  const seen = new Map(
    units.map((u) => [`piece ${u.id}`, u.hex < 0 ? '' : [u.hex, u.facing, u.disordered, u.volley, u.plundering].join()]),
  );
  for (const [side, { leaders }] of armies.entries())
    for (const hex of leaders) seen.set(`leaders ${side} ${hex}`, String(leaders.filter((at) => at === hex).length));
  return seen;
}

interface Sea extends BareState {
  readonly ships: readonly {
    id: number;
    hex: number;
    facing: number;
    damaged: boolean;
    sinking: boolean;
    captured: boolean;
    marines: number;
  }[];
  readonly ashore: readonly { readonly hex: number; readonly side: Side; readonly marines: number }[];
}

function seenAtSea(state: BareState): Seen {
  const { ships, ashore } = state as Sea;
  return new Map([
    ...ships.map((s) => [`piece ${s.id}`, [s.hex, s.facing, s.damaged, s.sinking, s.captured, s.marines].join()] as const),
    ...ashore.flatMap(({ hex, side, marines }) => (marines > 0 ? [[`leaders ${side} ${hex}`, String(marines)] as const] : [])),
  ]);
}

/** The numbers that an event holds, however deep: pieces and hexes among them. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

/** Whether an event speaks of something that has changed: the piece by its number, or the hex. */
function speaksOf(event: BareEvent, name: string, before: BareState): boolean {
  const [what, first, hex] = name.split(' ');
  const { unit, ship, target, units, seen, lost } = event as unknown as Record<string, unknown>;
  if (what === 'leaders') return numbersIn(event).includes(Number(hex));
  const id = Number(first);
  const at = ((before as Land).units ?? (before as Sea).ships)[id]!.hex;
  // Marines are spoken of by the hex of their ship.
  const sighted = [seen, lost].flatMap((list) => (Array.isArray(list) ? (list as { unit?: number }[]) : []));
  return (
    [unit, ship, target].includes(id) ||
    sighted.some((one) => one.unit === id) ||
    (Array.isArray(units) && units.includes(id)) ||
    ('ships' in before && numbersIn(event).includes(at))
  );
}

const BATTLES = [
  ['on land', skirmish, seenOnLand],
  ['on land where units may be hidden', { ...skirmish, options: ['13.7'] }, seenOnLand],
  ['at sea', squadrons, seenAtSea],
] as const;

describe.each(BATTLES)('the card between two players %s', (_, position, seenIn) => {
  beforeEach(async () => {
    await furnish(position);
    preferences.edit((draft) => {
      draft.handOver = true;
    });
  });

  test.each([1, 2, 3, 4])('tells of everything that has changed on the map, step by step (game %i)', (seed) => {
    for (const { before, after, events } of cardsOf(position, seed)) {
      const [was, is] = [seenIn(before), seenIn(after)];
      const changed = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
      expect(
        changed.filter((name) => !events.some((event) => speaksOf(event, name, before))),
        JSON.stringify(events),
      ).toEqual([]);
    }
  });
});

describe.each([
  ['on land', skirmish],
  ['at sea', squadrons],
  ['in the Ancient World', lines],
] as const)('while the card is up %s', (_, position) => {
  const isUp = () => isHandedOver(table.getState());

  /** Plays at random until the turn is somebody else's. */
  function playToCard(): void {
    const choose = seededChooser(7);
    while (!isUp()) {
      const { context, state } = now();
      expect(play(randomAction(systemOf(now()), context, state, choose))).toBe(true);
    }
  }

  beforeEach(async () => {
    await furnish(position);
    preferences.edit((draft) => {
      draft.handOver = true;
    });
    begin(position);
    playToCard();
  });

  test('a past moment is shown in its place, and it comes back with the game', () => {
    const { handOver } = table.getState();
    showMoment(1);
    expect([isUp(), table.getState().handOver, now().looking]).toEqual([false, undefined, 1]);
    showMoment(0);
    lookAt(undefined);
    expect(table.getState()).toMatchObject({ handOver, handOverAside: undefined });
    showMoment(0);
    undo();
    expect([table.getState().handOver, now().looking]).toEqual([handOver, undefined]);
  });

  test('the battle is watched again without it, and at the end it is there again', () => {
    vi.useFakeTimers();
    replay.setState({ isOn: false, pace: 'fast', side: undefined });
    playReplay();
    expect([replay.getState().isOn, isUp()]).toEqual([true, false]);
    while (replay.getState().isOn) {
      vi.advanceTimersByTime(200);
      cutStage();
    }
    expect([now().looking, isUp()]).toEqual([undefined, true]);
    vi.useRealTimers();
  });

  test('its steps leave it what it is, and whoever begins or goes on from a moment is done with it', () => {
    const handOver = { ...table.getState().handOver!, step: 0 };
    table.setState({ handOver });
    lookAt(handOver.from);
    expect(table.getState()).toMatchObject({ handOver, handOverAside: undefined });
    undo();
    expect(isUp()).toBe(true);
    beginTurn();
    lookAt(0);
    lookAt(undefined);
    expect(isUp()).toBe(false);
    goOnFrom(0);
    playToCard();
    showMoment(0);
    goOnFrom(0);
    lookAt(undefined);
    expect(table.getState()).toMatchObject({ handOver: undefined, handOverAside: undefined });
  });

  test('it is there again where what handed over is played again', () => {
    const { handOver } = table.getState();
    const { cursor: end } = now();
    beginTurn();
    goOnFrom(0);
    while (now().cursor < end) {
      expect(isUp()).toBe(false);
      redo();
    }
    expect(table.getState().handOver).toEqual(handOver);
  });
});

test('13.7 between two players no past moment is shown', async () => {
  const position = { ...skirmish, options: ['13.7'] };
  await lay(position);
  beginTurn();
  const choose = seededChooser(7);
  while (now().viewer !== 'none') {
    const { context, state } = now();
    expect(play(randomAction(systemOf(now()), context, state, choose))).toBe(true);
  }
  expect(isHandedOver(table.getState())).toBe(true);
  showMoment(1);
  switchReplay();
  expect([now().looking, replay.getState().isOn]).toEqual([undefined, false]);
  expect(isHandedOver(table.getState())).toBe(true);
});
