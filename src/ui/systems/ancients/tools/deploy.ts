import { type Direction, distance, type Hex } from '../../../../kernel/board';
import { hexOf, type Order, orderIn, orderOf } from '../../../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../../../rules/ancients/model/types';
import { REST } from '../../../../store/table';
import { optionOrdersOf } from '../optionOrders';
import { frontAndFlank } from '../ways';
import { holderOf, toolAt } from './pick';
import { type Behaviour, ordered, type Reply, type Situation } from './situation';
import type { ToolOf } from './tool';

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

/** The place whose look is shown: one that is chosen or pointed at; its own where the unit is to turn. */
function placeShown(tool: ToolOf<'deploy'>, { context, state, hover }: Situation): Hex | undefined {
  const unit = state.units[tool.unit]!;
  const at = tool.goal ?? hover;
  if (at === undefined) return undefined;
  return placesOf(context, state, unit).includes(at) || (at === unit.hex && tool.facing !== undefined) ? at : undefined;
}

function orderAt(tool: ToolOf<'deploy'>, { context, state }: Situation, hex: Hex, facing: Direction | undefined): Order {
  const unit = state.units[tool.unit]!;
  return orderOf('deploy', unit.id, hex, facing ?? facingAt(context, state, unit, hex));
}

/** Whoever is careful sees the unit there first, and orders it there by the same once more. */
function commit(tool: ToolOf<'deploy'>, situation: Situation, hex: Hex, facing: Direction | undefined): Reply {
  const reply = ordered(situation, orderAt(tool, situation, hex, facing));
  const isShown = tool.goal === hex && tool.facing === facing;
  return situation.careful && reply.play !== undefined && !isShown
    ? { tool: { kind: 'deploy', unit: tool.unit, goal: hex, facing } }
    : reply;
}

function deployHex(tool: ToolOf<'deploy'>, situation: Situation, hex: Hex): Reply {
  const { context, state } = situation;
  const unit = state.units[tool.unit]!;
  const holder = holderOf(context, state, hex);
  if (holder && holder.id !== tool.unit && holder.side === unit.side) return { tool: toolAt(context, state, hex) };
  if (tool.goal === hex && (tool.facing !== undefined || hex !== unit.hex)) return commit(tool, situation, hex, tool.facing);
  return hex === unit.hex ? { tool: REST } : commit(tool, situation, hex, undefined);
}

/** 13.3 A unit in hand that is to be placed, or placed anew. */
export const deploy: Behaviour<'deploy'> = {
  hex: deployHex,
  cancel: (tool) => (tool.goal === undefined ? REST : { kind: 'deploy', unit: tool.unit }),
  overlays(tool, situation) {
    const { context, state, ghost } = situation;
    const unit = state.units[tool.unit]!;
    const at = placeShown(tool, situation);
    const facing = at === undefined ? 0 : (tool.facing ?? facingAt(context, state, unit, at));
    return {
      legal: placesOf(context, state, unit),
      ...(unit.hex >= 0 ? { selected: unit.hex } : {}),
      ...(at !== undefined
        ? {
            path: { hexes: [at], facing, ghost: ghost(unit.id, at, facing, unit.disordered), harm: [] },
            ...frontAndFlank(context, at, facing),
          }
        : {}),
    };
  },
  aims: (tool, { context, state }, hex) => placesOf(context, state, state.units[tool.unit]!).includes(hex),
  aim: (tool, _scene, hex, facing) => ({ kind: 'deploy', unit: tool.unit, goal: hex, facing }),
  // A press that goes nowhere is a click.
  release: (tool, situation, hex, facing) =>
    facing === undefined ? deployHex(tool, situation, hex) : commit(tool, situation, hex, facing),
  turn(tool, situation, by) {
    const { context, state } = situation;
    const unit = state.units[tool.unit]!;
    const goal = placeShown(tool, situation) ?? unit.hex;
    if (goal < 0) return {};
    const start = tool.facing ?? facingAt(context, state, unit, goal);
    return { tool: { kind: 'deploy', unit: tool.unit, goal, facing: (start + by + 6) % 6 } };
  },
  chosen: (tool, situation) => (tool.goal === undefined ? undefined : orderAt(tool, situation, tool.goal, tool.facing)),
};
