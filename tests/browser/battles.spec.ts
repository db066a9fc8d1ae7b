import type { Page } from '@playwright/test';
import { readBattles } from '../../build/battles.mjs';
import { en } from '../../src/ui/words/en/index';
import { expect, record, test } from './fixture';
import { tabTo } from './keys';

interface BattleFile {
  readonly id: string;
  readonly title: { readonly en: string };
  readonly age: keyof typeof words.criteria.age.values;
  readonly beginners?: boolean;
  readonly position: { readonly system: string };
}

const words = en.pages.battles;
const files = readBattles() as unknown as readonly BattleFile[];
const titles = (which: (file: BattleFile) => boolean) =>
  files
    .filter(which)
    .map(({ title }) => title.en)
    .sort();

test('battles of each game stand apart, and by keyboard only those are shown that are looked for', async ({ page }) => {
  await page.goto('./#/battles');
  const shown = page.locator('.battle-tile h3');
  const expectShown = async (wanted: readonly string[]) => {
    await expect(shown).toHaveCount(wanted.length);
    expect((await shown.allTextContents()).sort()).toEqual(wanted);
    await expect(page.getByRole('status').filter({ hasText: words.shown(wanted.length, files.length) })).toBeVisible();
  };
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([words.fields.ancients, words.fields.naval, words.fields.baw]);
  await expectShown(titles(() => true));

  const { keyboard } = page;
  await tabTo(page, page.getByRole('radio', { name: words.every, exact: true }));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: words.fields.naval })).toBeChecked();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([words.fields.naval]);
  await expectShown(titles(({ position }) => position.system === 'naval'));

  await tabTo(page, page.getByRole('combobox', { name: words.criteria.age.name }));
  await keyboard.type(words.criteria.age.values.roman);
  await expectShown(titles(({ position, age }) => position.system === 'naval' && age === 'roman'));

  await tabTo(page, page.getByRole('checkbox', { name: words.beginners }));
  await keyboard.press('Space');
  await expect(shown).toHaveCount(0);
  await expect(page.getByText(words.none)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: words.showAll }).first());
  await keyboard.press('Enter');
  await expectShown(titles(() => true));
  await expect(page.getByTestId('battle-search')).toBeFocused();

  // Whoever comes back from a battle finds the list as it was.
  await page.getByRole('checkbox', { name: words.beginners }).check();
  await expectShown(titles(({ beginners }) => beginners === true));
  await shown.first().click();
  await expect(page.getByTestId('play-now')).toBeVisible();
  await page.goBack();
  await expectShown(titles(({ beginners }) => beginners === true));
});

test('loaded again, a page is where it was', async ({ page }) => {
  await page.goto('./#/battles');
  const tiles = page.locator('.battle-tile');
  await expect(tiles).toHaveCount(files.length);
  await page.evaluate(() => scrollTo(0, 700));
  const at = () => page.evaluate(() => Math.round(scrollY));
  const before = await at();
  expect(before).toBeGreaterThan(300);
  await page.reload();
  await expect(tiles).toHaveCount(files.length);
  await expect.poll(at).toBe(before);
});

test('on a phone no star lies over what its tile says', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#/battles');
  await expect(page.locator('.battle-tile')).toHaveCount(files.length);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.battle-item')].flatMap((item) => {
      const star = item.querySelector('.battle-star')!.getBoundingClientRect();
      return [...item.querySelectorAll('.battle-tile__text, .battle-tile__map .page-tag')]
        .filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return Math.min(right, star.right) > Math.max(left, star.left) && Math.min(bottom, star.bottom) > Math.max(top, star.top);
        })
        .map(({ textContent }) => textContent);
    }),
  );
  expect(covered).toEqual([]);
});

/** A battle of each game, whom it is played against unless somebody else is chosen, and what its painter draws: units and both camps, ships, units. */
const FRONT = [
  { battle: 'spartolus', against: 'optio', pieces: '.board-counter', count: 15, first: 'Athens' },
  { battle: 'mylae', against: 'centurion', pieces: '.ship', count: 25, first: 'Rome' },
  { battle: 'baw-cannae', against: 'centurion', pieces: '.board-counter', count: 100, first: 'Romans' },
];

/** Plays the battle on whose page one is. */
async function playAtOnce(page: Page): Promise<void> {
  await page.getByTestId('play-now').click();
  await expect(page.getByTestId('battle')).toBeVisible();
}

for (const { battle, against } of FRONT) {
  test(`two clicks lead from the tile of ${battle} to playing it against a program`, async ({ page }) => {
    await page.goto('./#/battles');
    let clicks = 0;
    await page.exposeFunction('clicked', () => clicks++);
    await page.evaluate(() => addEventListener('click', () => (globalThis as unknown as { clicked(): void }).clicked(), true));
    await page.locator(`.battle-tile[href$="/${battle}"]`).click();
    await playAtOnce(page);
    await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '1');
    await page.getByTestId('menu').click();
    await page.getByTestId('seats-ask').click();
    await expect(page.locator('#seat-0-player')).toHaveValue('person');
    await expect(page.locator('#seat-1-player')).toHaveValue(against);
    expect(clicks).toBe(4);
  });
}

