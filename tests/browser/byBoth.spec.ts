import type { Page } from '@playwright/test';
import { openHalves } from '../../src/kernel/halves';
import { printLink } from '../../src/store/link';
import { dialogs } from '../../src/ui/words/dialogs/en';
import { en } from '../../src/ui/words/en/index';
import { axeOn, expect, give, lay, main, prefer, record, said, setUp, start, test } from './fixture';

const { byBoth, doubt } = en.table;
const { proof } = dialogs;
const SECRET = '5a'.repeat(32);
const OWN = openHalves(SECRET, 0);

/** Two fights, both of them the first army's to begin. */
const game = {
  version: 1,
  position: {
    system: 'ancients',
    map: { columns: 9, rows: 9 },
    phase: 'melee',
    armies: [
      { name: 'Sparta', units: ['HI D8/1', 'HI F8/1'] },
      { name: 'Thebes', units: ['HI D7/4', 'HI F7/4'] },
    ],
  },
  seed: 7,
  dice: 'both',
  halves: { sides: [OWN, null] },
  plays: [],
} as const;

const line = (page: Page) => page.getByTestId('by-both');

/** A browser that keeps what is copied in `copied`. */
const clipboard = (page: Page) =>
  page.addInitScript(() => {
    const write = async ([item]: ClipboardItem[]) => {
      Object.assign(globalThis, { copied: await (await item!.getType('text/plain')).text() });
    };
    Object.defineProperty(navigator, 'clipboard', { value: { write } });
  });

/** The link that a page sends is opened by another one. */
async function send(from: Page, to: Page): Promise<void> {
  await from.evaluate(() => Object.assign(globalThis, { copied: undefined }));
  await main(from).click();
  const copied = () => from.evaluate(() => (globalThis as { readonly copied?: string }).copied);
  await expect.poll(copied).toContain('#/g/');
  await to.goto((await copied())!);
  await to.locator('.link-game + .app-row button').click();
  await expect(to.getByTestId('battle')).toBeVisible();
}

test('two devices make the dice together: an order waits until the link has been to the other side', async ({ page, browser, hear }) => {
  await clipboard(page);
  await prefer(page, { speed: 'off' });
  await setUp(page, 'megiddo', 'two');
  await page.getByTestId('setup-more').click();
  await page.getByTestId('dice-by-both').check();
  await page.getByTestId('side-1').check();
  await start(page);
  await expect(line(page)).toHaveAttribute('data-awaits', 'turn');
  expect((await record(page)).halves?.sides).toEqual([null, { commit: expect.any(String), rolls: 0, open: expect.any(String) }]);

  const kept = { [OWN.commit]: { secret: SECRET, game: '', given: '', rolls: 0, course: '' } };
  await page.evaluate((all) => localStorage.setItem('ancients.halves', JSON.stringify(all)), kept);
  await lay(page, game);
  const first = page.url();
  await expect(page.getByTestId('doubt')).toHaveText(doubt.bothMark);
  await give(page, 'D8xD7');
  await expect(line(page)).toHaveText(byBoth.halfFree('D8xD7', 'Thebes'));
  await expect(said(page)).toContainText(byBoth.halfFree('D8xD7', 'Thebes'));
  expect((await axeOn(page).include('[data-testid="by-both"]').analyze()).violations).toEqual([]);

  const context = await browser.newContext();
  hear(context);
  const other = await context.newPage();
  await prefer(other, { speed: 'off' });
  await clipboard(other);
  await send(page, other);
  await expect(line(other)).toHaveText(byBoth.invited('Thebes'));
  await main(other).click();
  await expect(line(other)).toHaveText(byBoth.half(undefined, 'Sparta').replace('The order', 'D8xD7'));
  const second = other.url();

  // The game goes on where it is kept, and its die falls.
  await send(other, page);
  await expect(page).toHaveURL(first);
  await expect(page.getByTestId('log-row')).toHaveCount(1);
  const [play] = (await record(page)).plays;
  expect(play).toMatchObject({ order: 'D8xD7', dice: [expect.any(Number)] });
  await page.getByTestId('dice-ask').click();
  await page.getByTestId('verify').click();
  await expect(page.getByTestId('proof').getByRole('listitem').nth(1)).toHaveText(proof.halves(1));
  await page.keyboard.press('Escape');

  // Now that both have joined, the die falls where the link comes to.
  await give(page, 'F8xF7');
  await expect(line(page)).toHaveText(byBoth.half('F8xF7', 'Thebes'));
  await send(page, other);
  await expect(other).toHaveURL(second);
  await expect.poll(async () => (await record(other)).plays.map(({ dice = [] }) => dice.length)).toEqual([1, 1]);

  // What was played on the other screen is told.
  await send(other, page);
  await give(page, 'end');
  await send(page, other);
  await expect(other.getByTestId('recap').getByRole('listitem')).not.toHaveCount(0);
  await context.close();
});

test('a surrender that a link has in one’s own name is asked for, and ends the game only of whoever says that it was he', async ({
  page,
}) => {
  const { link } = en.pages;
  const joined = { ...game, halves: { sides: [OWN, openHalves('a5'.repeat(32), 0)] } };
  await prefer(page, { speed: 'off' });
  await page.goto('./');
  const kept = { [OWN.commit]: { secret: SECRET, game: '', given: '', rolls: 0, course: '' } };
  await page.evaluate((all) => localStorage.setItem('ancients.halves', JSON.stringify(all)), kept);
  await lay(page, joined);
  const first = page.url();
  const forged = await printLink({ ...joined, conceded: 1 });
  if (!forged.ok) throw new Error('the record makes no link');
  await page.goto(`./${forged.value}`);
  await expect(page.locator('.link-game')).toContainText(link.inOwnName.surrender);
  expect((await axeOn(page).include('.page-narrow').analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: link.openBeside }).click();
  await expect(page.getByTestId('battle')).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await page.goto(`./${forged.value}`);
  await page.getByRole('button', { name: link.takeOver }).click();
  await expect(page).toHaveURL(first);
  expect(await record(page)).toMatchObject({ conceded: 1 });
});
