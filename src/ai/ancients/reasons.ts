import { distance } from '../../kernel/board';
import type { Assault } from '../../rules/ancients/model/assault';
import { cloneState } from '../../rules/ancients/model/clone';
import type { MeleeResult } from '../../rules/ancients/model/data';
import { type Action, facingOf, hexOf, kindOf, type OrderKind, orderIn, routeIn, unitOf } from '../../rules/ancients/model/orders';
import type { Context, Side, State, Unit } from '../../rules/ancients/model/types';
import { optional } from '../../rules/ancients/options';
import { askedAssault } from '../../rules/ancients/play/asked';
import { fireNeed } from '../../rules/ancients/play/fire';
import { survey, unitAt } from '../../rules/ancients/play/ground';
import { leadersAt } from '../../rules/ancients/play/leaders';
import { assaultOn, meleeOdds } from '../../rules/ancients/play/odds';
import { rankOf, threatsTo } from '../../rules/ancients/play/threats';
import type { Reason } from '../tactics';
import { FAR, fieldOf } from './field';
import { outlook } from './march';
import { CENTURION } from './style';

/** How many of the six results of an attack are of these kinds. */
const timesIn = (results: readonly MeleeResult[], ...kinds: readonly MeleeResult[]): number =>
  results.filter((result) => kinds.includes(result)).length;

/** 9.3 How often of six the target is harmed and how often it falls, and how often the attacker is harmed: M does nothing to whoever is disordered. */
const chancesIn = (results: readonly MeleeResult[], { attacker, target }: Assault) => ({
  good: timesIn(results, 'DD', 'DE', ...(target.disordered ? [] : (['M'] as const))),
  kills: timesIn(results, 'DE', ...(target.disordered ? (['DD'] as const) : [])),
  bad: timesIn(results, 'AD', ...(attacker.disordered ? [] : (['M'] as const))),
});

/** The six results of an attack in words of chances. */
function fightReasons(context: Context, state: State, assault: Assault): Reason[] {
  const { odds, terms, results } = meleeOdds(context, state, assault);
  if (!odds) return [];
  const values = { odds, ...chancesIn(results, assault) };
  const reasons: Reason[] = [{ why: 'odds', rule: '9.2', hexes: [assault.at], values }];
  for (const { on, why, rule } of terms) {
    if (on === 'attack' && (why === 'flank' || why === 'leader' || why === 'star')) reasons.push({ why: `by:${why}`, rule });
  }
  if (assault.target.disordered) reasons.push({ why: 'targetDisordered', rule: '9.3', hexes: [assault.at] });
  return reasons;
}

/** What a move is good for: the attack that it opens, the danger that it leaves, the range, the way. */
function moveReasons(context: Context, state: State, unit: Unit, hex: number, facing: number): Reason[] {
  const field = fieldOf(context, state, unit.side, CENTURION);
  survey(context, state);
  const here = outlook(context, state, field, unit, unit.hex, unit.facing);
  const there = outlook(context, state, field, unit, hex, facing);
  const reasons: Reason[] = [];
  if (there.target !== undefined) {
    const moved = { ...unit, hex, facing };
    reasons.push({ why: 'opensAttack', rule: '9.c', hexes: [there.target] });
    const target = unitAt(context, state, there.target);
    if (target) reasons.push(...fightReasons(context, state, assaultOn(context, moved, target, target.hex, facing)));
  }
  if (there.risk < here.risk - 0.15) reasons.push({ why: 'leavesDanger', hexes: [unit.hex] });
  if (there.flanked < here.flanked) reasons.push({ why: 'coversFlank', rule: '6.b' });
  const range = field.near[hex]!;
  if (context.types[unit.type]!.missile && range >= 2 && range <= 3 && range < FAR)
    reasons.push({ why: 'missileRange', rule: '8.d', values: { range } });
  const terrain = context.terrain[hex];
  if (context.types[unit.type]!.class === 'infantry' && (terrain === 'hill' || terrain === 'village') && hex !== unit.hex)
    reasons.push({ why: `on:${terrain}`, rule: '9.2' });
  if (reasons.length === 0 && field.near[hex]! < field.near[unit.hex]!) reasons.push({ why: 'nearer', values: { range } });
  // What speaks against an order is not said alone.
  if (reasons.length === 0) reasons.push({ why: 'leavesMost' });
  return [...reasons, ...dangerReasons(context, state, unit, hex, facing)];
}

/** 13.7 What cannot happen is so only as far as the enemy is seen. */
const asSeen = ({ hooks }: Context): Pick<Reason, 'values'> => (hooks.viewOf ? { values: { hidden: 1 } } : {});

