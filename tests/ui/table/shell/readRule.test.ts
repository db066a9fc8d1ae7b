import { beforeEach, expect, test } from 'vitest';
import { CLEAN, table } from '../../../../src/store/table';
import { closeRule, readRule } from '../../../../src/ui/table/shell/readRule';

const handOver = { from: 0, to: 1, by: 0, step: undefined } as const;
const shown = () => {
  const { rule, sheet } = table.getState();
  return [rule?.id, sheet];
};

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
