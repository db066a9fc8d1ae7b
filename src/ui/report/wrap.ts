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
