import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Hex, printHex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import type { MatchStore, Snapshot } from '../../../store/match';
import type { Played } from '../../../store/progress';
import type { Seat } from '../../../store/seats';
import { systemOf } from '../../../store/systems';
import { type Course, type CourseState, NOTHING, type Surroundings } from './contract';
import { diceOf } from './dice';
import type { Moment } from './moment';
import { hexesOf, neededPlays, stepProgress, wrongOrder } from './stepProgress';
import type { Lesson, Setting, Step } from './types';

interface Deed {
  readonly text: string;
  /** After how many plays. */
  readonly at: number;
}

/** What is answered on the map or in writing; all else that is no order leaves nothing to be taken back. */
const isAnswer = ({ text }: Deed): boolean => /^(tap|say) /.test(text);

const isRefusal = (deed: string): boolean => deed.startsWith('refused ');

/** The hex that an order begins with as somebody has written it: that of the piece that is to carry it out. */
export const typedPlace = (order: string): string | undefined => /^[A-Z]+\d+/.exec(order)?.[0];

/** That an order has been refused; `place`: the hex of the piece that was to carry it out, where there is one. */
export const refusalDeed = ({ rule, why }: Refusal, place: string | undefined): string =>
  ['refused', rule, why, ...(place === undefined ? [] : [place])].join(' ');

/** Whether there is something to be read once the goal is reached. */
const saysMore = ({ done, goal }: Step): boolean => done !== undefined || 'choose' in goal;

/** What a deed makes forgotten: a wrong hex goes with the next one, an answer and a refusal with another. */
function isPast({ goal }: Step, deed: string, before: string): boolean {
  if (deed.startsWith('say ')) return before.startsWith('say ');
  if (isRefusal(deed)) return isRefusal(before);
  return 'tap' in goal && deed.startsWith('tap ') && before.startsWith('tap ') && !hexesOf(goal.tap).includes(before.slice(4));
}

/** A lesson under way: where it stands, what the learner has done in the step, and what the other side answers. */
export class LessonRun implements Course {
  readonly store: StoreApi<CourseState> = createStore(() => NOTHING);
  setting: Setting | undefined;
  /** The game that it has laid on the table. */
  private game: string | undefined;
  private step = 0;
  /** After how many plays the step began. */
  private start = 0;
  private deeds: readonly Deed[] = [];
  /** After how many plays the goal was reached: it stays so until that is taken back. */
  private reachedAt: number | undefined;
  /** The step of a battle that is read again, and after how many plays: the battle stands at a later step. */
  private reread: { readonly step: number; readonly at: number } | undefined;
  /** While positions are laid and solutions played nobody looks. */
  private still = false;
  /** The other side's answer that is waited for; another number, and it is not given. */
  private waiting = 0;
  private readonly unsubscribe: () => void;

  constructor(
    readonly lesson: Lesson,
    private readonly match: MatchStore,
    private readonly around: Surroundings,
  ) {
    this.unsubscribe = match.store.subscribe(() => {
      if (!this.still) this.follow();
    });
  }

  private get now(): Snapshot | undefined {
    return this.match.store.getState().now;
  }

  private get at(): Step | undefined {
    return this.lesson.steps[this.step];
  }

  private get foe(): readonly string[] | undefined {
    return this.at?.foe ?? this.setting?.foe;
  }

  private get foeSide(): 0 | 1 {
    return this.setting?.you === 2 ? 0 : 1;
  }

  private moment({ context, state, cursor, ...now }: Snapshot): Moment {
    const plays = this.match
      .entries()
      .slice(this.start, cursor)
      .map((entry, i) => ({ entry, before: this.match.stateAt(this.start + i) }));
    const foe = this.seatFor(this.foeSide) === 'person' ? undefined : this.foeSide;
    // Whoever has gone on after a refusal is done with it.
    const deeds = this.deeds.filter(({ text, at }) => at === cursor || !isRefusal(text)).map(({ text }) => text);
    return { system: systemOf(now), context, state, plays, deeds, foe };
  }

  private show(): void {
    const { at, step, now } = this;
    if (!at || !now) {
      this.store.setState({ ...NOTHING, step });
      return;
    }
    if (this.reachedAt !== undefined && this.reachedAt > now.cursor) this.reachedAt = undefined;
    const progress = stepProgress(at, this.moment(now), this.reachedAt !== undefined);
    if (progress.reached) this.reachedAt ??= now.cursor;
    const touched = now.cursor > this.start || this.deeds.some(isAnswer);
    if (this.reread?.at !== now.cursor) this.reread = undefined;
    const read = this.reread && { ...NOTHING, step: this.reread.step, reached: true, isReread: true };
    this.store.setState({ ...(read ?? { ...progress, step, isReread: false }), touched });
  }

