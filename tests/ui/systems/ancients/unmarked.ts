import type { CounterFacts } from '../../../../src/ui/systems/ancients/board/facts';

/** What a counter of the land shows that has nothing about it. */
export const UNMARKED: Omit<CounterFacts, 'id' | 'side' | 'hex' | 'kind' | 'strength'> = {
  facing: 0,
  allRound: false,
  movement: 3,
  missile: undefined,
  star: false,
  disordered: false,
  volley: false,
  panicked: false,
  plundering: false,
  acted: false,
  dimmed: false,
  name: '',
};
