import { directionTo, distance, type Hex } from '../../../kernel/board';
import { cloneState } from '../model/clone';
import { LONGEST_RANGE, ODDS, type Odds } from '../model/data';
import { isAhead } from '../model/front';
import { type Action, facingOf, hexOf, kindOf, orderIn } from '../model/orders';
import { type Context, otherSide, type State, type Unit } from '../model/types';
import { fireNeed, isInArc, legalShots } from './fire';
import { survey, unitAt } from './ground';
import { addLeaders } from './leaders';
import { legalAttacks } from './melee';
import { applyMove, legalEntries, legalMoves } from './movement';
import { enterMelee, mayBeJoined, nextFire, nextTurn, scheduleOf, unleashedIn } from './nextTurn';
import { assaultOn, meleeOdds } from './odds';

/** What the table asks about danger. All of it is reckoned on the state given, which may be a side's view (13.7), and changes nothing. */

/** 8 A shot that an enemy can have. */
export interface ThreatShot {
  /** Where the firer then stands. */
  readonly from: Hex;
  readonly range: number;
  /** Hits with so much or less on a die. */
  readonly need: number;
}

/** 9 An attack that an enemy can make. At least one of `odds` and `led` is there. */
export interface ThreatAttack {
  /** Where the attacker then stands; below 0 beside the map (5.b). */
  readonly from: Hex;
  /** The column without a leader brought to it; undefined: too weak by itself. */
  readonly odds: Odds | undefined;
  /** 11.c The column with one leader more, where its side has one to place. */
  readonly led: Odds | undefined;
  readonly strength: readonly [attack: number, defence: number];
  readonly flank: boolean;
}

/** What one enemy unit can do to a unit in its next fire and melee, the best of its ways for each. */
export interface Threat {
  readonly unit: number;
  readonly shot: ThreatShot | undefined;
  readonly attack: ThreatAttack | undefined;
  /** The attack if his side charges (13.10, 15.3.e) or loses control (13.9), which may still come, where that is graver. */
  readonly unleashed: (ThreatAttack & { readonly rule: string }) | undefined;
}

/** From 1 for the worst column; 0: no attack. */
export const rankOf = (odds: Odds | undefined): number => (odds ? 1 + ODDS.indexOf(odds) : 0);

/** How bad an attack is: by its best column, then without a leader. */
const gravityOf = (attack: Pick<ThreatAttack, 'odds' | 'led'> | undefined): number =>
  attack ? 10 * Math.max(rankOf(attack.odds), rankOf(attack.led)) + rankOf(attack.odds) : 0;

/** The attack of a unit where it stands in a melee; it must be one that the rules allow, with a leader's help at least. */
function attackFrom(context: Context, at: State, attacker: Unit, target: Unit, leaders: number): ThreatAttack | undefined {
  const columnNow = (): { readonly odds: Odds | undefined; readonly flank: boolean; readonly strength: readonly [number, number] } => {
    const orders = legalAttacks(context, at, attacker).filter((order) => hexOf(order) === target.hex);
    const all = orders.map((order) => meleeOdds(context, at, assaultOn(context, attacker, target, target.hex, facingOf(order))));
    const best = all.sort((a, b) => rankOf(b.odds) - rankOf(a.odds))[0];
    return {
      odds: best?.odds,
      flank: best?.terms.some(({ why }) => why === 'flank') ?? false,
      strength: [best?.attack ?? 0, best?.defence ?? 0],
    };
  };
  const alone = columnNow();
  if (leaders === 0 || attacker.hex < 0) return alone.odds && { from: attacker.hex, led: undefined, ...alone };
  addLeaders(at.armies[attacker.side], attacker.hex, 1);
  const led = columnNow();
  if (!led.odds) return undefined;
  return { from: attacker.hex, odds: alone.odds, led: led.odds, flank: led.flank, strength: alone.odds ? alone.strength : led.strength };
}

/** The ways of a unit beside a target with its front to it, one for each hex. */
function waysTo(context: Context, ahead: State, unit: Unit, target: Unit): Action[] {
  const orders: readonly Action[] = unit.hex >= 0 ? legalMoves(context, ahead, unit) : legalEntries(context, ahead, unit);
  const found = new Map<Hex, Action>();
  for (const action of orders) {
    const order = orderIn(action);
    if (kindOf(order) === 'off' || found.has(hexOf(order))) continue;
    const direction = directionTo(context.board, hexOf(order), target.hex);
    if (direction >= 0 && distance(context.board, hexOf(order), target.hex) === 1 && isAhead(facingOf(order), direction))
      found.set(hexOf(order), action);
  }
  return [...found.values()];
}

