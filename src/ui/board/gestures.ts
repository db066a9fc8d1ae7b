import type { Direction, Hex } from '../../kernel/board';
import { OFF_MAP } from '../../kernel/board';
import type { Point } from './geometry';
import type { BoardIntents } from './intents';
import type { Viewport } from './viewport';

const SLOP = { mouse: 4, pen: 6, touch: 10 } as const;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SLOP = 26;

type Kind = keyof typeof SLOP;

/** What the gestures ask of the board. Points are in pixels from the top left of its box. */
export interface Ground {
  hexAt(point: Point): Hex;
  /** The facing a point names when dragged to from a hex. */
  facingAt(hex: Hex, point: Point): Direction | undefined;
  aims(hex: Hex): boolean;
  /** The arrow of the wheel at a point. */
  arrowAt(point: Point, by: Kind): { readonly hex: Hex; readonly facing: Direction } | undefined;
  /** Nothing would come of a tap here, so that a second one may zoom. */
  idle(hex: Hex): boolean;
  readonly intents: BoardIntents;
}

interface Press {
  readonly pointer: number;
  readonly by: Kind;
  readonly start: Point;
  readonly hex: Hex;
  state: 'pressed' | 'panning' | 'aiming' | 'over';
  at: Point;
  facing: Direction | undefined;
}

export interface Gestures {
  /** True if there was an aim to give up. */
  cancelAim(): boolean;
  stop(): void;
}

const kindOf = (event: PointerEvent): Kind => (event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse');

export function listen(box: HTMLElement, view: Viewport, ground: Ground): Gestures {
  const fingers = new Map<number, Point>();
  let press: Press | undefined;
  let pinch: { distance: number; middle: Point } | undefined;
  let tap: { readonly time: number; readonly at: Point } | undefined;
  let hovered: Hex = OFF_MAP;
  let timer = 0;

  // Measured when a pointer comes or presses: to ask on every move would lay the page out each time.
  let corner: Point = { x: 0, y: 0 };
  const measure = () => {
    const { left, top } = box.getBoundingClientRect();
    corner = { x: left + box.clientLeft, y: top + box.clientTop };
  };
  const placeOf = (event: MouseEvent): Point => ({ x: event.clientX - corner.x, y: event.clientY - corner.y });
  const hover = (hex: Hex) => {
    if (hex === hovered) return;
    hovered = hex;
    ground.intents.onHover?.(hex === OFF_MAP ? undefined : hex);
  };
  const cancelAim = () => {
    if (press?.state !== 'aiming') return false;
    press.state = 'over';
    ground.intents.onAimCancel?.();
    return true;
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return undefined;
    return { distance: Math.hypot(a.x - b.x, a.y - b.y) || 1, middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };
  const inspect = () => {
    if (press?.state !== 'pressed' || press.hex === OFF_MAP) return;
    press.state = 'over';
    ground.intents.onInspect?.(press.hex);
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    measure();
    const at = placeOf(event);
    box.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, at);
    clearTimeout(timer);
    if (fingers.size > 1) {
      cancelAim();
      if (press) press.state = 'over';
      pinch = spread();
      return;
    }
    const hex = ground.hexAt(at);
    press = { pointer: event.pointerId, by: kindOf(event), start: at, hex, at, state: 'pressed', facing: undefined };
    if (hex !== OFF_MAP && ground.aims(hex) && !ground.arrowAt(at, press.by)) {
      press.state = 'aiming';
      ground.intents.onAim?.(hex, undefined);
    } else {
      timer = window.setTimeout(inspect, LONG_PRESS_MS);
    }
  };

  const drag = (held: Press, at: Point) => {
    if (held.state === 'aiming') {
      if (at.x < 0 || at.y < 0 || at.x > box.clientWidth || at.y > box.clientHeight) {
        cancelAim();
        return;
      }
      const facing = ground.facingAt(held.hex, at);
      if (facing !== held.facing) {
        held.facing = facing;
        ground.intents.onAim?.(held.hex, facing);
      }
      return;
    }
    if (held.state === 'pressed' && Math.hypot(at.x - held.start.x, at.y - held.start.y) > SLOP[held.by]) {
      held.state = 'panning';
      clearTimeout(timer);
      box.classList.add('board--panning');
    }
    if (held.state === 'panning') view.panBy(at.x - held.at.x, at.y - held.at.y);
    held.at = at;
  };

  const move = (event: PointerEvent) => {
    const at = placeOf(event);
    if (!fingers.has(event.pointerId)) {
      if (event.pointerType === 'mouse') hover(ground.hexAt(at));
      return;
    }
    fingers.set(event.pointerId, at);
    if (pinch) {
      const now = spread();
      if (!now) return;
      view.panBy(now.middle.x - pinch.middle.x, now.middle.y - pinch.middle.y);
      view.zoomAt(now.distance / pinch.distance, now.middle.x, now.middle.y);
      pinch = now;
    } else if (press?.pointer === event.pointerId) drag(press, at);
  };

  const click = ({ by, hex, start }: Press, time: number) => {
    const arrow = ground.arrowAt(start, by);
    if (arrow) return ground.intents.onFacing?.(arrow.hex, arrow.facing);
    const second =
      by === 'touch' && tap && time - tap.time < DOUBLE_TAP_MS && Math.hypot(start.x - tap.at.x, start.y - tap.at.y) < DOUBLE_TAP_SLOP;
    tap = second ? undefined : { time, at: start };
    if (second && (hex === OFF_MAP || ground.idle(hex))) return view.glideZoom(1.8, start.x, start.y);
    if (hex === OFF_MAP) ground.intents.onCancel?.();
    else ground.intents.onHex?.(hex, { pointer: by });
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(timer);
    box.classList.remove('board--panning');
    if (pinch && fingers.size < 2) pinch = undefined;
    const held = press;
    if (held?.pointer !== event.pointerId) return;
    press = undefined;
    if (event.type === 'pointercancel') {
      if (held.state === 'aiming') ground.intents.onAimCancel?.();
    } else if (held.state === 'aiming') ground.intents.onRelease?.(held.hex, held.facing);
    else if (held.state === 'pressed') click(held, event.timeStamp);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (sideways && !event.ctrlKey) {
      view.panBy(-(event.deltaX || event.deltaY) * unit, event.shiftKey ? 0 : -event.deltaY * unit);
      return;
    }
    measure();
    const at = placeOf(event);
    view.zoomAt(Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
  };

  const menu = (event: MouseEvent) => {
    event.preventDefault();
    // By touch the long press has said so already; the menu key is the keyboard's.
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    measure();
    const hex = ground.hexAt(placeOf(event));
    if (hex !== OFF_MAP && event.button === 2) ground.intents.onInspect?.(hex);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !fingers.has(event.pointerId)) hover(OFF_MAP);
  };

  const removal = new AbortController();
  const { signal } = removal;
  box.addEventListener('pointerenter', measure, { signal });
  box.addEventListener('pointerdown', down, { signal });
  box.addEventListener('pointermove', move, { signal });
  box.addEventListener('pointerup', up, { signal });
  box.addEventListener('pointercancel', up, { signal });
  box.addEventListener('pointerleave', leave, { signal });
  box.addEventListener('contextmenu', menu, { signal });
  box.addEventListener('wheel', wheel, { signal, passive: false });
  return {
    cancelAim,
    stop() {
      clearTimeout(timer);
      removal.abort();
    },
  };
}
