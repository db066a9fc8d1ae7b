import { directionTo, distance, type Hex } from '../../../kernel/board';
import { COLUMNS, type Column, LEADER_MA } from '../model/data';
import { type Context, type Leader, otherSide, type State, type Unit } from '../model/types';
import { extentsOf, nextTurn } from './extents';
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

/** Attackers, each in a hex of his own, and what they bring. */
interface Party {
  readonly attackers: readonly Unit[];
  readonly strength: number;
}

/** A unit, and its attacks from each hex that it can come to beside its target. */
interface Attacker {
  readonly unit: Unit;
  readonly ways: readonly ThreatAttack[];
}

/** The strongest party for each set of hexes around a target, as a mask of directions: what a unit brings depends on its hex alone. */
function partiesOn({ board }: Context, target: Unit, able: readonly Attacker[]): Party[] {
  const parties: (Party | undefined)[] = Array.from({ length: 64 });
  parties[0] = { attackers: [], strength: 0 };
  for (const { unit, ways } of able) {
    // Downwards, so that nobody is taken twice.
    for (let mask = 62; mask >= 0; mask--) {
      const party = parties[mask];
      for (const { from, strength } of party ? ways : []) {
        const grown = mask | (1 << directionTo(board, target.hex, from));
        const sum = party!.strength + strength[0];
        if (grown === mask || sum <= (parties[grown]?.strength ?? -1)) continue;
        parties[grown] = { attackers: [...party!.attackers, placed(unit, from)], strength: sum };
      }
    }
  }
  return parties.filter((party) => party !== undefined);
}

/** After `survey`. How the defender stands to all of them decides as much as their strength, so each set of hexes is reckoned. */
function togetherOn(context: Context, ahead: State, target: Unit, able: readonly Attacker[]): ThreatTogether | undefined {
  let best: ThreatTogether | undefined;
  for (const { attackers } of partiesOn(context, target, able)) {
    if (attackers.length < 2) continue;
    const { odds, attack, defence } = meleeOdds(context, ahead, attackers, [target]);
    const gain = rankOf(odds) - rankOf(best?.odds) || attack / QUARTERS - best!.strength[0];
    if (gain > 0) best = { units: attackers.map(({ id }) => id), odds, strength: [attack / QUARTERS, defence / QUARTERS] };
  }
  return best;
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
  const able: Attacker[] = [];
  const threats = extents.flatMap(({ unit: id, reach, attack, hit }): Threat[] => {
    const beside = attack.has(target.hex) ? [...reach].filter((hex) => distance(context.board, hex, target.hex) === 1) : [];
    const ways = beside.map((from) => attackFrom(context, ahead, ahead.units[id]!, target, from));
    const [best] = ways.sort((a, b) => rankOf(b.odds) - rankOf(a.odds) || rankOf(b.led) - rankOf(a.led) || b.strength[0] - a.strength[0]);
    if (best) able.push({ unit: ahead.units[id]!, ways });
    const shot = hit.has(target.hex);
    return best || shot ? [{ unit: id, shot, attack: best }] : [];
  });
  able.sort((a, b) => b.ways[0]!.strength[0] - a.ways[0]!.strength[0]);
  threats.sort((a, b) => gravityOf(b) - gravityOf(a));
  return { threats, together: togetherOn(context, ahead, target, able) };
}
