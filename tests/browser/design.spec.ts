import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readBattles } from '../../build/battles.mjs';
import { en } from '../../src/ui/words/en/index';
import { BESIDE, expect, expectSound, panelTab, prefer, record, start, test } from './fixture';
import { Hand } from './hand';

const battle = readBattles().find(({ id }) => id === 'spartolus') as { readonly position: object };

/** An empty field, on land unless another game is named. */
async function begin(page: Page, system = 'ancients'): Promise<Hand> {
  await page.goto('./#/design');
  await page.getByTestId(`begin-${system}`).click();
  await expect(page.getByTestId('play-it')).toBeVisible();
  await expect(page.locator('.board-sheets')).toBeVisible();
  return new Hand(page);
}

/** The same with light infantry in D4. */
async function beginWithLight(page: Page): Promise<Hand> {
  const hand = await begin(page);
  await page.getByTestId('piece-LI').click();
  await hand.click('D4');
  return hand;
}

const texts = (page: Page) => page.locator('.design-line');

test('a small battle is drawn by mouse, kept, and played', async ({ page }) => {
  const hand = await begin(page);
  await expect(page.getByTestId('checks')).toContainText('15.2.h.1');
  await page.getByTestId('piece-HI').click();
  for (const hex of ['H10', 'I10', 'J10']) await hand.click(hex);
  await page.getByTestId('pieces-1').click();
  for (const hex of ['H3', 'I3', 'J3']) await hand.click(hex);
  await expect(page.getByText('Nothing is amiss')).toBeVisible();
  // A hill by a stroke, and away again.
  await page.getByTestId('ground-hill').click();
  const [from, to] = [await hand.pointOf('C5'), await hand.pointOf('E6')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await page.getByTestId('undo').click();
  await page.getByTestId('redo').click();
  // A unit is dragged elsewhere, and looks another way.
  await page.getByTestId('tool-select').click();
  const [unit, goal] = [await hand.pointOf('H10'), await hand.pointOf('F9')];
  await page.mouse.move(unit.x, unit.y);
  await page.mouse.down();
  await page.mouse.move(goal.x, goal.y, { steps: 6 });
  await page.mouse.up();
  await expect(texts(page)).toContainText('Heavy infantry · F9 facing N');
  await page.getByRole('button', { name: 'Turn right' }).click();
  await expect(texts(page)).toContainText('Heavy infantry · F9 facing NE');
  await page.getByTestId('panel-texts').click();
  await page.getByTestId('title').fill('The three hills');
  await page.reload();
  await expect(page.getByRole('heading', { name: /The three hills/ })).toBeVisible();
  await page.getByTestId('title').waitFor({ state: 'detached' });
  await page.getByTestId('panel-texts').click();
  await page.getByTestId('title').fill('The three hills again');
  await page.getByTestId('play-it').click();
  // Whoever comes back takes his steps back still.
  await page.goBack();
  await page.getByTestId('undo').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('again');
  await page.getByTestId('play-it').click();
  await page.getByTestId('mode-solo').check();
  await page.locator('.setup-start').click();
  await expect(page.getByTestId('battle')).toBeVisible();
  await expect(page).toHaveTitle(/The three hills/);
  // From the table it goes to the drawing table again, as another one.
  await panelTab(page, 'Branches').click();
  await page.getByTestId('to-drawing-table').click();
  await expect(page.getByRole('heading', { name: /From the table/ })).toBeVisible();
  // It stands among the battles.
  await page.goto('./#/battles');
  await page.getByTestId('battle-search').fill('three hills');
  await expect(page.locator('.battle-tile')).toHaveCount(2);
  await expect(page.locator('.battle-tile').last()).toContainText('1 game');
});

test('a battle of the Ancient World is drawn, with a forest on a height, a leader who is given a name, levels, an exit and a term; and played', async ({
  page,
}) => {
  const hand = await begin(page, 'baw');
  await page.getByTestId('piece-LEG').click();
  for (const hex of ['H12', 'I12', 'J12']) await hand.click(hex);
  await page.getByTestId('token-leader').click();
  await hand.click('I12');
  await page.getByTestId('tool-select').click();
  await hand.click('I12');
  await page.getByTestId('leader-word').fill('Caesar 3');
  await page.getByLabel('Bonus').fill('2');
  await page.getByTestId('pieces-1').click();
  await page.getByTestId('piece-MF').click();
  await hand.stroke('H5', 'I5', 'J5');
  await expect(page.getByText('Nothing is amiss')).toBeVisible();
  await page.getByTestId('panel-map').click();
  await page.getByRole('button', { name: 'Plain', exact: true }).click();
  await page.getByTestId('ground-level').click();
  for (const hex of ['C5', 'D5']) await hand.click(hex);
  await page.getByTestId('ground-forest').click();
  for (const hex of ['D5', 'E5']) await hand.click(hex);
  await page.getByTestId('panel-sides').click();
  await page.getByTestId('side-name-0').fill('Romans');
  await page.getByText('En français').first().click();
  await page.getByLabel('Name, in French').first().fill('Romains');
  await page
    .getByRole('button', { name: /^Exits/ })
    .first()
    .click();
  await hand.click('A9');
  // Where a new reserve enters is drawn next.
  await page.getByRole('button', { name: 'Add a reserve' }).first().click();
  await expect(texts(page)).toContainText('Romans, reserve 1');
  await hand.click('A1');
  await page.getByLabel('Add', { exact: true }).selectOption('LI');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'One more: Leader' }).click();
  await expect(page.getByTestId('later-leader').getByLabel('Name')).toBeFocused();
  await page.getByTestId('later-leader').getByLabel('Name').fill('Antony');
  await page.getByTestId('later-leader').getByLabel('Bonus').fill('2');
  await page.getByTestId('panel-rules').click();
  await page.getByLabel('Which ones').selectOption('own');
  await page.getByTestId('add-term').selectOption('exit');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Strength').fill('12');
  await page.getByTestId('play-it').click();
  await page.getByTestId('mode-solo').check();
  await start(page);
  await expect(page.getByTestId('battle')).toBeVisible();
  // Its sides are called as it says, in the reader's language.
  for (const [language, name] of [
    ['Français', 'Romains'],
    ['English', 'Romans'],
  ] as const) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect(page.getByTestId('to-act')).toContainText(name);
  }
  const { position } = await record(page);
  expect(position).toMatchObject({
    system: 'baw',
    map: { level1: 'C5 D5 D8 E8 D9 E9 T10 U10 T11 U11', forest: 'D5 E5 A7 B7 A8 X11 W12 X12' },
    armies: [
      {
        units: ['LEG H12', 'LEG I12', 'LEG J12'],
        leaders: ['Caesar 2 I12'],
        demoralisation: 10,
        disintegration: 12,
        exits: 'A9',
        reserves: [{ turn: 2, at: 'A1', units: ['LI'], leaders: ['Antony 2'] }],
      },
      { units: ['MF H5', 'MF I5', 'MF J5'] },
    ],
    victory: [1, 2].map((by) => ({ term: 'exit', by, strength: 12 })),
  });
  // From the table it goes to the drawing table again.
  await panelTab(page, 'Branches').click();
  await page.getByTestId('to-drawing-table').click();
  await expect(page.getByRole('heading', { name: /From the table/ })).toBeVisible();
  await expect(page.getByText('Nothing is amiss')).toBeVisible();
});

