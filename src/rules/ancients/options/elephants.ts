import { type Hex, parseHex, printHex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { HEX, NO_HEX } from '../../../kernel/notation';
import type { Hooks, OrderRule } from '../model/context';
import type { Emit } from '../model/events';
import type { Option } from '../model/option';
import { type Action, hexOf, orderIn, orderOf } from '../model/orders';
import { type Context, otherSide, type State, type Unit } from '../model/types';
import { enterCamp } from '../play/entering';
import { campHex } from '../play/ground';
import { leadersAt, shiftLeaders, WAITING } from '../play/leaders';
import { ownerOf } from '../play/owner';
import { setExtra } from './extra';

/**
 * The enemy's elephants that may take fright. R: not those that plunder, for they stay whatever happens; nor those on their own camp's hex, where no
 * enemy could stand; nor those that the enemy has turned: they are not his.
 */
export function elephantsAgainst(context: Context, state: State): Unit[] {
  const enemy = otherSide(state.player);
  const camp = campHex(context, state, enemy);
  const fits = (unit: Unit) => unit.hex >= 0 && unit.hex !== camp && !unit.plundering && context.types[unit.type]!.as === 'EL';
  return state.units.filter((unit) => unit.side === enemy && ownerOf(state, unit) === enemy && fits(unit)).sort((a, b) => a.hex - b.hex);
}

/** R: one leader a turn. He is one of those that wait, or, where leaders stay on the map (V1), of a hex. */
function judgeAside(context: Context, state: State, hex: Hex): Refusal | undefined {
  if (state.extra!.aside) return { rule: '13.11', why: 'asideAlready' };
  if (elephantsAgainst(context, state).length === 0) return { rule: '13.11', why: 'noElephants' };
  const army = state.armies[state.player];
  const some = hex === NO_HEX ? army.waiting > 0 : army.leaders.includes(hex);
  return some ? undefined : { rule: '13.11', why: 'noLeaderToSetAside' };
}

function legalAsides(context: Context, state: State): Action[] {
  const hexes = [NO_HEX, ...new Set(state.armies[state.player].leaders)];
  return hexes.filter((hex) => !judgeAside(context, state, hex)).map((hex) => orderOf('aside', undefined, hex));
}

/** A die for each elephant, in the order of their hexes: 4 and 5 it balks, 6 it turns on its own. */
function setAside(context: Context, state: State, action: Action, dice: Dice, emit: Emit): void {
  const side = state.player;
  const hex = hexOf(orderIn(action));
  if (hex !== NO_HEX) shiftLeaders(context, state, side, hex, WAITING, 1);
  setExtra(state, 'aside', true);
  emit?.({ kind: 'leaderSetAside', rule: '13.11', side });
  for (const unit of elephantsAgainst(context, state)) {
    const die = dice.roll(state, 'elephant', 6, unit.hex);
    const leaders = die === 6 ? leadersAt(state.armies[unit.side], unit.hex) : 0;
    emit?.({ kind: 'elephantsTried', rule: '13.11', unit: unit.id, hex: unit.hex, die, leaders });
    if (die === 6) {
      changeSides(context, state, unit);
      setExtra(state, 'turned', [...state.extra!.turned, unit.id]);
    } else if (die >= 4) setExtra(state, 'balking', [...state.extra!.balking, unit.id]);
  }
}

/** R: leaders with an elephant that changes sides are neither captured nor killed; they leave the map until their next placement. */
function changeSides(context: Context, state: State, unit: Unit): void {
  shiftLeaders(context, state, unit.side, unit.hex, WAITING, leadersAt(state.armies[unit.side], unit.hex));
  unit.side = otherSide(unit.side);
}

/** A game turn is over for what turned in it. R: what it stands on counts as entered: it plunders no camp of its own, and captures an open one of the enemy. */
function giveBack(context: Context, state: State, unit: Unit, emit: Emit): void {
  const leaders = leadersAt(state.armies[unit.side], unit.hex);
  changeSides(context, state, unit);
  unit.plundering = false;
  emit?.({ kind: 'elephantsReturned', rule: '13.11', unit: unit.id, hex: unit.hex, leaders });
  enterCamp(context, state, unit, unit.hex, emit);
}

/** R: "this turn" of a balking elephant is its owner's next player turn, "a whole turn" of a turned one ends with its owner's next player turn. */
const phaseEnds: Hooks['phaseEnds'] = (context, state, phase, _dice, emit) => {
  if (phase !== 'melee') return;
  const { player, units } = state;
  const { aside, balking, turned } = state.extra!;
  if (aside) setExtra(state, 'aside', false);
  if (balking.length > 0)
    setExtra(
      state,
      'balking',
      balking.filter((id) => units[id]!.side !== player),
    );
  const back = turned.filter((id) => units[id]!.side !== player);
  if (back.length === 0) return;
  setExtra(
    state,
    'turned',
    turned.filter((id) => !back.includes(id)),
  );
  for (const id of back) {
    const unit = units[id]!;
    if (unit.hex >= 0) giveBack(context, state, unit, emit);
    else unit.side = otherSide(unit.side);
  }
};

const bars = (_context: Context, state: State, unit: Unit): Refusal | undefined =>
  state.extra!.balking.includes(unit.id) ? { rule: '13.11', why: 'balks', hexes: [unit.hex] } : undefined;

const ASIDE = new RegExp(`^aside(?: (${HEX}))?$`);

const aside: OrderRule = {
  phases: ['command'],
  legal: (context, state, unit) => (unit ? [] : legalAsides(context, state)),
  judge: (context, state, action) => judgeAside(context, state, hexOf(orderIn(action))),
  apply: setAside,
  parse(context, _state, text) {
    const match = ASIDE.exec(text);
    if (!match) return undefined;
    if (!match[1]) return orderOf('aside');
    const hex = parseHex(context.board, match[1])!;
    return orderOf('aside', undefined, hex < 0 ? context.board.size : hex);
  },
  print(context, _state, action) {
    const hex = hexOf(orderIn(action));
    return hex === NO_HEX ? 'aside' : `aside ${printHex(context.board, hex)}`;
  },
};

export const elephants: Option = {
  phases: ['command'],
  keeps: ['aside', 'balking', 'turned'],
  orders: { aside },
  hooks: {
    asksPhase: (context, state, phase) => phase === 'command' && legalAsides(context, state).length > 0,
    phaseEnds,
    barsMove: bars,
    barsAttack: bars,
  },
};
