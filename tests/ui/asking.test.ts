import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseHex } from '../../src/kernel/board';
import '../../src/rules/ancients';
import { match } from '../../src/store/match';
import { fetchRules } from '../../src/store/systems';
import { REST, table } from '../../src/store/table';
import { said } from '../../src/ui/app/announce';
import { answerDisabled, askAt, switchAsking } from '../../src/ui/help/asking';
import { fetchHelp } from '../../src/ui/systems/ancients/help';
import { landHelpWords } from '../../src/ui/systems/ancients/words/help';
import { fetchTable } from '../../src/ui/table/contract/fetchSystem';
import { gameHelp, helping } from '../../src/ui/table/contract/helpPart';
import { cancel } from '../../src/ui/table/session';
import { panelWords, speak, spoken } from '../../src/ui/words';
import { fetchHelpWords, helpWords } from '../../src/ui/words/help';
import { field } from '../store/field';
import { snapshotOf } from './asked';
import { emptyPage } from './noPage';

emptyPage();

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

test('13.7 why no position is taken to the drawing table is told with its rule', async () => {
  const position = { ...field, options: ['13.7'] };
  await fetchRules(position);
  match.begin({ position, seed: 7, names: ['', ''], title: 'Trial' });
  answerDisabled('hidden');
  expect(helping.getState().answer).toMatchObject({ text: helpWords().why.disabled.hidden, rule: '13.7' });
  answerDisabled('first');
  expect(helping.getState().answer?.rule).toBeUndefined();
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
  expect(said.getState().passing).toBe(`${gameHelp('ancients').now()!.texts().asking} ${helpWords().why.byEscape}`);
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
  const at = (name: string) => help.why(now, REST, hex(name));
  return { led, at, piece: (id: number) => help.whyPiece(now, id) };
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

describe('13.8 where leaders stand beside each other, who challenges whom is told before who attacks', () => {
  const armies = [
    { units: ['HI E5/4', 'LI G7/1', 'LI B7/1'], leaders: ['E5', 'H5'], ratings: [4, 3] },
    { units: ['LI E4/1', 'LI B2/4'], leaders: ['E4', 'H4'], ratings: [2, 1] },
  ];
  const asked = () => asker(['13.8'], 'melee', armies);

  test('of the one who is alone by hand, of the one who is with a unit by a button', async () => {
    const { at } = await asked();
    expect(at('H4')).toMatchObject({
      title: 'Who can challenge at H4?',
      text: 'The leader at H5 can challenge here: choose him, then this hex.',
      rule: '13.8',
    });
    expect(at('E4')).toMatchObject({ text: 'The leader at E5 can challenge here: “Challenge: E5 (4) against E4 (2)”.', rule: '13.8' });
  });

  test('of one’s own leader that he must', async () => {
    const { at } = await asked();
    expect(at('H5')).toMatchObject({ text: 'The leader at H5 must challenge the one at H4.', rule: '13.8' });
  });

  test('who can attack there still comes first, and without the rule nobody is said to challenge', async () => {
    const { at } = await asker(['13.8'], 'melee', [{ ...armies[0], units: ['HI E5/1'] }, armies[1]!]);
    expect(at('E4').title).toBe(helpWords().why.ask.whoAttacks('E4'));
    const plain = await asker(
      [],
      'melee',
      armies.map(({ ratings: _, ...army }) => army),
    );
    expect(plain.at('H4').title).toBe(helpWords().why.ask.anyAttack('H4'));
  });
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
