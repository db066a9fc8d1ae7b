import { afterEach, expect, test, vi } from 'vitest';
import { isTyping } from '../../../src/ui/app/keyboard';

afterEach(() => vi.unstubAllGlobals());

/** A field that a selector meets by its name. */
class Field {
  constructor(readonly name: string) {}
  matches(selector: string): boolean {
    return selector.split(', ').some((one) => one.startsWith(this.name));
  }
}

test('a list that is chosen from has the letters, and not what is held with Control or Command', () => {
  vi.stubGlobal('Element', Field);
  const typed = (name: string, held: object = {}) =>
    isTyping({ target: new Field(name), ctrlKey: false, metaKey: false, ...held } as unknown as KeyboardEvent);
  expect(['input', 'textarea', 'select', 'button'].map((name) => typed(name))).toEqual([true, true, true, false]);
  for (const held of [{ ctrlKey: true }, { metaKey: true }])
    expect(['input', 'textarea', 'select'].map((name) => typed(name, held))).toEqual([true, true, false]);
});
