import { whenFetched } from '../../app/fetched';
import { fetchHelp } from '../contract/helpPart';

/** Why a button cannot be pressed now: a word for it, or the piece that it would have taken up. */
export type DisabledReason =
  | 'undo'
  | 'redo'
  | 'program'
  | 'stop'
  | 'handOver'
  | 'first'
  | 'last'
  | 'sheet'
  | 'played'
  | 'removed'
  | { readonly piece: number };

/** The props of a button that, while it is disabled, says why when it is pressed. */
export function pressed(
  disabled: DisabledReason | false,
  press: () => void,
): { readonly onClick: () => void; readonly 'aria-disabled'?: true } {
  if (disabled === false) return { onClick: press };
  return { 'aria-disabled': true, onClick: () => whenFetched(fetchHelp(), ({ answerDisabled }) => answerDisabled(disabled)) };
}
