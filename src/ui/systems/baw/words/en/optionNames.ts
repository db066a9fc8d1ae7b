/** What the optional rules are called, at set-up and at the table. */
export const optionNames = { 'B16.1': 'Uphill', 'B16.2': 'Free melee', 'B16.3': 'Brief disorder', 'B16.4': 'The fallen return' };
