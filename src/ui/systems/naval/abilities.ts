import type { Refusal } from '../../../kernel/game';
import type { Context, Phase, Ship, State } from '../../../rules/naval/model/types';
import { keptByFights } from '../../../rules/naval/play/attacks';
import { keptFromShooting } from '../../../rules/naval/play/ballistae';
import { controlOf } from '../../../rules/naval/play/ground';
import { keptFromMoving } from '../../../rules/naval/play/judgeMove';
import { judgeAction } from '../../../rules/naval/play/legal';
import { keptBySteps } from '../../../rules/naval/play/marines';
import { targetsFrom } from './assaults';
import { ballistaMarks } from './ballistae';
import { marineSteps } from './marines';
import { declareOrder, END, sailOrder, scuttleOrder } from './orders';
import { ramMarks } from './rams';
import { readyPieces } from './ready';
import { waysOf } from './ways';

export interface Ability {
  readonly what: 'move' | 'marines' | 'attack' | 'shoot' | 'scuttle';
  /** Undefined: it may. */
  readonly refusal: Refusal | undefined;
  /** Hexes or targets, where this is its phase. */
  readonly count: number | undefined;
  /** Whether it can turn where it lies; ships that it can ram. */
  readonly turns?: boolean;
  readonly rams?: number;
}

const PHASE = { move: 'movement', marines: 'marines', attack: 'attacks', shoot: 'ballistae' } as const;

/** Why a ship's own state keeps it from something, whatever the phase. */
function whyNot(context: Context, ship: Ship, what: Ability['what']): Refusal | undefined {
  if (what === 'move') return keptFromMoving(ship, false);
  if (what === 'shoot') return keptFromShooting(context, ship, false);
  return ship.marines === 0 ? { rule: what === 'attack' ? '14.8.a' : '14.7.a', why: 'emptyShip' } : undefined;
}

/** What has been done with it already in its phase. */
function spent(context: Context, { assault }: State, ship: Ship, what: Ability['what']): Refusal | undefined {
  if (what === 'move') return keptFromMoving(ship, true);
  if (what === 'shoot') return keptFromShooting(context, ship, true);
  if (what === 'marines') return keptBySteps(ship);
  return assault?.declared.includes(ship.hex) ? undefined : keptByFights(ship);
}

/** 14.5 Why a ship goes nowhere, does not turn, rams nobody and leaves by no edge. */
function still(context: Context, state: State, ship: Ship, what: Ability['what']): Refusal | undefined {
  if (what !== 'move') return undefined;
  const { facings, exits } = waysOf(context, state, ship);
  if (facings.size > 0 || exits.length > 0 || ramMarks(context, state, ship).length > 0) return undefined;
  return judgeAction(context, state, sailOrder(ship, ship.hex, (ship.facing + 1) % 6));
}

/** 14.8.d Why marines that have a target are kept from it: attacks on another ship are open, or dice have fallen against this one. */
function shutOut(context: Context, state: State, ship: Ship, what: Ability['what']): Refusal | undefined {
  if (what !== 'attack' || !state.assault || readyPieces(context, state).has(ship.id)) return undefined;
  const open = state.ships[state.assault.target]!.hex;
  const targets = targetsFrom(context, state, ship.hex).map(({ hex }) => hex);
  const meant = targets.includes(open) ? open : targets[0];
  return meant === undefined ? undefined : judgeAction(context, state, declareOrder(ship.hex, meant));
}

function targetCount(context: Context, state: State, ship: Ship): number {
  return state.assault ? Number(readyPieces(context, state).has(ship.id)) : targetsFrom(context, state, ship.hex).length;
}

function countOf(context: Context, state: State, ship: Ship, what: Ability['what']): number {
  if (what === 'move') return waysOf(context, state, ship).marks.length;
  if (what === 'marines') return marineSteps(context, state, ship.id).length;
  return what === 'attack' ? targetCount(context, state, ship) : ballistaMarks(context, state, ship).length;
}

/** What a ship and the marines aboard may do, and why not: in their phase with what is done already, else as the ship is. */
export function abilitiesOf(context: Context, state: State, ship: Ship): Ability[] {
  const own = controlOf(ship) === state.player && ship.hex >= 0;
  const waits = own && state.question ? judgeAction(context, state, END) : undefined;
  const kinds = (['move', 'marines', 'attack', 'shoot'] as const).filter((what) => what !== 'shoot' || context.types[ship.type]!.ballista);
  const abilities: Ability[] = kinds.map((what) => {
    const isNow = own && state.phase === (PHASE[what] satisfies Phase);
    const now = () =>
      spent(context, state, ship, what) ?? waits ?? still(context, state, ship, what) ?? shutOut(context, state, ship, what);
    const refusal = whyNot(context, ship, what) ?? (isNow ? now() : undefined);
    if (refusal || !isNow) return { what, refusal, count: undefined };
    const ability = { what, refusal, count: countOf(context, state, ship, what) };
    if (what !== 'move') return ability;
    return { ...ability, turns: waysOf(context, state, ship).facings.has(ship.hex), rams: ramMarks(context, state, ship).length };
  });
  const scuttles = own && !state.question && ship.marines > 0;
  const scuttling = scuttles ? judgeAction(context, state, scuttleOrder(ship)) : undefined;
  return scuttles ? [...abilities, { what: 'scuttle', refusal: scuttling, count: undefined }] : abilities;
}
