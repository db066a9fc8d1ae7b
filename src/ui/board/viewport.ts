import type { Point } from './geometry';
import { SIDE } from './geometry';

/** Sides of a hex on the screen, in pixels, from which a counter shows more. */
export const DETAIL_SIDES = [20, 34] as const;
const LARGEST_SIDE = 110;
/** Below this side, the start shows a part of the map rather than all of it, up to the second. */
const READABLE_SIDE = 20;
const COMFORTABLE_SIDE = 34;
/** After the last movement of a gesture the new scale is written into the drawing. */
const SETTLE_MS = 120;
const GLIDE_MS = 200;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function detailOf(scale: number): 1 | 2 | 3 {
  const side = scale * SIDE;
  return side < DETAIL_SIDES[0] ? 1 : side < DETAIL_SIDES[1] ? 2 : 3;
}

/** The whole map, unless its hexes would be too small to read: then it fills the other dimension and is panned. */
export function fittingScale(map: Size, room: Size): number {
  const whole = Math.min(room.width / map.width, room.height / map.height);
  if (whole * SIDE >= READABLE_SIDE) return Math.min(whole, LARGEST_SIDE / SIDE);
  const filled = Math.max(room.width / map.width, room.height / map.height);
  return Math.max(whole, Math.min(filled, COMFORTABLE_SIDE / SIDE));
}

/** Where the map may lie along one axis: centred if it is smaller than the room, else with little beyond its edge. */
export function clampOffset(offset: number, content: number, room: number): number {
  if (content <= room) return (room - content) / 2;
  const spare = Math.min(room * 0.3, 140);
  return Math.min(spare, Math.max(room - content - spare, offset));
}

export interface Viewport {
  readonly scale: number;
  /** A point of the board's box (in pixels from its top left) in map units, the margin counted in. */
  toMap(x: number, y: number): Point;
  toScreen(point: Point): Point;
  panBy(dx: number, dy: number): void;
  /** Zooms about a point of the board's box. */
  zoomAt(factor: number, x: number, y: number): void;
  glideZoom(factor: number, x?: number, y?: number): void;
  fit(): void;
  /** Brings a point of the map to the middle. */
  centreOn(point: Point): void;
  /** Brings a point of the map into sight with so many pixels about it, if it is not. */
  reveal(point: Point, room: number): void;
  resize(): void;
  settle(): void;
  destroy(): void;
}

/** Moves the sheets: by a CSS transform at once, and into their size when the movement is over. */
export function createViewport(box: HTMLElement, sheets: HTMLElement, map: Size, onScale: (scale: number) => void): Viewport {
  let scale = 1;
  let written = 0;
  let x = 0;
  let y = 0;
  let room: Size = { width: 0, height: 0 };
  let touched = false;
  let frame = 0;
  let timer = 0;

  const leastScale = () => Math.min(room.width / map.width, room.height / map.height, 1) * 0.9;
  const clamp = () => {
    x = clampOffset(x, map.width * scale, room.width);
    y = clampOffset(y, map.height * scale, room.height);
  };
  const show = () => {
    frame = 0;
    sheets.style.transform = `translate(${x}px, ${y}px) scale(${scale / written})`;
  };
  const move = () => {
    clamp();
    frame ||= requestAnimationFrame(show);
    clearTimeout(timer);
    timer = window.setTimeout(settle, SETTLE_MS);
  };
  function settle() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    x = Math.round(x);
    y = Math.round(y);
    if (written !== scale) {
      written = scale;
      sheets.style.width = `${map.width * scale}px`;
      sheets.style.height = `${map.height * scale}px`;
      sheets.style.setProperty('--board-u', String(1 / scale));
      sheets.dataset.detail = String(detailOf(scale));
      onScale(scale);
    }
    show();
  }
  const glide = (act: () => void) => {
    sheets.classList.add('board-sheets--gliding');
    act();
    window.setTimeout(() => {
      sheets.classList.remove('board-sheets--gliding');
      settle();
    }, GLIDE_MS);
    clearTimeout(timer);
  };
  const zoomAt = (factor: number, px: number, py: number) => {
    const to = Math.min(LARGEST_SIDE / SIDE, Math.max(leastScale(), scale * factor));
    x = px - ((px - x) * to) / scale;
    y = py - ((py - y) * to) / scale;
    scale = to;
    touched = true;
    move();
  };
  const measure = () => {
    room = { width: box.clientWidth, height: box.clientHeight };
  };
  const showAll = () => {
    measure();
    if (room.width === 0 || room.height === 0) return;
    scale = fittingScale(map, room);
    x = (room.width - map.width * scale) / 2;
    y = (room.height - map.height * scale) / 2;
    clamp();
    touched = false;
    settle();
  };
  const centreOn = (point: Point) => {
    x = room.width / 2 - point.x * scale;
    y = room.height / 2 - point.y * scale;
    touched = true;
    move();
  };
  return {
    get scale() {
      return scale;
    },
    toMap: (px, py) => ({ x: (px - x) / scale, y: (py - y) / scale }),
    toScreen: (point) => ({ x: point.x * scale + x, y: point.y * scale + y }),
    panBy(dx, dy) {
      x += dx;
      y += dy;
      touched = true;
      move();
    },
    zoomAt,
    glideZoom: (factor, px = room.width / 2, py = room.height / 2) => glide(() => zoomAt(factor, px, py)),
    fit: showAll,
    centreOn: (point) => glide(() => centreOn(point)),
    reveal(point, about) {
      const px = point.x * scale + x;
      const py = point.y * scale + y;
      const lack = (at: number, size: number) => (at < about ? about - at : at > size - about ? size - about - at : 0);
      const dx = lack(px, room.width);
      const dy = lack(py, room.height);
      if (dx || dy) {
        glide(() => {
          x += dx;
          y += dy;
          move();
        });
      }
    },
    resize() {
      const before = room;
      measure();
      if (!touched || before.width === 0) return showAll();
      x += (room.width - before.width) / 2;
      y += (room.height - before.height) / 2;
      clamp();
      settle();
    },
    settle,
    destroy() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    },
  };
}
