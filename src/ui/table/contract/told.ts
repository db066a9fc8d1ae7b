import type { BareEvent } from '../../../kernel/twoSides';
import type { TableSystem } from './system';

/** What the log, or the card of a hand-over, tells of the events of a play; nothing where there was none. */
export const toldIn = (
  where: keyof TableSystem['quiet'],
  { quiet }: Pick<TableSystem, 'quiet'>,
  events: readonly BareEvent[] = [],
): readonly BareEvent[] => events.filter(({ kind }) => !quiet[where].has(kind));
