import { useStore } from 'zustand';
import { preferences } from '../../store/preferences';
import { isInspecting } from '../../store/table';
import { useHelpPart } from '../table/contract/helpPart';
import type { SystemPanels } from '../table/contract/system';
import { Glyph } from '../table/shell/Glyph';
import { useGame, useSystem, useToolAfterPaint } from '../table/shell/hooks';
import { switchThreats } from '../table/shell/keys';
import { useWords } from '../words';

/** What threatens the piece in hand, below its card: a switch, and while it is on the list and the map's marks. */
export function ThreatsPanel({ panels }: { readonly panels: SystemPanels }) {
  const { comers } = useWords().phase;
  const help = useHelpPart(useSystem().id);
  const on = useStore(preferences, (all) => all.threats);
  const now = useGame((now) => now);
  const tool = useToolAfterPaint();
  const piece = panels.pieceOf(now, tool);
  // Of a hex where nobody stands it is asked who can come there.
  const hex = panels.knowsCoverage && !piece && isInspecting(tool) && tool.hex >= 0 && tool.unit === undefined ? tool.hex : undefined;
  const held = piece ?? (hex === undefined ? undefined : { piece: undefined, hex });
  if (!held || now.outcome || now.viewer === 'none') return null;
  return (
    <section className="help-threats" data-testid="threats">
      <button type="button" className="app-button help-threats__switch" aria-expanded={on} onClick={switchThreats}>
        {held.piece === undefined ? comers : panels.threats()}
        <Glyph name={on ? 'up' : 'down'} />
      </button>
      {on && help && <help.Threats key={held.piece ?? `hex ${held.hex}`} piece={held.piece} hex={held.hex} />}
    </section>
  );
}
