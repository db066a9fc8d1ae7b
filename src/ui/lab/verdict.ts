import type { Balance } from '../../ai/balance';
import { intervalOf, shareOf, type Tally } from '../../ai/statistics';

type Counted = Pick<Balance, 'games' | 'wins' | 'draws'>;

/** Share and interval of the first side are taken from its games: those that a balance keeps are rounded, and one half may lie at the end of them alone. */
const tallyOf = ({ wins, draws }: Counted): Tally => ({ wins: wins[0], draws, losses: wins[1] });
const offOf = (counted: Counted): number => Math.abs(shareOf(tallyOf(counted)) - 0.5);

/** Games in a hundred; the three make a hundred. `margin`: half of the 95 % interval of the wins of whoever wins more. */
export interface OfHundred {
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly leader: 0 | 1;
  readonly margin: number;
}

export function ofHundred({ games, wins, draws }: Counted): OfHundred {
  const hundred = (n: number) => Math.round((100 * n) / Math.max(1, games));
  const leader = wins[1] > wins[0] ? 1 : 0;
  // Whoever wins as often as the other is said to, and nobody wins less often than the other and is said to win more: what does not divide goes to the drawn games.
  const drawn = wins[0] === wins[1] ? 100 - 2 * hundred(wins[0]) : hundred(draws);
  const most = Math.min(hundred(wins[leader]), 100 - drawn);
  const least = Math.min(100 - drawn - most, most);
  const [low, high] = intervalOf({ wins: wins[leader], draws: 0, losses: games - wins[leader] });
  const [first, second] = leader === 0 ? [most, least] : [least, most];
  return { wins: [first, second], draws: 100 - most - least, leader, margin: Math.round(50 * (high - low)) };
}

/** How much the side that wins more is favoured, where the games tell at all. */
export type Favour = 'even' | 'slight' | 'clear' | 'strong';

export function favourOf(counted: Counted): Favour {
  const [low, high] = intervalOf(tallyOf(counted));
  if (low < 0.5 && high > 0.5) return 'even';
  const off = offOf(counted);
  return off < 0.1 ? 'slight' : off < 0.25 ? 'clear' : 'strong';
}

/** How even a battle is, in three steps. */
export const EVENNESS = ['even', 'slight', 'favoured'] as const;
export type Evenness = (typeof EVENNESS)[number];

export function evennessOf(counted: Counted): Evenness {
  const favour = favourOf(counted);
  return favour === 'clear' || favour === 'strong' ? 'favoured' : favour;
}

/** Whether a battle is fairer so than otherwise: `asFair` where the games do not tell. */
export function fairness(so: Counted, otherwise: Counted): 'fairer' | 'lessFair' | 'asFair' {
  const half = (counted: Counted) => {
    const [low, high] = intervalOf(tallyOf(counted));
    return (high - low) / 2;
  };
  const more = offOf(so) - offOf(otherwise);
  if (Math.abs(more) <= Math.hypot(half(so), half(otherwise))) return 'asFair';
  return more < 0 ? 'fairer' : 'lessFair';
}
