import type { Hex } from '../../../../kernel/board';
import type { Context, State } from '../../../../rules/baw/model/types';
import { mayAttack } from '../../../../rules/baw/play/bound';
import { mayFire } from '../../../../rules/baw/play/fire';
import { isDue, leaderMayMove, mayMove } from '../../../../rules/baw/play/movement';
import { mayRecall } from '../../../../rules/baw/play/rally';
import { REST } from '../../../../store/table';
import { growthOf, openAt } from '../attacks';
import { hexOfPiece, leaderOf, piecesOn, sideOfPiece, unitOf, unitOn } from '../pieces';
import type { AssaultTool, BawTool } from './tool';

/** An attack with so many in it. */
export function assaultOf(state: State, attackers: readonly Hex[], defenders: readonly Hex[]): AssaultTool {
  const last = attackers.at(-1);
  return {
    kind: 'assault',
    unit: last === undefined ? undefined : unitOn(state, last)?.id,
    at: last === undefined ? undefined : defenders.at(-1),
    attackers,
    defenders,
  };
}

/** An attack on enemies by whoever alone can begin it; if several can, by nobody yet. */
export function assaultOn(context: Context, state: State, defenders: readonly Hex[]): AssaultTool {
  const { joiners } = growthOf(context, state, [], defenders);
  return assaultOf(state, joiners.length === 1 ? joiners : [], defenders);
}

/** The tool that a moment begins with. */
export const restingTool = (_context: Context, state: State): BawTool => (state.attack ? { kind: 'answer' } : REST);

/** The tool for a piece, by the phase: what it can do now, or else only its card. */
export function toolFor(context: Context, state: State, piece: number): BawTool {
  const hex = hexOfPiece(state, piece);
  const looked: BawTool = { kind: 'inspect', hex, unit: piece };
  if (state.attack || sideOfPiece(state, piece) !== state.player) return looked;
  const unit = unitOf(state, piece);
  const leader = leaderOf(state, piece);
  switch (state.phase) {
    case 'fire':
      return unit && mayFire(context, state, unit) ? { kind: 'shoot', unit: piece } : looked;
    case 'movement': {
      const moves = unit
        ? mayMove(state, unit) || isDue(context, state, unit)
        : leaderMayMove(state, leader!) || isDue(context, state, leader!);
      return moves ? { kind: 'march', unit: piece } : looked;
    }
    case 'melee':
      return unit && mayAttack(context, state, unit) ? assaultOf(state, [hex], []) : looked;
    case 'rally':
      return leader && mayRecall(state, leader) ? { kind: 'recall', unit: piece } : looked;
    default:
      return looked;
  }
}

/** The tool for whatever is in a hex: of a unit and its leaders whoever can do something first; in melee an enemy that can be attacked begins an attack. */
export function toolAt(context: Context, state: State, hex: Hex): BawTool {
  if (openAt(context, state, hex)) return assaultOn(context, state, [hex]);
  const pieces = piecesOn(state, hex);
  const tools = pieces.map((piece) => toolFor(context, state, piece));
  return tools.find(({ kind }) => kind !== 'inspect') ?? tools[0] ?? { kind: 'inspect', hex, unit: undefined };
}

/** The next of those in a hex that can be taken up after one of them; undefined after the last. */
export function nextInHex(context: Context, state: State, hex: Hex, piece: number): BawTool | undefined {
  const pieces = piecesOn(state, hex);
  return pieces
    .slice(pieces.indexOf(piece) + 1)
    .map((other) => toolFor(context, state, other))
    .find(({ kind }) => kind !== 'inspect');
}

/** The piece that a tool is about. */
export function pieceInTool(state: State, tool: BawTool): number | undefined {
  if ('unit' in tool && tool.unit !== undefined) return tool.unit;
  return tool.kind === 'assault' ? unitOn(state, tool.attackers.at(-1) ?? tool.defenders.at(-1) ?? -1)?.id : undefined;
}
