import { describe, expect, it } from 'vitest';
import { loadRulebook, RULE_IDS, type RuleId } from '../../../src/ui/learn/rulebook';
import { ALIKE } from '../../../src/ui/learn/search/alike';
import { type Run, search, termsOf } from '../../../src/ui/learn/search/search';
import { fold } from '../../../src/ui/words/fold';

const LANGUAGES = ['en', 'fr'] as const;
const books = { en: await loadRulebook('en'), fr: await loadRulebook('fr') };
const idsOf = (language: 'en' | 'fr', query: string): RuleId[] => search(books[language], query, language).map(({ id }) => id);
const hits = (runs: readonly Run[]): string[] => runs.filter(({ hit }) => hit).map(({ text }) => text);

describe('folding', () => {
  it('forgets accents, capitals and the kind of apostrophe, and remembers where each letter was', () => {
    expect(fold('Mêlée').text).toBe('melee');
    expect(fold('l’ŒUVRE à\u00a0×2').text).toBe('l oeuvre a x2');
    const { text, from } = fold('Œufs');
    expect(text).toBe('oeufs');
    expect([...from]).toEqual([0, 0, 1, 2, 3, 4]);
  });

  it('parts a query into words, without the article before an apostrophe', () => {
    expect(termsOf('  L’attaque,  9.2 ')).toEqual(['attaque', '9.2']);
    expect(termsOf('C1')).toEqual(['c1']);
    expect(termsOf('C')).toEqual(['c']);
    expect(termsOf(' ')).toEqual([]);
  });
});

describe('the search', () => {
  it.each(LANGUAGES)('finds every paragraph by its number first, in %s', (language) => {
    const numbered = RULE_IDS.filter((id) => !/^[a-z]/.test(id));
    expect(numbered.filter((id) => idsOf(language, id)[0] !== id)).toEqual([]);
    expect(numbered.filter((id) => idsOf(language, id.toLowerCase())[0] !== id)).toEqual([]);
  });

  it.each(LANGUAGES)('finds every paragraph by the words of its title, in %s', (language) => {
    expect(RULE_IDS.filter((id) => !idsOf(language, books[language][id].title).includes(id))).toEqual([]);
  });

  it('finds a number however it is cited', () => {
    for (const cited of ['rule 8.a', 'Rule 8.a.', '§8.a', '§ 8.a']) expect(idsOf('en', cited)[0], cited).toBe('8.a');
    for (const cited of ['règle 8.a', 'Règle B16.4']) expect(idsOf('fr', cited)[0], cited).toBe(cited.slice(6));
    expect(idsOf('fr', 'règle')).toEqual(idsOf('fr', 'REGLE'));
  });

  it('finds words, titles before texts, in either number', () => {
    expect(idsOf('en', 'volley marker')[0]).toBe('8.f');
    expect(idsOf('en', 'hill levels')[0]).toBe('T3');
    expect(idsOf('en', 'phalanx')).toContain('6.f');
    expect(idsOf('fr', 'phalanges')).toContain('6.f');
    expect(idsOf('fr', 'retraite avant combat')[0]).toBe('9.1');
    expect(idsOf('fr', 'généraux')).toEqual(expect.arrayContaining(idsOf('fr', 'général').slice(0, 1)));
  });

  it('does without accents and capitals', () => {
    expect(idsOf('fr', 'melee')).toEqual(idsOf('fr', 'Mêlée'));
    expect(idsOf('fr', 'eperonnage')[0]).toBe('14.6');
    expect(idsOf('fr', 'DEPLOIEMENT libre')[0]).toBe('13.3');
    expect(idsOf('fr', "l'arc de tir")[0]).toBe('8.a');
  });

  it('finds only paragraphs that have every word', () => {
    const both = idsOf('en', 'leader camp');
    expect(both.length).toBeGreaterThan(0);
    expect(both.filter((id) => !idsOf('en', 'leader').includes(id) || !idsOf('en', 'camp').includes(id))).toEqual([]);
  });

  it('shows what it found where it stands', () => {
    const found = search(books.fr, 'etoile', 'fr').find(({ id }) => id === '1');
    expect(hits(found?.excerpt ?? [])).toEqual(['étoile']);
    const text = books.fr['1'].text.join(' ');
    const shown = found?.excerpt.map((run) => run.text).join('') ?? '';
    expect(text).toContain(shown.replace(/^… | …$/g, ''));
    expect(hits(search(books.en, 'retreat', 'en')[0]?.title ?? [])).toEqual(['Retreat']);
  });

  it('finds the other language’s word in the word list', () => {
    expect(idsOf('en', 'marqueur')).toEqual(['words']);
    expect(idsOf('fr', 'boarding')).toEqual(['words']);
  });

  it.each(LANGUAGES)('knows in %s what people call things that the rulebook calls otherwise', (language) => {
    for (const [word, own] of Object.entries(ALIKE[language])) {
      expect(fold(word).text, word).toBe(word);
      expect(idsOf(language, own).length, `${word}: ${own}`).toBeGreaterThan(0);
      expect(idsOf(language, word).length, word).toBeGreaterThan(0);
    }
    // A word of one game is another name for something in another: both are found.
    expect(idsOf('en', 'forest')).toEqual(expect.arrayContaining(['B2.2', 'T2']));
    expect(idsOf('fr', 'forêt')).toEqual(expect.arrayContaining(['B2.2', 'T2']));
  });

  it('understands a question by the words that say what is asked for', () => {
    expect(idsOf('en', 'How do I win?')).toEqual(idsOf('en', 'win'));
    expect(idsOf('en', 'how do I win').slice(0, 3)).toEqual(expect.arrayContaining(['12', '14.2', 'B14']));
    expect(idsOf('en', 'What happens when a leader dies?')[0]).toBe('11.d');
    expect(idsOf('fr', 'comment on gagne ?')).toEqual(idsOf('fr', 'gagne'));
    expect(idsOf('fr', 'Que se passe-t-il quand un chef meurt ?')[0]).toBe('11.d');
    expect(idsOf('en', 'don’t units retreat')).toEqual(idsOf('en', 'units retreat'));
    expect(idsOf('fr', 'qu’est-ce qu’une panique')).toEqual(idsOf('fr', 'panique'));
    // Words that only ask are looked for where there is nothing else.
    expect(idsOf('en', 'how')).not.toEqual([]);
  });

  it('finds what has most of the words where nothing that explains has all', () => {
    expect(idsOf('en', 'can cavalry charge uphill')).toContain('9.2');
    expect(idsOf('en', 'cavalry xyzzy')).not.toContain('words');
    expect(idsOf('en', 'xyzzy plugh cavalry')).toEqual([]);
  });

  it('finds part of a word if no word begins so, and else nothing', () => {
    expect(idsOf('en', 'lanx')).toContain('6.f');
    expect(idsOf('en', 'xyzzy')).toEqual([]);
    expect(idsOf('fr', 'aéroplane')).toEqual([]);
    expect(idsOf('fr', '  ')).toEqual([]);
  });
});
