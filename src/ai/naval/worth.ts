import { ramResult } from '../../rules/naval/data';
import type { RamKind } from '../../rules/naval/events';
import { crewOf } from '../../rules/naval/movement';
import { type Context, otherSide, type Ship, SIDES, type Side, type State } from '../../rules/naval/types';
import { counts } from '../../rules/naval/victory';
import { perContext } from '../perContext';

/** Everything is weighed in points of victory: what they bring by the terms of the battle, and what a ship could still do, as a share of what one is worth on the average. */
interface Price {
  /** To the enemy of its colour, when it sinks and while he holds it. */
  readonly sunk: number;
  readonly captured: number;
  /** To its colour, when it leaves where leaving scores. */
  readonly exit: number;
  /** Of what it could still do. */
  readonly force: number;
}

/** By colour, small ships and large ones. */
type Prices = readonly [readonly [Price, Price], readonly [Price, Price]];

const LARGE_FORCE = 1.4;
/** 14.10 How likely a sinking ship goes down in the end. */
const GOES_DOWN = [0.8, 0.6] as const;

/** Found by play, as the styles are. `force` of what a ship could still do; `exit`: of the chance to leave; `damaged`: of a ship's worth is lost with its oars; `held`: how likely a prize is held to the end. */
const WORTH = { force: 0.6, exit: 0.7, damaged: 0.45, marine: 1, held: 0.75 };

const largeOf = (context: Context, ship: Ship): 0 | 1 => (context.types[ship.type]!.size === 'large' ? 1 : 0);

const pricesOf = perContext(reckonPrices);

/** What a ship that sinks brings on the average. */
export function meanPrice(context: Context): number {
  const [[a, b], [c, d]] = pricesOf(context);
  return Math.max(0.5, (a.sunk + b.sunk + c.sunk + d.sunk) / 4);
}

function reckonPrices(context: Context): Prices {
  const points = (side: Side, name: string, large: 0 | 1): number =>
    context.victory.reduce(
      (sum, { term, by, points: small, large: big }) => (term === name && by === side ? sum + (large ? big : small) : sum),
      0,
    );
  const all = SIDES.flatMap((side) => ([0, 1] as const).map((large) => points(side, 'sunk', large)));
  const mean = Math.max(0.5, all.reduce((sum, value) => sum + value, 0) / all.length);
  const priceOf = (side: Side, large: 0 | 1): Price => ({
    sunk: points(otherSide(side), 'sunk', large),
    captured: points(otherSide(side), 'captured', large),
    exit: points(side, 'exit', large),
    force: mean * (large ? LARGE_FORCE : 1),
  });
  return [
    [priceOf(0, 0), priceOf(0, 1)],
    [priceOf(1, 0), priceOf(1, 1)],
  ];
}

export const priceOf = (context: Context, ship: Ship): Price => pricesOf(context)[ship.side][largeOf(context, ship)];

/** 14.2 Points of a side above the enemy's as things stand. */
export function leadOf(context: Context, state: State, side: Side): number {
  let lead = context.fleets[side].points - context.fleets[otherSide(side)].points;
  const { victory } = context;
  for (let t = 0; t < victory.length; t++) {
    const term = victory[t]!;
    let points = 0;
    for (let i = 0; i < state.ships.length; i++) {
      const ship = state.ships[i]!;
      if (counts(context, ship, term)) points += context.types[ship.type]!.size === 'large' ? term.large : term.points;
    }
    lead += term.by === side ? points : -points;
  }
  return lead;
}

/** What whoever commands a ship loses when it goes down. */
export function worthOf(context: Context, ship: Ship): number {
  const { sunk, captured, exit, force } = priceOf(context, ship);
  return ship.captured ? Math.max(0.1, captured - sunk + 0.4 * WORTH.force * force) : sunk + WORTH.force * force + WORTH.exit * exit;
}

/** What has been lost with a ship in such a state, of its worth. */
const lostShare = (context: Context, ship: Ship, damaged: boolean, sinking: boolean): number => {
  if (!sinking) return damaged ? WORTH.damaged : 0;
  const down = GOES_DOWN[largeOf(context, ship)];
  return down + (1 - down) * WORTH.damaged;
};

