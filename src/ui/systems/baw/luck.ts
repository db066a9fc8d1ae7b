import type { Event, EventKind } from '../../../rules/baw/model/events';
import { bawMeasures } from '../../../rules/baw/play/worth';
import type { Language } from '../../../store/preferences';
import type { GameLuck, MeasureWords } from '../../table/contract/luck';
import { spoken } from '../../words';

const WORDS: Record<Language, { readonly [measure: string]: MeasureWords }> = {
  en: {
    strength: {
      name: 'Strength',
      counted:
        'Counted: the strength of units that are not eliminated, half of it while they are disorganised, and the bonus of each leader; one’s own less the enemy’s.',
      more: (amount) => `${amount} more strength`,
      less: (amount) => `${amount} less strength`,
    },
  },
  fr: {
    strength: {
      name: 'Force',
      counted:
        'On compte la force des unités qui ne sont pas éliminées, la moitié tant qu’elles sont désorganisées, et le bonus de chaque chef\u00a0; la sienne moins celle de l’ennemi.',
      more: (amount) => `${amount} de force de plus`,
      less: (amount) => `${amount} de force de moins`,
    },
  },
};

const TOLD: { readonly [kind in EventKind]?: readonly string[] } = {
  fired: ['fire'],
  attackResolved: ['melee'],
  leaderRolled: ['leader'],
  rallyRolled: ['rally'],
  recalled: ['recall'],
};

/** B7.4.b Where no die falls an event says 0. */
const toldBy = (event: Event): readonly string[] => ('die' in event && event.die > 0 && TOLD[event.kind]) || [];

/** What the dice of a Battle of the Ancient World are counted in. */
export const luck: GameLuck = {
  measures: bawMeasures,
  toldBy,
  words: () => WORDS[spoken.getState().language],
};
