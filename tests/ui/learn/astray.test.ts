/* What comes of orders that a lesson does not ask for, to the end of its setting. */
import { expect, it } from 'vitest';
import { systemOf } from '../../../src/store/systems';
import type { Lesson } from '../../../src/ui/learn/lessons/types';
import { WHOLE } from '../../extent';
import { isOrdered, legalOrders, lessons, named, open, someOrders } from './taken';

/** The button that leads to the next step. */
const NEXT = '→';

/** Without the facing at its end. */
const bare = (order: string): string => order.replace(/\/\d$/, '');

/** Whom an order attacks or shoots at. */
const targetOf = (order: string): string | undefined => /[x:]([A-Z]+\d+)/.exec(order)?.[1];

const isTurn = (order: string): boolean => /^[A-Z]+\d+\/\d$/.test(order);
const isScuttling = (order: string): boolean => order.startsWith('scuttle ');

/** A lesson from one of its steps to the end of that step’s setting, and what is wrong with it where somebody goes astray at first. */
class Stretch {
  readonly faults = new Set<string>();
  private readonly taken;
  private readonly steps;
  /** The step after the last one. */
  private readonly end: number;
  private readonly start: number;
  private readonly dice: ReadonlyMap<string, string>;
  private readonly met = new Set<string>();

  constructor(
    lesson: Lesson,
    private readonly first: number,
  ) {
    this.taken = open(lesson);
    this.steps = lesson.steps;
    const next = lesson.steps.findIndex(({ setting }, n) => n > first && setting !== undefined);
    this.end = next < 0 ? lesson.steps.length : next;
    this.taken.course.begin(first);
    this.start = this.taken.match.entries().length;
    this.goOn([], 0);
    this.dice = this.fallen();
    for (const n of this.steps[first]!.solution.keys()) this.stray(n);
  }

  private get step(): number {
    return this.taken.at().step;
  }

  private isDone(step: number): boolean {
    return this.step > step || this.taken.at().reached;
  }

  private lay(deeds: readonly string[]): void {
    const { course, perform } = this.taken;
    if (this.step === this.first) course.again();
    else course.begin(this.first);
    for (const deed of deeds) deed === NEXT ? course.next() : perform(deed);
  }

  /** Dice by the orders for which they fell. */
  private fallen(): ReadonlyMap<string, string> {
    const dice = new Map<string, string>();
    for (const { order, dice: faces } of this.taken.match.entries().slice(this.start))
      if (faces.length > 0) dice.set(bare(order), `${dice.get(bare(order)) ?? ''}${faces.join('')}`);
    return dice;
  }

  /** Whether the other side is to decide, and the lesson has no order for it. */
  private isStalled(): boolean {
    const { match, course, at } = this.taken;
    const { setting } = course;
    const foe = this.steps[this.step]?.foe ?? setting?.foe;
    const now = match.store.getState().now!;
    return foe !== undefined && !at().reached && systemOf(now).decider(now.context, now.state) === (setting?.you === 2 ? 0 : 1);
  }

  /** Ships scuttled, and attacks by somebody else on whom the solutions attack from here on, that nothing answers. */
  private meet(way: readonly string[]): void {
    const { match, at } = this.taken;
    const { step } = this;
    if (!isOrdered(this.steps[step]!)) return;
    const asked = this.steps.slice(this.first, this.end).flatMap(({ solution }) => solution.map(bare));
    const targets = this.steps.slice(step, this.end).flatMap(({ solution }) => solution.flatMap((order) => targetOf(order) ?? []));
    const others = legalOrders(match).filter((order) => isScuttling(order) || targets.includes(targetOf(order) ?? ''));
    const unmet = others.map(bare).filter((order) => !asked.includes(order) && !this.met.has(`${step} ${order}`));
    for (const order of new Set(unmet)) {
      this.met.add(`${step} ${order}`);
      this.lay([...way, order]);
      if (at().wrong !== undefined) continue;
      this.faults.add(`${[...way, order].join(', ')}: ${this.isStalled() ? 'the other side is lost' : 'nothing answers it'}`);
    }
    if (unmet.length > 0) this.lay(way);
  }

  /** Goes on from the deed of the solution after those done, then by the solutions of the next steps. The step at which it sticks. */
  private goOn(done: readonly string[], from: number): number | undefined {
    const { course, perform } = this.taken;
    const way = [...done];
    for (let step = this.first; step < this.end; step = this.step) {
      const { solution } = this.steps[step]!;
      for (const deed of step === this.first ? solution.slice(from) : solution) {
        if (this.isDone(step)) break;
        this.meet(way);
        perform(deed);
        way.push(deed);
      }
      if (!this.isDone(step)) return step;
      if (this.step > step) continue;
      if (step + 1 === this.end) return undefined;
      course.next();
      way.push(NEXT);
    }
    return undefined;
  }

  /** What has become of a way gone to its end. */
  private check(way: readonly string[], stuck: number | undefined): boolean {
    if (stuck !== undefined) return false;
    const fallen = this.fallen();
    const other = [...this.dice].find(([order, dice]) => fallen.has(order) && fallen.get(order) !== dice);
    if (other) this.faults.add(`${way.join(', ')}: other dice for ${other[0]}`);
    return true;
  }

  /** Whether an order, after a way, reaches the goal, and the next goals can be reached. */
  private leads(way: readonly string[]): boolean {
    this.lay(way);
    return this.isDone(this.first) && this.goOn(way, this.steps[this.first]!.solution.length) === undefined;
  }

  /** Does something else than the solution after so many of its deeds. */
  private stray(n: number): void {
    const { match, at } = this.taken;
    const { solution } = this.steps[this.first]!;
    const before = solution.slice(0, n);
    this.lay(before);
    const legal = legalOrders(match);
    for (const order of WHOLE ? legal : new Set([...someOrders(match, 30), ...legal.filter(isTurn)])) {
      if (order === solution[n]) continue;
      const way = [...before, order];
      this.lay(way);
      if (!this.isDone(this.first) && at().wrong !== undefined) continue;
      if (this.isStalled()) this.faults.add(`${way.join(', ')}: the other side is lost`);
      const stuck = this.goOn(way, n);
      if (this.check(way, stuck)) continue;
      this.lay(way);
      const others = stuck === this.first ? someOrders(match, 100) : [];
      if (!others.some((other) => this.leads([...way, other]))) this.faults.add(`${way.join(', ')}: step ${stuck! + 1} sticks`);
    }
  }
}

it('answers every order that keeps from a goal, makes other dice fall than are told of or attacks in another’s place, as far as the setting goes', () => {
  const guided = lessons.filter(({ steps }) => !steps.some(({ solution }) => solution.includes('program')));
  const astray = guided.flatMap((lesson) =>
    named(lesson)
      .filter(({ step }) => isOrdered(step))
      .flatMap(({ i, title }) => [...new Stretch(lesson, i).faults].map((fault) => `${title}: ${fault}`)),
  );
  expect(astray).toEqual([]);
});
