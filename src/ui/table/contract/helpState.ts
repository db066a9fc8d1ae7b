import { createStore } from 'zustand/vanilla';
import type { Hex } from '../../../kernel/board';
import type { CoverageFacts, Overlays } from '../../board/facts';
import type { Answer } from './help';

interface Helping {
  /** What it draws on the map, over what the tool in hand draws. */
  readonly marks: Overlays | undefined;
  /** All that a side can do next turn, while that is shown. */
  readonly coverage: CoverageFacts | undefined;
  /** The last “why not?”, while it stands under the map. */
  readonly answer: Answer | undefined;
  /** The hexes that it is about, the one that was asked of first. */
  readonly about: readonly Hex[];
}

export const helping = createStore<Helping>(() => ({
  marks: undefined,
  coverage: undefined,
  answer: undefined,
  about: [],
}));
