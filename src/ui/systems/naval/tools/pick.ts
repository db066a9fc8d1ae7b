import type { Hex } from '../../../../kernel/board';
import type { Refusal } from '../../../../kernel/game';
import type { Context, State } from '../../../../rules/naval/model/types';
import { mayShoot } from '../../../../rules/naval/play/ballistae';
import { controlOf } from '../../../../rules/naval/play/ground';
import { mayMove } from '../../../../rules/naval/play/movement';
import { REST } from '../../../../store/table';
import { attackersOf } from '../assaults';
import { commanderOf, hexOfPiece, pieceAt, shipOf, shipOn, stackOf } from '../pieces';
import { readyPieces } from '../ready';
import type { Reply, Situation } from './situation';
import type { SeaTool, ToolOf } from './tool';

/** The tool that a moment begins with. */
export function restingTool(_context: Context, state: State): SeaTool {
  if (state.question) return { kind: 'answer' };
  return state.assault ? { kind: 'assault', at: state.ships[state.assault.target]!.hex } : REST;
}

/** While attacks on the ship at `at` are open: the one from a hex is chosen. */
export const assaultFrom = (state: State, at: Hex, goal: Hex): ToolOf<'assault'> => ({
  kind: 'assault',
  at,
  goal,
  unit: pieceAt(state, goal),
});

/** The tool for a piece, by the phase: what it can do now, or else only its card. */
export function toolFor(context: Context, state: State, piece: number): SeaTool {
  const hex = hexOfPiece(state, piece);
  const looked: SeaTool = { kind: 'inspect', hex, unit: piece };
  if (hex < 0 || state.question || commanderOf(state, piece) !== state.player) return looked;
  const ship = shipOf(state, piece);
  const held = stackOf(state, piece);
  switch (state.phase) {
    case 'movement':
      return ship && mayMove(state, ship) ? { kind: 'sail', unit: piece } : looked;
    case 'marines':
      return held && held.stepped < held.marines ? { kind: 'ferry', unit: piece } : looked;
    case 'attacks':
      if (state.assault)
        return readyPieces(context, state).has(piece) ? assaultFrom(state, state.ships[state.assault.target]!.hex, hex) : looked;
      return held && held.fought < held.marines ? { kind: 'marines', unit: piece } : looked;
    case 'ballistae':
      return ship && mayShoot(context, state, ship) ? { kind: 'ballista', unit: piece } : looked;
    default:
      return looked;
  }
}

/** The tool for whatever is in a hex: in the phase of attacks an enemy ship is a target. */
export function toolAt(context: Context, state: State, hex: Hex): SeaTool {
  const target = shipOn(state, hex);
  if (target && state.phase === 'attacks' && !state.question && !state.assault && controlOf(target) !== state.player)
    return { kind: 'target', at: hex };
  const piece = pieceAt(state, hex);
  return piece === undefined ? { kind: 'inspect', hex, unit: undefined } : toolFor(context, state, piece);
}

/** Why nobody can attack a ship, by the nearest who might; undefined where somebody can. */
function unattackable(context: Context, state: State, at: Hex): Refusal | undefined {
  const attackers = attackersOf(context, state, at);
  if (attackers.some(({ refusal }) => !refusal)) return undefined;
  const [nearest] = attackers.sort((a, b) => a.range - b.range);
  return nearest?.refusal ?? { rule: '14.8.b', why: 'noneNear', hexes: [at] };
}

/** What is in a hex is taken up; of a target that nobody can attack it is said why. */
export function takenAt({ context, state }: Situation, hex: Hex): Reply {
  const tool = toolAt(context, state, hex);
  const refusal = tool.kind === 'target' ? unattackable(context, state, hex) : undefined;
  return refusal ? { tool, refusal } : { tool };
}

/** The piece that a tool is about. */
export function pieceIn(state: State, tool: SeaTool): number | undefined {
  if ('unit' in tool && tool.unit !== undefined) return tool.unit;
  return tool.kind === 'target' || tool.kind === 'assault' ? pieceAt(state, tool.at) : undefined;
}