test('another version is drawn as a battle of its own, beside the one it varies', async ({ page }) => {
  const hand = await begin(page);
  await page.getByTestId('piece-HI').click();
  await hand.click('H10');
  await page.getByTestId('pieces-1').click();
  await hand.click('H3');
  await page.getByTestId('panel-texts').click();
  await page.getByTestId('add-version').press('Enter');
  await expect(page.getByTestId('versions').getByLabel('Name').first()).toBeFocused();
  await page.getByTestId('versions').getByLabel('Name').first().fill('With elephants');
  const line = page.getByTestId('version-line');
  await expect(line).toContainText('“With elephants”');
  await page.getByTestId('piece-EL').click();
  await hand.click('I3');
  await expect(texts(page)).toContainText('Elephants · I3');
  await expectSound(page, 'a version that is drawn', BESIDE);
  await line.getByRole('button').click();
  await expect(line).toBeHidden();
  await expect(texts(page)).not.toContainText('Elephants · I3');
  await page.getByTestId('draw-version').click();
  await expect(texts(page)).toContainText('Elephants · I3');
  await page.getByTestId('play-it').click();
  // It is the one that was being drawn.
  await expect(page.getByRole('radio', { name: /With elephants/ })).toBeChecked();
  await page.getByTestId('mode-solo').check();
  await page.locator('.setup-start').click();
  await expect(page).toHaveTitle(/With elephants/);
  await expect(page.getByTestId('battle')).toBeVisible();
  await hand.click('I3');
  await expect(page.getByTestId('battle')).toContainText('Elephants');
});

