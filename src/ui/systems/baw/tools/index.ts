import { answer } from './answer';
import { assault } from './assault';
import { inspect } from './inspect';
import { march } from './march';
import { recall } from './recall';
import { rest } from './rest';
import { shoot } from './shoot';
import type { Behaviour } from './situation';
import type { BawTool, BawToolKind } from './tool';

const behaviours: { readonly [K in BawToolKind]: Behaviour<K> } = { rest, inspect, answer, march, shoot, assault, recall };

/** How a tool behaves; it is to be given the same tool again. A tool of another game lies there as if nothing were in hand. */
export function behaviourOf({ kind }: BawTool): Behaviour {
  return (behaviours[kind] ?? rest) as unknown as Behaviour;
}

export { pieceInTool, restingTool, toolAt, toolFor } from './pick';
export { type Situation, situationOf } from './situation';
