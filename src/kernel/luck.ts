import type { Dice } from './dice';
import { combine, evenly, momentsOf, type Outcomes } from './outcomes';

/* What dice gave against what they were worth: a play is made again on copies with all dice that may fall in it, and what comes of each is measured. */

/** As much of a game as it takes to make a play again. `acts`: the number of the side that acts in the phase, whose dice fall. */
export interface RollingGame<Context, State, Action> {
  clone(state: State): State;
  apply(context: Context, state: State, action: Action, dice: Dice): void;
  acts(context: Context, state: State): number;
}

/** What results are counted in. `of`: what a side has of it, its enemies' share taken off where they have it at its expense. `step`: all of it is multiples of this. */
export interface Measure<Context, State> {
  readonly id: string;
  readonly step: number;
  of(context: Context, state: State, side: number): number;
}

/** What a game's dice are measured by: for each die, by its name at the roll, the id of a measure, or null where what it decides cannot be counted. */
export interface Measures<Context, State> {
  readonly measures: readonly Measure<Context, State>[];
  readonly dice: Readonly<Record<string, string | null>>;
}

/** A die that fell. `faces`: what each is worth to the side that rolled, from 1: the mean over all dice of the play that may fall after it. */
export interface Roll {
  readonly name: string;
  readonly by: number;
  readonly fell: number;
  readonly measure: string | null;
  readonly faces: readonly number[];
}

/** What the dice of one side in a play gave it by a measure, and all that they might have given; both beside what it had before. */
export interface Stake {
  readonly by: number;
  readonly measure: string;
  readonly gave: number;
  readonly outcomes: Outcomes;
}

export interface LuckOfPlay {
  readonly rolls: readonly Roll[];
  readonly stakes: readonly Stake[];
}

/** How a game's own measures are asked. */
export const measuredBy = <Context, State>({ measures, dice }: Measures<Context, State>) => ({
  measures,
  measureOf: (die: string): string | null => dice[die] ?? null,
});

/** A die that falls in a play made again. */
interface Thrown {
  readonly name: string;
  readonly sides: number;
  readonly by: number;
  readonly face: number;
}

/** One way in which all dice of a play may fall: its share of all ways, and by measure and side what it leaves. */
interface Way {
  readonly thrown: readonly Thrown[];
  readonly share: number;
  readonly worth: readonly (readonly number[])[];
}

/** Ways that are looked at in a play. Only ships in repair and elephants in fright may have more, and their dice do not hang on each other. */
const MOST_WAYS = 8000;
/** Dice that have fallen with more ways than this are not tried all together. */
const MOST_FALLEN = 1296;

const middleOf = (sides: number): number => Math.ceil(sides / 2);

/** One play of a game to be looked at: the state before it, which stays as it is, and the dice that fell. */
export interface PlayedDice<Context, State, Action> {
  readonly system: RollingGame<Context, State, Action>;
  readonly context: Context;
  readonly before: State;
  readonly action: Action;
  readonly dice: readonly number[];
  readonly sides: number;
  readonly measures: readonly Measure<Context, State>[];
  /** The id of the measure of a die by its name, or null. */
  measureOf(die: string): string | null;
}

function worthOf<Context, State, Action>({ context, sides, measures }: PlayedDice<Context, State, Action>, state: State): number[][] {
  return measures.map(({ of }) => Array.from({ length: sides }, (_, side) => of(context, state, side)));
}

/** The play made with these dice; those that fall besides show their first face, or that in the middle. */
function wayWith<Context, State, Action>(
  play: PlayedDice<Context, State, Action>,
  dice: readonly number[],
  besides: 'first' | 'middle',
): Way {
  const { system, context, before, action } = play;
  const state = system.clone(before);
  const thrown: Thrown[] = [];
  let share = 1;
  system.apply(context, state, action, {
    roll(holder, name, sides) {
      const face = Math.min(sides, dice[thrown.length] ?? (besides === 'first' ? 1 : middleOf(sides)));
      thrown.push({ name, sides, by: system.acts(context, holder as State), face });
      share /= sides;
      return face;
    },
  });
  return { thrown, share, worth: worthOf(play, state) };
}

/** All ways in which the dice of a play may fall; undefined where there are too many. */
function waysOf<Context, State, Action>(play: PlayedDice<Context, State, Action>, fallen: readonly Thrown[]): Way[] | undefined {
  if (fallen.reduce((all, { sides }) => all * sides, 1) > MOST_FALLEN) return undefined;
  const ways: Way[] = [];
  let next: number[] | undefined = [];
  while (next) {
    if (ways.length === MOST_WAYS) return undefined;
    const way = wayWith(play, next, 'first');
    ways.push(way);
    next = facesAfter(way.thrown);
  }
  return ways;
}

/** The faces to be tried next, as an odometer counts; undefined once all have been. */
function facesAfter(thrown: readonly Thrown[]): number[] | undefined {
  let last = thrown.length - 1;
  while (last >= 0 && thrown[last]!.face === thrown[last]!.sides) last--;
  return last < 0 ? undefined : thrown.slice(0, last + 1).map(({ face }, i) => (i === last ? face + 1 : face));
}

