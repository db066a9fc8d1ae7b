import type { Context, Ship, State } from '../../../rules/naval/model/types';
import { declaredFrom } from '../../../rules/naval/play/attacks';
import { hasBallista } from '../../../rules/naval/play/ballistae';
import { isAboard, type Stack } from '../../../rules/naval/play/ground';
import type { NavalWords } from './words';
import type { ShipMark } from './words/naming';

/** The rule of each mark on a ship's card, where it has one. */
export const MARK_RULES: Partial<Readonly<Record<ShipMark, string>>> = {
  damaged: '14.1',
  sinking: '14.10',
  captured: '14.8.j',
  ballista: '14.9',
  ballistaLost: '14.9.b',
  corvus: '14.8.h',
  moved: '14.5',
  target: '14.8.d',
  declared: '14.8.d',
  attacked: '14.8.d',
};

/** What is to be told of a ship beside its type, place and crew. */
export function marksOf(context: Context, { assault, closed }: State, ship: Ship): ShipMark[] {
  const { ballista, corvus } = context.types[ship.type]!;
  const all: readonly (readonly [ShipMark, boolean])[] = [
    ['sound', !ship.damaged && !ship.sinking],
    ['damaged', ship.damaged && !ship.sinking],
    ['sinking', ship.sinking],
    ['captured', ship.captured],
    ['ballista', hasBallista(context, ship)],
    ['ballistaLost', ballista && !hasBallista(context, ship)],
    ['corvus', corvus],
    ['moved', ship.moved],
    ['fired', ship.fired],
    ['target', assault?.target === ship.id],
    ['declared', declaredFrom(assault, ship.hex) > 0],
    ['attacked', closed.includes(ship.id)],
  ];
  return all.flatMap(([mark, holds]) => (holds ? [mark] : []));
}

/** 14.7.b, 14.8.a, 14.8.d How many of the marines in a hex have moved or attacked in this phase, in words; nothing of those that have all of it before them. */
export function deedsOf({ table: { deeds } }: NavalWords, { assault }: State, stack: Stack): string[] {
  const { hex, marines, stepped, fought } = stack;
  const declared = declaredFrom(assault, hex);
  const done = fought - declared;
  return [
    ...(stepped > 0 ? [deeds.stepped(stepped, marines)] : []),
    ...(done > 0 ? [deeds.fought(done, marines)] : []),
    // A ship bears it as a mark.
    ...(declared > 0 && !isAboard(stack) ? [deeds.declared] : []),
  ];
}
