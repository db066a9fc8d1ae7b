import { fold, spansOf } from './fold';
import { termsOf } from './search';

const NAME = 'rule-search';

interface Marks {
  readonly Highlight: new (...ranges: Range[]) => object;
  readonly CSS: { readonly highlights: { set(name: string, marks: object): void; delete(name: string): void } };
}

let asked = 0;

/** Marks in the text itself what is searched for, and nothing else, where the browser can mark without touching the text. */
export function markIn(root: Element | null, query: string): void {
  const page = globalThis as Partial<Marks>;
  if (!page.Highlight || !page.CSS?.highlights) return;
  const terms = termsOf(query).filter((term) => term.length > 1);
  const ranges: Range[] = [];
  const texts = root && terms.length > 0 ? document.createTreeWalker(root, NodeFilter.SHOW_TEXT) : undefined;
  for (let node = texts?.nextNode(); node; node = texts?.nextNode()) {
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
  // WebKit leaves on the screen what is replaced: what was marked goes first, and what is marked now comes with the next frame.
  page.CSS.highlights.delete(NAME);
  cancelAnimationFrame(asked);
  const { Highlight, CSS } = page;
  if (ranges.length > 0) asked = requestAnimationFrame(() => CSS.highlights.set(NAME, new Highlight(...ranges)));
}
