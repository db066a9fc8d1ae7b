import { type Hex, printHex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { HEX, hexNamed } from '../../../kernel/notation';
import type { OrderRule } from '../model/context';
import type { Emit, Purpose } from '../model/events';
import { type Action, NO_UNIT, orderIn, orderOf, routeIn, unitOf } from '../model/orders';
import type { Context, State, Unit } from '../model/types';
import { campAt, survey, unitAt } from '../play/ground';
import { leadersAt } from '../play/leaders';
import { costOf, greatestGroup, hexesOf, inContact, isLoose, judgeAddressed, judgeCost, judgeGroup } from './command';
import { setExtra } from './extra';

/** Pays for an order. What it costs is what the player could know (13.7). */
export function spend(context: Context, state: State, purpose: Purpose, units: readonly Unit[], emit: Emit): void {
  const known = context.hooks.viewOf?.(context, state, state.player) ?? state;
  const cost = costOf(
    context,
    known,
    units.map(({ id }) => known.units[id]!),
  );
  const left = state.extra!.points - cost.points;
  setExtra(state, 'points', left);
  if (purpose === 'activated') {
    const ids = units.map(({ id }) => id);
    setExtra(state, 'activated', [...state.extra!.activated, ...ids]);
  }
  if (purpose === 'held') {
    const ids = units.filter((unit) => isLoose(context, state, unit)).map(({ id }) => id);
    setExtra(state, 'held', [...state.extra!.held, ...ids]);
  }
  emit?.({
    kind: 'pointsSpent',
    rule: 'V2',
    side: state.player,
    on: purpose,
    units: units.map(({ id }) => id),
    hexes: hexesOf(units),
    points: cost.points,
    reasons: cost.terms.map(({ why }) => why),
    left,
  });
}

const ORDER = new RegExp(`^(activate|restrain|rally) (${HEX}(?: ${HEX})*)$`);

function hexesNamed(context: Context, kind: string, text: string): Hex[] | undefined {
  const match = ORDER.exec(text);
  if (match?.[1] !== kind) return undefined;
  const hexes = match[2]!.split(' ').map((name) => hexNamed(context.board, name));
  return [...new Set(hexes)].sort((a, b) => a - b);
}

/** One order for a unit, or for a group: the first of it in the order of the map, and the hexes of the others. */
function orderTo(kind: 'activate' | 'restrain', units: readonly Unit[]): Action {
  const [first, ...others] = units;
  const order = orderOf(kind, first!.id);
  return others.length > 0 ? { order, via: others.map(({ hex }) => hex) } : order;
}

/** Needs `survey`. */
function unitsIn(context: Context, state: State, action: Action): (Unit | undefined)[] {
  const others = routeIn(action)?.via ?? [];
  return [state.units[unitOf(orderIn(action))], ...others.map((hex) => unitAt(context, state, hex))];
}

type Judge = (context: Context, state: State, units: readonly Unit[]) => Refusal | undefined;

/** V2 An order to a unit or a group, with what it asks of them besides. */
function groupOrder(kind: 'activate' | 'restrain', judgeUnits: Judge): OrderRule {
  const judge = (context: Context, state: State, units: readonly (Unit | undefined)[]): Refusal | undefined => {
    for (const unit of units) {
      const refusal = judgeAddressed(context, state, unit);
      if (refusal) return refusal;
    }
    const all = units as readonly Unit[];
    return (
      (all.length > 1 ? judgeGroup(context, state, all) : undefined) ?? judgeUnits(context, state, all) ?? judgeCost(context, state, all)
    );
  };
  return {
    phases: ['movement'],
    /** Each unit alone, and the greatest group, which its first unit tells; `judge` takes every smaller one. */
    legal(context, state, unit) {
      if (!unit || unit.side !== state.player || unit.hex < 0) return [];
      const list: Action[] = [];
      if (!judge(context, state, [unit])) list.push(orderTo(kind, [unit]));
      const group = greatestGroup(context, state, unit);
      if (group[0] === unit && !judge(context, state, group)) list.push(orderTo(kind, group));
      return list;
    },
    judge(context, state, action) {
      survey(context, state);
      return judge(context, state, unitsIn(context, state, action));
    },
    apply(context, state, action, _dice, emit) {
      survey(context, state);
      spend(context, state, kind === 'activate' ? 'activated' : 'held', unitsIn(context, state, action) as Unit[], emit);
    },
    parse(context, state, text) {
      const hexes = hexesNamed(context, kind, text);
      if (!hexes) return undefined;
      survey(context, state);
      const [first, ...others] = hexes as [Hex, ...Hex[]];
      const order = orderOf(kind, unitAt(context, state, first)?.id ?? NO_UNIT);
      return others.length > 0 ? { order, via: others } : order;
    },
    print(context, state, action) {
      const hexes = [state.units[unitOf(orderIn(action))]!.hex, ...(routeIn(action)?.via ?? [])];
      return `${kind} ${hexes.map((hex) => printHex(context.board, hex)).join(' ')}`;
    },
  };
}

/** Whether a unit has an order to come by, as far as its own state goes. */
const canGo = ({ types }: Context, { extra }: State, { id, type, volley }: Unit): boolean =>
  !volley && types[type]!.ma > 0 && !extra!.balking.includes(id);

export const activate = groupOrder('activate', (context, state, units) =>
  units.some((unit) => canGo(context, state, unit)) ? undefined : { rule: 'V2', why: 'staysAnyway', hexes: hexesOf(units) },
);

/** V4 A group that is held may hold others, who only keep it together: they are not bound by it. */
export const restrain = groupOrder('restrain', (context, state, units) =>
  units.some((unit) => isLoose(context, state, unit)) ? undefined : { rule: 'V4', why: 'nobodyToHold', hexes: hexesOf(units) },
);

/** V2 R: whom a leader will rally for nothing (10) is not rallied by points; the others take any unit that a leader could. */
function judgeRally(context: Context, state: State, unit: Unit | undefined): Refusal | undefined {
  if (!unit || unit.side !== state.player || unit.hex < 0) return { rule: 'V2', why: 'nobodyAddressed' };
  const hexes = [unit.hex];
  if (!unit.disordered) return { rule: 'V2', why: 'inGoodOrder', hexes };
  if (leadersAt(state.armies[unit.side], unit.hex) > 0) return { rule: 'V2', why: 'leaderRallies', hexes };
  if (inContact(context, state, unit.side, unit.hex)) return { rule: 'V2', why: 'contactRally', hexes };
  return judgeCost(context, state, [unit]);
}

export const canRally = (context: Context, state: State, unit: Unit): boolean => !judgeRally(context, state, unit);

/** FAQ 13 In a hex with a camp and a unit the unit is meant, if it is disordered. Needs `survey`. */
function ralliedIn(context: Context, state: State, hex: Hex): Unit | undefined {
  const unit = unitAt(context, state, hex);
  return unit && !unit.disordered ? (campAt(context, state, hex) ?? unit) : unit;
}

export const rally: OrderRule = {
  phases: ['rally'],
  legal(context, state, unit) {
    if (!unit || !canRally(context, state, unit)) return [];
    survey(context, state);
    return ralliedIn(context, state, unit.hex) === unit ? [orderOf('rally', unit.id)] : [];
  },
  judge: (context, state, action) => judgeRally(context, state, state.units[unitOf(orderIn(action))]),
  apply(context, state, action, _dice, emit) {
    const unit = state.units[unitOf(orderIn(action))]!;
    spend(context, state, 'rallied', [unit], emit);
    unit.disordered = false;
    unit.panicked = false;
    emit?.({ kind: 'rallied', rule: 'V2', unit: unit.id, hex: unit.hex });
  },
  parse(context, state, text) {
    const hexes = hexesNamed(context, 'rally', text);
    if (hexes?.length !== 1) return undefined;
    survey(context, state);
    return orderOf('rally', ralliedIn(context, state, hexes[0]!)?.id ?? NO_UNIT);
  },
  print: ({ board }, state, action) => `rally ${printHex(board, state.units[unitOf(orderIn(action))]!.hex)}`,
};
