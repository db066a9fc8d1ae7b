import { type Hex, OFF_MAP, parseHex } from '../../kernel/board';
import { survey, unitAt } from './ground';
import { NO_HEX } from './orders';
import type { Context, State, Unit } from './types';

/** How orders write a hex and a unit type, as parts of a regular expression. */
export const HEX = '[A-Z]{1,2}[1-9]\\d{0,2}';
export const TYPE = '[A-Za-z][A-Za-z\\d-]*';

/** The hex that a name means; `NO_HEX` for one off the map. */
export function hexNamed({ board }: Context, name: string): Hex {
  const hex = parseHex(board, name);
  return hex === undefined || hex === OFF_MAP ? NO_HEX : hex;
}

/** The unit that meets whoever comes to the hex of that name. */
export function unitNamed(context: Context, state: State, name: string): Unit | undefined {
  const hex = hexNamed(context, name);
  survey(context, state);
  return hex === NO_HEX ? undefined : unitAt(context, state, hex);
}
