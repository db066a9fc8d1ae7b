import { type Dice, notedDice, type StrayDie, scriptedDice, seededDice } from './dice';
import type { Checked, Entry, Game, KernelState, Opened, Outcome, Refusal } from './game';
import type { Halves } from './halves';
import { type DiceSource, type GameRecord, type Play, RECORD_VERSION } from './record';
import { releaseNow } from './releases';
import { sharedStart } from './share';
import { readTold, stateTold, tell } from './told';

/** What a game's own outcome is. */
type OutcomeOf<Of> = Of extends { outcome(...given: never[]): infer Result } ? NonNullable<Result> : Outcome;

export type Played<State, Event> =
  | { readonly ok: true; readonly state: State; readonly entry: Entry<Event> }
  | { readonly ok: false; readonly refusal: Refusal };

/** `by`: the side that conceded, counted from 1. */
export type Conceded = { readonly ok: true; readonly by: number } | { readonly ok: false; readonly refusal: Refusal };

/** Every so many plays a whole state is kept, so that any moment of a game can be shown again at once. */
const CHECKPOINT = 512;

const NO_DICE: readonly number[] = [];
/** Most plays roll one die: these share their lists. */
const ONE_DIE: readonly (readonly number[])[] = Array.from({ length: 21 }, (_, face) => [face]);

/** A copy without room for more, of which a growing list has five times its need. */
function listOfDice(fallen: readonly number[]): readonly number[] {
  if (fallen.length === 0) return NO_DICE;
  return (fallen.length === 1 && ONE_DIE[fallen[0]!]) || fallen.slice();
}

/**
 * A game: where it began, what was played, and where its reader stands. The log may hold plays behind the cursor, taken back;
 * a new play drops them. States are values: they are never changed once handed out.
 */
export class Match<
  Setup,
  Context,
  State extends KernelState,
  Action,
  Event,
  Of extends Game<Setup, Context, State, Action, Event> = Game<Setup, Context, State, Action, Event>,
