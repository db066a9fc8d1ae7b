import { whenFetched } from '../../app/fetched';
import type { DisabledReason } from '../contract/help';
import { fetchHelp } from '../contract/helpPart';
import { useGame } from './hooks';

/** Says why something cannot be done. */
export const sayWhy = (disabled: DisabledReason): void => whenFetched(fetchHelp(), ({ answerDisabled }) => answerDisabled(disabled));

/** The props of a button that, while it is disabled, says why when it is pressed. */
export function pressed(
  disabled: DisabledReason | false,
  press: () => void,
): { readonly onClick: () => void; readonly 'aria-disabled'?: true } {
  if (disabled === false) return { onClick: press };
  return { 'aria-disabled': true, onClick: () => sayWhy(disabled) };
}

/** Why one cannot go to another branch here, nor change any: another page plays the game, or it does not hold. */
export const useShut = (): DisabledReason | false => useGame((now) => now.elsewhere ?? (now.isBroken && 'stop'));
