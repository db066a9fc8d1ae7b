import { perObject } from '../../../kernel/perObject';
import type { Language } from '../../../store/preferences';
import { type Folded, fold, type Span, spansOf } from '../../words/fold';
import { type Paragraph, parseInline, RULE_IDS, type Rulebook, type RuleEntry, type RuleId } from '../rulebook';
import { ALIKE, SMALL } from './alike';

interface Page {
  readonly id: RuleId;
  readonly label: string;
  readonly title: Folded;
  /** Paragraphs, items of lists, rows of tables, the ruling. */
  readonly passages: readonly Folded[];
  readonly sources: readonly string[];
}

export type SearchIndex = readonly Page[];

/** A run of text; `hit`: it is what was looked for. */
export interface Run {
  readonly text: string;
  readonly hit: boolean;
}

export interface Found {
  readonly id: RuleId;
  readonly title: readonly Run[];
  /** Where in the paragraph it stands; empty if only the number or the title was found. */
  readonly excerpt: readonly Run[];
}

const plain = (text: string): string =>
  parseInline(text)
    .map((part) => part.text)
    .join('');

function passagesOf(paragraph: Paragraph): readonly string[] {
  if (typeof paragraph === 'string') return [paragraph];
  if ('list' in paragraph) return paragraph.list;
  if ('steps' in paragraph) return paragraph.steps;
  if ('example' in paragraph) return [paragraph.example];
  return [paragraph.table.caption, paragraph.table.head.join(' · '), ...paragraph.table.rows.map((row) => row.join(' · '))];
}

function pageOf(id: RuleId, entry: RuleEntry): Page {
  const sources = [...entry.text.flatMap(passagesOf), ...(entry.ruling === undefined ? [] : [entry.ruling])].map(plain);
  return { id, label: fold(id).text, title: fold(entry.title), passages: sources.map(fold), sources };
}

/** Made when somebody first searches a rulebook. */
const indexOf = perObject((book: Rulebook): SearchIndex => RULE_IDS.map((id) => pageOf(id, book[id])));

/** A word with and without the mark of the plural. */
function formsOf(term: string): string[] {
  if (!/^\p{L}{3,}[sx]$/u.test(term)) return [term];
  const singular = term.slice(0, -1);
  return [term, singular, ...(term.endsWith('aux') ? [`${singular.slice(0, -1)}l`] : [])];
}

/** What a number is called where it is cited: `rule 8.a`, `§ 8.a`, `règle 8.a`. */
const CITING = /^(?:rules?|regles?|paragraph(?:e?s?)?|sections?)$/;

