import { useMemo } from 'react';
import type { Hex } from '../../../kernel/board';
import { Board } from '../../board/Board';
import { BoardTable } from '../../board/BoardTable';
import type { MapFrame, TableFrame } from '../../table/contract/system';
import { useWords } from '../../words';
import { seaArt } from './board/art';
import type { SeaOverlays } from './board/facts';
import { contentText, describeHex, groundText } from './describe';
import { createTeller, mapFacts } from './facts';
import { useGame, useGlides, useNaming, useShown, useTable } from './hooks';
import { shootersAt } from './shooters';
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
export function MapTable({ onHex, reached, overlays, columns, place }: TableFrame) {
  const words = useNavalWords();
  const context = useGame((now) => now.context);
  const shown = useShown();
  const naming = useNaming();
  const { boardTable, boardText } = useWords().table;
  const held = useTable(({ tool }) => ('unit' in tool ? tool.unit : undefined));
  const standing = [...shown.ships.filter(({ hex }) => hex >= 0), ...shown.ashore].map(({ hex }) => hex);
  const hexes = [...new Set([...standing, ...reached])].sort((a, b) => a - b);
  const { map, shipAt } = words.table;
  const shooters = (hex: Hex) =>
    shootersAt(context, shown, hex, held === undefined ? undefined : shown.ships[held]).map(
      ({ hex: from, ship, by }) =>
        `${ship ? shipAt(naming.ship(ship.id), naming.hex(from)) : map.ashoreAt(naming.hex(from))} (${by.map((how) => map.by[how]).join(', ')})`,
    );
  const own = [
    { heading: boardText.ground, cell: (hex: Hex) => words.table.clauses(groundText(words, context, naming, hex, place(hex))) },
    { heading: boardText.fire, cell: (hex: Hex) => shooters(hex).join(', ') },
  ];
  return (
    <BoardTable
      map={mapFacts(context)}
      hexes={hexes}
      describe={(hex) => words.table.clauses(contentText(words, context, shown, naming, overlays as SeaOverlays, hex))}
      labels={boardTable}
      columns={[...own, ...columns]}
      onHex={onHex}
    />
  );
}
