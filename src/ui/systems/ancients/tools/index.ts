import type { Tool } from '../../../../store/table';
import type { Behaviour as AnyBehaviour } from '../../../table/contract/system';
import type { LandOverlays } from '../board/facts';
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
import type { Behaviour, LandToolKind, Scene } from './scene';
import { shoot } from './shoot';

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
export function behaviourOf({ kind }: Tool): AnyBehaviour<Tool, Scene, LandOverlays> {
  return (behaviours[kind as LandToolKind] ?? rest) as unknown as AnyBehaviour<Tool, Scene, LandOverlays>;
}

export { restingTool, toolAt, toolFor, unitIn } from './pick';
export { type Reply, type Scene, sceneOf } from './scene';
