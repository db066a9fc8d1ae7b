import { distance } from '../../kernel/board';
import { fireNeed } from '../../rules/ancients/fire';
import { survey, unitAt } from '../../rules/ancients/ground';
import { type Assault, assaultOn, meleeOdds } from '../../rules/ancients/odds';
import { type Action, facingOf, hexOf, kindOf, orderIn, unitOf } from '../../rules/ancients/orders';
import type { Context, Side, State, Unit } from '../../rules/ancients/types';
import type { Reason } from '../protocol';
import { FAR, fieldOf } from './field';
import { sight } from './march';
import { CENTURION } from './style';

/** The six results of an attack in words of chances: how often of six the target falls or is disordered, and the attacker. */
function fightReasons(context: Context, state: State, assault: Assault): Reason[] {
  const { odds, terms, results } = meleeOdds(context, state, assault);
  if (!odds) return [];
  const times = (...kinds: readonly string[]) => results.filter((result) => kinds.includes(result)).length;
  const reasons: Reason[] = [
    {
      why: 'odds',
      rule: '9.2',
      hexes: [assault.at],
      values: { odds, good: times('DD', 'DE', 'M'), kills: times('DE'), bad: times('AD', 'M') },
    },
  ];
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
  const here = sight(context, state, field, unit, unit.hex, unit.facing);
  const there = sight(context, state, field, unit, hex, facing);
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
  if (there.risk > 0.4 && reasons.length > 0) reasons.push({ why: 'inDanger', hexes: [hex] });
  return reasons;
}

function placeReasons(context: Context, state: State, side: Side, hex: number): Reason[] {
  survey(context, state);
  const unit = unitAt(context, state, hex);
  if (!unit) return [];
  const reasons: Reason[] = [];
  if (unit.disordered) reasons.push({ why: 'rallies', rule: '10', hexes: [hex] });
  const field = fieldOf(context, state, side, CENTURION);
  if (field.near[hex] === 1) reasons.push({ why: 'doubles', rule: '11.c', hexes: [hex] });
  else reasons.push({ why: 'safeLeader', rule: '11.d', hexes: [hex] });
  return reasons;
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
        { why: 'shot', rule: '8.d', hexes: [hex], values },
        ...(target.disordered ? [{ why: 'wouldFall', rule: '8.e', hexes: [hex] }] : []),
      ];
    }
    case 'attack':
    case 'assault': {
      survey(context, state);
      const target = unitAt(context, state, hex);
      return unit && target ? fightReasons(context, state, assaultOn(context, unit, target, hex, facingOf(order))) : [];
    }
    case 'end':
      return [{ why: 'nothingBetter', rule: '2' }];
    default:
      return [];
  }
}
