import { printHex } from '../../../kernel/board';
import type { Context, State } from '../../../rules/ancients/model/types';
import type { ArmyNames } from '../../table/contract/names';
import { saidWord } from '../../words/naming';
import type { Naming } from './words/naming';

/** The names in a battle. A type that goes by another name than its counter keeps it. */
export function namingOf(context: Context, units: State['units'], armies?: ArmyNames): Naming {
  return {
    unit(id) {
      const unit = units[id]!;
      const { as, name } = context.types[unit.type]!;
      return { as, alias: name === as ? undefined : saidWord(name), side: unit.side };
    },
    hex: (hex) => printHex(context.board, hex),
    army: (side) => armies?.[side] ?? context.armies[side].name,
  };
}
