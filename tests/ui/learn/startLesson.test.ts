import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { parseHex } from '../../../src/kernel/board';
import { match } from '../../../src/store/match';
import { progress } from '../../../src/store/progress';
import { fetchRules, systemOf } from '../../../src/store/systems';
import { table } from '../../../src/store/table';
import { current } from '../../../src/ui/learn/lesson/current';
import { startLesson } from '../../../src/ui/learn/lesson/startLesson';
import { LESSONS } from '../../../src/ui/learn/lessons';
import type { LessonId } from '../../../src/ui/systems/lessons';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { fetchHelp, helping } from '../../../src/ui/table/contract/helpPart';
import { tutor } from '../../../src/ui/table/contract/tutor';
import { play, playText, redo, takeUnit, undo } from '../../../src/ui/table/session';
import { Foot } from '../../../src/ui/table/shell/Foot';
import { speak, wholeWords } from '../../../src/ui/words';
import { helpWords } from '../../../src/ui/words/help';
import { drawable, emptyPage } from '../noPage';

emptyPage();

drawable(match.store, table, tutor);

beforeAll(async () => {
  await speak('en');
  await Promise.all([wholeWords(), fetchTable('ancients')]);
});

let leave = () => {};
afterEach(() => leave());

async function start(id: LessonId) {
  const lesson = await LESSONS[id]!();
  for (const { setting } of lesson.steps) if (setting) await fetchRules(setting.position);
  const taken = startLesson(lesson, id);
  if ('fault' in taken) throw new Error(taken.fault);
  leave = taken.leave;
  return current.getState().course!;
}

function isUndoable(): boolean {
  const [button = ''] = /<button[^>]*data-testid="undo"[^>]*>/.exec(renderToStaticMarkup(createElement(Foot, { panels: undefined }))) ?? [];
  expect(button).not.toBe('');
  return !button.includes('aria-disabled');
}

test('a lesson that has been taken to its end before is gone on with where it was left', async () => {
  progress.write('points', { step: 0, done: true });
  (await start('points')).next();
  leave();
  const course = await start('points');
  expect(course.store.getState().step).toBe(1);
  expect(progress.store.getState()['points']).toEqual({ step: 1, done: true });
});

test('a panel that was asked for stays open', async () => {
  progress.write('points', { step: 1, done: false });
  const course = await start('points');
  table.setState({ panel: 'armies' });
  expect(course.store.getState()).toMatchObject({ step: 1, reached: true });
  expect(table.getState().panel).toBe('armies');
});

test('undo takes back what the step has, and says so where it has nothing', async () => {
  await fetchHelp();
  progress.write('melee', { step: 1, done: false });
  const course = await start('melee');
  course.perform('D4xD3');
  course.next();
  expect(match.store.getState().now?.cursor).toBeGreaterThan(0);
  expect(isUndoable()).toBe(false);
  undo();
  await vi.waitFor(() => expect(helping.getState().answer?.text).toBe(helpWords().why.disabled.undo));
  // The refusal has an answer, which goes by undo.
  course.perform('D4xD3');
  expect(course.store.getState().wrong).toBeDefined();
  expect(isUndoable()).toBe(true);
  undo();
  expect(course.store.getState().wrong).toBeUndefined();
  expect(isUndoable()).toBe(false);
  match.look(0);
  expect(isUndoable()).toBe(true);
  undo();
  expect(match.store.getState().now?.looking).toBeUndefined();
});

test('undo takes back a wrong answer before anything has been played', async () => {
  await fetchHelp();
  progress.write('melee', { step: 0, done: false });
  const course = await start('melee');
  expect(isUndoable()).toBe(false);
  const wrong = course.lesson.steps[0]!.wrong![0]!.by;
  course.perform([wrong].flat()[0]!);
  expect(match.store.getState().now?.cursor).toBe(0);
  expect(course.store.getState().wrong).toBeDefined();
  expect(isUndoable()).toBe(true);
  undo();
  expect(course.store.getState().wrong).toBeUndefined();
});

test('of a battle what has been played is there again when the page is', async () => {
  const lesson = await LESSONS.battle!();
  progress.write('battle', { step: lesson.steps.length - 3, done: false });
  (await start('battle')).perform('E7-E6/1');
  match.playText('G7-G6/1');
  const left = match.store.getState().now!;
  leave();
  const course = await start('battle');
  expect(course.store.getState()).toMatchObject({ step: lesson.steps.length - 2 });
  expect(match.store.getState().now!.state).toEqual(left.state);
  // Nothing of it has just been played.
  expect(match.store.getState().now!.fresh).toBeUndefined();
});

test('what the steps before it have played has not just been played', async () => {
  progress.write('melee', { step: 1, done: false });
  (await start('melee')).perform('D4xD3');
  expect(match.store.getState().now!.fresh).toBeDefined();
  leave();
  progress.write('melee', { step: 2, done: false });
  await start('melee');
  expect(match.store.getState().now!.cursor).toBeGreaterThan(0);
  expect(match.store.getState().now!.fresh).toBeUndefined();
});

