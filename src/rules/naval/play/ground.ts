import { type Board, createBoard, type Hex } from '../../../kernel/board';
import { blockersOf, createSight, isLineFree } from '../../../kernel/sight';
import type { MapSetup } from '../model/setup';
import { type Context, type Landing, otherSide, type Scratch, type Ship, type Side, type State } from '../model/types';
import { createFlood } from './flood';

export interface Ground {
  board: Board;
  land: Uint8Array;
  sight: Context['sight'];
  scratch: Scratch;
}

export function createGround(map: MapSetup): Ground {
  const board = createBoard(map.columns, map.rows);
  const land = new Uint8Array(board.size);
  for (const hex of map.land) land[hex] = 1;
  return {
    board,
    land,
    sight: createSight(board),
    scratch: { shipAt: new Uint16Array(board.size), shut: new Uint8Array(board.size), flood: createFlood(board) },
  };
}

/** 14.8.j Who commands a ship: whose marines are aboard; without any, its colour. Of a ship that has left, who commanded it then. */
export const controlOf = (ship: Ship): Side => (ship.captured ? otherSide(ship.side) : ship.side);

/** What `controlOf` goes by. */
export const whyControlled = (ship: Ship): 'marines' | 'colour' => (ship.marines > 0 ? 'marines' : 'colour');

/** Writes into the scratch table which ship is where. */
export function survey(context: Context, state: State): void {
  const { shipAt } = context.scratch;
  shipAt.fill(0);
  const { ships } = state;
  for (let i = 0; i < ships.length; i++) {
    const { hex } = ships[i]!;
    if (hex >= 0) shipAt[hex] = i + 1;
  }
}

/** After `survey`: where a mover of this side may not pass (14.5 land, 14.6 enemies). */
export function surveyFor(context: Context, state: State, side: Side): void {
  const { shut } = context.scratch;
  shut.set(context.land);
  const { ships } = state;
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]!;
    if (ship.hex >= 0 && controlOf(ship) !== side) shut[ship.hex] = 1;
  }
}

/** After `survey`: the ship in a hex. */
export function shipAt(context: Context, state: State, hex: Hex): Ship | undefined {
  const found = context.scratch.shipAt[hex];
  return found ? state.ships[found - 1] : undefined;
}

/** The marines ashore on a hex. */
export function landingAt(state: State, hex: Hex): Landing | undefined {
  const { ashore } = state;
  for (let i = 0; i < ashore.length; i++) if (ashore[i]!.hex === hex) return ashore[i];
  return undefined;
}

/** Marine points of one side in one hex: those aboard a ship, or a landing. */
export type Stack = Ship | Landing;

export const isAboard = (stack: Stack): stack is Ship => 'type' in stack;

/** After `survey`: the marines of a side in a hex. */
export function stackAt(context: Context, state: State, hex: Hex, side: Side): Stack | undefined {
  const ship = shipAt(context, state, hex);
  if (ship) return ship.marines > 0 && controlOf(ship) === side ? ship : undefined;
  const landing = landingAt(state, hex);
  return landing?.side === side ? landing : undefined;
}

/** After `survey`, 14.8.g: whether ships or land stand between two hexes. */
export function isInSight(context: Context, from: Hex, to: Hex): boolean {
  const { board, land, scratch } = context;
  return isLineFree(board, context.sight(from, to), from, (hex) => land[hex] === 1 || scratch.shipAt[hex]! > 0);
}

/** 14.8.g The hexes that block the sight between two hexes; empty if it is free. */
export function sightBlockers(context: Context, state: State, from: Hex, to: Hex): Hex[] {
  survey(context, state);
  return blockersBetween(context, from, to);
}

/** After `survey`: the same. */
export function blockersBetween(context: Context, from: Hex, to: Hex): Hex[] {
  const { board, land, scratch } = context;
  return blockersOf(board, context.sight(from, to), from, (hex) => land[hex] === 1 || scratch.shipAt[hex]! > 0);
}
