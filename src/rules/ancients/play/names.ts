import { hexNamed, NO_HEX } from '../../../kernel/notation';
import type { Context, State, Unit } from '../model/types';
import { survey, unitAt } from './ground';

/** How orders write a unit type, as part of a regular expression. */
export const TYPE = '[A-Za-z][A-Za-z\\d-]*';

/** The unit that meets whoever comes to the hex of that name. */
export function unitNamed(context: Context, state: State, name: string): Unit | undefined {
  const hex = hexNamed(context.board, name);
  survey(context, state);
  return hex === NO_HEX ? undefined : unitAt(context, state, hex);
}
