import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARMY_FAULTS } from '../../src/rules/armies/model/faults';
import { COLUMNS, COMBAT_TABLE, FIRE_TABLE, RANGES, SLOPE_COST, STREAM_COST, TERRAIN, UNIT_TYPES } from '../../src/rules/baw/model/data';
import { ATTACKS, CREWS, combatResult, ramResult, repairResult } from '../../src/rules/naval/model/data';
import {
  isRuleId,
  loadRulebook,
  PARTS,
  type Paragraph,
  parentOf,
  parseInline,
  RULE_IDS,
  type Rulebook,
  type RuleEntry,
  type RuleId,
  type RuleNode,
  SECTIONS,
  type Table,
} from '../../src/ui/learn/rulebook';

const books: Readonly<Record<'en' | 'fr', Rulebook>> = { en: await loadRulebook('en'), fr: await loadRulebook('fr') };
const LANGUAGES = ['en', 'fr'] as const;
const RAM_KINDS = ['oarRake', 'rudder', 'flank'] as const;

/** What a refusal may cite. */
const CITED = [
  'notation',
  '2',
  '4.d',
  '4.e',
  '5.a',
  '5.b',
  '6.a',
  '6.c',
  '6.d',
  '6.e',
  '6.g',
  '6.h',
  '6.j.1',
  '6.j.2',
  '6.j.3',
  '6.k',
  'T1',
  'T2',
  '7',
  '8.a',
  '8.b',
  '8.c',
  '8.d',
  '8.h',
  '9.a',
  '9.c',
  '9.1',
  '9.2',
  '9.4',
  '11.b',
  '13.3',
  '13.12',
];

/** What a refusal of the naval game may cite. */
const CITED_AT_SEA = [
  'notation',
  '14.4',
  '14.5',
  '14.6',
  '14.6.c',
  '14.6.R',
  '14.7.a',
  '14.7.b',
  '14.7.c',
  '14.7.e',
  '14.8',
  '14.8.a',
  '14.8.b',
  '14.8.c',
  '14.8.d',
  '14.8.g',
  '14.8.i',
  '14.8.j',
  '14.8.k',
  '14.9',
  '14.9.a',
  '14.9.b',
];

/** What a refusal of Battles of the Ancient World may cite. */
const CITED_IN_THE_ANCIENT_WORLD = [
  'notation',
  'B1.c',
  'B2.2',
  'B2.7',
  'B2.8',
  'B3.a',
  'B4',
  'B5.a',
  'B5.b',
  'B5.c',
  'B5.d',
  'B5.e',
  'B6.b',
  'B6.c',
  'B7.1.b',
  'B7.1.c',
  'B7.2.a',
  'B7.2.b',
  'B7.2.c',
  'B7.2.d',
  'B7.6',
  'B7.7.a',
  'B7.7.d',
  'B7.8',
  'B8.a',
  'B8.b',
  'B8.c',
  'B8.d',
  'B8.e',
  'B8.f',
  'B9.a',
  'B9.b',
  'B10.b',
  'B11.b',
  'B11.c',
  'B13.a',
  'B13.b',
  'B13.c',
  'B16.4',
];

/** Its lines that are neither printed nor follow from what is: rulings, and habits of its family. */
const RULED_IN_THE_ANCIENT_WORLD =
  'B1.b B1.c B1.d B1.e B2.a B2.b B2.3 B2.4 B2.9 B2.c B2.d B2.e B3.a B3.b B3.c B4.b B4.c B5.f B6.a B6.b B6.c B6.e B7.1.a B7.1.c B7.1.d B7.2.d B7.4.a B7.4.b B7.5 B7.6 B7.6.R B7.7.a B7.7.b B7.7.d B7.8.a B7.8.b B8.a B8.b B8.e B8.f B8.g B9.a B9.c B9.d B10 B10.a B10.b B10.c B11.a B11.b B11.c B11.d B11.e B12.a B12.c B12.d B13.a B13.b B13.c B14.b B14.c B15 B16.3'.split(
    ' ',
  );