test('what was begun in each game is saved with its own map, pieces and whose move it is', async ({ page }) => {
  for (const { battle } of FRONT) {
    await page.goto(`./#/battles/${battle}`);
    await playAtOnce(page);
  }
  await page.goto('./#/saves');
  const cards = page.locator('.saves-card');
  await expect(cards).toHaveCount(FRONT.length);
  // The last one that was played stands first.
  for (const [n, { pieces, count, first }] of [...FRONT].reverse().entries()) {
    const card = cards.nth(n);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByTestId('to-move')).toHaveText(en.pages.saves.toMove(first));
    await expect(card.locator('.map-live').locator(pieces)).toHaveCount(count);
  }
});

test('the set-up asks whom one plays, and against whom, and begins what was chosen', async ({ page }) => {
  await page.goto('./#/battles/megiddo');
  await page.getByTestId('set-up').click();
  await expect(page.getByTestId('mode-program')).toBeChecked();
  // Egypt wins more often between equals.
  await expect(page.locator('label', { has: page.getByTestId('side-0') })).toContainText(en.pages.setUp.suggested);
  await expect(page.locator('label', { has: page.getByTestId('opponent-legate') })).toContainText(en.opponent.about.legate);
  await page.getByTestId('side-1').check();
  await page.getByTestId('opponent-recruit').check();
  await page.getByTestId('setup-more').click();
  await page.getByLabel(en.pages.setUp.yourName).fill('Anna');
  // What does not do is shown where it stands, and kept.
  const seed = page.getByLabel(en.pages.setUp.seed, { exact: true });
  await seed.fill('many');
  await page.getByTestId('setup-more').click();
  await page.getByRole('button', { name: en.pages.setUp.start }).click();
  await expect(seed).toBeFocused();
  await expect(page.getByText(en.pages.setUp.seedWrong)).toBeVisible();
  await seed.fill('12');
  // Whoever reads about the battle in between finds it all again, dice too: nothing has been rolled yet.
  await page.getByRole('link', { name: en.pages.setUp.aboutBattle }).click();
  await page.getByTestId('set-up').click();
  await page.getByTestId('setup-more').click();
  await expect(seed).toHaveValue('12');
  await page.getByRole('button', { name: en.pages.setUp.start }).click();
  await expect(page.getByTestId('battle')).toBeVisible();
  expect(await record(page)).toMatchObject({ names: ['', 'Anna'], seed: 12, battle: 'megiddo' });
  // Whoever comes back finds what he chose; the dice are others.
  await page.goBack();
  await expect(page.getByTestId('side-1')).toBeChecked();
  await expect(page.getByTestId('opponent-recruit')).toBeChecked();
  await page.getByTestId('setup-more').click();
  await expect(page.getByLabel(en.pages.setUp.yourName)).toHaveValue('Anna');
  await expect(seed).not.toHaveValue('12');
});

test('a battle’s page and its set-up have the variant from each other, and so it is where the back button leads', async ({ page }) => {
  const [asItWas, varied] = [page.getByTestId('variant-none'), page.getByTestId('variant-taanach')];
  const toSetUp = page.getByTestId('set-up');
  await page.goto('./#/battles/megiddo');
  await varied.check();
  await toSetUp.click();
  await expect(page.getByTestId('mode-program')).toBeVisible();
  await expect(varied).toBeChecked();
  await page.getByTestId('opponent-recruit').check();
  await asItWas.check();
  await page.getByRole('link', { name: en.pages.setUp.aboutBattle }).click();
  await expect(toSetUp).toBeVisible();
  await varied.check();
  await toSetUp.click();
  await expect(page.getByTestId('opponent-recruit')).toBeChecked();
  await expect(varied).toBeChecked();
  await page.getByRole('button', { name: en.pages.setUp.start }).click();
  await expect(page.getByTestId('battle')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('opponent-recruit')).toBeChecked();
  await expect(varied).toBeChecked();
  await page.goBack();
  await expect(toSetUp).toBeVisible();
  await expect(varied).toBeChecked();
  await page.goForward();
  await page.getByRole('link', { name: en.pages.setUp.aboutBattle }).click();
  await expect(toSetUp).toBeVisible();
  await expect(varied).toBeChecked();
  await page.getByTestId('play-now').click();
  await expect(page.getByTestId('battle')).toBeVisible();
  await page.goBack();
  await expect(varied).toBeChecked();
  await asItWas.check();
  await toSetUp.click();
  await expect(page.getByTestId('opponent-recruit')).toBeChecked();
  await expect(asItWas).toBeChecked();
});

