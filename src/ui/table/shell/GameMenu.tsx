import { useId, useRef } from 'react';
import { useWords } from '../../words';
import { Glyph } from './Glyph';
import type { Panels } from './usePanels';

/** The button of the menu, and what it opens; the items come with the panels. A button among them closes it before it does what it is for. */
export function GameMenu({ panels }: { readonly panels: Panels | undefined }) {
  const { menu: label } = useWords().table;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="app-button app-button--icon table-more" data-testid="menu" aria-label={label} popoverTarget={id}>
        <Glyph name="more" />
      </button>
      <div
        ref={menu}
        id={id}
        className="table-menu"
        popover="auto"
        onClickCapture={({ target }) => target instanceof HTMLButtonElement && menu.current?.hidePopover?.()}
      >
        {panels && <panels.MenuItems />}
      </div>
    </>
  );
}
