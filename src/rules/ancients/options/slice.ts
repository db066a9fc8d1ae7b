import * as v from 'valibot';
import { printHex } from '../../../kernel/board';
import { readHexes, wordsOf } from '../../../kernel/notation';
import type { Hidden, Slice } from '../model/option';
import type { OptionReading } from '../model/reading';
import { BESIDE, type Context, type Side, type State } from '../model/types';
import { groupsLeft, reserveUnits } from '../play/reinforcements';

/** For values that are ids of units. */
export const hideUnits = (ids: readonly number[], hidden: Hidden): readonly number[] => ids.filter((id) => !hidden.unit(id));

/** The hexes of units on the map, in the order of the map: a position has no other name for them. */
export function printUnits(context: Context, state: State, ids: readonly number[]): string {
  const hexes = ids.map((id) => state.units[id]!.hex).filter((hex) => hex >= 0);
  return hexes
    .sort((a, b) => a - b)
    .map((hex) => printHex(context.board, hex))
    .join(' ');
}

/** Names of units in a position: the hexes of those on the map; of those beside it `1.2.3`, the third unit of player 1's second reserve. */
const unitNames = v.string('text');

const RESERVE_NAME = /^([12])\.([1-9]\d?)\.([1-9]\d{0,2})$/;

/** Reads such names in a field of `optional`. */
const namedUnits =
  (field: string) =>
  (json: string | undefined, reading: OptionReading): ((context: Context, state: State) => readonly number[]) => {
    const words = wordsOf(json ?? '');
    const hexes = readHexes(words.filter((word) => !RESERVE_NAME.test(word)).join(' '), `optional.${field}`, reading);
    const beside = words.flatMap((word) => {
      const name = RESERVE_NAME.exec(word);
      return name ? [name.slice(1).map((n) => Number(n) - 1) as [Side, number, number]] : [];
    });
    return (context, state) => [
      ...state.units.filter(({ hex, type }) => hexes.includes(hex) && context.types[type]!.class !== 'camp').map(({ id }) => id),
      ...beside.flatMap(([side, group, n]) => reserveUnits(state, side, group)[n]?.id ?? []),
    ];
  };

/** A slice of ids of units, written by their names. */
export const unitSlice = (field: string): Slice<string, readonly number[]> => ({
  shape: unitNames,
  read: namedUnits(field),
  print: (context, state, ids) => printNamedUnits(context, state, ids) || undefined,
});

/** `unitSlice` of something that whoever does not see a unit does not know of it. */
export const seenUnitSlice = (field: string): Slice<string, readonly number[]> => ({ ...unitSlice(field), hide: hideUnits });

/** The inverse of `namedUnits`; units that are gone have no name. Reserves that are spent do not count, since a position does not print them. */
function printNamedUnits(context: Context, state: State, ids: readonly number[]): string {
  const beside = ids
    .map((id) => state.units[id]!)
    .filter(({ hex }) => hex === BESIDE)
    .map(({ id, side, group }) => {
      const printed = groupsLeft(context, state, side).indexOf(group);
      return `${side + 1}.${printed + 1}.${reserveUnits(state, side, group).findIndex((unit) => unit.id === id) + 1}`;
    });
  return [printUnits(context, state, ids), ...beside.sort()].filter((text) => text !== '').join(' ');
}
