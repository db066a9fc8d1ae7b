import { printHex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { HEX, hexNamed, NO_HEX } from '../../../kernel/notation';
import type { OrderRule } from '../model/context';
import type { Emit } from '../model/events';
import type { Option } from '../model/option';
import { type Action, ANY_FACING, facingOf, hexOf, NO_UNIT, type Order, orderIn, orderOf, unitOf } from '../model/orders';
import { BESIDE, COUNTERS, type Context, type Counter, GONE, type Phase, type Side, type State, type Unit } from '../model/types';
import { survey, unitAt } from '../play/ground';
import { TYPE, unitNamed } from '../play/names';
import { firstInOrder, groupsLeft, reserveUnits } from '../play/reinforcements';
import { isImpetuous } from './chargeDrive';
import { setExtra } from './extra';

/** What a unit can turn into; the place in this list is the facing field of an order, which is open where there is no choice. */
const ON_FOOT: readonly Counter[] = ['HI', 'MM', 'LA'];

/** Two units of heavy cavalry make one on foot: the order names both. */
const inPairs = (context: Context, { type }: Unit): boolean =>
  context.types[type]!.as === 'HC' && !context.types[type]!.traits.includes('cataphract');

/**
 * 13.12 What a unit dismounts as, the usual first. R: a horse archer may be on any cavalry counter and has, besides light archers, what its
 * counter gives (FAQ 15); a cataphract is heavy infantry on whatever counter. R: chariots and elephants do not dismount.
 */
function onFoot(context: Context, { type }: Unit): readonly Counter[] {
  const { as, traits } = context.types[type]!;
  if (as !== 'LC' && as !== 'HC' && as !== 'KT') return [];
  const usual: readonly Counter[] = traits.includes('cataphract') || as === 'KT' ? ['HI'] : as === 'LC' ? ['MM'] : [];
  return traits.includes('horse-archer') ? ['LA', ...usual] : usual;
}

/** 13.12 R: the two of a pair are on the map, or wait in the same reserve. */
const goWith = (context: Context, unit: Unit, other: Unit): boolean =>
  unit.id !== other.id &&
  unit.side === other.side &&
  inPairs(context, unit) &&
  inPairs(context, other) &&
  (unit.hex >= 0 ? other.hex >= 0 : other.hex === BESIDE && other.group === unit.group);

/** The second of a pair. R: a reserve takes the first of its own type along, or else of another; nobody names reserves one by one. */
function partnerOf(context: Context, state: State, unit: Unit, order: Order): Unit | undefined {
  if (unit.hex >= 0) {
    const named = unitAt(context, state, hexOf(order));
    return named && goWith(context, unit, named) ? named : undefined;
  }
  const others = state.units.filter((other) => goWith(context, unit, other));
  return others.find(({ type, disordered }) => type === unit.type && disordered === unit.disordered) ?? others[0];
}

/** Reserves of one type and state in one group are the same to an order; the first of them stands for all. */
const isMeant = (state: State, unit: Unit): boolean =>
  unit.hex >= 0 || (unit.hex === BESIDE && reserveMeant(state, unit.side, unit.group, unit.type) === unit);

function reserveMeant(state: State, side: Side, group: number, type: number): Unit | undefined {
  return firstInOrder(reserveUnits(state, side, group).filter((unit) => unit.type === type));
}

function legal(context: Context, state: State, unit: Unit | undefined): Action[] {
  if (!unit || unit.side !== state.player || !isMeant(state, unit)) return [];
  const choices = onFoot(context, unit);
  const alone = choices.map((counter) =>
    orderOf('dismount', unit.id, NO_HEX, choices.length > 1 || inPairs(context, unit) ? ON_FOOT.indexOf(counter) : ANY_FACING),
  );
  if (!inPairs(context, unit)) return alone;
  const others = state.units.filter((other) => goWith(context, unit, other));
  if (unit.hex >= 0) {
    survey(context, state);
    return [...alone, ...others.map((other) => orderOf('dismount', unit.id, other.hex))];
  }
  return others.length > 0 ? [...alone, orderOf('dismount', unit.id)] : alone;
}

/** What comes of a legal order, for its button: the counter on foot, and whether two make one. */
export function onFootBy(context: Context, state: State, order: Order): { as: Counter; pair: boolean } | undefined {
  survey(context, state);
  const outcome = outcomeOf(context, state, state.units[unitOf(order)]!, order);
  return outcome && { as: outcome.as, pair: outcome.partner !== undefined };
}

/** What comes of an order, if it is one that can be given. */
function outcomeOf(context: Context, state: State, unit: Unit, order: Order): { as: Counter; partner: Unit | undefined } | undefined {
  const choices = onFoot(context, unit);
  const chosen = facingOf(order);
  if (inPairs(context, unit) && chosen === ANY_FACING) {
    const partner = partnerOf(context, state, unit, order);
    return partner && { as: 'HI', partner };
  }
  const as = chosen === ANY_FACING ? choices[0] : choices.find((counter) => ON_FOOT[chosen] === counter);
  return as && hexOf(order) === NO_HEX ? { as, partner: undefined } : undefined;
}

function judge(context: Context, state: State, action: Action): Refusal | undefined {
  const order = orderIn(action);
  const unit = state.units[unitOf(order)];
  survey(context, state);
  if (!unit || unit.side !== state.player) return { rule: '13.12', why: 'nobodyDismounts' };
  const hexes = unit.hex >= 0 ? [unit.hex] : [];
  if (onFoot(context, unit).length === 0 && !inPairs(context, unit)) return { rule: '13.12', why: 'cannotDismount', hexes };
  if (outcomeOf(context, state, unit, order)) return undefined;
  if (facingOf(order) !== ANY_FACING || !inPairs(context, unit)) return { rule: '13.12', why: 'notThatOnFoot', hexes };
  return { rule: '13.12', why: 'twoHeavyCavalry', hexes };
}

/** Where control can be lost it is remembered who is a knight or a barbarian on foot; of a pair, if either was. */
const control = (context: Context): boolean => context.options.includes('13.9') || context.options.includes('13V');

/** R: whoever dismounts keeps his hex, his facing and his marks; a pair takes those of the first, and is disordered if either was. */
function apply(context: Context, state: State, action: Action, _dice: Dice, emit: Emit): void {
  const order = orderIn(action);
  const unit = state.units[unitOf(order)]!;
  survey(context, state);
  const { as, partner } = outcomeOf(context, state, unit, order)!;
  const { hex, side } = unit;
  const was = context.types[unit.type]!.as;
  emit?.({ kind: 'dismounted', rule: '13.12', unit: unit.id, side, hex, was, now: as, joins: partner ? partner.hex : null });
  if (control(context) && (isImpetuous(context, state, unit) || (partner && isImpetuous(context, state, partner))))
    setExtra(state, 'bound', [...new Set([...state.extra!.bound, unit.id])]);
  unit.type = COUNTERS.indexOf(as);
  if (!partner) return;
  unit.disordered ||= partner.disordered;
  // Not lost: nothing counts for 4.f.
  partner.hex = GONE;
}

/** Names a hex that is not on the map, where `NO_HEX` says that none is named. */
const ELSEWHERE = NO_HEX - 1;

const RESERVE = `${TYPE}\\+[1-9]\\d?`;
const TEXT = new RegExp(`^dismount (?:(${HEX})|(${RESERVE}))(?: (HI|MM|LA)| (${HEX}))?$`);

/** `dismount B3` · `dismount B3 LA` · `dismount B3 C4` · `dismount LC+2`, one of the second reserve · `dismount horse-archer+1 LA` */
function parse(context: Context, state: State, text: string): Action | undefined {
  const match = TEXT.exec(text);
  if (!match) return undefined;
  const [, place, reserve, as, other] = match;
  const unit = place ? unitNamed(context, state, place) : reserveNamed(context, state, reserve!);
  const chosen = as === undefined ? -1 : ON_FOOT.indexOf(as as Counter);
  // Where there is no choice, the word that names it says nothing more.
  const only = unit && onFoot(context, unit).length === 1 && !inPairs(context, unit) && onFoot(context, unit)[0] === as;
  const named = other === undefined ? NO_HEX : hexNamed(context.board, other);
  const hex = other !== undefined && named === NO_HEX ? ELSEWHERE : named;
  return orderOf('dismount', unit?.id ?? NO_UNIT, hex, chosen < 0 || only ? ANY_FACING : chosen);
}

/** Reserves are counted as a position writes them. */
function reserveNamed(context: Context, state: State, text: string): Unit | undefined {
  const [name, number] = text.split('+') as [string, string];
  const group = groupsLeft(context, state, state.player)[Number(number) - 1];
  const type = context.types.findIndex((one) => one.name === name);
  return group === undefined ? undefined : reserveMeant(state, state.player, group, type);
}

function print(context: Context, state: State, action: Action): string {
  const order = orderIn(action);
  const unit = state.units[unitOf(order)]!;
  const hex = hexOf(order);
  const name =
    unit.hex >= 0
      ? printHex(context.board, unit.hex)
      : `${context.types[unit.type]!.name}+${1 + groupsLeft(context, state, unit.side).indexOf(unit.group)}`;
  const as = facingOf(order) === ANY_FACING ? '' : ` ${ON_FOOT[facingOf(order)]}`;
  return `dismount ${name}${as}${hex === NO_HEX ? '' : ` ${printHex(context.board, hex)}`}`;
}

const dismount: OrderRule = { phases: ['muster'], legal, judge, apply, parse, print };

/** Asked of a side that has somebody who can dismount, once. */
function asksPhase(context: Context, state: State, phase: Phase): boolean {
  return (
    phase === 'muster' &&
    !state.extra!.mustered.includes(state.player) &&
    state.units.some((unit) => legal(context, state, unit).length > 0)
  );
}

function phaseEnds(_context: Context, state: State, phase: Phase): void {
  if (phase === 'muster') setExtra(state, 'mustered', [...state.extra!.mustered, state.player]);
}

/** R: the sides muster in turn, the one whose player turn it is first; his turn it is again when both have. */
const opens = (_context: Context, state: State): void => setExtra(state, 'first', state.player);

/** Once the battle has begun, nothing is kept of the musters: who moves first in every turn is for 13.3 to say. */
function phaseBegins(context: Context, state: State, phase: Phase): void {
  if (phase === 'muster') return;
  if (state.extra!.mustered.length > 0) setExtra(state, 'mustered', []);
  if (state.extra!.first !== 0 && !context.options.includes('13.3')) setExtra(state, 'first', 0);
}

/** 13.12 Before the battle cavalry may leave its horses. */
export const dismounting: Option = {
  phases: ['muster'],
  keeps: ['bound', 'first', 'mustered'],
  orders: { dismount },
  hooks: { opens, asksPhase, phaseBegins, phaseEnds },
};
