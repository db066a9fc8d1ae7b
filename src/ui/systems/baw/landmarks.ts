import { type Hex, printHex } from '../../../kernel/board';
import { type Context, GROUNDS, SIDES } from '../../../rules/baw/model/types';
import { countingHexes } from '../../../rules/baw/play/victory';
import type { ArmyNames } from '../../table/contract/names';
import type { Spot } from '../../table/contract/system';
import type { Snapshot } from './match';
import { namingOf } from './naming';
import { bawWords } from './words';

/** Forest, water, works and heights are places; open ground is none. */
export function groundOf({ ground, level }: Context, hex: Hex): string | undefined {
  const { places } = bawWords().table;
  const kind = GROUNDS[ground[hex]!]!;
  if (kind !== 'clear') return places[kind];
  return level[hex]! > 0 ? places.height : undefined;
}

/** Objectives, and where armies leave the map. */
export function spotsOf({ context, shown }: Snapshot, armies?: ArmyNames): readonly Spot[] {
  const { table } = bawWords();
  const naming = namingOf(context, shown.units, armies);
  const print = (hexes: readonly Hex[]) => table.listed(hexes.map((hex) => printHex(context.board, hex)));
  return [
    ...countingHexes(context).map((hex) => ({ name: table.objective(print([hex])), hex })),
    ...SIDES.flatMap((side) => {
      const { exits } = context.armies[side];
      return exits.length > 0 ? [{ name: table.exits(naming.army(side), print(exits)), hex: exits[0]! }] : [];
    }),
  ];
}
