import type { FocusEvent, PointerEvent } from 'react';
import type { Hex } from '../../../kernel/board';
import { table } from '../../../store/table';

const point = (hover: Hex | undefined): void => table.setState({ hover });

/** Of a button that stands for a hex: while a mouse is on it, or the keyboard has come to it, the hex is pointed at, and no longer. A finger points at nothing. */
export const pointing = (hex: Hex | undefined) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && point(hex),
  onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && point(undefined),
  onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && point(hex),
  onBlur: () => table.getState().hover === hex && point(undefined),
});

/** Of one that goes when it is pressed, so that nothing tells that it is left. */
export const leavePointed = (): void => point(undefined);
