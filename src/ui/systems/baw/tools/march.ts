import type { Hex } from '../../../../kernel/board';
import { REST } from '../../../../store/table';
import type { AncientOverlays } from '../board/facts';
import { hexOfPiece, piecesOn, sideOfPiece } from '../pieces';
import { orderTo, type Way, waysOf } from '../ways';
import { enemyZone } from '../zones';
import { nextInHex, toolAt } from './pick';
import { type Behaviour, ordered, type Reply, type Situation } from './situation';
import type { ToolOf } from './tool';

type March = ToolOf<'march'>;

/** The way that is chosen or pointed at. */
export function wayIn({ unit, goal }: March, { context, state, hover }: Situation): Way | undefined {
  const to = goal ?? hover;
  return to === undefined ? undefined : waysOf(context, state, unit).wayTo(to);
}

const commit = ({ unit }: March, situation: Situation, hex: Hex): Reply =>
  ordered(situation, orderTo(situation.context, situation.state, unit, hex));

function hexOf(tool: March, situation: Situation, hex: Hex): Reply {
  const { context, state, careful } = situation;
  const { unit, goal } = tool;
  if (hex === goal) return commit(tool, situation, hex);
  if (hex === hexOfPiece(state, unit)) return { tool: nextInHex(context, state, hex, unit) ?? REST };
  const isOwn = piecesOn(state, hex).some((piece) => sideOfPiece(state, piece) === state.player);
  if (isOwn && !waysOf(context, state, unit).wayTo(hex)) return { tool: toolAt(context, state, hex) };
  const reply = commit(tool, situation, hex);
  return careful && reply.play !== undefined ? { tool: { kind: 'march', unit, goal: hex } } : reply;
}

/** B5, B9 A piece of the phasing player in hand: where it can go, what stops it, and where it would stand. */
export const march: Behaviour<'march'> = {
  hex: hexOf,
  cancel: ({ unit, goal }) => (goal === undefined ? REST : { kind: 'march', unit }),
  overlays(tool, situation): AncientOverlays {
    const { context, state } = situation;
    const hex = hexOfPiece(state, tool.unit);
    const way = wayIn(tool, situation);
    const entries = hex >= 0 ? undefined : context.armies[sideOfPiece(state, tool.unit)].reserves;
    return {
      ...(hex >= 0 ? { selected: hex } : {}),
      ...(entries ? { legal: entriesOf(situation, tool.unit) } : {}),
      reachable: waysOf(context, state, tool.unit).marks,
      zones: enemyZone(context, state, sideOfPiece(state, tool.unit)),
      ...(way ? { path: { hexes: way.hexes, facing: undefined, ghost: situation.ghost(tool.unit, way.hexes.at(-1)!) } } : {}),
    };
  },
  chosen: (tool, { context, state }) => (tool.goal === undefined ? undefined : orderTo(context, state, tool.unit, tool.goal)),
};

function entriesOf({ context, state }: Situation, piece: number): readonly Hex[] {
  const { side, group } = state.units[piece] ?? state.leaders[piece - state.units.length]!;
  return context.armies[side].reserves[group]?.at ?? [];
}
