import { useEffect, useState } from 'preact/hooks';
import { wholeWords } from '../words';

export type Panels = typeof import('./panels');

let fetched: Panels | undefined;

/** The panels round the map once they are there; the map does not wait for them. Throws to the boundary if they cannot be fetched. */
export function usePanels(): Panels | undefined {
  const [panels, set] = useState<Panels | undefined>(fetched);
  const [failure, fail] = useState<unknown>();
  useEffect(() => {
    if (fetched) return;
    Promise.all([import('./panels'), wholeWords()]).then(([module]) => {
      fetched = module;
      set(module);
    }, fail);
  }, []);
  if (failure !== undefined) throw failure;
  return panels;
}
