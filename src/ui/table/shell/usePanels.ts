import { useCallback, useEffect, useState } from 'react';
import type { SystemId } from '../../../store/systems';
import { tableWords } from '../../words';
import type { SystemPanels, TableSystem } from '../contract/system';
import { useSystem } from './hooks';

export type Panels = typeof import('./panels') & SystemPanels;

const fetched = new Map<SystemId, Panels>();

async function fetchPanels({ id, panels }: TableSystem): Promise<Panels> {
  const [shell, own] = await Promise.all([import('./panels'), panels(), tableWords()]);
  const all = { ...shell, ...own };
  fetched.set(id, all);
  return all;
}

/** The panels round the map once they are there; the map does not wait for them. `retry`, where they did not come: asks for them again. */
export function usePanels(): { readonly panels: Panels | undefined; readonly retry: (() => void) | undefined } {
  const system = useSystem();
  const [panels, set] = useState(fetched.get(system.id));
  const [failed, fail] = useState(false);
  const ask = useCallback(() => {
    fail(false);
    fetchPanels(system).then(set, () => fail(true));
  }, [system]);
  useEffect(() => {
    if (!panels) ask();
  }, [panels, ask]);
  return { panels, retry: failed ? ask : undefined };
}
