import { MAIN } from '../kernel/branches';
import type { Doubt } from '../kernel/match';
import { programOf } from './seats';
import type { GameHead } from './snapshot';

/** Whether the other side of a game has a screen of its own. */
export const isApart = ({ doubt }: { readonly doubt?: Doubt | undefined }): boolean => doubt?.dice === 'both' && !doubt.until;

/**
 * Whether a surrender stays, where something is hidden: it shows all of it, unless it is in a branch, and somebody else plays, on a screen of his own (`apart`)
 * or at this one.
 */
export const staysConceded = (branch: number, apart: boolean, { seats, alone }: Pick<GameHead, 'seats' | 'alone'>): boolean =>
  branch === MAIN && (apart || !(alone || seats.some(programOf)));
