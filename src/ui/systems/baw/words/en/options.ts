/** B16 The optional rules of this game, beside the map. */
export const options = {
  inForce: 'Optional rules in force',
  none: 'No optional rules',
  names: { 'B16.1': 'Uphill', 'B16.2': 'Free melee', 'B16.3': 'Brief disorder', 'B16.4': 'The fallen return' },
};
