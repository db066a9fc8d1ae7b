import type { CaptionLine } from '../board/standalone';

/** Lines of text, none longer than so many letters unless a word is. */
export function wrapped(lines: readonly string[], most: number): string[] {
  return lines.flatMap((line) => {
    const broken: string[] = [];
    let rest = '';
    for (const word of line.split(' ')) {
      if (rest !== '' && rest.length + 1 + word.length > most) {
        broken.push(rest);
        rest = word;
      } else rest = rest === '' ? word : `${rest} ${word}`;
    }
    return [...broken, rest];
  });
}

/** Lines beneath a map, none longer than so many letters, all of the first bold. */
export const captionOf = (lines: readonly string[], most: number): CaptionLine[] =>
  lines.flatMap((line, i) => wrapped([line], most).map((text) => ({ text, isHead: i === 0 })));
