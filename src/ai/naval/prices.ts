import { perObject } from '../../kernel/perObject';
import { ramResult } from '../../rules/naval/model/data';
import type { RamKind } from '../../rules/naval/model/events';
import { type Context, otherSide, type Ship, type Side } from '../../rules/naval/model/types';

/** What there is to win and to lose with a ship of one colour, size and state. Everything is weighed in points of victory: what they bring by the terms of the battle, and what a ship could still do, as a share of what one is worth on the average. */
export interface Price {
  /** To the enemy of its colour, when it sinks. */
  readonly sunk: number;
  /** To its colour, when it leaves where leaving scores. */
  readonly exit: number;
  /** What whoever commands it loses when it goes down; by E, by C. */
  readonly whole: number;
  readonly struck: number;
  readonly holed: number;
  /** What taking it without marines brings: as a prize to be held to the end, or scuttled at once. */
  readonly prize: number;
  readonly marine: number;
  /** What a ram costs it, to be expected: at `ramIndex`. */
  readonly rams: Float64Array;
  /** What boarding it brings, to be expected: at `boardingIndex`. */
  readonly boardings: Float64Array;
}

/** What a price hangs on. */
type Hull = Pick<Ship, 'side' | 'captured' | 'damaged' | 'sinking'>;

const LARGE_FORCE = 1.4;
/** 14.10 How likely a sinking ship goes down in the end, small or large. */
const GOES_DOWN = [0.8, 0.6] as const;

/** Found by play, as the styles are. `force` of what a ship could still do; `exit`: of the chance to leave; `damaged`: of a ship's worth is lost with its oars; `held`: how likely a prize is held to the end. */
const WORTH = { force: 0.6, exit: 0.7, damaged: 0.45, marine: 1, held: 0.75 };

const CODE: Readonly<Record<RamKind, number>> = { oarRake: 0, rudder: 1, flank: 2 };
const CREWS = 5;

/** Where the odds and the losses of a ram by a crew stand. */
export const ramIndex = (kind: RamKind, crew: number): number => CODE[kind] * CREWS + crew;

const likely = (wanted: 'E' | 'C'): Float64Array =>
  Float64Array.from({ length: 3 * CREWS }, (_, i) => {
    const kind = (['oarRake', 'rudder', 'flank'] as const)[Math.floor(i / CREWS)]!;
    return [1, 2, 3, 4, 5, 6].filter((die) => ramResult(kind, die + (i % CREWS)) === wanted).length / 6;
  });

/** How likely a ram comes to E and to C. */
export const LIKELY_E = likely('E');
export const LIKELY_C = likely('C');

/** Marines aboard and attackers above which more make no difference. */
const MOST_ABOARD = 3;
const MOST = 8;
const BOARDINGS = (MOST_ABOARD + 1) * (MOST + 1);

/** Where it stands what so many marine points that board bring, over a corvus or without. */
export const boardingIndex = (marines: number, attackers: number, corvus: boolean): number =>
  (corvus ? BOARDINGS : 0) + Math.min(MOST_ABOARD, marines) * (MOST + 1) + Math.min(MOST, attackers);

/** How many of the defenders fall to so many attackers, and how likely one attack is left to take the ship; each hits one time in three, or in two. */
function boardingOdds(marines: number, attackers: number, p: number): { fall: number; take: number } {
  let odds = Array.from({ length: attackers + 1 }, (_, hits) => Number(hits === 0));
  for (let i = 0; i < attackers; i++) odds = odds.map((share, hits) => share * (1 - p) + (hits > 0 ? odds[hits - 1]! * p : 0));
  let fall = 0;
  let take = 0;
  odds.forEach((share, hits) => {
    fall += share * Math.min(hits, marines);
    if (hits > marines) take += share;
  });
  return { fall, take };
}

const BOARDING_ODDS = [1 / 3, 1 / 2].flatMap((p) =>
  Array.from({ length: BOARDINGS }, (_, i) => boardingOdds(Math.floor(i / (MOST + 1)), i % (MOST + 1), p)),
);

function reckonBoardings({ captured, sinking }: Hull, prize: number, marine: number): Float64Array {
  return Float64Array.from(BOARDING_ODDS, ({ fall, take }, i) => {
    const killed = fall * marine;
    // The last marine that falls on a prize gives it back.
    if (captured) return killed + (Math.floor((i % BOARDINGS) / (MOST + 1)) === 1 ? fall * prize : 0);
    return killed + (sinking ? 0.2 : 1) * take * prize;
  });
}

type Points = (side: Side, name: string, large: 0 | 1) => number;

function reckonPrice(hull: Hull, large: 0 | 1, points: Points, mean: number): Price {
  const { side, captured: isPrize, damaged, sinking } = hull;
  const sunk = points(otherSide(side), 'sunk', large);
  const captured = points(otherSide(side), 'captured', large);
  const exit = points(side, 'exit', large);
  const force = mean * (large ? LARGE_FORCE : 1);
  const down = GOES_DOWN[large];
  const whole = isPrize ? Math.max(0.1, captured - sunk + 0.4 * WORTH.force * force) : sunk + WORTH.force * force + WORTH.exit * exit;
  /** What has been lost with a ship in such a state, of its worth. */
  const lostShare = (oars: boolean, sinks: boolean): number => (sinks ? down + (1 - down) * WORTH.damaged : oars ? WORTH.damaged : 0);
  const lossBy = (sinks: boolean): number => (sinking ? 0 : whole * (lostShare(true, sinks) - lostShare(damaged, false)));
  const [struck, holed] = [lossBy(damaged), lossBy(true)];
  const prize = isPrize
    ? captured + 0.5 * WORTH.force * force
    : Math.max(WORTH.held * captured + WORTH.force * force, down * (sunk + WORTH.force * force));
  const marine = WORTH.marine * force;
  const rams = LIKELY_E.map((e, i) => e * struck + (LIKELY_C[i]! > 0 ? LIKELY_C[i]! * holed : 0));
  return { sunk, exit, whole, struck, holed, prize, marine, rams, boardings: reckonBoardings(hull, prize, marine) };
}

const STATES = 32;

/** Which of the prices is a ship's. */
export const priceAt = ({ side, captured, damaged, sinking }: Hull, large: boolean): number =>
  side + (large ? 2 : 0) + (captured ? 4 : 0) + (damaged ? 8 : 0) + (sinking ? 16 : 0);

interface Prices {
  /** What a ship that sinks brings on the average. */
  readonly mean: number;
  /** By `priceAt`. */
  readonly of: readonly Price[];
}

function reckonPrices({ victory }: Context): Prices {
  const points: Points = (side, name, large) =>
    victory.reduce((sum, { term, by, points: small, large: big }) => (term === name && by === side ? sum + (large ? big : small) : sum), 0);
  const all = ([0, 1] as const).flatMap((side) => ([0, 1] as const).map((large) => points(side, 'sunk', large)));
  const mean = Math.max(0.5, all.reduce((sum, value) => sum + value, 0) / all.length);
  const of = Array.from({ length: STATES }, (_, at) => {
    const hull = { side: (at & 1) as Side, captured: (at & 4) > 0, damaged: (at & 8) > 0, sinking: (at & 16) > 0 };
    return reckonPrice(hull, (at & 2) > 0 ? 1 : 0, points, mean);
  });
  return { mean, of };
}

export const pricesOf = perObject(reckonPrices);
