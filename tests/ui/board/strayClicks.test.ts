import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepStrayClicks } from '../../../src/ui/board/strayClicks';

/* A board and what a tap on it has brought up, without a page. */

class Box extends EventTarget {
  contains = (target: unknown) => target === this;
}

let board: Box;
let page: EventTarget;
let heard: number;
let end: () => void;

const press = () => page.dispatchEvent(new Event('pointerdown'));
const lift = (pointerType: string) => board.dispatchEvent(Object.assign(new Event('pointerup'), { pointerType }));

/** A click as the page tells of it; `target` has it if nobody keeps it from there. */
function click(target: unknown, detail = 1): void {
  const event = new Event('click', { cancelable: true });
  Object.defineProperties(event, { target: { value: target }, detail: { value: detail } });
  page.dispatchEvent(event);
}

beforeEach(() => {
  board = new Box();
  page = new EventTarget();
  heard = 0;
  vi.stubGlobal('window', page);
  end = keepStrayClicks(board as never);
  page.addEventListener('click', () => heard++);
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

test('the click of a tap on the board is kept from what the tap has brought up under the finger', () => {
  press();
  lift('touch');
  click('sheet');
  expect(heard).toBe(0);
  press();
  click('sheet');
  expect(heard).toBe(1);
});

test('the board itself has the click of its tap', () => {
  press();
  lift('touch');
  click(board);
  expect(heard).toBe(1);
});

test.each([
  ['by mouse', () => lift('mouse'), 1],
  ['by keyboard', () => lift('touch'), 0],
])('a click %s is nobody’s stray', (_, before, detail) => {
  before();
  click('sheet', detail);
  expect(heard).toBe(1);
});

test('a board that is gone keeps nothing', () => {
  lift('touch');
  end();
  click('sheet');
  expect(heard).toBe(1);
});
