import { type Board, type Hex, hexAt, printHex } from '../../../kernel/board';
import type { Context, Side, VictoryTerm } from '../../../rules/naval/model/types';
import type { NavalWords } from './words';
import type { MapEdge } from './words/naming';

/** Hexes as a reader sees them: all the sea along an edge of the map, or hexes side by side in a row. */
export type Place = { readonly edge: MapEdge } | { readonly first: Hex; readonly last: Hex };

const hexesAlong = (board: Board, edge: MapEdge): Hex[] => {
  const across = edge === 'top' || edge === 'bottom';
  const row = edge === 'bottom' ? board.rows - 1 : 0;
  const column = edge === 'right' ? board.columns - 1 : 0;
  return Array.from({ length: across ? board.columns : board.rows }, (_, i) => (across ? hexAt(board, i, row) : hexAt(board, column, i)));
};

/** 14.2 Where a side scores by leaving the map, or by holding a hex. */
export const scoringHexes = ({ victory }: Context, of: VictoryTerm['term'], side: Side): Hex[] => [
  ...new Set(victory.flatMap(({ term, by, at }) => (term === of && by === side ? (at ?? []) : []))),
];

/** The places that hexes make up, edges first; hexes in any order. */
export function placesOf({ board, land }: Pick<Context, 'board' | 'land'>, hexes: readonly Hex[]): Place[] {
  const given = new Set(hexes);
  const left = new Set(hexes);
  const places: Place[] = [];
  for (const edge of ['top', 'right', 'bottom', 'left'] as const) {
    const along = hexesAlong(board, edge).filter((hex) => land[hex] === 0);
    if (along.length < 2 || !along.every((hex) => given.has(hex))) continue;
    places.push({ edge });
    for (const hex of along) left.delete(hex);
  }
  for (const hex of [...left].sort((a, b) => a - b)) {
    const last = places.at(-1);
    if (last && 'last' in last && last.last === hex - 1 && hex % board.columns > 0)
      places[places.length - 1] = { first: last.first, last: hex };
    else places.push({ first: hex, last: hex });
  }
  return places;
}

/** `the top edge`, `F1–M1 and C4`. */
export function sayPlaces({ table }: NavalWords, context: Context, hexes: readonly Hex[]): string {
  const name = (hex: Hex) => printHex(context.board, hex);
  const said = placesOf(context, hexes).map((place) => {
    if ('edge' in place) return table.fleets.edge(place.edge);
    return place.first === place.last ? name(place.first) : table.fleets.range(name(place.first), name(place.last));
  });
  return table.listed(said);
}
