import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parseHex } from '../../src/kernel/board';
import '../../src/rules/ancients';
import { match } from '../../src/store/match';
import { table } from '../../src/store/table';
import { said } from '../../src/ui/app/announce';
import { askAt, switchAsking } from '../../src/ui/help/asking';
import { fetchHelp } from '../../src/ui/systems/ancients/help';
import { landHelpWords } from '../../src/ui/systems/ancients/words/help';
import { fetchTable } from '../../src/ui/table/contract/fetchSystem';
import { gameHelp, helping } from '../../src/ui/table/contract/helpPart';
import { cancel } from '../../src/ui/table/session';
import { panelWords, speak, spoken } from '../../src/ui/words';
import { fetchHelpWords, helpWords } from '../../src/ui/words/help';
import { snapshotOf } from './asked';

vi.stubGlobal('document', { documentElement: { lang: '' }, getElementById: () => null, querySelector: () => null });

const field = { system: 'ancients', map: { columns: 9, rows: 9 }, armies: [{ units: ['HI D8/1'] }, { units: ['HI E2/4'] }] };
const answered = () => helping.getState().answer?.text;

beforeAll(async () => {
  await speak('en');
  await Promise.all([panelWords(), fetchTable('ancients'), fetchHelpWords()]);
  await gameHelp('ancients').load();
});

beforeEach(() => {
  match.begin({ position: field, seed: 7, names: ['', ''], title: 'Trial' });
  table.setState({ asking: true });
});

test('after a surrender nobody is said to be able to go anywhere', () => {
  askAt(7 * 9 + 3);
  expect(answered()).toContain('may move');
  match.concede(0);
  table.setState({ asking: true });
  askAt(7 * 9 + 3);
  expect(helping.getState().answer).toMatchObject({ title: helpWords().why.ask.act, text: 'The battle is over.', rule: '2' });
  expect(table.getState().asking).toBe(false);
});

test('while a program decides, that is why', () => {
  match.begin({ position: field, seed: 7, names: ['', ''], title: 'Trial', seats: ['marshal:1', 'person'] });
  askAt(7 * 9 + 3);
  expect(helping.getState().answer).toMatchObject({ title: helpWords().why.ask.act, text: helpWords().why.disabled.program });
});

test('an answer that is laid down by key waits for nothing any more', () => {
  const leave = vi.fn();
  const subscribe = vi.spyOn(spoken, 'subscribe').mockReturnValue(leave);
  askAt(7 * 9 + 3);
  subscribe.mockRestore();
  expect(leave).not.toHaveBeenCalled();
  cancel();
  expect(answered()).toBeUndefined();
  expect(leave).toHaveBeenCalledOnce();
});

test('that the next choice is asked about is said as it is switched on', () => {
  table.setState({ asking: false });
  switchAsking();
  expect(table.getState().asking).toBe(true);
  expect(said.getState().passing).toBe(gameHelp('ancients').now()!.texts().asking);
  switchAsking();
  expect(table.getState().asking).toBe(false);
});

/** Who is asked about a hex under optional rules, with a tool in hand. */
async function asker(options: readonly string[], phase: string, armies: readonly object[], optional: object = {}) {
  const types = { warband: { as: 'LI', traits: 'barbarian' } };
  const now = snapshotOf({ system: 'ancients', options, types, phase, turn: 2, map: { columns: 9, rows: 9 }, armies, optional });
  const help = await fetchHelp();
  const hex = (name: string) => parseHex(now.context.board, name)!;
  const led = (from: string, to: string) => help.why(now, { kind: 'lead', from: hex(from) } as never, hex(to));
  return { led, piece: (id: number) => help.whyPiece(now, id) };
}

test('a leader in hand is asked why he does not walk there (V5)', async () => {
  const { led } = await asker(['13V', 'V5'], 'leaders', [{ units: ['HI E8/1'], leaders: ['E8'] }, { units: ['HI E1/4'] }]);
  const { ask } = landHelpWords().why;
  expect(led('E8', 'E6')).toMatchObject({ title: ask.lead('E8', 'E6'), text: helpWords().why.can.order });
  expect(led('E8', 'E2')).toMatchObject({ title: ask.lead('E8', 'E2'), rule: 'V5' });
});

test('a leader in hand is asked why he does not challenge the one there (13.8), and units in his place where nobody is', async () => {
  const armies = [
    { units: ['HI E8/1', 'HI A8/1'], leaders: ['E8'] },
    { units: ['HI E7/4', 'HI A1/4'], leaders: ['E7', 'A1'] },
  ];
  const { led } = await asker(['13.8'], 'melee', armies);
  const { ask } = landHelpWords().why;
  expect(led('E8', 'E7')).toMatchObject({ title: ask.challenge('E8', 'E7'), text: helpWords().why.can.order });
  expect(led('E8', 'A1')).toMatchObject({ title: ask.challenge('E8', 'A1'), rule: '13.8' });
  expect(led('E8', 'C3')).toMatchObject({ title: helpWords().why.ask.anyAttack('C3') });
});

test.each([
  ['13.12', 'muster', ['KT E8/1', 'HI A8/1'], '13.12'],
  ['13V', 'rally', ['HI E8/1 disordered', 'HI A8/1'], 'V2'],
] as const)('under %s in the phase %s a unit is asked what belongs to it', async (option, phase, units, rule) => {
  const { piece } = await asker([option], phase, [{ units }, { units: ['HI E1/4'] }], option === '13V' ? { points: 3 } : {});
  expect(piece(0)).toMatchObject({ text: helpWords().why.can.act });
  expect(piece(1)).toMatchObject({ title: helpWords().why.ask.act, rule });
});

test('in the command phase units wait, but not the enemy’s', async () => {
  const { piece } = await asker(['13V'], 'command', [{ units: ['HI E8/1'] }, { units: ['HI E1/4'] }]);
  const { waits } = landHelpWords().why;
  expect(piece(0)).toMatchObject({ text: waits });
  expect(piece(1)).toMatchObject({ title: helpWords().why.ask.act, rule: '2' });
});
