import type { CaptionLine, RoomBeneath } from '../board/standalone';

/** A line between words into as many as it takes that each of them fits; within a word only where it does not fit by itself. */
export function wrapped(line: string, fits: (text: string) => boolean): string[] {
  const broken: string[] = [];
  let rest = '';
  const add = (part: string, between: string): void => {
    const longer = rest === '' ? part : rest + between + part;
    if (rest === '' || fits(longer)) rest = longer;
    else {
      broken.push(rest);
      rest = part;
    }
  };
  for (const word of line.split(' ')) {
    if (fits(word)) add(word, ' ');
    else {
      if (rest !== '') broken.push(rest);
      rest = '';
      // An accent that is written apart stays with its letter.
      for (const letter of word.match(/.\p{M}*/gsu) ?? []) add(letter, '');
    }
  }
  return [...broken, rest];
}

/** Lines beneath a map, none wider than there is room, all of the first bold. */
export const captionOf = (lines: readonly string[], { width, measure }: RoomBeneath): CaptionLine[] =>
  lines.flatMap((line, i) => {
    const isHead = i === 0;
    return wrapped(line, (text) => measure({ text, isHead }) <= width).map((text) => ({ text, isHead }));
  });
