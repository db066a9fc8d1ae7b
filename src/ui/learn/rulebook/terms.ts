import type { RuleId } from './ids';
import type { RuleEntry, Table } from './types';

/** A term in both languages, and the paragraph that explains it. */
export type Term = readonly [en: string, fr: string, rule: RuleId];

function tableOf(terms: readonly Term[], caption: string, head: Table['head'], own: 'en' | 'fr'): Table {
  const rows = terms.map(([en, fr, rule]) => (own === 'en' ? [en, fr, `{rule:${rule}}`] : [fr, en, `{rule:${rule}}`]));
  const order = new Intl.Collator(own);
  rows.sort(([one = ''], [other = '']) => order.compare(one, other));
  return { caption, head, rows, langs: [undefined, own === 'en' ? 'fr' : 'en', undefined] };
}

/** The word list, in the order of the reader's language. */
export const wordList: Readonly<Record<'en' | 'fr', (terms: readonly Term[]) => RuleEntry>> = {
  en: (terms) => ({
    title: 'Terms in English and French',
    text: [
      'Each thing has one name throughout the game, and these are the names. The number leads to the paragraph that explains it.',
      { table: tableOf(terms, 'English terms and their French counterparts', ['English', 'French', 'Rule'], 'en') },
    ],
  }),
  fr: (terms) => ({
    title: 'Lexique français et anglais',
    text: [
      'Chaque chose porte un seul nom dans tout le jeu, et ces noms sont ceux-ci. Le numéro mène au paragraphe qui l’explique.',
      { table: tableOf(terms, 'Les termes français et leurs équivalents anglais', ['Français', 'Anglais', 'Règle'], 'fr') },
    ],
  }),
};