const ordersNow = () => match.entries().map(({ order }) => order);

test('a battle stays as it stands while its earlier steps are read again', async () => {
  progress.write('battle', { step: 2, done: false });
  const course = await start('battle');
  const at = course.store.getState;
  for (const order of ['E7-E6/1', 'G7-G6/1']) match.playText(order);
  const before = { ...at() };
  const kept = progress.store.getState()['battle'];
  expect(at()).toMatchObject({ step: 3, reached: false });
  for (const step of [2, 1, 0, 0]) {
    course.before();
    expect(at()).toMatchObject({ step, reached: true });
    expect(ordersNow()).toEqual(['E7-E6/1', 'G7-G6/1']);
    expect(progress.store.getState()['battle']).toEqual(kept);
  }
  for (const step of [1, 2, 3]) {
    course.next();
    expect(at().step).toBe(step);
  }
  expect(at()).toEqual(before);
  course.before();
  leave();
  const again = await start('battle');
  expect(ordersNow()).toEqual(['E7-E6/1', 'G7-G6/1']);
  expect(again.store.getState()).toEqual(before);
});

test('a battle goes on at its own step as soon as something is played or taken back', async () => {
  progress.write('battle', { step: 2, done: false });
  const course = await start('battle');
  const at = course.store.getState;
  for (const order of ['E7-E6/1', 'G7-G6/1']) match.playText(order);
  course.before();
  course.before();
  match.playText('F6-F5/1');
  expect(at()).toMatchObject({ step: 3, reached: false, isReread: false });
  course.before();
  expect(isUndoable()).toBe(true);
  undo();
  expect(at().step).toBe(3);
  expect(match.store.getState().now!.cursor).toBe(2);
  course.before();
  course.again();
  expect(at()).toMatchObject({ step: 3, touched: false });
  expect(match.store.getState().now!.cursor).toBe(1);
});

test('the step before another setting begins anew', async () => {
  progress.write('melee', { step: 1, done: false });
  const course = await start('melee');
  course.perform('D4xD3');
  course.before();
  expect(course.store.getState()).toMatchObject({ step: 0, touched: false, reached: false });
  expect(ordersNow()).toEqual([]);
});

test('what was played besides does not come back into the next step', async () => {
  progress.write('melee', { step: 1, done: false });
  const course = await start('melee');
  for (const order of ['D4xD3', 'C4xD3']) course.perform(order);
  expect(ordersNow()).toContain('C4xD3');
  course.next();
  const orders = ordersNow();
  expect(orders).not.toContain('C4xD3');
  redo();
  expect(course.store.getState()).toMatchObject({ step: 2, reached: false, touched: false });
  expect(match.store.getState().now).toMatchObject({ cursor: orders.length, length: orders.length });
  // What is taken back in the step itself comes back.
  course.perform('C4xD3');
  undo();
  redo();
  expect(ordersNow()).toEqual([...orders, 'C4xD3']);
  expect(match.store.getState().now!.cursor).toBe(orders.length + 1);
});

/** The piece that stands on a hex is in hand; an order is given with it. */
function take(hex: string): void {
  const { system, context, state } = match.store.getState().now!;
  const at = parseHex(context.board, hex);
  takeUnit(
    systemOf({ system })
      .pieces(state)
      .find((piece) => piece.hex === at)!.id,
  );
}

function order(hex: string, text: string): boolean {
  take(hex);
  const { system, context, state } = match.store.getState().now!;
  const rules = systemOf({ system });
  return play(rules.parseAction(context, state, text));
}

test('a refusal counts for the piece in hand, or for that of the order that is typed', async () => {
  progress.write('counters', { step: 7, done: false });
  const course = await start('counters');
  const isReached = () => course.store.getState().reached;
  expect(order('C4', 'C4-G1')).toBe(false);
  expect(isReached()).toBe(false);
  expect(order('F5', 'F5-F6')).toBe(false);
  expect(isReached()).toBe(true);
  for (const [inHand, typed, reached] of [
    [undefined, 'F5-F6', true],
    ['C4', 'F5-F6', true],
    ['F5', 'C4-G1', false],
  ] as const) {
    course.begin(7);
    if (inHand) take(inHand);
    expect(playText(typed)).toBe(false);
    expect([inHand, isReached()]).toEqual([inHand, reached]);
  }
});

test('a piece whose order was refused is put down with the step that asked for it', async () => {
  progress.write('counters', { step: 7, done: false });
  const course = await start('counters');
  order('F5', 'F5-F6');
  expect(table.getState()).toMatchObject({ tool: { unit: expect.anything() }, refused: expect.anything() });
  expect(course.store.getState().reached).toBe(true);
  course.next();
  expect(course.store.getState().step).toBe(8);
  expect(table.getState()).toMatchObject({ tool: { kind: 'rest' }, refused: undefined });
});
