import { type TwoSidedOutcome, winnerOf } from '../../../kernel/twoSides';
import { type Context, LEFT, type Ship, SIDES, type Side, type State, SUNK, type VictoryTerm } from '../model/types';
import { controlOf } from './ground';

/** 14.2 A ship that has left scores for its colour if that commanded it and a term names the hex. */
const scoresExit = (ship: Ship, { term, by, at }: VictoryTerm): boolean =>
  term === 'exit' && by === ship.side && ship.hex === LEFT && !ship.captured && at!.includes(ship.leftFrom);

/** 14.2 Whether the battle sent a ship where it has left: it is not lost. */
export const isBroughtOff = ({ victory }: Context, ship: Ship): boolean => victory.some((term) => scoresExit(ship, term));

/** 14.2 Whether a ship counts for a term as things stand. */
export function counts(context: Context, ship: Ship, term: VictoryTerm): boolean {
  const enemy = ship.side !== term.by;
  switch (term.term) {
    case 'sunk':
      if (!enemy) return false;
      if (ship.hex === LEFT) return !isBroughtOff(context, ship);
      return ship.hex === SUNK || ship.sinking;
    case 'captured':
      return enemy && ship.hex >= 0 && ship.captured && !ship.sinking;
    case 'exit':
      return scoresExit(ship, term);
    case 'hold':
      return ship.hex >= 0 && !ship.sinking && controlOf(ship) === term.by && term.at!.includes(ship.hex);
  }
}

/** What a term has brought so far: how many ships, and the points for them. */
export interface Tally {
  readonly term: VictoryTerm;
  readonly count: number;
  readonly points: number;
}

/** 14.2 What a term gives for a ship of its size. */
const pointsFor = (context: Context, ship: Ship, term: VictoryTerm): number =>
  context.types[ship.type]!.size === 'large' ? term.large : term.points;

function tallyOf(context: Context, state: State, term: VictoryTerm): Tally {
  let count = 0;
  let points = 0;
  for (const ship of state.ships) {
    if (!counts(context, ship, term)) continue;
    count++;
    points += pointsFor(context, ship, term);
  }
  return { term, count, points };
}

/** 14.2 What each of a side's terms of victory has brought as things stand. */
export const talliesOf = (context: Context, state: State, side: Side): Tally[] =>
  context.victory.filter(({ by }) => by === side).map((term) => tallyOf(context, state, term));

/** 14.2 The points of both sides as things stand. */
export function scoreOf(context: Context, state: State): [number, number] {
  return SIDES.map((side) => talliesOf(context, state, side).reduce((sum, { points }) => sum + points, context.fleets[side].points)) as [
    number,
    number,
  ];
}

export function outcomeOf(context: Context, state: State): TwoSidedOutcome | undefined {
  if (state.phase !== 'over') return undefined;
  const score = scoreOf(context, state);
  return { score, winner: winnerOf(context, score) };
}

/** 14.2 Whether a side commands a ship, or has marines ashore. */
export const isPresent = ({ ships, ashore }: State, side: Side): boolean =>
  ships.some((ship) => ship.hex >= 0 && controlOf(ship) === side) || ashore.some((landing) => landing.side === side);

/** 14.2 What the terms of one kind that are open to a ship's commander give for it. */
function givenFor(context: Context, ship: Ship, kind: VictoryTerm['term']): number {
  let given = 0;
  for (const term of context.victory) if (term.term === kind && term.by === controlOf(ship)) given += pointsFor(context, ship, term);
  return given;
}

/** 14.2 Whether its captor scores more if a ship goes down than if he keeps it, wherever he brings it. */
export const isBetterSunk = (context: Context, ship: Ship): boolean =>
  ship.captured && givenFor(context, ship, 'sunk') > givenFor(context, ship, 'captured') + givenFor(context, ship, 'hold');

/** 14.2 Whether a ship afloat may bring its commander points though nobody is left to fight. */
const mayScore = (context: Context, ship: Ship): boolean =>
  givenFor(context, ship, 'hold') > 0 || (ship.captured ? isBetterSunk(context, ship) : givenFor(context, ship, 'exit') > 0);

/** 14.2 Whether a ship afloat may yet bring points while both sides are there to sail, sink and take it. */
const mayCount = ({ side }: Ship, { term, by }: VictoryTerm): boolean => term === 'hold' || (term === 'exit') === (side === by);

/** 14.2 Whether nothing more can be sunk, taken, repaired, brought off or held that brings points. */
export function isSettled(context: Context, state: State): boolean {
  const afloat = state.ships.filter(({ hex }) => hex >= 0);
  if (afloat.some(({ sinking }) => sinking)) return false;
  if (!SIDES.every((side) => isPresent(state, side))) return !afloat.some((ship) => mayScore(context, ship));
  return !afloat.some((ship) => context.victory.some((term) => mayCount(ship, term)));
}
