import { fold, spansOf } from './fold';
import { termsOf } from './search';

const NAME = 'rule-search';

interface Marks {
  readonly Highlight: new (...ranges: Range[]) => object;
  readonly CSS: { readonly highlights: { set(name: string, marks: object): void; delete(name: string): void } };
}

/** Marks in the text itself what is searched for, where the browser can mark without touching the text. */
export function markIn(root: Element | null, query: string): void {
  const page = globalThis as Partial<Marks>;
  if (!page.Highlight || !page.CSS?.highlights || !root) return;
  const terms = termsOf(query).filter((term) => term.length > 1);
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); terms.length > 0 && node; node = texts.nextNode()) {
    const { text, from } = fold(node.nodeValue ?? '');
    for (const term of terms) {
      for (const [a, b] of spansOf(text, term)) {
        const range = new Range();
        range.setStart(node, from[a] ?? 0);
        range.setEnd(node, from[b] ?? 0);
        ranges.push(range);
      }
    }
  }
  if (ranges.length > 0) page.CSS.highlights.set(NAME, new page.Highlight(...ranges));
  else page.CSS.highlights.delete(NAME);
}
