import type { Refusal } from '../../../kernel/game';
import { hexOf } from '../../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../../rules/ancients/model/types';
import { keptFromFiring, legalShots } from '../../../rules/ancients/play/fire';
import { keptFromMoving } from '../../../rules/ancients/play/judgeMove';
import { keptFromAttacking, legalAttacks } from '../../../rules/ancients/play/melee';
import { actsIn, isAsked } from '../../../rules/ancients/play/sequence';
import { onlyLeaves, waysOf } from './ways';

export interface Ability {
  readonly what: 'move' | 'fire' | 'attack';
  /** Undefined: it may. */
  readonly refusal: Refusal | undefined;
  /** Hexes or targets, where this is its phase. */
  readonly count: number | undefined;
  /** All that it can do is leave the map (4.d). */
  readonly onlyLeaves: boolean;
}

/** Why a unit's own state keeps it from something. */
const KEPT = { move: keptFromMoving, fire: keptFromFiring, attack: keptFromAttacking } as const;

const PHASE = { move: 'movement', fire: 'fire', attack: 'melee' } as const;

/** What a unit may do, and why not: in its phase with what is done already, else by its marks alone. */
export function abilitiesOf(context: Context, state: State, unit: Unit): Ability[] {
  return (['move', 'fire', 'attack'] as const).map((what) => {
    const isNow = state.phase === PHASE[what] && unit.side === actsIn(state) && !isAsked(state);
    const refusal =
      KEPT[what](context, unit, false) ??
      barredBy(context, state, unit, what) ??
      (isNow ? whyNotNow(context, state, unit, what) : undefined);
    const may = !refusal && isNow;
    return {
      what,
      refusal,
      count: may ? countOf(context, state, unit, what) : undefined,
      onlyLeaves: may && what === 'move' && onlyLeaves(context, state, unit),
    };
  });
}

/** Why optional rules keep a unit from something. What bars moves and attacks is of its own player turn. */
function barredBy(context: Context, state: State, unit: Unit, what: Ability['what']): Refusal | undefined {
  const { hooks } = context;
  if (what === 'fire') return hooks.barsShot?.(context, state, unit);
  // 13.11 An elephant balks in its owner's next player turn, and its card says so in the enemy's before.
  if (state.extra?.balking.includes(unit.id)) return { rule: '13.11', why: 'balks', hexes: [unit.hex] };
  if (unit.side !== state.player) return undefined;
  return what === 'move' ? hooks.barsMove?.(context, state, unit) : hooks.barsAttack?.(context, state, unit);
}

function whyNotNow(context: Context, state: State, unit: Unit, what: Ability['what']): Refusal | undefined {
  if (what === 'move' && unit.hex < 0 && !unit.moved && countOf(context, state, unit, what) === 0) return { rule: '5.a', why: 'notDue' };
  return KEPT[what](context, unit, true);
}

function countOf(context: Context, state: State, unit: Unit, what: Ability['what']): number {
  if (what === 'move') return waysOf(context, state, unit).marks.length;
  return what === 'fire' ? legalShots(context, state, unit).length : new Set(legalAttacks(context, state, unit).map(hexOf)).size;
}
