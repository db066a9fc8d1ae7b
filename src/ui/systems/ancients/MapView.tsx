import { useMemo } from 'react';
import type { Hex } from '../../../kernel/board';
import { Board } from '../../board/Board';
import { BoardTable } from '../../board/BoardTable';
import type { MapFrame, TableFrame } from '../../table/contract/system';
import { landArt } from './board/art';
import { occupiedHexes } from './board/counterParts';
import type { LandOverlays } from './board/facts';
import { contentText, describeHex, groundText } from './describe';
import { createTeller, mapFacts } from './facts';
import { useGame, useGlides, useNaming, useShown, useTable } from './hooks';
import { shootersAt } from './shooters';
import { useWords } from './words';

/** The land and the counters on it. */
export function MapView({ frame }: { readonly frame: MapFrame }) {
  const words = useWords().table;
  const context = useGame((now) => now.context);
  const shown = useShown();
  const glides = useGlides();
  const fresh = useGame((now) => (glides ? now.fresh : undefined));
  const naming = useNaming();
  const teller = useMemo(
    () =>
      createTeller(context, {
        unit: (unit) => words.unitOf(naming.unit(unit.id), naming.army(unit.side)),
        leaders: (side, count) => words.leadersHere(count, naming.army(side)),
        camp: (side, state) => (state === 'open' ? words.openCamp : words.capturedCamp)(naming.army(side)),
      }),
    [context, words, naming],
  );
  const pieces = teller(shown, fresh);
  const occupied = useMemo(() => pieces.counters.map(({ hex }) => hex), [pieces]);
  // The marks come from this wing's tools and help.
  const overlays = frame.overlays as LandOverlays;
  const describe = (hex: Hex) => describeHex(words, context, shown, naming, overlays, hex);
  return (
    <Board {...frame} map={mapFacts(context)} art={landArt} pieces={pieces} occupied={occupied} describe={describe} overlays={overlays} />
  );
}

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
      ({ unit, need }) => `${words.unitAt(naming.unit(unit.id), naming.hex(unit.hex))} (${need > 1 ? `1–${need}` : '1'})`,
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
