import * as v from 'valibot';
import { WAITING, WITH_RESERVE } from '../leaders';
import { type Context, SIDES, type Side, type State } from '../types';
import { USUAL_RATING } from './ratings';
import type { Slice } from './slice';

export const TACTICS = ['offensive', 'prudent', 'defensive'] as const;
export type Tactic = (typeof TACTICS)[number];

/** A leader and where he is: a hex, or one of the places of `leaders.ts`. */
export interface RatedLeader {
  readonly place: number;
  readonly rating: number;
}

type Rated = readonly RatedLeader[];

/** 13.8 The leaders of both sides that are still in the game, and the tactic that the challenger has chosen while the other one chooses. */
export interface Duel {
  readonly leaders: readonly [Rated, Rated];
  readonly tactic: Tactic | null;
}

/** As positions list leaders: on the map in order of hexes, waiting, with each reserve; the best first where several are together. */
const rank = (place: number): number => (place >= 0 ? place : 0x10000 - place);
export const inOrder = (leaders: Rated): Rated => [...leaders].sort((a, b) => rank(a.place) - rank(b.place) || b.rating - a.rating);

function leadersOf(context: Context, state: State, side: Side): Rated {
  const { leaders, waiting, reserveLeaders } = state.armies[side];
  const reserves = reserveLeaders.flatMap((count, group) => new Array<number>(count).fill(WITH_RESERVE - group));
  const places = [...leaders, ...new Array<number>(waiting).fill(WAITING), ...reserves];
  return inOrder(places.map((place, i) => ({ place, rating: context.armies[side].ratings[i] ?? USUAL_RATING })));
}

const shape = v.strictObject({ tactic: v.picklist(TACTICS, 'tactic') }, 'knownField');

/** `"duel": { "tactic": "offensive" }` while the challenged one chooses; the ratings stand with the armies. */
export const duel: Slice<v.InferOutput<typeof shape>, Duel> = {
  shape,
  read: (json) => (context, state) => {
    const [first, second] = SIDES.map((side) => leadersOf(context, state, side));
    return { leaders: [first!, second!], tactic: json?.tactic ?? null };
  },
  print: (_context, _state, { tactic }) => (tactic ? { tactic } : undefined),
  hide: ({ leaders: [first, second], tactic }, { by, hex }) => {
    const seen = (side: Side, leaders: Rated) => (side === by ? leaders.filter(({ place }) => place < 0 || !hex(place)) : leaders);
    return { leaders: [seen(0, first), seen(1, second)], tactic };
  },
};
