import './boardText.css';
import { useMemo } from 'react';
import type { Hex } from '../../../kernel/board';
import { SIDES, type Side } from '../../../kernel/twoSides';
import { systemOf } from '../../../store/systems';
import { isInspecting, type Tool } from '../../../store/table';
import { NO_OVERLAYS, type Overlays } from '../../board/facts';
import { useWords } from '../../words';
import type { SystemPanels, TableFrame } from '../contract/system';
import { tableOf } from '../contract/systems';
import { behaviourOf, inspectHex, mayDecide, situationOf } from '../session';
import { chooseRow } from './boardIntents';
import { useGame, useNaming, useSystem, useTable } from './hooks';
import { patchesOf, rangeOf, WINGS, wingsOf } from './landmarks';

interface Props {
  readonly panels: SystemPanels;
}

interface Landmark {
  readonly key: string;
  readonly name: string;
  readonly hex: Hex;
}

/** The places of one kind of ground, each with its name. */
function usePlaces(): readonly { readonly name: string; readonly hexes: readonly Hex[] }[] {
  const system = useSystem();
  const context = useGame((now) => now.context);
  const words = useWords();
  return useMemo(
    () =>
      patchesOf(context.board, (hex) => system.ground?.(context, hex)).map(({ kind, hexes }) => ({
        name: `${kind} ${rangeOf(context.board, hexes)}`,
        hexes,
      })),
    [system, context, words],
  );
}

/** The wings of both sides, as who looks sees them. */
function useWings({ dots }: SystemPanels): readonly Landmark[] {
  const now = useGame((all) => all);
  const { landmarks } = useWords().table;
  const naming = useNaming();
  const { board } = now.context;
  const facings = new Map(
    systemOf(now)
      .pieces(now.shown)
      .map(({ hex, facing }) => [hex, facing]),
  );
  return SIDES.flatMap((side: Side) => {
    const standing = (dots?.(now.shown) ?? []).filter((dot) => dot.side === side).map(({ hex }) => ({ hex, facing: facings.get(hex) }));
    const wings = wingsOf(board, standing);
    if (!wings) return [];
    return WINGS.filter((wing) => wings[wing].length > 0).map((wing) => {
      const hexes = wings[wing];
      return {
        key: `${side} ${wing}`,
        name: landmarks.wing[wing](naming.army(side), rangeOf(board, hexes), hexes.length),
        hex: hexes[0]!,
      };
    });
  });
}

/** Where the armies' wings, the camps and the woods lie, each a button that looks there. */
function Landmarks({ panels }: Props) {
  const { landmarks } = useWords().table;
  const now = useGame((all) => all);
  const spots = tableOf(now).spots?.(now) ?? [];
  const all: readonly Landmark[] = [
    ...useWings(panels),
    ...spots.map(({ name, hex }) => ({ key: name, name, hex })),
    ...usePlaces().map(({ name, hexes }) => ({ key: name, name, hex: hexes[0]! })),
  ];
  if (all.length === 0) return null;
  return (
    <nav aria-label={landmarks.title} data-testid="landmarks">
      <h2>{landmarks.title}</h2>
      <ul className="board-landmarks">
        {all.map(({ key, name, hex }) => (
          <li key={key}>
            <button type="button" className="app-button" onClick={() => inspectHex(hex)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the piece in hand may reach, and what each way takes; nothing while only looked at. */
function useReached(): Pick<TableFrame, 'reached' | 'overlays' | 'columns'> {
  const now = useGame((all) => all);
  const held = useTable((state) => state.tool);
  const { boardText } = useWords().table;
  return useMemo(() => {
    // Each row tells the way to its own hex, wherever somebody has chosen to go.
    const tool: Tool = { ...held, goal: undefined, facing: undefined };
    if (!mayDecide(now) || isInspecting(tool)) return { reached: [], overlays: NO_OVERLAYS, columns: [] };
    const situationAt = (hover: Hex | undefined) => situationOf(now, { tool, hover, pointer: 'mouse' });
    const overlays: Overlays = behaviourOf(now, tool).overlays(tool, situationAt(undefined));
    const reachable = new Set(overlays.reachable?.map(({ hex }) => hex));
    const reached = [...reachable, ...(overlays.targets ?? []).map(({ hex }) => hex), ...(overlays.legal ?? [])];
    const ways = new Map([...reachable].map((hex) => [hex, tableOf(now).way(tool, situationAt(hex))]));
    const columns = [
      { heading: boardText.way, cell: (hex: Hex) => ways.get(hex)?.text ?? '' },
      { heading: boardText.harm, cell: (hex: Hex) => ways.get(hex)?.harm ?? '' },
    ];
    return { reached, overlays, columns: reachable.size > 0 ? columns : [] };
  }, [now, held, boardText]);
}

/** The map for whoever reads rather than looks: its landmarks, and a row for each hex that there is something to say of. */
export function BoardText({ panels }: Props) {
  const { MapTable } = useSystem();
  const places = usePlaces();
  const place = useMemo(() => {
    const names = new Map(places.flatMap(({ name, hexes }) => hexes.map((hex) => [hex, name] as const)));
    return (hex: Hex) => names.get(hex);
  }, [places]);
  return (
    <>
      <Landmarks panels={panels} />
      <MapTable onHex={chooseRow} place={place} {...useReached()} />
    </>
  );
}
