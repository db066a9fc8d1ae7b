import type { SystemId } from '../rules/ids';
import type { PlayerName } from './players';

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
  /** The three best things to do now, with their reasons, and the result to be expected. */
  | { readonly kind: 'advise'; readonly id: number; readonly milliseconds: number }
  /** The result to be expected now, by the script's play alone. */
  | { readonly kind: 'weigh'; readonly id: number };

/** Why an order is good, as a code for the words. */
export interface Reason {
  readonly why: string;
  readonly rule?: string | undefined;
  readonly hexes?: readonly number[] | undefined;
  readonly values?: Readonly<Record<string, number | string>> | undefined;
}

/** A line that was searched. `value`: the result to be expected with it for whoever decides, 0 to 1. */
export interface Advice {
  readonly order: string;
  readonly value: number;
  readonly reasons: readonly Reason[];
}

export type Answer =
  | { readonly kind: 'order'; readonly id: number; readonly order: string }
  /** Nobody decides any more. */
  | { readonly kind: 'over'; readonly id: number }
  | { readonly kind: 'advice'; readonly id: number; readonly expected: number; readonly lines: readonly Advice[] }
  /** `first`: of the first side, 0 to 1. */
  | { readonly kind: 'weight'; readonly id: number; readonly first: number }
  /** What was asked could not be done; `what` is for a programmer. */
  | { readonly kind: 'fault'; readonly id: number | undefined; readonly what: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A message as it comes from a worker; undefined if it is none of ours. */
export function readAnswer(message: unknown): Answer | undefined {
  if (!isRecord(message)) return undefined;
  const { kind, id } = message;
  const fits =
    (kind === 'order' && typeof id === 'number' && typeof message.order === 'string') ||
    (kind === 'over' && typeof id === 'number') ||
    (kind === 'advice' && typeof id === 'number' && typeof message.expected === 'number' && Array.isArray(message.lines)) ||
    (kind === 'weight' && typeof id === 'number' && typeof message.first === 'number') ||
    (kind === 'fault' && typeof message.what === 'string');
  return fits ? (message as unknown as Answer) : undefined;
}
