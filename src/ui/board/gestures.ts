import { type Direction, type Hex, OFF_MAP } from '../../kernel/board';
import type { Point } from './geometry';
import type { BoardIntents } from './intents';
import type { Viewport } from './viewport';

const SLOP = { mouse: 4, pen: 6, touch: 10 } as const;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SLOP = 26;
const DOUBLE_TAP_ZOOM = 1.8;

/** A wheel that counts in lines or pages moves so many pixels for each: three lines, one notch of it, are the hundred that it is elsewhere. */
const LINE = 100 / 3;
const PAGE = 400;

type Kind = keyof typeof SLOP;

/** What Safari tells of two fingers on a trackpad; `scale` is 1 where they began. */
type Spread = MouseEvent & { readonly scale: number };

/** What the gestures ask of the board. Points are in pixels from the top left of its box. */
export interface GestureHost {
  hexAt(point: Point): Hex;
  /** The facing a point names when dragged to from a hex. */
  facingAt(hex: Hex, point: Point): Direction | undefined;
  aims(hex: Hex): boolean;
  /** Tells where the pointer is that holds a hex. */
  drag(hex: Hex, point: Point): void;
  /** The arrow of the wheel at a point. */
  arrowAt(point: Point, by: Kind): { readonly hex: Hex; readonly facing: Direction } | undefined;
  /** Shows a frame from corner to corner, or none. */
  frame(corners: readonly [Point, Point] | undefined): void;
  /** The hexes with pieces whose middle lies in a frame. */
  framed(a: Point, b: Point): Hex[];
  /** Nothing would come of a tap here, so that a second one may zoom. */
  idle(hex: Hex): boolean;
  readonly intents: BoardIntents;
}

interface Press {
  readonly pointer: number;
  readonly by: Kind;
  readonly start: Point;
  readonly hex: Hex;
  state: 'pressed' | 'panning' | 'aiming' | 'framing' | 'over';
  at: Point;
  facing: Direction | undefined;
}

