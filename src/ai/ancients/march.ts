import type { Hex } from '../../kernel/board';
import { FRONT } from '../../rules/ancients/model/front';
import { facingOf, hexOf, type Order, orderOf } from '../../rules/ancients/model/orders';
import type { Context, Side, State, Unit, UnitType } from '../../rules/ancients/model/types';
import { surveyFor } from '../../rules/ancients/play/ground';
import { knownOf } from '../../rules/ancients/play/legal';
import { floodFrom } from '../../rules/ancients/play/mobility';
import { legalMoves, mayMove } from '../../rules/ancients/play/movement';
import { strengthOf } from '../../rules/ancients/play/odds';
import { FAR, type Field } from './field';
import { gainAgainst, worthOf } from './worth';

/** So many hexes away from all enemies are looked at with every facing. */
const CHOSEN = 5;

/** Six die faces against a defence, as the column's rough worth to the attacker. */
function edge(attack: number, defence: number): number {
  if (attack <= 0) return 0;
  if (attack >= 3 * defence) return 0.75;
  if (attack >= 2 * defence) return 0.5;
  return attack >= defence ? 0.14 : 0;
}

const chosenHexes = new Int16Array(CHOSEN + 1);
const chosenBases = new Float32Array(CHOSEN + 1);

/** The best place found last: its hex and facing, and what it is worth more than staying. */
export const found = { hex: 0, facing: 0, score: 0 };

/** Writes into the scratch tables who stands where, friends shut too: nobody is to be disordered. */
export function surveyMarch(context: Context, state: State, side: Side): void {
  surveyFor(context, state, side);
  const { shut } = context.scratch;
  const { units } = state;
  for (let i = 0; i < units.length; i++) if (units[i]!.hex >= 0) shut[units[i]!.hex] = 1;
}

/** After `surveyMarch`: takes a unit off the map. */
export function lift({ scratch: { shut, unitAt, campAt } }: Context, { hex }: Unit): void {
  shut[hex] = 0;
  unitAt[hex] = campAt[hex]!;
}

/** Puts a unit that was lifted from a hex on the map again where it is now. */
export function putBack({ scratch: { shut, unitAt, campAt } }: Context, { id, hex }: Unit, from: Hex): void {
  shut[from] = campAt[from] ? 1 : 0;
  shut[hex] = 1;
  unitAt[hex] = id + 1;
}

/** The best place that a unit that is lifted can come to without harm to itself and its friends, in `found`. */
function seekSpot(context: Context, state: State, field: Field, unit: Unit): void {
  const { reach, stops, unitAt } = context.scratch;
  floodFrom(context, state, unit, undefined);
  const mover = moverOf(context, unit);
  const { ma } = mover.type;
  found.score = Number.NEGATIVE_INFINITY;
  const here = placeScore(context, field, mover, unit.hex);
  lookRound(context, state, field, mover, unit.hex);
  tryFacings(context, field, mover, unit.hex, 1 << unit.facing, here + field.style.stay);
  tryFacings(context, field, mover, unit.hex, 63 & ~(1 << unit.facing), here);
  let chosen = 0;
  for (let i = 1; i < reach.count; i++) {
    const hex = reach.hexes[i]!;
    if (unitAt[hex] || stops[hex]) continue;
    const place = placeScore(context, field, mover, hex);
    if (cannotWin(field, hex, place)) continue;
    if (field.near[hex] === 1) {
      lookRound(context, state, field, mover, hex);
      tryFacings(context, field, mover, hex, reach.costs[hex]! < ma ? 63 : reach.facings[hex]!, place);
      continue;
    }
    let at = chosen < CHOSEN ? chosen++ : CHOSEN;
    while (at > 0 && chosenBases[at - 1]! < place) {
      chosenHexes[at] = chosenHexes[at - 1]!;
      chosenBases[at] = chosenBases[at - 1]!;
      at--;
    }
    chosenHexes[at] = hex;
    chosenBases[at] = place;
  }
  for (let i = 0; i < chosen; i++) {
    const hex = chosenHexes[i]!;
    if (cannotWin(field, hex, chosenBases[i]!)) break;
    lookRound(context, state, field, mover, hex);
    tryFacings(context, field, mover, hex, reach.costs[hex]! < ma ? 63 : reach.facings[hex]!, chosenBases[i]!);
  }
}

/** Whether no facing makes a hex, which brings no attack, better than what was found: at best there is no danger and the enemy is ahead. */
const cannotWin = (field: Field, hex: Hex, place: number): boolean =>
  field.near[hex] !== 1 && listing === undefined && Math.fround(place) + field.style.ahead <= found.score;

interface Mover {
  readonly unit: Unit;
  readonly type: UnitType;
  readonly worth: number;
}

const moverOf = (context: Context, unit: Unit): Mover => ({ unit, type: context.types[unit.type]!, worth: worthOf(context, unit) });

