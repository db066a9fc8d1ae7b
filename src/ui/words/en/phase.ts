/** Of the pieces that can still act in a phase; and the switch of who can come to a hex where nobody stands. */
export const phase = {
  /** On the button that leads to the next one. */
  next: 'Show the next one (F)',
  nothing: 'Nothing is left to do in this phase.',
  comers: 'Who can come here, or hit it?',
};
