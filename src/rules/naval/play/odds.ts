import { distance, type Hex } from '../../../kernel/board';
import { ramResult } from '../model/data';
import type { RamKind } from '../model/events';
import type { Context, Ship, State } from '../model/types';
import { attacksLeft, hasCorvus, type Manner, mannerAt, mayDeclare, needFor } from './attacks';
import { isAboard, type Stack, stackAt, survey } from './ground';
import { crewOf } from './movement';
import { type Fate, fateOf } from './ramming';

/** What the table shows before the dice fall. */

/** What may become of a ship, with the faces of the die that bring it. */
export interface RamChance {
  readonly fate: Fate;
  readonly dice: readonly number[];
}

/** A ship that sinks has nothing worse to fear: a ram may still mark it damaged (14.6), which changes nothing that it can do or that it is worth. */
const harmOf = (victim: Ship, kind: RamKind, total: number): Fate => (victim.sinking ? 'nothing' : fateOf(victim, ramResult(kind, total)));

const FATES = ['sinking', 'damaged', 'nothing'] as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** 14.6 What a crew's ram does to a ship as it is, the worst first. In an oar rake both ships have theirs, each by its own die. */
export const ramChances = (kind: RamKind, crew: number, victim: Ship): RamChance[] =>
  FATES.flatMap((fate) => {
    const dice = FACES.filter((die) => harmOf(victim, kind, die + crew) === fate);
    return dice.length > 0 ? [{ fate, dice }] : [];
  });

/** Of six throws, how many damage a ship and how many sink it. */
export interface RamHarm {
  readonly damages: number;
  readonly sinks: number;
}

/** 14.6 How likely a ship's ram harms another. In an oar rake the other's harms it likewise. */
export function ramHarm(context: Context, kind: RamKind, by: Ship, victim: Ship): RamHarm {
  const chances = ramChances(kind, crewOf(context, by), victim);
  const times = (fate: Fate) => chances.find((chance) => chance.fate === fate)?.dice.length ?? 0;
  return { damages: times('damaged'), sinks: times('sinking') };
}

/** 14.8 What marine points of one hex can do to a ship: how many of them still, in which manner, and the least die that succeeds. */
export interface MarineAttack {
  readonly from: Hex;
  readonly target: number;
  readonly points: number;
  readonly by: Manner;
  readonly need: number;
}

/** After `survey`: the attack that a stack may declare on a ship now, whatever target is open. */
function attackOf(context: Context, state: State, stack: Stack, target: Ship): MarineAttack | undefined {
  if (!mayDeclare(context, state, stack, target)) return undefined;
  const by = mannerAt(!isAboard(stack), distance(context.board, stack.hex, target.hex))!;
  return { from: stack.hex, target: target.id, points: attacksLeft(stack), by, need: needFor(by, hasCorvus(context, stack)) };
}

const isAttack = (attack: MarineAttack | undefined): attack is MarineAttack => attack !== undefined;

/** 14.8 The marine points of the phasing player that can still attack a ship, hex by hex. */
export function attackersOn(context: Context, state: State, target: Ship): MarineAttack[] {
  survey(context, state);
  const stacks: Stack[] = [...state.ships.filter(({ hex }) => hex >= 0), ...state.ashore];
  return stacks
    .filter((stack) => stackAt(context, state, stack.hex, state.player) === stack)
    .map((stack) => attackOf(context, state, stack, target))
    .filter(isAttack)
    .sort((a, b) => a.from - b.from);
}

/** 14.8 What the marine points of the phasing player in a hex can still attack. */
export function targetsOf(context: Context, state: State, from: Hex): MarineAttack[] {
  survey(context, state);
  const stack = stackAt(context, state, from, state.player);
  return stack ? state.ships.map((target) => attackOf(context, state, stack, target)).filter(isAttack) : [];
}
