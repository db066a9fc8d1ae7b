/** What brings points at sea, by the word in a position. */
export const seaTerms = {
  sunk: 'Ships sunk',
  captured: 'Ships captured',
  exit: 'Ships that left the map',
  hold: 'Ground held',
};
