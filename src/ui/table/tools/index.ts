import type { Tool, ToolKind } from '../../../store/table';
import { answer } from './answer';
import { attack } from './attack';
import { choose } from './choose';
import { deploy } from './deploy';
import { group } from './group';
import { inspect } from './inspect';
import { lead } from './lead';
import { enter, move } from './move';
import { place } from './place';
import { rest } from './rest';
import type { Behaviour } from './scene';
import { shoot } from './shoot';

const behaviours: { readonly [K in ToolKind]: Behaviour<K> } = {
  rest,
  move,
  enter,
  place,
  shoot,
  attack,
  answer,
  inspect,
  choose,
  deploy,
  group,
  lead,
};

/** How a tool behaves; it is to be given the same tool again. */
export function behaviourOf(tool: Tool): Behaviour<ToolKind> {
  return behaviours[tool.kind] as unknown as Behaviour<ToolKind>;
}

export { restingTool, toolAt, toolFor, unitIn } from './pick';
export type { Reply, Scene } from './scene';