test('several pieces are chosen by a frame, with Shift or without, and go, turn and leave together', async ({ page }) => {
  const hand = await begin(page);
  await page.getByTestId('piece-HI').click();
  for (const hex of ['H10', 'I10', 'J10']) await hand.click(hex);
  await page.getByTestId('tool-select').click();
  await hand.frame('H9', 'J10');
  await expect(texts(page)).toContainText('3 pieces chosen');
  await expect(page.getByTestId('tool-several')).toHaveAttribute('aria-pressed', 'true');
  await hand.stroke('I10', 'I8');
  await page.getByRole('button', { name: 'Turn right' }).click();
  await hand.click('I8');
  await expect(texts(page)).toContainText('2 pieces chosen');
  await page.getByTestId('take-away').click();
  await page.getByTestId('tool-select').click();
  await hand.click('I8');
  await expect(texts(page)).toContainText('Heavy infantry · I8 facing NE');
  // The rest has gone.
  await page.getByTestId('tool-several').click();
  await hand.stroke('A1', 'R12');
  await expect(texts(page)).toContainText('3 pieces chosen');
});

test('what is taken away beside the map leaves the keyboard there, and the pieces on the map', async ({ page }) => {
  const hand = await beginWithLight(page);
  await page.getByTestId('tool-select').click();
  await hand.click('D4');
  await expect(texts(page)).toContainText('Light infantry · D4');
  await page.getByTestId('panel-sides').click();
  const adds = page.getByRole('button', { name: 'Add a reserve' }).first();
  await adds.press('Enter');
  await page.getByRole('button', { name: 'Remove this reserve' }).press('Enter');
  await expect(adds).toBeFocused();
  await page.keyboard.press('Delete');
  await hand.click('D4');
  await expect(texts(page)).toContainText('Light infantry · D4');
});

test('a click on a piece beside the one that is chosen chooses it, and turns nobody', async ({ page }) => {
  const hand = await begin(page);
  await page.getByTestId('piece-HI').click();
  for (const hex of ['G8', 'H8']) await hand.click(hex);
  await page.getByTestId('tool-select').click();
  await hand.click('G8');
  await hand.click('H8');
  await expect(texts(page)).toContainText('Heavy infantry · H8 facing N');
  await hand.click('G8');
  await expect(texts(page)).toContainText('Heavy infantry · G8 facing N');
});

test('a size is taken when it has been typed, not on the way there', async ({ page }) => {
  const hand = await beginWithLight(page);
  await page.getByTestId('panel-map').click();
  const columns = page.getByRole('textbox', { name: 'Columns' });
  await columns.fill('2');
  await columns.fill('24');
  await columns.press('Enter');
  await page.getByTestId('tool-select').click();
  await expect(page.locator('.board-layer--pieces [data-unit]')).not.toHaveCount(0);
  await hand.click('D4');
  await expect(texts(page)).toContainText('Light infantry · D4');
  await expect(columns).toHaveValue('24');
});

test('a name stays another language’s own while it is typed anew, and goes where it is left empty', async ({ page }) => {
  const hand = await begin(page);
  const naming = page.getByTestId('place-name');
  const [own, other] = ['en', 'fr'].map((language) => page.locator(`.design-places [data-at$=".${language}"]`)) as [Locator, Locator];
  await page.getByTestId('tool-place').click();
  await hand.click('D4');
  await naming.fill('Mound');
  await naming.press('Enter');
  await page.getByTestId('panel-map').click();
  await page.locator('.design-places summary').click();
  await other.fill('Mont');
  await hand.click('D4');
  await naming.fill('');
  await naming.fill('Mont');
  await naming.fill('Mountain');
  await naming.press('Enter');
  await expect(own).toHaveValue('Mountain');
  await expect(other).toHaveValue('Mont');
  await own.fill('');
  await expect(own).toHaveCount(1);
  await own.press('Tab');
  await expect(own).toHaveCount(0);
});

