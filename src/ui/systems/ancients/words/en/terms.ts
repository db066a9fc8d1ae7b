/** What brings points on land, by the word in a position. */
export const landTerms = {
  camp: 'The enemy’s camp',
  panic: 'The enemy’s panic',
  double: 'Twice the strength',
  hold: 'Ground held',
};
