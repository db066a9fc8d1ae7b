import type { Side } from '../kernel/twoSides';
import type { SystemId } from '../rules/ids';
import type { PlayerName } from './players';
import { POSTURES, type PostureName, type Reason } from './tactics';

/** What a page and its computer player say to each other. Orders are text, so that neither needs to trust the other's memory. */

/** One play of the game, as a record has it. */
export interface Told {
  readonly order: string;
  readonly dice?: readonly number[] | undefined;
}

export type Ask =
  /** The game anew: where it began and what was played. */
  | { readonly kind: 'lay'; readonly system: SystemId; readonly position: unknown; readonly plays: readonly Told[] }
  /** What has been played since. */
  | { readonly kind: 'follow'; readonly plays: readonly Told[] }
  /** The next order of whoever decides. `id` comes back with the answer. */
  | { readonly kind: 'think'; readonly id: number; readonly player: PlayerName; readonly milliseconds: number }
  /** The three best plans now, with their reasons, and the result to be expected. */
  | { readonly kind: 'advise'; readonly id: number; readonly milliseconds: number }
  /** The result to be expected now, by the script's play alone. */
  | { readonly kind: 'weigh'; readonly id: number }
  /** What the dice of all that has been played have done: those after so many plays, for a while. */
  | { readonly kind: 'review'; readonly id: number; readonly from: number }
  /** What has been played from here on, up to the end of a phase: which of its decisions were mistakes. */
  | { readonly kind: 'judge'; readonly id: number; readonly plays: readonly Told[] };

/** An order of a plan; reasons only where there is something to say of it. */
export interface Advised {
  readonly order: string;
  readonly reasons: readonly Reason[];
}

/**
 * A plan: orders in the order in which they are given, none if nobody moves; where nothing was planned as a whole, one.
 * `chief`: the places of those that say most, the foremost first. `value`: the result to be expected with it for whoever decides, 0 to 1.
 * `posture`: if it is one of the whole side.
 */
export interface Advice {
  readonly orders: readonly Advised[];
  readonly chief: readonly number[];
  readonly value: number;
  readonly posture?: PostureName | undefined;
}

/**
 * A die of a play: its name in the rules, whose it was, what it showed, and what that side could expect after each of its faces, from 1: the mean over all
 * dice of the play that may fall after it.
 */
export interface ReviewedDie {
  readonly name: string;
  readonly by: Side;
  readonly fell: number;
  readonly faces: readonly number[];
}

/** A play for which dice fell. `at`: so many plays have been made with it; `before`, `after`: what the first side could expect, 0 to 1. */
export interface ReviewedPlay {
  readonly at: number;
  readonly before: number;
  readonly after: number;
  readonly dice: readonly ReviewedDie[];
}

/**
 * A decision that lost something. `at`: so many of the plays that were asked about had been made. `judged`: the order given there, or the movement that
 * begins there as a whole. `value`: what could be expected for whoever decided by what
 * was played, before its dice, 0 to 1. `plans`: what would have been better, the best first.
 */
export interface Mistake {
  readonly at: number;
  readonly side: 0 | 1;
  readonly judged: 'order' | 'movement';
  readonly value: number;
  readonly plans: readonly Advice[];
}

export type Answer =
  | { readonly kind: 'order'; readonly id: number; readonly order: string }
  /** Nobody decides any more. */
  | { readonly kind: 'over'; readonly id: number }
  | { readonly kind: 'advice'; readonly id: number; readonly expected: number; readonly plans: readonly Advice[] }
  /** `first`: of the first side, 0 to 1. */
  | { readonly kind: 'weight'; readonly id: number; readonly first: number }
  /** `next`: so many plays have been gone through, and others are left. */
  | { readonly kind: 'review'; readonly id: number; readonly plays: readonly ReviewedPlay[]; readonly next?: number | undefined }
  | { readonly kind: 'judged'; readonly id: number; readonly mistakes: readonly Mistake[] }
  /** It is at work: said again and again while an answer is awaited, for whoever says nothing for long is taken for dead. */
  | { readonly kind: 'alive'; readonly id?: undefined }
  /** What was asked could not be done; `what` is for a programmer. */
  | { readonly kind: 'fault'; readonly id: number | undefined; readonly what: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const isAbsentOr = (value: unknown, fits: (value: unknown) => boolean): boolean => value === undefined || fits(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isWorth = (value: unknown): boolean => typeof value === 'number' || isText(value);

const isReason = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['why']) &&
  isAbsentOr(value['rule'], isText) &&
  isAbsentOr(value['hexes'], (hexes) => Array.isArray(hexes) && hexes.every(Number.isInteger)) &&
  isAbsentOr(value['values'], (values) => isRecord(values) && Object.values(values).every(isWorth));

const isAdvised = (value: unknown): boolean =>
  isRecord(value) && isText(value['order']) && Array.isArray(value['reasons']) && value['reasons'].every(isReason);

function isAdvice(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { orders, chief, posture } = value;
  return (
    Array.isArray(orders) &&
    orders.every(isAdvised) &&
    Array.isArray(chief) &&
    chief.every((at) => Number.isInteger(at) && at >= 0 && at < orders.length) &&
    isShare(value['value']) &&
    isAbsentOr(posture, (name) => POSTURES.some((each) => each === name))
  );
}

const isReviewed = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value['at']) &&
  isShare(value['before']) &&
  isShare(value['after']) &&
  Array.isArray(value['dice']) &&
  value['dice'].every(
    (die) =>
      isRecord(die) &&
      isText(die['name']) &&
      (die['by'] === 0 || die['by'] === 1) &&
      Number.isInteger(die['fell']) &&
      Array.isArray(die['faces']) &&
      die['faces'].every(isShare),
  );

/** Whether something that was kept or sent is a mistake. */
export const isMistake = (value: unknown): value is Mistake =>
  isRecord(value) &&
  Number.isInteger(value['at']) &&
  (value['side'] === 0 || value['side'] === 1) &&
  (value['judged'] === 'order' || value['judged'] === 'movement') &&
  isShare(value['value']) &&
  Array.isArray(value['plans']) &&
  value['plans'].length > 0 &&
  value['plans'].every(isAdvice);

/** A message as it comes from a worker; undefined if it is none of ours. */
export function readAnswer(message: unknown): Answer | undefined {
  if (!isRecord(message)) return undefined;
  const { kind, id } = message;
  const fits =
    (kind === 'order' && typeof id === 'number' && typeof message['order'] === 'string') ||
    (kind === 'over' && typeof id === 'number') ||
    (kind === 'advice' &&
      typeof id === 'number' &&
      isShare(message['expected']) &&
      Array.isArray(message['plans']) &&
      message['plans'].every(isAdvice)) ||
    (kind === 'weight' && typeof id === 'number' && isShare(message['first'])) ||
    (kind === 'judged' && typeof id === 'number' && Array.isArray(message['mistakes']) && message['mistakes'].every(isMistake)) ||
    (kind === 'review' &&
      typeof id === 'number' &&
      Array.isArray(message['plays']) &&
      message['plays'].every(isReviewed) &&
      isAbsentOr(message['next'], Number.isInteger)) ||
    (kind === 'alive' && id === undefined) ||
    (kind === 'fault' && typeof message['what'] === 'string');
  return fits ? (message as unknown as Answer) : undefined;
}
