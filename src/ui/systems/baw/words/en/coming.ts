/** What whoever knows Ancients should be told in the first turn, phase by phase. */
export const coming = {
  fire: 'Coming from Ancients? Here you fire in your own turn, before you move; a hit only disorganises, and nobody shoots back.',
  movement:
    'Coming from Ancients? Units have no front, and pass friends unharmed; but whoever comes up to an enemy stops there, and stays.',
  melee: 'Coming from Ancients? Most units beside an enemy must attack, several may attack together, and a low die is good.',
  /** B16.2 */
  freeMelee: 'Coming from Ancients? Several may attack together, each unit attacks once and is attacked once, and a low die is good.',
  rally: 'Coming from Ancients? Units rally by a die, not by a leader alone.',
  /** B16.3, B16.4 */
  fallen: 'Coming from Ancients? Nobody has to rally here: disorder passes by itself, and what a leader may call back are the fallen.',
  more: 'All that is different',
};
