import { type Direction, distance, type Hex } from '../../../../kernel/board';
import { hexOf, type Order, orderIn, orderOf } from '../../../../rules/ancients/orders';
import type { Context, State, Unit } from '../../../../rules/ancients/types';
import { REST } from '../../../../store/table';
import { optionOrdersOf } from '../optionOrders';
import { frontAndFlank } from '../ways';
import { holderOf, toolAt } from './pick';
import { type Behaviour, ordered, type Reply, type Scene, type ToolOf } from './scene';

/** 13.3 The hexes where a unit may be placed. */
function placesOf(context: Context, state: State, unit: Unit): Hex[] {
  const orders = optionOrdersOf(context, state, unit).filter(({ kind }) => kind === 'deploy');
  return [...new Set(orders.map(({ action }) => hexOf(orderIn(action))))];
}

/** As the nearest unit of the side faces; the first one placed faces the middle of the map. */
function facingAt(context: Context, state: State, unit: Unit, hex: Hex): Direction {
  if (unit.hex >= 0) return unit.facing;
  const placed = state.units.filter((other) => other.side === unit.side && other.hex >= 0 && context.types[other.type]!.class !== 'camp');
  const nearest = placed.sort((a, b) => distance(context.board, a.hex, hex) - distance(context.board, b.hex, hex))[0];
  if (nearest) return nearest.facing;
  const { board } = context;
  const middle = Math.floor(board.rows / 2) * board.columns + Math.floor(board.columns / 2);
  const ahead = [0, 1, 2, 3, 4, 5].map((d) => board.neighbours[hex * 6 + d]!);
  const best = ahead.reduce((least, next, d) => {
    if (next < 0) return least;
    const now = ahead[least]!;
    return now < 0 || distance(board, next, middle) < distance(board, now, middle) ? d : least;
  }, 0);
  return best;
}

function orderAt(tool: ToolOf<'deploy'>, { context, state }: Scene, hex: Hex, facing: Direction | undefined): Order {
  const unit = state.units[tool.unit]!;
  return orderOf('deploy', unit.id, hex, facing ?? facingAt(context, state, unit, hex));
}

const commit = (tool: ToolOf<'deploy'>, scene: Scene, hex: Hex, facing: Direction | undefined): Reply =>
  ordered(scene, orderAt(tool, scene, hex, facing));

/** 13.3 A unit in hand that is to be placed, or placed anew. */
export const deploy: Behaviour<'deploy'> = {
  hex(tool, scene, hex) {
    const { context, state } = scene;
    const holder = holderOf(context, state, hex);
    if (holder && holder.id !== tool.unit && holder.side === state.units[tool.unit]!.side) return { tool: toolAt(context, state, hex) };
    return hex === state.units[tool.unit]!.hex ? { tool: REST } : commit(tool, scene, hex, undefined);
  },
  cancel: () => REST,
  overlays(tool, { context, state, ghost, hover }) {
    const unit = state.units[tool.unit]!;
    const places = placesOf(context, state, unit);
    const at = tool.goal ?? hover;
    const shown = at !== undefined && places.includes(at);
    const facing = shown ? (tool.facing ?? facingAt(context, state, unit, at)) : 0;
    return {
      legal: places,
      ...(unit.hex >= 0 ? { selected: unit.hex } : {}),
      ...(shown
        ? {
            path: { hexes: [at], facing, ghost: ghost(unit.id, at, facing, unit.disordered), harm: [] },
            ...frontAndFlank(context, at, facing),
          }
        : {}),
    };
  },
  aims: (tool, { context, state }, hex) => placesOf(context, state, state.units[tool.unit]!).includes(hex),
  aim: (tool, _scene, hex, facing) => ({ kind: 'deploy', unit: tool.unit, goal: hex, facing }),
  release: (tool, scene, hex, facing) => commit({ kind: 'deploy', unit: tool.unit }, scene, hex, facing),
  turn(tool, scene, by) {
    const unit = scene.state.units[tool.unit]!;
    return unit.hex < 0 ? {} : commit(tool, scene, unit.hex, (unit.facing + by + 6) % 6);
  },
  chosen: (tool, scene) => (tool.goal === undefined ? undefined : orderAt(tool, scene, tool.goal, tool.facing)),
};
