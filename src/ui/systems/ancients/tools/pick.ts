import type { Hex } from '../../../../kernel/board';
import type { Context, State, Unit } from '../../../../rules/ancients/model/types';
import { survey, unitAt } from '../../../../rules/ancients/play/ground';
import { leadersToPlace } from '../../../../rules/ancients/play/leaders';
import { mayAct } from '../../../../rules/ancients/play/legal';
import { actsIn, isAsked } from '../../../../rules/ancients/play/sequence';
import { REST } from '../../../../store/table';
import { hexOrders, joins, leaderOrders, undeployed, undeployedLeaders } from '../optionOrders';
import type { LandTool } from './tool';

/** The unit that meets whoever comes to a hex. */
export function holderOf(context: Context, state: State, hex: Hex): Unit | undefined {
  survey(context, state);
  return unitAt(context, state, hex);
}

/** FAQ 13 A camp behind the unit on its hex. */
export function campBehind(context: Context, state: State, unit: Unit): Unit | undefined {
  const camp = context.armies[unit.side].campUnit;
  return camp >= 0 && camp !== unit.id && state.units[camp]!.hex === unit.hex ? state.units[camp] : undefined;
}

/** The tool that a phase begins with. */
export function restingTool(context: Context, state: State): LandTool {
  if (context.orders.size > 0) {
    if (hexOrders(context, state).size > 0) return { kind: 'choose' };
    const waiting = state.phase === 'deploy' && undeployed(context, state)[0];
    if (waiting && joins(context, state, 'deploy', waiting)) return { kind: 'deploy', unit: waiting.id };
    if (undeployedLeaders(context, state) > 0) return { kind: 'place', deploys: true };
  }
  if (state.attack || state.extra?.duel.challenge) return { kind: 'answer' };
  return state.phase === 'leaders' && leadersToPlace(state) > 0 ? { kind: 'place' } : REST;
}

/** The tool for a unit, by the phase: what it can do now, or else only its card. */
export function toolFor(context: Context, state: State, unit: Unit): LandTool {
  const { id, hex } = unit;
  if (state.phase === 'deploy' && joins(context, state, 'deploy', unit)) return { kind: 'deploy', unit: id };
  if (!isAsked(state) && unit.side === actsIn(state) && mayAct(context, state, unit)) {
    if (state.phase === 'movement') return hex >= 0 ? { kind: 'move', unit: id } : { kind: 'enter', unit: id };
    if (state.phase === 'fire') return { kind: 'shoot', unit: id };
    if (state.phase === 'melee') return { kind: 'attack', unit: id };
  }
  return { kind: 'inspect', hex, unit: id };
}

/** The tool for whatever stands in a hex. */
export function toolAt(context: Context, state: State, hex: Hex): LandTool {
  if (state.phase === 'leaders' && leaderOrders(context, state, hex).size > 0) return { kind: 'lead', from: hex };
  const unit = holderOf(context, state, hex);
  if (!unit) return leaderOrders(context, state, hex).size > 0 ? { kind: 'lead', from: hex } : { kind: 'inspect', hex, unit: undefined };
  const tool = toolFor(context, state, unit);
  const camp = tool.kind === 'inspect' ? campBehind(context, state, unit) : undefined;
  const campTool = camp && toolFor(context, state, camp);
  return campTool && campTool.kind !== 'inspect' ? campTool : tool;
}

/** The unit that a tool is about. */
export function unitIn(state: State, tool: LandTool): Unit | undefined {
  return 'unit' in tool && tool.unit !== undefined ? state.units[tool.unit] : undefined;
}
