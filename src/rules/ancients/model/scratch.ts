/**
 * Every hex in reach with its least cost and the facings held there at that cost. Movers step into one of the three hexes ahead and
 * then face the way they went; a turn to any facing costs 1. So a facing outside `facings[hex]` costs one point more than `costs[hex]`,
 * and a hex that stops holds exactly `facings[hex]`, each at some cost within the points.
 */
export interface Reach {
  /** The hexes reached, the start first; only the first `count` are meant. */
  readonly hexes: Int16Array;
  count: number;
  readonly costs: Uint8Array;
  readonly facings: Uint8Array;
}

export interface Scratch {
  readonly reach: Reach;
  /** `unitAt[hex]`: 1 + id of the unit that meets whoever comes (FAQ 13), 0 none. */
  readonly unitAt: Uint16Array;
  /** `campAt[hex]`: 1 + id of a standing camp. */
  readonly campAt: Uint16Array;
  readonly stops: Uint8Array;
  readonly shut: Uint8Array;
  readonly away: Int16Array;
}