/** Tries the facings of the hex looked round, given as a bit set. */
function tryFacings(context: Context, field: Field, mover: Mover, hex: Hex, facings: number, place: number): void {
  for (let d = 0; d < 6; d++) {
    if (!((facings >> d) & 1)) continue;
    const score = place + facingScore(context, field, mover, hex, d);
    listing?.push({ hex, facing: d, score });
    if (score <= found.score) continue;
    found.score = score;
    found.hex = hex;
    found.facing = d;
  }
}

/** What a hex is worth whatever the facing. */
function placeScore(context: Context, field: Field, { type, worth }: Mover, hex: Hex): number {
  const near = field.near[hex]!;
  const { nearer, gap, flanking } = field.style;
  const off = flanking && !type.missile ? field.toFlank[hex]! : Math.abs(near - (type.missile ? 2 : gap));
  let score = near === FAR ? 0 : -nearer * field.boldness * off * Math.min(4, worth);
  score -= field.style.fired * worth * Math.min(1.2, field.fire[hex]!);
  const terrain = context.terrain[hex];
  if (terrain === 'stream') score -= field.style.high * worth;
  else if (type.class === 'infantry' && (terrain === 'hill' || terrain === 'village')) score += field.style.high * worth;
  return score;
}

/** By direction from the hex looked round last: what an attack there would bring, what an enemy there risks us if he is on the flank, whether one could come. */
const gains = new Float32Array(6);
const risks = new Float32Array(6);
let open = 0;
/** The dangers there of the strongest who may come and of a second one, with all flanks covered and with one open. */
const firsts = new Float64Array(2);
const seconds = new Float64Array(2);

function lookRound(context: Context, state: State, field: Field, { unit, type }: Mover, hex: Hex): void {
  const { board, scratch, types } = context;
  open = 0;
  let defence = strengthOf(context, unit);
  const terrain = context.terrain[hex];
  if (terrain === 'stream') defence /= 2;
  else if (type.class === 'infantry' && (terrain === 'hill' || terrain === 'village')) defence *= 2;
  lookFar(field, type, hex, defence);
  const near = field.near[hex]!;
  const fights = near === 1 && !unit.volley && !unit.panicked;
  for (let d = 0; d < 6; d++) {
    gains[d] = 0;
    risks[d] = 0;
    const at = board.neighbours[hex * 6 + d]!;
    if (at < 0) continue;
    const held = scratch.unitAt[at]!;
    if (held === 0) {
      open |= 1 << d;
      continue;
    }
    if (near !== 1) continue;
    const other = state.units[held - 1]!;
    if (other.side === unit.side) continue;
    if (fights) gains[d] = gainAt(context, state, unit, hex, other, at, d);
    if (other.volley || other.panicked || types[other.type]!.class === 'camp') continue;
    risks[d] = edge(2 * strengthOf(context, other), type.star && types[other.type]!.class === 'cavalry' ? 2 * defence : defence);
  }
}

/** Who may come to the hex looked round from farther off. */
function lookFar({ threat, strongest, horse }: Field, type: UnitType, hex: Hex, defence: number): void {
  const total = threat[hex]!;
  const most = strongest[hex]!;
  const guard = type.star && horse[hex]! * 2 > total ? 2 * defence : defence;
  for (let times = 1; times <= 2; times++) {
    firsts[times - 1] = 0.8 * edge(times * most, guard);
    seconds[times - 1] = 0.5 * edge(times * Math.min(most, total - most), guard);
  }
}

/** The danger in the hex looked round to whoever shows it this front. */
function riskAt({ near }: Field, hex: Hex, front: number): number {
  let risk = 0;
  if (near[hex] === 1) for (let d = 0; d < 6; d++) if (!((front >> d) & 1)) risk += risks[d]!;
  const flank = open & ~front ? 1 : 0;
  risk += firsts[flank]!;
  return risk + seconds[flank]!;
}

/** What a facing in the hex looked round is worth: the attack that it opens, the danger that it leaves, the enemy ahead. */
function facingScore({ board }: Context, field: Field, { worth }: Mover, hex: Hex, facing: number): number {
  const { near } = field;
  const front = FRONT[facing]!;
  let best = 0;
  if (near[hex] === 1) for (let d = 0; d < 6; d++) if ((front >> d) & 1 && gains[d]! > best) best = gains[d]!;
  const risk = riskAt(field, hex, front);
  const next = board.neighbours[hex * 6 + facing]!;
  const ahead = next < 0 ? -2 : near[hex]! - near[next]!;
  return best - field.style.exposed * worth * Math.min(1.6, risk) + field.style.ahead * ahead;
}

/** What a unit would see and risk at a place, for whoever explains: the hex of its best attack, the danger, the open sides behind. */
export function outlook(
  context: Context,
  state: State,
  field: Field,
  unit: Unit,
  hex: Hex,
  facing: number,
): { readonly target: Hex | undefined; readonly risk: number; readonly flanked: number } {
  lookRound(context, state, field, moverOf(context, unit), hex);
  const front = FRONT[facing]!;
  let target: Hex | undefined;
  let most = 0;
  for (let d = 0; d < 6; d++) {
    if (!((front >> d) & 1) || gains[d]! <= most) continue;
    most = gains[d]!;
    target = context.board.neighbours[hex * 6 + d]!;
  }
  return { target, risk: riskAt(field, hex, front), flanked: bits(open & ~front) };
}

