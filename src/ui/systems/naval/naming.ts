import { printHex } from '../../../kernel/board';
import type { Context, Ship } from '../../../rules/naval/model/types';
import type { ArmyNames } from '../../table/contract/names';
import type { NavalNaming, ShipNoun } from './words/naming';

/** A ship as sentences need it: a type that goes by a name of its own keeps it. */
function nounOf(context: Context, ship: Ship): ShipNoun {
  const { name, size } = context.types[ship.type]!;
  return { size, alias: name === 'small' || name === 'large' ? undefined : name, side: ship.side };
}

/** The names in a battle; ships keep their type and colour through all of it. */
export const namingOf = (context: Context, ships: readonly Ship[], fleets?: ArmyNames): NavalNaming => ({
  ship: (id) => nounOf(context, ships[id]!),
  hex: (hex) => printHex(context.board, hex),
  army: (side) => fleets?.[side] ?? context.fleets[side].name,
});
