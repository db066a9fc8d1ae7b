import { useEffect, useState } from 'preact/hooks';
import type { SystemId } from '../../store/systems';
import { tableWords } from '../words';
import { useSystem } from './hooks';
import type { SystemPanels } from './system';

export type Panels = typeof import('./panels') & SystemPanels;

const fetched = new Map<SystemId, Panels>();

/** The panels round the map once they are there; the map does not wait for them. Throws to the boundary if they cannot be fetched. */
export function usePanels(): Panels | undefined {
  const system = useSystem();
  const [panels, set] = useState(fetched.get(system.id));
  const [failure, fail] = useState<unknown>();
  useEffect(() => {
    if (fetched.has(system.id)) return;
    Promise.all([import('./panels'), system.panels(), tableWords()]).then(([shell, own]) => {
      const all = { ...shell, ...own };
      fetched.set(system.id, all);
      set(all);
    }, fail);
  }, []);
  if (failure !== undefined) throw failure;
  return panels;
}
