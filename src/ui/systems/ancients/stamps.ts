/** What fights come to, in a word over the hex. */
export const STAMPS = {
  en: {
    disordered: 'Disordered',
    eliminated: 'Eliminated',
    missed: 'Missed',
    nothing: 'Both hold',
    leaderKilled: 'Leader killed',
    leaderLives: 'Leader lives',
    leadersCaptured: 'Leader captured',
    campCaptured: 'Camp captured',
    campRetaken: 'Camp retaken',
    rallied: 'Rallied',
    calm: 'Undaunted',
    balk: 'They balk',
    panic: 'Elephants panic',
    bothLive: 'Both live',
  },
  fr: {
    disordered: 'Désorganisation',
    eliminated: 'Élimination',
    missed: 'Manqué',
    nothing: 'Tous tiennent',
    leaderKilled: 'Chef tué',
    leaderLives: 'Chef indemne',
    leadersCaptured: 'Chef capturé',
    campCaptured: 'Camp capturé',
    campRetaken: 'Camp repris',
    rallied: 'Ralliement',
    calm: 'Impassibles',
    balk: 'Ils rechignent',
    panic: 'Éléphants affolés',
    bothLive: 'Tous deux indemnes',
  },
} as const;

export type Stamps = { readonly [Key in keyof (typeof STAMPS)['en']]: string };
