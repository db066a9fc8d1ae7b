import { expect, test } from 'vitest';
import { REDACTED } from '../../src/kernel/game';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/model/events';
import { type Side, UNSEEN } from '../../src/rules/ancients/model/types';
import { open } from '../fuzz/play';

/** 13.7 What a side reads of a play of the other: nothing of what it does not see, neither by an event nor by the order. */

interface Told {
  readonly order: string;
  readonly events: readonly Event[];
  hex(name: string): number;
}

const NINE = { columns: 9, rows: 9 };

/** What a side reads of an order that is played in a position. */
function read(position: object, order: string, side: Side = 1): Told {
  const match = open({ system: 'ancients', turn: 2, turns: 6, player: 1, phase: 'movement', ...position }, 1);
  const { context, state } = match;
  const played = match.play(ancients.parseAction(context, state, order)!);
  if (!played.ok) throw new Error(`${order}: ${played.refusal?.rule} ${played.refusal?.why}`);
  const { order: told, events } = ancients.redactEntry!(context, state, match.state, played.entry, side);
  const hex = (name: string) => name.charCodeAt(0) - 65 + (Number(name.slice(1)) - 1) * context.board.columns;
  return { order: told, events, hex };
}

const kinds = ({ events }: Told) => events.map(({ kind }) => kind);

test('V2 points spent on a unit that only its move brings into view do not tell where it stood', () => {
  const position = { options: ['13.7', '13V'], map: { ...NINE, woods: 'E5' }, optional: { points: 5 } };
  const armies = [{ units: ['LC E4/3'], leaders: ['E4'] }, { units: ['HI E6/1'] }];
  const told = read({ ...position, armies }, 'E4-F4/3');
  expect(kinds(told)).toEqual(['cameIntoView']);
  expect(told.order).toBe(REDACTED);
  const own = read({ ...position, armies }, 'E4-F4/3', 0);
  expect(kinds(own)).toEqual(expect.arrayContaining(['pointsSpent', 'moved']));
  expect(own.order).toBe('E4-F4/3');
  const seen = read({ ...position, map: NINE, armies }, 'E4-F4/3');
  expect(kinds(seen)).toEqual(['pointsSpent', 'moved']);
  expect(seen.order).toBe('E4-F4/3');
});

test('13.11 whence a leader is set aside, no event tells, and so no order', () => {
  const map = { columns: 12, rows: 9, woods: 'E1 E2 E3 E4 E5 E6 E7 E8 E9 F1 F2 F3 F4 F5 F6 F7 F8 F9' };
  const position = { options: ['13.7', '13.11', '13V'], map, phase: 'command' };
  const armies = [
    { units: ['LI A5/3', 'LI G5/3'], leaders: ['A5', 'A9', 'G5'] },
    { units: ['EL H5/6'], leaders: ['H5'] },
  ];
  const told = read({ ...position, armies }, 'aside A9');
  expect(kinds(told)[0]).toBe('leaderSetAside');
  expect(told.order).toBe(REDACTED);
  expect(read({ ...position, armies }, 'aside G5').order).toBe('aside G5');
  const waiting = [{ ...armies[0], waiting: 1 }, armies[1]];
  expect(read({ ...position, armies: waiting }, 'aside').order).toBe('aside');
});

test('V5 a leader who rides into enemies unseen is told where he ends, not whence he came', () => {
  const position = { options: ['13.7', '13V', 'V5'], phase: 'leaders' };
  const armies = [{ units: ['LI E2/4'], leaders: ['E2'] }, { units: ['HI E7/1', 'LI D6/1'] }];
  const told = read({ ...position, map: { ...NINE, woods: 'D4 D5 E4 E5 E6 F4 F5' }, armies }, 'lead E2 E7');
  expect(told.events).toEqual([{ kind: 'leaderRanInto', rule: '13.7', side: 0, hex: told.hex('E7') }]);
  expect(told.order).toBe(REDACTED);
  const met = [
    { units: ['LI E2/4'], leaders: ['E2'] },
    { units: ['HI A9/1'], leaders: ['E7'] },
  ];
  const woods = 'D7 D6 E6 E8 F6 F7 E2 B8 A8 B9';
  const leader = read({ ...position, map: { ...NINE, woods }, phase: 'leaders', armies: [{ ...met[0], waiting: 1 }, met[1]] }, '*E7');
  expect(leader.order, 'an order that names what the event tells').toBe('*E7');
});

test('a move that runs into somebody does not tell where it wanted to go', () => {
  const position = { options: ['13.7'], map: { ...NINE, hill: 'E4 E2' }, armies: [{ units: ['LC E5/1'] }, { units: ['LI E3/1'] }] };
  const told = read(position, 'E5-E4-E3-E2-E1');
  expect(kinds(told)).toContain('ranInto');
  expect(told.order).toBe(REDACTED);
});

