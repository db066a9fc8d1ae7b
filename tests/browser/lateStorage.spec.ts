/* A storage that answers late, after the page has given it up. */
import type { Page } from '@playwright/test';
import { openHalves } from '../../src/kernel/halves';
import { printLink } from '../../src/store/link';
import { en as design } from '../../src/ui/words/design/en';
import { en } from '../../src/ui/words/en/index';
import { expect, lay, test } from './fixture';
import { played, positionOf, recordOf } from './games';

type Held = typeof globalThis & { answer?: () => void };

/** From the next page on the storage keeps silent until `answer`. */
const silence = (page: Page) =>
  page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    const held: (() => void)[] = [];
    let silent = true;
    (globalThis as Held).answer = () => {
      silent = false;
      for (const go of held.splice(0)) go();
    };
    IDBFactory.prototype.open = function (...asked) {
      const request = open.apply(this, asked);
      const listen = request.addEventListener.bind(request);
      request.addEventListener = (type: string, hear: EventListener, ...rest: unknown[]) => {
        const later = (event: Event) => {
          if (silent) held.push(() => hear.call(request, event));
          else hear.call(request, event);
        };
        listen(type, type === 'success' ? later : hear, ...(rest as []));
      };
      return request;
    };
  });

const answer = (page: Page) => page.evaluate(() => (globalThis as Held).answer?.());

test('a game that a late storage keeps opens as soon as that answers, at the table and in its report', async ({ page }) => {
  const moves = ['F6-F5', 'D7-D6'];
  await lay(page, recordOf(played(positionOf('spartolus'), moves), 'spartolus'));
  await expect(page).toHaveURL(/#\/play\/./);
  const game = page.url().split('#/play/')[1]!;
  await silence(page);
  await page.reload();
  await expect(page.getByText(en.table.noGame.damaged)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId('save-whole')).toBeHidden();
  let loads = 0;
  page.on('load', () => loads++);
  await answer(page);
  await expect(page.getByTestId('log-row')).toHaveCount(moves.length);
  expect(loads, 'the page is not loaded anew').toBe(0);
  await page.goto('./#/saves');
  await page.reload();
  await expect(page.getByText(en.pages.saves.silent)).toBeVisible({ timeout: 20_000 });
  await answer(page);
  await expect(page.locator('.saves-card')).toHaveCount(1);
  await page.goto(`./#/report/${game}`);
  await page.reload();
  await expect(page.getByText(en.table.noGame.damaged)).toBeVisible({ timeout: 20_000 });
  await answer(page);
  await expect(page.getByText(en.table.noGame.damaged)).toBeHidden();
  await expect(page.locator('h1')).toContainText('Spartolus');
});

test('a drawing that a late storage keeps lies on the table as soon as that answers', async ({ page }) => {
  await page.goto('./#/design');
  await page.getByTestId('begin-ancients').click();
  await expect(page.getByTestId('play-it')).toBeVisible();
  await silence(page);
  await page.reload();
  await expect(page.getByText(design.silent)).toBeVisible({ timeout: 20_000 });
  await answer(page);
  await expect(page.getByTestId('play-it')).toBeVisible();
});

test('a link of a game that a late storage keeps leads to that game as soon as the storage answers', async ({ page }) => {
  const secret = '5a'.repeat(32);
  const own = openHalves(secret, 0);
  const sent = {
    version: 1,
    position: { map: { columns: 9, rows: 9 }, phase: 'melee', armies: [{ units: ['HI D8/1'] }, { units: ['HI D7/4'] }] },
    seed: 7,
    dice: 'both',
    halves: { sides: [own, openHalves('6b'.repeat(32), 0)] },
    plays: [],
  } as const;
  const kept = { [own.commit]: { secret, game: '', given: '', rolls: 0, course: '' } };
  await page.goto('./');
  await page.evaluate((all) => localStorage.setItem('ancients.halves', JSON.stringify(all)), kept);
  await lay(page, sent);
  const there = page.url();
  const link = await printLink(sent);
  if (!link.ok) throw new Error('the record makes no link');
  await silence(page);
  await page.goto('about:blank');
  await page.goto(`./${link.value}`);
  await expect(page.getByText(en.pages.file.silent)).toBeVisible({ timeout: 20_000 });
  await answer(page);
  await expect(page.getByText(en.pages.link.goesOn)).toBeVisible();
  await page.locator('.link-game + .app-row button').click();
  await expect(page).toHaveURL(there);
});
