import type { Tool } from '../../../store/table';
import type { WayText } from '../../table/system';
import { wordsNow } from '../../words';
import { namingOf } from './naming';
import type { Scene } from './tools';
import { previewOf } from './tools/move';

/** What the move that is chosen or pointed at costs, where it ends facing, and whom it harms, in words. */
export function wayText(tool: Tool, scene: Scene): WayText | undefined {
  if (tool.kind !== 'move' && tool.kind !== 'enter') return undefined;
  const { path } = wordsNow().table;
  const way = previewOf(tool, scene);
  if (!way) return tool.goal === undefined ? undefined : { text: path.turn, harm: '' };
  const naming = namingOf(scene.context, scene.state.units);
  const harm = way.harm.map(({ unit, hex, rule }) => `${path.who(naming.unit(unit), naming.hex(hex))} ${path.harm[rule]}.`).join(' ');
  return { text: `${path.cost(way.cost, way.left)}, ${path.facing(way.facing)}.`, harm };
}
