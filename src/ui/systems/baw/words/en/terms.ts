/** What wins a Battle of the Ancient World, by the word of its term. */
export const ancientWorldTerms = {
  disintegration: 'The enemy disintegrated',
  destroy: 'Enemy strength destroyed',
  left: 'Units brought off the map',
  survive: 'The limit of losses after the last turn',
};
