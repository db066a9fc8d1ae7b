import { describe, expect, test, vi } from 'vitest';
import { readRecord } from '../../src/kernel/record';
import type { AnyTwoSidedGame } from '../../src/kernel/twoSides';
import { ancients } from '../../src/rules/ancients';
import { naval } from '../../src/rules/naval';
import { type AncientsMatch, open, openIn } from '../fuzz/play';
import { replayRecord } from '../replay/replayRecord';

vi.setConfig({ testTimeout: 60_000 });

/** What the rules can write can be read. */

function play(match: AncientsMatch, order: string): void {
  const action = ancients.parseAction(match.context, match.state, order)!;
  expect(match.play(action), order).toMatchObject({ ok: true });
}

function expectReadAgain(match: AncientsMatch): void {
  const record = readRecord(JSON.parse(JSON.stringify(match.record())));
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  const replayed = replayRecord(ancients, record.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
  expect(replayed.value.state).toEqual(match.state);
}

/** `B1 C1 … B2 C2 …` */
const names = (columns: string, first: number, rows: number) =>
  Array.from({ length: rows }, (_, row) => [...columns].map((column) => `${column}${first + row}`)).flat();

describe('a record is read again', () => {
  test('13V with one order for 28 units', () => {
    const hexes = names('BCDE', 1, 7);
    const units = hexes.map((hex) => `LI ${hex}/1`);
    const position = {
      options: ['13V', 'V5'],
      phase: 'movement',
      armies: [
        { units, leaders: hexes.slice(0, 12) },
        { units: ['LI R12/1'], leaders: ['R12'] },
      ],
      optional: { points: 99 },
    };
    const match = open(position, 1);
    const order = `activate ${hexes.join(' ')}`;
    expect(order.length).toBeGreaterThan(80);
    play(match, order);
    expectReadAgain(match);
  });

  test('with more than 20,000 plays', () => {
    const armies = [names('BCDEFG', 1, 2), names('BCDEFG', 8, 2)].map((hexes) => ({ units: hexes.map((hex) => `LI ${hex}/1`) }));
    const match = open({ turns: 999, armies }, 1);
    while (match.log.length <= 20_000) {
      const { phase, player, units } = match.state;
      const toTurn = phase === 'movement' ? units.filter(({ side }) => side === player) : [];
      for (const { hex, facing } of toTurn) play(match, `${'ABCDEFG'[hex % 18]}${Math.floor(hex / 18) + 1}/${facing === 0 ? 2 : 1}`);
      play(match, 'end');
    }
    expectReadAgain(match);
  });
});

/** Where a position begins it prints what can be read, however much of something it has. */
test.each<[string, AnyTwoSidedGame, object]>([
  ['leaders who all wait', ancients, { armies: [{ leaders: Array(50).fill('A1'), waiting: 49 }, {}], phase: 'movement' }],
  ['terms for either side', ancients, { armies: [{}, {}], victory: Array(20).fill({ term: 'camp' }) }],
  ['terms at sea for either side', naval, { system: 'naval', die: 1, fleets: [{}, {}], victory: Array(20).fill({ term: 'sunk' }) }],
  ['reserves deployed with the rest', ancients, { options: ['13.3'], armies: [0, 1].map(() => ({ reserves: manyReserves() })) }],
  ['a whole map of woods', ancients, { map: { columns: 60, rows: 60, woods: wholeMap() }, armies: [{}, {}] }],
])('a position with %s is printed as one that can be read', (_, system, position) => {
  const match = openIn(system, position, 1);
  const printed = JSON.parse(JSON.stringify(match.record().position)) as object;
  expect(system.readPosition(printed)).toMatchObject({ ok: true });
});

test.each<[string, AnyTwoSidedGame, object, string]>([
  ['leaders', ancients, { armies: [{ leaders: Array(50).fill('A1'), waiting: 50 }, {}] }, 'armies[0].leaders'],
  ['terms', ancients, { armies: [{}, {}], victory: Array(21).fill({ term: 'camp' }) }, 'victory'],
  ['terms at sea', naval, { system: 'naval', die: 1, fleets: [{}, {}], victory: Array(21).fill({ term: 'sunk' }) }, 'victory'],
])('more %s than can be printed on the way are refused', (_, system, position, at) => {
  const read = system.readPosition(position);
  expect(read.ok ? [] : read.faults.map((fault) => fault.at)).toEqual([at]);
});

function manyReserves(): object[] {
  return Array.from({ length: 5 }, () => ({ turn: 2, at: 'A1', units: Array(50).fill('LI'), leaders: 9 }));
}

function wholeMap(): string {
  const column = (i: number): string => (i < 26 ? String.fromCharCode(65 + i) : `${column(Math.floor(i / 26) - 1)}${column(i % 26)}`);
  return Array.from({ length: 3600 }, (_, hex) => `${column(hex % 60)}${Math.floor(hex / 60) + 1}`).join(' ');
}
