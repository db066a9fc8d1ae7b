import type { Drive } from '../model/context';
import { FRONT } from '../model/front';
import type { Context, Side, State, Unit } from '../model/types';
import { isRiver } from '../play/ground';
import { legalAttacks } from '../play/melee';
import { measureAway } from '../play/panic';

/** What 13.9 and V4 share: who is impetuous, and how such units go for the nearest enemy. */

/** 13.9 Knights and barbarians, mounted or not. */
export function isImpetuous(context: Context, state: State, unit: Unit): boolean {
  const type = context.types[unit.type]!;
  return type.as === 'KT' || type.traits.includes('barbarian') || (state.extra?.bound.includes(unit.id) ?? false);
}

/** How near each hex is to the nearest enemy unit: the nearer, the higher (FAQ 2). */
function measureNear(context: Context, state: State, side: Side): void {
  measureAway(context, state, side);
  const { away } = context.scratch;
  for (let hex = 0; hex < away.length; hex++) away[hex] = -away[hex]!;
}

/** The facings in which a unit in a hex has an enemy unit ahead that it can come at. Needs `surveyMover`. */
function facingsToFight(context: Context, hex: number): number {
  const { board, scratch } = context;
  let facings = 0;
  for (let d = 0; d < 6; d++) {
    const next = board.neighbours[hex * 6 + d]!;
    if (next >= 0 && scratch.shut[next] && !isRiver(context, hex, d)) facings |= FRONT[d]!;
  }
  return facings;
}

/**
 * 13.9 No step farther from the nearest enemy than the hex left, and in the end as near to one as any path allows. R: of ends equally near those
 * with an enemy ahead come first, and of these the one soonest reached, by points, whatever the terrain and through friends that stand in the way (FAQ 3):
 * that is what "no regard for terrain or tactics" means. It does not leave the map.
 */
export const chargeDrive: Omit<Drive, 'rule' | 'why' | 'whyEnd'> = {
  measure: measureNear,
  ends: 'highest',
  seeks: facingsToFight,
  leaving: 'barred',
};

/** Whether there is anybody to go for; without an enemy on the map nobody is driven. */
export const hasEnemies = (state: State, side: Side): boolean => state.units.some((unit) => unit.side !== side && unit.hex >= 0);

/** Impetuous units of the phasing player that can still attack: they must, and the melee phase cannot end before. */
export const idleAttackers = (context: Context, state: State): Unit[] =>
  state.units.filter((unit) => isImpetuous(context, state, unit) && unit.hex >= 0 && legalAttacks(context, state, unit).length > 0);
