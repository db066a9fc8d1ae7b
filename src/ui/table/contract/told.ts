import type { BareEvent } from '../../../kernel/twoSides';
import type { TableSystem } from './system';

/** What the log, or the card of a hand-over, tells of the events of a play; nothing where there was none. */
export const toldIn = (
  where: keyof TableSystem['quiet'],
  { quiet }: Pick<TableSystem, 'quiet'>,
  events: readonly BareEvent[] = [],
): readonly BareEvent[] => events.filter(({ kind }) => !quiet[where].has(kind));

interface Play {
  readonly events: readonly BareEvent[];
}

/**
 * After how many plays the log last tells something: an answer that changes nothing leaves what was said before it. No more than `most` such plays are gone
 * past.
 */
export function toldUpTo(system: Pick<TableSystem, 'quiet'>, plays: readonly Play[], cursor: number, most = cursor): number {
  let at = cursor;
  while (at > Math.max(0, cursor - most) && toldIn('log', system, plays[at - 1]?.events).length === 0) at--;
  return at;
}

/** Of so many plays the last since the phase began of which the log tells something. */
export function lastTelling<Of extends Play>(system: Pick<TableSystem, 'quiet'>, plays: readonly Of[], cursor: number): Of | undefined {
  const at = toldUpTo(system, plays, cursor);
  const begins = plays.slice(at, cursor).some(({ events }) => events.some(({ kind }) => kind === 'phaseBegan'));
  return begins ? undefined : plays[at - 1];
}
