/** What wins a Battle of the Ancient World, by the word of its term. */
export const ancientWorldTerms = {
  disintegration: 'L’ennemi désintégré',
  destroy: 'Force ennemie détruite',
  left: 'Unités sorties de la carte',
  survive: 'La limite de pertes du dernier tour',
};
