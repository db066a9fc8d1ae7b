import { beforeEach, describe, expect, test, vi } from 'vitest';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { table } from '../../../../src/store/table';
import { goOnFrom, keepUp, listenToSession, playProgram, playText, redo, stageFor, undo, undoPast } from '../../../../src/ui/table/session';
import { lay, now, orders } from '../../laid';
import { apart, opposed } from '../../systems/ancients/opposed';
import { apart as legions } from '../../systems/baw/apart';

/** Legions of whom the first is to rally, nobody else having anything to do before he moves. */
const disorganised = {
  ...legions,
  phase: 'melee',
  armies: [{ ...legions.armies[0], units: ['LEG C8 disorganised', 'LEG D8', 'LEG E9'] }, legions.armies[1]],
};

/** Shots that are summed at the end of their phase without a die (13.2). */
const summed = { ...opposed(['HI E8/1', 'HI A1/1'], ['LA E6/4', 'LA F6/4', 'LA D6/4', 'LA E5/4'], ['13.2']), phase: 'fire' };
const sumUp = () => {
  for (const order of ['E6:E8', 'F6:E8', 'D6:E8', 'end']) playText(order);
};

describe('a phase in which nothing can be done', () => {
  beforeEach(() => {
    preferences.setState({ handOver: true, stops: false });
    stageFor(0);
    return listenToSession({ hear: () => undefined, whenReadable: (then) => then() });
  });

  test('passes by itself, and the next card is for whoever can do something again', async () => {
    await lay(apart());
    playText('end');
    const { state } = now();
    expect([state.player, state.phase]).toEqual([1, 'movement']);
    expect(orders().length).toBeGreaterThan(1);
    expect(new Set(orders())).toEqual(new Set(['end']));
    expect(table.getState().handOver).toMatchObject({ to: now().cursor });
  });

  test('passes at sea though a ship might be scuttled in it', async () => {
    const fleets = [{ ships: ['galley A1/1'] }, { ships: ['small R12/1'] }];
    await lay({ system: 'naval', die: 4, types: { galley: { as: 'small', crew: 4, marines: 1 } }, fleets });
    playText('A1-A2/1');
    playText('end');
    const { state } = now();
    expect([state.player, state.phase]).toEqual([1, 'movement']);
    const [first, ...others] = orders();
    expect(first).toBe('A1-A2/1');
    expect(others.length).toBeGreaterThan(1);
    expect(new Set(others)).toEqual(new Set(['end']));
  });

  test('waits if somebody wants to end it himself', async () => {
    preferences.setState({ stops: true });
    await lay(apart());
    playText('end');
    expect(orders()).toEqual(['end']);
    expect(now().state.phase).not.toBe('movement');
  });

  test('waits in a game that hides something: how fast it passed would tell', async () => {
    await lay(apart(['13.7']));
    match.sit();
    playText('end');
    expect(orders()).toEqual(['end']);
  });

  test('is ended by whoever has done something in it, who may take that back until then', async () => {
    await lay(apart());
    playText('A6-B6');
    expect(orders()).toEqual(['A6-B6']);
    expect(now().state.phase).toBe('movement');
    undo();
    expect(now().cursor).toBe(0);
  });

  test('is made again by the one redo after the one undo, and what was played in it is not passed over', async () => {
    await lay(apart());
    playText('A6-B6');
    playText('end');
    const { cursor } = now();
    expect(cursor).toBeGreaterThan(2);
    match.undoPast();
    while (now().cursor > 1) match.undoPast();
    redo();
    expect(now().cursor).toBe(cursor);
  });

  test('is not passed again when it has been gone back to on purpose', async () => {
    await lay(apart());
    playText('end');
    const { cursor } = now();
    undoPast();
    expect(now().cursor).toBe(cursor - 1);
    expect(now().state.phase).not.toBe('movement');
  });

  test('is remembered by what was played: in another course a turn that begins after so many plays has been decided', async () => {
    await lay(apart());
    playText('end');
    const first = now().cursor;
    playText('end');
    goOnFrom(0);
    for (const order of ['A6-B6', 'end', 'end', 'end']) playText(order);
    expect(now().state.player).toBe(1);
    expect(table.getState().handOver, 'what follows the last order of the one who decides now').toMatchObject({ from: first + 2 });
  });

  test('the battle goes to its end by ending what can be done', async () => {
    await lay(apart());
    for (let turn = 0; turn < 6; turn++) {
      table.setState({ handOver: undefined });
      playText('end');
    }
    expect(now().state.phase).toBe('over');
    // The last fight is seen first.
    await vi.waitFor(() => expect(table.getState().dialog).toBe('result'));
  });

  test('what was to come when the last fight has been shown does not, once the table has been left', async () => {
    await lay({ ...apart(), turn: 1, turns: 1 });
    vi.useFakeTimers();
    try {
      const leave = keepUp();
      stageFor(1000);
      for (let turn = 0; turn < 2; turn++) {
        table.setState({ handOver: undefined });
        playText('end');
      }
      expect(now().state.phase).toBe('over');
      leave();
      vi.advanceTimersByTime(2000);
      expect(table.getState().dialog).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test.each<[string, object]>([
    ['a die for a rally', disorganised],
    [
      'a die for the other fleet',
      {
        system: 'naval',
        die: 3,
        types: { galley: { as: 'small', crew: 4, marines: 1 } },
        fleets: [{ ships: ['galley A1/1'] }, { ships: ['galley A2/1 sinking damaged'] }],
      },
    ],
  ])('at the beginning of the other side’s turn passes behind its card, which stays, after %s', async (_, position) => {
    await lay(position);
    while (now().state.player === 0) playText('end');
    await vi.waitFor(() => expect(orders().slice(-2)).toEqual(['end', 'end']));
    await vi.waitFor(() => expect(table.getState().handOver).toMatchObject({ from: 0, to: now().cursor }));
    expect(match.entries().at(-1)!.dice).toEqual([]);
    expect(now().state.player).toBe(1);
  });

  test.each<[string, object, () => void]>([
    ['shots that are summed up', summed, sumUp],
    ['units that recover', { ...disorganised, options: ['B16.3'] }, () => playText('end')],
  ])('waits until what came without a die has been shown: %s', async (_, position, plays) => {
    await lay(position);
    vi.useFakeTimers();
    try {
      plays();
      const { cursor, fresh } = now();
      expect(fresh!.dice).toEqual([]);
      stageFor(1000);
      vi.advanceTimersByTime(999);
      expect(now()).toMatchObject({ cursor, fresh });
      vi.advanceTimersByTime(1);
      expect(now().cursor).toBeGreaterThan(cursor);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is not stopped in by undo where what led to it cannot be taken back: that is said', async () => {
    const heard: string[] = [];
    const unlisten = listenToSession({ hear: ({ kind }) => heard.push(kind), whenReadable: (then) => then() });
    await lay({ ...legions, phase: 'melee' }, { seats: ['legionary:1', 'person'] });
    expect(playProgram('end')).toBe(true);
    const { cursor, state } = now();
    expect([cursor, state.player, state.phase]).toEqual([2, 1, 'movement']);
    heard.length = 0;
    undo();
    expect(now()).toMatchObject({ cursor, state });
    expect([table.getState().undoStop, heard]).toEqual(['player', ['undoStopped']]);
    unlisten();
  });
});
