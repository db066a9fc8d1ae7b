/** What should have been there, by the code of a fault. Behind a colon a code carries a number, a rule or a kind. */
export type FaultTexts = Readonly<Record<string, string | ((value: string) => string)>>;

/** What was there in place of what was expected; undefined: nothing, by whatever word a fault says so. */
export const thereWas = (found: string | undefined): string | undefined => (found === '' || found === 'undefined' ? undefined : found);

/** What a fault expects, by its code: `result:1-0:1` → the score alone. A code that nobody has a text for is said as it is. */
export function expectedBy(texts: FaultTexts, code: string): string {
  const cut = code.indexOf(':');
  const [name, value] = cut < 0 ? [code, ''] : [code.slice(0, cut), code.slice(cut + 1)];
  const known = name === 'result' && value !== '' ? 'resultIs' : name;
  const said = Object.hasOwn(texts, known) ? texts[known] : undefined;
  return typeof said === 'function' ? said(value.split(':')[0] ?? '') : (said ?? code);
}
