import { type Direction, distance, type Hex } from '../../../kernel/board';
import { cloneState } from '../model/clone';
import { FIRE_TABLE } from '../model/data';
import { facingOf, hexOf, kindOf, orderIn } from '../model/orders';
import { BESIDE, type Context, type Side, type State, type Unit } from '../model/types';
import { isInArc, isSightFree } from './fire';
import { isRiver, survey } from './ground';
import { mayAttack } from './melee';
import { legalEntries, legalMoves } from './movement';
import { nextFire, nextTurn, scheduleOf } from './nextTurn';
import { isDue } from './reinforcements';

/** How far a unit reaches in the next turn of its side, on whatever hex somebody stands. */
export interface Extent {
  readonly unit: number;
  /** 6 Where it can stand, its own hex among them. */
  readonly reach: ReadonlySet<Hex>;
  /** 9 Hexes that it can attack, by the nearest hex to its own from which it does; below 0 from beside the map (5.b). */
  readonly attack: ReadonlyMap<Hex, Hex>;
  /** 8 Hexes that it can fire at, by the nearest place from which it does, in hexes between the two. */
  readonly hit: ReadonlyMap<Hex, { readonly from: Hex; readonly range: number }>;
}

/** A hex in which a unit can stand, and the facings that it can hold there, as bits. */
type Places = Map<Hex, number>;

const FRONT = [0, 1, 5] as const;

function placesIn(context: Context, ahead: State, unit: Unit): Places {
  const places: Places = new Map();
  const add = (hex: Hex, facing: Direction) => places.set(hex, (places.get(hex) ?? 0) | (1 << facing));
  if (unit.hex >= 0) add(unit.hex, unit.facing);
  if (ahead.phase !== 'movement') return places;
  for (const action of unit.hex >= 0 ? legalMoves(context, ahead, unit) : legalEntries(context, ahead, unit)) {
    const order = orderIn(action);
    if (kindOf(order) !== 'off') add(hexOf(order), facingOf(order));
  }
  return places;
}

/** The same, the nearest to where the unit stands first. */
const nearestFirst = ({ board }: Context, { hex }: Unit, places: Places): [Hex, number][] =>
  hex < 0 ? [...places] : [...places].sort(([a], [b]) => distance(board, a, hex) - distance(board, b, hex));

function attacksFrom(context: Context, melee: State, unit: Unit, places: Places): Map<Hex, Hex> {
  const found = new Map<Hex, Hex>();
  if (!mayAttack(context, melee, unit)) return found;
  for (const [from, facings] of nearestFirst(context, unit, places)) {
    for (let d = 0; d < 6; d++) {
      const at = context.board.neighbours[from * 6 + d]!;
      const isFront = FRONT.some((turn) => (facings >> ((d + 6 - turn) % 6)) & 1);
      if (at >= 0 && isFront && !found.has(at) && !isRiver(context, from, d)) found.set(at, from);
    }
  }
  if (unit.hex === BESIDE && isDue(context, melee, unit))
    for (const at of context.armies[unit.side].reserves[unit.group]!.at) if (!found.has(at)) found.set(at, BESIDE);
  return found;
}

/** What a unit standing in a hex could fire at; whoever stands where it stood blocks no sight, for that is the unit itself. */
function shotsFrom(context: Context, fire: State, unit: Unit, places: Places): Map<Hex, { from: Hex; range: number }> {
  const found = new Map<Hex, { from: Hex; range: number }>();
  const type = context.types[unit.type]!;
  if (!type.missile || unit.plundering || unit.fired >= type.shots || context.hooks.barsShot?.(context, fire, unit)) return found;
  const longest = FIRE_TABLE[type.missile].others.length;
  const { hex, facing } = unit;
  for (const [from, facings] of nearestFirst(context, unit, places)) {
    unit.hex = from;
    survey(context, fire);
    for (let at = 0; at < context.board.size; at++) {
      const range = distance(context.board, from, at);
      const known = found.get(at);
      if (range === 0 || range > longest || (known && known.range <= range) || context.hooks.barsRange?.(context, fire, range)) continue;
      let sees = false;
      for (let d = 0; d < 6 && !sees; d++) {
        unit.facing = d;
        sees = ((facings >> d) & 1) === 1 && isInArc(context, unit, at);
      }
      if (sees && isSightFree(context, context.scratch.unitAt, from, at)) found.set(at, { from, range });
    }
  }
  unit.hex = hex;
  unit.facing = facing;
  return found;
}

/**
 * 2, 6, 8, 9 How far each unit of a side reaches in its next fire and melee, moving before as it then may. It is reckoned on the state given, which may be
 * a side's view (13.7), whatever the other side does before, and changes nothing. Whether an attack is strong enough depends on who is attacked.
 */
export function extentsOf(context: Context, state: State, side: Side): Extent[] {
  if (state.phase === 'over') return [];
  const schedule = scheduleOf(context, state, side);
  const { ahead } = nextTurn(context, state, side, schedule);
  const melee = cloneState(ahead);
  melee.phase = 'melee';
  const fire = nextFire(context, state, schedule);
  const none: Places = new Map();
  return ahead.units.flatMap((unit): Extent[] => {
    const fights = schedule.fights && unit.side === side;
    const places = fights ? placesIn(context, ahead, unit) : none;
    const firer = fire.units[unit.id]!;
    const stands: Places = firer.hex >= 0 ? new Map([[firer.hex, 1 << firer.facing]]) : none;
    const attack = fights ? attacksFrom(context, melee, melee.units[unit.id]!, places) : new Map<Hex, Hex>();
    const fires = schedule.fires && firer.side === side;
    const hit = shotsFrom(context, fire, firer, fires ? (fights && schedule.movesBeforeFire ? places : stands) : none);
    return places.size + attack.size + hit.size > 0 ? [{ unit: unit.id, reach: new Set(places.keys()), attack, hit }] : [];
  });
}
