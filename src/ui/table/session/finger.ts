/** What the last press at the table was made with. */
let last = '';

/** Told of every press: some browsers say of a click not what has made it. */
export function notePress({ pointerType }: Pick<PointerEvent, 'pointerType'>): void {
  last = pointerType;
}

/** Hears every press while the table is there. Returns how to end it. */
export function watchPresses(): () => void {
  addEventListener('pointerdown', notePress, true);
  return () => removeEventListener('pointerdown', notePress, true);
}

export const isFinger = (kind: string): boolean => kind === 'touch' || kind === 'pen';

/** What a press tells of who pressed: by a finger, or with something else. A click of a key has no detail. */
export const byFinger = ({ nativeEvent }: { readonly nativeEvent: MouseEvent | PointerEvent }): boolean =>
  isFinger('pointerType' in nativeEvent ? nativeEvent.pointerType : nativeEvent.detail === 0 ? '' : last);
