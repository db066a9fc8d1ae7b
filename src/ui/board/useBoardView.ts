import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from '../../kernel/board';
import type { Overlays } from './facts';
import { boundsOf, centreOf, facingTowards, hexAtPoint, type Point } from './geometry';
import { type GestureHost, Gestures } from './gestures';
import type { BoardHandle, ViewProps } from './intents';
import { MARGIN } from './Layer';
import { createStage, type Stage } from './stage';
import { keepStrayClicks } from './strayClicks';
import { Viewport } from './viewport';
import { wheelSpots } from './wheelSpots';

const ZOOM_STEP = 1.4;

const onSheet = (point: Point): Point => ({ x: point.x + MARGIN, y: point.y + MARGIN });

/** Whether something may come of it that a hex is chosen. */
export const hasMark = ({ legal, picked, marked, reachable, targets, drawn }: Overlays, hex: Hex): boolean =>
  [legal, picked, marked, drawn].some((hexes) => hexes?.includes(hex)) ||
  [reachable, targets].some((marks) => marks?.some((mark) => mark.hex === hex));

/** What the gestures may ask, answered from the latest facts. */
function createHost(view: Viewport, frame: HTMLElement, props: () => ViewProps): GestureHost {
  const toHexes = (at: Point): Point => {
    const { x, y } = view.toMap(at);
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
    frame(corners) {
      frame.hidden = !corners;
      if (!corners) return;
      const [a, b] = corners;
      Object.assign(frame.style, {
        left: `${Math.min(a.x, b.x)}px`,
        top: `${Math.min(a.y, b.y)}px`,
        width: `${Math.abs(a.x - b.x)}px`,
        height: `${Math.abs(a.y - b.y)}px`,
      });
    },
    framed(a, b) {
      const { map, occupied } = props();
      const [from, to] = [toHexes(a), toHexes(b)];
      const isBetween = (at: number, one: number, other: number) => (at - one) * (at - other) <= 0;
      return occupied.filter((hex) => {
        const { x, y } = centreOf(map.board, hex);
        return isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y);
      });
    },
    aims: (hex) => props().aims?.(hex) ?? false,
    drag: (hex, at) => props().intents.onDrag?.(hex, toHexes(at)),
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
    idle: (hex) => !props().occupied.includes(hex) && !hasMark(props().overlays, hex),
    get intents() {
      return props().intents;
    },
  };
}

function createHandle(box: HTMLElement, view: Viewport, props: () => ViewProps): BoardHandle {
  const place = (hex: Hex) => onSheet(centreOf(props().map.board, hex));
  return {
    fit: () => view.showWhole(),
    zoomIn: () => view.glideZoom(ZOOM_STEP),
    zoomOut: () => view.glideZoom(1 / ZOOM_STEP),
    cover: (pixels) => view.cover(pixels),
    watch: (see) => view.watch(see),
    lookAt: (x, y) => view.lookAt(x, y),
    // The wheel may come about it.
    reveal: (...hexes) => view.reveal(hexes.map(place), wheelSpots(props().map.board, 0, 1 / view.scale).reach * view.scale),
    focus: () => box.focus({ preventScroll: true }),
  };
}

export interface BoardView {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly sheets: RefObject<HTMLDivElement | null>;
  /** Drawn over the map to choose what lies in it. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly stage: Stage;
  /** The scale that is written into the drawing. */
  readonly scale: number;
  readonly handle: RefObject<BoardHandle | null>;
  /** True if there was an aim or a frame to give up. */
  giveUp(): boolean;
}

/** Joins the view and the gestures to the elements, for as long as the map is the same. */
export function useBoardView(props: ViewProps): BoardView {
  const box = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<BoardHandle>(null);
  const gestures = useRef<Gestures>(null);
  const latest = useRef(props);
  latest.current = props;
  const stage = useMemo(createStage, []);
  const [scale, setScale] = useState(1);
  const { board } = props.map;

  useLayoutEffect(() => {
    if (!box.current || !sheets.current || !frame.current) return;
    const now = () => latest.current;
    const { width, height } = boundsOf(board);
    const places = () => now().occupied.map((hex) => onSheet(centreOf(board, hex)));
    const view = new Viewport(box.current, sheets.current, { width: width + 2 * MARGIN, height: height + 2 * MARGIN }, places, setScale);
    const listener = new Gestures(box.current, view, createHost(view, frame.current, now));
    const letClicks = keepStrayClicks(box.current);
    gestures.current = listener;
    view.showAll();
    const watch = new ResizeObserver(() => view.resize());
    watch.observe(box.current);
    handle.current = createHandle(box.current, view, now);
    const told = latest.current.handle;
    if (told) told.current = handle.current;
    return () => {
      watch.disconnect();
      letClicks();
      listener.stop();
      view.stop();
      if (told) told.current = null;
    };
  }, [board]);

  useEffect(() => {
    stage.live = true;
  }, [stage]);

  return { box, sheets, frame, stage, scale, handle, giveUp: () => gestures.current?.giveUp() ?? false };
}
