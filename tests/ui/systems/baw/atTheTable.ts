import { baw } from '../../../../src/rules/baw/system';
import * as tools from '../../../../src/ui/systems/baw/tools';
import { sitBy } from '../sit';

/** Two lines that touch, light horse between them, slingers behind, water and a hill. */
export const lines = {
  system: 'baw',
  map: { columns: 12, rows: 10, river: 'A1..A4', forest: 'K1..L2', level1: 'J8..K9', stream: 'C8/S D8/S' },
  turns: 6,
  phase: 'melee',
  armies: [
    {
      name: 'Rome',
      rally: 2,
      demoralisation: 20,
      disintegration: 40,
      units: ['LEG E6', 'LEG F6', 'NUM C6', 'MC H7'],
      leaders: ['Varro 1 E6'],
    },
    {
      name: 'Carthage',
      rally: 3,
      demoralisation: 20,
      disintegration: 40,
      units: ['AUX E5', 'AUX F5', 'SLG E3', 'LI H6'],
      leaders: ['Hanno 2 E5', 'Mago 1 B9'],
    },
  ],
};

const sitAt = sitBy(baw, tools);

/** The two lines, or a battle that differs from theirs. */
export const sit = (changes: object = {}, seed?: number) => sitAt({ ...lines, ...changes }, seed);
