import { distance, type Hex } from '../../../kernel/board';
import { COLUMNS, type Column, LEADER_MA } from '../model/data';
import { type Context, type Leader, otherSide, type State, type Unit } from '../model/types';
import { type Extent, extentsOf, nextTurn } from './extents';
import { bonusAt, survey } from './ground';
import { isDue, leaderMayMove } from './movement';
import { meleeOdds, QUARTERS } from './odds';
import { outruns } from './questions';
import { costTo, floodFrom, floodThrough, leaderMover } from './reach';

/** B7 An attack that an enemy can make by himself. */
export interface ThreatAttack {
  /** Where he then stands. */
  readonly from: Hex;
  readonly odds: Column;
  /** B9.c The column with the best leader who can come there, where that is better. */
  readonly led: Column | undefined;
  readonly strength: readonly [attack: number, defence: number];
  /** B10.b The unit may evade him, if it then has where to go. */
  readonly evaded: boolean;
}

/** What one enemy unit can do to a unit in his next turn. */
export interface Threat {
  readonly unit: number;
  /** B8 */
  readonly shot: boolean;
  readonly attack: ThreatAttack | undefined;
}

/** B7.2.a The strongest attack that several enemies can make together, as far as their places allow it. */
export interface ThreatTogether {
  readonly units: readonly number[];
  readonly odds: Column;
  readonly strength: readonly [attack: number, defence: number];
}

export interface Threats {
  readonly threats: readonly Threat[];
  readonly together: ThreatTogether | undefined;
}

const rankOf = (column: Column | undefined): number => (column ? COLUMNS.indexOf(column) : -1);

/** A unit as it will stand. */
const placed = (unit: Unit, hex: Hex): Unit => ({ ...unit, hex });

/** B9.a, B13.a After `survey`: whether a leader can come to a hex in the movement to come. */
function canCome(context: Context, ahead: State, leader: Leader, hex: Hex): boolean {
  const mover = leaderMover(context, leader.side, LEADER_MA);
  if (leaderMayMove(ahead, leader)) return costTo(floodFrom(context, leader.hex, mover), hex) >= 0;
  if (!isDue(context, ahead, leader)) return false;
  const { at } = context.armies[leader.side].reserves[leader.group]!;
  return at.some((entry) => costTo(floodThrough(context, entry, mover), hex) >= 0);
}

/** B9.a, B9.c After `survey`: the moment with the best leader of a side brought to a hex, if he does more there than who is there already. */
function ledAt(context: Context, ahead: State, { side }: Unit, hex: Hex): State | undefined {
  if (ahead.phase === 'melee') return undefined;
  let best: number | undefined;
  let most = bonusAt(ahead, side, hex);
  for (const leader of ahead.leaders) {
    if (leader.bonus <= most || leader.side !== side || !canCome(context, ahead, leader, hex)) continue;
    best = leader.id;
    most = leader.bonus;
  }
  if (best === undefined) return undefined;
  return { ...ahead, leaders: ahead.leaders.map((leader) => (leader.id === best ? { ...leader, hex } : leader)) };
}

/** After `survey`: the attack of a unit from one hex. */
function attackFrom(context: Context, ahead: State, unit: Unit, target: Unit, from: Hex): ThreatAttack {
  const { odds, attack, defence } = meleeOdds(context, ahead, [placed(unit, from)], [target]);
  const led = ledAt(context, ahead, unit, from);
  const better = led && meleeOdds(context, led, [placed(unit, from)], [target]).odds;
  return {
    from,
    odds,
    led: rankOf(better) > rankOf(odds) ? better : undefined,
    strength: [attack / QUARTERS, defence / QUARTERS],
    evaded: outruns(context, ahead, target, [unit.id]),
  };
}

const gravityOf = ({ attack, shot }: Threat): number =>
  100 * rankOf(attack?.odds) + 4 * rankOf(attack?.led) + (attack?.strength[0] ?? 0) + (shot ? 1 : 0);

/** Who goes where, so that the strongest all find a hex: the stronger first, others make room for them. */
function places(candidates: readonly { readonly unit: number; readonly hexes: readonly Hex[] }[]): Map<Hex, number> {
  const taken = new Map<Hex, number>();
  const hexesOf = new Map(candidates.map(({ unit, hexes }) => [unit, hexes]));
  const settle = (unit: number, tried: Set<Hex>): boolean => {
    for (const hex of hexesOf.get(unit) ?? []) {
      if (tried.has(hex)) continue;
      tried.add(hex);
      const other = taken.get(hex);
      if (other !== undefined && !settle(other, tried)) continue;
      taken.set(hex, unit);
      return true;
    }
    return false;
  };
  for (const { unit } of candidates) settle(unit, new Set());
  return taken;
}

/** After `survey`. */
function togetherOn(context: Context, ahead: State, target: Unit, extents: readonly Extent[], threats: readonly Threat[]) {
  const able = threats.filter(({ attack }) => attack !== undefined).sort((a, b) => b.attack!.strength[0] - a.attack!.strength[0]);
  if (able.length < 2) return undefined;
  const candidates = able.map(({ unit }) => {
    const { reach } = extents.find((extent) => extent.unit === unit)!;
    return { unit, hexes: [...reach].filter((hex) => distance(context.board, hex, target.hex) === 1) };
  });
  const taken = places(candidates);
  if (taken.size < 2) return undefined;
  const attackers = [...taken].map(([hex, id]) => placed(ahead.units[id]!, hex));
  const { odds, attack, defence } = meleeOdds(context, ahead, attackers, [target]);
  return { units: [...taken.values()], odds, strength: [attack / QUARTERS, defence / QUARTERS] as const };
}

/**
 * B7, B8 The enemy units that can fire at a unit in their next fire phase, or attack it in their next melee after moving, the gravest first. The unit is
 * taken as it stands; what its own side may do before that is not asked.
 */
export function threatsTo(context: Context, state: State, unit: Unit): Threats {
  const side = otherSide(unit.side);
  const ahead = unit.hex < 0 ? undefined : nextTurn(context, state, side);
  if (!ahead) return { threats: [], together: undefined };
  const extents = extentsOf(context, state, side);
  const target = ahead.units[unit.id]!;
  survey(context, ahead);
  const threats = extents.flatMap(({ unit: id, reach, attack, hit }): Threat[] => {
    const attacks = attack.has(target.hex) && !target.defended;
    const beside = attacks ? [...reach].filter((hex) => distance(context.board, hex, target.hex) === 1) : [];
    const ways = beside.map((from) => attackFrom(context, ahead, ahead.units[id]!, target, from));
    const [best] = ways.sort((a, b) => rankOf(b.odds) - rankOf(a.odds) || rankOf(b.led) - rankOf(a.led) || b.strength[0] - a.strength[0]);
    const shot = hit.has(target.hex);
    return best || shot ? [{ unit: id, shot, attack: best }] : [];
  });
  threats.sort((a, b) => gravityOf(b) - gravityOf(a));
  return { threats, together: togetherOn(context, ahead, target, extents, threats) };
}