const bits = (set: number): number => [0, 1, 2, 3, 4, 5].reduce((sum, d) => sum + ((set >> d) & 1), 0);

/** What the attack of a unit would bring if it stood there. */
function gainAt(context: Context, state: State, unit: Unit, hex: Hex, target: Unit, at: Hex, direction: number): number {
  const home = unit.hex;
  unit.hex = hex;
  const gain = gainAgainst(context, state, unit, target, at, direction);
  unit.hex = home;
  return gain;
}

const movers: Unit[] = [];

/** The units of a side that may move, those nearest to the enemy first. */
export function moversOf(context: Context, state: State, field: Field): readonly Unit[] {
  movers.length = 0;
  for (const unit of state.units) if (unit.side === field.side && mayMove(context, state, unit)) movers.push(unit);
  const { near } = field;
  // By insertion: they are few, and in the order of their ids already.
  for (let i = 1; i < movers.length; i++) {
    const unit = movers[i]!;
    let at = i;
    for (; at > 0 && near[movers[at - 1]!.hex]! > near[unit.hex]!; at--) movers[at] = movers[at - 1]!;
    movers[at] = unit;
  }
  return movers;
}

/** The move of a unit; undefined if it stays where it is. */
export function moveOf(context: Context, state: State, field: Field, unit: Unit): Order | undefined {
  if (unit.panicked) return flightOf(context, state, field, unit);
  const demanded = demandedMoves(context, state, unit);
  surveyMarch(context, state, unit.side);
  lift(context, unit);
  return demanded.length > 0 ? bestEnd(context, state, field, unit, demanded) : advanceOf(context, state, field, unit);
}

const NONE: readonly Order[] = [];

/** 13.9, V4 The moves of which a unit has to make one because an optional rule drives it, as its side sees the battle; none where it may stay, or cannot go yet. */
export function demandedMoves(context: Context, state: State, unit: Unit): readonly Order[] {
  if (!context.hooks.drives) return NONE;
  const known = knownOf(context, state);
  return context.hooks.drives(context, known, unit)?.ends === 'highest' ? legalMoves(context, known, unit) : NONE;
}

/** Of ends that are demanded of a unit that is lifted the one that the script likes best. */
function bestEnd(context: Context, state: State, field: Field, unit: Unit, ends: readonly Order[]): Order | undefined {
  const mover = moverOf(context, unit);
  let best: Order | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const end of ends) {
    const hex = hexOf(end);
    lookRound(context, state, field, mover, hex);
    const score = placeScore(context, field, mover, hex) + facingScore(context, field, mover, hex, facingOf(end));
    if (score <= most) continue;
    most = score;
    best = end;
  }
  return best;
}

/** The move of a unit that does not flee and is lifted. */
export function advanceOf(context: Context, state: State, field: Field, unit: Unit): Order | undefined {
  seekSpot(context, state, field, unit);
  return found.hex === unit.hex && found.facing === unit.facing ? undefined : orderOf('move', unit.id, found.hex, found.facing);
}

/** 4.d Whoever must flee goes as far as he can on the map, from those whom he sees (13.7): a searcher's own copy may hold others. */
function flightOf(context: Context, state: State, field: Field, unit: Unit): Order | undefined {
  const moves = legalMoves(context, knownOf(context, state), unit);
  let best: Order | undefined;
  let most = -1;
  for (const move of moves) {
    const hex = hexOf(move);
    if (hex >= context.board.size) continue;
    const score = field.near[hex]! * 10 - (hex === unit.hex && facingOf(move) !== unit.facing ? 5 : 0);
    if (score <= most) continue;
    most = score;
    best = move;
  }
  return best ?? moves[0];
}

/** The places worth a search, the script's own first: the order for each, undefined for staying. At most one facing for a hex, two beside an enemy. */
export function spotsOf(context: Context, state: State, field: Field, unit: Unit, width: number): (Order | undefined)[] {
  listing = [];
  surveyMarch(context, state, unit.side);
  lift(context, unit);
  seekSpot(context, state, field, unit);
  const all = listing.sort((a, b) => b.score - a.score);
  listing = undefined;
  const taken = new Map<number, number>();
  const spots: (Order | undefined)[] = [];
  let stays = false;
  for (const { hex, facing } of all) {
    const isHere = hex === unit.hex && facing === unit.facing;
    const times = taken.get(hex) ?? 0;
    if (!isHere && times >= (field.near[hex] === 1 ? 2 : 1)) continue;
    if (spots.length >= width && !isHere) continue;
    taken.set(hex, times + 1);
    if (isHere) stays = true;
    spots.push(isHere ? undefined : orderOf('move', unit.id, hex, facing));
  }
  return stays ? spots : [...spots, undefined];
}

let listing: { hex: number; facing: number; score: number }[] | undefined;
