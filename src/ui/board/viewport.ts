import { type Point, SIDE } from './geometry';
import { createHold, type Hold } from './hold';
import type { Seen } from './intents';

/** Pixels for a map unit from which a piece shows more: sides of a hex of 20 and 34. */
export const DETAIL_SCALES = [20 / SIDE, 34 / SIDE] as const;
const LARGEST_SIDE = 110;
/** Below this side, the start shows a part of the map rather than all of it, up to the second. */
const READABLE_SIDE = 20;
const COMFORTABLE_SIDE = 34;
/** After the last movement of a gesture the new scale is written into the drawing. */
const SETTLE_MS = 120;
const GLIDE_MS = 200;
/** Pixels at the right edge that buttons lie over: the map may be drawn from under them. */
const BUTTONS = 52;
const GLIDING = 'board-sheets--gliding';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function detailOf(scale: number): 1 | 2 | 3 {
  return scale < DETAIL_SCALES[0] ? 1 : scale < DETAIL_SCALES[1] ? 2 : 3;
}

/** At which all of the map is just seen. */
const wholeScale = (map: Size, room: Size): number => Math.min(room.width / map.width, room.height / map.height, LARGEST_SIDE / SIDE);

/** The whole map, unless its hexes would be too small to read: then it fills the other dimension and is panned. */
export function fittingScale(map: Size, room: Size): number {
  const whole = wholeScale(map, room);
  if (whole * SIDE >= READABLE_SIDE) return whole;
  const filled = Math.max(room.width / map.width, room.height / map.height);
  return Math.max(whole, Math.min(filled, COMFORTABLE_SIDE / SIDE));
}

/** Where the map may lie along one axis: centred if it is smaller than the room, else with little beyond its edge; what lies under a cover at the end may be drawn from there. */
export function clampOffset(offset: number, content: number, room: number, covered = 0): number {
  // A whole pixel, as the place is when a movement is over.
  const spare = Math.round(content < room + 1 ? (room - content) / 2 : Math.min(room * 0.3, 140));
  const least = content < room + 1 ? spare : room - content - spare;
  return Math.min(spare, Math.max(least - covered, offset));
}

/**
 * Where a map lies along one axis at the start: in the middle. Of one that does not all go in what stands on it has the middle, or if that does not go in
 * either, whoever has as many before him as behind, as far as nothing beyond the edge is seen.
 */
export function firstOffset(places: number[], content: number, room: number): number {
  places.sort((a, b) => a - b);
  const [first, last] = [places[0]!, places.at(-1)!];
  const middle = last - first < room ? (first + last) / 2 : (places[places.length >> 1] ?? content / 2);
  const spare = room - content;
  return Math.min(Math.max(0, spare / 2), Math.max(spare, room / 2 - middle));
}

/**
 * How far places along one axis must move, by the least, to have so many pixels about them in a room. Where they do not all go in, those that are named
 * first do, and of a room too narrow for its edges the first has the middle.
 */
export function shiftInto(places: readonly number[], about: number, room: number): number {
  const edge = Math.min(about, room / 2);
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (const at of places) {
    const [low, high] = [Math.max(least, edge - at), Math.min(most, room - edge - at)];
    if (low > high) continue;
    [least, most] = [low, high];
  }
  return Math.min(most, Math.max(least, 0));
}

/**
 * Moves the sheets: by a CSS transform at once, and into their size when the movement is over.
 * Points of the map have the sheets' margin counted in; points of the screen are pixels from the top left of the box.
 */
export class Viewport {
  scale = 1;
  private written = 0;
  private x = 0;
  private y = 0;
  private room: Size = { width: 0, height: 0 };
  /** Pixels at the bottom that something lies over. */
  private covered = 0;
  /** The scale by which the map is shown anew as its room changes; undefined: somebody has panned or zoomed, what they see is theirs. */
  private fits: typeof wholeScale | undefined;
  /** Where the sheets were put last. */
  private shown = '';
  private frame = 0;
  private timer = 0;
  private glideTimer = 0;
  /** Where pieces stood when the map was first shown: what moves later moves no map that nobody has moved. */
  private stood: readonly Point[] | undefined;
  private readonly hold: Hold;
  private readonly watchers = new Set<(seen: Seen, rests: boolean) => void>();

  constructor(
    private readonly box: HTMLElement,
    private readonly sheets: HTMLElement,
    private readonly map: Size,
    /** Where pieces stand, on the map. */
    private readonly places: () => readonly Point[],
    private readonly onScale: (scale: number) => void,
  ) {
    this.hold = createHold(sheets);
  }

