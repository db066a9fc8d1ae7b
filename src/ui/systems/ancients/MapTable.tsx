import { useMemo } from 'react';
import type { Hex } from '../../../kernel/board';
import { BoardTable } from '../../board/BoardTable';
import type { TableFrame } from '../../table/contract/system';
import { occupiedHexes } from './board/counterParts';
import type { LandOverlays } from './board/facts';
import { contentText, groundText } from './describe';
import { createTeller, mapFacts } from './facts';
import { useGame, useNaming, useShown, useTable } from './hooks';
import { needMark } from './needMark';
import { shootersAt } from './shooters';
import { useWords } from './words';

/** The map as a table to be read. */
export function MapTable({ onHex, reached, overlays, columns, place }: TableFrame) {
  const words = useWords().table;
  const context = useGame((now) => now.context);
  const shown = useShown();
  const naming = useNaming();
  const teller = useMemo(() => createTeller(context), [context]);
  const held = useTable(({ tool }) => ('unit' in tool ? tool.unit : undefined));
  const hexes = new Set([...occupiedHexes(teller(shown, undefined)), ...reached]);
  const shooters = (hex: Hex) =>
    shootersAt(context, shown, hex, held === undefined ? undefined : shown.units[held]).map(
      ({ unit, need }) => `${words.unitAt(naming.unit(unit.id), naming.hex(unit.hex))} (${needMark(context, need)})`,
    );
  const own = [
    { heading: words.boardText.ground, cell: (hex: Hex) => groundText(words, context, hex, place(hex)) },
    { heading: words.boardText.fire, cell: (hex: Hex) => shooters(hex).join(', ') },
  ];
  return (
    <BoardTable
      map={mapFacts(context)}
      hexes={[...hexes].sort((a, b) => a - b)}
      describe={(hex) => words.clauses(contentText(words, context, shown, naming, overlays as LandOverlays, hex))}
      labels={words.boardTable}
      columns={[...own, ...columns]}
      onHex={onHex}
    />
  );
}
