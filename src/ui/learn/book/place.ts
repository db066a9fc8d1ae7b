import { isRuleId, type RuleId } from '../rulebook';

export interface Place {
  readonly id: RuleId;
  /** How far its top is from the top of the window, in pixels; where links bring it if it is not said. */
  readonly top?: number;
}

/** The paragraph's own id in the page. */
export const anchorOf = (id: RuleId): string => `rule-${id.replace(' ', '-')}`;

export const pathOf = (id: RuleId): string => `#/rules/${encodeURIComponent(id)}`;

/** The share of the window, from its top, in which one reads. */
export const READING = 0.34;
/** As many pixels below what covers the top of the window a paragraph must reach to be the one that is read. */
export const MARGIN = 12;

const firstBelow = (root: ParentNode, selector: string, line: number): Element | undefined =>
  [...root.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().bottom > line);

/** The paragraph that is being read, as the page stands. `covered`: as many pixels at its top are covered. */
export function placeNow(covered: number): Required<Place> | undefined {
  const line = covered + MARGIN;
  // By sections first, for those off the screen are not laid out.
  const section = firstBelow(document, '.book-section', line);
  const paragraph = section && firstBelow(section, '[data-paragraph]', line);
  const id = paragraph?.getAttribute('data-paragraph') ?? '';
  const top = paragraph?.getBoundingClientRect().top ?? 0;
  return isRuleId(id) && top < READING * innerHeight ? { id, top } : undefined;
}

/** So many frames without a step, and the page has come to rest. */
const REST = 3;
const PATIENCE = 60;
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
let letGo = (): void => undefined;

/**
 * Brings a paragraph to its place in the window and keeps it there until the page has come to rest, for what stands above it finds its height
 * only when it is near; whoever scrolls meanwhile is left alone.
 */
export function bringUp({ id, top }: Place): void {
  letGo();
  const section = document.getElementById(anchorOf(id));
  if (!section) return;
  // WebKit does not know where anything is within what it has not laid out.
  section.closest<HTMLElement>('.book-section')?.style.setProperty('content-visibility', 'visible');
  section.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  const wanted = top ?? Number.parseFloat(getComputedStyle(section).scrollMarginTop);
  let asked = 0;
  let rests = 0;
  let frames = 0;
  const approach = () => {
    const off = section.getBoundingClientRect().top - wanted;
    rests = Math.abs(off) < 1 ? rests + 1 : 0;
    if (rests === 0) scrollBy({ top: off, behavior: 'instant' });
    if (rests < REST && ++frames < PATIENCE) asked = requestAnimationFrame(approach);
    else letGo();
  };
  letGo = () => {
    cancelAnimationFrame(asked);
    for (const kind of HANDS) removeEventListener(kind, letGo);
  };
  for (const kind of HANDS) addEventListener(kind, letGo, { passive: true });
  approach();
}
