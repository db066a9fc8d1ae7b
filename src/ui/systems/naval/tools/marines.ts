import { distance, type Hex } from '../../../../kernel/board';
import { ARCHERY_RANGE, BOARDING_RANGE, SHORE_RANGE } from '../../../../rules/naval/model/data';
import { controlOf } from '../../../../rules/naval/play/ground';
import { REST } from '../../../../store/table';
import type { SightFacts } from '../../../board/facts';
import { targetsFrom } from '../assaults';
import { declareOrder } from '../orders';
import { commanderOf, hexOfPiece, isLanding, pieceAt, shipOn } from '../pieces';
import { hexesWithin, sightBetween } from '../sight';
import { toolAt } from './pick';
import { type Behaviour, ordered, type Situation } from './situation';
import type { ToolOf } from './tool';

type Marines = ToolOf<'marines'>;

/** 14.8.g The line to an enemy at two hexes, ending where it is blocked. */
function sightTo(tool: Marines, { context, state, hover }: Situation): SightFacts | undefined {
  const from = hexOfPiece(state, tool.unit);
  const at = tool.at ?? hover;
  const enemy = at === undefined ? undefined : shipOn(state, at);
  if (at === undefined || !enemy || controlOf(enemy) === state.player || distance(context.board, from, at) !== ARCHERY_RANGE)
    return undefined;
  return sightBetween(context, state, from, at);
}

/** 14.8.b–c Marines of the phasing side in hand, and how far they board and shoot: choosing a target declares the attack of one of them. */
export const marines: Behaviour<'marines'> = {
  hex(tool, situation, hex: Hex) {
    const { context, state, careful } = situation;
    const from = hexOfPiece(state, tool.unit);
    if (hex === from) return { tool: REST };
    const piece = pieceAt(state, hex);
    if (piece !== undefined && commanderOf(state, piece) === state.player) return { tool: toolAt(context, state, hex) };
    const reply = ordered(situation, declareOrder(from, hex));
    return careful && reply.play !== undefined && tool.at !== hex ? { tool: { kind: 'marines', unit: tool.unit, at: hex } } : reply;
  },
  cancel: (tool) => (tool.at === undefined ? REST : { kind: 'marines', unit: tool.unit }),
  overlays(tool, situation) {
    const { context, state } = situation;
    const from = hexOfPiece(state, tool.unit);
    const sight = sightTo(tool, situation);
    const shoot = (most: number) => ({ hexes: hexesWithin(context, from, most), of: 'archery' as const });
    const board = { hexes: hexesWithin(context, from, BOARDING_RANGE), of: 'boarding' as const };
    return {
      selected: from,
      targets: targetsFrom(context, state, from),
      sea: { ranges: isLanding(state, tool.unit) ? [shoot(SHORE_RANGE)] : [shoot(ARCHERY_RANGE), board] },
      ...(sight ? { sight } : {}),
    };
  },
  chosen: (tool, { state }) => (tool.at === undefined ? undefined : declareOrder(hexOfPiece(state, tool.unit), tool.at)),
};
