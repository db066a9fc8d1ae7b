/** Text as it is compared: no accents, no capitals, one kind of apostrophe, dash and space. */
export interface Folded {
  readonly text: string;
  /** For each character of the folded text the place in the original it comes from, and one place more for the end. */
  readonly from: readonly number[];
}

const SAME: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '’': ' ',
  "'": ' ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2060': '',
  '−': '-',
  '–': '-',
  '×': 'x',
};

function foldOne(letter: string): string {
  const low = letter.toLowerCase();
  return SAME[low] ?? low.normalize('NFD').replace(/\p{M}/gu, '');
}

export function fold(source: string): Folded {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of source) {
    const folded = foldOne(letter);
    text += folded;
    for (let i = 0; i < folded.length; i++) from.push(at);
    at += letter.length;
  }
  from.push(at);
  return { text, from };
}

export type Span = readonly [from: number, to: number];

const isWordLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** What of a word a term has to be. */
export type Fit = 'beginning' | 'part' | 'whole';

/** Where words of a folded text fit a term. */
export function spansOf(text: string, term: string, fit: Fit = 'beginning'): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    const end = at + term.length;
    const begins = !isWordLetter(text[at - 1]) || !isWordLetter(term[0]);
    if (fit === 'part' || (begins && (fit === 'beginning' || !isWordLetter(text[end])))) found.push([at, end]);
  }
  return found;
}
