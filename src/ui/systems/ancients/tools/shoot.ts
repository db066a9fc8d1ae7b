import { distance, type Hex } from '../../../../kernel/board';
import { FIRE_TABLE } from '../../../../rules/ancients/model/data';
import { hexOf, orderOf } from '../../../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../../../rules/ancients/model/types';
import { fireNeed, isInArc, legalShots } from '../../../../rules/ancients/play/fire';
import { judgeAction } from '../../../../rules/ancients/play/legal';
import { REST } from '../../../../store/table';
import type { SightFacts } from '../../../board/facts';
import type { LandTarget } from '../board/facts';
import { needMark } from '../needMark';
import { blockersBetween } from '../sight';
import { campBehind, holderOf, toolAt, toolFor } from './pick';
import type { Behaviour } from './situation';

/** 8.a, 8.d The hexes in a unit's arc and range, seen or not; in the dark the range is short (13.4). */
export function arcOf(context: Context, state: State, unit: Unit): Hex[] {
  const { missile } = context.types[unit.type]!;
  if (!missile || unit.hex < 0 || unit.plundering) return [];
  const longest = FIRE_TABLE[missile].others.length;
  const hexes: Hex[] = [];
  for (let hex = 0; hex < context.board.size; hex++) {
    const range = distance(context.board, unit.hex, hex);
    if (range > 0 && range <= longest && !context.hooks.barsRange?.(context, state, range) && isInArc(context, unit, hex)) hexes.push(hex);
  }
  return hexes;
}

function shotMarks(context: Context, state: State, unit: Unit): LandTarget[] {
  return legalShots(context, state, unit).map((order) => {
    const target = holderOf(context, state, hexOf(order))!;
    const need = fireNeed(context, state, unit, target);
    return { hex: hexOf(order), label: needMark(context, need), by: 'fire' };
  });
}

/** 8.b The line to a hex in the arc, ending where it is blocked. */
function sightTo(context: Context, state: State, unit: Unit, hex: Hex | undefined): SightFacts | undefined {
  if (hex === undefined || hex === unit.hex || unit.hex < 0 || !arcOf(context, state, unit).includes(hex)) return undefined;
  return { from: unit.hex, to: hex, blocked: blockersBetween(context, state, unit.hex, hex) };
}

/** 8 A unit of the firing side in hand. */
export const shoot: Behaviour<'shoot'> = {
  hex(tool, { context, state, careful }, hex) {
    const unit = state.units[tool.unit]!;
    if (hex === unit.hex) {
      const camp = campBehind(context, state, unit);
      return { tool: camp ? toolFor(context, state, camp) : REST };
    }
    const holder = holderOf(context, state, hex);
    if (holder?.side === unit.side) return { tool: toolAt(context, state, hex) };
    const order = orderOf('shoot', unit.id, hex);
    const refusal = judgeAction(context, state, order);
    if (refusal) return { refusal };
    return careful && tool.at !== hex ? { tool: { ...tool, at: hex } } : { play: order };
  },
  cancel: (tool) => (tool.at === undefined ? REST : { kind: 'shoot', unit: tool.unit }),
  overlays(tool, { context, state, hover }) {
    const unit = state.units[tool.unit]!;
    const sight = sightTo(context, state, unit, tool.at ?? hover);
    return {
      selected: unit.hex,
      arc: arcOf(context, state, unit),
      targets: shotMarks(context, state, unit),
      ...(sight ? { sight } : {}),
    };
  },
  chosen: (tool) => (tool.at === undefined ? undefined : orderOf('shoot', tool.unit, tool.at)),
};
