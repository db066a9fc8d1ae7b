/* How the points of an army are asked for. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { BattleFields } from '../../../src/ui/pages/armies/BattleFields';
import { firstPlan } from '../../../src/ui/pages/armies/drafts';
import { Verdict } from '../../../src/ui/pages/armies/Verdict';
import { speak } from '../../../src/ui/words';
import { fetchArmyWords } from '../../../src/ui/words/armies';
import { emptyPage } from '../noPage';

emptyPage();

beforeAll(async () => {
  await speak('en');
  await fetchArmyWords();
});

test('while a number is typed that is none of points yet, nothing comes or goes: the label that names the range is marked', () => {
  const plan = firstPlan(7, { arena: 'land', points: 100, mended: false });
  const drawn = (text: string) =>
    renderToStaticMarkup(createElement(BattleFields, { plan, change: () => undefined, typed: [text, '100'], type: () => undefined }));
  const [typing, typed] = [drawn('1'), drawn('100')];
  expect(typing).toContain('<span class="armies-out">');
  expect(typed).not.toContain('armies-out');
  const bare = (html: string) => html.replace(/ class="armies-out"| aria-invalid="\w+"| value="\d*"/g, '');
  expect(bare(typing)).toBe(bare(typed));
});

test.each([
  [96, 'good'],
  [100, 'good'],
  [104, 'worst'],
] as const)('of 100 points spent to %i the bar is %s', (price, found) => {
  const props = { side: 0, price, points: 100, faults: [], children: null } as const;
  const html = renderToStaticMarkup(createElement(Verdict, props));
  const [low, high, optimum, value, max] = ['low', 'high', 'optimum', 'value', 'max'].map((name) =>
    Number(new RegExp(`<meter[^>]* ${name}="(\\d+)"`).exec(html)![1]),
  );
  // As browsers colour it: by how far the value is from where the optimum lies.
  const isWorst = optimum! <= low! && value! > high! && value! <= max!;
  expect(isWorst ? 'worst' : value! <= low! ? 'good' : 'middling').toBe(found);
});
