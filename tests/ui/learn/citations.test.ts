import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPTION_IDS, paragraphOf } from '../../../src/rules/ancients/options';
import { GROUPS } from '../../../src/ui/learn/examples';
import { LESSONS } from '../../../src/ui/learn/lessons';
import { isRuleId, loadRulebook, parentOf, RULE_IDS } from '../../../src/ui/learn/rulebook';
import { en } from '../../../src/ui/words/en/index';

/** The sources below a folder but for the rulebook itself and what is only drawn, where numbers are lengths. */
function sourcesIn(folder: string): string[] {
  const root = new URL(`../../../src/${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(rulebook|board|pages)\//.test(name))
    .map((name) => readFileSync(new URL(name, root), 'utf8'));
}

/** What is a rule's number and nothing else: `6.j.1`, `14.8.k`, `FAQ 3`, `V2`, `T1`, `B7.1.c`. */
const NUMBERS =
  /(['"`])([2-9]\.(?:[a-z]|\d)(?:\.\d)?|1[0-5]\.(?:[a-z]|\d{1,2})(?:\.[a-zR])?|FAQ \d+|V[1-5]|[CT][1-3]|B\d+\.(?:[a-z]|\d+)(?:\.[a-zR])?)\1/g;

const numbersIn = (sources: readonly string[]): string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(NUMBERS)].map((match) => match[2] ?? ''))),
];

/** What the table shows as a rule's number, by whatever way. */
const LINKS = /<Rule(?:Link|Door) id="([^"]+)"|\brule="([^"]+)"/g;

describe('what cites a rule leads to a paragraph', () => {
  const books = { en: loadRulebook('en'), fr: loadRulebook('fr') };
  const faults = async (cited: readonly string[]) => {
    const [one, other] = [await books.en, await books.fr];
    return cited.filter((id) => !isRuleId(id) || one[id].text.length === 0 || other[id].text.length === 0);
  };

  it.each([
    ['rules/ancients', '9.2'],
    ['rules/naval', '14.6.c'],
    ['rules/baw', 'B7.1.c'],
    ['ai', '14.8.b'],
    ['ui/systems', '11.d'],
    ['ui/systems/ancients/words', '13.4'],
  ])('every number in the code of %s', async (folder, one) => {
    const cited = numbersIn(sourcesIn(folder));
    expect(cited).toContain(one);
    expect(await faults(cited)).toEqual([]);
  });

  it('every number shown at the table', async () => {
    const shown = sourcesIn('ui').flatMap((source) => [...source.matchAll(LINKS)].map((match) => match[1] ?? match[2] ?? ''));
    expect(shown.length).toBeGreaterThan(30);
    expect(shown).toContain('14.8.j');
    expect(await faults(shown)).toEqual([]);
  });

  it('every optional rule, each with a name', async () => {
    expect(await faults(OPTION_IDS.map(paragraphOf))).toEqual([]);
    expect(OPTION_IDS.filter((id) => !en.options.rules[id].name)).toEqual([]);
  });

  it('every rule that a lesson teaches', async () => {
    const lessons = await Promise.all(Object.values(LESSONS).map((fetch) => fetch()));
    const taught = lessons.flatMap(({ teaches }) => teaches);
    expect(taught.length).toBeGreaterThan(60);
    expect(await faults(taught)).toEqual([]);
  });

  it('every paragraph that a board belongs to', async () => {
    const exhibits = (await Promise.all(GROUPS.map(({ load }) => load()))).flat();
    expect(exhibits.length).toBeGreaterThan(0);
    expect(await faults(exhibits.flatMap(({ at }) => at))).toEqual([]);
  });
});

describe('the rulebook holds', () => {
  it('sections 2 to 15, each with its paragraphs', () => {
    const sections = RULE_IDS.filter((id) => parentOf(id) === undefined);
    expect(sections.filter((id) => /^\d+$/.test(id))).toEqual(Array.from({ length: 15 }, (_, i) => String(i + 1)));
    for (const section of ['4', '5', '6', '8', '9', '11', '13', '14', '15', 'FAQ']) {
      expect(RULE_IDS.filter((id) => parentOf(id) === section).length, section).toBeGreaterThan(1);
    }
  });

  it('eighteen questions, each put as a question and answered', async () => {
    for (const book of [await loadRulebook('en'), await loadRulebook('fr')]) {
      const asked = RULE_IDS.filter((id) => id.startsWith('FAQ '));
      expect(asked).toHaveLength(18);
      for (const id of asked) {
        expect(book[id].title, id).toMatch(/\?$/);
        expect(book[id].text.length, id).toBeGreaterThan(0);
      }
    }
  });

  it('a word list that names every term once, the same pairs from either side', async () => {
    const [one, other] = [await loadRulebook('en'), await loadRulebook('fr')].map(({ words }) =>
      words.text.flatMap((paragraph) => (typeof paragraph === 'object' && 'table' in paragraph ? paragraph.table.rows : [])),
    );
    const pairs = (rows: typeof one, from: number, to: number) => (rows ?? []).map((row) => `${row[from]} = ${row[to]}`).sort();
    expect(one?.length).toBeGreaterThan(100);
    expect(pairs(one, 0, 1)).toEqual(pairs(other, 1, 0));
    expect(new Set(one?.map(([term]) => term)).size).toBe(one?.length);
    expect(new Set(other?.map(([term]) => term)).size).toBe(other?.length);
  });
});
