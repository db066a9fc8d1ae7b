import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Hex, printHex } from '../../../kernel/board';
import type { MatchStore } from '../../../store/match';
import type { Seat, Seats } from '../../../store/seats';
import { systemOf } from '../../../store/systems';
import { diceOf } from './dice';
import type { Moment } from './moment';
import { hexesOf, type Standing, standingOf } from './standing';
import type { Lesson, Scene, Step } from './types';

export interface CourseState extends Standing {
  /** Index of the step; their number when the last one is done. */
  readonly step: number;
  /** Something has been done in this step that can be taken back. */
  readonly touched: boolean;
}

/** What a course asks of the table that it is taken at. */
export interface Surroundings {
  readonly title: string;
  /** Plays an order of the side that the lesson plays. */
  play(order: string): void;
  /** A position has been laid, or the game has gone to another moment. */
  laid(): void;
  /** The other side takes its time. */
  wait(then: () => void): void;
}

/** A lesson being taken. */
export interface Course {
  readonly store: StoreApi<CourseState>;
  readonly lesson: Lesson;
  /** Goes to a step, with all that the steps before it in its scene ask for done. What is wrong with the lesson, if it cannot be played. */
  begin(step: number): string | undefined;
  /** To the next step, once the goal is reached or there is only to be read. */
  next(): void;
  /** Does what a solution says; what is wrong with it, if that cannot be done. */
  perform(deed: string): string | undefined;
  /** Something that is no order has been done. */
  did(deed: string): void;
  /** A hex is chosen on the map; whether that answers a question. */
  tap(hex: Hex): boolean;
  /** The scene that is laid. */
  scene(): Scene | undefined;
  /** The last thing that the learner did, with all that came of it; false if there is none. */
  takeBack(): boolean;
  /** The step from its beginning. */
  again(): void;
  leave(): void;
}

interface Deed {
  readonly text: string;
  /** After how many plays. */
  readonly at: number;
}

const NOTHING: CourseState = { step: 0, touched: false, reached: false, ticks: [], wrong: undefined, said: undefined };

