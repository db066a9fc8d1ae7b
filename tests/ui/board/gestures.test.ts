import { setMaxListeners } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type GestureHost, Gestures } from '../../../src/ui/board/gestures';
import { Viewport } from '../../../src/ui/board/viewport';

/* A map and what is done to it, without a page. */

class Box extends EventTarget {
  clientWidth = 500;
  clientHeight = 400;
  clientLeft = 0;
  clientTop = 0;
  readonly classes = new Set<string>();
  readonly style = { setProperty: () => undefined };
  readonly dataset = {};
  readonly classList = {
    add: (name: string) => this.classes.add(name),
    remove: (name: string) => this.classes.delete(name),
    contains: (name: string) => this.classes.has(name),
  };
  getBoundingClientRect = () => ({ left: 0, top: 0 });
  hasPointerCapture = () => true;
  animate = () => ({ pause: () => undefined, cancel: () => undefined });
}

// One signal takes all listeners of a map away.
setMaxListeners(20);
vi.stubGlobal('window', globalThis);
vi.stubGlobal('requestAnimationFrame', () => 1);
vi.stubGlobal('cancelAnimationFrame', () => undefined);

const MAP = { width: 2341, height: 1834 };
let box: Box;
let view: Viewport;
let told: string[];
let gestures: Gestures;
let marked: boolean;

const point = (type: string, pointerId: number, clientX: number, clientY: number, more: object = {}) =>
  box.dispatchEvent(Object.assign(new Event(type), { pointerId, clientX, clientY, pointerType: 'touch', button: 0, ...more }));

const host = (): GestureHost => ({
  hexAt: () => 7,
  facingAt: () => 0,
  aims: () => told[0] === 'aims',
  drag: () => undefined,
  arrowAt: () => undefined,
  frame: (corners) => told.push(corners ? 'frame' : 'no frame'),
  framed: () => [7],
  idle: () => !marked,
  intents: {
    onFrame: () => told.push('framed'),
    onAimCancel: () => told.push('aim given up'),
    onRelease: () => told.push('released'),
    onHex: () => told.push('hex'),
    onHover: (hex) => told.push(`over ${hex ?? 'nothing'}`),
  },
});

beforeEach(() => {
  box = new Box();
  told = [];
  marked = false;
  view = new Viewport(
    box as never,
    new Box() as never,
    MAP,
    () => [],
    () => undefined,
  );
  view.showAll();
  gestures = new Gestures(box as never, view, host());
});

describe('a frame that is drawn', () => {
  beforeEach(() => {
    point('pointerdown', 1, 50, 50, { shiftKey: true });
    point('pointermove', 1, 150, 150);
    expect(told).toEqual(['frame']);
  });

  test('is given up by a second finger', () => {
    point('pointerdown', 2, 200, 200);
    point('pointerup', 1, 150, 150);
    expect(told).toEqual(['frame', 'no frame']);
  });

  test('is given up by a key, which then means nothing else', () => {
    expect([gestures.giveUp(), gestures.giveUp()]).toEqual([true, false]);
    point('pointerup', 1, 150, 150);
    expect(told).toEqual(['frame', 'no frame']);
  });

  test('and by the browser, and with the map', () => {
    point('pointercancel', 1, 150, 150);
    expect(told).toEqual(['frame', 'no frame']);
    point('pointerdown', 1, 50, 50, { shiftKey: true });
    gestures.stop();
    expect(told).toEqual(['frame', 'no frame', 'no frame']);
  });

  test('or ends with what is in it', () => {
    point('pointerup', 1, 150, 150);
    expect(told).toEqual(['frame', 'no frame', 'framed']);
  });
});

test('what a frame began at is not pointed at any more, nor what is pointed at while it is drawn', async () => {
  const mouse = (type: string, at: number, more: object = {}) => point(type, 1, at, at, { pointerType: 'mouse', ...more });
  mouse('pointermove', 50);
  await vi.waitFor(() => expect(told).toEqual(['over 7']));
  mouse('pointerdown', 50, { shiftKey: true });
  mouse('pointermove', 150);
  await vi.waitFor(() => expect(told).toEqual(['over 7', 'frame', 'over nothing']));
  mouse('pointerup', 150);
  expect(told.slice(3)).toEqual(['no frame', 'framed']);
});

