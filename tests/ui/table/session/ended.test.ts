import { beforeAll, expect, test, vi } from 'vitest';
import { match } from '../../../../src/store/match';
import { secrets } from '../../../../src/store/secrets';
import { fetchRules } from '../../../../src/store/systems';
import { fetchTable } from '../../../../src/ui/table/contract/fetchSystem';
import { onOpening } from '../../../../src/ui/table/session';
import { panelWords, speak } from '../../../../src/ui/words';
import { apart, type Device, device, now } from '../../../store/devices';

vi.stubGlobal('document', { documentElement: { lang: '' } });

const position = { ...apart, turn: 1, turns: 1 };

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchRules(position), fetchTable('ancients')]));

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

test('what has been ended here is no news', () => {
  const game = byLink(1);
  expect(playOut(game)).toBe(now(game.here).cursor);
  expect(onOpening(now(game.here)).recap).toBeUndefined();
});

test('what the other side has done before it gave up is told', () => {
  const { here, there, carry } = byLink(1);
  for (const order of ['D8-D7', 'end', 'end']) expect(there.match.playText(order)).toMatchObject({ ok: true });
  carry(there, here);
  const { cursor: to } = now(here);
  const told = { from: 0, to, by: 0 };
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
