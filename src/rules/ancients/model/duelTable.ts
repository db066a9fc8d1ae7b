import type { Tactic } from './tactics';

/**
 * 13.8 What the tactics do to the die, `[the challenger's][the other's]`; null: nothing comes of the duel.
 * R: the table's headings and its example disagree. The example is played: an offensive challenger against a defensive leader has +1.
 */
export const DUEL_TABLE: Readonly<Record<Tactic, Readonly<Record<Tactic, number | null>>>> = {
  offensive: { offensive: 0, prudent: -1, defensive: 1 },
  prudent: { offensive: 1, prudent: 0, defensive: null },
  defensive: { offensive: -1, prudent: null, defensive: null },
};

const FACES = 6;
const faces = (n: number): number => Math.max(0, Math.min(FACES, n));

/**
 * 13.8 With how many of the six faces of the die the challenger falls, and with how many the other; undefined where nothing comes of the duel.
 * `difference`: the challenger's rating less the other's.
 */
export function duelChances(
  challenger: Tactic,
  other: Tactic,
  difference: number,
): { readonly challenger: number; readonly other: number } | undefined {
  const given = DUEL_TABLE[challenger][other];
  return given === null ? undefined : { challenger: faces(1 - given - difference), other: faces(1 + given + difference) };
}
