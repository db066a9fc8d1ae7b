import { lines } from './atTheTable';

/** Three legions in a line that nobody is near, two of them with a leader. */
export const apart = {
  ...lines,
  phase: 'movement',
  armies: [
    { ...lines.armies[0], units: ['LEG C8', 'LEG D8', 'LEG E9'], leaders: ['Varro 1 D8', 'Gaius 1 C8'] },
    { ...lines.armies[1], units: ['AUX L1'], leaders: [] },
  ],
};
