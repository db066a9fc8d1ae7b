import { expect, record, test } from './fixture';

test('two armies are bought, every fault is named, and the battle begins', async ({ page }) => {
  await page.goto('./#/battles');
  await page.getByTestId('to-armies').click();
  await expect(page.getByTestId('total-0')).toContainText('of 100 points');
  await page.getByTestId('nation-0').selectOption('hoplites');
  await page.getByTestId('buy-0').click();
  await expect(page.getByTestId('faults-0')).toHaveCount(0);
  const more = page.getByTestId('ware-0-HI').getByRole('button', { name: 'One more' });
  for (let i = 0; i < 5; i++) await more.click();
  await expect(page.getByTestId('faults-0')).toContainText('15.2.h.5');
  await page.getByTestId('begin-armies').click();
  await expect(page.getByTestId('faults-0')).toBeFocused();
  await page.getByTestId('buy-0').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('points').fill('30');
  await expect(page.getByTestId('said')).toContainText('there are 30');
  await page.getByTestId('points').fill('20');
  await page.getByTestId('begin-armies').click();
  await expect(page.getByTestId('points')).toBeFocused();
  await expect(page.getByTestId('said')).toContainText('30 to 300');
  await expect(page.locator('.armies-out')).toContainText('30 to 300');
  await page.getByTestId('points').fill('100');
  await page.getByTestId('mode-two').check();
  await page.getByTestId('field').selectOption('river');
  await page.getByTestId('begin-armies').click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(page).toHaveTitle(/Greek cities/);
  await page.goto('./#/armies');
  await expect(page.getByTestId('nation-0')).toHaveValue('hoplites');
  await expect(page.getByTestId('mode-two')).toBeChecked();
  await page.getByTestId('arena-sea').check();
  await expect(page.getByTestId('total-1')).toContainText('of 60 points');
  await page.getByTestId('begin-armies').click();
  await expect(page.locator('.board')).toBeVisible();
});

test('a battle by points is played from either side, against any program and by any optional rule', async ({ page }) => {
  await page.goto('./#/armies');
  await page.getByTestId('side-1').check();
  await page.getByTestId('opponent-legate').check();
  await page.locator('#opponent-seconds').selectOption('3');
  await page.locator('.setup-options > summary').click();
  await page.locator('[data-option="13.1"]').getByRole('checkbox').check();
  await page.locator('[data-option="13.4"]').getByRole('checkbox').check();
  await page.locator('#nightfall').selectOption('4');
  await expect(page.locator('[data-option="13.3"]').getByRole('checkbox')).toBeDisabled();
  // What is chosen outlasts another army and a visit to the sea.
  await page.getByTestId('surprise').click();
  await page.getByTestId('arena-sea').check();
  await expect(page.locator('.setup-options')).toHaveCount(0);
  await page.getByTestId('arena-land').check();
  await page.getByTestId('setup-more').click();
  await page.locator('#seed').fill('no number');
  await page.getByTestId('begin-armies').click();
  await expect(page.locator('#seed')).toBeFocused();
  await page.locator('#seed').fill('4711');
  await page.getByTestId('begin-armies').click();
  await expect(page.locator('.board')).toBeVisible();
  const { position, seed } = await record(page);
  expect(seed).toBe(4711);
  expect(position).toMatchObject({ nightfall: 4, turns: 12 });
  expect((position as { options: string[] }).options).toEqual(expect.arrayContaining(['13.1', '13.3', '13.4']));
  await page.getByTestId('menu').click();
  await page.getByTestId('seats-ask').click();
  await expect(page.locator('#seat-0-player')).toHaveValue('legate');
  await expect(page.locator('#seat-0-seconds')).toHaveValue('3');
  await expect(page.locator('#seat-1-player')).toHaveValue('person');
});

