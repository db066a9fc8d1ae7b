// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
import { allHexes, distance, neighbour } from './geometry.mjs';

/** Orders as somebody might type them who does not know the rules: a unit a, hexes b and c near it, enemies e and f near it, another own unit o. */
const WISHES = {
  fire: [({ a, e }) => `${a}:${e}`, ({ a, b }) => `${a}:${b}`, ({ a, f }) => `${a}:${f}`],
  movement: [
    ({ a, b }) => `${a}-${b}`,
    ({ a, c }) => `${a}-${c}`,
    ({ a, e }) => `${a}-${e}`,
    ({ a }) => `${a}-off`,
    ({ l, b }) => `${l}-${b}`,
    ({ l }) => `${l}-off`,
    ({ w, r }) => `${w}+${r}`,
    ({ w, r, b }) => `${w}+${r}-${b}`,
    ({ w, r, s }) => `${w}+${r}-${s}`,
  ],
  melee: [
    ({ a, e }) => `${a}x${e}`,
    ({ a, o, e }) => `${a}+${o}x${e}`,
    ({ a, e, f }) => `${a}x${e}+${f}`,
    ({ a, o, e, f }) => `${a}+${o}x${e}+${f}`,
    ({ a, b }) => `${a}x${b}`,
    () => 'end',
  ],
  rally: [({ l, t }) => `recall ${l} ${t}`],
  over: [() => 'end'],
};
const ANSWERS = [
  ({ a, b }) => `evade ${a}-${b}`,
  ({ e, b }) => `evade ${e}-${b}`,
  () => 'stand',
  ({ a }) => `lose ${a}`,
  ({ e }) => `lose ${e}`,
  ({ a, n }) => `retreat ${a}-${n}`,
  ({ e, m }) => `retreat ${e}-${m}`,
  ({ e, m, k }) => `retreat ${e}-${m}-${k}`,
  ({ a, n, c }) => `retreat ${a}-${n}-${c}`,
  ({ a, n }) => `advance ${a}-${n}`,
  ({ e, m }) => `advance ${e}-${m}`,
  () => 'hold',
];
const NONSENSE = [
  ...ANSWERS,
  ...Object.values(WISHES).flat(),
  ({ a }) => `${a}-${a}`,
  ({ a }) => `${a}-Z60`,
  ({ a }) => `Z60x${a}`,
  () => 'surrender',
];

export function wishFor(game, choose) {
  const { map, armies, attack } = game;
  const one = (list, otherwise) => (list.length > 0 ? list[choose(list.length)] : otherwise);
  const anywhere = () => one(allHexes(map));
  const near = (hex, steps) => {
    let at = hex;
    for (let left = choose(steps + 1); left > 0; left--) at = neighbour(map, at, 1 + choose(6)) ?? at;
    return at;
  };
  const side = choose(10) === 0 ? 2 - game.player : game.player - 1;
  const [own, foes] = [armies[side].units.map(({ hex }) => hex), armies[1 - side].units.map(({ hex }) => hex)];
  const took = attack ? [...attack.attackers, ...attack.defenders].map(({ hex }) => hex) : [];
  const a = took.length > 0 && choose(3) > 0 ? one(took) : one(own, anywhere());
  const close = foes.filter((hex) => distance(a, hex) <= 2);
  const e = took.length > 0 && choose(3) > 0 ? one(took) : one(choose(5) > 0 ? close : foes, anywhere());
  const m = near(e, 1);
  const reserves = armies[side].reserves;
  const wishes = choose(10) === 0 ? NONSENSE : attack ? ANSWERS : WISHES[game.phase];
  return one(wishes)({
    a,
    b: near(a, 8),
    c: near(a, 3),
    n: near(a, 1),
    e,
    f: one(close, anywhere()),
    m,
    k: near(m, 1),
    o: one(
      own.filter((hex) => distance(a, hex) <= 2),
      anywhere(),
    ),
    l: one(
      [...armies[0].leaders, ...armies[1].leaders].map(({ name }) => name),
      'Nobody',
    ),
    w: one(
      [...reserves.flatMap(({ units, leaders }) => [...units.map(({ type }) => type), ...leaders.map(({ name }) => name)]), 'LEG'],
      'LEG',
    ),
    r: one(
      reserves.flatMap(({ at }) => at),
      anywhere(),
    ),
    s: near(
      one(
        reserves.flatMap(({ at }) => at),
        a,
      ),
      3,
    ),
    t: one([...armies[side].fallen, 'LEG'], 'LEG'),
  });
}