/** What is looked for, as it is compared. */
export function termsOf(query: string): string[] {
  const all = fold(query)
    .text.split(/[\s,;:!?«»“”"()§]+/u)
    .map((term) => term.replace(/\.+$/, ''))
    .filter(Boolean);
  const terms = all.some((term) => /\d/.test(term)) ? all.filter((term) => !CITING.test(term)) : all;
  // The apostrophe parted an article from its word.
  const words = terms.filter((term) => !/^[a-z]$/.test(term) || /^[ct]$/.test(term));
  return words.length > 0 ? words : terms;
}

/** The words of a query that say what is looked for: of a question, not those that only ask; all, where there are no others. */
export function askedFor(query: string, language: Language): readonly string[] {
  const terms = termsOf(query);
  const telling = terms.filter((term) => !term.split('-').every((part) => SMALL[language].has(part)));
  return telling.length > 0 ? telling : terms;
}

/** The shortened form is a word of its own or nothing: not every word that begins so is its singular. */
const hitsOf = (text: string, term: string, inside: boolean): Span[] =>
  formsOf(term).flatMap((form) => spansOf(text, form, form === term ? (inside ? 'part' : 'beginning') : 'whole'));

/** How well one term is met by a page: by its number, its title, its text. */
function worth(page: Page, term: string, inside: boolean): number {
  if (page.label === term) return 200;
  const numbered = page.label.startsWith(term) || page.label.endsWith(` ${term}`) ? 60 : 0;
  const titled = hitsOf(page.title.text, term, inside).length > 0 ? 40 : 0;
  const times = page.passages.reduce((sum, { text }) => sum + hitsOf(text, term, inside).length, 0);
  return numbered + titled + Math.min(times, 8);
}

function runsOf(source: string, folded: Folded, terms: readonly string[], inside: boolean, [from, to]: Span): Run[] {
  const spans = terms
    .flatMap((term) => hitsOf(folded.text, term, inside))
    .map(([a, b]): Span => [folded.from[a] ?? 0, folded.from[b] ?? source.length])
    .filter(([a, b]) => a >= from && b <= to)
    .sort((one, other) => one[0] - other[0]);
  const runs: Run[] = [];
  let at = from;
  for (const [a, b] of spans) {
    if (b <= at) continue;
    if (a > at) runs.push({ text: source.slice(at, a), hit: false });
    runs.push({ text: source.slice(Math.max(a, at), b), hit: true });
    at = b;
  }
  if (at < to) runs.push({ text: source.slice(at, to), hit: false });
  return runs;
}

const BEFORE = 50;
const LENGTH = 150;

/** As much of a passage as is shown in a list, cut between words. */
function cutOf(source: string, first: number): Span {
  const from = first <= BEFORE ? 0 : source.indexOf(' ', first - BEFORE) + 1;
  const end = from + LENGTH >= source.length ? source.length : source.lastIndexOf(' ', from + LENGTH);
  return [from, end > first ? end : source.length];
}

function excerptOf(page: Page, terms: readonly string[], inside: boolean): Run[] {
  const met = page.passages.map(({ text }) => terms.filter((term) => hitsOf(text, term, inside).length > 0));
  const most = Math.max(0, ...met.map((one) => one.length));
  const best = met.findIndex((one) => one.length === most);
  const folded = page.passages[best];
  const source = page.sources[best];
  if (most === 0 || folded === undefined || source === undefined) return [];
  const first = Math.min(...terms.flatMap((term) => hitsOf(folded.text, term, inside).map(([at]) => folded.from[at] ?? 0)));
  const cut = cutOf(source, first);
  const runs = runsOf(source, folded, terms, inside, cut);
  const lead: Run[] = cut[0] > 0 ? [{ text: '… ', hit: false }] : [];
  const tail: Run[] = cut[1] < source.length ? [{ text: ' …', hit: false }] : [];
  return [...lead, ...runs, ...tail];
}

interface Way {
  readonly terms: readonly string[];
  readonly inside: boolean;
}

/** How a query is read, one way after the other until something is found: words that begin so, the rulebook's own word for the same, words that hold it. */
function waysOf(query: string, language: Language): { readonly own: Way; readonly alike: Way; readonly inside: Way } {
  const terms = askedFor(query, language);
  const alike = terms.flatMap((term) => {
    const own = formsOf(term).find((form) => Object.hasOwn(ALIKE[language], form));
    return own === undefined ? [term] : termsOf(ALIKE[language][own] ?? term);
  });
  return { own: { terms, inside: false }, alike: { terms: alike, inside: false }, inside: { terms, inside: true } };
}

/** A page as one way of reading finds it; `met`: how many of its terms stand there. */
interface Meeting {
  readonly page: Page;
  readonly way: Way;
  readonly met: number;
  readonly worth: number;
}

function meetingOf(page: Page, way: Way): Meeting {
  const { terms, inside } = way;
  if (page.label === terms.join(' ')) return { page, way, met: terms.length, worth: 1000 };
  const each = terms.map((term) => worth(page, term, inside));
  return { page, way, met: each.filter((one) => one > 0).length, worth: each.reduce((all, one) => all + one, 0) };
}

const meetings = (index: SearchIndex, ways: readonly Way[]): Meeting[] =>
  index.flatMap((page) => ways.map((way) => meetingOf(page, way))).sort((one, other) => other.worth - one.worth);

/** The lists of terms and of changes have nearly every word and explain none, unless they are what is asked for. */
const explains = ({ page, way }: Meeting): boolean =>
  (page.id !== 'words' && page.id !== 'changes') || way.terms.some((term) => hitsOf(page.title.text, term, way.inside).length > 0);

const isWhole = ({ met, way }: Meeting): boolean => met === way.terms.length;

/** Those with the most of what was asked for, where none has it all: at least half of it. */
function nearest(met: readonly Meeting[]): Meeting[] {
  const most = Math.max(0, ...met.map((one) => one.met / one.way.terms.length));
  return most < 0.5 ? [] : met.filter((one) => one.met / one.way.terms.length === most);
}

/** The paragraphs in which every word of the query stands, or another word for the same, as one game has it for another, best first; where there is none, those that hold it within a word, or most of it. */
export function search(book: Rulebook, query: string, language: Language): Found[] {
  if (termsOf(query).length === 0) return [];
  const index = indexOf(book);
  const { own, alike, inside } = waysOf(query, language);
  const asked = meetings(index, [own, alike]);
  const groups = [asked.filter(isWhole), meetings(index, [inside]).filter(isWhole), nearest(asked.filter(explains)), nearest(asked)];
  const found = groups.find((group) => group.some(explains)) ?? groups.find(({ length }) => length > 0) ?? [];
  return found
    .filter(({ page }, i) => found.findIndex((one) => one.page === page) === i)
    .map(({ page, way }) => ({
      id: page.id,
      title: runsOf(book[page.id].title, page.title, way.terms, way.inside, [0, book[page.id].title.length]),
      excerpt: excerptOf(page, way.terms, way.inside),
    }));
}
