import { printHex } from '../../../kernel/board';
import { UNIT_TYPES } from '../../../rules/baw/model/data';
import type { Context, Side, State } from '../../../rules/baw/model/types';
import type { ArmyNames } from '../../table/contract/names';
import { spoken } from '../../words';
import { saidWord } from '../../words/naming';
import { leaderName, WOMEN } from './leaderNames';
import type { BawNaming, UnitNoun } from './words/naming';

/** A type as sentences need it: one of the battle's own keeps its name. */
function nounOf(context: Context, type: number, side: Side): UnitNoun {
  const { name, base } = context.types[type]!;
  return { type: UNIT_TYPES[base]!.name, alias: type < UNIT_TYPES.length ? undefined : saidWord(name), side };
}

/** The names in a battle; units keep their type and colour through all of it. */
export const namingOf = (context: Context, units: State['units'], armies?: ArmyNames): BawNaming => ({
  unit: (id) => nounOf(context, units[id]!.type, units[id]!.side),
  type: (type, side) => nounOf(context, type, side),
  isWoman: (leader) => WOMEN.has(context.leaders[leader]!),
  leader: (id) => leaderName(context.leaders[id]!, spoken.getState().language),
  hex: (hex) => printHex(context.board, hex),
  army: (side) => armies?.[side] ?? context.armies[side].name,
});
