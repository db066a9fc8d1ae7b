import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { type Dice, moveGenerator } from './dice';
import type { Fault } from './game';

/* Dice that two devices make together: each die comes of a half of either side, which has been committed to before the order is given and is opened after it. */

/** So many orders with dice a game may have before the halves of a side are used up. */
export const MOST_ROLLS = 4096;

/**
 * What is open of a side's halves. They are a chain: each is the SHA-256 of the next one, so that the last one opened shows all before it, and that they
 * are those committed to; it tells nothing of those that follow. Numbers of 32 bytes, hexadecimal.
 */
export interface SideHalves {
  /** The SHA-256 of the first half, given before any order. */
  readonly commit: string;
  /** So many are open. */
  readonly rolls: number;
  /** The last of them; before the first the commitment itself. */
  readonly open: string;
}

/** The halves of a game of which both sides make the dice: what a record has of them. */
export interface Halves {
  /** Of each side; null: it has not joined yet. */
  readonly sides: readonly (SideHalves | null)[];
  /** The order that is given and waits for its dice. */
  readonly order?: string | undefined;
  /** After so many plays of the main line the dice come from elsewhere. */
  readonly until?: { readonly at: number; readonly dice: 'seeded' | 'typed' } | undefined;
  /** A copy that goes on alone, and not the game that goes to and fro. */
  readonly copy?: boolean | undefined;
}

interface Rolled {
  readonly dice?: readonly number[] | undefined;
}

/** How many plays have dice. */
export const rollsIn = (plays: readonly Rolled[]): number => plays.reduce((sum, { dice = [] }) => sum + Number(dice.length > 0), 0);

/** The place among plays of the nth that has dice, counted from 1; -1 if there is none. */
export function rolledAt(plays: readonly Rolled[], nth: number): number {
  let left = nth;
  return plays.findIndex(({ dice = [] }) => dice.length > 0 && --left === 0);
}

/** A number hashed so many times. */
function hashed(half: Uint8Array, times: number): Uint8Array {
  let last = half;
  for (let i = 0; i < times; i++) last = sha256(last);
  return last;
}

/** The half of a secret that is opened with so many orders; with none, the commitment to all. */
export const halfOf = (secret: string, rolls: number): string => bytesToHex(hashed(hexToBytes(secret), MOST_ROLLS - rolls));

/** A side that has drawn its secret and opened so many halves of it. */
export function openHalves(secret: string, rolls: number): SideHalves {
  const open = halfOf(secret, rolls);
  return { commit: bytesToHex(hashed(hexToBytes(open), rolls)), rolls, open };
}

const chains = new WeakMap<SideHalves, readonly Uint8Array[]>();

/** All open halves of a side, by the order that they belong to; the commitment is the first. */
function chainOf(side: SideHalves): readonly Uint8Array[] {
  const known = chains.get(side);
  if (known) return known;
  const chain: Uint8Array[] = [];
  let half: Uint8Array = hexToBytes(side.open);
  for (let i = side.rolls; i >= 0; i--) {
    chain[i] = half;
    half = sha256(half);
  }
  chains.set(side, chain);
  return chain;
}

/** The same halves with no more than so many open. */
export function halvesUpTo(halves: Halves, rolls: number): Halves {
  const cut = (side: SideHalves | null) => side && side.rolls > rolls && { ...side, rolls, open: bytesToHex(chainOf(side)[rolls]!) };
  return { ...halves, sides: halves.sides.map((side) => cut(side) || side) };
}

/** From here on the dice come from elsewhere, whatever halves are open or waited for. */
export function withoutHalves(halves: Halves, plays: readonly Rolled[], dice: 'seeded' | 'typed'): Halves {
  const { sides, until, copy } = halvesUpTo(halves, rollsIn(plays.slice(0, halves.until?.at)));
  return { sides, until: until && until.at <= plays.length ? until : { at: plays.length, dice }, copy };
}

/** What a die with so many faces shows; undefined where nothing says it. */
export type Faces = (sides: number) => number | undefined;

const BYTES = 256;

/**
 * The faces of an order's dice, one after the other, the orders with dice counted from 1: the bytes of the SHA-256 of both halves and a byte that counts
 * from 0, should one such number not do. Bytes past the last multiple of the faces are passed over, so that each face is as likely as any other.
 */
export function facesOf({ sides }: Halves, roll: number): (sides: number) => number {
  const halves = sides.map((side) => side && chainOf(side)[roll]);
  if (halves.some((half) => !half)) throw new RangeError(`the halves of order ${roll} are not open`);
  const both = concatBytes(...(halves as Uint8Array[]));
  let count = 0;
  let bytes: number[] = [];
  return (faces) => {
    for (;;) {
      if (bytes.length === 0) bytes = [...sha256(concatBytes(both, Uint8Array.of(count++)))];
      const byte = bytes.shift()!;
      if (byte < BYTES - (BYTES % faces)) return 1 + (byte % faces);
    }
  };
}

/** The dice of both sides for an order with dice, counted from 1. The generator moves with them. */
export function diceOfHalves(halves: Halves, roll: number): Dice {
  const faces = facesOf(halves, roll);
  return {
    roll(holder, _name, sides) {
      moveGenerator(holder, sides);
      return faces(sides);
    },
  };
}

/**
 * What the dice of a play of the main line should show, the play counted from 0, with so many that had dice before it; undefined: what the seed has.
 * Dice that the players type nothing says beforehand.
 */
export function facesAt(halves: Halves | undefined, at: number, rolls: number): Faces | undefined {
  if (!halves) return undefined;
  const { until } = halves;
  if (until && at >= until.at) return until.dice === 'typed' ? () => undefined : undefined;
  return facesOf(halves, rolls + 1);
}

/** What does not fit in the halves of a record: a half that is not the one committed to, dice without halves, or halves opened before their order. */
export function halvesFault(halves: Halves, plays: readonly Rolled[]): Fault | undefined {
  const { sides, order, until } = halves;
  if (until && until.at > plays.length) return { at: 'halves.until.at', expected: `atMost:${plays.length}`, found: String(until.at) };
  const made = plays.slice(0, until?.at);
  const rolls = rollsIn(made);
  const most = rolls + Number(order !== undefined && !until);
  for (const [i, side] of sides.entries()) {
    const at = `halves.sides[${i}]`;
    const open = side?.rolls ?? 0;
    if (open < rolls) return { at: `plays[${rolledAt(made, open + 1)}].dice`, expected: `halfOpened:${i + 1}` };
    if (open > most) return { at: `${at}.rolls`, expected: `atMost:${most}`, found: String(open) };
    if (side && bytesToHex(chainOf(side)[0]!) !== side.commit)
      return { at: `${at}.open`, expected: 'halfCommitted', found: side.open.slice(0, 12) };
  }
  return undefined;
}

/** A course of plays and an order that is to follow, as a number by which it is known again. */
export const courseKey = (
  plays: readonly { readonly order: string; readonly dice?: readonly number[] | undefined }[],
  order: string,
): string => bytesToHex(sha256(JSON.stringify([plays.map(({ order, dice = [] }) => [order, dice]), order])));
