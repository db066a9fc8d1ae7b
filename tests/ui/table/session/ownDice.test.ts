import { beforeEach, describe, expect, test, vi } from 'vitest';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { CLEAN, table } from '../../../../src/store/table';
import { cancel, decidable, listenToSession, onTable, playProgram, playText, typeDie, undo } from '../../../../src/ui/table/session';
import { furnish, now } from '../../laid';
import { squadrons } from '../../systems/naval/squadrons';

const rolling = () => table.getState().rolling;

/** Two ships without marines: there is nothing to do but to sail. */
const position = {
  ...squadrons,
  fleets: [
    { name: 'Rome', ships: ['trireme C5/1 marines=0'] },
    { name: 'Carthage', ships: ['trireme H4/1 marines=0'] },
  ],
};

/** At sea a die falls whenever the turn passes. */
async function lay(second: 'person' | 'tribune:1' = 'person'): Promise<void> {
  await furnish(position);
  expect(match.openRecord({ version: 1, position, seed: 7, dice: 'typed', plays: [] }, { seats: ['person', second] })).toMatchObject({
    ok: true,
  });
  table.setState({ ...CLEAN, ...onTable(now()) });
}

describe('the die of an order is asked for', () => {
  const heard: string[] = [];

  beforeEach(() => {
    heard.length = 0;
    preferences.setState({ handOver: false, stops: false });
    return listenToSession({ hear: ({ kind }) => heard.push(kind), whenReadable: (then) => then() });
  });

  test('at the end of phases that pass by themselves, once; what follows waits for it', async () => {
    await lay();
    playText('end');
    const { cursor, state } = now();
    expect(rolling()).toMatchObject({ die: { name: 'fleet', sides: 6, side: 1 }, fallen: [] });
    expect(heard.filter((kind) => kind === 'dieAsked')).toHaveLength(1);
    expect(state.player).toBe(0);
    expect(decidable()).toBeUndefined();
    expect(playText('end')).toBe(false);
    typeDie(7);
    typeDie(0);
    expect([rolling() !== undefined, now().cursor]).toEqual([true, cursor]);
    typeDie(4);
    expect(rolling()).toBeUndefined();
    expect(now()).toMatchObject({ cursor: cursor + 1, state: { player: 1, phase: 'movement' } });
    expect(match.entries().at(-1)).toMatchObject({ order: 'end', dice: [4] });
    expect(table.getState().recap).toBeUndefined();
  });

  test.each([
    ['Escape', cancel],
    ['undo', undo],
  ])('%s takes the order back, and nothing has been played', async (_, back) => {
    await lay();
    playText('end');
    const { cursor } = now();
    back();
    expect(rolling()).toBeUndefined();
    expect(now().cursor).toBe(cursor);
    expect(heard.at(-1)).toBe('takenBack');
    expect(playText('end')).toBe(true);
    expect(rolling()).toBeDefined();
    typeDie(2);
    expect(match.entries().at(-1)).toMatchObject({ dice: [2] });
  });

  test('of the computer’s order as well, which waits for the person who rolls for it', async () => {
    await lay('tribune:1');
    playText('end');
    typeDie(5);
    expect(now().state.player).toBe(1);
    const takenBack = vi.fn();
    while (rolling() === undefined) expect(playProgram('end', takenBack)).toBe(true);
    const { cursor } = now();
    expect(playProgram('end')).toBe(false);
    cancel();
    expect([takenBack.mock.calls.length, now().cursor]).toEqual([1, cursor]);
    expect(playProgram('end', takenBack)).toBe(true);
    typeDie(6);
    expect(now()).toMatchObject({ cursor: cursor + 1, state: { player: 0 } });
    expect(match.record()).toMatchObject({ dice: 'typed' });
  });
});
