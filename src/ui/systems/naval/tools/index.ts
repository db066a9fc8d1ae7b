import { answer } from './answer';
import { assault } from './assault';
import { ballista } from './ballista';
import { ferry } from './ferry';
import { inspect } from './inspect';
import { marines } from './marines';
import { ram } from './ram';
import { rest } from './rest';
import { sail } from './sail';
import { scuttle } from './scuttle';
import type { Behaviour } from './situation';
import { target } from './target';
import type { SeaTool, SeaToolKind } from './tool';

const behaviours: { readonly [K in SeaToolKind]: Behaviour<K> } = {
  rest,
  inspect,
  answer,
  sail,
  ram,
  scuttle,
  ferry,
  target,
  marines,
  assault,
  ballista,
};

/** How a tool behaves; it is to be given the same tool again. A tool of another game lies there as if nothing were in hand. */
export function behaviourOf({ kind }: SeaTool): Behaviour {
  return (behaviours[kind] ?? rest) as unknown as Behaviour;
}

export { pieceIn, restingTool, toolAt, toolFor } from './pick';
export { type Situation, situationOf } from './situation';