/** What the enemy could do to a unit there in his next melee, at its worst. */
function dangerReasons(context: Context, state: State, unit: Unit, hex: number, facing: number): Reason[] {
  const then = cloneState(state);
  const moved = then.units[unit.id]!;
  Object.assign(moved, { hex, facing, moved: true });
  const gravest = threatsTo(context, then, moved).find(({ attack, unleashed }) => attack || unleashed);
  const worst = gravest?.unleashed ?? gravest?.attack;
  const odds = worst && (rankOf(worst.led) > rankOf(worst.odds) ? worst.led : worst.odds);
  if (!worst || !odds || rankOf(odds) < rankOf('1-1')) return [{ why: 'safeThere', rule: '9.2', hexes: [hex], ...asSeen(context) }];
  const why = worst.flank ? 'flankedAt' : 'attackedAt';
  const onlyBy = gravest?.unleashed?.rule;
  return [{ why, rule: onlyBy ?? '9.2', hexes: [hex], values: onlyBy === undefined ? { odds } : { odds, onlyBy } }];
}

/** 11.d Dangerous enough for a leader's unit that he is better warned of it. */
const PERIL = 0.4;

function placeReasons(context: Context, state: State, side: Side, hex: number): Reason[] {
  survey(context, state);
  const unit = unitAt(context, state, hex);
  if (!unit) return [];
  const field = fieldOf(context, state, side, CENTURION);
  const isInPeril = outlook(context, state, field, unit, hex, unit.facing).risk > PERIL;
  const reasons: Reason[] = [];
  if (unit.disordered) reasons.push({ why: 'rallies', rule: '10', hexes: [hex] });
  if (field.near[hex] === 1) reasons.push({ why: 'doubles', rule: '11.c', hexes: [hex] });
  else if (!isInPeril) reasons.push({ why: 'safeLeader', rule: '11.d', hexes: [hex], ...asSeen(context) });
  if (isInPeril) reasons.push({ why: 'leaderInDanger', rule: '11.d', hexes: [hex] });
  return reasons;
}

/** 9, 11.b The attack that a question is about: as the defender meets it, or as the attacker goes on with it. */
function questionReasons(context: Context, state: State, kind: OrderKind): Reason[] {
  const assault = askedAssault(context, state);
  if (!assault) return [];
  survey(context, state);
  const { target, at } = assault;
  if (kind === 'press') return fightReasons(context, state, assault);
  const { odds, terms, results } = meleeOdds(context, state, assault);
  if (!odds) return [];
  const { good: bad, kills } = chancesIn(results, assault);
  const led = leadersAt(state.armies[target.side], at) > 0;
  // Whoever goes has the attack, as it would come, for his reason, and pays.
  const goes = kind === 'retreat';
  return [
    { why: goes ? 'wouldComeAt' : 'comesAt', rule: '9.2', hexes: [at], values: { odds, bad, kills } },
    ...(terms.some(({ on, why }) => on === 'attack' && why === 'flank') ? [{ why: 'comesFromFlank', rule: '9.2' }] : []),
    ...(led ? [{ why: 'leaderInDanger', rule: '11.d', hexes: [at] }] : []),
    ...(goes ? [{ why: 'retreatCosts', rule: '9.1' }] : []),
  ];
}

/** Why an order is good, as the script sees it. */
export function reasonsOf(context: Context, state: State, action: Action): Reason[] {
  const order = orderIn(action);
  const unit = state.units[unitOf(order)];
  const hex = hexOf(order);
  switch (kindOf(order)) {
    case 'move':
      return unit ? moveReasons(context, state, unit, hex, facingOf(order)) : [];
    case 'place':
      return placeReasons(context, state, state.player, hex);
    case 'shoot': {
      survey(context, state);
      const target = unitAt(context, state, hex);
      if (!unit || !target) return [];
      const values = { need: fireNeed(context, state, unit, target), range: distance(context.board, unit.hex, hex) };
      return [
        context.orders.has('hit')
          ? { why: 'shotAdds', rule: '13.2', hexes: [hex], values }
          : { why: 'shot', rule: '8.d', hexes: [hex], values },
        ...(target.disordered ? [{ why: 'wouldFall', rule: '8.e', hexes: [hex] }] : []),
      ];
    }
    case 'attack':
    case 'assault': {
      survey(context, state);
      const target = unitAt(context, state, hex);
      return unit && target ? fightReasons(context, state, assaultOn(context, unit, target, hex, facingOf(order))) : [];
    }
    case 'away':
    case 'retreat':
    case 'stand':
    case 'press':
      return questionReasons(context, state, kindOf(order));
    case 'lead':
      return placeReasons(context, state, state.player, hex);
    case 'activate': {
      const others = routeIn(action)?.via ?? [];
      return unit && others.length > 0
        ? [{ why: 'goesAsGroup', rule: 'V3', hexes: [unit.hex, ...others], values: { units: 1 + others.length } }]
        : [];
    }
    case 'rally':
      return unit ? [{ why: 'inOrderAgain', rule: 'V2', hexes: [unit.hex] }] : [];
    case 'gather':
      return unit ? [{ why: 'gathers', rule: '13.6', hexes: [unit.hex] }] : [];
    case 'aside':
      return [{ why: 'frightens', rule: '13.11' }];
    case 'charge': {
      const { rule } = optional().chargeMeant(action);
      return [{ why: rule === '13.10' ? 'tripled' : 'tripledAll', rule }];
    }
    case 'hit':
      return [{ why: 'costsLeast', rule: '13.2', hexes: [hex] }];
    case 'end':
      return [{ why: 'nothingBetter', rule: '2' }];
    default:
      return [];
  }
}
