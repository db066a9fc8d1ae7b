import { fold, spansOf } from '../../words/fold';

const NAME = 'rule-search';

/** One for all searches: WebKit wipes off the screen what is taken out of it, but not what is replaced by another one. */
let marks: Highlight | undefined;

/** Marks in the text itself the words that are searched for, and nothing else, where the browser can mark without touching the text. */
export function markIn(root: Element | null, terms: readonly string[]): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return;
  marks ??= new Highlight();
  marks.clear();
  const words = terms.filter((term) => term.length > 1);
  const texts = root && words.length > 0 ? document.createTreeWalker(root, NodeFilter.SHOW_TEXT) : undefined;
  for (let node = texts?.nextNode(); node; node = texts?.nextNode()) {
    const { text, from } = fold(node.nodeValue ?? '');
    for (const term of words) {
      for (const [a, b] of spansOf(text, term)) {
        const range = new Range();
        range.setStart(node, from[a] ?? 0);
        range.setEnd(node, from[b] ?? 0);
        marks.add(range);
      }
    }
  }
  if (marks.size > 0) CSS.highlights.set(NAME, marks);
  else CSS.highlights.delete(NAME);
}
