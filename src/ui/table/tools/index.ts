import type { Tool, ToolKind } from '../../../store/table';
import { answer } from './answer';
import { attack } from './attack';
import { inspect } from './inspect';
import { enter, move } from './move';
import { place } from './place';
import { rest } from './rest';
import type { Behaviour } from './scene';
import { shoot } from './shoot';

const behaviours: { readonly [K in ToolKind]: Behaviour<K> } = { rest, move, enter, place, shoot, attack, answer, inspect };

/** How a tool behaves; it is to be given the same tool again. */
export function behaviourOf(tool: Tool): Behaviour<ToolKind> {
  return behaviours[tool.kind] as unknown as Behaviour<ToolKind>;
}

export { restingTool, toolAt, toolFor, unitIn } from './pick';
export type { Reply, Scene } from './scene';
