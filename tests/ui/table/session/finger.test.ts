import { expect, test } from 'vitest';
import { byFinger } from '../../../../src/ui/table/session';
import { notePress } from '../../../../src/ui/table/session/finger';

const click = (event: object) => byFinger({ nativeEvent: event as MouseEvent });

test('who presses is told by the click, or where a browser says nothing of that, by what was put down; a key is no finger', () => {
  notePress({ pointerType: 'touch' });
  expect([click({ pointerType: 'mouse', detail: 1 }), click({ detail: 1 }), click({ detail: 0 })]).toEqual([false, true, false]);
  notePress({ pointerType: 'mouse' });
  expect([click({ pointerType: 'pen', detail: 1 }), click({ detail: 1 })]).toEqual([true, false]);
});
