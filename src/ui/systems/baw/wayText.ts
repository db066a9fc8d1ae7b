import type { WayText } from '../../table/contract/system';
import { wayIn } from './tools/march';
import type { Situation } from './tools/situation';
import type { BawTool } from './tools/tool';
import { bawWords } from './words';
import { enemyZone } from './zones';

/** B5.b What the way that is chosen or pointed at takes and leaves, and what stops it. */
export function wayText(tool: BawTool, situation: Situation): WayText | undefined {
  if (tool.kind !== 'march') return undefined;
  const way = wayIn(tool, situation);
  if (!way) return undefined;
  const { path } = bawWords().table;
  const { context, state } = situation;
  const unit = state.units[tool.unit];
  const stops = unit !== undefined && enemyZone(context, state, unit.side).includes(way.hexes.at(-1)!);
  return { text: path.cost(way.cost, way.left), harm: stops ? path.stops : '' };
}