> {
  readonly log: Entry<Event>[] = [];
  cursor = 0;
  state: State;
  /** The first die of the log that its seed, or whatever else makes its dice, has otherwise. */
  stray: Stray | undefined;
  /** Where both sides make the dice of the main line: what they have opened for it. */
  halves: Halves | undefined;
  /** The plays of the log from this one on are only told: the rules do not play them. */
  toldFrom: number | undefined;
  readonly context: Context;
  private gaveUp: number | undefined;
  private readonly checkpoints: State[];
  /** The moment asked for last: whoever walks through a game asks for the next one. */
  private passed: { readonly cursor: number; readonly state: State };

  constructor(
    readonly system: Of,
    opened: Opened<Context, State>,
    readonly seed: number,
    readonly dice: DiceSource = 'seeded',
  ) {
    this.context = opened.context;
    this.state = opened.state;
    this.checkpoints = [opened.state];
    this.passed = { cursor: 0, state: opened.state };
  }

  get start(): State {
    return this.checkpoints[0]!;
  }

  /** Judges and plays an order with the match's own dice, or with `dice` if given. */
  play(action: Action, dice: Dice = seededDice): Played<State, Event> {
    const { system, context } = this;
    if (this.gaveUp) return { ok: false, refusal: { rule: system.sequenceRule, why: 'over' } };
    const refusal = system.judge(context, this.state, action);
    if (refusal) return { ok: false, refusal };
    const before = this.state;
    const order = system.printAction(context, before, action);
    const next = system.clone(before);
    const fallen: number[] = [];
    const events: Event[] = [];
    system.apply(context, next, action, notedDice(dice, fallen), (event) => events.push(event));
    const barrier =
      next.generator !== before.generator ||
      system.decider(context, next) !== system.decider(context, before) ||
      (system.reveals?.(context, before, next, events) ?? false);
    const state = system.share(before, next);
    const entry = tell(system, before, state, { order, dice: listOfDice(fallen), events: events.slice(), barrier });
    if (this.log.length > this.cursor) this.truncate();
    this.log.push(entry);
    this.state = state;
    this.cursor++;
    if (this.cursor % CHECKPOINT === 0) this.checkpoints[this.cursor / CHECKPOINT] = this.state;
    return { ok: true, state: this.state, entry };
  }

  /** The side that has conceded, counted from 1. */
  get conceded(): number | undefined {
    return this.gaveUp;
  }

  /**
   * A side, counted from 0, gives the game up, whoever is to decide, and with that ends it for all. Refused where the game is over, there is no such side, or
   * the game does not say who wins then.
   */
  concede(side: number): Conceded {
    const { system, context } = this;
    const refused = (why: string): Conceded => ({ ok: false, refusal: { rule: system.sequenceRule, why } });
    const sides = system.sideNames(context).length;
    if (!Number.isInteger(side) || side < 0 || side >= sides) return refused('noSide');
    if (this.gaveUp || system.decider(context, this.state) === undefined) return refused('over');
    if (!this.outcomeConceded(side)) return refused('notConceded');
    this.gaveUp = side + 1;
    return { ok: true, by: this.gaveUp };
  }

  private outcomeConceded(side: number): Outcome | undefined {
    const { system, context, state } = this;
    if (system.outcomeConceded) return system.outcomeConceded(context, state, side);
    return system.sideNames(context).length === 2 ? { score: [0, 0], winner: 2 - side } : undefined;
  }

  private truncate(count = this.cursor): void {
    this.log.length = count;
    this.checkpoints.length = Math.min(this.checkpoints.length, Math.floor(count / CHECKPOINT) + 1);
    if (this.stray && this.stray.play >= count) this.stray = undefined;
    if (this.toldFrom !== undefined && this.toldFrom >= count) this.toldFrom = undefined;
    if (this.passed.cursor > count) this.passed = { cursor: 0, state: this.start };
  }

  /** The state after so many plays. */
  stateAt(cursor: number): State {
    if (cursor === this.cursor) return this.state;
    let nearest = Math.floor(cursor / CHECKPOINT);
    while (!this.checkpoints[nearest]) nearest--;
    const kept = { cursor: nearest * CHECKPOINT, state: this.checkpoints[nearest]! };
    const from = this.passed.cursor <= cursor && this.passed.cursor > kept.cursor ? this.passed : kept;
    let { state } = from;
    for (let i = from.cursor; i < cursor; i++) {
      if (i % CHECKPOINT === 0) this.checkpoints[i / CHECKPOINT] ??= state;
      state = this.again(state, this.log[i]!);
    }
    this.passed = { cursor, state };
    return state;
  }

  private again(before: State, entry: Entry<Event>): State {
    if (entry.isTold) return stateTold(before, entry.told!);
    const { system, context } = this;
    const next = system.clone(before);
    system.apply(context, next, system.parseAction(context, before, entry.order)!, scriptedDice(entry.dice));
    return system.share(before, next);
  }

  /** The state at the end of another course, which shares what it can with this one. */
  stateOf(entries: readonly Entry<Event>[]): State {
    const shared = sharedStart(entries, this.log);
    let state = this.stateAt(shared);
    for (let i = shared; i < entries.length; i++) state = this.again(state, entries[i]!);
    return state;
  }

  /** Goes to any moment of the log; the plays behind it stay until something else is played. */
  goTo(cursor: number): void {
    const to = Math.max(0, Math.min(cursor, this.log.length));
    this.state = this.stateAt(to);
    this.cursor = to;
    this.gaveUp = undefined;
  }

  /** Takes another course, which has been played before: its lines are those of this log up to where it parts. */
  follow(entries: readonly Entry<Event>[], cursor: number): void {
    const { log } = this;
    const shared = sharedStart(log, entries);
    this.goTo(Math.min(this.cursor, shared));
    this.truncate(shared);
    for (let i = shared; i < entries.length; i++) {
      if (entries[i]!.isTold) this.toldFrom ??= i;
      log.push(entries[i]!);
    }
    this.goTo(cursor);
  }

  /** Drops the plays from a place in the log on, and lays others there as far as a record tells what came of them; how many. The game stands before them. */
  tellFrom(count: number, plays: readonly Play[]): number {
    const { system, context, log } = this;
    if (this.cursor > count) this.goTo(count);
    this.truncate(count);
    let state = this.stateAt(count);
    for (const { order, dice, told } of plays) {
      const read = readTold(system as Game<unknown, Context, State, unknown, unknown>, context, state, told);
      if (!read) break;
      this.toldFrom ??= count;
      state = read.state;
      log.push({ order, dice: dice ?? NO_DICE, events: read.events as Event[], barrier: true, told: read.told, isTold: true });
    }
    return log.length - count;
  }

  /** The last play has never been made. */
  takeBack(): void {
    this.goTo(this.cursor - 1);
    this.truncate();
  }

  /** Where a plain undo may go back to: over plays since the last barrier. */
  get undoLimit(): number {
    let cursor = this.cursor;
    while (cursor > 0 && !this.log[cursor - 1]!.barrier) cursor--;
    return cursor;
  }

  /** How the game has ended, by its rules or because a side conceded; undefined while it goes on. */
  outcome(): OutcomeOf<Of> | undefined {
    const { system, context, state, gaveUp } = this;
    const outcome = system.outcome(context, state) ?? (gaveUp ? this.outcomeConceded(gaveUp - 1) : undefined);
    return outcome as OutcomeOf<Of> | undefined;
  }

  record(extra: Pick<GameRecord, 'battle' | 'names'> = {}): GameRecord {
    const result = this.outcome();
    const rules = releaseNow(this.system);
    return {
      version: RECORD_VERSION,
      ...(rules === undefined ? {} : { rules }),
      ...extra,
      position: this.system.printPosition(this.context, this.start),
      seed: this.seed,
      dice: this.dice,
      ...(this.halves ? { halves: this.halves } : {}),
      plays: this.log.map(({ order, dice }) => (dice.length > 0 ? { order, dice } : { order })),
      ...(this.cursor < this.log.length ? { cursor: this.cursor } : {}),
      ...(this.conceded ? { conceded: this.conceded } : {}),
      ...(result ? { result } : {}),
    };
  }
}