/** The rules whose text holds a ruling of ours. */
const RULED = [
  'C1',
  'C3',
  '2',
  '4.a',
  '4.d',
  '4.e',
  '4.f',
  '5.b',
  '5.c',
  '5.d',
  '6.c',
  '6.g',
  '6.h',
  '6.j.1',
  '6.j.2',
  '6.j.3',
  '6.m',
  'T1',
  'T2',
  '7',
  '8.b',
  '8.f',
  '9.1',
  '9.2',
  '9.4',
  '11.b',
  '11.e',
  '12',
  '13.1',
  '13.2',
  '13.3',
  '13.4',
  '13.5',
  '13.6',
  '13.7',
  '13.8',
  '13.9',
  '13.10',
  '13.11',
  '13.12',
  '13.13',
  'V1',
  'V2',
  'V3',
  'V4',
  'V5',
  'FAQ 13',
  '14.2',
  '14.5',
  '14.6',
  '14.6.a',
  '14.6.R',
  '14.7.c',
  '14.7.d',
  '14.8',
  '14.8.b',
  '14.8.d',
  '14.8.i',
  '14.8.j',
  '14.8.k',
  '14.9.a',
  '14.9.b',
  '14.10.a',
  '15.1.b',
  '15.1.e',
  '15.1.f',
  '15.1.h',
  '15.1.i',
  '15.1.j',
  '15.2.a',
  '15.2.c',
  '15.2.g',
  '15.2.h',
  '15.2.h.2',
  '15.2.i',
  '15.2.j',
  '15.2.k',
  '15.3.c',
  '15.3.e',
  ...RULED_IN_THE_ANCIENT_WORLD,
];

/** Those of them that part from the letter of the rules. */
const PARTING = ['13.4', '13.5', '13.9', 'V4', '14.5', '14.8'];

function textsOfParagraph(paragraph: Paragraph): readonly string[] {
  if (typeof paragraph === 'string') return [paragraph];
  if ('list' in paragraph) return paragraph.list;
  if ('steps' in paragraph) return paragraph.steps;
  if ('example' in paragraph) return [paragraph.example];
  return [paragraph.table.caption, ...paragraph.table.head, ...paragraph.table.rows.flat()];
}

function textsOf(entry: RuleEntry): string[] {
  const ruling = entry.ruling === undefined ? [] : [entry.ruling];
  return [entry.title, ...ruling, ...entry.text.flatMap(textsOfParagraph)];
}

function tablesOf(book: Rulebook, id: RuleId): Table[] {
  return book[id].text.flatMap((paragraph) => (typeof paragraph === 'object' && 'table' in paragraph ? [paragraph.table] : []));
}

function figures(table: Table | undefined, from: number, to?: number): string[] {
  return (table?.rows ?? []).map((row) => row.slice(from, to).join(' '));
}

/** What differs in wording must agree in shape. */
function shapeOf(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return 'text';
  if ('list' in paragraph) return `list ${paragraph.list.length}`;
  if ('steps' in paragraph) return `steps ${paragraph.steps.length}`;
  if ('example' in paragraph) return 'example';
  return `table ${paragraph.table.head.length} x ${paragraph.table.rows.length}`;
}

function linksOf(entry: RuleEntry): string[] {
  return textsOf(entry).flatMap((text) => parseInline(text).flatMap((part) => (part.kind === 'rule' ? [part.id] : [])));
}

function flat(nodes: readonly RuleNode[]): RuleId[] {
  return nodes.flatMap((node) => [node.id, ...flat(node.children)]);
}