  /** The first order of the other side that is legal, if it is to decide and the goal is still to be reached. */
  private foeOrder(): string | undefined {
    const { foe, now } = this;
    if (!foe || !now || this.store.getState().reached || now.looking !== undefined) return undefined;
    const system = systemOf(now);
    const { context, state } = now;
    if (system.decider(context, state) !== this.foeSide) return undefined;
    return foe.find((text) => {
      const action = system.parseAction(context, state, text);
      return action !== undefined && !system.judge(context, state, action);
    });
  }

  /** At once, as often as the other side is to decide. */
  private foePlaysOn(): void {
    for (;;) {
      this.show();
      const order = this.foeOrder();
      if (order === undefined || !this.match.playText(order).ok) return;
    }
  }

  /** After anything has happened. */
  private follow(): void {
    if (!this.now?.head.practice) return;
    this.show();
    if (this.reread) return;
    const { at } = this;
    if (at && this.store.getState().reached && !saysMore(at)) {
      this.next();
      return;
    }
    const order = this.foeOrder();
    if (order === undefined) return;
    const turn = ++this.waiting;
    this.around.wait(() => turn === this.waiting && this.foeOrder() === order && this.around.play(order));
  }

  private seatFor(side: 0 | 1): Seat {
    if (side !== this.foeSide) return 'person';
    return this.setting?.program ?? (this.foe ? 'lesson' : 'person');
  }

  private lay(setting: Setting): string | undefined {
    this.setting = setting;
    const laid = this.match.begin({
      position: setting.position,
      seed: 1 + this.lesson.id.length,
      names: ['', ''],
      title: this.around.title,
      battle: `lesson/${this.lesson.id}`,
      seats: [this.seatFor(0), this.seatFor(1)],
      practice: diceOf(setting),
    });
    if (laid.ok) this.game = laid.value;
    return laid.ok ? undefined : laid.faults.map(({ at, expected, found }) => `${at}: ${expected} ${found ?? ''}`).join('; ');
  }

  private forget(): void {
    this.deeds = [];
    this.reachedAt = undefined;
    this.reread = undefined;
    this.waiting++;
  }

  private turnTo(step: number): void {
    this.step = step;
    this.forget();
    this.start = this.now?.cursor ?? 0;
    const { foeSide, now } = this;
    const seat = this.seatFor(foeSide);
    if (now && now.head.seats[foeSide] !== seat) this.match.seat(foeSide, seat);
  }

  /** Begins a step with its own orders; its setting is laid. */
  private enter(to: number): string | undefined {
    this.turnTo(to);
    for (const order of this.at?.first ?? []) {
      const played = this.match.playText(order);
      if (!played.ok) return `${order}: refused by ${played.refusal?.rule} (${played.refusal?.why})`;
    }
    this.start = this.now?.cursor ?? 0;
    return undefined;
  }

  private solve({ solution }: Step): string | undefined {
    this.foePlaysOn();
    for (const deed of solution) {
      const fault = this.perform(deed);
      if (fault) return fault;
      this.foePlaysOn();
    }
    return undefined;
  }

  /** What was played on the way to a step has not just been played. */
  private showSettled(): void {
    this.match.look();
  }

  /** Plays what has been played, as far as it can be. */
  private playAgain({ orders, start }: Played): void {
    const refused = orders.findIndex((order) => !this.match.playText(order).ok);
    this.start = Math.min(start, refused < 0 ? orders.length : refused);
    this.showSettled();
  }

  /** Lays the setting of a step and does all that the steps before it ask for, or what has been played. */
  private arrive(to: number, played: Played | undefined): string | undefined {
    const { steps } = this.lesson;
    let from = to;
    while (from > 0 && !steps[from]?.setting) from--;
    const opening = steps[from]?.setting;
    if (!opening) return 'the first step has no setting';
    this.step = from;
    const fault = this.lay(opening);
    if (fault) return fault;
    if (played && opening.program) {
      this.turnTo(to);
      this.playAgain(played);
      return undefined;
    }
    for (let at = from; at < to; at++) {
      const bad = this.enter(at) ?? this.solve(steps[at]!);
      if (bad) return `step ${at + 1}: ${bad}`;
    }
    this.showSettled();
    return this.enter(to);
  }

  private quietly<T>(does: () => T): T {
    this.still = true;
    try {
      return does();
    } finally {
      this.still = false;
    }
  }

  begin(to: number, played?: Played): string | undefined {
    const known = Math.max(0, Math.min(to, this.lesson.steps.length - 1));
    const fault = this.quietly(() => this.arrive(known, played));
    this.around.laid();
    this.follow();
    return fault;
  }

  get played(): Played | undefined {
    const { at, now, start } = this;
    if (!at || !this.setting?.program || !now || now.head.id !== this.game) return undefined;
    const entries = this.match.entries().slice(0, now.cursor);
    return { orders: entries.map(({ order }) => order), start };
  }