/** A match from a position as text, or what is wrong with it. */
export function openMatch<Setup, Context, State extends KernelState, Action, Event, Of extends Game<Setup, Context, State, Action, Event>>(
  system: Of & Game<Setup, Context, State, Action, Event>,
  position: unknown,
  seed: number,
  dice?: DiceSource,
): Checked<Match<Setup, Context, State, Action, Event, Of>> {
  const setup = system.readPosition(position);
  return setup.ok ? { ok: true, value: new Match(system, system.open(setup.value, seed), seed, dice) } : setup;
}

/**
 * Why the dice of a game are not verified by its seed: they come from no seed, or one of them is not the one that the seed gives. `until`: where both sides
 * made them, from where on they did not.
 */
export interface Doubt {
  readonly dice: DiceSource;
  readonly stray?: Stray;
  readonly until?: Halves['until'];
}

/** The first die of a game that its seed has otherwise, or the halves of both sides have; plays and dice count from 0. */
export interface Stray extends StrayDie {
  readonly play: number;
  readonly order: string;
}

/** Undefined: all dice of the log are those of its seed. Without a stray die those that both sides made are what their halves give. */
export function doubtOf({
  dice,
  stray,
  halves,
}: {
  readonly dice: DiceSource;
  readonly stray: Stray | undefined;
  readonly halves?: Halves | undefined;
}): Doubt | undefined {
  if (dice === 'both') return { dice, ...(stray ? { stray } : {}), ...(halves?.until ? { until: halves.until } : {}) };
  return dice === 'seeded' ? stray && { dice, stray } : { dice };
}
