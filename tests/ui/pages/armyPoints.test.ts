/* How the points of an army are asked for. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { BattleFields } from '../../../src/ui/pages/armies/BattleFields';
import { firstPlan } from '../../../src/ui/pages/armies/drafts';
import { speak } from '../../../src/ui/words';
import { fetchArmyWords } from '../../../src/ui/words/armies';

vi.stubGlobal('document', { documentElement: { lang: '' } });

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
