import type { Field } from '../../../rules/armies/model/fields';
import type { Said } from '../../../scenarios/battle';
import type { Language } from '../../../store/preferences';

/** What a made-up battle is fought on. */
export const FIELD_NAMES: Readonly<Record<Field, Said>> = {
  plain: { en: 'plain', fr: 'plaine' },
  hills: { en: 'hills', fr: 'collines' },
  mountains: { en: 'mountains', fr: 'montagnes' },
  woods: { en: 'woods', fr: 'bois' },
  river: { en: 'river', fr: 'rivière' },
  desert: { en: 'desert', fr: 'désert' },
  town: { en: 'town', fr: 'ville' },
};

export const fieldsIn = (language: Language): Readonly<Record<Field, string>> =>
  Object.fromEntries(Object.entries(FIELD_NAMES).map(([id, name]) => [id, name[language]])) as Record<Field, string>;
