import { directionTo, type Hex } from '../../kernel/board';
import { COLUMNS } from '../../rules/baw/model/data';
import { type Action, orderOf } from '../../rules/baw/model/orders';
import type { Context, State, Unit } from '../../rules/baw/model/types';
import { legalAttacks } from '../../rules/baw/play/attacks';
import { firstBound, strandedBy, surveyMelee } from '../../rules/baw/play/bound';
import { boutOf } from '../../rules/baw/play/bouts';
import { survey, terrainAt } from '../../rules/baw/play/ground';
import { placeOf } from '../../rules/baw/play/odds';
import { attackOf, defenceOf } from './field';
import { gainIn, promiseAt, type Stake } from './gains';
import type { Style } from './style';
import { hasNoWayBack } from './wayBack';

export const END = orderOf('end');

/** An attack and what it is worth, to it and to the fights around it. */
export interface Rated {
  readonly action: Action;
  readonly worth: number;
}

/** A place on the scale, shifts included, and what is at stake. */
interface Prospect extends Stake {
  place: number;
}

const prospect: Prospect = { place: 0, attack: 0, weakest: 0, defence: 0, least: 0, trapped: false };

/** B7.3 In an attack: strength with a leader's, halved if disorganised and by ground. */
function attackForce(context: Context, state: State, unit: Unit, defenders: readonly Hex[]): number {
  const force = attackOf(context, state, unit);
  if (terrainAt(context, unit.hex).halves) return force / 2;
  for (const hex of defenders) if (context.stream[unit.hex * 6 + directionTo(context.board, unit.hex, hex)] === 1) return force / 2;
  return force;
}

/** B2.3, B16.1 Whether all attackers stand so to a hex that the slope counts. */
function allOver({ level, variants }: Context, attackers: readonly Hex[], hex: Hex): boolean {
  for (const from of attackers) if (variants.uphill ? level[from]! >= level[hex]! : level[from]! <= level[hex]!) return false;
  return true;
}

/** After `survey`: where an attack stands on the scale and what is at stake, in `prospect`. */
function reckon(context: Context, state: State, attackers: readonly Hex[], defenders: readonly Hex[]): Prospect {
  const { scratch, types } = context;
  prospect.attack = 0;
  prospect.defence = 0;
  prospect.weakest = 99;
  prospect.least = 99;
  prospect.trapped = false;
  for (const hex of attackers) {
    const unit = state.units[scratch.unitAt[hex]! - 1]!;
    prospect.attack += attackForce(context, state, unit, defenders);
    prospect.weakest = Math.min(prospect.weakest, types[unit.type]!.strength);
  }
  let shifts = state.armies[state.player].demoralised ? 1 : 0;
  let over = true;
  for (const hex of defenders) {
    const unit = state.units[scratch.unitAt[hex]! - 1]!;
    let force = defenceOf(context, state, unit);
    if (terrainAt(context, hex).doubles) force *= 2;
    const slope = allOver(context, attackers, hex);
    over &&= slope;
    if (slope && context.slope !== 'shift') force *= 2;
    prospect.defence += force;
    prospect.least = Math.min(prospect.least, types[unit.type]!.strength);
    prospect.trapped ||= hasNoWayBack(context, unit.side, hex);
  }
  if (over && context.slope === 'shift') shifts++;
  prospect.place = Math.max(0, Math.min(COLUMNS.length - 1, placeOf(prospect.attack, prospect.defence)) - shifts);
  return prospect;
}

/** After `survey`: what an attack may be expected to bring, in strength points. */
export function gainOf(context: Context, state: State, attackers: readonly Hex[], defenders: readonly Hex[]): number {
  const found = reckon(context, state, attackers, defenders);
  return gainIn(found.place, found);
}

/** What fair shares of all who could fight him promise of an enemy, before and after an attack. */
interface Shares {
  readonly press: Float32Array;
  readonly force: Float32Array;
  readonly near: Uint8Array;
}

let shares: Shares = { press: new Float32Array(0), force: new Float32Array(0), near: new Uint8Array(0) };

/** After `surveyMelee`: everybody shares his strength out among the enemies beside him. By hex. */
function shareOut(context: Context, state: State): Shares {
  const { board, scratch } = context;
  const { able, open, openNear } = scratch.melee;
  if (shares.press.length < board.size)
    shares = { press: new Float32Array(board.size), force: new Float32Array(board.size), near: new Uint8Array(board.size) };
  const { press, force, near } = shares;
  press.fill(0);
  near.set(openNear);
  for (const unit of state.units) {
    const { hex } = unit;
    if (hex < 0) continue;
    if (open[hex] === 1) {
      force[hex] = defenceOf(context, state, unit);
      if (terrainAt(context, hex).doubles) force[hex]! *= 2;
    }
    if (able[hex] === 0 || openNear[hex] === 0) continue;
    force[hex] = attackForce(context, state, unit, []);
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      const next = board.neighbours[at]!;
      if (next >= 0 && open[next] === 1) press[next]! += force[hex]! / openNear[hex]!;
    }
  }
  return shares;
}

