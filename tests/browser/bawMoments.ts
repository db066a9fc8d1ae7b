/* The moments of a Battle of the Ancient World. */
import { type BawGame, bawGame, wholeBattle } from './bawGames';

/** A legion attacks light horse, who may evade. */
export const evasion = () =>
  bawGame(['E5xE4'], {
    phase: 'melee',
    armies: [
      { name: 'Rome', units: ['LEG E5'] },
      { name: 'Carthage', units: ['NUM E4'] },
    ],
  });

interface Moment {
  readonly game: () => BawGame;
  /** Who is pointed at, one after the other. */
  readonly chosen: readonly string[];
  /** What then stands beside the map. */
  readonly shows: string;
}

/** A game at each phase, at a question and at its end: a shot, a march, an attack with its odds. */
export const bawMoments: Readonly<Record<string, Moment>> = {
  fire: { game: () => bawGame([]), chosen: ['D5'], shows: '[data-testid="unit-card"]' },
  movement: { game: () => bawGame(['end']), chosen: ['E6'], shows: '[data-testid="unit-card"]' },
  melee: { game: () => bawGame(['end', 'E6-E5', 'F6-F5', 'end']), chosen: ['E5', 'E4'], shows: '[data-testid="odds"]' },
  evade: { game: evasion, chosen: [], shows: '[data-testid="question"]' },
  over: { game: () => wholeBattle().game, chosen: [], shows: '.table-banner--over' },
};
