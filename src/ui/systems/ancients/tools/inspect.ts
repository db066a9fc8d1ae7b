import type { Hex } from '../../../../kernel/board';
import { type Action, orderOf } from '../../../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../../../rules/ancients/model/types';
import { judgeAction } from '../../../../rules/ancients/play/legal';
import { mayMove } from '../../../../rules/ancients/play/movement';
import { actsIn } from '../../../../rules/ancients/play/sequence';
import { REST } from '../../../../store/table';
import { frontAndFlank, orderTo, waysOf } from '../ways';
import { answer } from './answer';
import { attackOrder } from './attack';
import { choose } from './choose';
import { holderOf, restingTool, toolAt } from './pick';
import { place } from './place';
import { arcOf } from './shoot';
import type { Behaviour, Reply, Situation } from './situation';

/** What a click on a hex would order a unit to do, if it could do anything. */
function orderBy(context: Context, state: State, unit: Unit, hex: Hex): Action | undefined {
  if (unit.hex < 0 && !context.armies[unit.side].reserves[unit.group]) return undefined;
  if (state.phase === 'fire') return orderOf('shoot', unit.id, hex);
  return state.phase === 'melee' ? attackOrder(context, state, unit, hex) : orderTo(context, state, unit, hex);
}

/** Why a unit that is only looked at does not do what it is told. */
function refusalOf({ context, state }: Situation, unit: Unit, order: Action | undefined): Reply | undefined {
  const refusal = order === undefined ? undefined : judgeAction(context, state, order);
  if (!refusal) return undefined;
  return { refusal: refusal.hexes || unit.hex < 0 ? refusal : { ...refusal, hexes: [unit.hex] } };
}

/** A question, or a leader to be placed, waits behind the card: the click is meant for it. */
function waiting(situation: Situation, hex: Hex): Reply | undefined {
  const tool = restingTool(situation.context, situation.state);
  if (tool.kind === 'answer') return answer.hex(tool, situation, hex);
  if (tool.kind === 'choose') return choose.hex(tool, situation, hex);
  return tool.kind === 'place' ? place.hex(tool, situation, hex) : undefined;
}

function clicked(unit: Unit | undefined, situation: Situation, hex: Hex): Reply {
  const { context, state } = situation;
  const next = { tool: toolAt(context, state, hex) };
  const acting = actsIn(state);
  const holder = holderOf(context, state, hex);
  if (!unit || holder?.side === acting || (holder && unit.side !== acting)) return next;
  return refusalOf(situation, unit, orderBy(context, state, unit, hex)) ?? next;
}

/** Any unit's card, the enemy's too: where it could go, its front, its arc. Told to do something, it says why not. */
export const inspect: Behaviour<'inspect'> = {
  hex(tool, situation, hex) {
    const unit = tool.unit === undefined ? undefined : situation.state.units[tool.unit];
    return waiting(situation, hex) ?? (hex === tool.hex ? { tool: REST } : clicked(unit, situation, hex));
  },
  cancel: () => REST,
  turn(tool, situation, by) {
    const unit = tool.unit === undefined ? undefined : situation.state.units[tool.unit];
    if (!unit || unit.hex < 0) return {};
    return refusalOf(situation, unit, orderOf('move', unit.id, unit.hex, (unit.facing + by + 6) % 6)) ?? {};
  },
  overlays(tool, { context, state }) {
    const unit = tool.unit === undefined ? undefined : state.units[tool.unit];
    if (!unit || unit.hex < 0) return tool.hex < 0 ? {} : { selected: tool.hex };
    const allRound = unit.plundering || context.types[unit.type]!.class === 'camp';
    const sides = allRound ? {} : frontAndFlank(context, unit.hex, unit.facing);
    const arc = arcOf(context, state, unit);
    // 6.a What its own side has moved goes nowhere any more this turn; of all others it is seen where they could go.
    const isDone = state.phase === 'movement' && unit.side === state.player && !mayMove(context, state, unit);
    const reachable = unit.plundering || allRound || isDone ? [] : waysOf(context, state, unit).marks;
    return { selected: unit.hex, ...sides, ...(arc.length > 0 ? { arc } : {}), ...(reachable.length > 0 ? { reachable } : {}) };
  },
};
