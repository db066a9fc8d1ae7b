import { OFF_MAP, parseHex } from '../../kernel/board';
import type { MapFacts, PlaceName } from './facts';

/** Places as a battle names them, in one language; those off the map are left out. */
export function placeNamesOf<Language extends string>(
  board: Pick<MapFacts['board'], 'columns' | 'rows'>,
  places: readonly { readonly at: string; readonly name: Readonly<Record<Language, string>> }[],
  language: Language,
): PlaceName[] {
  return places.flatMap(({ at, name }) => {
    const hex = parseHex(board, at);
    return hex === undefined || hex === OFF_MAP ? [] : [{ hex, name: name[language] }];
  });
}