test('faults are told with their place, and lead to it', async ({ page }) => {
  const hand = await beginWithLight(page);
  await page.getByTestId('tool-erase').click();
  await hand.click('I11');
  const camp = page.locator('[data-rule="15.1.d"]');
  await expect(camp).toContainText('Red has no camp');
  await page.getByTestId('panel-sides').click();
  await page.getByRole('textbox', { name: 'Panics at points lost' }).first().fill('7');
  await page.getByTestId('panel-checks').click();
  const panic = page.locator('[data-rule="15.1.e"]');
  await expect(panic).toContainText('half of its strength is 1');
  await panic.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('textbox', { name: 'Panics at points lost' }).first()).toBeFocused();
  await page.getByTestId('panel-checks').click();
  await panic.getByRole('button', { name: 'Set it to 1' }).click();
  await expect(panic).toHaveCount(0);
  await page.getByTestId('panel-texts').click();
  await page.getByTestId('title').fill('');
  await page.getByTestId('panel-checks').click();
  // It says the same in either language, and so that is said once.
  const untitled = page.getByTestId('checks').locator('li').filter({ hasText: 'Title' });
  await expect(untitled).toHaveCount(1);
  await expect(untitled).toContainText('Title: needs text that is not empty');
  await expect(page.getByTestId('play-it')).toHaveAttribute('aria-disabled', 'true');
  await untitled.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByTestId('title')).toBeFocused();
});

test('a battle is drawn with the keys alone', async ({ page }) => {
  await begin(page);
  // What one may have in hand is one stop of Tab, gone through by arrows; the next is the map.
  await page.getByTestId('tool-select').focus();
  while (!(await page.getByTestId('piece-LI').evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.board')).toBeFocused();
  // The cursor begins at the first piece, the camp; north of it stands the unit.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(texts(page)).toContainText('Light infantry');
  const before = await texts(page).innerText();
  await page.keyboard.press(']');
  await expect(texts(page)).not.toHaveText(before);
  await page.keyboard.press('Delete');
  await expect(texts(page)).not.toContainText('Light infantry');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('redo')).toBeEnabled();
});

test('a battle goes out as a file and comes in again, and what is no battle is refused with its faults', async ({ page }) => {
  const hand = await begin(page);
  await page.getByTestId('piece-HI').click();
  await hand.click('H10');
  await page.getByTestId('pieces-1').click();
  await hand.click('H3');
  const coming = page.waitForEvent('download');
  await page.getByTestId('to-file').click();
  const path = await (await coming).path();
  const sent = JSON.parse(readFileSync(path, 'utf8')) as object;
  await page.goto('./#/design');
  await page.getByTestId('design-file').setInputFiles(path);
  await expect(page.getByTestId('play-it')).toBeVisible();
  const again = page.waitForEvent('download');
  await page.getByTestId('to-file').click();
  expect(JSON.parse(readFileSync(await (await again).path(), 'utf8'))).toEqual(sent);
  await page.goto('./#/design');
  await page.getByTestId('design-file').setInputFiles(asFile({ ...sent, title: { en: '' }, position: { ...battle.position, turns: 0 } }));
  await expect(page.getByTestId('refused')).toContainText('position.turns');
  await expect(page.getByTestId('refused')).toContainText('title.en');
  await page.getByTestId('design-file').setInputFiles(asFile(battle.position));
  await expect(page.getByTestId('play-it')).toBeVisible();
  // Where games are opened a battle is known as one.
  await page.goto('./#/saves');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByTestId('play-it')).toBeVisible();
});

const asFile = (json: unknown) => ({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(json)) });

