import type { BareContext, BareEvent, BareState, TwoSidedGame } from '../../src/kernel/twoSides';
import { randomly, type Way } from '../fuzz/eager';
import { type Field, openIn } from '../fuzz/play';

export interface Moment<Context = BareContext, State = BareState> {
  readonly name: string;
  readonly context: Context;
  readonly state: State;
  /** The position as text. */
  readonly position: object;
  /** The question that is asked. */
  readonly asks: string | undefined;
}

/** Moments of a random game: every so many plays, and every question asked. */
export function momentsOf<Setup, Context extends BareContext, State extends BareState, Action, Event extends BareEvent>(
  system: TwoSidedGame<Setup, Context, State, Action, Event>,
  field: Field,
  seed: number,
  every: number,
  way: Way = randomly,
): Moment<Context, State>[] {
  const match = openIn(system, field.position, seed);
  const moments: Moment<Context, State>[] = [];
  way(match, () => {
    const { context, state, cursor } = match;
    const asked = system.asked(context, state);
    if (!asked && cursor % every > 0) return;
    const position = JSON.parse(JSON.stringify(system.printPosition(context, state))) as Questioned;
    const asks = (position.attack ?? position.question)?.asks;
    moments.push({ name: `${field.battle}, seed ${seed}, play ${cursor}`, context, state, position, asks });
  });
  return moments;
}

interface Question {
  readonly asks: string;
}
interface Questioned {
  readonly attack?: Question;
  readonly question?: Question;
}

/** One moment for each question that is asked, so many as there are. */
export function questionsOf<Setup, Context extends BareContext, State extends BareState, Action, Event extends BareEvent>(
  system: TwoSidedGame<Setup, Context, State, Action, Event>,
  field: Field,
  count: number,
  way: Way = randomly,
): Moment<Context, State>[] {
  const found = new Map<string, Moment<Context, State>>();
  for (let seed = 1; found.size < count && seed < 200; seed++) {
    for (const moment of momentsOf(system, field, seed, Number.POSITIVE_INFINITY, way)) if (moment.asks) found.set(moment.asks, moment);
  }
  return [...found.values()];
}
