import { isCovered, isKey } from '../../app/keyboard';

/** C goes on where the card lets one, in capitals too when they are locked. */
export function goOnByKey(event: KeyboardEvent): void {
  if (event.shiftKey || !(isKey(event, 'c') || isKey(event, 'C')) || isCovered()) return;
  const next = document.querySelector<HTMLButtonElement>('[data-testid="lesson-next"]:not([aria-disabled="true"])');
  if (!next) return;
  event.preventDefault();
  next.click();
}
