import type { WayText } from '../../table/contract/system';
import { namingOf } from './naming';
import type { Scene } from './tools';
import { previewOf } from './tools/move';
import type { LandTool } from './tools/tool';
import type { Way } from './ways';
import { wordsNow } from './words';
import type { Naming } from './words/naming';

/** Whom a way harms and how, each by name and by where he stands, or comes on. */
export function harmOf({ state }: Scene, way: Way, naming: Naming) {
  const { path } = wordsNow().table;
  return way.harm.map(({ unit, hex, rule }) => {
    const at = state.units[unit]!.hex;
    return { rule, text: `${path.who(naming.unit(unit), naming.hex(at >= 0 ? at : hex))} ${path.harm[rule]}` };
  });
}

/** What the move that is chosen or pointed at costs, where it ends facing, and whom it harms, in words. */
export function wayText(tool: LandTool, scene: Scene): WayText | undefined {
  if (tool.kind !== 'move' && tool.kind !== 'enter') return undefined;
  const { path } = wordsNow().table;
  const way = previewOf(tool, scene);
  if (!way) return tool.goal === undefined ? undefined : { text: path.turn, harm: '' };
  const naming = namingOf(scene.context, scene.state.units);
  const harm = harmOf(scene, way, naming).map(({ text }) => `${text}.`);
  return { text: `${path.cost(way.cost, way.left)}, ${path.facing(way.facing)}.`, harm: harm.join(' ') };
}
