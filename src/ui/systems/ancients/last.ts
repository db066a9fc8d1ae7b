import type { Hex } from '../../../kernel/board';
import { placeIn } from '../../table/contract/placeIn';
import type { LogEntry } from './match';

const CHIEF = [
  'moved',
  'entered',
  'exited',
  'shot',
  'shotDeclared',
  'attacked',
  'retreated',
  'advanced',
  'leaderPlaced',
  'leaderLed',
  'cameIntoView',
  'leftView',
];

/** Fights that come of an answer: where nobody has gone anywhere after them, they are what there is. */
const ANSWERED = ['fought', 'dueled'];

/** The last move or fight of a play, from where to where, or what was seen of it. */
export const lastIn = ({ events }: LogEntry): readonly Hex[] | undefined => placeIn(events, CHIEF) ?? placeIn(events, ANSWERED);
