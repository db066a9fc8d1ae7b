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
import { play, playText, takeUnit, undo } from '../../../src/ui/table/session';
import { Foot } from '../../../src/ui/table/shell/Foot';
import { speak, wholeWords } from '../../../src/ui/words';
import { helpWords } from '../../../src/ui/words/help';

const typed = vi.fn<() => { readonly value: string } | null>(() => null);
vi.stubGlobal('document', { documentElement: { lang: '' }, getElementById: () => null, querySelector: typed });

/* What is drawn on no page is drawn of what a store began with. */
for (const store of [match.store, table, tutor]) Object.assign(store, { getInitialState: () => store.getState() });

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
});

/** An order given with the piece in hand that stands on a hex. */
function order(hex: string, text: string): boolean {
  const { system, context, state } = match.store.getState().now!;
  const rules = systemOf({ system });
  const at = parseHex(context.board, hex);
  takeUnit(rules.pieces(state).find((piece) => piece.hex === at)!.id);
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
  course.begin(7);
  typed.mockReturnValue({ value: ' f5-f6' });
  expect(playText('F5-F6')).toBe(false);
  expect(isReached()).toBe(true);
});
