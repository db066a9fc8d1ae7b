import type { Hex } from '../../../kernel/board';
import type { BareEvent } from '../../../kernel/twoSides';

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

/** Where a play happened: its first move or fight, which are events of some kinds, or else the first of what it tells that was anywhere. */
export function placeIn(events: readonly BareEvent[], chief: readonly string[]): readonly Hex[] | undefined {
  const placed = events.filter((event) => placeOf(event).length > 0);
  const event = placed.find(({ kind }) => chief.includes(kind)) ?? placed[0];
  return event && placeOf(event);
}
