import { useMemo } from 'react';
import type { Hex } from '../../../kernel/board';
import { Board } from '../../board/Board';
import { BoardTable } from '../../board/BoardTable';
import { NO_OVERLAYS } from '../../board/facts';
import type { MapFrame } from '../../table/contract/system';
import { landArt } from './board/art';
import { occupiedHexes } from './board/counterParts';
import type { LandOverlays } from './board/facts';
import { describeHex } from './describe';
import { createTeller, mapFacts } from './facts';
import { useGame, useGlides, useNaming, useShown } from './hooks';
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
export function MapTable({ onHex }: { readonly onHex: (hex: Hex) => void }) {
  const words = useWords().table;
  const context = useGame((now) => now.context);
  const shown = useShown();
  const naming = useNaming();
  const teller = useMemo(() => createTeller(context), [context]);
  return (
    <BoardTable
      map={mapFacts(context)}
      hexes={occupiedHexes(teller(shown, undefined))}
      describe={(hex) => describeHex(words, context, shown, naming, NO_OVERLAYS, hex)}
      labels={words.boardTable}
      onHex={onHex}
    />
  );
}
