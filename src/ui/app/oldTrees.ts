import { options, type ReactElement } from 'react';

/** What Preact keeps in a node under mangled names: its children and its component, which knows the node it was drawn from last. */
interface Kept extends ReactElement {
  __k: unknown;
  __c: { __v: Kept } | null;
}

/**
 * A component that draws itself again leaves the node it had to whatever its parent was drawn from, with all that hung on it; through nodes that
 * memoised components hand on from one drawing to the next, that keeps every tree there ever was (measured: 7 MB in 1,000 actions of a battle).
 * So the node that is replaced lets go of its children. Preact is pinned; `npm run measure` tells whether this still works.
 */
export function forgetOldTrees(): void {
  const replaced = new WeakMap<ReactElement, Kept>();
  const { vnode: created, diffed } = options;
  options.vnode = (node) => {
    const before = (node as Kept).__c?.__v;
    if (before && before !== node) replaced.set(node, before);
    created?.(node);
  };
  options.diffed = (node) => {
    const before = replaced.get(node);
    if (before) {
      before.__k = null;
      replaced.delete(node);
    }
    diffed?.(node);
  };
}
