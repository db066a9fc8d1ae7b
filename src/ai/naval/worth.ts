import type { RamKind } from '../../rules/naval/model/events';
import { type Context, otherSide, type Ship, type Side, type State } from '../../rules/naval/model/types';
import { crewOf } from '../../rules/naval/play/movement';
import { counts } from '../../rules/naval/play/victory';
import { boardingIndex, type Price, priceAt, pricesOf, ramIndex } from './prices';

/** What there is to win and to lose with a ship as it is now. */
export const priceOf = (context: Context, ship: Ship): Price =>
  pricesOf(context).of[priceAt(ship, context.types[ship.type]!.size === 'large')]!;

/** What a ship that sinks brings on the average. */
export const meanPrice = (context: Context): number => pricesOf(context).mean;

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

/** By the direction of a ram, as it is turned against the bow of its target. */
export const KINDS: readonly RamKind[] = ['rudder', 'flank', 'flank', 'oarRake', 'flank', 'flank'];

/** What a ram by a crew costs its target, to be expected. */
export const ramLoss = (context: Context, kind: RamKind, crew: number, target: Ship): number =>
  priceOf(context, target).rams[ramIndex(kind, crew)]!;

/** What a ram brings whoever makes it: the target's loss less, in an oar rake, its own. */
export function ramGain(context: Context, ship: Ship, target: Ship, kind: RamKind): number {
  const theirs = ramLoss(context, kind, crewOf(context, ship), target);
  return kind === 'oarRake' ? theirs - ramLoss(context, kind, crewOf(context, target), ship) : theirs;
}

/** What so many marine points bring that board a ship, to be expected. */
export const boardingGain = (context: Context, target: Ship, attackers: number, corvus: boolean): number =>
  priceOf(context, target).boardings[boardingIndex(target.marines, attackers, corvus)]!;
