import type { WayText } from '../../table/contract/system';
import type { Situation } from './tools';
import { voyageOf } from './tools/sail';
import type { SeaTool } from './tools/tool';
import { navalWords } from './words';

/** 14.5 What the way that is chosen or pointed at takes and leaves, and where the bow then points, in words. */
export function wayText(tool: SeaTool, situation: Situation): WayText | undefined {
  if (tool.kind !== 'sail') return undefined;
  const { path } = navalWords().table;
  const voyage = voyageOf(tool, situation);
  if (!voyage) return tool.goal === undefined ? undefined : { text: path.turn, harm: '' };
  const { cost, left, ahead, astern, turns, facing } = voyage;
  return { text: `${path.cost(cost, left)}${path.how(path.parts(ahead, astern, turns), path.facing(facing))}`, harm: '' };
}
