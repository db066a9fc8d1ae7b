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
      AE: 'One attacker lost',
      AR: 'Attackers retreat',
      SE: 'Stalemate',
      EC: 'Each side loses one',
      DR: 'Defenders retreat',
      DE: 'One defender lost',
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
    disorganised: 'Désorganisation',
    eliminated: 'Élimination',
    retreats: 'Recul',
    missed: 'Sans effet',
    results: {
      AE: 'Un attaquant perdu',
      AR: 'Recul des attaquants',
      SE: 'Statu quo',
      EC: 'Une perte de chaque côté',
      DR: 'Recul des défenseurs',
      DE: 'Un défenseur perdu',
    },
    trapped: 'Sans issue',
    leaderLost: 'Chef perdu',
    leaderLives: 'Chef indemne',
    leaderCaptured: 'Chef capturé',
    rallied: 'Ralliement',
    notRallied: 'Ralliement manqué',
    recalled: 'De retour',
    notRecalled: 'Personne ne vient',
    spent: 'À bout',
    taken: 'Pris',
  },
} as const;

export type Stamps = Widened<(typeof STAMPS)['en']>;