test('an aim is given up by a second finger, once', () => {
  told.push('aims');
  point('pointerdown', 1, 50, 50);
  point('pointerdown', 2, 200, 200);
  point('pointercancel', 1, 50, 50);
  expect(told).toEqual(['aims', 'aim given up']);
});

test('what the browser takes away is no click', () => {
  point('pointerdown', 1, 50, 50);
  point('pointercancel', 1, 50, 50);
  expect(told).toEqual([]);
});

test('a second tap zooms where it is not meant', () => {
  const tap = () => {
    point('pointerdown', 1, 50, 50);
    point('pointerup', 1, 50, 50);
  };
  const { scale } = view;
  marked = true;
  tap();
  tap();
  expect([told, view.scale]).toEqual([['hex', 'hex'], scale]);
  marked = false;
  tap();
  tap();
  expect(told).toHaveLength(3);
  expect(view.scale).toBeGreaterThan(scale);
});

test('the map stays where it is when of three fingers the first is lifted', () => {
  view.zoomAt(4, 250, 200);
  point('pointerdown', 1, 50, 50);
  point('pointerdown', 2, 150, 50);
  point('pointerdown', 3, 400, 350);
  point('pointerup', 1, 50, 50);
  const before = view.toScreen({ x: 0, y: 0 });
  point('pointermove', 3, 400, 350);
  expect(view.toScreen({ x: 0, y: 0 })).toEqual(before);
});

describe('the whole map', () => {
  const whole = () => Math.min(box.clientWidth / MAP.width, box.clientHeight / MAP.height);
  const grow = () => {
    Object.assign(box, { clientWidth: 1500, clientHeight: 1000 });
    view.resize();
  };

  test('is seen whole in a larger room too, until somebody moves it', () => {
    const start = view.scale;
    view.showWhole();
    expect(view.scale).toBeCloseTo(whole());
    expect(start).toBeGreaterThan(view.scale);
    grow();
    expect(view.scale).toBeCloseTo(whole());
    view.zoomAt(2, 0, 0);
    const { scale } = view;
    Object.assign(box, { clientWidth: 900 });
    view.resize();
    expect(view.scale).toBe(scale);
  });

  test('begins with those in the middle who stand on it, where it does not all go in', () => {
    Object.assign(box, { clientWidth: 300 });
    const stands = { x: MAP.width * 0.4, y: MAP.height * 0.9 };
    const other = new Viewport(
      box as never,
      new Box() as never,
      MAP,
      () => [stands],
      () => undefined,
    );
    other.showAll();
    const { x, y } = other.toScreen(stands);
    expect(Math.abs(x - 150), 'across, where it is wider than the room').toBeLessThanOrEqual(1);
    expect(Math.abs(y - 0.9 * box.clientHeight), 'up and down, where all of it is seen').toBeLessThanOrEqual(1);
    other.stop();
  });

  test('is seen as at the start when it is asked for once more', () => {
    const start = view.scale;
    view.showWhole();
    view.showWhole();
    expect(view.scale).toBe(start);
  });

  test('stays whole where a hex near its edge is brought into sight and nothing can move, but not once it has moved', () => {
    const start = view.scale;
    view.showWhole();
    for (let clientWidth = 320; clientWidth < 700; clientWidth++) {
      Object.assign(box, { clientWidth });
      view.resize();
      view.reveal([{ x: 20, y: 20 }], 70);
      expect(view.scale).toBeCloseTo(whole());
    }
    grow();
    expect(view.scale).toBeCloseTo(whole());
    Object.assign(box, { clientWidth: 500, clientHeight: 400 });
    view.resize();
    view.reveal([{ x: 20, y: 20 }], 70);
    view.showWhole();
    expect(view.scale).toBe(start);
    view.panBy(-40, 0);
    grow();
    expect(view.scale).toBe(start);
  });

  test('no zooming out zooms in, however small the map was in the room before', () => {
    view.zoomAt(0.01, 250, 200);
    const { scale } = view;
    grow();
    view.zoomAt(0.7, 750, 500);
    expect(view.scale).toBe(scale);
    view.zoomAt(1.1, 750, 500);
    expect(view.scale).toBeCloseTo(scale * 1.1);
  });
});
