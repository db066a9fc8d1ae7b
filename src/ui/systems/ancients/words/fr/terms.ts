/** What brings points on land, by the word in a position. */
export const landTerms = {
  camp: 'Le camp ennemi',
  panic: 'La panique ennemie',
  double: 'Le double de la force',
  hold: 'Un terrain tenu',
};
