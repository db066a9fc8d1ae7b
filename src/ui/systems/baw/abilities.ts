import type { Refusal } from '../../../kernel/game';
import { kindIn, type Order } from '../../../rules/baw/model/orders';
import { type Context, ELIMINATED, type Phase, type State } from '../../../rules/baw/model/types';
import { isInZone, survey, typeOf } from '../../../rules/baw/play/ground';
import { judgeAction, legalActions } from '../../../rules/baw/play/legal';
import { recallNeed } from '../../../rules/baw/play/rally';
import { stepsFree } from '../../../rules/baw/play/reach';
import { growthOf } from './attacks';
import { recallOrder } from './orders';
import { leaderOf, sideOfPiece, unitOf } from './pieces';
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

/** Why a piece's own state keeps it from something, whatever the phase. */
function whyNot(context: Context, state: State, piece: number, what: Ability['what']): Refusal | undefined {
  const unit = unitOf(state, piece);
  const leader = leaderOf(state, piece);
  if (leader && what === 'recall') return recallNeed(context, leader) === 0 ? { rule: 'B16.4', why: 'never', hexes: [] } : undefined;
  if (!unit) return undefined;
  const hexes = unit.hex < 0 ? [] : [unit.hex];
  switch (what) {
    case 'fire':
      if (typeOf(context, unit).weapon === null) return { rule: 'B8.b', why: 'noWeapon', hexes };
      if (unit.thrown) return { rule: 'B8.b', why: 'thrown', hexes };
      return unit.disorganised ? { rule: 'B11.b', why: 'disorganised', hexes } : undefined;
    case 'attack':
      return typeOf(context, unit).defenceOnly ? { rule: 'B1.c', why: 'defenceOnly', hexes } : undefined;
    case 'move':
      survey(context, state);
      return unit.hex >= 0 && isInZone(context, unit.side, unit.hex) && !stepsFree(context, unit)
        ? { rule: 'B6.c', why: 'inZone', hexes }
        : undefined;
    default:
      return undefined;
  }
}

/** What has been done with it already in its phase. */
function spent(state: State, piece: number, what: Ability['what']): Refusal | undefined {
  const unit = unitOf(state, piece);
  const leader = leaderOf(state, piece);
  const hexes = [unit?.hex ?? leader!.hex];
  if (what === 'move') return (unit ?? leader!).moved ? { rule: 'B5.d', why: 'moved', hexes } : undefined;
  if (what === 'fire') return unit?.fired ? { rule: 'B8.a', why: 'fired', hexes } : undefined;
  if (what === 'attack') return unit?.attacked ? { rule: 'B7.2.b', why: 'attacked', hexes } : undefined;
  return leader?.called ? { rule: 'B16.4', why: 'called', hexes } : undefined;
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
        whyNot(context, state, piece, what) ??
        (isNow ? (spent(state, piece, what) ?? (what === 'recall' ? notRecalling(context, state, piece) : undefined)) : undefined);
      return { what, refusal, count: refusal || !isNow ? undefined : countOf(context, state, piece, what) };
    });
}
