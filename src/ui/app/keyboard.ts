/** Whether a key goes into a field; boxes, rounds and sliders take no letters, and a list that is chosen from none with Control. */
export const isTyping = ({ target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.matches(`input:not([type=checkbox], [type=radio], [type=range]), textarea${ctrlKey || metaKey ? '' : ', select'}`);

/** Whether it is this key alone, and goes into no field. */
export const isKey = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);

/** Whether a dialog or a menu lies over the page. A browser that knows no popovers passes over what it does not know, and has menus of ours (`popovers.ts`). */
export const isCovered = (): boolean => document.querySelector(':is(dialog[open], :popover-open, [data-open])') !== null;
