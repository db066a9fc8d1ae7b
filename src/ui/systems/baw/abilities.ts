import type { Refusal } from '../../../kernel/game';
import { kindIn, type Order } from '../../../rules/baw/model/orders';
import { type Context, ELIMINATED, type Phase, type State } from '../../../rules/baw/model/types';
import { keptFromAttacking } from '../../../rules/baw/play/attacks';
import { keptFromFiring } from '../../../rules/baw/play/fire';
import { survey, typeOf } from '../../../rules/baw/play/ground';
import { keptByMove, keptByZone } from '../../../rules/baw/play/judgeMove';
import { judgeAction, legalActions } from '../../../rules/baw/play/legal';
import { keptFromRecalling } from '../../../rules/baw/play/rally';
import { growthOf } from './attacks';
import { recallOrder } from './orders';
import { hexOfPiece, leaderOf, sideOfPiece, unitOf } from './pieces';
import { targetsOf } from './shots';
import { waysOf } from './ways';

export interface Ability {
  readonly what: 'move' | 'fire' | 'attack' | 'recall';
  /** Undefined: it may. */
  readonly refusal: Refusal | undefined;
  /** Hexes or targets, where this is its phase. */
  readonly count: number | undefined;
}

const PHASE: Readonly<Record<Ability['what'], Phase>> = { move: 'movement', fire: 'fire', attack: 'melee', recall: 'rally' };

/** Why a piece's own state keeps it from something, whatever the phase; with `now`, what has been done with it in its phase counts too. */
function kept(context: Context, state: State, piece: number, what: Ability['what'], now: boolean): Refusal | undefined {
  const unit = unitOf(state, piece);
  const leader = leaderOf(state, piece);
  if (leader) return what === 'recall' ? keptFromRecalling(context, leader, now) : now ? keptByMove(leader) : undefined;
  if (!unit) return undefined;
  if (what === 'fire') return keptFromFiring(context, unit, now);
  if (what === 'attack') return keptFromAttacking(context, unit, now);
  survey(context, state);
  return (unit.hex < 0 ? undefined : keptByZone(context, unit)) ?? (now ? keptByMove(unit) : undefined);
}

/** The same of a piece beside the map, which no hex names. */
function whyNot(context: Context, state: State, piece: number, what: Ability['what'], now: boolean): Refusal | undefined {
  const refusal = kept(context, state, piece, what, now);
  return refusal && hexOfPiece(state, piece) < 0 ? { ...refusal, hexes: [] } : refusal;
}

/** B16.4 Why a leader may call nobody back now, though somebody of his army has fallen. */
export function notRecalling(context: Context, state: State, piece: number): Refusal | undefined {
  const leader = leaderOf(state, piece);
  const fallen = leader && state.units.find(({ side, hex }) => side === leader.side && hex === ELIMINATED);
  return fallen && judgeAction(context, state, recallOrder(leader, fallen.type));
}

/** B16.4 Whom a leader may call back now: the orders. */
export const recallsOf = (context: Context, state: State, piece: number): readonly Order[] =>
  legalActions(context, state, piece).filter((action): action is Order => kindIn(action) === 'recall');

function countOf(context: Context, state: State, piece: number, what: Ability['what']): number {
  const unit = unitOf(state, piece);
  if (what === 'move') return waysOf(context, state, piece).marks.length;
  if (what === 'fire') return unit ? targetsOf(context, state, unit).length : 0;
  if (what === 'recall') return recallsOf(context, state, piece).length;
  return unit ? growthOf(context, state, [unit.hex], []).targets.length : 0;
}

/** What a unit or a leader may do, and why not: in its phase with what is done already, else as it is. */
export function abilitiesOf(context: Context, state: State, piece: number): Ability[] {
  const own = sideOfPiece(state, piece) === state.player && !state.attack;
  const unit = unitOf(state, piece);
  const kinds: Ability['what'][] = unit ? ['fire', 'move', 'attack'] : context.variants.fallenReturn ? ['move', 'recall'] : ['move'];
  return kinds
    .filter((what) => what !== 'fire' || (unit && typeOf(context, unit).weapon !== null))
    .map((what) => {
      const isNow = own && state.phase === PHASE[what];
      const refusal =
        whyNot(context, state, piece, what, false) ??
        (isNow ? whyNot(context, state, piece, what, true) : undefined) ??
        (isNow && what === 'recall' ? notRecalling(context, state, piece) : undefined);
      return { what, refusal, count: refusal || !isNow ? undefined : countOf(context, state, piece, what) };
    });
}
