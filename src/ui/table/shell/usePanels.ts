import { createParts } from '../../../store/part';
import { usePart } from '../../app/usePart';
import { panelWords } from '../../words';
import type { SystemPanels, TableSystem } from '../contract/system';
import { useSystem } from './hooks';

export type Panels = typeof import('./panels') & SystemPanels;

const panelsOf = createParts<TableSystem, Panels>(async ({ panels }) => {
  const [shell, own] = await Promise.all([import('./panels'), panels(), panelWords()]);
  return { ...shell, ...own };
});

/** The panels round the map once they are there; the map does not wait for them. `retry`, where they did not come: asks for them again. */
export function usePanels(): { readonly panels: Panels | undefined; readonly retry: (() => void) | undefined } {
  const { value, retry } = usePart(panelsOf(useSystem()));
  return { panels: value, retry };
}
