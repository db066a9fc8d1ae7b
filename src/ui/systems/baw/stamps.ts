import type { Widened } from '../../words';

/** What attacks, shots and rallies come to, in a word over the hex. */
export const STAMPS = {
  en: {
    disorganised: 'Disorganised',
    eliminated: 'Eliminated',
    retreats: 'Retreats',
    missed: 'No effect',
    /** What a result leaves somebody to do. */
    results: {
      AE: 'Attackers lost',
      AR: 'Attackers retreat',
      SE: 'Stalemate',
      EC: 'Each side loses one',
      DR: 'Defenders retreat',
      DE: 'Defenders lost',
    },
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
    results: {
      AE: 'Attaquants perdus',
      AR: 'Recul des attaquants',
      SE: 'Statu quo',
      EC: 'Une perte de chaque côté',
      DR: 'Recul des défenseurs',
      DE: 'Défenseurs perdus',
    },
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

export type Stamps = Widened<(typeof STAMPS)['en']>;
