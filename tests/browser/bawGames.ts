/* Battles of the Ancient World made with the rules themselves, for pages to be led through. */
import { randomAction, seededChooser } from '../../src/ai/random';
import type { GameRecord } from '../../src/kernel/record';
import { baw } from '../../src/rules/baw/index';
import { gameWith } from './games';

/** Two short lines that will touch, slingers behind one of them, light horse that may evade. */
export const meeting = {
  system: 'baw',
  map: { columns: 11, rows: 8, river: 'A1..A8', forest: 'J1..K2' },
  turns: 2,
  armies: [
    {
      name: 'Rome',
      rally: 2,
      demoralisation: 10,
      disintegration: 20,
      units: ['LEG E6', 'LEG F6', 'MC H6', 'SLG D5'],
      leaders: ['Varro 1 E6'],
    },
    { name: 'Carthage', rally: 3, demoralisation: 10, disintegration: 20, units: ['AUX E4', 'AUX F4', 'NUM H4'], leaders: ['Hanno 2 E4'] },
  ],
};

export type BawGame = ReturnType<typeof bawGame>;

/** The meeting, or what `changes` make of it, with these orders played. */
export const bawGame = (orders: readonly string[], changes: object = {}, seed = 1) =>
  gameWith(baw, { ...meeting, ...changes }, orders, seed);

export const bawRecord = (game: BawGame): GameRecord => ({ ...game.record({}), names: ['', ''] });

/** Fewer of them, for one turn. */
const clash = {
  map: { columns: 9, rows: 8, forest: 'H1..I2' },
  turns: 1,
  armies: [
    { name: 'Rome', rally: 2, demoralisation: 10, disintegration: 20, units: ['LEG E5', 'LEG F5', 'SLG D5'], leaders: ['Varro 1 E5'] },
    { name: 'Carthage', rally: 3, demoralisation: 10, disintegration: 20, units: ['AUX E4', 'NUM G4'], leaders: ['Hanno 2 E4'] },
  ],
};

/** One played at random to its end, in which a shot is fired and an attack answered, and what it began from. */
export function wholeBattle(seed = 1): { readonly game: BawGame; readonly seed: number; readonly opening: GameRecord } {
  const game = bawGame([], clash, seed);
  const opening = bawRecord(game);
  const choose = seededChooser(seed);
  while (game.state.phase !== 'over') game.play(randomAction(baw, game.context, game.state, choose)!);
  const orders = game.log.map(({ order }) => order);
  const isWhole = [':', 'x', '-', 'retreat '].every((sign) => orders.some((order) => order.includes(sign)));
  return isWhole && orders.length < 30 ? { game, seed, opening } : wholeBattle(seed + 1);
}

/** One in which a legion drives back those before it. */
export function ancientWorld(orders: readonly string[]): GameRecord {
  const armies = [
    { name: 'Rome', units: ['LEG E5'], leaders: ['Varro 1 E5'] },
    { name: 'Carthage', units: ['AUX E4'], leaders: ['Hanno 2 E4'] },
  ];
  return bawRecord(bawGame(orders, { map: { columns: 9, rows: 8 }, phase: 'melee', armies }));
}
