import type { Hex } from '../../../kernel/board';
import { placeIn } from '../../table/contract/placeIn';
import type { LogEntry } from './match';

const CHIEF = [
  ...['attackDeclared', 'moved', 'left', 'entered', 'retreated', 'evaded', 'advanced', 'fired', 'attackResolved', 'eliminated'],
  ...['leaderMoved', 'leaderLeft', 'leaderEntered'],
];

/** The last move or fight, from where to where. */
export const lastOf = ({ events }: LogEntry): readonly Hex[] | undefined => placeIn(events, CHIEF);
