/** What rams, assaults, shots and repairs come to, in a word over the hex. */
export const STAMPS = {
  en: {
    noDamage: 'No damage',
    damaged: 'Damaged',
    sinking: 'Sinking',
    sunk: 'Sunk',
    taken: 'Ship captured',
    spared: 'Left alone',
    scuttled: 'Scuttled',
    freed: 'Freed',
    marineLost: 'Marine lost',
    beatenOff: 'Beaten off',
    boarded: 'Boarded',
    missed: 'Missed',
    stillSinking: 'Still sinking',
    saved: 'Afloat',
    overboard: 'Overboard',
  },
  fr: {
    noDamage: 'Indemne',
    damaged: 'Avarie',
    sinking: 'Fait eau',
    sunk: 'Au fond',
    taken: 'Navire capturé',
    spared: 'Sans prise',
    scuttled: 'Sabordage',
    freed: 'Libération',
    marineLost: 'Marin perdu',
    beatenOff: 'Assaut repoussé',
    boarded: 'Abordage',
    missed: 'Manqué',
    stillSinking: 'Coule encore',
    saved: 'À flot',
    overboard: 'Par-dessus bord',
  },
} as const;

export type Stamps = { readonly [Key in keyof (typeof STAMPS)['en']]: string };
