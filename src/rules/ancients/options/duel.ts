import * as v from 'valibot';
import { printHex } from '../../../kernel/board';
import { readHexes, wordsOf } from '../../../kernel/notation';
import type { Challenge, Duel, Numbered, Rated } from '../model/extra';
import type { Slice } from '../model/option';
import type { Reading } from '../model/reading';
import { TACTICS } from '../model/tactics';
import { type Context, SIDES, type Side, type State } from '../model/types';
import { WAITING, WITH_RESERVE } from '../play/leaders';
import { printNumbered, readNumbered } from './numbered';
import { HIGHEST_RATING, USUAL_RATING } from './ratings';

/** As positions list leaders: on the map in order of hexes, waiting, with each reserve; the best first where several are together, of equals those who have met or been led. */
const rank = (place: number): number => (place >= 0 ? place : 0x10000 - place);
export const inOrder = (leaders: Rated): Rated =>
  [...leaders].sort(
    (a, b) => rank(a.place) - rank(b.place) || b.rating - a.rating || Number(b.met) - Number(a.met) || Number(b.led) - Number(a.led),
  );

/** Whether a leader is one of those named by hex and rating, each of whom is one leader. */
function isNamed(rest: Numbered[], place: number, rating: number): boolean {
  const told = rest.findIndex(({ hex, n }) => hex === place && n === rating);
  if (told >= 0) rest.splice(told, 1);
  return told >= 0;
}

function leadersOf(context: Context, state: State, side: Side, met: readonly Numbered[], led: readonly Numbered[]): Rated {
  const { leaders, waiting, reserveLeaders } = state.armies[side];
  const reserves = reserveLeaders.flatMap((count, group) => new Array<number>(count).fill(WITH_RESERVE - group));
  const places = [...leaders, ...new Array<number>(waiting).fill(WAITING), ...reserves];
  const [metLeft, ledLeft] = [[...met], [...led]];
  return inOrder(
    places.map((place, i) => {
      const rating = context.armies[side].ratings[i] ?? USUAL_RATING;
      return { place, rating, met: isNamed(metLeft, place, rating), led: isNamed(ledLeft, place, rating) };
    }),
  );
}

function readChallenge(text: string, reading: Reading): Challenge {
  const at = 'optional.duel.challenge';
  const hexes = readHexes(text, at, reading);
  if (wordsOf(text).length !== 2) reading.faults.push({ at, expected: 'twoHexes', found: text });
  return { from: hexes[0] ?? -1, at: hexes[1] ?? -1 };
}

const shape = v.strictObject(
  {
    tactic: v.optional(v.picklist(TACTICS, 'tactic')),
    challenge: v.optional(v.string('text')),
    met: v.optional(v.string('text')),
    led: v.optional(v.string('text')),
  },
  'knownField',
);

const readRated = (field: 'met' | 'led', text: string | undefined, reading: Reading): Numbered[] =>
  wordsOf(text ?? '').flatMap((word) => readNumbered(word, `optional.duel.${field}`, reading, 1, HIGHEST_RATING));

const printRated = (context: Context, leaders: Rated): string =>
  printNumbered(
    context,
    leaders.map(({ place, rating }) => ({ hex: place, n: rating })),
  );

/**
 * `"duel": { "challenge": "E5 E4", "tactic": "offensive", "met": "C3=4 C4=4" }`: the hexes of a challenge that is open, the challenger's choice while the
 * other one chooses, the leaders, by hexes and ratings, who have challenged or been challenged in this phase. The ratings stand with the armies.
 * `"led": "P7=4"`: of the leaders whom `led` of V5 counts, which they are.
 */
export const duel: Slice<v.InferOutput<typeof shape>, Duel> = {
  shape,
  read: (json, reading) => {
    const [met, led] = [readRated('met', json?.met, reading), readRated('led', json?.led, reading)];
    const challenge = json?.challenge === undefined ? null : readChallenge(json.challenge, reading);
    return (context, state) => {
      const [first, second] = SIDES.map((side) => leadersOf(context, state, side, met, led));
      return { leaders: [first!, second!], challenge, tactic: json?.tactic ?? null };
    };
  },
  print: (context, _state, { leaders, challenge, tactic }) => {
    const met = leaders.flat().filter((leader) => leader.met);
    const led = leaders.flat().filter((leader) => leader.led);
    if (!tactic && !challenge && met.length + led.length === 0) return undefined;
    return {
      ...(challenge ? { challenge: `${printHex(context.board, challenge.from)} ${printHex(context.board, challenge.at)}` } : {}),
      ...(tactic ? { tactic } : {}),
      ...(met.length > 0 ? { met: printRated(context, met) } : {}),
      ...(led.length > 0 ? { led: printRated(context, led) } : {}),
    };
  },
  hide: ({ leaders: [first, second], challenge, tactic }, { by, hex }) => {
    const seen = (side: Side, leaders: Rated) => (side === by ? leaders.filter(({ place }) => place < 0 || !hex(place)) : leaders);
    return { leaders: [seen(0, first), seen(1, second)], challenge, tactic };
  },
};
