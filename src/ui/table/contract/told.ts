import type { BareEvent } from '../../../kernel/twoSides';
import type { TableSystem } from './system';

/** What the log, or the card of a hand-over, tells of the events of a play; nothing where there was none. */
export const toldIn = (
  where: keyof TableSystem['quiet'],
  { quiet }: Pick<TableSystem, 'quiet'>,
  events: readonly BareEvent[] = [],
): readonly BareEvent[] => events.filter(({ kind }) => !quiet[where].has(kind));

/** Of so many plays the last since the phase began of which the log tells something: an answer that changes nothing leaves what was said before it. */
export function lastTelling<Play extends { readonly events: readonly BareEvent[] }>(
  system: Pick<TableSystem, 'quiet'>,
  plays: readonly Play[],
  cursor: number,
): Play | undefined {
  const play = plays[cursor - 1];
  if (!play || toldIn('log', system, play.events).length > 0) return play;
  return play.events.some(({ kind }) => kind === 'phaseBegan') ? undefined : lastTelling(system, plays, cursor - 1);
}