test('13.12 a partner whom nobody saw joins from nowhere', () => {
  const position = { options: ['13.7', '13.12'], player: 1, turn: 1, phase: undefined };
  const map = { ...NINE, woods: 'F4 F5 E4 E5 D5 G4 G5' };
  const armies = (partner: string) => [{ units: ['HC A7/3', `HC ${partner}/3`], leaders: [] }, { units: ['HI A9/1'] }];
  const told = read({ ...position, map, armies: armies('F2') }, 'dismount A7 F2');
  expect(told.events).toMatchObject([{ kind: 'dismounted', joins: UNSEEN }]);
  expect(told.order).toBe(REDACTED);
  const seen = read({ ...position, map, armies: armies('B8') }, 'dismount A7 B8');
  expect(seen.events[0]).toMatchObject({ kind: 'dismounted', joins: seen.hex('B8') });
  expect(seen.order).toBe('dismount A7 B8');
});

const THROUGH = { options: ['13.7'], armies: [{ units: ['LC D3/2', 'LI E3/4'] }, { units: ['HI D7/1', 'HI F7/1'] }] };

test('6.c through a friend unseen: the hex of his is not told, nor what has disordered the unit that is seen', () => {
  const told = read({ ...THROUGH, map: { ...NINE, woods: 'C5 C7 E4 E6 E7' } }, 'D3-E3-F3');
  expect(told.events).toEqual([
    expect.objectContaining({ kind: 'moved', path: [told.hex('D3'), told.hex('F3')] }),
    { kind: 'disordered', rule: '13.7', unit: 0, hex: UNSEEN },
  ]);
  expect(told.order).toBe(REDACTED);
});

test('through one who is seen all is told, and to its own player always', () => {
  const all = read({ ...THROUGH, map: NINE }, 'D3-E3-F3');
  expect(kinds(all)).toEqual(['moved', 'disordered', 'disordered']);
  expect(all.events[0]).toMatchObject({ path: ['D3', 'E3', 'F3'].map(all.hex) });
  expect(all.order).toBe('D3-E3-F3');
  const own = read({ ...THROUGH, map: { ...NINE, woods: 'C5 C7 E4 E6 E7' } }, 'D3-E3-F3', 0);
  expect(own.events).toEqual(expect.arrayContaining([...all.events]));
});

test('whoever comes in tells only as much of its way as is seen, whoever leaves unseen goes out of sight', () => {
  const map = { ...NINE, woods: 'A8 B7 B8 A7' };
  const reserves = [{ turn: 1, at: 'A9', units: ['LC'] }];
  const armies = [{ units: ['LI I1/4'], reserves }, { units: ['HI E5/1'] }];
  const entered = read({ options: ['13.7'], map, armies }, 'LC+A9/2-B9-C9');
  expect(entered.events[0]).toMatchObject({ kind: 'entered', path: expect.not.arrayContaining([entered.hex('A9')]) });
  expect(entered.order).toBe(REDACTED);
  const out = [{ units: ['LC C9/5', 'LI I1/4'] }, { units: ['HI E5/1'] }];
  const left = read({ options: ['13.7'], map, armies: out }, 'C9-B9-A9-off');
  expect(left.events).toEqual([{ kind: 'leftView', unit: 0, from: left.hex('C9'), rule: '13.7' }]);
  expect(kinds(read({ options: ['13.7'], map: NINE, armies: out }, 'C9-B9-A9-off'))).toEqual(['exited']);
});

test('V5 where leaders of the enemy have gone that are not seen, no view holds; one’s own one always knows', () => {
  const map = { columns: 12, rows: 9, woods: 'E1 E2 E3 E4 E5 E6 E7 E8 E9 F1 F2 F3 F4 F5 F6 F7 F8 F9' };
  const armies = [{ units: ['LI A5/3'], leaders: ['L9'], waiting: 1 }, { units: ['HI L1/6'] }];
  const match = open({ system: 'ancients', options: ['13.7', '13V', 'V5'], map, turn: 2, phase: 'leaders', armies }, 1);
  const { context } = match;
  for (const order of ['lead L9 K9', '*A8']) expect(match.play(ancients.parseAction(context, match.state, order)!).ok).toBe(true);
  const led = (side: Side) => ancients.view!(context, match.state, side).extra!.led;
  expect(led(0)).toEqual(match.state.extra!.led);
  expect(led(0)).toHaveLength(2);
  expect(led(1), 'K9 is seen').toHaveLength(1);
});
