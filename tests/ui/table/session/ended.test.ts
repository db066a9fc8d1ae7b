import { beforeAll, expect, test } from 'vitest';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { secrets } from '../../../../src/store/secrets';
import { systemOf } from '../../../../src/store/systems';
import { CLEAN, table } from '../../../../src/store/table';
import { dismissRecap, onOpening, play, playProgram } from '../../../../src/ui/table/session';
import { apart, type Device, device, now } from '../../../store/devices';
import { begin, furnish } from '../../laid';

const position = { ...apart, turn: 1, turns: 1 };

beforeAll(() => furnish(position));

/** This device for a side of a game by link, and that of the other side; `carry`: what one has played comes to the other. */
function byLink(side: 0 | 1): { readonly here: Device; readonly there: Device; carry(from: Device, to: Device): void } {
  const [here, there] = [{ match, secrets }, device()];
  const sides = [here, there].map((each, i) => each.secrets.draw(`${i}`));
  const record = { version: 1, position, seed: 7, dice: 'both', halves: { sides: side === 0 ? sides : sides.reverse() }, plays: [] };
  for (const each of [here, there]) expect(each.match.openRecord(record)).toMatchObject({ ok: true });
  const carry = (from: Device, to: Device) => expect(to.match.openRecord(from.match.record())).toMatchObject({ ok: true });
  return { here, there, carry };
}

/** Ends phase after phase, each where it is to be ended, until the battle is over; after how many plays this device gave its last order. */
function playOut({ here, there, carry }: ReturnType<typeof byLink>): number {
  let last = 0;
  let [one, other] = [here, there];
  while (now(one).outcome === undefined) {
    if (now(one).byBoth?.awaits === 'turn') {
      carry(one, other);
      [one, other] = [other, one];
    }
    if (!one.match.playText('end').ok) throw new Error(now(one).state.phase);
    if (one === here) last = now(here).cursor;
  }
  if (one !== here) carry(one, here);
  return last;
}

test('how the other side has ended a game by link is told as it is opened', () => {
  const game = byLink(0);
  const from = playOut(game);
  const { cursor, outcome } = now(game.here);
  expect(outcome).toBeDefined();
  expect(onOpening(now(game.here)).recap).toEqual({ from, to: cursor, by: 1 });
});

/** The game that lies on the table, opened anew. */
function reopen(): void {
  const kept = match.stored()!;
  match.close();
  expect(match.openStored(JSON.parse(JSON.stringify(kept)))).toMatchObject({ ok: true });
  table.setState({ ...CLEAN, ...onOpening(now({ match, secrets })) });
}

test('and not again once it has been read', () => {
  playOut(byLink(0));
  reopen();
  expect(table.getState().recap).toBeDefined();
  dismissRecap();
  reopen();
  expect(table.getState().recap).toBeUndefined();
});

test.each([
  [1, ['person', 'legate:1']],
  [0, ['legate:1', 'person']],
] as const)(
  'how a program that moves last has ended a game is told beside its result, till it is read; one’s own end is not',
  (by, seats) => {
    // Phases that pass by themselves are news too.
    preferences.edit((draft) => {
      draft.stops = true;
    });
    begin(position, { seats });
    let last = 0;
    for (let at = now({ match, secrets }); !at.outcome; at = now({ match, secrets })) {
      const rules = systemOf(at);
      const isOwn = rules.decider(at.context, at.state) !== by;
      expect(isOwn ? play(rules.parseAction(at.context, at.state, 'end')) : playProgram('end')).toBe(true);
      if (isOwn) last = now({ match, secrets }).cursor;
    }
    const to = now({ match, secrets }).cursor;
    expect(table.getState().recap).toEqual(by === 1 ? { from: last, to, by } : undefined);
    reopen();
    // It has ended its phases, and with the last of them the battle: that is all there is to tell.
    expect(table.getState().recap).toEqual(by === 1 ? { from: to - 1, to, by } : undefined);
    dismissRecap();
    reopen();
    expect(table.getState().recap).toBeUndefined();
  },
);

test('what has been ended here is no news', () => {
  const game = byLink(1);
  expect(playOut(game)).toBe(now(game.here).cursor);
  expect(onOpening(now(game.here)).recap).toBeUndefined();
});

test('what the other side has done before it gave up is told', () => {
  const { here, there, carry } = byLink(1);
  for (const order of ['D8-D7', 'end', 'end']) expect(there.match.playText(order)).toMatchObject({ ok: true });
  carry(there, here);
  const told = { from: 0, to: 1, by: 0 };
  expect(onOpening(now(here)).recap).toEqual(told);
  expect(match.openRecord({ ...here.match.record()!, conceded: 1 })).toMatchObject({ ok: true });
  expect(now(here)).toMatchObject({ conceded: 1 });
  expect(onOpening(now(here)).recap).toEqual(told);
});

test('who has given up himself is told nothing of it, nor again what he had read before', () => {
  const { here, there, carry } = byLink(1);
  for (const order of ['D8-D7', 'end', 'end']) expect(there.match.playText(order)).toMatchObject({ ok: true });
  carry(there, here);
  expect(onOpening(now(here)).recap).toBeDefined();
  expect(match.openRecord({ ...here.match.record()!, conceded: 2 })).toMatchObject({ ok: true });
  expect(now(here)).toMatchObject({ conceded: 2 });
  expect(onOpening(now(here)).recap).toBeUndefined();
});
