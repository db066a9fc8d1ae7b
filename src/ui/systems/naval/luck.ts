import type { Event, EventKind } from '../../../rules/naval/model/events';
import { seaMeasures } from '../../../rules/naval/play/worth';
import type { Language } from '../../../store/preferences';
import type { GameLuck, MeasureWords } from '../../table/contract/luck';
import { spoken } from '../../words';

const WORDS: Record<Language, { readonly [measure: string]: MeasureWords }> = {
  en: {
    steps: {
      name: 'Hulls and marines',
      counted:
        'Counted: 3 for a sound ship, 2 for a damaged one, 1 for one that sinks, and 1 for a marine; what one commands less what the enemy does.',
      more: (amount) => `${amount} more in hulls and marines`,
      less: (amount) => `${amount} less in hulls and marines`,
    },
    way: {
      name: 'Movement die',
      counted: 'Counted: the movement points that the die of the fleet gives to each ship.',
      more: (amount, n) => `${amount} more movement ${n === 1 ? 'point' : 'points'}`,
      less: (amount, n) => `${amount} fewer movement ${n === 1 ? 'point' : 'points'}`,
    },
  },
  fr: {
    steps: {
      name: 'Coques et marins',
      counted:
        'On compte 3 pour un navire intact, 2 pour un navire endommagé, 1 pour un navire qui coule et 1 par marin\u00a0; ce qu’on commande moins ce que commande l’ennemi.',
      more: (amount) => `${amount} de plus en coques et en marins`,
      less: (amount) => `${amount} de moins en coques et en marins`,
    },
    way: {
      name: 'Dé de mouvement',
      counted: 'On compte les points de mouvement que le dé de la flotte donne à chaque navire.',
      more: (amount, n) => `${amount} ${n < 2 ? 'point' : 'points'} de mouvement de plus`,
      less: (amount, n) => `${amount} ${n < 2 ? 'point' : 'points'} de mouvement de moins`,
    },
  },
};

const TOLD: { readonly [kind in EventKind]?: readonly string[] } = {
  boarded: ['boarding'],
  shot: ['archery'],
  ballistaShot: ['ballista'],
  repairRolled: ['repair'],
  fleetRolled: ['fleet'],
};

/** 14.6.a In an oar rake two dice fall. */
function toldBy(event: Event): readonly string[] {
  if (event.kind === 'rammed') return event.back ? ['ram', 'ramBack'] : ['ram'];
  return TOLD[event.kind] ?? [];
}

/** What the dice of a battle at sea are counted in. */
export const luck: GameLuck = {
  measures: seaMeasures,
  toldBy,
  words: () => WORDS[spoken.getState().language],
};
