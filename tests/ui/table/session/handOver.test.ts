import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BareEvent, BareState, Side } from '../../../../src/kernel/twoSides';
import { preferences } from '../../../../src/store/preferences';
import { fetchRules } from '../../../../src/store/systems';
import { fetchTable } from '../../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak } from '../../../../src/ui/words';
import { skirmish } from '../../systems/ancients/skirmish';
import { squadrons } from '../../systems/naval/squadrons';
import { cardsOf } from './cards';

vi.stubGlobal('document', { documentElement: { lang: '' } });

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
  ['on land', 'ancients', skirmish, seenOnLand],
  ['on land where units may be hidden', 'ancients', { ...skirmish, options: ['13.7'] }, seenOnLand],
  ['at sea', 'naval', squadrons, seenAtSea],
] as const;

describe.each(BATTLES)('the card between two players %s', (_, system, position, seenIn) => {
  beforeEach(async () => {
    await Promise.all([speak('en'), panelWords(), fetchRules(position), fetchTable(system)]);
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
