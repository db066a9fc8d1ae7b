import { distance, type Hex, printHex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { HEX, hexNamed } from '../../../kernel/notation';
import type { OrderRule } from '../model/context';
import type { MeleeResult, Odds } from '../model/data';
import type { Emit } from '../model/events';
import type { ShotAt } from '../model/extra';
import type { Option } from '../model/option';
import { hexOf, orderIn, orderOf } from '../model/orders';
import type { Context, Phase, State, Unit } from '../model/types';
import { strike } from '../play/casualties';
import { endPhase } from '../play/sequence';
import { NOTHING_DECLARED } from './declared';
import { setExtra } from './extra';

/** 13.2 Results of a melee, by odds. */
const RESULTS: Readonly<Record<Odds, MeleeResult>> = { '1-2': 'AD', '1-1': 'M', '2-1': 'DD', '3-1': 'DE' };

/** 13.2 A sixth of the sum of the numbers needed, and one more if four or five are left over. */
export const hitsFor = (sum: number): number => Math.floor(sum / 6) + (sum % 6 >= 4 ? 1 : 0);

/** 13.2 A shot is declared: no die falls, and what it comes to is known when all are. */
function shoots(context: Context, state: State, unit: Unit, target: Unit, need: number, emit: Emit): boolean {
  const { targets } = state.extra!.declared;
  const others = targets.filter((shot) => shot.target !== target.id);
  const before = targets.find((shot) => shot.target === target.id)?.need ?? 0;
  setExtra(state, 'declared', { targets: [...others, { target: target.id, need: before + need }], hits: 0 });
  const range = distance(context.board, unit.hex, target.hex);
  emit?.({ kind: 'shotDeclared', rule: '13.2', unit: unit.id, target: target.id, from: unit.hex, at: target.hex, range, need });
  return true;
}

/** In the order of their hexes, so that the dice of leaders (11.d) fall in one that a position knows too. */
const inOrder = (state: State, targets: readonly ShotAt[]): Unit[] =>
  targets.map(({ target }) => state.units[target]!).sort((a, b) => a.hex - b.hex);

/**
 * 13.2 The shots are summed up when the fire phase ends. R: "their owner chooses" is the owner of the targets; where there are as many
 * hits as targets nothing is left to choose, and hits beyond that are wasted, since none is hit twice.
 */
function phaseEnds(context: Context, state: State, phase: Phase, dice: Dice, emit: Emit): void {
  const { targets } = state.extra!.declared;
  if (phase !== 'fire' || targets.length === 0) return;
  const sum = targets.reduce((total, { need }) => total + need, 0);
  const hits = Math.min(hitsFor(sum), targets.length);
  emit?.({ kind: 'shotsSummed', rule: '13.2', side: state.player, sum, targets: targets.length, hits });
  if (hits > 0 && hits < targets.length) {
    setExtra(state, 'declared', { targets, hits });
    setExtra(state, 'asked', { order: 'hit', by: state.player });
    return;
  }
  setExtra(state, 'declared', NOTHING_DECLARED);
  if (hits > 0) for (const unit of inOrder(state, targets)) strike(context, state, unit, '8.e', dice, emit);
}

/** The unit shot at that a `hit` names. */
const targetIn = (state: State, hex: Hex): ShotAt | undefined =>
  state.extra!.declared.targets.find(({ target }) => state.units[target]!.hex === hex);

const HIT = new RegExp(`^hit (${HEX})$`);

const hit: OrderRule = {
  // An answer only.
  phases: [],
  legal(_context, state) {
    const { targets, hits } = state.extra!.declared;
    if (hits === 0 || state.phase !== 'fire' || state.extra!.asked?.by !== state.player) return [];
    return inOrder(state, targets).map((unit) => orderOf('hit', undefined, unit.hex));
  },
  judge(_context, state, action): Refusal | undefined {
    return targetIn(state, hexOf(orderIn(action))) ? undefined : { rule: '13.2', why: 'notShotAt' };
  },
  apply(context, state, action, dice, emit) {
    const { targets, hits } = state.extra!.declared;
    const chosen = targetIn(state, hexOf(orderIn(action)))!;
    const left = targets.filter((shot) => shot !== chosen);
    const done = hits === 1;
    setExtra(state, 'declared', done ? NOTHING_DECLARED : { targets: left, hits: hits - 1 });
    if (done) setExtra(state, 'asked', null);
    strike(context, state, state.units[chosen.target]!, '8.e', dice, emit);
    if (done) endPhase(context, state, dice, emit);
  },
  parse(context, _state, text) {
    const name = HIT.exec(text)?.[1];
    return name === undefined ? undefined : orderOf('hit', undefined, hexNamed(context.board, name));
  },
  print: ({ board }, _state, action) => `hit ${printHex(board, hexOf(orderIn(action)))}`,
};

/** 13.2 Melees and shots without dice. R: leaders are checked (11.d), and what other options roll for is rolled for, as ever. */
export const noLuck: Option = {
  keeps: ['asked', 'declared'],
  orders: { hit },
  hooks: { shoots, phaseEnds, fixedResult: (odds) => RESULTS[odds] },
};
