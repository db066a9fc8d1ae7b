import type { Refusal } from '../../../kernel/game';
import type { Context, Phase, Ship, State } from '../../../rules/naval/model/types';
import { attacksLeft } from '../../../rules/naval/play/attacks';
import { hasBallista } from '../../../rules/naval/play/ballistae';
import { controlOf } from '../../../rules/naval/play/ground';
import { judgeAction } from '../../../rules/naval/play/legal';
import { stepsLeft } from '../../../rules/naval/play/marines';
import { targetsFrom } from './assaults';
import { ballistaMarks } from './ballistae';
import { marineSteps } from './marines';
import { scuttleOrder } from './orders';
import { ramMarks } from './rams';
import { waysOf } from './ways';

export interface Ability {
  readonly what: 'move' | 'marines' | 'attack' | 'shoot' | 'scuttle';
  /** Undefined: it may. */
  readonly refusal: Refusal | undefined;
  /** Hexes or targets, where this is its phase. */
  readonly count: number | undefined;
  /** Ships that it can ram. */
  readonly rams?: number;
}

const PHASE = { move: 'movement', marines: 'marines', attack: 'attacks', shoot: 'ballistae' } as const;

/** Why a ship's own state keeps it from something, whatever the phase. */
function whyNot(context: Context, ship: Ship, what: Ability['what']): Refusal | undefined {
  if (what === 'move') return ship.sinking ? { rule: '14.5', why: 'sinking' } : undefined;
  if (what === 'shoot') {
    if (!context.types[ship.type]!.ballista) return { rule: '14.9', why: 'noBallista' };
    return hasBallista(context, ship) ? undefined : { rule: '14.9.b', why: 'lost' };
  }
  return ship.marines === 0 ? { rule: what === 'attack' ? '14.8.a' : '14.7.a', why: 'noMarine' } : undefined;
}

/** What has been done with it already in its phase. */
function spent(ship: Ship, what: Ability['what']): Refusal | undefined {
  if (what === 'move') return ship.moved ? { rule: '14.5', why: 'moved' } : undefined;
  if (what === 'shoot') return ship.fired ? { rule: '14.9', why: 'fired' } : undefined;
  if (what === 'marines') return stepsLeft(ship) > 0 ? undefined : { rule: '14.7.b', why: 'stepped' };
  return attacksLeft(ship) > 0 ? undefined : { rule: '14.8.a', why: 'fought' };
}

function countOf(context: Context, state: State, ship: Ship, what: Ability['what']): number {
  if (what === 'move') return waysOf(context, state, ship).marks.length;
  if (what === 'marines') return marineSteps(context, state, ship.id).length;
  return (what === 'attack' ? targetsFrom(context, state, ship.hex) : ballistaMarks(context, state, ship)).length;
}

/** What a ship and the marines aboard may do, and why not: in their phase with what is done already, else as the ship is. */
export function abilitiesOf(context: Context, state: State, ship: Ship): Ability[] {
  const own = controlOf(ship) === state.player && ship.hex >= 0 && !state.question;
  const kinds = (['move', 'marines', 'attack', 'shoot'] as const).filter((what) => what !== 'shoot' || context.types[ship.type]!.ballista);
  const abilities: Ability[] = kinds.map((what) => {
    const isNow = own && state.phase === (PHASE[what] satisfies Phase);
    const refusal = whyNot(context, ship, what) ?? (isNow ? spent(ship, what) : undefined);
    if (refusal || !isNow) return { what, refusal, count: undefined };
    const rams = what === 'move' ? ramMarks(context, state, ship).length : 0;
    return { what, refusal, count: countOf(context, state, ship, what), ...(rams > 0 ? { rams } : {}) };
  });
  const scuttling = own && ship.marines > 0 ? judgeAction(context, state, scuttleOrder(ship)) : undefined;
  return own && ship.marines > 0 ? [...abilities, { what: 'scuttle', refusal: scuttling, count: undefined }] : abilities;
}