test('an address of another version of the battle that is open, or of another battle, is gone to', async ({ page }) => {
  const [asItWas, varied] = [page.getByTestId('variant-none'), page.getByTestId('variant-taanach')];
  const recruit = page.getByTestId('opponent-recruit');
  await page.goto('./#/set-up/megiddo');
  await recruit.check();
  await page.goto('./#/set-up/megiddo/taanach');
  await expect(varied).toBeChecked();
  await expect(recruit).toBeChecked();
  await page.goBack();
  await expect(asItWas).toBeChecked();
  await page.goForward();
  await expect(varied).toBeChecked();
  await page.goBack();
  await expect(asItWas).toBeChecked();
  // Whoever chooses a version stays where he is; the address follows.
  const chosenByKeyboard = async () => {
    await asItWas.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/megiddo\/taanach$/);
    await expect(varied).toBeChecked();
    await expect(varied).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page).toHaveURL(/megiddo$/);
    await expect(asItWas).toBeFocused();
  };
  await chosenByKeyboard();
  await expect(recruit).toBeChecked();

  await page.goto('./#/battles/megiddo');
  await expect(page.getByTestId('set-up')).toBeVisible();
  await chosenByKeyboard();
  await varied.check();
  await page.goto('./#/battles/syracuse');
  await expect(page.getByRole('heading', { level: 1, name: 'Syracuse' })).toBeVisible();
  await expect(asItWas).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Megiddo' })).toBeVisible();
  await expect(varied).toBeChecked();
});

test('the page of a battle at sea tells its fleets, and shows the table’s own map in the theme that is worn', async ({ page }) => {
  await page.goto('./#/battles/mylae');
  await expect(page.getByRole('heading', { level: 1, name: 'Mylae' })).toBeVisible();
  const fleets = page.locator('.page-sides li');
  await expect(fleets.nth(0)).toContainText('12 ships, 10 of them large · poor crews · 22 marines aboard · 10 with a corvus');
  await expect(fleets.nth(1)).toContainText('13 large ships · excellent crews · 18 marines aboard');
  for (const name of [words.waters, words.special]) await expect(page.getByRole('heading', { name })).toBeVisible();
  const map = page.getByRole('img', { name: words.map('Mylae') });
  await expect.poll(() => map.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth)).toBeGreaterThan(1000);
  await expect(map).toHaveAttribute('src', 'maps/mylae.svg#light');
  const drawing = await (await page.request.get('./maps/mylae.svg')).text();
  expect([1, 2].map((side) => drawing.split(`class="ship ship--${side} `).length - 1)).toEqual([12, 13]);
  await page.getByRole('button', { name: en.common.nav.more }).click();
  await page.getByRole('radio', { name: en.common.theme.dark }).check();
  await expect(map).toHaveAttribute('src', 'maps/mylae.svg#dark');
  // There are no optional rules at sea.
  await page.goto('./#/set-up/mylae');
  await expect(page.getByTestId('mode-program')).toBeVisible();
  await expect(page.locator('.setup-options')).toHaveCount(0);
});

test('a battle that is set up otherwise is pictured otherwise', async ({ page }) => {
  await page.goto('./#/set-up/megiddo');
  const picture = page.locator('.setup-brief').getByRole('img', { name: words.map('Megiddo') });
  await expect(picture).toHaveAttribute('src', 'maps/megiddo.svg#light');
  await page.getByTestId('variant-taanach').check();
  // Two chariots more than in the picture that the build has drawn.
  const drawn = await (await page.request.get('./maps/megiddo.svg')).text();
  await expect(picture.locator('.board-counter')).toHaveCount(drawn.split('class="board-counter').length - 1 + 2);
  await page.getByTestId('variant-none').check();
  await expect(picture).toHaveAttribute('src', 'maps/megiddo.svg#light');

  // So is it on its own page, and nothing is moved by it.
  await page.goto('./#/battles/megiddo');
  const own = page.locator('.battle-main').getByRole('img', { name: words.map('Megiddo') });
  await expect.poll(() => own.evaluate((drawing: HTMLImageElement) => drawing.complete && drawing.naturalWidth)).toBeGreaterThan(1);
  await expect(page.locator('.battle-balance')).toBeVisible();
  const below = () => page.locator('.battle-story').evaluate((story) => Math.round(story.getBoundingClientRect().top));
  const before = await below();
  await page.getByTestId('variant-taanach').check();
  await expect(own.locator('.board-counter')).toHaveCount(drawn.split('class="board-counter').length - 1 + 2);
  expect(await below()).toBe(before);
});

test('an address in the laboratory that names no battle says so, and leaves the choice', async ({ page }) => {
  await page.goto('./#/lab/nonsense');
  await expect(page.getByText(en.pages.battles.unknown)).toBeVisible();
  await expect(page.getByTestId('lab-player-0')).toBeVisible();
  await page.goto('./#/lab/megiddo');
  await expect(page.getByText(en.pages.battles.unknown)).toBeHidden();
});
