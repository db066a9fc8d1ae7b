import type { Checked, Fault } from '../kernel/game';

/** Deeper than anything that we write; what walks a file must not run out of stack. */
const DEEPEST = 60;

const SPACE = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Names that every object answers to: what reads the fields of a position would leave theirs out without a word. */
const TAKEN = /^"(?:constructor|prototype|__proto__)"$/;

/** Whether a name is taken, however it is spelt. */
const isTaken = (quoted: string): boolean => TAKEN.test(quoted.includes('\\') ? JSON.stringify(JSON.parse(quoted)) : quoted);

interface Snag {
  readonly at: number;
  readonly expected: string;
}

function end(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Behind the closing quote, or -1. By hand: a pattern would remember a step for every letter of a long one. */
function endOfString(text: string, from: number): number {
  if (text[from] !== '"') return -1;
  let at = from + 1;
  while (at >= 0 && at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return -1;
    at = code === 0x5c ? end(ESCAPE, text, at) : at + 1;
  }
  return -1;
}

const OPEN: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Where a text stops being JSON, and what should have stood there. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one automaton, whose states are read side by side
function findSnag(text: string): Snag | undefined {
  /** The closing brackets that are due. */
  const due: string[] = [];
  let at = end(SPACE, text, 0);
  let wants: 'value' | 'name' | 'firstName' | 'firstItem' | 'next' = 'value';
  for (;;) {
    const sign = text[at] ?? '';
    if (wants === 'next') {
      const closing = due.at(-1);
      if (closing === undefined) return at < text.length ? { at, expected: 'json.end' } : undefined;
      if (sign === closing) due.pop();
      else if (sign === ',') wants = closing === '}' ? 'name' : 'value';
      else return { at, expected: closing === '}' ? 'json.commaOrBrace' : 'json.commaOrBracket' };
      at = end(SPACE, text, at + 1);
    } else if ((wants === 'firstName' && sign === '}') || (wants === 'firstItem' && sign === ']')) {
      wants = 'next';
    } else if (wants === 'name' || wants === 'firstName') {
      const named = endOfString(text, at);
      if (named < 0) return { at, expected: 'json.name' };
      if (isTaken(text.slice(at, named))) return { at, expected: 'json.freeName' };
      const colon = end(SPACE, text, named);
      if (text[colon] !== ':') return { at: colon, expected: 'json.colon' };
      at = end(SPACE, text, colon + 1);
      wants = 'value';
    } else if (OPEN[sign] !== undefined) {
      if (due.length === DEEPEST) return { at, expected: 'json.depth' };
      due.push(OPEN[sign]);
      wants = sign === '{' ? 'firstName' : 'firstItem';
      at = end(SPACE, text, at + 1);
    } else {
      const after = sign === '"' ? endOfString(text, at) : end(NUMBER_OR_WORD, text, at);
      if (after < 0) return { at, expected: sign === '"' ? 'json.string' : 'json.value' };
      wants = 'next';
      at = end(SPACE, text, after);
    }
  }
}

function faultOf(text: string, { at, expected }: Snag): Fault {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  const place = `@${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
  const found = text.slice(at, at + 12).split(/[\r\n]/)[0] ?? '';
  return { at: place, expected, found };
}

/** What is wrong with a text as a whole. */
export const fault = (expected: string, found?: string): Checked<never> => ({
  ok: false,
  faults: [found === undefined ? { at: '', expected } : { at: '', expected, found }],
});

/** JSON from a stranger: its first fault has a line and a column (`@3:14`), and it is never nested too deep to walk. */
export function parseJson(text: string): Checked<unknown> {
  const snag = findSnag(text);
  if (snag !== undefined) return { ok: false, faults: [faultOf(text, snag)] };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return fault('json.value');
  }
}
