import { expect, test, vi } from 'vitest';
import { AddButton } from '../../../src/ui/design/view/fields';

const entry = () => {
  const field = { focus: vi.fn<() => void>() };
  return { field, querySelector: () => field };
};

/** Presses the button, which stays or is gone then; what has come to stand before it, or last. */
function pressed(stays: boolean) {
  const [before, last] = [entry(), entry()];
  const button = { isConnected: true, previousElementSibling: null as unknown, parentElement: { lastElementChild: last } };
  const add = () => Object.assign(button, stays ? { previousElementSibling: before } : { isConnected: false, parentElement: null });
  AddButton({ add, children: 'Add' }).props.onClick({ currentTarget: button });
  return [before, last].map(({ field }) => field.focus.mock.calls.length);
}

test('the keyboard comes to what a button has added, before it, or last where the button goes with it', () => {
  expect(pressed(true)).toEqual([1, 0]);
  expect(pressed(false)).toEqual([0, 1]);
});
