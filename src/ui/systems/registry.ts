import { ancients } from './ancients/manifest';
import { baw } from './baw/manifest';
import { naval } from './naval/manifest';
import type { Wing } from './wing';

/** The games that the screens know, by the word in a position. Adding one is a line here; a game from outside the house adds itself. */
export const wings = new Map<string, Wing>([ancients, naval, baw].map((wing) => [wing.id, wing]));

/** The wing of a game. Throws where there is none, which no position that has been read leads to. */
export function wingOf(id: string): Wing {
  const wing = wings.get(id);
  if (!wing) throw new Error(`no wing ${id}`);
  return wing;
}
