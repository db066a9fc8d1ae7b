import type { Tool } from '../../../../store/table';
import type { Behaviour } from '../../../table/contract/system';
import type { SeaOverlays } from '../board/facts';
import { answer } from './answer';
import { assault } from './assault';
import { ballista } from './ballista';
import { ferry } from './ferry';
import { inspect } from './inspect';
import { marines } from './marines';
import { ram } from './ram';
import { rest } from './rest';
import { sail } from './sail';
import type { NavalToolKind, Scene, Way } from './scene';
import { scuttle } from './scuttle';
import { target } from './target';

const behaviours: { readonly [K in NavalToolKind]: Way<K> } = {
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
export function behaviourOf(tool: Tool): Behaviour<Tool, Scene, SeaOverlays> {
  const kind = tool.kind in behaviours ? (tool.kind as NavalToolKind) : 'rest';
  return behaviours[kind] as unknown as Behaviour<Tool, Scene, SeaOverlays>;
}

export { pieceIn, restingTool, toolAt, toolFor } from './pick';
export type { Scene } from './scene';
