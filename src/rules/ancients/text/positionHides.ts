/** The optional rule by which a side does not know all of the other. */
export const HIDDEN_MOVEMENT = '13.7';

/** Whether a battle that begins in this position hides something from a side: what `hiddenBy` says of its context, told without any other rule. */
export function positionHides(position: object): boolean {
  const { options } = position as { readonly options?: unknown };
  return Array.isArray(options) && options.includes(HIDDEN_MOVEMENT);
}
