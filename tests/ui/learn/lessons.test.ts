import { describe, expect, it } from 'vitest';
import { readProgress } from '../../../src/store/progress';
import { hexesOf } from '../../../src/ui/learn/lessons/stepProgress';
import type { Lesson, Said, Step, Wrong } from '../../../src/ui/learn/lessons/types';
import { isRuleId, parseInline, RULE_IDS } from '../../../src/ui/learn/rulebook';
import { isOrdered, legalOrders, lessonOf, lessons, named, open, optio, performAll, someOrders, type Taken } from './taken';

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

/** Takes a wrong way, which may begin some steps earlier: what could not be done of it. */
function takeWrongWay({ course, perform, at }: Taken, i: number, { by, from = i + 1 }: Wrong): readonly string[] {
  expect(course.begin(from - 1)).toBeUndefined();
  return by.flatMap((deed) => {
    if (at().step < i && at().reached) course.next();
    return performAll(perform, [deed]);
  });
}

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
      for (const wrong of step.wrong ?? []) {
        const { by, say } = wrong;
        const taken = open(lesson);
        const { course, perform, at } = taken;
        expect(takeWrongWay(taken, i, wrong)).toEqual([]);
        expect([title, by, at().step, at().wrong]).toEqual([title, by, i, say]);
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

/** The piece that an order is for: its hex. */
const pieceOf = (order: string): string | undefined => /^[A-Z]+\d+(?=[-/])/.exec(order)?.[0];

it('answers of the piece that is to move what it has done, not as if it had been another', () => {
  const steps = lessons.flatMap((lesson) => named(lesson).map((one) => ({ ...one, lesson })));
  const asked = steps.filter(({ step }) => step.otherwise && isOrdered(step) && !('did' in step.goal));
  expect(asked).not.toEqual([]);
  const confused = asked.flatMap(({ lesson, step, i, title }) => {
    const { match, course, perform, at } = open(lesson);
    course.begin(i);
    const own = legalOrders(match).filter((order) => step.solution.some((deed) => pieceOf(deed) && pieceOf(deed) === pieceOf(order)));
    return own.flatMap((order) => {
      course.begin(i);
      perform(order);
      return at().step === i && at().wrong === step.otherwise ? `${title}: ${order}` : [];
    });
  });
  expect(confused).toEqual([]);
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
  const { match, course, perform, at } = open(lessonOf('counters'));
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
  const { course, perform, at } = open(lessonOf(id));
  course.begin(step - 1);
  performAll(perform, refused);
  expect(at().wrong).toBeTypeOf('object');
  performAll(perform, right);
  expect(at()).toMatchObject({ step: step - 1, wrong: undefined });
});

it.each(['battle', 'clash'] as const)('%s is gone on with as it was left, by the same dice', (id) => {
  const lesson = lessonOf(id);
  const last = lesson.steps.length - 1;
  const { match, course, perform } = open(lesson);
  expect(course.begin(0)).toBeUndefined();
  for (const { solution } of lesson.steps.slice(0, -1)) {
    performAll(perform, solution);
    const { step } = course.store.getState();
    if (lesson.steps[step]!.solution === solution) course.next();
  }
  const { system, player } = optio(lesson);
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
  const lesson = lessonOf(id);
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
  const odds = open(lessonOf('odds'));
  odds.course.begin(2);
  performAll(odds.perform, ['B3+C4+D3xC3']);
  expect(odds.at()).toMatchObject({ reached: false });
  const volleys = open(lessonOf('volleys'));
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
