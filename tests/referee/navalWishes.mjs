// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
import { allHexes, neighbour } from './geometry.mjs';

/** Orders as somebody might type them who does not know the rules: about the ships, near them, mostly of the phase. */
const MOVES = [
  (a, b, _, f) => `${a}-${b}/${f}`,
  (a, b) => `${a}-${b}`,
  (a, _, __, f) => `${a}/${f}`,
  (a) => `${a}-off`,
  (a, b) => `${a}-${b}-off`,
  (a, b) => `${a}x${b}`,
  (a, b, c) => `${a}-${b}x${c}`,
  (a, b, c) => `${a}-${b}x${c}`,
  (a, b, c) => `${a}x${b}-${c}`,
  (a, b, c, _, d) => `${a}-${b}x${c}-${d}`,
];
const SCUTTLE = (a) => `scuttle ${a}`;
const ATTACKS = [(a, b) => `${a}>${b}`, (a, b) => `${a}>${b}`, (a, b) => `${a}x${b}`, (a, b) => `${a}:${b}`];
const WISHES = {
  movement: [...MOVES, SCUTTLE],
  marines: [(a, b) => `${a}-${b}`, (a, b) => `${a}-${b}`, SCUTTLE],
  attacks: [...ATTACKS, SCUTTLE, () => 'end'],
  ballistae: [(a, b) => `${a}:${b}`, (a, b) => `${a}:${b}`, SCUTTLE],
  over: [() => 'end'],
};
const ANSWERS = [() => 'capture', () => 'scuttle', () => 'spare', () => 'marine', () => 'hull'];
const NONSENSE = [
  ...ANSWERS,
  ...Object.values(WISHES).flat(),
  (a) => `${a}-Z30`,
  (a) => `${a}xZ30`,
  (a) => `${a}:Z30`,
  (a) => `Z30x${a}`,
  (a, b) => `${a}x${b}-Z30`,
  () => 'surrender',
];

/** A hex within so many steps of another. */
function near(map, hex, steps, choose) {
  let at = hex;
  for (let left = choose(steps + 1); left > 0; left--) at = neighbour(map, at, 1 + choose(6)) ?? at;
  return at;
}

export function wishFor(game, choose) {
  const { map, fleets } = game;
  const ships = fleets.flatMap((fleet) => fleet.ships);
  const pieces = [...ships, ...fleets.flatMap(({ ashore }) => ashore)].map(({ hex }) => hex);
  const one = (list) => list[choose(list.length)];
  const a = pieces.length > 0 && choose(12) > 0 ? one(pieces) : one(allHexes(map));
  const beside = (hex) => (choose(2) === 0 && ships.length > 0 ? one(ships).hex : near(map, hex, 2, choose));
  const b = beside(a);
  const c = choose(2) === 0 ? near(map, b, 1, choose) : beside(b);
  const d = near(map, c, 1, choose);
  const wishes = choose(10) === 0 ? NONSENSE : game.question ? ANSWERS : WISHES[game.phase];
  return one(wishes)(a, b, c, 1 + choose(6), d);
}
