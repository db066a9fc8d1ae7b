import type { Event } from '../model/events';

/** 13.8 Whether what happened at an order gives away that the order itself is secret until the next one is played. */
export const isSecret = (events: readonly Event[]): boolean => events.some(({ kind }) => kind === 'tacticChosen');
