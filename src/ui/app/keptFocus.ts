import { modals } from './modals';

const PRESSED = 'a[href], button';
/** Where the keyboard goes, the first of them that the page has and no dialog lies over. */
const RESTS = ['.table-answers button', '.board', '#main'];

interface Place {
  readonly list: Element;
  readonly at: number;
}

interface Stand {
  readonly element: Element;
  readonly places: readonly Place[];
}

/** The lists around an element that keep the keyboard (`data-keeps`), the innermost first, and in which of their entries it is. */
function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  for (let list = element.closest('[data-keeps]'); list; list = list.parentElement?.closest('[data-keeps]') ?? null)
    places.push({ list, at: [...list.children].findIndex((entry) => entry.contains(element)) });
  return places;
}

/** What can be pressed in the entry that stands there now, or in the last. */
function pressedAt({ list, at }: Place): HTMLElement | null {
  const entry = [...list.children].slice(0, at + 1).at(-1);
  return entry?.matches(PRESSED) ? (entry as HTMLElement) : (entry?.querySelector<HTMLElement>(PRESSED) ?? null);
}

/**
 * The keyboard is never nowhere: where the entry of a list goes in which it stood, it comes to the one that stands there now; where any other thing goes, to
 * the answer that is asked for next, or else to the map, or to the page; in a dialog to its first button. `first`: where it came to first, and may be gone
 * from again.
 */
export function keepFocus(first: Element): void {
  let stood: Stand | undefined = { element: first, places: placesOf(first) };
  const isNowhere = (): boolean => document.activeElement === document.body;
  const look = (): void => {
    if (!stood || stood.element.isConnected) return;
    const { places } = stood;
    stood = undefined;
    // Whoever takes it by himself has done so.
    for (const place of places) if (isNowhere() && place.list.isConnected) pressedAt(place)?.focus();
    if (isNowhere()) modals.getState().at(-1)?.querySelector<HTMLElement>(PRESSED)?.focus();
    for (const rest of RESTS) if (isNowhere()) document.querySelector<HTMLElement>(rest)?.focus({ preventScroll: true });
  };
  look();
  addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    const places = placesOf(element);
    // Whoever presses with a finger or the mouse needs no keyboard elsewhere.
    stood = places.length > 0 || element.matches(':focus-visible') ? { element, places } : undefined;
  });
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
