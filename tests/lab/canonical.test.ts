import { expect, test } from 'vitest';
import { openPosition } from '../../src/lab/open';
import { replayCommand } from '../../src/lab/replay';
import { skirmish } from '../ui/systems/ancients/skirmish';

type Fields = Record<string, unknown>;

/** Every list of pieces of a printed position, and every text of hexes, the other way round. */
function turned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => turned(item));
    return key === 'armies' || key === 'fleets' ? items : items.reverse();
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, turned(item, name)]));
  return key === 'at' || key === 'exits' ? String(value).split(' ').reverse().join(' ') : value;
}

const land = {
  ...skirmish,
  armies: skirmish.armies.map((army, i) => ({
    ...army,
    ...(i === 1
      ? {
          reserves: [
            { turn: 3, at: 'N4 N5', units: ['LI', 'CH'], leaders: 1 },
            { turn: 2, at: 'N6', units: ['MM', 'LI disordered'], leaders: 0 },
          ],
        }
      : {}),
  })),
};

const baw = {
  system: 'baw',
  map: { columns: 12, rows: 8 },
  armies: [
    {
      rally: 2,
      units: ['HOP C4', 'LI C5'],
      leaders: ['Alpha 2 C4', 'Beta 1 C5'],
      exits: 'A1 A2',
      reserves: [
        { turn: 3, at: 'A4 A5', units: ['LI', 'HOP'] },
        { turn: 2, at: 'A6', units: ['HOP'], leaders: ['Gamma 1'] },
      ],
    },
    { rally: 2, units: ['HOP H4', 'LI H5'] },
  ],
};

/** A record of one play with the position after it. */
function recorded(position: object, change: (after: Fields) => unknown): object {
  const opened = openPosition(position, 1);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const match = opened.value;
  const { system, context } = match;
  match.play(system.parseAction(context, match.state, 'end')!);
  const after = structuredClone(system.printPosition(context, match.state)) as Fields;
  const { plays, ...record } = match.record();
  return { ...record, plays: [{ ...plays[0], after: change(after) }] };
}

test.each([
  ['on land', land],
  ['of Battles of the Ancient World', baw],
])('a position %s holds in whatever order its pieces, leaders, reserves and their units stand', (_, position) => {
  expect(replayCommand({ json: recorded(position, (after) => after) })).toHaveProperty('lines');
  const other = recorded(position, turned);
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(recorded(position, (after) => after)));
  expect(replayCommand({ json: other })).toHaveProperty('lines');
});

test('one that cannot be read is told apart from another', () => {
  const unreadable = recorded(land, (after) => ({ ...after, phase: 'lunch' }));
  expect(replayCommand({ json: unreadable })).toEqual({ wrong: ['plays[0].after: expected a position that can be read'] });
});

test('one with another piece in a reserve does not', () => {
  const changed = recorded(land, (after) => JSON.parse(JSON.stringify(after).replace('"MM","LI disordered"', '"HI","LI disordered"')));
  expect(replayCommand({ json: changed })).toEqual({ wrong: [expect.stringMatching(/^plays\[0\]\.after: /)] });
});
