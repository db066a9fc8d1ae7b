import { selectTool as selectAnyTool } from '../../../table/session';
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
import { shoot } from './shoot';
import type { Behaviour } from './situation';
import type { LandTool, LandToolKind } from './tool';

const behaviours: { readonly [K in LandToolKind]: Behaviour<K> } = {
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

/** How a tool behaves; it is to be given the same tool again. One of another game does nothing. */
export function behaviourOf({ kind }: LandTool): Behaviour {
  return (behaviours[kind] ?? rest) as unknown as Behaviour;
}

/** Takes a tool of the land game in hand. */
export const selectTool: (tool: LandTool) => void = selectAnyTool;

export { restingTool, toolAt, toolFor, unitIn } from './pick';
export { type Reply, type Situation, situationOf } from './situation';
