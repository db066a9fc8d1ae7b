import type { Hex } from '../../../kernel/board';
import { type Context, SIDES, type VictoryTerm } from '../../../rules/naval/model/types';
import type { ArmyNames } from '../../table/contract/names';
import type { Spot } from '../../table/contract/system';
import type { Snapshot } from './match';
import { namingOf } from './naming';
import { sayPlaces, scoringHexes } from './places';
import { navalWords } from './words';

/** Land is a place, the sea is none. */
export const groundOf = ({ land }: Context, hex: Hex): string | undefined => (land[hex] ? navalWords().table.map.place : undefined);

/** 14.2 Where leaving the map scores, and what is to be held at the end, for each fleet. */
export function spotsOf({ context, shown }: Snapshot, fleets?: ArmyNames): readonly Spot[] {
  const words = navalWords();
  const naming = namingOf(context, shown.ships, fleets);
  const { wayOut, toHold } = words.table.map;
  const named = (of: VictoryTerm['term'], name: (places: string, fleet: string) => string): Spot[] =>
    SIDES.flatMap((side) => {
      const hexes = scoringHexes(context, of, side);
      return hexes.length > 0 ? [{ name: name(sayPlaces(words, context, hexes), naming.army(side)), hex: hexes[0]! }] : [];
    });
  return [...named('exit', wayOut), ...named('hold', toHold)];
}
