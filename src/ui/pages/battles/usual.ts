import type { Side } from '../../../kernel/twoSides';
import type { Battle } from '../../../scenarios';
import type { Balances } from '../../../scenarios/balance';
import type { Seat, Seats } from '../../../store/seats';
import { type Level, SECONDS } from '../../opponent/levels';

/** The side that wins more often between equals is the kinder one; the first, if nobody knows. */
export const suggestedSide = ({ id }: Pick<Battle, 'id'>, balances: Balances): Side => ((balances[id]?.share ?? 1) < 0.5 ? 1 : 0);

/** A match for most people, and one who lets chances go by for those who are new to it. */
export const usualOpponent = ({ beginners }: Pick<Battle, 'beginners'>): Level => (beginners ? 'optio' : 'centurion');

export const seatOf = (level: Level, seconds: number = SECONDS[0]): Seat => `${level}:${seconds}`;

/** A person on one side and a program on the other. */
export const against = (side: Side, opponent: Seat): Seats => (side === 0 ? ['person', opponent] : [opponent, 'person']);
