import { distance, type Hex, hexAt } from '../../../kernel/board';
import { type Context, otherSide, SIDES, type Side, type State, type Unit } from '../model/types';
import { openCampOf, survey } from '../play/ground';
import { leadersAt, mayPlaceLeader } from '../play/leaders';
import { stageOf } from './deployment';

/** 13.3 How far units and leaders stand from their camp, and how far the second player shifts his. */
export const REACH = 3;

/** Whether a side may put a unit or a camp into a hex. Needs `survey`. */
export function isFree(context: Context, state: State, side: Side, hex: Hex): boolean {
  const enemy = otherSide(side);
  return !context.scratch.unitAt[hex] && leadersAt(state.armies[enemy], hex) === 0 && openCampOf(context, state, enemy) !== hex;
}

const hexesOf = ({ board }: Context): Hex[] => Array.from({ length: board.size }, (_, hex) => hex);

/** Hexes within so many of another. */
function within(context: Context, middle: Hex, reach: number): Hex[] {
  const { board } = context;
  const [column, row] = [middle % board.columns, Math.floor(middle / board.columns)];
  const hexes: Hex[] = [];
  for (let r = row - reach - 1; r <= row + reach + 1; r++) {
    for (let c = column - reach; c <= column + reach; c++) {
      const hex = hexAt(board, c, r);
      if (hex >= 0 && distance(board, hex, middle) <= reach) hexes.push(hex);
    }
  }
  return hexes;
}

/** R: where nobody may be put within 3 hexes of the camp, the nearest where he may, so that nobody stays behind. */
function nearCamp(context: Context, state: State, side: Side, may: (hex: Hex) => boolean): Hex[] {
  const middle = state.extra!.deployment.at[side];
  const near = middle < 0 ? [] : within(context, middle, REACH).filter(may);
  if (near.length > 0) return near;
  const left = hexesOf(context).filter(may);
  if (middle < 0) return left;
  const least = Math.min(...left.map((hex) => distance(context.board, hex, middle)));
  return left.filter((hex) => distance(context.board, hex, middle) === least);
}

/** Hexes that hold nobody, as the camp of the other side must find one. Needs `survey`. */
const isEmpty = (context: Context, state: State, hex: Hex): boolean => SIDES.every((side) => isFree(context, state, side, hex));

/** Whether a hex may be taken: the last that is empty is left for the camp of the other side. Needs `survey`. */
function leavesRoom(context: Context, state: State): (hex: Hex) => boolean {
  const pieces = state.units.length + state.armies[state.player].leaders.length;
  if (stageOf(state) !== 'firstUnits' || context.board.size > pieces + 1) return () => true;
  const [last, more] = hexesOf(context).filter((hex) => isEmpty(context, state, hex));
  return (hex) => more !== undefined || hex !== last;
}

/**
 * Where a unit may be placed: free hexes within 3 of the camp; one that is placed already may also stay where it is, turned. Needs `survey`.
 */
export function unitPlaces(context: Context, state: State, unit: Unit): Hex[] {
  const frees = unit.hex >= 0 && leadersAt(state.armies[unit.side], unit.hex) === 0;
  const room = frees ? () => true : leavesRoom(context, state);
  const mayStand = (hex: Hex) => hex === unit.hex || (isFree(context, state, unit.side, hex) && room(hex));
  const near = nearCamp(context, state, unit.side, mayStand);
  return unit.hex >= 0 && !near.includes(unit.hex) ? [...near, unit.hex] : near;
}

/** Where a leader of the side that deploys may be placed: as in 7, but within 3 hexes of his camp, with a unit or alone. Needs `survey`. */
export function leaderPlaces(context: Context, state: State): Hex[] {
  const room = leavesRoom(context, state);
  return nearCamp(context, state, state.player, (hex) => mayPlaceLeader(context, state, state.player, hex) && room(hex));
}

/** 13.7 R: where somebody stands unseen, what is put there goes to the nearest hex that is free. */
export function freeNear(context: Context, state: State, side: Side, hex: Hex): Hex {
  survey(context, state);
  if (isFree(context, state, side, hex)) return hex;
  const free = hexesOf(context).filter((at) => isFree(context, state, side, at));
  return free.reduce((best, at) => (distance(context.board, at, hex) < distance(context.board, best, hex) ? at : best), free[0] ?? hex);
}
