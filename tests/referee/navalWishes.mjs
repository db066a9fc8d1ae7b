// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
import { allHexes, directionTo, distance, hexName, neighbour, parseHex, stepCR } from './geometry.mjs';
import { commanderOf } from './naval.mjs';

/** Orders as somebody might type them who does not know the rules: a piece a, a hex b near it, an enemy at f, g next to that, h behind it. */
const GOES = [
  ({ a, b, d }) => `${a}-${b}/${d}`,
  ({ a, b }) => `${a}-${b}`,
  ({ a, d }) => `${a}/${d}`,
  ({ a }) => `${a}-off`,
  ({ a, b }) => `${a}-${b}-off`,
];
const RAMS = [
  ({ a, f }) => `${a}x${f}`,
  ({ a, b, f }) => `${a}-${b}x${f}`,
  ({ a, g, f }) => `${a}-${g}x${f}`,
  ({ a, g, f, h }) => `${a}-${g}x${f}-${h}`,
  ({ a, g, f, b }) => `${a}-${g}x${f}-${b}`,
];
const SCUTTLE = [({ a }) => `scuttle ${a}`];
const ATTACKS = [({ a, f }) => `${a}>${f}`, ({ a, f }) => `${a}x${f}`, ({ a, f }) => `${a}:${f}`];
const WISHES = {
  movement: [...GOES, ...RAMS, ...RAMS, ...SCUTTLE],
  marines: [({ a, b }) => `${a}-${b}`, ({ a, b }) => `${a}-${b}`, ({ a, f }) => `${a}-${f}`, ...SCUTTLE],
  attacks: [...ATTACKS, ...ATTACKS, ...SCUTTLE, () => 'end'],
  ballistae: [({ a, f }) => `${a}:${f}`, ({ a, f }) => `${a}:${f}`, ...SCUTTLE],
  over: [() => 'end'],
};
const ANSWERS = [() => 'capture', () => 'scuttle', () => 'spare', () => 'marine', () => 'hull'];
const NONSENSE = [
  ...ANSWERS,
  ...Object.values(WISHES).flat(),
  ({ a }) => `${a}-Z30`,
  ({ a }) => `${a}xZ30`,
  ({ a }) => `${a}:Z30`,
  ({ a }) => `Z30x${a}`,
  ({ a }) => `Z30-Z30x${a}`,
  ({ a, f }) => `${a}x${f}-Z30`,
  () => 'surrender',
];

/** A hex within so many steps of another. */
function near(map, hex, steps, choose) {
  let at = hex;
  for (let left = choose(steps + 1); left > 0; left--) at = neighbour(map, at, 1 + choose(6)) ?? at;
  return at;
}

/** The hex straight on from one through the next; also where it lies off the map to the right or below. */
function straightOn(map, from, through) {
  const direction = directionTo(map, from, through);
  if (direction === null) return through;
  const { c, r } = stepCR(parseHex(through), direction);
  return c < 0 || r < 0 ? through : hexName(c, r);
}

export function wishFor(game, choose) {
  const { map, fleets, assault } = game;
  const one = (list) => list[choose(list.length)];
  const ships = fleets.flatMap((fleet) => fleet.ships);
  const pieces = (side) => [...ships.filter((ship) => commanderOf(game, ship) === side), ...fleets[side].ashore].map(({ hex }) => hex);
  const side = choose(8) === 0 ? 2 - game.player : game.player - 1;
  const own = assault && choose(2) === 0 ? assault.declared : pieces(side);
  const a = own.length > 0 && choose(12) > 0 ? one(own) : one(allHexes(map));
  const foes = ships.filter((ship) => commanderOf(game, ship) !== side).map(({ hex }) => hex);
  const close = foes.filter((hex) => distance(a, hex) <= 4);
  const aimed = close.length > 0 && choose(5) > 0 ? close : foes;
  const targets = assault && choose(2) === 0 ? [assault.at] : aimed;
  const f = targets.length > 0 && choose(10) > 0 ? one(targets) : near(map, a, 3, choose);
  const g = neighbour(map, f, 1 + choose(6)) ?? f;
  const h = straightOn(map, choose(4) > 0 ? g : a, f);
  const wishes = choose(10) === 0 ? NONSENSE : game.question ? ANSWERS : WISHES[game.phase];
  return one(wishes)({ a, b: near(map, a, 3, choose), d: 1 + choose(6), f, g, h });
}
