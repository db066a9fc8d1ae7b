import { describe, expect, it } from 'vitest';
import { fetchGame } from '../../../src/ai/games';
import { createPlayer } from '../../../src/ai/players';
import { createMatchStore, type MatchStore } from '../../../src/store/match';
import { readProgress } from '../../../src/store/progress';
import { fetchRules, systemOf } from '../../../src/store/systems';
import { LESSONS } from '../../../src/ui/learn/lessons';
import { type Course, type CourseState, createCourse } from '../../../src/ui/learn/lessons/course';
import { hexesOf } from '../../../src/ui/learn/lessons/stepProgress';
import type { Lesson, Said, Step } from '../../../src/ui/learn/lessons/types';
import { isRuleId, parseInline, RULE_IDS } from '../../../src/ui/learn/rulebook';
import { CARDS } from '../../../src/ui/systems/lessons';

const lessons: readonly Lesson[] = await Promise.all(CARDS.flatMap(({ id }) => LESSONS[id]?.() ?? []));
for (const { steps } of lessons) await Promise.all(steps.map(({ setting }) => setting && fetchRules(setting.position)));

const games = { ancients: await fetchGame('ancients'), naval: await fetchGame('naval'), baw: await fetchGame('baw') };

/** A computer player goes on for both sides until there is nothing more to reach. */
function playOn(match: MatchStore, lesson: Lesson, isReached: () => boolean): string | undefined {
  const { system, ai } = games[lesson.system];
  const player = createPlayer(system, ai, 'optio', 1);
  while (!isReached()) {
    const { context, state } = match.store.getState().now!;
    const action = player.decide(context, state);
    if (action === undefined) return 'the battle is over, and the goal is not reached';
    match.playText(system.printAction(context, state, action));
  }
  return undefined;
}

type Perform = Course['perform'];

/** A lesson laid before nobody. `perform`: a deed of a solution; `program` has the computer player play. */
function open(lesson: Lesson): {
  readonly match: MatchStore;
  readonly course: Course;
  readonly perform: Perform;
  readonly at: () => CourseState;
} {
  const match = createMatchStore(() => undefined);
  const course = createCourse(lesson, match, {
    title: lesson.id,
    play: (order) => match.playText(order),
    laid: () => undefined,
    wait: (then) => then(),
  });
  const at = course.store.getState;
  const perform: Perform = (deed) => (deed === 'program' ? playOn(match, lesson, () => at().reached) : course.perform(deed));
  return { match, course, perform, at };
}

/** Does what is said, and says what of it could not be done. */
const performAll = (perform: Perform, deeds: readonly string[]): readonly string[] =>
  deeds.map((deed) => perform(deed)).filter((fault) => fault !== undefined);

const textsOf = ({ text, hint, done, otherwise, goal, wrong = [] }: Step): readonly Said[] =>
  [
    text,
    hint,
    done,
    otherwise,
    ...wrong.map(({ say }) => say),
    ...('choose' in goal ? goal.choose.flatMap((choice) => [choice.text, choice.say]) : []),
    ...('list' in goal ? goal.list.map((one) => one.text) : []),
  ].filter((said) => said !== undefined);

const named = (lesson: Lesson) => lesson.steps.map((step, i) => ({ step, i, title: `${lesson.id}, step ${i + 1}` }));