  toMap({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  toScreen({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  panBy(dx: number, dy: number) {
    this.x += dx;
    this.y += dy;
    this.move();
  }

  /** Zooms about a point of the screen. */
  zoomAt(factor: number, x: number, y: number) {
    const { map, room, scale } = this;
    // The room may have grown since.
    const least = Math.min(scale, 0.9 * wholeScale(map, room), 0.9);
    const to = Math.min(LARGEST_SIDE / SIDE, Math.max(least, scale * factor));
    this.x = x - ((x - this.x) * to) / scale;
    this.y = y - ((y - this.y) * to) / scale;
    this.scale = to;
    this.move();
  }

  glideZoom(factor: number, x = this.room.width / 2, y = this.room.height / 2) {
    this.glide(() => this.zoomAt(factor, x, y));
  }

  /** As at the start, the whole map or as much of it as can be read; or at another scale. */
  showAll(fits = fittingScale) {
    this.fits = fits;
    this.measure();
    const { map, room } = this;
    if (room.width === 0 || room.height === 0) return;
    const scale = fits(map, room);
    this.stood ??= this.places();
    const stood = this.stood;
    const along = (axis: 'x' | 'y', size: 'width' | 'height') =>
      scale *
      firstOffset(
        stood.map((place) => place[axis]),
        map[size],
        room[size] / scale,
      );
    this.scale = scale;
    this.x = along('x', 'width');
    this.y = along('y', 'height');
    this.clamp();
    this.settle();
  }

  /** The whole map, however small its hexes are; if it is seen whole already, as at the start. */
  showWhole() {
    this.showAll(this.fits === wholeScale ? fittingScale : wholeScale);
  }

  /** Brings points of the map into sight with so many pixels about them, if they are not; those named first before the others. */
  reveal(points: readonly Point[], about: number) {
    const at = points.map((point) => this.toScreen(point));
    const dx = shiftInto(
      at.map(({ x }) => x),
      about,
      this.room.width,
    );
    const dy = shiftInto(
      at.map(({ y }) => y),
      about,
      this.room.height - this.covered,
    );
    if (dx || dy) this.glide(() => this.panBy(dx, dy));
  }

  /** Something lies over the bottom of the map, or no longer: the map stays where it is, as far as it may. */
  cover(pixels: number) {
    if (pixels === this.covered) return;
    this.covered = pixels;
    this.glide(() => {
      this.clamp();
      this.show();
    });
  }

  resize() {
    const before = this.room;
    this.measure();
    if (this.fits || before.width === 0) {
      this.showAll(this.fits);
      return;
    }
    this.x += (this.room.width - before.width) / 2;
    this.y += (this.room.height - before.height) / 2;
    this.clamp();
    this.settle();
  }

  stop() {
    this.hold.letGo();
    clearTimeout(this.timer);
    clearTimeout(this.glideTimer);
    cancelAnimationFrame(this.frame);
  }

  watch(see: (seen: Seen, rests: boolean) => void): () => void {
    this.watchers.add(see);
    see(this.seen(), true);
    return () => this.watchers.delete(see);
  }

  /** Brings a place of the map, in shares of it, to the middle. */
  lookAt(x: number, y: number) {
    const { map, room, scale } = this;
    this.panBy(room.width / 2 - x * map.width * scale - this.x, room.height / 2 - y * map.height * scale - this.y);
  }

  private seen(): Seen {
    const [width, height] = [this.map.width * this.scale, this.map.height * this.scale];
    return { left: -this.x / width, top: -this.y / height, width: this.room.width / width, height: this.room.height / height };
  }

  private measure() {
    this.room = { width: this.box.clientWidth, height: this.box.clientHeight };
  }

  private clamp() {
    this.x = clampOffset(this.x, this.map.width * this.scale, this.room.width, BUTTONS);
    this.y = clampOffset(this.y, this.map.height * this.scale, this.room.height, this.covered);
  }

  private move() {
    this.clamp();
    // What goes no further has not been moved.
    if (this.placed() !== this.shown) this.fits = undefined;
    if (!this.sheets.classList.contains(GLIDING)) this.hold.take();
    this.frame ||= requestAnimationFrame(() => this.show());
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), SETTLE_MS);
  }

  private placed(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale / this.written})`;
  }

  private show(rests = false) {
    this.frame = 0;
    this.shown = this.placed();
    this.sheets.style.transform = this.shown;
    for (const see of this.watchers) see(this.seen(), rests);
  }

  /** Writes the scale into the drawing, which is then sharp again. */
  private settle() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.hold.letGo();
    this.x = Math.round(this.x);
    this.y = Math.round(this.y);
    if (this.written !== this.scale) {
      const { scale, box, sheets, map } = this;
      this.written = scale;
      sheets.style.width = `${map.width * scale}px`;
      sheets.style.height = `${map.height * scale}px`;
      // Not on the sheets: whose style has a property of ours is worked out whole with every frame that moves it.
      box.style.setProperty('--board-u', String(1 / scale));
      box.style.setProperty('--board-ratio', String(map.width / map.height));
      sheets.dataset['detail'] = String(detailOf(scale));
      sheets.hidden = false;
      this.onScale(scale);
    }
    this.show(true);
  }

  private glide(act: () => void) {
    // A transition needs no hold.
    this.hold.letGo();
    this.sheets.classList.add(GLIDING);
    act();
    clearTimeout(this.timer);
    clearTimeout(this.glideTimer);
    this.glideTimer = window.setTimeout(() => {
      this.sheets.classList.remove(GLIDING);
      this.settle();
    }, GLIDE_MS);
  }
}
