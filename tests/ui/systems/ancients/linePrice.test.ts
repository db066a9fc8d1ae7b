import { beforeAll, expect, test } from 'vitest';
import { openGame } from '../../../../src/ai/games';
import { line } from '../../../../src/ui/systems/ancients/line';
import { panelWords, speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';

beforeAll(async () => {
  emptyPage();
  await speak('en');
  await panelWords();
});

async function priceOf(options: readonly string[], units: readonly string[], rest: object = {}) {
  const armies = [{ units, leaders: ['E8'] }, { units: ['HI E1/4'] }];
  const position = { map: { columns: 9, rows: 9 }, options, phase: 'movement', armies, ...rest };
  const { context, state } = await openGame('ancients', position, 1);
  return line.price?.(
    { context, state } as never,
    units.map((_, id) => id),
  );
}

const points = { optional: { points: 5 } };

test('several that move together are told what they cost, and what as a group (V2, V3)', async () => {
  const row = ['HI D8/1', 'HI E8/1', 'HI F8/1'];
  expect(await priceOf(['13V'], row, points)).toEqual({
    rule: 'V2',
    text: 'Moved so, each is activated by itself: 3 points in all, of 5 left. Activated as a group first, they cost 1.',
  });
  expect((await priceOf(['13V'], ['HI D8/1', 'HI F8/1'], points))?.text).toBe(
    'Moved so, each is activated by itself: 2 points in all, of 5 left.',
  );
});

test('where nothing costs points nothing is told', async () => {
  expect(await priceOf([], ['HI D8/1', 'HI E8/1'])).toBeUndefined();
  const activated = { optional: { points: 5, activated: 'D8 E8' } };
  expect(await priceOf(['13V'], ['HI D8/1', 'HI E8/1'], activated)).toBeUndefined();
});