describe.each(lessons.map((lesson) => ({ lesson, id: lesson.id })))('lesson $id', ({ lesson }) => {
  it('is taken to its end by its solution, every goal only by the last thing done for it', () => {
    const { course, perform, at } = open(lesson);
    expect(course.begin(0)).toBeUndefined();
    for (const { step, i, title } of named(lesson)) {
      expect([title, at().step, at().reached]).toEqual([title, i, false]);
      for (const [n, deed] of step.solution.entries()) {
        expect([title, deed, perform(deed)]).toEqual([title, deed, undefined]);
        expect([title, deed, at().wrong]).toEqual([title, deed, undefined]);
        if (n < step.solution.length - 1) expect([title, deed, at().step, at().reached]).toEqual([title, deed, i, false]);
      }
      if ('choose' in step.goal || step.done) expect([title, at().step]).toEqual([title, i]);
      if (at().step === i) {
        expect([title, at().reached]).toEqual([title, true]);
        course.next();
      }
    }
    expect(at().step).toBe(lesson.steps.length);
  });

  it.each(named(lesson).filter(({ step }) => step.wrong))(
    '$title: wrong ways are answered, taken back, and the step still reaches its goal',
    ({ step, i, title }) => {
      for (const { by, say } of step.wrong ?? []) {
        const { course, perform, at } = open(lesson);
        expect(course.begin(i)).toBeUndefined();
        expect(performAll(perform, by)).toEqual([]);
        expect([title, by, at().wrong]).toEqual([title, by, say]);
        expect(course.takeBack()).toBe(true);
        expect([title, by, at().reached, at().wrong === say]).toEqual([title, by, false, false]);
        course.again();
        expect(performAll(perform, step.solution)).toEqual([]);
        expect([title, at().step > i || at().reached]).toEqual([title, true]);
      }
    },
  );

  it('is said in both languages, and names rules that there are', () => {
    for (const step of lesson.steps) {
      for (const { en, fr } of textsOf(step)) {
        expect(en.trim()).not.toBe('');
        expect(fr.trim()).not.toBe('');
        expect(fr).not.toMatch(/'| [:;!?»]|« /);
        for (const text of [en, fr]) {
          const links = text.match(/\{rule:/g)?.length ?? 0;
          expect([text, parseInline(text).filter(({ kind }) => kind === 'rule').length]).toEqual([text, links]);
        }
      }
    }
    expect(lesson.teaches.filter((id) => !isRuleId(id))).toEqual([]);
  });

  it('marks hexes by their names, and offers one right answer where there are several', () => {
    for (const { show, goal } of lesson.steps) {
      for (const hex of hexesOf(show ?? '')) expect(hex).toMatch(/^[A-Z]\d+$/);
      if ('choose' in goal) expect(goal.choose.filter(({ right }) => right)).toHaveLength(1);
    }
  });
});

/** At most so many legal orders from all parts of the list, of a move to one hex one facing. */
function someOrders(match: MatchStore, most: number): readonly string[] {
  const now = match.store.getState().now!;
  const system = systemOf(now);
  const legal = system.legal(now.context, now.state).map((action) => system.printAction(now.context, now.state, action));
  const places = [...new Map(legal.map((order) => [order.replace(/\/\d$/, ''), order])).values()];
  const stride = Math.ceil(places.length / most);
  return places.filter((_, n) => n % stride === 0);
}

const isOrdered = ({ goal }: Step): boolean => !('tap' in goal || 'choose' in goal || 'read' in goal);

/** Orders, each after what comes before it in the solution, that nothing answers although the goal is not reached after them, or the next step’s. */
function unanswered(lesson: Lesson, i: number): readonly string[] {
  const { solution } = lesson.steps[i]!;
  const next = lesson.steps[i + 1];
  const { match, course, perform, at } = open(lesson);
  const isDone = () => at().step > i || at().reached;
  const lay = (deeds: readonly string[]) => {
    if (at().step === i) course.again();
    else course.begin(i);
    for (const deed of deeds) if (!isDone()) perform(deed);
  };
  const goesOn = () => {
    if (!next || next.setting || !isOrdered(next)) return true;
    if (at().step === i) course.next();
    performAll(perform, next.solution);
    return at().step > i + 1 || at().reached;
  };
  const isLost = (deeds: readonly string[], rest: readonly string[]) => {
    lay(deeds);
    if (!isDone() && at().wrong !== undefined) return false;
    for (const deed of rest) if (!isDone()) perform(deed);
    if (isDone()) return !goesOn();
    lay(deeds);
    return !someOrders(match, 100).some((order) => {
      lay([...deeds, order]);
      return isDone();
    });
  };
  course.begin(i);
  return solution
    .flatMap((deed, n) => {
      const before = solution.slice(0, n);
      lay(before);
      const others = someOrders(match, 30).filter((order) => order !== deed);
      return others.map((order) => [...before, order]).filter((deeds) => isLost(deeds, solution.slice(n)));
    })
    .map((deeds) => deeds.join(', '));
}

it('answers every order after which neither the rest of the solution nor any one order reaches the goal, or the next step cannot be done', () => {
  const guided = lessons.filter(({ steps }) => !steps.some(({ solution }) => solution.includes('program')));
  const silent = guided.flatMap((lesson) =>
    named(lesson)
      .filter(({ step }) => isOrdered(step))
      .flatMap(({ i, title }) => unanswered(lesson, i).map((orders) => `${title}: ${orders}`)),
  );
  expect(silent).toEqual([]);
});

/** What is played besides, before an answer that is no order or after the goal of one that is, and after which the next step cannot be done. */
function inTheWay(lesson: Lesson, i: number): readonly string[] {
  const step = lesson.steps[i]!;
  const { match, course, perform, at } = open(lesson);
  const lay = () => {
    course.begin(i);
    if (isOrdered(step)) performAll(perform, step.solution);
  };
  lay();
  // A battle of the learner's own goes on as it stands.
  if (at().step > i || course.setting?.program) return [];
  return someOrders(match, 12).filter((order) => {
    lay();
    perform(order);
    if (!isOrdered(step)) performAll(perform, step.solution);
    if (at().step === i) course.next();
    performAll(perform, lesson.steps[i + 1]!.solution);
    return at().step === i + 1 && !at().reached;
  });
}

it('lets the next step be done whatever is played once a goal is reached, or before a question is answered', () => {
  const lost = lessons.flatMap((lesson) =>
    named(lesson)
      .filter(({ i }) => i + 1 < lesson.steps.length)
      .flatMap(({ i, title }) => inTheWay(lesson, i).map((order) => `${title}: ${order}`)),
  );
  expect(lost).toEqual([]);
});

it('shows a panel that a step has opened until the learner goes on', () => {
  const opened = lessons.flatMap((lesson) => named(lesson).filter(({ step: { goal } }) => 'did' in goal && goal.did.startsWith('panel ')));
  expect(opened).not.toEqual([]);
  expect(opened.filter(({ step }) => !step.done).map(({ title }) => title)).toEqual([]);
});

it('answers a refusal for its own reason, not for another of the same rule', () => {
  const loose = lessons.flatMap((lesson) =>
    named(lesson).flatMap(({ step, i, title }) =>
      (step.wrong ?? [])
        .filter(({ when }) => JSON.stringify(when).includes('refused '))
        .filter(({ by, say, when }) => {
          const { course, perform, at } = open(lesson);
          course.begin(i);
          performAll(perform, by);
          expect([title, at().wrong]).toEqual([title, say]);
          for (const [, rule] of JSON.stringify(when).matchAll(/refused ([^\s"]+)/g)) {
            course.did(`refused ${rule} another`);
            if (at().wrong === say) return true;
          }
          return false;
        })
        .map(({ by }) => `${title}: ${by.join(', ')}`),
    ),
  );
  expect(loose).toEqual([]);
});

it('counts a refusal to walk backwards only of the unit that the step is about', () => {
  const { match, course, perform, at } = open(lessons.find(({ id }) => id === 'counters')!);
  course.begin(7);
  expect(match.playText('C4-G1')).toMatchObject({ ok: false, refusal: { rule: '6.d', why: 'tooFar' } });
  expect(performAll(perform, ['C4-G1'])).toEqual([]);
  expect(at()).toMatchObject({ step: 7, reached: false });
  expect(performAll(perform, ['F5-F6'])).toEqual([]);
  expect(at()).toMatchObject({ step: 7, reached: true });
});

it.each([
  ['volleys', 5, ['end'], ['*C3']],
  ['skirmish', 3, ['D3:D1'], ['B3:C3']],
  ['odds', 5, ['B3+C3xB2'], ['C3xC2']],
  ['arrows', 2, ['D3>F3'], ['D3>D4']],
] as const)('%s, step %i: forgets what was refused once the right thing is done', (id, step, refused, right) => {
  const { course, perform, at } = open(lessons.find((lesson) => lesson.id === id)!);
  course.begin(step - 1);
  performAll(perform, refused);
  expect(at().wrong).toBeTypeOf('object');
  performAll(perform, right);
  expect(at()).toMatchObject({ step: step - 1, wrong: undefined });
});

it.each(['battle', 'clash'] as const)('%s is gone on with as it was left, by the same dice', (id) => {
  const lesson = lessons.find((one) => one.id === id)!;
  const last = lesson.steps.length - 1;
  const { match, course, perform } = open(lesson);
  expect(course.begin(0)).toBeUndefined();
  for (const { solution } of lesson.steps.slice(0, -1)) {
    performAll(perform, solution);
    const { step } = course.store.getState();
    if (lesson.steps[step]!.solution === solution) course.next();
  }
  const { system, ai } = games[lesson.system];
  const player = createPlayer(system, ai, 'optio', 1);
  const decide = (to: number) => {
    while (match.store.getState().now!.cursor < to) {
      const { context, state } = match.store.getState().now!;
      match.playText(system.printAction(context, state, player.decide(context, state)!));
    }
  };
  decide(60);
  const kept = course.played!;
  const left = match.store.getState().now!;
  expect(kept.orders).toHaveLength(60);
  const again = open(lesson);
  expect(again.course.begin(last, readProgress(JSON.stringify({ [id]: { step: last, played: kept } }))[id]!.played)).toBeUndefined();
  expect(again.match.store.getState().now!.state).toEqual(left.state);
  expect(again.at()).toEqual(course.store.getState());
  expect(again.course.played).toEqual(kept);
  again.course.again();
  expect(again.match.store.getState().now!.cursor).toBe(kept.start);
  const short = open(lesson);
  expect(short.course.begin(last, { ...kept, orders: [...kept.orders.slice(0, 40), 'A1-A9', ...kept.orders.slice(40)] })).toBeUndefined();
  expect(short.match.store.getState().now!.state).toEqual(match.stateAt(40));
});

it.each([
  ['fire', 3, ['E4:D2'], ['D4:D2']],
  ['melee', 2, ['C4xD3'], ['D4xD3']],
  ['volleys', 3, ['C5-C4/1'], ['D4-D3/1']],
  ['morale', 2, ['E4+F4xF3', 'hold'], ['B3+C4xC3']],
  ['arrows', 4, ['F5:D4'], ['D5xD4']],
  ['arrows', 5, ['F3:D4'], ['F5:D4']],
  ['friends', 6, ['E5-C4/6'], ['C5-C4/1']],
  ['counters', 7, ['F5-F4/1'], ['B5-B3/1']],
] as const)('%s, step %i: is done only once the wrong order is taken back, and the next step can be done', (id, step, wrong, right) => {
  const lesson = lessons.find((one) => one.id === id)!;
  const { course, perform, at } = open(lesson);
  expect(course.begin(step - 1)).toBeUndefined();
  performAll(perform, wrong);
  const told = at().wrong;
  expect(told).toBeTypeOf('object');
  performAll(perform, right);
  expect(at()).toMatchObject({ step: step - 1, reached: false, wrong: told });
  expect(course.takeBack()).toBe(true);
  expect(at()).toMatchObject({ reached: false, wrong: undefined, touched: false });
  performAll(perform, right);
  expect(at()).toMatchObject({ step: step - 1, reached: true });
  course.next();
  expect(performAll(perform, lesson.steps[step]!.solution)).toEqual([]);
  expect(at().step > step || at().reached).toBe(true);
});

it('tells of the lesson’s own dice only where they fell: with the two it names, by the one it names', () => {
  const odds = open(lessons.find(({ id }) => id === 'odds')!);
  odds.course.begin(2);
  performAll(odds.perform, ['B3+C4+D3xC3']);
  expect(odds.at()).toMatchObject({ reached: false });
  const volleys = open(lessons.find(({ id }) => id === 'volleys')!);
  volleys.course.begin(10);
  performAll(volleys.perform, ['LC+A3/3']);
  volleys.course.next();
  performAll(volleys.perform, ['end', '*A3', 'end', 'A3xA4']);
  expect(volleys.at()).toMatchObject({ step: 11, reached: false });
  expect(volleys.at().wrong).toBeTypeOf('object');
});

it('has a wrong way through every lesson', () => {
  expect(lessons.filter(({ steps }) => !steps.some(({ wrong, goal }) => wrong || 'choose' in goal)).map(({ id }) => id)).toEqual([]);
});

it('teaches every rule of sections 2 to 12 and 14, and names each of them in a text', () => {
  const asked = RULE_IDS.filter((id) => /^([2-9]|1[0-2]|14|T)(\.|\d|$)/.test(id) && !/^13/.test(id));
  const linked = (lesson: Lesson): ReadonlySet<string> =>
    new Set(
      lesson.steps
        .flatMap(textsOf)
        .flatMap(({ en }) => parseInline(en))
        .flatMap((part) => (part.kind === 'rule' ? [part.id] : [])),
    );
  const taught = new Set(lessons.flatMap((lesson) => lesson.teaches.filter((id) => linked(lesson).has(id))));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !taught.has(id))).toEqual([]);
});

it('teaches each part of the ancient world, and names what it teaches in a text', () => {
  const own = lessons.filter(({ system }) => system === 'baw');
  const linked = (lesson: Lesson): ReadonlySet<string> =>
    new Set(
      lesson.steps
        .flatMap(textsOf)
        .flatMap(({ en }) => parseInline(en))
        .flatMap((part) => (part.kind === 'rule' ? [part.id] : [])),
    );
  expect(own).toHaveLength(6);
  expect(own.flatMap((lesson) => lesson.teaches.filter((id) => !linked(lesson).has(id)).map((id) => `${lesson.id}: ${id}`))).toEqual([]);
  const taught = own.flatMap(({ teaches }) => teaches).map((id) => id.split('.')[0]);
  const parts = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11', 'B12', 'B14', 'B16'];
  expect(parts.filter((part) => !taught.includes(part))).toEqual([]);
});
