import { afterEach, expect, test, vi } from 'vitest';
import { goOnByKey } from '../../../src/ui/learn/lesson/goOnByKey';

afterEach(() => vi.unstubAllGlobals());

/** What a key does to a card whose button is there or greyed: whether the lesson goes on, and whether the key is used up. */
function press(key: string, held: object = {}, isGrey = false) {
  const button = { click: vi.fn() };
  // Greyed buttons stay enabled: only what they tell of themselves says so.
  const querySelector = (selector: string) =>
    selector.includes('lesson-next') && !(isGrey && selector.includes(':not([aria-disabled="true"])')) ? button : null;
  vi.stubGlobal('document', { querySelector });
  vi.stubGlobal('Element', class {});
  const event = { key, target: null, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held, preventDefault: vi.fn() };
  goOnByKey(event as unknown as KeyboardEvent);
  return { goes: button.click.mock.calls.length === 1, isUsed: event.preventDefault.mock.calls.length === 1 };
}

test('C goes on, with the capitals locked too, and alone', () => {
  expect(press('c')).toEqual({ goes: true, isUsed: true });
  expect(press('C')).toEqual({ goes: true, isUsed: true });
  for (const held of [{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
    for (const key of ['c', 'C']) expect(press(key, held)).toEqual({ goes: false, isUsed: false });
  expect(press('x')).toEqual({ goes: false, isUsed: false });
});

test('C is left to the page while the card lets nobody go on', () => {
  expect(press('c', {}, true)).toEqual({ goes: false, isUsed: false });
});