describe('the ids of the rulebook', () => {
  it('are unique and hold every id that a refusal cites', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
    expect([...CITED, ...CITED_AT_SEA, ...CITED_IN_THE_ANCIENT_WORLD].filter((id) => !isRuleId(id))).toEqual([]);
    expect(isRuleId('6.z')).toBe(false);
  });

  it.each([
    ['ancients', '9.2'],
    ['naval', '14.6.a'],
    ['baw', 'B7.1.c'],
  ])('hold every id that the rules of %s themselves cite, %s among them', (system, one) => {
    const folder = new URL(`../../src/rules/${system}/`, import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const cited = sources.flatMap((name) => {
      const source = readFileSync(new URL(name, folder), 'utf8');
      return [...source.matchAll(/\brule: ((?:'[^']+'(?: \| )?)+)/g)].flatMap((match) =>
        (match[1] ?? '').split(' | ').map((id) => id.replaceAll("'", '')),
      );
    });
    expect(cited).toContain(one);
    expect([...new Set(cited)].filter((id) => !isRuleId(id))).toEqual([]);
  });

  it('hold every id that a fault of an army names', () => {
    expect(Object.values(ARMY_FAULTS).filter((id) => !isRuleId(id))).toEqual([]);
  });

  it.each([
    ['naval', /\b14\.\d+(?:\.[a-zA-Z](?![a-zA-Z]))?/g],
    ['baw', /\bB\d+\.(?:\d+|[a-z])(?:\.[a-zA-Z])?(?![a-zA-Z\d])/g],
  ])('hold every id of %s that its contract names', (system, ids) => {
    const contract = readFileSync(new URL(`../../src/rules/${system}/README.md`, import.meta.url), 'utf8');
    const named = [...contract.matchAll(ids)].map(([id]) => id);
    expect(named.length).toBeGreaterThan(40);
    expect([...new Set(named)].filter((id) => !isRuleId(id))).toEqual([]);
  });

  it('make a tree that keeps their order', () => {
    expect(flat(SECTIONS)).toEqual([...RULE_IDS]);
    expect(SECTIONS.map((node) => node.id)).toEqual([
      '1',
      'C',
      '2',
      '3',
      '4',
      '5',
      '6',
      'T',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
      'B',
      'from-ancients',
      ...Array.from({ length: 18 }, (_, i) => `B${i + 1}`),
      '15',
      'FAQ',
      'tables',
      'words',
      'notation',
      'changes',
    ]);
    expect(PARTS.flatMap(({ sections }) => sections)).toEqual(SECTIONS);
    expect(PARTS.map(({ sections }) => sections.at(-1)?.id)).toEqual(['13', '14', 'B18', '15', 'changes']);
    expect(parentOf('6.j.1')).toBe('6.j');
    expect(parentOf('9.1')).toBe('9');
    expect(parentOf('T2')).toBe('T');
    expect(parentOf('FAQ 18')).toBe('FAQ');
    expect(parentOf('14.8.k')).toBe('14.8');
    expect(parentOf('14.10')).toBe('14');
    expect(parentOf('14.6.R')).toBe('14.6');
    expect(parentOf('B7.1.c')).toBe('B7.1');
    expect(parentOf('B2.10')).toBe('B2');
    expect(parentOf('B1')).toBeUndefined();
    expect(parentOf('10')).toBeUndefined();
  });
});

describe('inline marks', () => {
  it('cut out emphasis and links', () => {
    expect(parseInline('See {rule:9.2} and {rule:FAQ 16|this}, *now*.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', id: '9.2', text: '9.2' },
      { kind: 'text', text: ' and ' },
      { kind: 'rule', id: 'FAQ 16', text: 'this' },
      { kind: 'text', text: ', ' },
      { kind: 'emphasis', text: 'now' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leave stars of counters and orders alone, and links to nothing as they are', () => {
    for (const plain of ['6*1 and 6*3', '*C11', '{rule:99.x}', '']) {
      expect(parseInline(plain)).toEqual(plain === '' ? [] : [{ kind: 'text', text: plain }]);
    }
  });
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const book = books[language];

  it('has every paragraph and no other', () => {
    expect(Object.keys(book).sort()).toEqual([...RULE_IDS].sort());
  });

  it.each(RULE_IDS)('%s has a title and text, and every mark in it is read', (id) => {
    const entry = book[id];
    expect(entry.text.length).toBeGreaterThan(0);
    for (const text of textsOf(entry)) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      const plain = parseInline(text)
        .flatMap((part) => (part.kind === 'text' ? [part.text] : []))
        .join('');
      expect(plain).not.toMatch(/[{}]/);
      expect(plain.replace(/^\*C11$/, '').replace(/\d\*\d/g, '')).not.toContain('*');
      expect(text).not.toContain("'");
    }
  });

  it('links only to paragraphs, and none to itself', () => {
    for (const id of RULE_IDS) {
      const links: readonly string[] = [...linksOf(book[id]), ...(book[id].see ?? [])];
      expect(
        links.filter((link) => !isRuleId(link) || link === id),
        id,
      ).toEqual([]);
      expect(new Set(book[id].see).size, id).toBe(book[id].see?.length ?? 0);
    }
  });

  it('gives the reason of each ruling, in one sentence', () => {
    expect(RULE_IDS.filter((id) => book[id].ruling !== undefined).sort()).toEqual([...RULED].sort());
    for (const id of RULED) {
      const ruling = isRuleId(id) ? book[id].ruling : undefined;
      expect(ruling, id).toMatch(/\.$/);
      expect(ruling?.match(/[.!?…](?=\s|$)/g), id).toHaveLength(1);
    }
  });

  it('says so where a ruling parts from the letter', () => {
    const parts = language === 'en' ? /\bwe part from\b/ : /\bnous nous( en)? écartons\b/;
    expect(RULE_IDS.filter((id) => parts.test(book[id].ruling ?? ''))).toEqual(PARTING);
  });

  it('has tables whose rows fit their heads', () => {
    for (const id of RULE_IDS) {
      for (const table of tablesOf(book, id)) {
        for (const row of table.rows) expect(row, `${id} ${row[0]}`).toHaveLength(table.head.length);
      }
    }
  });

  it('says where each table is, and leads to nothing else', () => {
    expect(linksOf(book.tables).toSorted()).toEqual(RULE_IDS.filter((id) => tablesOf(book, id).length > 0).toSorted());
  });

  it('has the figures of the fire tables', () => {
    const [a, b] = tablesOf(book, '8.d');
    expect(figures(a, 1)).toEqual(['2 1 –', '3 2 1', '4 2 1']);
    expect(figures(b, 1)).toEqual(['1 –', '2 1', '3 1']);
  });

  it('has the results of the melee table', () => {
    const [melee] = tablesOf(book, '9.3');
    expect(melee?.head.slice(1)).toEqual(['1-2', '1-1', '2-1', '3-1']);
    expect(figures(melee, 0)).toEqual(['1 AD AD M M', '2 AD M M DD', '3 AD M DD DD', '4 AD M DD DE', '5 M M DD DE', '6 DD DD DE DE']);
  });

  it('has the values of the counters', () => {
    const [counters] = tablesOf(book, 'C');
    expect(figures(counters, 1, 7)).toEqual([
      'LI 2-3 2 1 3 –',
      'HI 4-2 4 2 2 –',
      'PX 6*1 6 3 1 –',
      'LA 1A3 1 0 3 A',
      'HA 3A2 3 1 2 A',
      'MM 2B3 2 1 3 B',
      'LC 2-6 2 1 6 –',
      'HC 4-5 4 2 5 –',
      'KT 8-4 8 4 4 –',
      'CH 4B4 4 2 4 B',
      'EL 6*3 6 3 3 –',
      'CP 2A0 2 1 0 A',
      'LDR ×2 ×2 – – –',
    ]);
  });

  it('has the costs and factors of the terrain table', () => {
    const [terrain] = tablesOf(book, 'T');
    const costs = (terrain?.rows ?? []).map((row) => /^\+?\d/.exec(row[2] ?? '')?.[0]);
    expect(costs).toEqual(['1', '1', '1', '2', '2', undefined, '+1', '+0']);
    const factors = (terrain?.rows ?? []).map((row) => /[×÷]2/.exec(row[3] ?? '')?.[0]);
    expect(factors).toEqual([undefined, '×2', undefined, '×2', '÷2', undefined, '÷2', '×2']);
  });

  it('has the open facings of the edge hexes', () => {
    expect(figures(tablesOf(book, '6.h')[0], 0)).toEqual(['A1 3, 4', 'A9 2, 3', 'A12 1, 2, 3', 'B1 4', 'C1 3, 4, 5', 'C12 1']);
  });
});

describe.each(LANGUAGES)('the tables of armies in %s', (language) => {
  const table = (id: RuleId) => tablesOf(books[language], id)[0];

  it('have the prices', () => {
    const prices = 'LI 3, HI 7, PX 12, LA 4, HA 5, MM 2, LC 5, HC 6, KT 10, CH 6, EL 15';
    expect(figures(table('15.2.b'), 1)).toEqual(prices.split(', '));
    expect(figures(table('15.2.i'), 2)).toEqual(['8', '7', '6']);
  });

  it('have the scale', () => {
    const figuresOf = (row: string) => /^[\d,.\s\u202f]+/.exec(row)?.[0].replace(/\D/g, '');
    expect(figures(table('15.2.f'), 1).map(figuresOf)).toEqual(['2000', '4000', '2000', '6000', '500', '25']);
  });

  it('have the lists with what their classic armies are worth', () => {
    expect(table('15.1.b')?.rows).toHaveLength(24);
    expect(figures(table('15.1.b'), 2, 6)[0]).toBe('CH\u00a05, LI\u00a09, LA\u00a05, MM\u00a04 1 85 51 / 26');
    expect(figures(table('15.1.b'), 3, 6).at(-1)).toBe('2 101 50 / 25');
  });

  it('have six traits by the die', () => expect(figures(table('15.3.e'), 0, 1)).toEqual(['1', '2', '3', '4', '5', '6']));
});

describe.each(LANGUAGES)('the naval tables in %s', (language) => {
  const table = (id: RuleId) => tablesOf(books[language], id)[0];

  const shown = (results: readonly (string | undefined)[]) => results.map((result) => (result === '-' ? '–' : result)).join(' ');

  it('have the results of ramming', () => {
    const rows = [1, 4, 5, 6, 7].map((total) => shown(RAM_KINDS.map((kind) => ramResult(kind, total))));
    expect(rows).toEqual(['– – –', '– – E', '– – E', '– E C', 'E E C']);
    expect(figures(table('14.6'), 1)).toEqual(rows);
    for (const kind of RAM_KINDS) expect([1, 2, 3].map((total) => ramResult(kind, total))).toEqual(['-', '-', '-']);
  });

  it('have the results of combat', () => {
    const rows = [1, 5, 6].map((total) => shown(ATTACKS.map((attack) => combatResult(attack, total))));
    expect(rows).toEqual(['– – –', 'B – –', 'B A A']);
    expect(figures(table('14.8.f'), 1)).toEqual(rows);
    for (const attack of ATTACKS) expect([1, 2, 3, 4].map((total) => combatResult(attack, total))).toEqual(['-', '-', '-', '-']);
  });

  it('have three repairs and five crews', () => {
    expect([1, 4, 5, 6, 7].map(repairResult)).toEqual(['sinks', 'sinks', 'stays', 'saved', 'saved']);
    expect(table('14.10.a')?.rows.map(([die]) => /\d/.exec(die ?? '')?.[0])).toEqual(['4', '5', '6']);
    expect(figures(table('14.1'), 1)).toEqual(CREWS.map((_, quality) => String(quality)));
  });
});

describe.each(LANGUAGES)('the tables of the ancient world in %s', (language) => {
  const table = (id: RuleId) => tablesOf(books[language], id)[0];

  it('have the types, as the rules have them', () => {
    const value = ({ name, strength, ma, defenceOnly }: (typeof UNIT_TYPES)[number]) =>
      `${name} ${defenceOnly ? `(${strength})` : strength}-${ma}`;
    expect(figures(table('B1.b'), 1, 3)).toEqual(UNIT_TYPES.map(value));
    const dash = (text: string | undefined) => (text === '–' ? '' : (text ?? ''));
    const rows = table('B1.b')?.rows ?? [];
    expect(rows.map((row) => dash(row[3]) !== '')).toEqual(UNIT_TYPES.map(({ weapon }) => weapon !== null));
    expect(rows.map((row) => dash(row[4]) !== '')).toEqual(UNIT_TYPES.map(({ light, spent }) => light || spent));
  });

  it('have what steps cost', () => {
    const costs = (table('B2')?.rows ?? []).map((row) => /^\+?\d/.exec(row[1] ?? '')?.[0] ?? '0');
    const { clear, forest, river, ford, sea, rampart, camp, works } = TERRAIN;
    const ofHexes = [clear, forest, river, ford, sea, rampart, camp, works].map(({ cost }) => String(cost));
    expect(costs).toEqual([...ofHexes.slice(0, 2), `+${SLOPE_COST}`, `+${STREAM_COST}`, ...ofHexes.slice(2)]);
  });

  it('have the results of combat and fire', () => {
    expect(table('B7.5')?.head.slice(1)).toEqual(COLUMNS.slice(1, -1));
    expect(figures(table('B7.5'), 0)).toEqual(COMBAT_TABLE.map((row, die) => [die + 1, ...row].join(' ')));
    expect(figures(table('B8.b'), 2)).toEqual([RANGES.javelin, RANGES.javelins, RANGES.sling, RANGES.bow].map(String));
    expect(figures(table('B8.g'), 0, 1)).toEqual(['1–2', '3–6']);
    expect(FIRE_TABLE).toEqual([true, true, false, false, false, false]);
  });

  it('have the levels of every battle', () => {
    const levels = '0 80 160, 0 100 140, 2 100 160, 2 90 150, 2 90 140, 3 75 110, 3 75 100, 1 50 80, 2 50 65, 2 60 75, 1 50 60, 1 130 155';
    const more = '2 100 120, 2 100 120, 1 170 200, 2 170 200, 3 60 75, 1 65 80, 2 75 90, 0 75 90, 0 80 100, 0 80 100, 3 170 200, 2 180 210';
    const last = '– – –, – – –, 1 120 150, 2 130 160';
    expect(figures(table('B12.b'), 1)).toEqual([levels, more, last].join(', ').split(', '));
  });
});

describe('what is printed and what is ruled', () => {
  it('is told apart line by line: nothing that the aid prints alone is called a ruling', () => {
    const printed = ['B2.1', 'B2.2', 'B2.5', 'B2.6', 'B2.7', 'B2.8', 'B2.10', 'B7.2.b', 'B7.4.c', 'B12.b'];
    expect(printed.filter((id) => RULED_IN_THE_ANCIENT_WORLD.includes(id))).toEqual([]);
    const family = ['B3.a', 'B6.b', 'B7.2.d', 'B7.8.a', 'B8.e'] as const;
    for (const id of family) expect(books.en[id].ruling).toContain('family');
    for (const id of family) expect(books.fr[id].ruling).toContain('famille');
  });
});

describe('the two languages', () => {
  it.each(RULE_IDS)('%s has the same shape and the same links in both', (id) => {
    expect(books.fr[id].text.map(shapeOf)).toEqual(books.en[id].text.map(shapeOf));
    // The word list is in the order of its language.
    const order = (links: string[]) => (id === 'words' ? links.sort() : links);
    expect(order(linksOf(books.fr[id]))).toEqual(order(linksOf(books.en[id])));
    expect(books.fr[id].see).toEqual(books.en[id].see);
  });

  it('type the same orders', () => {
    const orders = LANGUAGES.map((language) => tablesOf(books[language], 'notation').flatMap((table) => table.rows.map((row) => row[0])));
    expect(orders[0]).toEqual(orders[1]);
    expect(orders[0]).toContain('B9xC9');
  });
});

describe('one term for a thing', () => {
  /** What would be a second name for something that has one. */
  const OTHERWISE = {
    en: /\b(hexagons?|squares?|tiles?|dices|horsemen|boats?|pawns?|tokens?)\b/i,
    fr: /\b(hexs|hexagones?|bateaux?|généraux|jetons?|virages?|mouvements? d’une unité|cataphractes?)\b/i,
  };
  /** Woods on land, forest in the ancient world: each game has the word of its tables. */
  const GROUND = { en: [/\bforests?\b/i, /\bwoods?\b/i], fr: [/\bforêts?\b/i, /\bbois\b/i] } as const;

  it.each(LANGUAGES)('in %s', (language) => {
    const told = RULE_IDS.flatMap((id) => textsOf(books[language][id]).map((text) => `${id} ${text}`));
    expect(told.filter((text) => OTHERWISE[language].test(text))).toEqual([]);
    const [forest, woods] = GROUND[language];
    const isOther = (text: string) => {
      // What compares the two games names both.
      if (/^from-ancients/.test(text)) return forest.test(text) !== woods.test(text);
      return (/^B/.test(text) ? woods : /^words/.test(text) ? /^$/ : forest).test(text);
    };
    expect(told.filter(isOther)).toEqual([]);
  });
});

describe('French typography', () => {
  it.each(RULE_IDS)('%s has no-break spaces, guillemets and curly apostrophes', (id) => {
    for (const text of textsOf(books.fr[id])) {
      expect(text).not.toMatch(/ [:;!?»%]/);
      expect(text).not.toMatch(/« /);
      expect(text).not.toMatch(/['"“”]/);
      const bare = parseInline(text)
        .map((part) => part.text)
        .join('');
      if (!/^[A-Z]\d+:[A-Z]\d+$/.test(bare)) expect(bare).not.toMatch(/[^\u00a0\s][:;!?»]/u);
    }
  });
});
