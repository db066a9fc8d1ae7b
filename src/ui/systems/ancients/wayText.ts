import type { State } from '../../../rules/ancients/model/types';
import type { WayText } from '../../table/contract/system';
import { namingOf } from './naming';
import type { Situation } from './tools';
import { previewOf } from './tools/move';
import type { LandTool } from './tools/tool';
import type { Harm, Way } from './ways';
import { wordsNow } from './words';
import type { Naming } from './words/naming';

/** Whom a way harms and how, by name and by where he stands, or comes on. */
export function sayHarm(state: State, { unit, hex, rule }: Harm, naming: Naming): string {
  const { path } = wordsNow().table;
  const at = state.units[unit]!.hex;
  return `${path.who(naming.unit(unit), naming.hex(at >= 0 ? at : hex))} ${path.harm[rule]}`;
}

/** The same of each, with its rule. */
export const harmOf = ({ state }: Situation, way: Way, naming: Naming) =>
  way.harm.map((harm) => ({ rule: harm.rule, text: sayHarm(state, harm, naming) }));

/** What the move that is chosen or pointed at costs, where it ends facing, and whom it harms, in words. */
export function wayText(tool: LandTool, situation: Situation): WayText | undefined {
  if (tool.kind !== 'move' && tool.kind !== 'enter') return undefined;
  const { path } = wordsNow().table;
  const way = previewOf(tool, situation);
  if (!way) return tool.goal === undefined ? undefined : { text: path.turn, harm: '' };
  const naming = namingOf(situation.context, situation.state.units);
  const harm = harmOf(situation, way, naming).map(({ text }) => `${text}.`);
  return { text: `${path.cost(way.cost, way.left)}, ${path.facing(way.facing)}.`, harm: harm.join(' ') };
}
