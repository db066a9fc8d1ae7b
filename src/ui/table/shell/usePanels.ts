import { createParts } from '../../../store/part';
import type { SystemId } from '../../../store/systems';
import { usePart } from '../../app/usePart';
import { panelWords } from '../../words';
import { fetchTable } from '../contract/fetchSystem';
import type { SystemPanels } from '../contract/system';
import { tableOf } from '../contract/systems';
import { useGame } from './hooks';

export type Panels = typeof import('./panels') & SystemPanels;

const panelsOf = createParts<SystemId, Panels>(async (system) => {
  const panels = async () => {
    await fetchTable(system);
    return tableOf({ system }).panels();
  };
  const [shell, own] = await Promise.all([import('./panels'), panels(), panelWords()]);
  return { ...shell, ...own };
});

/** The panels round the map once they are there; the map does not wait for them. `retry`, where they did not come: asks for them again. */
export function usePanels(): { readonly panels: Panels | undefined; readonly retry: (() => void) | undefined } {
  const { value, retry } = usePart(panelsOf(useGame((now) => now.system)));
  return { panels: value, retry };
}
