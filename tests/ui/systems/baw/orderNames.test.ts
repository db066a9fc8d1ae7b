import { beforeEach, describe, expect, test } from 'vitest';
import { judgeAction } from '../../../../src/rules/baw/play/legal';
import { baw } from '../../../../src/rules/baw/system';
import { orderSaid, orderTyped } from '../../../../src/ui/systems/baw/orderNames';
import { spoken } from '../../../../src/ui/words';
import { lines, sit } from './atTheTable';

/** Leaders of whom French calls two otherwise, one by two words. */
const led = (...names: readonly string[]) =>
  sit({
    phase: 'movement',
    options: ['B16.4'],
    armies: [{ ...lines.armies[0]!, leaders: names.map((name, i) => `${name} 1 ${['A9', 'B9', 'C9', 'D9'][i]}`) }, lines.armies[1]!],
  });

const FRENCH = [
  ['Alexander-D8', 'Alexandre-D8'],
  ['Paullus-D8', 'Paul Émile-D8'],
  ['Varro+A9-C9', 'Varron+A9-C9'],
  ['recall Alexander LEG', 'recall Alexandre LEG'],
  ['Gaius-D8', 'Gaius-D8'],
  ['F8-H10', 'F8-H10'],
  ['end', 'end'],
] as const;

describe('where French writes a leader’s name in its own way', () => {
  beforeEach(() => spoken.setState({ language: 'fr' }));
  const { context, match } = led('Alexander', 'Paullus', 'Varro', 'Gaius');

  test.each(FRENCH)('%s is %s, and is typed so', (order, said) => {
    expect(orderSaid(context, order)).toBe(said);
    expect(orderTyped(context, said)).toBe(order);
  });

  test('an order that is typed with it is played; the name of the position does as well', () => {
    const parse = (typed: string) => baw.parseAction(context, match.state, orderTyped(context, typed));
    const order = parse('Alexander-A8')!;
    expect(judgeAction(context, match.state, order)).toBeUndefined();
    expect(parse('Alexandre-A8')).toEqual(order);
    expect(parse('paul emile-B8')).toEqual(parse('Paullus-B8'));
    expect(parse('gaius-D8')).toEqual(parse('Gaius-D8'));
    expect(parse('alexander-A8')).toEqual(order);
  });

  test('what only begins like it is left as it is', () => {
    expect(orderSaid(context, 'Varr')).toBe('Varr');
    expect(orderTyped(context, 'Varronian-A8')).toBe('Varronian-A8');
  });

  test('a battle of one’s own in which somebody else is called so keeps both', () => {
    const { context: both } = led('Alexander', 'Alexandre');
    expect(orderTyped(both, 'Alexandre-A8')).toBe('Alexandre-A8');
    expect(orderSaid(both, 'Alexander-A8')).toBe('Alexander-A8');
  });

  test('English writes all as the position does', () => {
    spoken.setState({ language: 'en' });
    for (const [order] of FRENCH) expect([orderSaid(context, order), orderTyped(context, order)]).toEqual([order, order]);
  });
});
