import { useMemo } from 'react';
import type { Hex } from '../../../kernel/board';
import { Board } from '../../board/Board';
import { BoardTable } from '../../board/BoardTable';
import type { MapFrame, TableFrame } from '../../table/contract/system';
import { useWords } from '../../words';
import { ancientArt } from './board/art';
import type { AncientOverlays } from './board/facts';
import { contentText, describeHex, groundText } from './describe';
import { createTeller, mapFacts } from './facts';
import { useGame, useGlides, useNaming, useShown } from './hooks';
import { shootersAt } from './shooters';
import { useBawWords } from './words';

/** The ground and the counters on it. */
export function MapView({ frame }: { readonly frame: MapFrame }) {
  const words = useBawWords();
  const context = useGame((now) => now.context);
  const shown = useShown();
  const glides = useGlides();
  const fresh = useGame((now) => (glides ? now.fresh : undefined));
  const naming = useNaming();
  const teller = useMemo(
    () =>
      createTeller(context, {
        unit: (unit) => words.table.unitOf(naming.unit(unit.id), naming.army(unit.side)),
        leader: ({ id, bonus, side }) => words.table.leaderOf(naming.leader(id), bonus, naming.army(side)),
      }),
    [context, words, naming],
  );
  const pieces = teller(shown, fresh);
  const occupied = useMemo(() => [...new Set([...pieces.units, ...pieces.leaders].map(({ hex }) => hex))], [pieces]);
  // The marks come from this wing's tools and help.
  const overlays = frame.overlays as AncientOverlays;
  const describe = (hex: Hex) => describeHex(words, context, shown, naming, overlays, hex);
  return (
    <Board
      {...frame}
      map={mapFacts(context)}
      art={ancientArt}
      pieces={pieces}
      occupied={occupied}
      describe={describe}
      overlays={overlays}
    />
  );
}

/** The map as a table to be read. */
export function MapTable({ onHex, reached, overlays, columns, place }: TableFrame) {
  const words = useBawWords();
  const context = useGame((now) => now.context);
  const shown = useShown();
  const naming = useNaming();
  const { boardTable, boardText } = useWords().table;
  const standing = [...shown.units, ...shown.leaders].flatMap(({ hex }) => (hex >= 0 ? [hex] : []));
  const hexes = [...new Set([...standing, ...reached])].sort((a, b) => a - b);
  const shooters = (hex: Hex) =>
    shootersAt(context, shown, hex).map((unit) => words.table.unitAt(naming.unit(unit.id), naming.hex(unit.hex)));
  const own = [
    { heading: boardText.ground, cell: (hex: Hex) => words.table.clauses(groundText(words, context, shown, naming, hex, place(hex))) },
    { heading: boardText.fire, cell: (hex: Hex) => shooters(hex).join(', ') },
  ];
  return (
    <BoardTable
      map={mapFacts(context)}
      hexes={hexes}
      describe={(hex) => words.table.clauses(contentText(words, context, shown, naming, overlays as AncientOverlays, hex))}
      labels={boardTable}
      columns={[...own, ...columns]}
      onHex={onHex}
    />
  );
}
