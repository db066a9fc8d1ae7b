import type { Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/baw/model/orders';
import { judgeAction } from '../../../../rules/baw/play/legal';
import { REST } from '../../../../store/table';
import { attackMarks } from '../attacks';
import { attackOrder, shotOrder } from '../orders';
import { hexOfPiece, piecesOn, sideOfPiece, unitOf, unitOn } from '../pieces';
import { hasActed } from '../ready';
import { rangeOf } from '../shots';
import { orderTo, waysOf } from '../ways';
import { enemyZone } from '../zones';
import { answer } from './answer';
import { restingTool, toolAt } from './pick';
import type { Behaviour, Reply, Situation } from './situation';

/** What a click on a hex would order a piece to do, if it could do anything. */
function orderBy({ context, state }: Situation, piece: number, hex: Hex): Action | undefined {
  const from = hexOfPiece(state, piece);
  switch (state.phase) {
    case 'fire':
      return unitOf(state, piece) ? shotOrder(from, hex) : undefined;
    case 'movement':
      return orderTo(context, state, piece, hex);
    case 'melee':
      return unitOf(state, piece) ? attackOrder(context, [from], [hex]) : undefined;
    default:
      return undefined;
  }
}

/** Why a piece that is only looked at does not do what it is told. */
function refusalOf(situation: Situation, piece: number, hex: Hex): Reply | undefined {
  const order = orderBy(situation, piece, hex);
  const refusal = order === undefined ? undefined : judgeAction(situation.context, situation.state, order);
  if (!refusal) return undefined;
  return { refusal: refusal.hexes ? refusal : { ...refusal, hexes: [hexOfPiece(situation.state, piece)] } };
}

/** The card of any piece or hex, the enemy's too. Told to do something, a piece says why not. */
export const inspect: Behaviour<'inspect'> = {
  hex(tool, situation, hex) {
    const { context, state } = situation;
    const waits = restingTool(context, state);
    if (waits.kind === 'answer') return answer.hex(waits, situation, hex);
    if (hex === tool.hex) return { tool: REST };
    const next = { tool: toolAt(context, state, hex) };
    const { unit: piece } = tool;
    if (piece === undefined || hexOfPiece(state, piece) < 0) return next;
    const isOwn = piecesOn(state, hex).some((other) => sideOfPiece(state, other) === state.player);
    if (isOwn || (unitOn(state, hex) && sideOfPiece(state, piece) !== state.player)) return next;
    return refusalOf(situation, piece, hex) ?? next;
  },
  cancel: () => REST,
  overlays(tool, { context, state }) {
    const { unit: piece } = tool;
    if (piece === undefined || hexOfPiece(state, piece) < 0)
      return tool.hex < 0 ? {} : { ...attackMarks(context, state), selected: tool.hex };
    const unit = unitOf(state, piece);
    const isDone = hasActed(state, piece);
    const marks = isDone ? [] : waysOf(context, state, piece).marks;
    const range = unit && !isDone ? rangeOf(context, unit) : [];
    return {
      ...attackMarks(context, state),
      selected: hexOfPiece(state, piece),
      ...(state.phase === 'movement' && marks.length > 0
        ? { reachable: marks, zones: enemyZone(context, state, sideOfPiece(state, piece)) }
        : {}),
      ...(state.phase === 'fire' && range.length > 0 ? { range } : {}),
    };
  },
};
