import './board.css';
import './terrain.css';
import './counters.css';
import './overlays.css';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Hex, OFF_MAP } from '../../kernel/board';
import { Above } from './Above';
import { Below } from './Below';
import { CounterLayer } from './CounterLayer';
import type { Overlays } from './facts';
import { boundsOf, centreOf, facingTowards, hexAtPoint, type Point, SIDE, stepCursor } from './geometry';
import { type Gestures, type Ground, listen } from './gestures';
import type { BoardHandle, BoardProps } from './intents';
import { intentOf } from './keys';
import { MARGIN } from './Layer';
import { wheelSpots } from './overlayShapes';
import { createStage } from './stage';
import { TerrainLayer } from './TerrainLayer';
import { createViewport, type Viewport } from './viewport';

const ZOOM_STEP = 1.4;
/** A revealed hex keeps at least so many pixels to the edge. */
const REVEAL_ROOM = 70;

const onSheet = (point: Point): Point => ({ x: point.x + MARGIN, y: point.y + MARGIN });

function hasMark({ reachable, targets, legal, selected }: Overlays, hex: Hex): boolean {
  return (
    selected === hex ||
    !!legal?.includes(hex) ||
    !!reachable?.some((mark) => mark.hex === hex) ||
    !!targets?.some((mark) => mark.hex === hex)
  );
}

/** What the gestures may ask, answered from the latest facts. */
function createGround(view: Viewport, props: () => BoardProps): Ground {
  const toHexes = (at: Point): Point => {
    const { x, y } = view.toMap(at.x, at.y);
    return { x: x - MARGIN, y: y - MARGIN };
  };
  return {
    hexAt(at) {
      const { x, y } = toHexes(at);
      return hexAtPoint(props().map.board, x, y);
    },
    facingAt(hex, at) {
      const { x, y } = toHexes(at);
      return facingTowards(props().map.board, hex, x, y);
    },
    aims: (hex) => props().aims?.(hex) ?? false,
    arrowAt(at, by) {
      const { map, overlays } = props();
      const { wheel } = overlays;
      if (!wheel) return undefined;
      const { x, y } = toHexes(at);
      const { spots, radius } = wheelSpots(map.board, wheel.hex, 1 / view.scale);
      const grace = by === 'mouse' ? 1 : 1.15;
      const facing = wheel.open.find((d) => Math.hypot(spots[d]!.x - x, spots[d]!.y - y) <= radius * grace);
      return facing === undefined ? undefined : { hex: wheel.hex, facing };
    },
    idle: (hex) => !props().counters.some((counter) => counter.hex === hex) && !hasMark(props().overlays, hex),
    get intents() {
      return props().intents;
    },
  };
}

function createHandle(box: HTMLElement, view: Viewport, finish: () => void, props: () => BoardProps): BoardHandle {
  const place = (hex: Hex) => onSheet(centreOf(props().map.board, hex));
  return {
    fit: view.fit,
    zoomIn: () => view.glideZoom(ZOOM_STEP),
    zoomOut: () => view.glideZoom(1 / ZOOM_STEP),
    centreOn: (hex) => view.centreOn(place(hex)),
    reveal: (hex) => view.reveal(place(hex), REVEAL_ROOM),
    finish,
    focus: () => box.focus({ preventScroll: true }),
    placeOf(hex) {
      const { left, top } = box.getBoundingClientRect();
      const { x, y } = view.toScreen(place(hex));
      return { x: left + x, y: top + y, side: SIDE * view.scale };
    },
  };
}

/** The map as a control: the sheets, the gestures and the keys. */
export function Board(props: BoardProps) {
  const { map, counters, leaders, camps, overlays, cursor, labels, describe, skin = 'silhouettes' } = props;
  const box = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const parts = useRef<{ view: Viewport; gestures: Gestures } | undefined>(undefined);
  const stage = useMemo(createStage, []);
  const [scale, setScale] = useState(1);
  const [keyed, setKeyed] = useState(false);
  const keysId = useId();

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !sheets.current) return;
    const now = () => latest.current;
    const { width, height } = boundsOf(map.board);
    const view = createViewport(element, sheets.current, { width: width + 2 * MARGIN, height: height + 2 * MARGIN }, setScale);
    const gestures = listen(element, view, createGround(view, now));
    parts.current = { view, gestures };
    view.fit();
    const watch = new ResizeObserver(() => view.resize());
    watch.observe(element);
    const handle = latest.current.handle;
    if (handle) handle.current = createHandle(element, view, stage.finish, now);
    return () => {
      watch.disconnect();
      gestures.stop();
      view.destroy();
      if (handle) handle.current = null;
    };
  }, [map.board, stage]);

  useEffect(() => {
    stage.live = true;
  }, [stage]);

  const moveCursor = (to: Hex) => {
    props.intents.onCursor?.(to);
    parts.current?.view.reveal(onSheet(centreOf(map.board, to)), REVEAL_ROOM);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const intent = intentOf(event);
    if (intent === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setKeyed(true);
    const { intents } = props;
    const here = cursor ?? overlays.selected ?? counters.find((counter) => counter.hex !== OFF_MAP)?.hex ?? 0;
    if (intent === 'cancel') {
      if (!parts.current?.gestures.cancelAim()) intents.onCancel?.();
    } else if (intent === 'choose') {
      if (cursor === undefined) moveCursor(here);
      else intents.onHex?.(cursor, { pointer: 'keyboard' });
    } else if (intent === 'inspect') intents.onInspect?.(here);
    else if ('turn' in intent) intents.onTurn?.(intent.turn);
    else if ('zoom' in intent) parts.current?.view.glideZoom(ZOOM_STEP ** intent.zoom);
    else moveCursor(cursor === undefined ? here : stepCursor(map.board, cursor, intent.cursor));
  };

  return (
    <div
      ref={box}
      class="board"
      // The arrow keys must reach the map, and hexes in staggered columns are no grid of rows: hence an application. BoardTable is for reading.
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what the keyboard is for; the rule does not know the role
      tabIndex={0}
      aria-label={labels.map}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
      onFocus={() => setKeyed(box.current?.matches(':focus-visible') ?? false)}
      onBlur={() => setKeyed(false)}
      onPointerDown={() => setKeyed(false)}
    >
      <div ref={sheets} class="board-sheets" data-detail="3">
        <TerrainLayer map={map} />
        <Below map={map} overlays={overlays} u={1 / scale} />
        <CounterLayer map={map} counters={counters} leaders={leaders} camps={camps} skin={skin} stage={stage} />
        <Above map={map} overlays={overlays} cursor={keyed ? cursor : undefined} skin={skin} u={1 / scale} />
      </div>
      <div class="board-pane" />
      <p id={keysId} class="app-unseen">
        {labels.keys}
      </p>
      <p class="app-unseen" aria-live="polite">
        {keyed && cursor !== undefined ? describe(cursor) : ''}
      </p>
    </div>
  );
}
