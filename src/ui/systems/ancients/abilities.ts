import type { Refusal } from '../../../kernel/game';
import { hexOf } from '../../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../../rules/ancients/model/types';
import { legalShots } from '../../../rules/ancients/play/fire';
import { legalAttacks } from '../../../rules/ancients/play/melee';
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

/** Why a unit's own marks keep it from something, whatever the phase. */
function whyNot(context: Context, unit: Unit, what: Ability['what']): Refusal | undefined {
  const type = context.types[unit.type]!;
  const no = (rule: string, why: string): Refusal => ({ rule, why });
  if (what === 'fire') {
    if (unit.plundering) return no('6.j.2', 'plundererFires');
    return type.missile ? undefined : no('8.d', 'noMissiles');
  }
  const moves = what === 'move';
  if (type.class === 'camp') return no('6.j.1', moves ? 'campMoves' : 'campAttacks');
  if (unit.plundering) return no('6.j.2', moves ? 'plundererMoves' : 'plundererAttacks');
  if (unit.volley) return no('6.k', moves ? 'volleyMoves' : 'volleyAttacks');
  if (!moves && unit.panicked) return no('4.e', 'panickedAttacks');
  return undefined;
}

const PHASE = { move: 'movement', fire: 'fire', attack: 'melee' } as const;

/** What a unit may do, and why not: in its phase with what is done already, else by its marks alone. */
export function abilitiesOf(context: Context, state: State, unit: Unit): Ability[] {
  return (['move', 'fire', 'attack'] as const).map((what) => {
    const isNow = state.phase === PHASE[what] && unit.side === actsIn(state) && !isAsked(state);
    const refusal =
      whyNot(context, unit, what) ?? barredBy(context, state, unit, what) ?? (isNow ? whyNotNow(context, state, unit, what) : undefined);
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
  switch (what) {
    case 'move':
      if (unit.hex < 0 && countOf(context, state, unit, what) === 0 && !unit.moved) return { rule: '5.a', why: 'notDue' };
      return unit.moved ? { rule: '6.a', why: 'movedAlready' } : undefined;
    case 'fire':
      return unit.fired >= context.types[unit.type]!.shots ? { rule: '8.c', why: 'shotsSpent' } : undefined;
    case 'attack':
      return unit.attacked ? { rule: '9.a', why: 'attackedAlready' } : undefined;
  }
}

function countOf(context: Context, state: State, unit: Unit, what: Ability['what']): number {
  if (what === 'move') return waysOf(context, state, unit).marks.length;
  return what === 'fire' ? legalShots(context, state, unit).length : new Set(legalAttacks(context, state, unit).map(hexOf)).size;
}
