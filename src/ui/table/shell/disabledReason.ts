import { whenFetched } from '../../app/fetched';
import type { DisabledReason } from '../contract/help';
import { fetchHelp } from '../contract/helpPart';

/** The props of a button that, while it is disabled, says why when it is pressed. */
export function pressed(
  disabled: DisabledReason | false,
  press: () => void,
): { readonly onClick: () => void; readonly 'aria-disabled'?: true } {
  if (disabled === false) return { onClick: press };
  return { 'aria-disabled': true, onClick: () => whenFetched(fetchHelp(), ({ answerDisabled }) => answerDisabled(disabled)) };
}
