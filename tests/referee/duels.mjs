// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
// 13.8: who the leaders are, whom they have met, and whom they must still challenge.
import { directionTo, isHexOnMap, parseHex } from './geometry.mjs';

export const hasDuels = (game) => game.options.includes('13.8');

const words = (text) => (text ?? '').split(/\s+/).filter((w) => w !== '');
const UNRATED = 3;
const isHex = (place) => typeof place === 'string' && parseHex(place) !== null;

/** Every leader still in the game as { place, rating, met }; a place is a hex, 'waiting' or a reserve. */
export function readDuels(game, source) {
  game.asked = source.optional?.asked ?? null;
  const told = source.optional?.duel ?? {};
  game.duel = { challenge: told.challenge ? words(told.challenge) : null, tactic: told.tactic ?? null };
  if (!hasDuels(game)) return;
  for (const [side, army] of game.armies.entries()) {
    const ratings = source.armies[side].ratings ?? [];
    const places = [
      ...army.leaders,
      ...Array.from({ length: army.waiting }, () => 'waiting'),
      ...army.reserves.flatMap((group) => Array.from({ length: group.leaders }, () => group)),
    ];
    army.rated = places.map((place, i) => ({ place, rating: ratings[i] ?? UNRATED, met: false }));
  }
  for (const word of words(told.met)) {
    const [hex, rating] = word.split('=');
    const leader = game.armies.flatMap((army) => army.rated).find((l) => l.place === hex && l.rating === Number(rating) && !l.met);
    if (leader) leader.met = true;
  }
}

const bestFirst = (a, b) => b.rating - a.rating || Number(b.met) - Number(a.met);

/** So many leaders of an army have gone: to a hex the best first, off the map the least first. */
export function follow(army, from, to, count) {
  if (!army.rated || count === 0) return;
  const there = army.rated.filter((l) => l.place === from).sort(bestFirst);
  for (const leader of isHex(to) ? there.slice(0, count) : there.slice(there.length - count)) goTo(army, leader, to);
}

/** This one goes. */
export function goTo(army, leader, to) {
  leader.place = to;
  if (!isHex(to)) leader.met = false;
  if (to === 'lost') army.rated = army.rated.filter((l) => l !== leader);
}

export function forgetMeetings(game) {
  for (const army of game.armies) for (const leader of army.rated ?? []) leader.met = false;
}

const unmetIn = (army, hex) => army.rated.filter((l) => l.place === hex && !l.met).sort(bestFirst)[0] ?? null;
const sidesOf = (game) => [game.armies[game.player - 1], game.armies[2 - game.player]];

/** The leaders who meet from one hex to the other: [challenger, challenged], or null. */
export function meeting(game, from, at) {
  const [mine, theirs] = sidesOf(game);
  const both = [unmetIn(mine, from), unmetIn(theirs, at)];
  return both.includes(null) ? null : both;
}

/** Whether a challenge may be made; `isRiver(from, direction)`. */
export function mayChallenge(game, from, at, isRiver) {
  if (!isHexOnMap(game.map, from) || !isHexOnMap(game.map, at)) return false;
  const d = directionTo(game.map, from, at);
  return d !== null && !isRiver(from, d) && meeting(game, from, at) !== null;
}

/** All challenges that can be made, as [from, at]. */
export function challengesDue(game, isRiver) {
  const [mine, theirs] = sidesOf(game).map((army) => [...new Set(army.rated.map((l) => l.place).filter(isHex))]);
  return mine.flatMap((from) => theirs.filter((at) => mayChallenge(game, from, at, isRiver)).map((at) => [from, at]));
}

/** [the challenger's][the other's]; null: nothing happens. */
const TABLE = {
  offensive: { offensive: 0, prudent: -1, defensive: 1 },
  prudent: { offensive: 1, prudent: 0, defensive: null },
  defensive: { offensive: -1, prudent: null, defensive: null },
};

/** Fights it out: who falls, 0 the challenger, 1 the other, or null. Both have met. */
export function fight([challenger, other], mine, theirs, roll) {
  challenger.met = true;
  other.met = true;
  const modifier = TABLE[mine][theirs];
  if (modifier === null) return null;
  const total = roll() + modifier + challenger.rating - other.rating;
  if (total <= 1) return 0;
  return total >= 6 ? 1 : null;
}

// ---- notation ------------------------------------------------------------------------------------------------------

const HEX = '[A-Z]{1,3}[1-9]\\d{0,3}';

/** The orders that the rule brings, or null. */
export function parseDuelOrder(text) {
  let m;
  const match = (pattern) => (m = new RegExp(`^${pattern}$`).exec(text));
  if (match(`challenge (${HEX}) (${HEX})`)) return { kind: 'challenge', from: m[1], at: m[2] };
  if (text === 'accept') return { kind: 'accept' };
  if (match(`away (${HEX})`)) return { kind: 'withdraw', hex: m[1] };
  if (match('tactic (offensive|prudent|defensive)')) return { kind: 'tactic', tactic: m[1] };
  return null;
}

/** As a position lists leaders on the map. */
export const byMap = (a, b) => parseHex(a.place).r - parseHex(b.place).r || parseHex(a.place).c - parseHex(b.place).c || bestFirst(a, b);

/** An army's ratings in the order of a position: by hexes, waiting, with the reserves. */
export function printRatings(army) {
  if (!army.rated) return undefined;
  const rest = (place) => army.rated.filter((l) => l.place === place).sort(bestFirst);
  const all = [...army.rated.filter((l) => isHex(l.place)).sort(byMap), ...rest('waiting'), ...army.reserves.flatMap(rest)];
  const ratings = all.map((l) => l.rating);
  while (ratings.at(-1) === UNRATED) ratings.pop();
  return ratings.length > 0 ? ratings : undefined;
}

/** What stands under `optional`. */
export function printDuels(game) {
  if (!hasDuels(game)) return {};
  const met = game.armies.flatMap((army) => army.rated.filter((l) => l.met).map((l) => `${l.place}=${l.rating}`));
  const duel = {
    ...(game.duel.challenge ? { challenge: game.duel.challenge.join(' ') } : {}),
    ...(game.duel.tactic ? { tactic: game.duel.tactic } : {}),
    ...(met.length > 0 ? { met: met.join(' ') } : {}),
  };
  return { ...(game.asked ? { asked: game.asked } : {}), ...(Object.keys(duel).length > 0 ? { duel } : {}) };
}

export const normalDuels = (p) => {
  if (!p.options?.includes('13.8')) return null;
  const { asked = null, duel = {} } = p.optional ?? {};
  const met = words(duel.met).sort().join(' ');
  return {
    ratings: p.armies.map((a) => a.ratings ?? []),
    asked,
    challenge: duel.challenge ?? null,
    tactic: duel.tactic ?? null,
    met,
  };
};
