/** Of the pieces that can still act in a phase. */
export const phase = {
  /** On the button that leads to the next one. */
  next: 'Show the next one (F)',
  nothing: 'Nothing is left to do in this phase.',
};