test('a battle by points is called in the language of whoever reads, and verbs agree with its nations', async ({ page }) => {
  await page.goto('./#/armies');
  await page.getByTestId('nation-0').selectOption('gauls');
  await page.getByTestId('buy-0').click();
  await page.getByTestId('nation-1').selectOption('huns');
  await page.getByTestId('buy-1').click();
  await page.getByTestId('mode-solo').check();
  await page.getByTestId('begin-armies').click();
  await expect(page.getByTestId('to-act')).toContainText('Gauls, Britons');
  await page.getByRole('button', { name: 'Français', exact: true }).click();
  await expect(page.getByTestId('to-act')).toContainText('Gaulois, Bretons');
  await expect(page.getByTestId('to-act')).toContainText('doivent se déployer');
  await expect(page).toHaveTitle(/Gaulois, Bretons – Huns, Avars, Magyars/);
  await page.goto('./#/saves');
  await expect(page.getByRole('main')).toContainText('Gaulois, Bretons – Huns, Avars, Magyars');
});

test('of one ware there are at most 99, and so it is said', async ({ page }) => {
  await page.goto('./#/armies');
  // Chance may have brought a nation that has it among its allies alone, in a fold.
  await page.getByTestId('nation-0').selectOption('hoplites');
  const line = page.getByTestId('ware-0-LI');
  const more = line.getByRole('button').last();
  await more.evaluate(async (button: HTMLElement) => {
    for (let n = 0; n < 120; n++) {
      button.click();
      await Promise.resolve();
    }
  });
  await expect(line.locator('.armies-count')).toHaveText('99');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('said')).toContainText(/99/);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('said')).not.toContainText(': 100');
});

test('the fold of allies stays as it was left, whatever is bought in it', async ({ page }) => {
  await page.goto('./#/armies');
  await page.getByTestId('nation-0').selectOption('hoplites');
  await page.getByTestId('buy-0').click();
  const fold = page.locator('.armies-others').first();
  // Whether it is open by now hangs on what chance had bought before.
  await fold.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  const ware = fold.locator('.armies-ware:not([data-held])').first();
  const id = (await ware.getAttribute('data-testid'))!;
  const line = page.getByTestId(id);
  await line.getByRole('button', { name: 'One more' }).click();
  const fewer = line.getByRole('button', { name: 'One fewer' });
  await fewer.focus();
  await page.keyboard.press('Enter');
  await expect(fewer).toBeFocused();
  await expect(fold).toHaveAttribute('open');
});

test('what was bought is there again when the page is loaded anew', async ({ page }) => {
  await page.goto('./#/armies');
  await page.getByTestId('nation-0').selectOption('gauls');
  await page.getByTestId('buy-0').click();
  // Not the allies: whether their fold is open hangs on what chance had bought before.
  const bought = page.locator('.armies-side').first().locator('.armies-wares').first();
  const before = await bought.innerText();
  await page.reload();
  await expect(page.getByTestId('nation-0')).toHaveValue('gauls');
  expect(await bought.innerText()).toBe(before);
});

test('a handicap gives the second army points of its own, and both as many leaders', async ({ page }) => {
  await page.goto('./#/armies');
  await expect(page.getByTestId('points-1')).toHaveCount(0);
  await page.getByTestId('handicap').check();
  await page.getByTestId('points-1').fill('150');
  await page.getByTestId('surprise').click();
  await expect(page.getByTestId('total-0')).toContainText('of 100 points');
  await expect(page.getByTestId('total-1')).toContainText('of 150 points');
  await expect(page.locator('.armies-verdict').first()).toContainText('leaders 3');
  await page.reload();
  await expect(page.getByTestId('points-1')).toHaveValue('150');
  await page.getByTestId('points-1').fill('20');
  await page.getByTestId('begin-armies').click();
  await expect(page.getByTestId('points-1')).toBeFocused();
  await page.getByTestId('handicap').uncheck();
  await page.getByTestId('surprise').click();
  await page.getByTestId('begin-armies').click();
  await expect(page.locator('.board')).toBeVisible();
});
