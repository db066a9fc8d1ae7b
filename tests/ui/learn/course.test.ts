import { expect, it } from 'vitest';
import { createMatchStore } from '../../../src/store/match';
import { fetchRules, systemOf } from '../../../src/store/systems';
import { createCourse } from '../../../src/ui/learn/lessons/course';
import type { Lesson, Step } from '../../../src/ui/learn/lessons/types';

const said = (text: string) => ({ en: text, fr: text });

const DUEL = {
  system: 'ancients',
  map: { columns: 6, rows: 6 },
  phase: 'melee',
  armies: [
    { panic: 0, units: ['HI C3/1', 'HI D4/1'] },
    { panic: 0, units: ['LI C2/4', 'LC D3/4'] },
  ],
};

const SEA = {
  system: 'naval',
  map: { columns: 6, rows: 6 },
  phase: 'movement',
  die: 3,
  fleets: [{ ships: ['small C4/1'] }, { ships: ['small C2/4'] }],
};

async function take(system: Lesson['system'], steps: readonly Step[]) {
  for (const { setting } of steps) if (setting) await fetchRules(setting.position);
  const kept: unknown[] = [];
  const match = createMatchStore((game) => kept.push(game));
  const lesson: Lesson = { id: 'melee', system, teaches: [], steps, end: said('end') };
  const course = createCourse(lesson, match, {
    title: 'x',
    play: (order) => match.playText(order),
    laid: () => undefined,
    wait: (then) => then(),
  });
  expect(course.begin(0)).toBeUndefined();
  return { match, course, kept, at: course.store.getState };
}

it('answers for the other side, and rolls the dice that are written down, again after taking back', async () => {
  const steps: Step[] = [
    {
      setting: { position: DUEL, foe: ['stand', 'end'], dice: [3], rolls: { C3xC2: [6] } },
      text: said('fight'),
      goal: { event: 'fought', with: { unit: 'C3', target: 'C2', result: 'DE', die: 6 } },
      done: said('done'),
      wrong: [{ when: { order: 'D4xD3' }, say: said('not that one'), by: ['D4xD3'] }],
      solution: ['C3xC2'],
    },
  ];
  const { match, course, at, kept } = await take('ancients', steps);
  course.perform('D4xD3');
  expect(match.entries().flatMap(({ dice }) => [...dice])).toEqual([3]);
  expect(at()).toMatchObject({ reached: false, wrong: said('not that one') });
  expect(course.takeBack()).toBe(true);
  expect(at()).toMatchObject({ reached: false, wrong: undefined, touched: false });
  course.perform('C3xC2');
  expect(match.entries().flatMap(({ dice }) => [...dice])).toEqual([6]);
  expect(at().reached).toBe(true);
  course.takeBack();
  expect(at().reached).toBe(false);
  course.perform('C3xC2');
  expect(at().reached).toBe(true);
  expect(kept).toEqual([]);
});

/** Two who may fight one: the goal would be reached by the second of them as well, with other dice and another result. */
const TURN: Step = {
  setting: {
    position: {
      ...DUEL,
      armies: [
        { panic: 0, units: ['HI C3/1', 'HI D4/1'] },
        { panic: 0, units: ['PX C2/4', 'PX D3/4'] },
      ],
    },
  },
  text: said('fight'),
  goal: { event: 'fought', with: { unit: 'C3', target: 'C2' } },
  done: said('done'),
  solution: ['C3xC2'],
};

it.each<[string, Partial<Step>]>([
  ['wrong', { wrong: [{ when: { order: 'D4xD3' }, say: said('not that one'), by: ['D4xD3'] }] }],
  ['otherwise', { otherwise: said('not that one') }],
])('reaches no goal while an order stands that was answered, by `%s`', async (_, answers) => {
  const { match, course, at } = await take('ancients', [{ ...TURN, ...answers }]);
  course.perform('D4xD3');
  expect(at()).toMatchObject({ reached: false, wrong: said('not that one'), withheld: false });
  course.perform('C3xC2');
  expect(match.entries()).toHaveLength(2);
  expect(at()).toMatchObject({ reached: false, wrong: said('not that one'), withheld: true });
  // With one press: the order that was answered goes, and what came after it.
  expect(course.takeBack()).toBe(true);
  expect(at()).toMatchObject({ reached: false, wrong: undefined, touched: false });
  course.perform('C3xC2');
  expect(at()).toMatchObject({ reached: true, wrong: undefined });
  course.perform('D4xD3');
  expect(at()).toMatchObject({ reached: true, wrong: undefined });
});

it('answers the last refusal, until something is done after it, also once that is taken back', async () => {
  const wrong = [
    { when: { did: 'refused 9.a noUnitThere' }, say: said('nobody there'), by: ['C3xC4'] },
    { when: { did: 'refused 7' }, say: said('leaders'), by: [] },
  ];
  const { course, at } = await take('ancients', [{ ...TURN, wrong }]);
  course.did('refused 9.a noUnitThere C3');
  expect(at().wrong).toEqual(said('nobody there'));
  course.did('refused 9.a attackedAlready C3');
  expect(at().wrong).toBeUndefined();
  course.did('refused 7 leadersWait');
  expect(at().wrong).toEqual(said('leaders'));
  course.did('refused 9.a noUnitThere');
  expect(at().wrong).toEqual(said('nobody there'));
  course.perform('D4xD3');
  expect(at()).toMatchObject({ reached: false, wrong: undefined });
  expect(course.takeBack()).toBe(true);
  expect(at()).toMatchObject({ wrong: undefined, touched: false });
  expect(course.takeBack()).toBe(false);
});