test('a battle of one’s own is set up with the rules that it was drawn with, as it is now, and says where it cannot be played', async ({
  page,
  context,
}) => {
  await page.goto('./#/design');
  await page.getByTestId('design-file').setInputFiles(asFile({ ...battle.position, options: ['13.4'], nightfall: 3, turns: 5 }));
  await page.getByTestId('play-it').click();
  await page.locator('.setup-options summary').click();
  const night = page.locator('[data-option="13.4"]');
  await expect(night.getByRole('checkbox').first()).toBeChecked();
  await expect(night.getByLabel(en.options.nightfall)).toHaveValue('3');
  await expect(night.getByRole('checkbox').first()).toBeDisabled();
  await night.getByLabel(en.options.nightfall).selectOption('4');
  await page.locator('[data-option="13.1"]').getByRole('checkbox').first().check();
  await page.getByTestId('mode-solo').check();
  await start(page);
  await expect(page.getByTestId('battle')).toBeVisible();
  expect((await record(page)).position).toMatchObject({ options: ['13.1', '13.4'], nightfall: 4, turns: 5 });
  // A picture that does not come leaves its place empty, and the page whole.
  await page.route('**/OwnPicture-*.js', (route) => route.abort());
  await page.goto('./#/battles');
  const tile = page.locator('.battle-tile').first();
  await tile.click();
  await expect(page.getByTestId('play-now')).toBeVisible();
  // In another tab it is called otherwise, then nothing at all.
  const other = await context.newPage();
  await other.goto(page.url().replace(/#.*/, '#/design'));
  await other.getByTestId('open-design').click();
  await other.getByTestId('panel-texts').click();
  await other.getByTestId('title').fill('The dusk');
  await page.goto('./#/battles');
  await expect(tile).toContainText('The dusk');
  await tile.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The dusk');
  await other.getByTestId('title').fill('');
  await page.goto('./#/battles');
  await expect(tile).not.toContainText('The dusk');
  await tile.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.pages.battles.unfinished);
  await expect(page).toHaveTitle(`${en.pages.battles.unfinished} · ${en.common.brand}`);
  const address = page.url();
  await page.getByRole('link', { name: en.pages.battles.atTable }).click();
  await expect(page.getByTestId('checks')).toBeVisible();
  // Deleted, it is no battle of one's own any more.
  await page.goto('./#/design');
  await page.getByTestId('delete-design').click();
  await page.getByTestId('delete-yes').click();
  await expect(page.getByTestId('design')).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.pages.battles.unknown);
  await expect(page).toHaveTitle(`${en.pages.battles.unknown} · ${en.common.brand}`);
  await expect(page.getByRole('link', { name: en.pages.battles.atTable })).toHaveCount(0);
});

test('one of ours is opened, copied and deleted', async ({ page }) => {
  await page.goto('./#/design');
  await page.getByTestId('begin-house').selectOption('salamis');
  await page.getByTestId('begin-chosen').click();
  await expect(page.getByTestId('play-it')).toBeVisible();
  await page.goto('./#/design');
  await page.getByTestId('copy-design').click();
  await expect(page.getByTestId('design')).toHaveCount(2);
  const [one, other] = await page.getByTestId('open-design').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto(`./${one}`);
  await page.getByTestId('panel-texts').click();
  await page.goto(`./${other}`);
  await expect(page.getByTestId('panel-checks'), 'another battle begins anew').toHaveAttribute('aria-pressed', 'true');
  await page.goto('./#/design');
  await page.getByTestId('delete-design').first().click();
  await page.getByTestId('delete-yes').click();
  await expect(page.getByTestId('design')).toHaveCount(1);
  await expect(page.getByTestId('open-design'), 'the keyboard stays in the list').toBeFocused();
});

test('a battle of one’s own takes of the rules that suit it those that go with what it was drawn with', async ({ page }) => {
  await page.goto('./#/design');
  const drawn = { ...battle, recommended: ['13.1', '13.13'], position: { ...battle.position, options: ['13.2'] } };
  await page.getByTestId('design-file').setInputFiles(asFile(drawn));
  await page.getByTestId('play-it').click();
  await page.locator('.setup-options summary').click();
  await page.locator('.setup-suiting').click();
  const option = (id: string) => page.locator(`[data-option="${id}"]`).getByRole('checkbox').first();
  await expect(option('13.1')).toBeChecked();
  await expect(option('13.2')).toBeChecked();
  await expect(option('13.13')).not.toBeChecked();
});

test('a battle of one’s own is not played without a rule that its position hangs on', async ({ page }) => {
  const { position } = readBattles().find(({ id }) => id === 'baw-issus') as { readonly position: { readonly armies: readonly object[] } };
  const [first, second] = position.armies;
  await page.goto('./#/design');
  const drawn = { ...position, options: ['B16.2', 'B16.4'], armies: [{ ...first, fallen: ['AUX'] }, second] };
  await page.getByTestId('design-file').setInputFiles(asFile(drawn));
  await page.getByTestId('play-it').click();
  await page.locator('.setup-options summary').click();
  const option = (id: string) => page.locator(`[data-option="${id}"]`).getByRole('checkbox');
  await expect(option('B16.4')).toBeChecked();
  await expect(option('B16.4')).toBeDisabled();
  await option('B16.2').uncheck();
  await page.getByTestId('mode-solo').check();
  await start(page);
  await expect(page.getByTestId('battle')).toBeVisible();
  expect((await record(page)).position).toMatchObject({ options: ['B16.4'] });
});

