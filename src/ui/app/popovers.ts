const OPEN = 'data-open';

const open = (): Element | null => document.querySelector(`[popover][${OPEN}]`);
const close = () => open()?.removeAttribute(OPEN);

/** Opens and closes the menus where the browser knows no popovers: by their buttons; by a choice in them, a click beside them and Escape. */
export function watchPopovers(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const before = open();
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const asked = typeof id === 'string' ? document.getElementById(id) : null;
    if (!before?.contains(target) || target.closest('a, button')) close();
    if (asked && asked !== before) asked.setAttribute(OPEN, '');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !open()) return;
    close();
    // Nothing else is laid down by the same key.
    event.stopPropagation();
  });
  // What hangs beside its button does so no longer.
  addEventListener('resize', close);
}
