import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { match } from '../../../../src/store/match';
import { secrets } from '../../../../src/store/secrets';
import { fetchRules } from '../../../../src/store/systems';
import { CLEAN, table } from '../../../../src/store/table';
import { fetchTable } from '../../../../src/ui/table/contract/fetchSystem';
import { keepUp } from '../../../../src/ui/table/session';
import { panelWords, speak } from '../../../../src/ui/words';
import { apart, device, send } from '../../../store/devices';

vi.stubGlobal('document', { documentElement: { lang: '' } });

const position = { ...apart, turn: 1, turns: 3 };
const here = { match, secrets };
let stop: () => void;

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchRules(position), fetchTable('ancients')]));
beforeEach(() => {
  table.setState(CLEAN);
  stop = keepUp();
});
afterEach(() => stop());

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
  const there = device();
  const sides = [there.secrets.draw('theirs'), secrets.draw('ours')];
  const record = { version: 1, position, seed: 7, dice: 'both', halves: { sides }, plays: [] };
  there.match.openRecord(record);
  match.openRecord(record);
  for (const order of ['D8-D7', 'end', 'end']) expect(there.match.playText(order)).toMatchObject({ ok: true });
  expect(match.openStored({ ...match.stored()!, record: there.match.record()! })).toMatchObject({ ok: true });
  expect(table.getState().recap).toMatchObject({ from: 0, by: 0 });
  table.setState({ recap: undefined });
  match.openStored(match.stored()!);
  match.rename('Two hills');
  expect(table.getState().recap).toBeUndefined();
});
