import { type RefObject, useEffect } from 'react';

/**
 * Lets only those presses through that have begun in a box: what is drawn up under a finger that was put down elsewhere would else get its click. Keys, whose
 * clicks have no detail, are let through.
 */
export function useOwnPresses(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = box.current;
    if (!own) return;
    let isOwn = false;
    const begin = ({ target }: PointerEvent) => {
      isOwn = target instanceof Node && own.contains(target);
    };
    const press = (event: MouseEvent) => {
      if (event.detail === 0 || isOwn) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('pointerdown', begin, true);
    own.addEventListener('click', press, true);
    return () => {
      removeEventListener('pointerdown', begin, true);
      own.removeEventListener('click', press, true);
    };
  }, [box]);
}
