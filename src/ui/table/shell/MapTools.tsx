import { useWords } from '../../words';
import type { SystemPanels } from '../contract/system';
import { boardHandle } from './boardHandle';
import { Glyph, type GlyphName } from './Glyph';
import { useTable } from './hooks';
import { askCounsel, askWhy } from './keys';
import { LookMenu } from './LookMenu';
import { useTurnedInSight } from './useInSight';

interface ToolProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly press: () => void;
  readonly testid: string;
  readonly isOn?: boolean;
}

function ToolButton({ glyph, label, press, testid, isOn }: ToolProps) {
  return (
    <button type="button" className="table-tool" data-testid={testid} aria-label={label} title={label} aria-pressed={isOn} onClick={press}>
      <Glyph name={glyph} />
    </button>
  );
}

/** What can be asked of the map at any moment, and how much of it is seen: over its right edge, where no piece is brought into sight. */
export function MapTools({ panels }: { readonly panels: SystemPanels }) {
  const { menuItems: items, mapTools } = useWords().table;
  const asking = useTable((state) => state.asking);
  useTurnedInSight();
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, and a fieldset would want a legend that is seen
    <div className="table-tools" role="group" aria-label={mapTools}>
      <div>
        <ToolButton glyph="bulb" label={items.counsel} press={askCounsel} testid="counsel-ask" />
        <ToolButton glyph="question" label={items.why} press={askWhy} testid="why-ask" isOn={asking} />
        <LookMenu panels={panels} />
      </div>
      <div>
        <ToolButton glyph="plus" label={items.zoomIn} press={() => boardHandle.current?.zoomIn()} testid="zoom-in" />
        <ToolButton glyph="minus" label={items.zoomOut} press={() => boardHandle.current?.zoomOut()} testid="zoom-out" />
        <ToolButton glyph="frame" label={items.fit} press={() => boardHandle.current?.fit()} testid="zoom-fit" />
      </div>
    </div>
  );
}