/** What a ship loses by E and by C. */
export function lossBy(context: Context, ship: Ship, result: 'E' | 'C'): number {
  if (ship.sinking) return 0;
  const sinks = result === 'C' || ship.damaged;
  return worthOf(context, ship) * (lostShare(context, ship, true, sinks) - lostShare(context, ship, ship.damaged, false));
}

/** A step of the hull by archery, ballista or scuttling. */
export const hullLoss = (context: Context, ship: Ship): number => lossBy(context, ship, 'E');

export const KINDS: readonly RamKind[] = ['rudder', 'flank', 'flank', 'oarRake', 'flank', 'flank'];
const CODE: Readonly<Record<RamKind, number>> = { oarRake: 0, rudder: 1, flank: 2 };
const CREWS = 5;

/** By kind and crew: how likely a ram comes to E and to C. */
const likely = (wanted: 'E' | 'C'): Float64Array =>
  Float64Array.from({ length: 3 * CREWS }, (_, i) => {
    const kind = (['oarRake', 'rudder', 'flank'] as const)[Math.floor(i / CREWS)]!;
    return [1, 2, 3, 4, 5, 6].filter((die) => ramResult(kind, die + (i % CREWS)) === wanted).length / 6;
  });
const LIKELY_E = likely('E');
const LIKELY_C = likely('C');

export const likelyE = (kind: RamKind, crew: number): number => LIKELY_E[CODE[kind] * CREWS + crew]!;
export const likelyC = (kind: RamKind, crew: number): number => LIKELY_C[CODE[kind] * CREWS + crew]!;

/** What a ram by a crew costs its target, to be expected. */
export function ramLoss(context: Context, kind: RamKind, crew: number, target: Ship): number {
  const sinking = likelyC(kind, crew);
  return likelyE(kind, crew) * lossBy(context, target, 'E') + (sinking > 0 ? sinking * lossBy(context, target, 'C') : 0);
}

/** What a ram brings whoever makes it: the target's loss less, in an oar rake, its own. */
export function ramGain(context: Context, ship: Ship, target: Ship, kind: RamKind): number {
  const theirs = ramLoss(context, kind, crewOf(context, ship), target);
  return kind === 'oarRake' ? theirs - ramLoss(context, kind, crewOf(context, target), ship) : theirs;
}

/** What taking a ship without marines brings: as a prize to be held to the end, or scuttled at once. */
export function prizeOf(context: Context, target: Ship): number {
  const { sunk, captured, force } = priceOf(context, target);
  if (target.captured) return captured + 0.5 * WORTH.force * force;
  return Math.max(WORTH.held * captured + WORTH.force * force, GOES_DOWN[largeOf(context, target)] * (sunk + WORTH.force * force));
}

export const marineWorth = (context: Context, ship: Ship): number => WORTH.marine * priceOf(context, ship).force;

const MOST = 8;
/** By defenders and attackers: how many of the defenders fall, and how likely one attack is left to take the ship; each hits one time in three, or in two. */
const boarding = [1 / 3, 1 / 2].map((p) => {
  const fall = new Float64Array(4 * (MOST + 1));
  const take = new Float64Array(4 * (MOST + 1));
  for (let attackers = 0; attackers <= MOST; attackers++) {
    let odds = Array.from({ length: attackers + 1 }, (_, hits) => Number(hits === 0));
    for (let i = 0; i < attackers; i++) odds = odds.map((share, hits) => share * (1 - p) + (hits > 0 ? odds[hits - 1]! * p : 0));
    for (let marines = 0; marines < 4; marines++) {
      odds.forEach((share, hits) => {
        fall[marines * (MOST + 1) + attackers]! += share * Math.min(hits, marines);
        if (hits > marines) take[marines * (MOST + 1) + attackers]! += share;
      });
    }
  }
  return { fall, take };
});

/** What so many marine points bring that board a ship, to be expected. */
export function boardingGain(context: Context, target: Ship, attackers: number, corvus: boolean): number {
  const { fall, take } = boarding[corvus ? 1 : 0]!;
  const at = Math.min(3, target.marines) * (MOST + 1) + Math.min(MOST, attackers);
  const killed = fall[at]! * marineWorth(context, target);
  // The last marine that falls on a prize gives it back.
  if (target.captured) return killed + (target.marines === 1 ? fall[at]! * prizeOf(context, target) : 0);
  return killed + (target.sinking ? 0.2 : 1) * take[at]! * prizeOf(context, target);
}
