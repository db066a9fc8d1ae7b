import { useCallback, useRef, useState } from 'react';
import { useWords } from '../../words';
import { useDismissal } from './useDismissal';
import type { Panels } from './usePanels';

/** The map as a table, for whoever reads rather than looks; drawn only when it is wanted. */
export function AsText({ panels }: { readonly panels: Panels | undefined }) {
  const { boardTable } = useWords().table;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  useDismissal(
    box,
    open,
    useCallback(() => setOpen(false), []),
  );
  return (
    <details ref={box} className="table-text" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{boardTable.show}</summary>
      {open && panels && <panels.BoardText panels={panels} />}
    </details>
  );
}