  /** Leaves undone what was played besides: it may have been what the next step asks for. A battle of the learner's own goes on as it stands. Whether there was any. */
  private clear(): boolean {
    const { at, now, start, setting } = this;
    if (!at || !now || setting?.program) return false;
    const cursor = this.reachedAt ?? now.cursor;
    const to = start + neededPlays(at, this.moment({ ...now, cursor, state: this.match.stateAt(cursor) }));
    if (to === now.length) return false;
    this.match.cutAt(to);
    return true;
  }

  before(): void {
    const { now, reread, step, setting } = this;
    const from = reread?.step ?? step;
    if (from === 0) return;
    if (now && setting?.program && !this.lesson.steps[from]?.setting) {
      this.reread = { step: from - 1, at: now.cursor };
      this.show();
    } else this.begin(from - 1);
  }

  next(): void {
    const { reread } = this;
    if (reread) {
      this.reread = reread.step + 1 < this.step ? { ...reread, step: reread.step + 1 } : undefined;
      this.follow();
      return;
    }
    const to = this.step + 1;
    const after = this.lesson.steps[to];
    // What has been refused is not to be tried again: its piece is put down.
    const isRefused = this.deeds.some(({ text, at }) => isRefusal(text) && at === this.now?.cursor);
    const isLaid = this.quietly(() => {
      const isCleared = after !== undefined && !after.setting && this.clear();
      this.step = to;
      if (after?.setting) this.lay(after.setting);
      this.enter(to);
      return isRefused || isCleared || after?.setting !== undefined || after?.first !== undefined;
    });
    if (isLaid) this.around.laid();
    this.follow();
  }

  perform(deed: string): string | undefined {
    if (/^(take|tap|say|rule|panel) |^(counsel|next)$/.test(deed)) {
      this.did(deed);
      return undefined;
    }
    const played = this.match.playText(deed);
    if (played.ok) return undefined;
    if (!played.refusal || played.refusal.rule === 'notation') return `${deed}: no order`;
    this.did(refusalDeed(played.refusal, typedPlace(deed)));
    return undefined;
  }

  did(deed: string): void {
    const { at, now } = this;
    if (!at || !now) return;
    this.deeds = [...this.deeds.filter(({ text }) => !isPast(at, deed, text)), { text: deed, at: now.cursor }];
    if (this.still) this.show();
    else this.follow();
  }

  tap(hex: Hex): boolean {
    const { at, now } = this;
    if (!at || !now || !('tap' in at.goal)) return false;
    if (!this.store.getState().reached) this.did(`tap ${printHex(now.context.board, hex)}`);
    return true;
  }

  /** What was answered of the orders that stood after so many plays. */
  private wrongAt(cursor: number): CourseState['wrong'] {
    const { at, now } = this;
    if (!at || !now) return undefined;
    return wrongOrder(at, this.moment({ ...now, cursor, state: this.match.stateAt(cursor) }));
  }

  /** An answer, or whatever else that is no order has led to a wrong way; whether anything came of it. */
  private takeDeedBack(cursor: number): boolean {
    const { deeds } = this;
    const { wrong } = this.store.getState();
    const answered = deeds.map((deed) => deed.at === cursor && isAnswer(deed)).lastIndexOf(true);
    if (answered < 0 && !(wrong && deeds.some(({ at }) => at === cursor))) return false;
    this.deeds = answered >= 0 ? deeds.slice(0, answered) : deeds.filter(({ at }) => at < cursor);
    if (this.reachedAt === cursor) this.reachedAt = undefined;
    this.follow();
    return answered >= 0 || this.store.getState().wrong !== wrong;
  }

  takeBack(): boolean {
    const { now, foeSide, start } = this;
    if (!now) return false;
    this.waiting++;
    if (this.takeDeedBack(now.cursor)) return true;
    const decides = (cursor: number) => systemOf(now).decider(now.context, this.match.stateAt(cursor));
    const { wrong } = this.store.getState();
    let cursor = now.cursor - 1;
    while (
      cursor > start &&
      ((this.seatFor(foeSide) !== 'person' && decides(cursor) === foeSide) || (wrong !== undefined && this.wrongAt(cursor) === wrong))
    )
      cursor--;
    if (cursor < start) return false;
    this.deeds = this.deeds.filter(({ text, at }) => at < cursor || (at === cursor && !isRefusal(text)));
    this.match.goTo(cursor);
    this.around.laid();
    return true;
  }

  again(): void {
    this.forget();
    this.match.goTo(this.start);
    this.around.laid();
    this.follow();
  }

  leave(): boolean {
    this.waiting++;
    this.unsubscribe();
    const { now, game } = this;
    if (now && now.head.id !== game) return false;
    this.match.close();
    return true;
  }
}