it('begins the next step where the goal was reached, or before a question that no order answers', async () => {
  const { match, course, at } = await take('ancients', [
    { ...TURN, goal: { read: true }, solution: ['next'] },
    { text: said('fight'), goal: TURN.goal, done: said('done'), solution: ['C3xC2'] },
    { text: said('look'), goal: { read: true }, solution: ['next'] },
  ]);
  course.perform('D4xD3');
  course.next();
  expect(at()).toMatchObject({ step: 1, touched: false });
  expect(match.store.getState().now?.cursor).toBe(0);
  course.perform('C3xC2');
  course.perform('D4xD3');
  course.next();
  expect(at()).toMatchObject({ step: 2, touched: false });
  expect(match.store.getState().now?.cursor).toBe(1);
});

it('reaches a goal with what is no order only once the wrong order is taken back', async () => {
  const wrong = [{ when: { order: 'D4xD3' }, say: said('not that one'), by: ['D4xD3'] }];
  const { course, at } = await take('ancients', [{ ...TURN, goal: { did: 'panel armies' }, wrong }]);
  course.perform('D4xD3');
  course.perform('panel armies');
  expect(at()).toMatchObject({ reached: false, wrong: said('not that one') });
  course.takeBack();
  expect(at()).toMatchObject({ reached: false, wrong: undefined });
  course.perform('panel armies');
  expect(at().reached).toBe(true);
});

it('takes back the learner’s own order, with all that a program has answered', async () => {
  const steps: Step[] = [
    { setting: { position: DUEL, program: 'recruit:1' }, text: said('fight on'), goal: { read: true }, solution: ['next'] },
  ];
  const { match, course } = await take('ancients', steps);
  const whose = () => match.store.getState().now!;
  course.perform('end');
  for (let n = 0; n < 12 && match.entries().length < 3; n++) match.playText('end');
  expect(match.entries().length).toBeGreaterThan(1);
  expect(course.takeBack()).toBe(true);
  const { context, state } = whose();
  expect(systemOf(whose()).decider(context, state)).toBe(0);
});

it('is answered on the map and in writing; a wrong answer gives way to the next', async () => {
  const steps: Step[] = [
    {
      setting: { position: DUEL },
      text: said('where?'),
      goal: { tap: 'C2 D3' },
      otherwise: said('nobody there'),
      solution: ['tap C2', 'tap D3'],
    },
    {
      text: said('which?'),
      goal: {
        choose: [
          { text: said('a'), say: said('no') },
          { text: said('b'), right: true, say: said('yes') },
        ],
      },
      done: said('done'),
      solution: ['say 2'],
    },
  ];
  const { course, at } = await take('ancients', steps);
  course.perform('tap C2');
  expect(at()).toMatchObject({ ticks: [true, false], wrong: undefined });
  course.perform('tap A1');
  expect(at()).toMatchObject({ ticks: [true, false], wrong: said('nobody there') });
  course.takeBack();
  expect(at()).toMatchObject({ ticks: [true, false], wrong: undefined });
  course.perform('tap D3');
  expect(at()).toMatchObject({ step: 1, reached: false });
  course.perform('say 1');
  expect(at()).toMatchObject({ said: 0, wrong: said('no') });
  course.perform('say 2');
  expect(at()).toMatchObject({ reached: true, said: 1 });
});

it('is resumed at any step, and goes back a step where the same setting goes on', async () => {
  const steps: Step[] = [
    { setting: { position: SEA }, text: said('row'), goal: { order: 'C4-C3*' }, solution: ['C4-C3/1'] },
    { text: said('end'), goal: { phase: 'movement', player: 2 }, done: said('done'), solution: ['end'] },
    { text: said('row'), foe: ['C2/3', 'end'], goal: { event: 'turned', with: { ship: 'C2', facing: 3 } }, solution: ['next'] },
  ];
  const { match, course, at } = await take('naval', steps);
  expect(course.begin(1)).toBeUndefined();
  expect(match.entries().map(({ order }) => order)).toEqual(['C4-C3/1']);
  expect(at()).toMatchObject({ step: 1, reached: false, touched: false });
  course.perform('end');
  expect(at()).toMatchObject({ step: 1, reached: true });
  course.next();
  expect(at().step).toBe(3);
});

it.each<[string, Pick<Step, 'goal' | 'solution'>]>([
  ['to be fought in', { goal: { event: 'fought' }, solution: ['C3xC2', 'stand'] }],
  ['in which a hex is to be shown', { goal: { tap: 'C2' }, solution: ['tap C2'] }],
  ['in which is asked', { goal: { choose: [{ text: said('yes'), right: true, say: said('so') }] }, solution: ['say 1'] }],
])('says that a phase %s has ended too soon', async (_, asked) => {
  const steps: Step[] = [{ setting: { position: DUEL, foe: ['end'] }, text: said('fight'), done: said('done'), ...asked }];
  const { course, at } = await take('ancients', steps);
  course.perform('end');
  expect(at().wrong).toBe('left');
  course.takeBack();
  expect(at()).toMatchObject({ wrong: undefined, touched: false });
});

it.each([
  [true, undefined],
  [false, 'a battle'],
])('clears its own game away when it is left, and no other: %s', async (cleared, left) => {
  const steps: Step[] = [{ setting: { position: DUEL }, text: said('look'), goal: { read: true }, solution: ['next'] }];
  const { match, course } = await take('ancients', steps);
  if (left) match.begin({ position: DUEL, seed: 1, names: ['', ''], title: left });
  expect(course.leave()).toBe(cleared);
  expect(match.store.getState().now?.head.title).toBe(left);
});
