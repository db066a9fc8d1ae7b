import { beforeEach, expect, test, vi } from 'vitest';
import { CLEAN, table } from '../../../../src/store/table';
import { boardHandle } from '../../../../src/ui/table/shell/boardHandle';
import { closeRule, giveBack, readRule } from '../../../../src/ui/table/shell/readRule';

const handOver = { from: 0, to: 1, by: 0, step: undefined } as const;
const shown = () => {
  const { rule, sheet } = table.getState();
  return [rule?.id, sheet];
};

vi.stubGlobal('document', { activeElement: null });
beforeEach(() => table.setState(CLEAN));

test('a rule leaves the sheet as it was: down, or up with the panel that somebody drew up', () => {
  for (const sheet of [false, true]) {
    table.setState({ sheet });
    readRule('6.c');
    expect(shown()).toEqual(['6.c', sheet]);
    closeRule();
    expect(shown()).toEqual([undefined, sheet]);
  }
});

test('over the card between two players it comes up, and the card is there again after it', () => {
  table.setState({ handOver });
  readRule('contents');
  expect(shown()).toEqual(['contents', true]);
  closeRule();
  expect(shown()).toEqual([undefined, false]);
});

test('each time that a rule is asked for it is another object, so that it is told anew', () => {
  readRule('6.c');
  const { rule } = table.getState();
  readRule('6.c');
  expect(table.getState().rule).not.toBe(rule);
});

/** What can have the focus on a page, as far as this goes. */
function page() {
  const body = {};
  const all: Pressed[] = [];
  const state: { activeElement: object } = { activeElement: body };
  class Pressed {
    isThere = true;
    constructor(
      readonly textContent: string,
      readonly at?: string,
    ) {
      all.push(this);
    }
    matches = () => true;
    closest = () => (this.at === undefined ? null : { dataset: { at: this.at } });
    focus = () => {
      if (this.isThere) state.activeElement = this;
    };
    goes() {
      this.isThere = false;
      state.activeElement = body;
    }
  }
  const querySelectorAll = (selector: string) => {
    const row = /data-at="(\d+)"/.exec(selector)?.[1];
    return all.filter(({ isThere, at }) => isThere && (row === undefined || at === row));
  };
  vi.stubGlobal('document', Object.assign(state, { body, querySelectorAll }));
  return { Pressed, focused: () => state.activeElement, body };
}

test('closed again, a rule gives the keyboard back to its link, to the one drawn anew in the same row, or to that row', () => {
  const { Pressed, focused } = page();
  for (const [kept, anew] of [
    [true, []],
    [false, ['order', '6.c']],
    [false, ['order']],
  ] as const) {
    new Pressed('6.c', '1');
    const link = new Pressed('6.c', '2');
    link.focus();
    readRule('6.c');
    expect(table.getState().rule?.byKey).toBe(true);
    const heading = new Pressed('');
    if (!kept) link.goes();
    heading.focus();
    const drawn = anew.map((text) => new Pressed(text, '2'));
    closeRule();
    heading.goes();
    giveBack(null);
    expect(focused()).toBe(kept ? link : drawn.at(-1));
    for (const one of [link, ...drawn]) one.goes();
  }
});

test('it takes the keyboard from nowhere else, nor gives it back to whom the mouse had', () => {
  const { Pressed, focused, body } = page();
  const link = new Pressed('6.c');
  link.focus();
  readRule('6.c');
  const other = new Pressed('Log');
  other.focus();
  closeRule();
  giveBack(null);
  expect(focused()).toBe(other);

  link.matches = () => false;
  link.focus();
  readRule('6.c');
  expect(table.getState().rule?.byKey).toBe(false);
  link.goes();
  closeRule();
  giveBack(null);
  expect(focused()).toBe(body);
});

test('a link without text is no other one, and from the page itself no link was pressed', () => {
  const { Pressed, focused, body } = page();
  const link = new Pressed('');
  link.focus();
  readRule('6.c');
  new Pressed('');
  link.goes();
  closeRule();
  giveBack(null);
  expect(focused()).toBe(body);

  const focus = vi.fn();
  boardHandle.current = { focus } as never;
  Object.assign(body, { focus: () => undefined, closest: () => null });
  readRule('contents', true);
  closeRule();
  giveBack(null);
  expect(focus).not.toHaveBeenCalled();
  boardHandle.current = null;
});
