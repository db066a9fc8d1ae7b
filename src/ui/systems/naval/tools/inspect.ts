import type { Hex } from '../../../../kernel/board';
import type { Action } from '../../../../rules/naval/model/orders';
import { controlOf } from '../../../../rules/naval/play/ground';
import { judgeAction } from '../../../../rules/naval/play/legal';
import { REST } from '../../../../store/table';
import { declareOrder, sailOrder, shotOrder, stepOrder } from '../orders';
import { commanderOf, hexOfPiece, pieceAt, shipOf } from '../pieces';
import { sidesAbout, vainRam } from '../rams';
import { waysOf } from '../ways';
import { answer } from './answer';
import { assault } from './assault';
import { restingTool, takenAt } from './pick';
import type { Behaviour, Reply, Situation } from './situation';

/** What a click on a hex would order a piece to do, if it could do anything. */
function orderBy({ context, state }: Situation, piece: number, hex: Hex): Action | undefined {
  const ship = shipOf(state, piece);
  const from = hexOfPiece(state, piece);
  switch (state.phase) {
    case 'movement':
      if (!ship) return undefined;
      return pieceAt(state, hex) === undefined ? sailOrder(ship, hex, undefined) : vainRam(context, state, ship, hex);
    case 'marines':
      return stepOrder(from, hex);
    case 'attacks':
      return declareOrder(from, hex);
    case 'ballistae':
      return ship ? shotOrder(ship, hex) : undefined;
    default:
      return undefined;
  }
}

/** Why a piece that is only looked at does not do what it is told. */
function refusalOf(situation: Situation, piece: number, order: Action | undefined): Reply | undefined {
  const refusal = order === undefined ? undefined : judgeAction(situation.context, situation.state, order);
  if (!refusal) return undefined;
  return { refusal: refusal.hexes ? refusal : { ...refusal, hexes: [hexOfPiece(situation.state, piece)] } };
}

/** A question, or declared attacks, wait behind the card: the click is meant for them. */
function waiting(situation: Situation, hex: Hex): Reply | undefined {
  const tool = restingTool(situation.context, situation.state);
  if (tool.kind === 'answer') return answer.hex(tool, situation, hex);
  return tool.kind === 'assault' ? assault.hex(tool, situation, hex) : undefined;
}

/** The card of any ship, marines ashore or empty hex, the enemy's too. Told to do something, a piece says why not. */
export const inspect: Behaviour<'inspect'> = {
  hex(tool, situation, hex) {
    const { state } = situation;
    const waits = waiting(situation, hex);
    if (waits) return waits;
    if (hex === tool.hex) return { tool: REST };
    const next = takenAt(situation, hex);
    const piece = tool.unit;
    const there = pieceAt(state, hex);
    if (piece === undefined || hexOfPiece(state, piece) < 0) return next;
    if (there !== undefined && (commanderOf(state, there) === state.player || commanderOf(state, piece) !== state.player)) return next;
    return refusalOf(situation, piece, orderBy(situation, piece, hex)) ?? next;
  },
  cancel: () => REST,
  turn(tool, situation, by) {
    const ship = tool.unit === undefined ? undefined : shipOf(situation.state, tool.unit);
    if (!ship || ship.hex < 0) return {};
    return refusalOf(situation, ship.id, sailOrder(ship, ship.hex, (ship.facing + by + 6) % 6)) ?? {};
  },
  overlays(tool, { context, state }) {
    const ship = tool.unit === undefined ? undefined : shipOf(state, tool.unit);
    if (!ship || ship.hex < 0) return tool.hex < 0 ? {} : { selected: tool.hex };
    const { marks } = waysOf(context, state, ship);
    const control = ship.captured ? { sea: { control: [{ hex: ship.hex, side: controlOf(ship) }] } } : {};
    return {
      selected: ship.hex,
      ...sidesAbout(context, ship.hex, ship.facing),
      ...control,
      ...(state.phase === 'movement' && marks.length > 0 ? { reachable: marks } : {}),
    };
  },
};
