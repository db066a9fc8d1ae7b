import { useMemo } from 'react';
import type { Hex } from '../../../kernel/board';
import { Board } from '../../board/Board';
import { BoardTable } from '../../board/BoardTable';
import { NO_OVERLAYS } from '../../board/facts';
import type { MapFrame } from '../../table/contract/system';
import { seaArt } from './board/art';
import type { SeaOverlays } from './board/facts';
import { describeHex } from './describe';
import { createTeller, mapFacts } from './facts';
import { useGame, useGlides, useNaming, useShown } from './hooks';
import { useNavalWords } from './words';

/** The sea and what is on it. */
export function MapView({ frame }: { readonly frame: MapFrame }) {
  const words = useNavalWords();
  const context = useGame((now) => now.context);
  const shown = useShown();
  const glides = useGlides();
  const fresh = useGame((now) => (glides ? now.fresh : undefined));
  const naming = useNaming();
  const teller = useMemo(
    () =>
      createTeller(context, {
        ship: (ship) => words.table.shipOf(naming.ship(ship.id), naming.army(ship.side)),
        landing: ({ side, marines }) => words.table.map.marinesAshore(marines, naming.army(side)),
      }),
    [context, words, naming],
  );
  const pieces = teller(shown, fresh);
  const occupied = useMemo(() => [...pieces.ships, ...pieces.ashore].map(({ hex }) => hex), [pieces]);
  // The marks come from this wing's tools and help.
  const overlays = frame.overlays as SeaOverlays;
  const describe = (hex: Hex) => describeHex(words, context, shown, naming, overlays, hex);
  return (
    <Board {...frame} map={mapFacts(context)} art={seaArt} pieces={pieces} occupied={occupied} describe={describe} overlays={overlays} />
  );
}

/** The map as a table to be read. */
export function MapTable({ onHex }: { readonly onHex: (hex: Hex) => void }) {
  const words = useNavalWords();
  const context = useGame((now) => now.context);
  const shown = useShown();
  const naming = useNaming();
  const hexes = [...shown.ships.filter(({ hex }) => hex >= 0), ...shown.ashore].map(({ hex }) => hex).sort((a, b) => a - b);
  return (
    <BoardTable
      map={mapFacts(context)}
      hexes={hexes}
      describe={(hex) => describeHex(words, context, shown, naming, NO_OVERLAYS, hex)}
      labels={words.table.map.table}
      onHex={onHex}
    />
  );
}