const changed: Hex[] = [];
const change: number[] = [];

function note(hex: Hex, by: number): void {
  const i = changed.indexOf(hex);
  if (i >= 0) change[i]! += by;
  else {
    changed.push(hex);
    change.push(by);
  }
}

/** What an attack takes from other fights, and leaves them: its attackers are gone from those, and whoever else stood by its defenders turns to others. */
function regretOf(context: Context, state: State, attackers: readonly Hex[], defenders: readonly Hex[]): number {
  const { neighbours } = context.board;
  const { able, open, openNear } = context.scratch.melee;
  const { press, force } = shares;
  changed.length = 0;
  change.length = 0;
  for (const from of attackers) {
    for (let at = from * 6; at < from * 6 + 6; at++) {
      const next = neighbours[at]!;
      if (next >= 0 && open[next] === 1 && !defenders.includes(next)) note(next, -force[from]! / openNear[from]!);
    }
  }
  for (const hex of defenders) {
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      const other = neighbours[at]!;
      if (other < 0 || able[other] === 0 || attackers.includes(other) || openNear[other]! < 2) continue;
      const more = force[other]! / (openNear[other]! - 1) - force[other]! / openNear[other]!;
      for (let by = other * 6; by < other * 6 + 6; by++) {
        const next = neighbours[by]!;
        if (next >= 0 && open[next] === 1 && !defenders.includes(next)) note(next, more);
      }
    }
  }
  let sum = 0;
  for (const hex of defenders) sum -= promiseFor(context, state, hex, press[hex]!);
  for (let i = 0; i < changed.length; i++) {
    const hex = changed[i]!;
    sum += promiseFor(context, state, hex, press[hex]! + change[i]!) - promiseFor(context, state, hex, press[hex]!);
  }
  return sum;
}

/** Nobody need fight him whom nobody who must is beside. */
function promiseFor(context: Context, state: State, hex: Hex, press: number): number {
  const unit = state.units[context.scratch.unitAt[hex]! - 1]!;
  if (context.scratch.melee.boundNear[hex] === 0) return 0;
  return context.types[unit.type]!.strength * promiseAt(Math.max(0, press) / shares.force[hex]!, false);
}

const list: Action[] = [];

/** All attacks that are allowed, with what they are worth. `canEnd`: nobody has to attack any more. */
export function ratedAttacks(context: Context, state: State): { readonly rated: Rated[]; readonly canEnd: boolean } {
  survey(context, state);
  surveyMelee(context, state);
  const canEnd = firstBound(context) < 0;
  list.length = 0;
  legalAttacks(context, state, list);
  if (list.length > 0) shareOut(context, state);
  const rated = list.map((action) => {
    const { attackers, defenders } = boutOf(context, action);
    return { action, worth: gainOf(context, state, attackers, defenders) + regretOf(context, state, attackers, defenders) };
  });
  return { rated, canEnd };
}

/** B7.1 The attack to be made next: the best for all fights together; nothing where nobody must and none is worth it. */
export function bestAttack(context: Context, state: State, { hasty }: Style): Action | undefined {
  const { rated, canEnd } = ratedAttacks(context, state);
  if (hasty && !canEnd) return rated[0]?.action;
  let best: Action | undefined;
  let most = canEnd ? 0 : Number.NEGATIVE_INFINITY;
  for (const { action, worth } of rated) {
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** Attacks that were rated at once are made as long as they are allowed; then those left are rated anew. `fight` carries one out, and answers whether the battle goes on. */
export function attackAll(context: Context, state: State, fight: (attack: Action) => boolean): void {
  for (;;) {
    const { rated, canEnd } = ratedAttacks(context, state);
    rated.sort((a, b) => b.worth - a.worth);
    const [first] = rated;
    if (!first || (canEnd && first.worth <= 0)) return;
    for (const { action, worth } of rated) {
      if (worth <= 0 && action !== first.action) break;
      if (!isStillAllowed(context, action)) continue;
      if (!fight(action)) return;
      survey(context, state);
      surveyMelee(context, state);
    }
  }
}

/** After `surveyMelee`. */
function isStillAllowed(context: Context, action: Action): boolean {
  const { able, open } = context.scratch.melee;
  const { attackers, defenders } = boutOf(context, action);
  for (const hex of attackers) if (able[hex] === 0) return false;
  for (const hex of defenders) if (open[hex] === 0) return false;
  return !strandedBy(context, attackers, defenders);
}
