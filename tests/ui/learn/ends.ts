import type { Json } from '../../cases/systems';

/** How the position stands after a step (0: at the start), or at the end, as the rules' own examples and answers say; compared as far as it goes. */
export const ENDS: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  'melee-64-48': {
    end: {
      armies: [
        { units: ['KT B2/2 disordered attacked'], leaders: ['B2', 'B2'], leadersLost: 0 },
        { units: ['PX C2/2 disordered'], leaders: ['C2'], leadersLost: 0 },
      ],
      phase: 'melee',
    },
  },
};