/** The mean of what the ways leave in which the first dice fell so. */
function meanAfter(ways: readonly Way[], faces: readonly number[], measure: number, side: number): number {
  let share = 0;
  let sum = 0;
  for (const way of ways) {
    if (!faces.every((face, i) => way.thrown[i]!.face === face)) continue;
    share += way.share;
    sum += way.share * way.worth[measure]![side]!;
  }
  return sum / share;
}

function rollsOf<Context, State, Action>(
  play: PlayedDice<Context, State, Action>,
  fallen: readonly Thrown[],
  ways: readonly Way[] | undefined,
): Roll[] {
  return fallen.map(({ name, sides, by, face }, at) => {
    const measure = play.measureOf(name);
    const m = play.measures.findIndex(({ id }) => id === measure);
    const worthOfFace = (_: unknown, i: number): number => {
      const shown = fallen.map((die, j) => (j === at ? i + 1 : die.face));
      if (ways) return meanAfter(ways, shown.slice(0, at + 1), m, by);
      return wayWith(play, shown, 'middle').worth[m]![by]!;
    };
    return { name, by, fell: face, measure, faces: m < 0 ? [] : Array.from({ length: sides }, worthOfFace) };
  });
}

/** All that dice can give of which each falls by itself. */
function apart(rolls: readonly Roll[], after: number): Outcomes {
  let sums: Outcomes = new Map([[rolls.reduce((rest, roll) => rest - roll.faces[roll.fell - 1]!, after), 1]]);
  for (const { faces } of rolls) {
    const next = new Map<number, number>();
    for (const [value, share] of sums)
      for (const face of faces) next.set(value + face, (next.get(value + face) ?? 0) + share / faces.length);
    sums = next;
  }
  return sums;
}

function stakesOf<Context, State, Action>(
  play: PlayedDice<Context, State, Action>,
  rolls: readonly Roll[],
  ways: readonly Way[] | undefined,
  fell: Way,
): Stake[] {
  const had = worthOf(play, play.before);
  return play.measures.flatMap(({ id }, m): Stake[] => {
    const own = rolls.filter(({ measure }) => measure === id);
    if (own.length === 0) return [];
    // Dice of one measure that fall in one play are all of one side.
    const { by } = own[0]!;
    const before = had[m]![by]!;
    const after = fell.worth[m]![by]!;
    const outcomes = new Map<number, number>();
    const all = ways ? ways.map((way): [number, number] => [way.worth[m]![by]!, way.share]) : apart(own, after);
    for (const [worth, share] of all) outcomes.set(worth - before, (outcomes.get(worth - before) ?? 0) + share);
    return [{ by, measure: id, gave: after - before, outcomes }];
  });
}

function madeAgain<Context, State, Action>(play: PlayedDice<Context, State, Action>) {
  const fell = wayWith(play, play.dice, 'first');
  const ways = waysOf(play, fell.thrown);
  return { fell, ways, rolls: rollsOf(play, fell.thrown, ways) };
}

/** The rolls of `luckOfPlay` alone: what many dice give together is as many sums as they have ways to fall, where those are seldom equal. */
export const rollsOfPlay = <Context, State, Action>(play: PlayedDice<Context, State, Action>): Roll[] => madeAgain(play).rolls;

/**
 * The luck of a play for which dice fell. Exact: every die that may fall in it, whatever the others show, is tried with all its faces; more than four that
 * fell, which then do not hang on each other, each by itself. Throws what `apply` throws where the play cannot be made in the state given.
 */
export function luckOfPlay<Context, State, Action>(play: PlayedDice<Context, State, Action>): LuckOfPlay {
  const { fell, ways, rolls } = madeAgain(play);
  return { rolls, stakes: stakesOf(play, rolls, ways, fell) };
}

/** What a play leaves a side by the first measure, in the mean of all dice that may fall in it; where there are too many, with each at its middle. The dice given are not asked. */
export function meanOfPlay<Context, State, Action>(play: PlayedDice<Context, State, Action>, side: number): number {
  return meanAfter(waysOf(play, []) ?? [wayWith(play, [], 'middle')], [], 0, side);
}

/** What a die brought the side that rolled it beyond the mean of its faces. */
export const luckOfRoll = ({ fell, faces }: Pick<Roll, 'fell' | 'faces'>): number =>
  faces.length === 0 ? 0 : faces[fell - 1]! - momentsOf(evenly(faces)).mean;

/** A side's dice by one measure over a game. `luck` is what they gave beyond what they were worth, the chances as in `combine`. */
export interface LuckOfGame {
  readonly gave: number;
  readonly worth: number;
  readonly luck: number;
  readonly spread: number;
  readonly orMore: number;
  readonly orLess: number;
}

export function luckOfGame(stakes: readonly Pick<Stake, 'gave' | 'outcomes'>[], step: number): LuckOfGame {
  const gave = stakes.reduce((sum, stake) => sum + stake.gave, 0);
  const { mean, ...how } = combine(
    stakes.map(({ outcomes }) => outcomes),
    gave,
    step,
  );
  return { gave, worth: mean, luck: gave - mean, ...how };
}
