/** What brings points at sea, by the word in a position. */
export const seaTerms = {
  sunk: 'Navires coulés',
  captured: 'Navires capturés',
  exit: 'Navires sortis de la carte',
  hold: 'Un terrain tenu',
};
