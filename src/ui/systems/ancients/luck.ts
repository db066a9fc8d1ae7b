import type { Event, EventKind } from '../../../rules/ancients/model/events';
import { LEADER_WORTH, landMeasures } from '../../../rules/ancients/play/worth';
import type { Language } from '../../../store/preferences';
import type { GameLuck, MeasureWords } from '../../table/contract/luck';
import { spoken } from '../../words';

const WORDS: Record<Language, { readonly [measure: string]: MeasureWords }> = {
  en: {
    strength: {
      name: 'Strength',
      counted: `Counted: the strength on the counters as they lie, disordered or not, and ${LEADER_WORTH} for a leader; one’s own less the enemy’s.`,
      more: (amount) => `${amount} more strength`,
      less: (amount) => `${amount} less strength`,
    },
    points: {
      name: 'Activation points',
      counted: 'Counted: the points that the die of the command phase gives.',
      more: (amount, n) => `${amount} more activation ${n === 1 ? 'point' : 'points'}`,
      less: (amount, n) => `${amount} fewer activation ${n === 1 ? 'point' : 'points'}`,
    },
    control: {
      name: 'Obedience',
      counted: 'Counted: the times that control is lost, elephants that balk, and twice those that turn on their own.',
      more: (amount) => `${amount} more obedience`,
      less: (amount) => `${amount} less obedience`,
    },
  },
  fr: {
    strength: {
      name: 'Force',
      counted: `On compte la force inscrite sur les pions tels qu’ils sont, en ordre ou désorganisés, et ${LEADER_WORTH} par chef\u00a0; la sienne moins celle de l’ennemi.`,
      more: (amount) => `${amount} de force de plus`,
      less: (amount) => `${amount} de force de moins`,
    },
    points: {
      name: 'Points d’activation',
      counted: 'On compte les points que donne le dé de la phase de commandement.',
      more: (amount, n) => `${amount} ${n < 2 ? 'point' : 'points'} d’activation de plus`,
      less: (amount, n) => `${amount} ${n < 2 ? 'point' : 'points'} d’activation de moins`,
    },
    control: {
      name: 'Obéissance',
      counted: 'On compte les pertes de contrôle, les éléphants rétifs et, deux fois, ceux qui se retournent contre les leurs.',
      more: (amount) => `${amount} d’obéissance de plus`,
      less: (amount) => `${amount} d’obéissance de moins`,
    },
  },
};

const TOLD: { readonly [kind in EventKind]?: readonly string[] } = {
  fought: ['melee'],
  shot: ['fire'],
  leaderChecked: ['leader'],
  dueled: ['duel'],
  pointsRolled: ['points'],
  controlRolled: ['control'],
  elephantsTried: ['elephant'],
  firstRolled: ['first'],
};

/** 13.2, 13.8 Where no die falls an event says 0. */
const toldBy = (event: Event): readonly string[] => ('die' in event && event.die > 0 && TOLD[event.kind]) || [];

/** What the dice of a battle on land are counted in. */
export const luck: GameLuck = {
  measures: landMeasures,
  toldBy,
  words: () => WORDS[spoken.getState().language],
};
