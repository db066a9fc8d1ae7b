import { type RefObject, useEffect } from 'react';
import { isCovered } from '../../app/keyboard';

/** A card that hangs from its button: Escape and a press beside the two close it, and the focus does not stay behind in it. */
export function useDismissal(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isCovered()) return;
      // Nothing else is laid down by the same key.
      event.stopPropagation();
      if (box.current?.contains(document.activeElement)) box.current.querySelector<HTMLElement>('[aria-expanded], summary')?.focus();
      close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) close();
    };
    const removal = new AbortController();
    const how = { capture: true, signal: removal.signal };
    document.addEventListener('keydown', onKey, how);
    document.addEventListener('pointerdown', onPress, how);
    return () => removal.abort();
  }, [box, open, close]);
}