/** The worst attack that a unit can make on a target in its next melee. */
function worstAttack(context: Context, ahead: State, id: number, target: Unit, leaders: number): ThreatAttack | undefined {
  const unit = ahead.units[id]!;
  const found: ThreatAttack[] = [];
  const look = (action: Action | undefined): void => {
    const then = cloneState(ahead);
    if (action !== undefined) applyMove(context, then, action, then.units[id]!, undefined);
    enterMelee(context, then);
    const led = leaders || Number(ahead.phase === 'movement' && mayBeJoined(context, then, then.units[id]!));
    const attack = attackFrom(context, then, then.units[id]!, then.units[target.id]!, led);
    if (attack) found.push(attack);
  };
  look(undefined);
  if (ahead.phase === 'movement' && !unit.panicked) for (const way of waysTo(context, ahead, unit, target)) look(way);
  return found.sort((a, b) => gravityOf(b) - gravityOf(a))[0];
}

/** 8 What a unit standing so would need to hit a target; 0: it cannot shoot at it. Needs nothing surveyed. */
function needFrom(context: Context, then: State, unit: Unit, target: Unit): number {
  if (!legalShots(context, then, unit).some((order) => hexOf(order) === target.hex)) return 0;
  survey(context, then);
  return unitAt(context, then, target.hex) === target ? fireNeed(context, then, unit, target) : 0;
}

/** The best shot that a unit can have at a target, as it stands, or wherever it can go before. */
function bestShot(context: Context, fire: State, ahead: State | undefined, id: number, target: Unit): ThreatShot | undefined {
  const unit = fire.units[id]!;
  const aim = fire.units[target.id]!;
  let best: ThreatShot | undefined;
  const look = (): void => {
    const range = distance(context.board, unit.hex, aim.hex);
    if (range > LONGEST_RANGE || (best && best.range <= range) || !isInArc(context, unit, aim.hex)) return;
    const need = needFrom(context, fire, unit, aim);
    if (need > (best?.need ?? 0)) best = { from: unit.hex, range, need };
  };
  const { hex, facing } = unit;
  if (hex >= 0) look();
  if (ahead && hex >= 0) {
    for (const order of legalMoves(context, ahead, ahead.units[id]!)) {
      if (kindOf(order) === 'off') continue;
      unit.hex = hexOf(order);
      unit.facing = facingOf(order);
      look();
    }
  }
  unit.hex = hex;
  unit.facing = facing;
  return best;
}

/**
 * 2, 8, 9 The enemy units that can shoot at a unit in their next fire, or attack it in their next melee after moving, the gravest first. The unit is
 * taken as it stands; what its own side may do before that is not asked.
 */
export function threatsTo(context: Context, state: State, target: Unit): Threat[] {
  if (state.phase === 'over' || target.hex < 0) return [];
  const enemy = otherSide(target.side);
  const schedule = scheduleOf(context, state, enemy);
  const next = nextTurn(context, state, enemy, schedule);
  const { ahead, leaders } = next;
  const unleashed = unleashedIn(context, next);
  const fire = nextFire(context, state, schedule);
  const threats: Threat[] = [];
  for (const { id, type } of state.units) {
    const fires = schedule.fires && fire.units[id]!.side === enemy && context.types[type]!.missile;
    const shot = fires ? bestShot(context, fire, schedule.movesBeforeFire ? ahead : undefined, id, target) : undefined;
    const fights = schedule.fights && ahead.units[id]!.side === enemy;
    const attack = fights ? worstAttack(context, ahead, id, target, leaders) : undefined;
    const worse = (fights ? unleashed : []).flatMap((loose) => {
      const found = worstAttack(context, loose.ahead, id, target, leaders);
      return found && gravityOf(found) > gravityOf(attack) ? [{ ...found, rule: loose.rule }] : [];
    });
    const gravest = worse.sort((a, b) => gravityOf(b) - gravityOf(a))[0];
    if (shot || attack || gravest) threats.push({ unit: id, shot, attack, unleashed: gravest });
  }
  return threats.sort((a, b) => weight(b) - weight(a));
}

const weight = ({ attack, unleashed, shot }: Threat): number => gravityOf(unleashed ?? attack) * 10 + (shot?.need ?? 0);
