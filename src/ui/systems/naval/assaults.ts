import { distance, type Hex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { ARCHERY_RANGE } from '../../../rules/naval/model/data';
import type { Context, Ship, State } from '../../../rules/naval/model/types';
import { hasCorvus, type Manner, mannerAt, needFor } from '../../../rules/naval/play/attacks';
import { landingAt, type Stack } from '../../../rules/naval/play/ground';
import { judgeAction } from '../../../rules/naval/play/legal';
import { attackersOn, type MarineAttack, targetsOf } from '../../../rules/naval/play/odds';
import type { SeaTarget } from './board/facts';
import { declareOrder } from './orders';
import { hexOfPiece, isLanding, ownStacks, shipOn, stackOf } from './pieces';

/** 14.8 Marines in one hex as attackers of a ship. */
export interface Attacker {
  readonly piece: number;
  readonly from: Hex;
  readonly range: number;
  readonly by: Manner;
  /** Succeeds on this and more. */
  readonly need: number;
  readonly corvus: boolean;
  /** Points that have not had their attack in this phase. */
  readonly fresh: number;
  /** Why none of them can attack; undefined: each of the fresh can. */
  readonly refusal: Refusal | undefined;
}

type How = Pick<Attacker, 'range' | 'by' | 'need' | 'corvus'>;

/** How marines attack a hex; out of range as archers would. */
function howFrom(context: Context, stack: Stack, ashore: boolean, at: Hex): How {
  const range = distance(context.board, stack.hex, at);
  const by = mannerAt(ashore, range) ?? 'archery';
  const corvus = by === 'boarding' && hasCorvus(context, stack);
  return { range, by, need: needFor(by, corvus), corvus };
}

/** How near marines must be to be spoken of as attackers that cannot. */
const NEARBY = ARCHERY_RANGE + 1;

/** Who of the phasing side can attack a ship, and who nearby cannot and why; those who can first, the best chances first. */
export function attackersOf(context: Context, state: State, at: Hex): Attacker[] {
  const attackers: Attacker[] = [];
  for (const piece of ownStacks(state)) {
    const from = hexOfPiece(state, piece);
    const held = stackOf(state, piece)!;
    const how = howFrom(context, held, isLanding(state, piece), at);
    if (how.range > NEARBY) continue;
    const refusal = judgeAction(context, state, declareOrder(from, at));
    attackers.push({ piece, from, ...how, fresh: held.marines - held.fought, refusal });
  }
  return attackers.sort((a, b) => Number(!!a.refusal) - Number(!!b.refusal) || a.need - b.need || a.range - b.range || a.from - b.from);
}

/** Each marine point that can attack a ship by itself, numbered. */
export const pointsOn = (attackers: readonly Attacker[]): (Attacker & { readonly at: number })[] =>
  attackers.flatMap((one) => Array.from({ length: one.refusal ? 0 : one.fresh }, () => one)).map((one, at) => ({ ...one, at }));

/** 14.8.i Whether archers should go before boarders, who take only a ship without marines; a prize is its colour's again without them. */
export const archersFirst = ({ marines, captured }: Ship, attackers: readonly Pick<Attacker, 'by'>[]): boolean =>
  marines > 0 && !captured && attackers.some(({ by }) => by === 'archery') && attackers.some(({ by }) => by === 'boarding');

/** 14.8 What the marines aboard a ship could do to those who can attack it, were it their turn; nobody shoots at marines ashore. */
export const answersOf = (context: Context, state: State, ship: Ship, attackers: readonly Attacker[]): (How & { readonly on: Ship })[] =>
  attackers.flatMap(({ from, refusal }) => {
    const on = refusal || ship.marines === 0 ? undefined : shipOn(state, from);
    return on ? [{ on, ...howFrom(context, ship, false, from) }] : [];
  });

/** How many points succeed on what, and how many more can attack that have worse chances. */
export const labelOf = (points: number, need: number, others = 0): string =>
  `${points}×${need === 6 ? '6' : `${need}+`}${others > 0 ? ` +${others}` : ''}`;

function markOf(attacks: readonly MarineAttack[], hex: Hex): SeaTarget[] {
  if (attacks.length === 0) return [];
  const countOf = (some: readonly MarineAttack[]): number => some.reduce((sum, { points }) => sum + points, 0);
  const need = Math.min(...attacks.map((one) => one.need));
  const best = countOf(attacks.filter((one) => one.need === need));
  return [{ hex, label: labelOf(best, need, countOf(attacks) - best), by: attacks.some(({ by }) => by === 'boarding') ? 'board' : 'fire' }];
}

/** Every ship that marines can attack now: how many of them with the best chance, and how many others. */
export const targetMarks = (context: Context, state: State): SeaTarget[] =>
  state.ships.flatMap((ship) => markOf(attackersOn(context, state, ship), ship.hex));

/** The ships that the marines in one hex can attack. */
export const targetsFrom = (context: Context, state: State, from: Hex): SeaTarget[] =>
  targetsOf(context, state, from).flatMap((attack) => markOf([attack], state.ships[attack.target]!.hex));

/** The attacks that are declared and still to be made. */
export function declaredOn(context: Context, state: State): ({ readonly from: Hex } & How)[] {
  const { assault } = state;
  if (!assault) return [];
  const at = state.ships[assault.target]!.hex;
  return assault.declared.flatMap((from) => {
    const ship = shipOn(state, from);
    const stack = ship ?? landingAt(state, from);
    return stack ? [{ from, ...howFrom(context, stack, !ship, at) }] : [];
  });
}

/** What a success comes to, by the words for it; `nothing`: it is wasted (14.8.k). */
export type Effect =
  | 'boardMarine'
  | 'boardFrees'
  | 'boardEmpty'
  | 'boardEmptySinking'
  | 'archeryChoice'
  | 'archeryChoiceSinks'
  | 'archeryHull'
  | 'archeryHullSinks'
  | 'archeryMarine'
  | 'archeryFrees'
  | 'archeryFreesOrSinks'
  | 'nothing';

/** What a success would do to a ship as it is (14.8, 14.8.i, 14.8.j). */
export function effectOn(ship: Ship, by: Manner | 'ballista'): Effect {
  const { marines, damaged, sinking, captured } = ship;
  const isLastCaptor = captured && marines === 1;
  if (by === 'boarding') {
    if (marines === 0) return sinking ? 'boardEmptySinking' : 'boardEmpty';
    return isLastCaptor ? 'boardFrees' : 'boardMarine';
  }
  // A prize is damaged: its hull has one step left, or none.
  if (isLastCaptor) return sinking ? 'archeryFrees' : 'archeryFreesOrSinks';
  if (sinking) return marines > 0 ? 'archeryMarine' : 'nothing';
  if (marines > 0) return damaged ? 'archeryChoiceSinks' : 'archeryChoice';
  return damaged ? 'archeryHullSinks' : 'archeryHull';
}
