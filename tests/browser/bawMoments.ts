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

/** A game at each phase, at a question and at its end, and who is pointed at there one after the other: a shot, a march, an attack with its odds. */
export const bawMoments: Readonly<Record<string, { readonly game: () => BawGame; readonly chosen: readonly string[] }>> = {
  fire: { game: () => bawGame([]), chosen: ['D5'] },
  movement: { game: () => bawGame(['end']), chosen: ['E6'] },
  melee: { game: () => bawGame(['end', 'E6-E5', 'F6-F5', 'end']), chosen: ['E5', 'E4'] },
  evade: { game: evasion, chosen: [] },
  over: { game: () => wholeBattle().game, chosen: [] },
};