test('what is drawn of a battle that another tab has deleted is kept by itself, and that is said', async ({ page, context }) => {
  const hand = await begin(page);
  const other = await context.newPage();
  await other.goto(page.url().replace(/#.*/, '#/design'));
  await other.getByTestId('delete-design').click();
  await other.getByTestId('delete-yes').click();
  await expect(other.getByTestId('design')).toHaveCount(0);
  await page.getByTestId('piece-HI').click();
  await hand.click('H10');
  await expect(page.getByText('was deleted in another tab')).toBeVisible();
  await expect(other.getByTestId('design')).toHaveCount(1);
});

test('the tour sees for itself what has been done', async ({ page }) => {
  await page.goto('./#/learn/draw');
  await expect(page.getByTestId('tour')).toContainText('Step 1 of 6');
  const hand = new Hand(page);
  await page.getByTestId('piece-HI').click();
  for (const hex of ['H10', 'I10', 'J10']) await hand.click(hex);
  await expect(page.getByTestId('tour')).toContainText('Step 2 of 6');
});

test.describe('by touch, on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('pieces are put down, moved by taps, and the ground is painted', async ({ page }) => {
    const hand = await begin(page);
    await page.getByTestId('piece-CH').tap();
    await hand.tap('I8');
    await expect(texts(page)).toContainText('Chariots · I8 facing N');
    await page.getByTestId('tool-select').tap();
    await hand.tap('I8');
    await hand.tap('K7');
    await expect(texts(page)).toContainText('Chariots · K7 facing N');
    await page.getByTestId('ground-woods').tap();
    await hand.tap('G6');
    await expect(page.getByTestId('undo')).toBeEnabled();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map keeps its size while pieces are put down and chosen, whatever is said below it, and in the tour', async ({ page }) => {
    await page.goto('./#/learn/draw');
    const tour = page.getByTestId('tour');
    await expect(tour).toContainText('Step 1 of 6');
    const hand = new Hand(page);
    const heightOf = (part: string) => page.locator(part).evaluate((box) => box.getBoundingClientRect().height);
    const [map, card] = [await heightOf('.design-map'), await heightOf('.design-tour')];
    const stays = async () => expect([await heightOf('.design-map'), await heightOf('.design-tour')]).toEqual([map, card]);
    await page.getByTestId('piece-HI').tap();
    for (const hex of ['H8', 'I8', 'J8']) {
      await hand.tap(hex);
      await expect(texts(page)).toContainText(`Heavy infantry · ${hex}`);
      await stays();
    }
    for (const tool of ['tool-select', 'tool-several', 'ground-hill', 'tool-place']) {
      await page.getByTestId(tool).tap();
      await stays();
    }
    await expect(tour).toContainText('Step 2 of 6');
    await page.getByTestId('tool-select').tap();
    await hand.tap('I8');
    await expect(texts(page)).toContainText('Heavy infantry · I8');
    await stays();
  });

  test('a leader chosen with his unit lies over nothing of the map, and all that is done with him is in one row', async ({ page }) => {
    const hand = await begin(page, 'baw');
    for (const tool of ['piece-LEG', 'token-leader']) {
      await page.getByTestId(tool).tap();
      await hand.tap('H6');
    }
    await page.getByTestId('tool-select').tap();
    await hand.tap('H6');
    await page.getByTestId('leader-word').fill('Hannibal');
    const heightOf = (part: string) => page.locator(part).evaluate((box) => box.getBoundingClientRect().height);
    expect(await heightOf('.design-line')).toBe(await heightOf('.design-hand'));
    await page.getByTestId('take-away-leader').tap();
    await expect(page.getByTestId('leader-word')).toHaveCount(0);
    await expect(page.getByTestId('lead')).toBeVisible();
  });
});

for (const system of ['ancients', 'baw']) {
  test(`the drawing table has no serious finding, and fits a phone (${system})`, async ({ page }) => {
    await prefer(page, { language: 'fr' });
    const hand = await begin(page, system);
    await page.getByTestId('token-leader').click();
    await hand.click('H6');
    for (const panel of ['checks', 'sides', 'rules', 'texts', 'map', 'lab']) {
      await page.getByTestId(`panel-${panel}`).click();
      await expectSound(page, panel, BESIDE);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    // Who opens a panel sees it, and who is to draw on the map sees that.
    await page.getByTestId('panel-rules').click();
    await expect(page.locator('[data-at="position.turns"]')).toBeInViewport();
    await page.getByTestId('panel-sides').click();
    await page.getByRole('button', { name: 'Ajouter une réserve' }).first().click();
    await page.getByRole('button', { name: /^Dessiner où elle entre/ }).click();
    await expect(page.locator('.design-map')).toBeInViewport({ ratio: 0.8 });
  });
}
