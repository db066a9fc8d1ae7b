import type { Hex } from '../../../../kernel/board';
import { REST } from '../../../../store/table';
import type { AncientOverlays } from '../board/facts';
import { hexOfPiece, piecesOn, sideOfPiece } from '../pieces';
import { orderTo, type Way, waysOf } from '../ways';
import { enemyZone } from '../zones';
import { nextInHex, toolAt } from './pick';
import { type Behaviour, ordered, type Reply, type Scene } from './scene';
import type { ToolOf } from './tool';

type March = ToolOf<'march'>;

/** The way that is chosen or pointed at. */
export function wayIn({ unit, goal }: March, { context, state, hover }: Scene): Way | undefined {
  const to = goal ?? hover;
  return to === undefined ? undefined : waysOf(context, state, unit).wayTo(to);
}

const commit = ({ unit }: March, scene: Scene, hex: Hex): Reply => ordered(scene, orderTo(scene.context, scene.state, unit, hex));

function hexOf(tool: March, scene: Scene, hex: Hex): Reply {
  const { context, state, careful } = scene;
  const { unit, goal } = tool;
  if (hex === goal) return commit(tool, scene, hex);
  if (hex === hexOfPiece(state, unit)) return { tool: nextInHex(context, state, hex, unit) ?? REST };
  const isOwn = piecesOn(state, hex).some((piece) => sideOfPiece(state, piece) === state.player);
  if (isOwn && !waysOf(context, state, unit).wayTo(hex)) return { tool: toolAt(context, state, hex) };
  const reply = commit(tool, scene, hex);
  return careful && reply.play !== undefined ? { tool: { kind: 'march', unit, goal: hex } } : reply;
}

/** B5, B9 A piece of the phasing player in hand: where it can go, what stops it, and where it would stand. */
export const march: Behaviour<'march'> = {
  hex: hexOf,
  cancel: ({ unit, goal }) => (goal === undefined ? REST : { kind: 'march', unit }),
  overlays(tool, scene): AncientOverlays {
    const { context, state } = scene;
    const hex = hexOfPiece(state, tool.unit);
    const way = wayIn(tool, scene);
    const entries = hex >= 0 ? undefined : context.armies[sideOfPiece(state, tool.unit)].reserves;
    return {
      ...(hex >= 0 ? { selected: hex } : {}),
      ...(entries ? { legal: entriesOf(scene, tool.unit) } : {}),
      reachable: waysOf(context, state, tool.unit).marks,
      zones: enemyZone(context, state, sideOfPiece(state, tool.unit)),
      ...(way ? { path: { hexes: way.hexes, facing: undefined, ghost: scene.ghost(tool.unit, way.hexes.at(-1)!) } } : {}),
    };
  },
  chosen: (tool, { context, state }) => (tool.goal === undefined ? undefined : orderTo(context, state, tool.unit, tool.goal)),
};

function entriesOf({ context, state }: Scene, piece: number): readonly Hex[] {
  const { side, group } = state.units[piece] ?? state.leaders[piece - state.units.length]!;
  return context.armies[side].reserves[group]?.at ?? [];
}
