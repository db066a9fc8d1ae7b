import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { Hex } from '../../kernel/board';
import { preferences } from '../../store/preferences';
import { table } from '../../store/table';
import { useStore } from '../app/useStore';
import { Board } from '../board/Board';
import { BoardTable } from '../board/BoardTable';
import { occupiedHexes } from '../board/counterParts';
import { NO_OVERLAYS, type Overlays } from '../board/facts';
import { landArt } from '../board/landArt';
import { match } from '../systems/ancients/match';
import { useWords } from '../words';
import { boardHandle } from './boardHandle';
import { aims, intents } from './boardIntents';
import { describeHex } from './describe';
import { createTeller, mapFacts } from './facts';
import { inspectHex, sceneOf } from './hands';
import { useGame, useNaming, useTable } from './hooks';
import { lastOf } from './last';
import { behaviourOf } from './tools';

/** Tools that show something else with every hex pointed at. */
const FOLLOWS = new Set(['move', 'enter', 'shoot', 'deploy']);

function useOverlays(): Overlays {
  const now = useStore(match.store, (state) => state.now!);
  const tool = useTable((state) => state.tool);
  const hover = useTable((state) => (FOLLOWS.has(state.tool.kind) ? state.hover : undefined));
  const refused = useTable((state) => state.refused);
  return useMemo(() => {
    const last = lastOf(now);
    if (now.looking !== undefined || now.outcome) {
      const scene = { ...sceneOf(now, { hover: undefined, pointer: 'mouse' }), state: now.shown };
      const seen = tool.kind === 'inspect' ? behaviourOf(tool).overlays(tool, scene) : NO_OVERLAYS;
      return last ? { ...seen, last } : seen;
    }
    const overlays = behaviourOf(tool).overlays(tool, sceneOf(now, { hover, pointer: 'mouse' }));
    const threats = refused?.refusal.hexes;
    return { ...overlays, ...(last ? { last } : {}), ...(threats && threats.length > 0 ? { threats } : {}) };
  }, [now, tool, hover, refused]);
}

/** The map: facts go in, intents come out. */
export function MapPane() {
  const words = useWords().table;
  const context = useGame((now) => now.context);
  const shown = useGame((now) => now.shown);
  const glides = useStore(preferences, (all) => all.speed !== 'off');
  const fresh = useGame((now) => (glides ? now.fresh : undefined));
  const title = useGame((now) => now.head.title);
  const skin = useStore(preferences, (all) => all.skin);
  const cursor = useTable((state) => state.cursor);
  const naming = useNaming();
  const overlays = useOverlays();
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
  const latest = useRef({ words, shown, naming, overlays });
  latest.current = { words, shown, naming, overlays };
  const describe = useCallback(
    (hex: Hex) => describeHex(latest.current.words, context, latest.current.shown, latest.current.naming, latest.current.overlays, hex),
    [context],
  );
  const labels = useMemo(() => ({ map: words.map(title), keys: words.mapKeys }), [words, title]);
  return (
    <div
      class="table-map"
      onPointerDownCapture={({ pointerType }) => {
        const pointer = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
        if (table.getState().pointer !== pointer) table.setState({ pointer });
      }}
    >
      <Board
        map={mapFacts(context)}
        art={landArt}
        pieces={pieces}
        occupied={occupied}
        overlays={overlays}
        cursor={cursor}
        skin={skin}
        aims={aims}
        describe={describe}
        labels={labels}
        intents={intents}
        handle={boardHandle}
      />
    </div>
  );
}

/** The map as a table to be read. */
export function MapTable() {
  const words = useWords().table;
  const context = useGame((now) => now.context);
  const shown = useGame((now) => now.shown);
  const naming = useNaming();
  const teller = useMemo(() => createTeller(context), [context]);
  const { counters, leaders, camps } = teller(shown, undefined);
  return (
    <BoardTable
      map={mapFacts(context)}
      hexes={occupiedHexes(counters, leaders, camps)}
      describe={(hex) => describeHex(words, context, shown, naming, NO_OVERLAYS, hex)}
      labels={words.boardTable}
      onHex={inspectHex}
    />
  );
}
