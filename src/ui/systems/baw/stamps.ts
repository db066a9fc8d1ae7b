/** What attacks, shots and rallies come to, in a word over the hex. */
export const STAMPS = {
  en: {
    disorganised: 'Disorganised',
    eliminated: 'Eliminated',
    retreats: 'Retreats',
    missed: 'No effect',
    stalemate: 'Stalemate',
    trapped: 'No way out',
    leaderLost: 'Leader lost',
    leaderLives: 'Leader lives',
    leaderCaptured: 'Leader captured',
    rallied: 'Rallied',
    notRallied: 'Still disorganised',
    recalled: 'Back again',
    notRecalled: 'Nobody comes',
    spent: 'Spent',
    taken: 'Taken',
  },
  fr: {
    disorganised: 'Désorganisée',
    eliminated: 'Éliminée',
    retreats: 'Recule',
    missed: 'Sans effet',
    stalemate: 'Statu quo',
    trapped: 'Sans issue',
    leaderLost: 'Chef perdu',
    leaderLives: 'Chef indemne',
    leaderCaptured: 'Chef capturé',
    rallied: 'Ralliée',
    notRallied: 'Toujours en désordre',
    recalled: 'De retour',
    notRecalled: 'Personne ne vient',
    spent: 'Épuisée',
    taken: 'Pris',
  },
} as const;

export type Stamps = { readonly [Key in keyof (typeof STAMPS)['en']]: string };