export function createCourse(lesson: Lesson, match: MatchStore, around: Surroundings): Course {
  const { steps } = lesson;
  const store = createStore<CourseState>(() => NOTHING);
  let step = 0;
  let start = 0;
  let deeds: Deed[] = [];
  let reachedAt: number | undefined;
  let scene: Scene | undefined;
  /** While positions are laid and solutions played nobody looks. */
  let still = false;
  let waiting = 0;

  const current = (): Step | undefined => steps[step];
  const foeOrders = (): readonly string[] | undefined => current()?.foe ?? scene?.foe;
  const foeSide = (): 0 | 1 => (scene?.you === 2 ? 0 : 1);

  const moment = (): Moment => {
    const { context, state, cursor, ...now } = match.store.getState().now!;
    const plays = match
      .entries()
      .slice(start, cursor)
      .map((entry, i) => ({ entry, before: match.stateAt(start + i) }));
    return { system: systemOf(now), context, state, plays, deeds: deeds.map(({ text }) => text) };
  };

  const show = (): void => {
    const at = current();
    if (!at) {
      store.setState({ ...NOTHING, step });
      return;
    }
    const { cursor } = match.store.getState().now!;
    if (reachedAt !== undefined && reachedAt > cursor) reachedAt = undefined;
    const standing = standingOf(at, moment(), reachedAt !== undefined);
    if (standing.reached) reachedAt ??= cursor;
    store.setState({ ...standing, step, touched: cursor > start || deeds.some(isAnswer) });
  };

  /** The first of its orders that is legal now is played for the other side. */
  const foePlays = (): boolean => {
    const orders = foeOrders();
    const { now } = match.store.getState();
    if (!orders || !now || store.getState().reached || now.looking !== undefined) return false;
    const system = systemOf(now);
    const { context, state } = now;
    if (system.decider(context, state) !== foeSide()) return false;
    const order = orders.find((text) => {
      const action = system.parseAction(context, state, text);
      return action !== undefined && !system.judge(context, state, action);
    });
    if (order === undefined) return false;
    const turn = ++waiting;
    if (still) return match.playText(order).ok;
    around.wait(() => turn === waiting && around.play(order));
    return true;
  };

  /** The same at once, as often as it is its turn. */
  const foePlaysOn = (): void => {
    do show();
    while (foePlays());
  };

  const follow = (): void => {
    if (!match.store.getState().now?.head.practice) return;
    show();
    const at = current();
    if (!still && at && store.getState().reached && !saysMore(at)) course.next();
    else foePlays();
  };

  const seatFor = (side: 0 | 1): Seat => {
    if (side !== foeSide()) return 'person';
    return scene?.program ?? (foeOrders() ? 'lesson' : 'person');
  };

  const lay = (next: Scene): string | undefined => {
    scene = next;
    const seats: Seats = [seatFor(0), seatFor(1)];
    const laid = match.begin({
      position: next.position,
      seed: 1 + lesson.id.length,
      names: ['', ''],
      title: around.title,
      battle: `lesson/${lesson.id}`,
      seats,
      practice: diceOf(next),
    });
    return laid.ok ? undefined : laid.faults.map(({ at, expected, found }) => `${at}: ${expected} ${found ?? ''}`).join('; ');
  };

  /** Begins the step with its own orders; the scene is laid. */
  const enter = (to: number): string | undefined => {
    step = to;
    deeds = [];
    reachedAt = undefined;
    waiting++;
    const { now } = match.store.getState();
    start = now?.cursor ?? 0;
    const seat = seatFor(foeSide());
    if (now && now.head.seats[foeSide()] !== seat) match.seat(foeSide(), seat);
    for (const order of current()?.first ?? []) {
      const played = match.playText(order);
      if (!played.ok) return `${order}: refused by ${played.refusal.rule} (${played.refusal.why})`;
    }
    start = match.store.getState().now?.cursor ?? 0;
    return undefined;
  };

  /** Lays the scene of a step and does all that the steps before it ask for. */
  const arrive = (to: number): string | undefined => {
    let from = to;
    while (from > 0 && !steps[from]?.scene) from--;
    const opening = steps[from]?.scene;
    if (!opening) return 'the first step has no scene';
    step = from;
    const fault = lay(opening);
    if (fault) return fault;
    for (let at = from; at < to; at++) {
      const bad = enter(at) ?? solve(steps[at]!);
      if (bad) return `step ${at + 1}: ${bad}`;
    }
    return enter(to);
  };

  const solve = ({ solution }: Step): string | undefined => {
    foePlaysOn();
    for (const deed of solution) {
      const fault = course.perform(deed);
      if (fault) return fault;
      foePlaysOn();
    }
    return undefined;
  };

  const quietly = <T>(does: () => T): T => {
    still = true;
    try {
      return does();
    } finally {
      still = false;
    }
  };

  const course: Course = {
    store,
    lesson,
    begin(to) {
      const known = Math.max(0, Math.min(to, steps.length - 1));
      const fault = quietly(() => arrive(known));
      around.laid();
      follow();
      return fault;
    },
    next() {
      const at = current();
      if (at && 'read' in at.goal) deeds.push({ text: 'next', at: start });
      const to = step + 1;
      const scene = steps[to]?.scene;
      quietly(() => {
        step = to;
        if (scene) lay(scene);
        enter(to);
      });
      if (scene || steps[to]?.first) around.laid();
      follow();
    },
    perform(deed) {
      if (/^(take|tap|say|rule|panel) |^(counsel|next)$/.test(deed)) {
        course.did(deed);
        return undefined;
      }
      const played = match.playText(deed);
      if (played.ok) return undefined;
      if (played.refusal.rule === 'notation') return `${deed}: no order`;
      course.did(`refused ${played.refusal.rule}`);
      return undefined;
    },
    did(deed) {
      const at = current();
      if (!at) return;
      const { cursor } = match.store.getState().now!;
      // A wrong hex is forgotten with the next one, an answer with another.
      const isPast = (text: string): boolean =>
        deed.startsWith('say ') ? text.startsWith('say ') : 'tap' in at.goal && /^tap /.test(deed) && isWrongTap(at.goal.tap, text);
      deeds = [...deeds.filter(({ text }) => !isPast(text)), { text: deed, at: cursor }];
      follow();
    },
    tap(hex) {
      const at = current();
      const { now } = match.store.getState();
      if (!at || !now || !('tap' in at.goal)) return false;
      if (!store.getState().reached) course.did(`tap ${printHex(now.context.board, hex)}`);
      return true;
    },
    scene: () => scene,
    takeBack() {
      const { now } = match.store.getState();
      if (!now) return false;
      waiting++;
      const { wrong } = store.getState();
      const answered = deeds.map((deed) => deed.at === now.cursor && isAnswer(deed)).lastIndexOf(true);
      if (answered >= 0 || (wrong && deeds.some(({ at }) => at === now.cursor))) {
        deeds = answered >= 0 ? deeds.slice(0, answered) : deeds.filter(({ at }) => at < now.cursor);
        if (reachedAt === now.cursor) reachedAt = undefined;
        follow();
        if (answered >= 0 || store.getState().wrong !== wrong) return true;
      }
      let cursor = now.cursor - 1;
      while (cursor > start && decides(cursor) === foeSide() && foeOrders()) cursor--;
      if (cursor < start) return false;
      deeds = deeds.filter(({ at }) => at <= cursor);
      match.goTo(cursor);
      around.laid();
      return true;
    },
    again() {
      waiting++;
      deeds = [];
      reachedAt = undefined;
      match.goTo(start);
      around.laid();
      follow();
    },
    leave() {
      waiting++;
      unsubscribe();
    },
  };

  const decides = (cursor: number) => {
    const now = match.store.getState().now!;
    return systemOf(now).decider(now.context, match.stateAt(cursor));
  };

  const unsubscribe = match.store.subscribe(() => {
    if (!still) follow();
  });

  return course;
}

/** What is answered on the map or in writing; all else that is no order leaves nothing to be taken back. */
const isAnswer = ({ text }: Deed): boolean => /^(tap|say) /.test(text);

/** Whether there is something to be read once the goal is reached. */
const saysMore = ({ done, goal }: Step): boolean => done !== undefined || 'choose' in goal;

const isWrongTap = (asked: string, deed: string): boolean => deed.startsWith('tap ') && !hexesOf(asked).includes(deed.slice(4));
