import type { Hex } from '../../../kernel/board';
import type { BareEvent } from '../../../kernel/twoSides';
import type { LogEntry } from '../../../store/match';
import type { TableSystem } from './system';

/** The fields by which events say where they happened; in some events they say something else. */
type Places = Readonly<Record<'from' | 'path' | 'at' | 'to' | 'hex' | 'hexes' | 'seen' | 'lost', unknown>>;

/** A hex, or of several at once the first: a line through them would be nobody's way. */
function firstOf(place: unknown): unknown {
  const one = [place].flat()[0] as Places | undefined | null;
  return one?.hex ?? one;
}

/** From where to where an event went, all of it on the map. What turns tells from which direction, and whoever goes somewhere may tell how many hexes that is. */
function placeOf(event: BareEvent): readonly Hex[] {
  const { kind, from, path, at, to, hex, hexes, seen, lost } = event as BareEvent & Places;
  return [kind === 'turned' ? undefined : from, ...[path].flat(), at, to ?? hexes, hex, seen && [seen, lost].flat()]
    .map(firstOf)
    .filter((place, i, all): place is Hex => typeof place === 'number' && place >= 0 && place !== all[i - 1]);
}

/** Where the first event was that was anywhere on the map, of those of some kinds where such are named. */
export const placeIn = (events: readonly BareEvent[], kinds?: readonly string[]): readonly Hex[] | undefined =>
  events
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .map(placeOf)
    .find(({ length }) => length > 0);

/** Where to look for what is told of a play: its move or fight, or else the first of it that was anywhere. */
export const whereIn = (system: TableSystem, entry: LogEntry | undefined): readonly Hex[] =>
  (entry && (system.last(entry) ?? placeIn(entry.events))) ?? [];
