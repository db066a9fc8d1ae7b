import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../../../../src/store/preferences';
import { table } from '../../../../src/store/table';
import { said } from '../../../../src/ui/app/announce';
import { helping } from '../../../../src/ui/table/contract/helpState';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import { cancel, listenToSession, lookAt, pickAt, playText, showMoment, stepsSince, turn } from '../../../../src/ui/table/session';
import { boardHandle } from '../../../../src/ui/table/shell/boardHandle';
import { chooseRow, intents } from '../../../../src/ui/table/shell/boardIntents';
import { showStepOfCard } from '../../../../src/ui/table/shell/HandOver';
import { showStep } from '../../../../src/ui/table/shell/steps';
import { voice } from '../../../../src/ui/table/shell/voice';
import { wordsNow } from '../../../../src/ui/words';
import { hex, lay, now, orders } from '../../laid';

const position = { system: 'ancients', map: { columns: 9, rows: 9 }, armies: [{ units: ['HI E7/1', 'LI G7/1'] }, { units: ['HI E2/4'] }] };

beforeEach(async () => {
  preferences.edit((draft) => {
    draft.handOver = false;
    draft.confirm = false;
  });
  await lay(position);
});

test('each step of the card between two players is said in order, and stays to be heard again', () => {
  expect(playText('E7-E6/1') && playText('G7-G6/1')).toBe(true);
  table.setState({ handOver: { from: 0, to: 2, step: undefined } });
  const steps = stepsSince(tableOf(now()), { from: 0, to: 2 });
  expect(steps).toHaveLength(2);
  showStepOfCard(steps, 0);
  showStepOfCard(steps, 1);
  expect(table.getState().handOver?.step).toBe(1);
  expect(now().looking ?? now().cursor).toBe(2);
  const [first, second] = said.getState().log.slice(-2);
  expect(first?.text).toContain('E6');
  expect(second?.text).toContain('G6');
});

test('of a moment of the log, and of a step, whoever went somewhere is seen where he is before where he left', () => {
  playText('E7-E6/1');
  const reveal = vi.fn();
  boardHandle.current = { reveal } as never;
  const end = listenToSession(voice);
  showMoment(1);
  showStep({ at: 1, events: [] });
  end();
  boardHandle.current = null;
  expect(reveal.mock.calls).toEqual([
    [hex('E6'), hex('E7')],
    [hex('E6'), hex('E7')],
  ]);
});

test('Escape lays a “why not?” down first, and does not leave a past moment with it', () => {
  playText('E7-E6/1');
  lookAt(0);
  helping.setState({ answer: { title: 'Why not?', text: 'So it is.' }, about: [hex('E7')] });
  table.setState({ rule: { id: '6.c' } });
  cancel();
  expect(table.getState().rule, 'what is read of it goes before it').toBeUndefined();
  expect(helping.getState().answer).toBeDefined();
  cancel();
  expect(helping.getState()).toMatchObject({ answer: undefined, about: [] });
  expect(now().looking).toBe(0);
  cancel();
  expect(now().looking).toBeUndefined();
});

test('a row of the map’s table takes up, tells the way there with the unit in hand, and orders it when it is chosen again', () => {
  chooseRow(hex('E7'));
  const piece = table.getState().tool.unit;
  expect(piece).toBeDefined();
  chooseRow(hex('E6'));
  expect(table.getState()).toMatchObject({ tool: { unit: piece, goal: hex('E6') }, cursor: hex('E6'), pointer: 'keyboard' });
  expect(orders()).toEqual([]);
  chooseRow(hex('E6'));
  expect(orders()).toEqual(['E7-E6']);
});

test('of several pieces that are shown where they would go it is said what the main button orders', () => {
  preferences.edit((draft) => {
    draft.confirm = true;
  });
  const stop = listenToSession(voice);
  pickAt(hex('E7'));
  pickAt(hex('G7'));
  intents.onCursor!(hex('E6'));
  intents.onHex!(hex('E6'), { pointer: 'keyboard' });
  expect(orders()).toEqual([]);
  expect(said.getState().passing).toContain(tableOf(now()).line!.words().move(2));
  expect(said.getState().passing).toContain(wordsNow().table.line.all);
  intents.onHex!(hex('E6'), { pointer: 'keyboard' });
  expect(orders()).toHaveLength(2);
  stop();
});

test('turned in place from a hex out of reach, the piece has the cursor, and Enter orders the turn', () => {
  chooseRow(hex('E7'));
  intents.onCursor!(hex('A1'));
  turn(1);
  expect(table.getState()).toMatchObject({ tool: { goal: hex('E7'), facing: 1 }, cursor: hex('E7') });
  intents.onHex!(table.getState().cursor!, { pointer: 'keyboard' });
  expect(orders()).toEqual(['E7/2']);
});
