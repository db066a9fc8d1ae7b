import type { RuleId } from '../rulebook';

/** The paragraph's own id in the page. */
export const anchorOf = (id: RuleId): string => `rule-${id.replace(' ', '-')}`;

export const pathOf = (id: RuleId): string => `#/rules/${encodeURIComponent(id)}`;

/** Brings a paragraph to the top of the window, and the focus to its heading. */
export function bringUp(id: RuleId): void {
  const section = document.getElementById(anchorOf(id));
  section?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
