import type { Hex } from '../../../kernel/board';
import { cloneState } from '../model/clone';
import { RANGES } from '../model/data';
import type { Context, Flood, Side, State, Unit } from '../model/types';
import { recover } from './combat';
import { mayFire } from './fire';
import { isInZone, survey, typeOf } from './ground';
import { clearMarks } from './marks';
import { isDue, mayMove } from './movement';
import { floodFrom, floodThrough, isHeld, moverOf } from './reach';

/* What the table asks about the turn to come. All of it is reckoned on the state given and changes nothing. */

/** How far a unit reaches in the next player turn of its side, whoever of the enemy stands where. */
export interface Extent {
  readonly unit: number;
  /** Below 0: in reserve. */
  readonly hex: Hex;
  /** B5, B13.a Where it can end its move, its own hex among them. */
  readonly reach: ReadonlySet<Hex>;
  /** B7.2.d Hexes beside those, if it can attack at all. */
  readonly attack: ReadonlySet<Hex>;
  /** B8 Hexes that it can fire at from where it stands. */
  readonly hit: ReadonlySet<Hex>;
}

/** B4.a The moment at which a side begins its next player turn, or goes on with this one while its fire or movement lasts; undefined if it has none. */
export function nextTurn(context: Context, state: State, side: Side): State | undefined {
  if (state.phase === 'over') return undefined;
  const ahead = cloneState(state);
  ahead.attack = null;
  if (state.player === side && (state.phase === 'fire' || state.phase === 'movement')) return ahead;
  ahead.turn = state.player === side || side === 0 ? state.turn + 1 : state.turn;
  if (ahead.turn > context.turns) return undefined;
  clearMarks(ahead);
  // A melee, at whose end all recover, comes before, unless the last one is over.
  const isNext = state.phase === 'rally' && state.player !== side;
  if (context.variants.briefDisorder && !isNext) for (const unit of ahead.units) recover(unit, undefined);
  ahead.player = side;
  ahead.phase = 'fire';
  return ahead;
}

/** After `survey`: where a unit can end. */
function reachOf(context: Context, ahead: State, unit: Unit): Set<Hex> {
  const hexes = new Set<Hex>(unit.hex >= 0 ? [unit.hex] : []);
  if (isDue(context, ahead, unit)) {
    for (const entry of context.armies[unit.side].reserves[unit.group]!.at)
      addVacant(context, floodThrough(context, entry, moverOf(context, unit)), hexes);
    return hexes;
  }
  if (!mayMove(ahead, unit) || isHeld(context, unit)) return hexes;
  addVacant(context, floodFrom(context, unit.hex, moverOf(context, unit)), hexes);
  return hexes;
}

function addVacant({ scratch }: Context, { spots, count }: Flood, hexes: Set<Hex>): void {
  for (let i = 0; i < count; i++) if (scratch.sideAt[spots[i]!] === 0) hexes.add(spots[i]!);
}

const around = ({ board }: Context, hex: Hex): Hex[] => [...board.neighbours.subarray(hex * 6, hex * 6 + 6)].filter((next) => next >= 0);

/** After `survey`: B8.d, B8.e, B8.f what a unit can fire at in this fire phase. */
function hitBy(context: Context, ahead: State, unit: Unit): Set<Hex> {
  if (ahead.phase !== 'fire' || !mayFire(context, ahead, unit)) return new Set();
  const near = around(context, unit.hex);
  if (RANGES[typeOf(context, unit).weapon!] < 2 || isInZone(context, unit.side, unit.hex)) return new Set(near);
  return new Set([...near, ...context.seen.subarray(unit.hex * 12, unit.hex * 12 + 12)].filter((hex) => hex >= 0));
}

/** How far each unit of a side reaches in its next player turn. */
export function extentsOf(context: Context, state: State, side: Side): Extent[] {
  const ahead = nextTurn(context, state, side);
  if (!ahead) return [];
  survey(context, ahead);
  const units = ahead.units.filter((unit) => unit.side === side && (unit.hex >= 0 || isDue(context, ahead, unit)));
  return units.map((unit) => {
    const reach = reachOf(context, ahead, unit);
    const attacks = !typeOf(context, unit).defenceOnly;
    const attack = new Set(attacks ? [...reach].flatMap((hex) => around(context, hex)) : []);
    return { unit: unit.id, hex: unit.hex, reach, attack, hit: unit.hex >= 0 ? hitBy(context, ahead, unit) : new Set<Hex>() };
  });
}
