import type { Hex } from '../../../kernel/board';
import type { Context, VictoryTerm } from '../../../rules/naval/model/types';
import type { Spot } from '../../table/contract/system';
import type { Snapshot } from './match';
import { sayPlaces } from './places';
import { navalWords } from './words';

/** Land is a place, the sea is none. */
export const groundOf = ({ land }: Context, hex: Hex): string | undefined => (land[hex] ? navalWords().table.map.place : undefined);

/** 14.2 Where leaving the map scores, and what is to be held at the end. */
export function spotsOf({ context }: Snapshot): readonly Spot[] {
  const words = navalWords();
  const { wayOut, toHold } = words.table.map;
  const named = (of: VictoryTerm['term'], name: (places: string) => string): Spot[] => {
    const hexes = [...new Set(context.victory.flatMap(({ term, at }) => (term === of ? (at ?? []) : [])))];
    return hexes.length > 0 ? [{ name: name(sayPlaces(words, context, hexes)), hex: hexes[0]! }] : [];
  };
  return [...named('exit', wayOut), ...named('hold', toHold)];
}
