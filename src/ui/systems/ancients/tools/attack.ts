import type { Direction, Hex } from '../../../../kernel/board';
import { facingOf, hexOf, type Order, orderOf } from '../../../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../../../rules/ancients/model/types';
import { judgeAction } from '../../../../rules/ancients/play/legal';
import { legalAttacks } from '../../../../rules/ancients/play/melee';
import { entryFacings } from '../../../../rules/ancients/play/movement';
import { assaultOn, oddsOf } from '../../../../rules/ancients/play/odds';
import { REST } from '../../../../store/table';
import { nextFacing } from '../../../table/contract/nextFacing';
import type { LandTarget } from '../board/facts';
import { frontAndFlank } from '../ways';
import { holderOf, toolAt } from './pick';
import type { Behaviour } from './situation';
import type { ToolOf } from './tool';

/** The enemies ahead with the odds; those that may not be attacked are barred. From beside the map: those on entry hexes (5.b). */
function attackMarks(context: Context, state: State, unit: Unit): LandTarget[] {
  const legal = new Map(legalAttacks(context, state, unit).map((order) => [hexOf(order), order]));
  const hexes = unit.hex >= 0 ? frontAndFlank(context, unit.hex, unit.facing).front : context.armies[unit.side].reserves[unit.group]!.at;
  const marks: LandTarget[] = [];
  for (const hex of hexes) {
    const target = holderOf(context, state, hex);
    if (!target || target.side === unit.side) continue;
    const order = legal.get(hex);
    const facing = order === undefined ? unit.facing : facingOf(order);
    const odds = order === undefined ? undefined : oddsOf(context, state, assaultOn(context, unit, target, hex, facing));
    marks.push({ hex, label: odds ?? '–', by: 'melee', ...(odds ? {} : { barred: true }) });
  }
  return marks;
}

/** The order against a hex; a reserve comes in the way that is best for it, unless told otherwise. */
export function attackOrder(context: Context, state: State, unit: Unit, hex: Hex, facing?: number): Order {
  if (unit.hex >= 0) return orderOf('attack', unit.id, hex);
  const ways = legalAttacks(context, state, unit).filter((order) => hexOf(order) === hex);
  const target = holderOf(context, state, hex);
  const worth = (order: Order) => {
    const odds = target && oddsOf(context, state, assaultOn(context, unit, target, hex, facingOf(order)));
    return odds ? Number(odds[0]) / Number(odds[2]) : 0;
  };
  const [best] = ways.sort((a, b) => worth(b) - worth(a));
  const open = entryFacings(context, hex);
  const any = [0, 1, 2, 3, 4, 5].find((d) => (open >> d) & 1) ?? 0;
  return orderOf('assault', unit.id, hex, facing ?? (best === undefined ? any : facingOf(best)));
}

/** 9 A unit of the phasing player in hand in the melee phase; choosing a target shows the odds, choosing it again fights. */
export const attack: Behaviour<'attack'> = {
  hex(tool, { context, state }, hex) {
    const unit = state.units[tool.unit]!;
    if (hex === unit.hex) return { tool: REST };
    const holder = holderOf(context, state, hex);
    if (holder?.side === unit.side) return { tool: toolAt(context, state, hex) };
    const order = attackOrder(context, state, unit, hex, tool.at === hex ? tool.facing : undefined);
    const refusal = judgeAction(context, state, order);
    if (refusal) return { refusal };
    return tool.at === hex ? { play: order } : { tool: { kind: 'attack', unit: tool.unit, at: hex } };
  },
  cancel: (tool) => (tool.at === undefined ? REST : { kind: 'attack', unit: tool.unit }),
  overlays(tool, { context, state }) {
    const unit = state.units[tool.unit]!;
    const targets = attackMarks(context, state, unit);
    const arrow = tool.at === undefined ? undefined : arrowOf(context, state, tool, unit);
    if (unit.hex < 0) return { targets, ...(arrow ? { attack: arrow, wheel: wheelOf(context, state, tool, unit) } : {}) };
    const { front } = frontAndFlank(context, unit.hex, unit.facing);
    return { selected: unit.hex, front, targets, ...(arrow ? { attack: arrow } : {}) };
  },
  facing: (tool, _situation, facing) => (tool.at === undefined ? {} : { tool: { ...tool, facing } }),
  turn(tool, { context, state }, by) {
    const unit = state.units[tool.unit]!;
    if (tool.at === undefined || unit.hex >= 0) return {};
    const { open, current } = wheelOf(context, state, tool, unit);
    const facing = nextFacing(open, current, by);
    return facing === undefined ? {} : { tool: { ...tool, facing } };
  },
  chosen: (tool, { context, state }) =>
    tool.at === undefined ? undefined : attackOrder(context, state, state.units[tool.unit]!, tool.at, tool.facing),
};

/** 5.b, 5.d The facings with which a reserve may come in against its target, and the one that is shown. */
function wheelOf(context: Context, state: State, tool: ToolOf<'attack'>, unit: Unit) {
  const hex = tool.at!;
  const open = legalAttacks(context, state, unit).flatMap((order) => (hexOf(order) === hex ? [facingOf(order) as Direction] : []));
  return { hex, open, current: facingOf(attackOrder(context, state, unit, hex, tool.facing)) as Direction };
}

function arrowOf(context: Context, state: State, tool: ToolOf<'attack'>, unit: Unit) {
  const to = tool.at!;
  if (unit.hex >= 0) return { from: unit.hex, to };
  return { from: undefined, to, direction: facingOf(attackOrder(context, state, unit, to, tool.facing)) };
}
