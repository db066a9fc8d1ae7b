import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { match } from '../../../../src/store/match';
import { secrets } from '../../../../src/store/secrets';
import { CLEAN, table } from '../../../../src/store/table';
import { dismissRecap, keepUp, toBranch } from '../../../../src/ui/table/session';
import { apart, device, send } from '../../../store/devices';
import { furnish } from '../../laid';

const position = { ...apart, turn: 1, turns: 3 };
const here = { match, secrets };
let stop: () => void;

beforeAll(() => furnish(position));
beforeEach(() => {
  table.setState(CLEAN);
  stop = keepUp();
});
afterEach(() => stop());

/** Another device, on which a turn has been played of the game that lies on this table as well. */
function playedThere() {
  const there = device();
  const sides = [there.secrets.draw('theirs'), secrets.draw('ours')];
  const record = { version: 1, position, seed: 7, dice: 'both', halves: { sides }, plays: [] };
  there.match.openRecord(record);
  match.openRecord(record);
  for (const order of ['D8-D7', 'end', 'end']) expect(there.match.playText(order)).toMatchObject({ ok: true });
  return there;
}

test('whoever takes the free side is told what the first side has played', () => {
  const there = device();
  const halves = { sides: [there.secrets.draw('theirs'), null] };
  there.match.openRecord({ version: 1, position, seed: 7, dice: 'both', halves, plays: [] });
  for (const order of ['D8-D7', 'end', 'end']) expect(there.match.playText(order)).toMatchObject({ ok: true });
  send(there, here);
  expect(table.getState().recap).toBeUndefined();
  match.join();
  expect(table.getState().recap).toMatchObject({ from: 0, by: 0 });
});

test('what the other side has sent of the game on the table is told there, and nothing of it where it lies as it was', () => {
  const there = playedThere();
  expect(match.openStored({ ...match.stored()!, record: there.match.record()! })).toMatchObject({ ok: true });
  expect(table.getState().recap).toMatchObject({ from: 0, by: 0 });
  table.setState({ recap: undefined });
  match.openStored(match.stored()!);
  match.rename('Two hills');
  expect(table.getState().recap).toBeUndefined();
});

test('what is studied in a branch meanwhile takes nothing of the other side’s news away, and what was read stays read', () => {
  const there = playedThere();
  match.openStored({ ...match.stored()!, record: there.match.record()! });
  const told = () => match.store.getState().now!.head.told;
  const news = table.getState().recap;
  match.goTo(0);
  for (let n = 0; n < 8; n++) expect(match.playText('end')).toMatchObject({ ok: true });
  const { branch, cursor } = match.store.getState().now!;
  expect(branch).not.toBe(0);
  expect(cursor).toBeGreaterThan(3);
  toBranch(0, 3);
  expect(table.getState().recap).toEqual(news);
  toBranch(branch);
  expect(table.getState().recap).toBeUndefined();
  expect(told()).toBe(0);
  toBranch(0, 3);
  dismissRecap();
  expect(told()).toBe(news!.to);
  toBranch(branch);
  toBranch(0, 3);
  expect(table.getState().recap).toBeUndefined();
});

test('whoever takes a game over reads what was played there, not what he had read before', () => {
  match.begin({ position, seed: 1, names: ['', ''], title: 'Trial' });
  match.seat(0, 'centurion:1');
  for (const order of ['D8-D7', 'end', 'end']) expect(match.playText(order)).toMatchObject({ ok: true });
  table.setState({ recap: { from: 0, to: 1, by: 0 } });
  match.stand('played');
  expect(table.getState().recap).toBeUndefined();
  match.stand(undefined);
  expect(table.getState().recap).toMatchObject({ from: 0, by: 0 });
});
