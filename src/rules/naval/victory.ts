import { winnerOf } from '../../kernel/sides';
import type { Outcome } from '../../kernel/system';
import { controlOf } from './ground';
import { type Context, LEFT, otherSide, type Ship, SIDES, type Side, type State, SUNK, type VictoryTerm } from './types';

/** 14.2 A ship that has left scores for its colour if that commanded it and a term names the hex. */
const scoresExit = (ship: Ship, { term, by, at }: VictoryTerm): boolean =>
  term === 'exit' && by === ship.side && ship.hex === LEFT && !ship.captured && at!.includes(ship.leftFrom);

/** 14.2 Whether a ship counts for a term as things stand. */
export function counts(context: Context, ship: Ship, term: VictoryTerm): boolean {
  const enemy = ship.side !== term.by;
  switch (term.term) {
    case 'sunk':
      if (!enemy) return false;
      if (ship.hex === LEFT) return !context.victory.some((other) => scoresExit(ship, other));
      return ship.hex === SUNK || ship.sinking;
    case 'captured':
      return enemy && ship.hex >= 0 && ship.captured && !ship.sinking;
    case 'exit':
      return scoresExit(ship, term);
    case 'hold':
      return ship.hex >= 0 && controlOf(ship) === term.by && term.at!.includes(ship.hex);
  }
}

/** What a term has brought so far: how many ships, and the points for them. */
export interface Tally {
  readonly term: VictoryTerm;
  readonly count: number;
  readonly points: number;
}

function tallyOf(context: Context, state: State, term: VictoryTerm): Tally {
  let count = 0;
  let points = 0;
  for (const ship of state.ships) {
    if (!counts(context, ship, term)) continue;
    count++;
    points += context.types[ship.type]!.size === 'large' ? term.large : term.points;
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

export function outcomeOf(context: Context, state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const score = scoreOf(context, state);
  return { score, winner: winnerOf(context, score) };
}

/** 14.2 Whether a side commands no ship and has no marine on the map. */
const isGone = (state: State, side: Side): boolean =>
  !state.ships.some((ship) => ship.hex >= 0 && controlOf(ship) === side) && !state.ashore.some((landing) => landing.side === side);

export const isDecided = (state: State): boolean => isGone(state, state.player) || isGone(state, otherSide(state.player));
