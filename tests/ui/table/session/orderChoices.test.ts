import { expect, test } from 'vitest';
import { orderChoices, orderMeant } from '../../../../src/ui/table/session/orderChoices';

const facings = (order: string) => [1, 2, 3, 4, 5, 6].map((facing) => `${order}/${facing}`);
const ORDERS = [...facings('F10-F9'), ...facings('F10-E9'), ...facings('F2-F3'), 'B9xC9', 'LI+A9/2', '*F5', 'end'];

const texts = (typed: string) => orderChoices(ORDERS, typed).list.map(({ text, count }) => (count > 1 ? `${text} ${count}` : text));

test('many orders are told by what they are of, few one by one', () => {
  expect(texts('')).toEqual(['*F5', 'B9', 'end', 'F2 6', 'F10 12', 'LI']);
  expect(texts('f2')).toEqual(facings('F2-F3'));
  expect(texts('F10')).toHaveLength(12);
  expect(texts('b')).toEqual(['B9xC9']);
  expect(orderChoices(ORDERS, 'z')).toEqual({ list: [], count: 0 });
});

test('where all go on alike the choice is the first in which they differ, and what is whole may still go on', () => {
  const many = ['C4-C5', ...facings('C4-C5'), ...facings('C4-C5-D5')];
  const { list, count } = orderChoices(many, 'c');
  expect(count).toBe(13);
  expect(list.map(({ text }) => text)).toEqual(['C4-C5', 'C4-C5-D5', ...facings('C4-C5')]);
});

test('small letters mean the legal order that they spell, else whatever can be read with its hexes in capitals', () => {
  const reads = (order: string) => /^([A-Z]+\d+[-:x][A-Z]+\d+|Gaius-[A-Z]+\d+|retreat [A-Z]+\d+|end)$/.test(order);
  const meant = (typed: string) => orderMeant(typed, ORDERS, reads);
  expect(meant('f10-f9/2')).toBe('F10-F9/2');
  expect(meant('g7-g6')).toBe('G7-G6');
  expect(meant('g7xg6')).toBe('G7xG6');
  expect(meant('g7xx6')).toBe('G7xX6');
  expect(meant('ab12:x3')).toBe('AB12:X3');
  expect(meant('Gaius-c6')).toBe('Gaius-C6');
  expect(meant('Retreat c6')).toBe('retreat C6');
  expect(orderMeant('END', [], reads)).toBe('end');
  expect(meant('hello g7')).toBe('hello g7');
});

test('a name is found with its accents and without', () => {
  const orders = ['César-E4', 'Paul Émile-F6'];
  const found = (typed: string) => orderChoices(orders, typed).list.map(({ text }) => text);
  expect(found('ces')).toEqual(['César-E4']);
  expect(found('CÉS')).toEqual(['César-E4']);
  expect(found('paul e')).toEqual(['Paul Émile-F6']);
  expect(found('cea')).toEqual([]);
});
