import { type RefObject, useLayoutEffect } from 'react';
import { isHandedOver, type TableState, table } from '../../../store/table';
import { boardHandle } from './boardHandle';

/** Where the keyboard stood when a rule was asked for by it. */
let opener: HTMLElement | undefined;

/** A paragraph is read beside the map. A sheet comes up for it by itself, but over the card between two players only where somebody draws it up. */
export function readRule(id: string, byKey = document.activeElement?.matches(':focus-visible') ?? false): void {
  const { activeElement, body } = document;
  opener = byKey && activeElement !== body ? (activeElement as HTMLElement) : undefined;
  table.setState((state) => ({ rule: { id, byKey }, sheet: state.sheet || isHandedOver(state) }));
}

/** What was there before is there again; over the card between two players the sheet goes with the rule. */
export const closeRule = (): void => table.setState((state) => ({ rule: undefined, sheet: state.sheet && !isHandedOver(state) }));

/** What stands where a link stood that is gone: the same one in its row of the log, or the row; elsewhere the same one. */
function drawnAnew(link: HTMLElement): HTMLElement | undefined {
  const row = link.closest<HTMLElement>('[data-at]')?.dataset['at'];
  const within = row === undefined ? '' : `[data-at="${row}"] `;
  const there = [...document.querySelectorAll<HTMLElement>(`${within}a, ${within}button`)];
  return there.find(({ textContent }) => textContent && textContent === link.textContent) ?? (row === undefined ? undefined : there[0]);
}

/** The keyboard goes back to where a rule was asked for, unless it is somewhere already. */
export function giveBack(panel: HTMLElement | null): void {
  const link = opener;
  opener = undefined;
  const isNowhere = () => document.activeElement === document.body || document.activeElement === panel;
  if (!link || !isNowhere()) return;
  link.focus();
  if (isNowhere()) drawnAnew(link)?.focus();
  if (isNowhere()) boardHandle.current?.focus();
}

/** With a rule that is asked for by key the keyboard comes into its panel at once, though its text may still be on its way. */
export function useRuleFocus(panel: RefObject<HTMLElement | null>, rule: TableState['rule']): void {
  useLayoutEffect(() => {
    if (rule === undefined) giveBack(panel.current);
    else if (rule.byKey && document.activeElement === document.body) panel.current?.focus();
  }, [panel, rule]);
}