const kindOf = ({ pointerType }: PointerEvent): Kind => (pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse');
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Turns what pointers do on the board into its intents, and pans and zooms. */
export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private readonly removal = new AbortController();
  private press: Press | undefined;
  /** The scale that Safari told last. */
  private spreadBefore = 1;
  private pinch: { readonly distance: number; readonly middle: Point } | undefined;
  private tap: { readonly time: number; readonly at: Point } | undefined;
  private hovered: Hex = OFF_MAP;
  private timer = 0;
  private telling = 0;
  private corner: Point = { x: 0, y: 0 };

  constructor(
    private readonly box: HTMLElement,
    private readonly view: Viewport,
    private readonly host: GestureHost,
  ) {
    const { signal } = this.removal;
    const up = (event: PointerEvent) => this.up(event);
    box.addEventListener('pointerenter', () => this.measure(), { signal });
    box.addEventListener('pointerdown', (event) => this.down(event), { signal });
    box.addEventListener('pointermove', (event) => this.move(event), { signal });
    box.addEventListener('pointerup', up, { signal });
    box.addEventListener('pointercancel', up, { signal });
    box.addEventListener('pointerleave', (event) => this.leave(event), { signal });
    // With Shift a press would choose text as far as to the map.
    box.addEventListener('mousedown', (event) => event.shiftKey && event.preventDefault(), { signal });
    box.addEventListener('contextmenu', (event) => this.menu(event), { signal });
    box.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    for (const kind of ['gesturestart', 'gesturechange'])
      box.addEventListener(kind, (event) => this.spreadTo(event as Spread), { signal, passive: false });
  }

  stop() {
    clearTimeout(this.timer);
    clearTimeout(this.telling);
    this.giveUp();
    this.removal.abort();
  }

  /** Nothing more comes of the press. True if there was an aim or a frame to give up. */
  giveUp(): boolean {
    const { press, host } = this;
    const state = press?.state;
    if (press) press.state = 'over';
    if (state === 'aiming') host.intents.onAimCancel?.();
    else if (state === 'framing') host.frame(undefined);
    else return false;
    return true;
  }

  /** When a pointer comes or presses: to ask on every move would lay the page out each time. */
  private measure() {
    const { left, top } = this.box.getBoundingClientRect();
    this.corner = { x: left + this.box.clientLeft, y: top + this.box.clientTop };
  }

  private placeOf(event: MouseEvent): Point {
    return { x: event.clientX - this.corner.x, y: event.clientY - this.corner.y };
  }

  /** Told when the browser has nothing more urgent: a press that comes with the move is answered before. */
  private hover(hex: Hex) {
    if (hex === this.hovered) return;
    this.hovered = hex;
    clearTimeout(this.telling);
    this.telling = window.setTimeout(() => this.host.intents.onHover?.(hex === OFF_MAP ? undefined : hex));
  }

  private spread() {
    const [a, b] = [...this.fingers.values()];
    return a && b ? { distance: apart(a, b) || 1, middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } } : undefined;
  }

  private inspect() {
    if (this.press?.state !== 'pressed' || this.press.hex === OFF_MAP) return;
    this.press.state = 'over';
    this.host.intents.onInspect?.(this.press.hex, { pointer: this.press.by });
  }

  private down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.measure();
    const at = this.placeOf(event);
    // What a finger touches first would hold it, and may be drawn anew. A click of the mouse needs no hold, which would cost it three more events and a search for what lies under each.
    if (kindOf(event) === 'touch') this.hold(event);
    this.fingers.set(event.pointerId, at);
    clearTimeout(this.timer);
    if (this.fingers.size > 1) {
      this.giveUp();
      this.pinch = this.spread();
      return;
    }
    const hex = this.host.hexAt(at);
    this.press = { pointer: event.pointerId, by: kindOf(event), start: at, hex, at, state: 'pressed', facing: undefined };
    if (event.shiftKey) this.press.state = 'framing';
    else if (hex !== OFF_MAP && this.host.aims(hex) && !this.host.arrowAt(at, this.press.by)) {
      this.press.state = 'aiming';
      this.host.intents.onAim?.(hex, undefined);
      this.host.drag(hex, at);
    } else {
      this.timer = window.setTimeout(() => this.inspect(), LONG_PRESS_MS);
    }
  }

  /** All that the pointer does is told to the board until it is let go, wherever it goes. */
  private hold({ pointerId }: PointerEvent) {
    if (!this.box.hasPointerCapture(pointerId)) this.box.setPointerCapture(pointerId);
  }

  /** Drawn once it is more than a click. */
  private drawFrame(press: Press, at: Point) {
    press.at = at;
    if (apart(at, press.start) <= SLOP[press.by]) return;
    // What it began at is not pointed at any more.
    this.hover(OFF_MAP);
    this.host.frame([press.start, at]);
  }

  private endFrame({ start, at, hex, by }: Press) {
    const { host } = this;
    host.frame(undefined);
    if (apart(at, start) > SLOP[by]) host.intents.onFrame?.(host.framed(start, at));
    else if (hex !== OFF_MAP) host.intents.onAdd?.(hex);
  }

  private aim(press: Press, at: Point) {
    if (at.x < 0 || at.y < 0 || at.x > this.box.clientWidth || at.y > this.box.clientHeight) {
      if (!this.host.intents.onDrag) this.giveUp();
      return;
    }
    this.host.drag(press.hex, at);
    const facing = this.host.facingAt(press.hex, at);
    if (facing === press.facing) return;
    press.facing = facing;
    this.host.intents.onAim?.(press.hex, facing);
  }

  private pan(press: Press, at: Point) {
    if (press.state === 'pressed' && apart(at, press.start) > SLOP[press.by]) {
      press.state = 'panning';
      clearTimeout(this.timer);
      this.box.classList.add('board--panning');
    }
    if (press.state === 'panning') this.view.panBy(at.x - press.at.x, at.y - press.at.y);
    press.at = at;
  }

  private move(event: PointerEvent) {
    const at = this.placeOf(event);
    if (!this.fingers.has(event.pointerId)) {
      if (event.pointerType === 'mouse') this.hover(this.host.hexAt(at));
      return;
    }
    this.fingers.set(event.pointerId, at);
    if (this.pinch) {
      const now = this.spread();
      if (!now) return;
      this.view.panBy(now.middle.x - this.pinch.middle.x, now.middle.y - this.pinch.middle.y);
      this.view.zoomAt(now.distance / this.pinch.distance, now.middle.x, now.middle.y);
      this.pinch = now;
    } else if (this.press?.pointer === event.pointerId) {
      if (apart(at, this.press.start) > SLOP[this.press.by]) this.hold(event);
      if (this.press.state === 'aiming') this.aim(this.press, at);
      else if (this.press.state === 'framing') this.drawFrame(this.press, at);
      else this.pan(this.press, at);
    }
  }

  private click({ by, hex, start }: Press, time: number) {
    const { host, tap } = this;
    const arrow = host.arrowAt(start, by);
    if (arrow) {
      host.intents.onFacing?.(arrow.hex, arrow.facing);
      return;
    }
    const second = by === 'touch' && tap && time - tap.time < DOUBLE_TAP_MS && apart(start, tap.at) < DOUBLE_TAP_SLOP;
    this.tap = second ? undefined : { time, at: start };
    if (second && (hex === OFF_MAP || host.idle(hex))) this.view.glideZoom(DOUBLE_TAP_ZOOM, start.x, start.y);
    else if (hex === OFF_MAP) host.intents.onCancel?.();
    else host.intents.onHex?.(hex, { pointer: by });
  }

  private up(event: PointerEvent) {
    if (!this.fingers.delete(event.pointerId)) return;
    clearTimeout(this.timer);
    // Taking away what is not there has the browser look at the style of the box all the same.
    if (this.box.classList.contains('board--panning')) this.box.classList.remove('board--panning');
    this.pinch = this.spread();
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    if (event.type === 'pointercancel') this.giveUp();
    this.press = undefined;
    if (press.state === 'framing') this.endFrame(press);
    else if (press.state === 'aiming') this.host.intents.onRelease?.(press.hex, press.facing);
    else if (press.state === 'pressed') this.click(press, event.timeStamp);
  }

  /** The wheel zooms; sideways or with Shift it pans. */
  private wheel(event: WheelEvent) {
    event.preventDefault();
    const unit = [1, LINE, PAGE][event.deltaMode] ?? 1;
    const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (sideways && !event.ctrlKey) {
      this.view.panBy(-(event.deltaX || event.deltaY) * unit, event.shiftKey ? 0 : -event.deltaY * unit);
      return;
    }
    this.measure();
    const at = this.placeOf(event);
    this.view.zoomAt(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
  }

  /** Fingers on the glass have told it as pointers already. */
  private spreadTo(event: Spread) {
    event.preventDefault();
    if (event.type === 'gesturechange' && this.fingers.size === 0) {
      this.measure();
      const at = this.placeOf(event);
      this.view.zoomAt(event.scale / this.spreadBefore, at.x, at.y);
    }
    this.spreadBefore = event.scale;
  }

  private menu(event: MouseEvent) {
    event.preventDefault();
    // By touch the long press has said so already; the menu key is the keyboard's.
    if (event.button !== 2 || (event instanceof PointerEvent && event.pointerType !== 'mouse')) return;
    this.measure();
    const hex = this.host.hexAt(this.placeOf(event));
    if (hex !== OFF_MAP) this.host.intents.onInspect?.(hex, { pointer: 'mouse' });
  }

  private leave(event: PointerEvent) {
    if (this.fingers.has(event.pointerId)) this.hold(event);
    else if (event.pointerType === 'mouse') this.hover(OFF_MAP);
  }
}
