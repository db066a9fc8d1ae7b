import { type Hex, printHex } from '../../../kernel/board';
import { type Context, SIDES } from '../../../rules/ancients/model/types';
import { campHex } from '../../../rules/ancients/play/ground';
import type { ArmyNames } from '../../table/contract/names';
import type { Spot } from '../../table/contract/system';
import type { Snapshot } from './match';
import { namingOf } from './naming';
import { wordsNow } from './words';

/** Woods, hills, villages and streams are places; open ground is none. */
export function groundOf({ terrain }: Context, hex: Hex): string | undefined {
  const kind = terrain[hex]!;
  return kind === 'clear' ? undefined : wordsNow().table.places[kind];
}

/** The camps of both sides, where they have one. */
export function spotsOf({ context, shown }: Snapshot, armies: ArmyNames | undefined): readonly Spot[] {
  const naming = namingOf(context, shown.units, armies);
  const { places } = wordsNow().table;
  return SIDES.flatMap((side) => {
    const hex = campHex(context, shown, side);
    return hex >= 0 ? [{ name: `${places.camp(naming.army(side))} ${printHex(context.board, hex)}`, hex }] : [];
  });
}
