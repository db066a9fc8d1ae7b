import type { Doubt } from '../kernel/match';
import { programOf } from './seats';
import type { GameHead } from './snapshot';

/** Whether the other side of a game has a screen of its own. */
export const isApart = ({ doubt }: { readonly doubt?: Doubt | undefined }): boolean => doubt?.dice === 'both' && !doubt.until;

/** Whether a surrender, which shows all that was hidden, stays: somebody else plays, on a screen of his own (`apart`) or at this one. */
export const staysConceded = (apart: boolean, { seats, alone }: Pick<GameHead, 'seats' | 'alone'>): boolean =>
  apart || !(alone || seats.some(programOf));
