import type { Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { bawGame, bawRecord } from './bawGames';
import { expect, expectSoundNow, lay, main, prefer, record, setUp, sow, start, test } from './fixture';
import { askedGame, recordOf } from './games';
import { Hand } from './hand';
import { seaGame, asked as seaQuestion, seaRecord } from './seaGames';
import { watchScene } from './staged';

const words = en.opponent;

/** Begins a battle with computer players at some of its seats, as `legate` or `legate:10`, and without waiting between their moves. */
async function beginAgainst(
  page: Page,
  battle: string,
  seats: readonly (string | undefined)[],
  seed = 1,
  speed: 'off' | 'slow' = 'off',
): Promise<void> {
  await prefer(page, { language: 'en', speed, handOver: false });
  const mine = seats.indexOf(undefined);
  await page.goto(`./#/set-up/${battle}`);
  await page.getByTestId(mine < 0 ? 'mode-watch' : `side-${mine}`).check();
  for (const [side, seat] of seats.entries()) {
    const [player, seconds] = seat?.split(':') ?? [];
    if (mine < 0) await page.locator(`#seat-${side}-player`).selectOption(player!);
    else if (player) await page.getByTestId(`opponent-${player}`).check();
    if (seconds) await page.locator('#opponent-seconds').selectOption(seconds);
  }
  await sow(page, seed);
  await start(page);
  await expect(page.getByTestId('battle')).toBeVisible();
}

test('two programs play a battle to its end while somebody watches, and it can be verified', async ({ page }) => {
  test.setTimeout(90_000);
  await beginAgainst(page, 'spartolus', ['centurion', 'recruit']);
  await expect(page.getByTestId('result')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  const kept = await record(page);
  expect(kept.result).toBeDefined();
  expect(kept.plays.length).toBeGreaterThan(30);
});

test('who looks on keeps in view what he looks at, while programs play on', async ({ page }) => {
  await beginAgainst(page, 'spartolus', ['recruit', 'recruit'], 1, 'slow');
  await new Hand(page).click('B2');
  const card = page.getByTestId('unit-card');
  await expect(card).toContainText('B2');
  const played = (await record(page)).plays.length;
  await expect.poll(async () => (await record(page)).plays.length).toBeGreaterThan(played + 1);
  await expect(card).toBeVisible();
});

/** Gives a seat, the second if nothing is said, to somebody, in the middle of the game. */
async function seat(page: Page, player: string, side: 0 | 1 = 1): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('seats-ask').click();
  await page.locator(`#seat-${side}-player`).selectOption(player);
  await page.getByTestId('seats').getByRole('button', { name: en.common.actions.close, exact: true }).last().click();
}

for (const [where, asked] of [
  ['on land', () => recordOf(askedGame('retreat'), 'spartolus')],
  ['at sea', () => seaRecord(seaGame(seaQuestion))],
] as const) {
  test(`what a program is asked ${where} nobody else is asked, and nothing is offered to be ordered for it`, async ({ page }) => {
    await prefer(page, { language: 'en', handOver: false, speed: 'off' });
    await lay(page, asked());
    const question = page.getByTestId('question');
    await expect(question).toBeVisible();
    const decider = (await page.getByTestId('to-act').getAttribute('data-side')) === '1' ? 0 : 1;

    // With an answer behind it the game stands still, whoever is to decide.
    await question.getByTestId('answer').last().click();
    await expect(question).toHaveCount(0);
    await page.getByTestId('undo').click();
    await page.getByTestId('undo-past').click();
    await seat(page, 'recruit', decider);
    await expect(page.getByTestId('opponent')).toHaveAttribute('data-waits', '');
    await expect(page.getByTestId('program-asked')).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(page.locator('.board-line--legal')).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.table-sheet')).toBeVisible();
    await expect(page.locator('.table-sheet--up')).toHaveCount(0);

    await seat(page, 'person', decider);
    await expect(page.locator('.table-sheet--up')).toBeVisible();
    await expect(question.getByTestId('answer').first()).toBeVisible();
  });
}

test('whoever plays against a program concedes for himself, whoever is to decide; two programs never', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false, speed: 'off' });
  await lay(page, seaRecord(seaGame(seaQuestion)));
  await page.getByTestId('answer').first().click();
  await page.getByTestId('undo').click();
  await page.getByTestId('undo-past').click();
  await seat(page, 'recruit');
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');
  await page.getByTestId('menu').click();
  await page.getByTestId('concede').click();
  await page.getByTestId('concede-yes').click();
  await expect(page.getByTestId('result')).toHaveAttribute('data-winner', '2');

  await page.keyboard.press('Escape');
  await page.getByTestId('undo').click();
  await seat(page, 'recruit', 0);
  await page.getByTestId('menu').click();
  await expect(page.getByTestId('keys')).toBeVisible();
  await expect(page.getByTestId('concede')).toHaveCount(0);
});

test('a name is of the person who sits there, and goes with him', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false, speed: 'off' });
  await setUp(page, 'spartolus', 'two');
  for (const [side, name] of [
    [0, 'Anna'],
    [1, 'Berta'],
  ] as const)
    await page.locator(`#name-${side}`).fill(name);
  await page.getByTestId('mode-program').check();
  await page.getByTestId('side-0').check();
  await page.getByTestId('opponent-recruit').check();
  await start(page);
  await expect(page.getByTestId('to-act')).toContainText('Anna');
  expect((await record(page)).names).toEqual(['Anna', '']);
});

test('a program stopped between two moves of its turn goes on from there after a reload, at once for whoever skips', async ({ page }) => {
  await beginAgainst(page, 'diekplus', [undefined, 'legate:1'], 1, 'slow');
  await main(page).click();
  await main(page).click();
  await expect(main(page)).toHaveAttribute('data-does', 'wait');
  const asked = (await record(page)).plays.length;
  // A turn is soon over: it is stopped as soon as a move is there.
  await expect.poll(async () => (await record(page)).plays.length, { intervals: [50] }).toBeGreaterThan(asked);
  await page.getByTestId('opponent-stop').click();
  const { plays } = await record(page);

  await page.reload();
  // Pressed as soon as it is there: a program that thinks quickly may be done before a pointer has come.
  await page.waitForFunction(() => {
    const hurry = document.querySelector<HTMLElement>('[data-testid="opponent-hurry"][aria-disabled="false"]');
    hurry?.click();
    return hurry !== null;
  });
  // Nobody hurries it twice; it may be done before it can be seen to be hurried.
  await expect(page.locator('[data-testid="opponent-hurry"][aria-disabled="false"]')).toHaveCount(0);
  await expect(main(page)).toHaveAttribute('data-does', 'end', { timeout: 20_000 });
  const whole = (await record(page)).plays;
  expect(whole.length).toBeGreaterThan(plays.length);
  expect(whole.slice(0, plays.length)).toEqual(plays);
});

test('a battle at sea against a program: it is stopped, found again after a reload in its turn, replaced, and taken back', async ({
  page,
}) => {
  // Time enough to stop it while it thinks.
  await beginAgainst(page, 'diekplus', [undefined, 'legate:10']);
  await main(page).click();
  await main(page).click();
  await expect(main(page)).toHaveAttribute('data-does', 'wait');
  await page.getByTestId('opponent-stop').click();
  await expect(page.getByTestId('opponent')).toContainText(words.waits(words.levels.legate, 'Peloponnesians'));
  await expect(page.getByTestId('opponent-go')).toBeFocused();
  const guide = page.locator('.table-hint');
  await expect(guide).toContainText(en.table.card.watched);
  const { plays } = await record(page);

  await page.reload();
  await expect(page.getByTestId('opponent')).toBeVisible();
  await page.getByTestId('opponent-stop').click();
  await seat(page, 'centurion');
  expect((await record(page)).plays.slice(0, plays.length)).toEqual(plays);
  await page.getByTestId('opponent-go').click();
  await expect(main(page)).toHaveAttribute('data-does', 'end', { timeout: 20_000 });
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '1');

  // Taken back into its turn, it waits, and goes on from there when it is told to.
  const whole = (await record(page)).plays.length;
  await page.getByTestId('undo').click();
  await page.getByTestId('undo-past').click();
  await expect(page.getByTestId('opponent')).toHaveAttribute('data-waits', '');
  await page.getByTestId('opponent-go').click();
  await expect(main(page)).toHaveAttribute('data-does', 'end', { timeout: 20_000 });
  expect((await record(page)).plays.length).toBeGreaterThanOrEqual(whole);

  await seat(page, 'person');
  await main(page).click();
  await main(page).click();
  await expect(page.getByTestId('to-act')).toHaveAttribute('data-side', '2');
  await expect(main(page)).toHaveAttribute('data-does', 'end');
  await expect(guide).not.toContainText(en.table.card.watched);
});

test('a program’s fight in the third game is staged and then told', async ({ page }) => {
  await prefer(page, { language: 'en', speed: 'slow', handOver: false });
  const armies = [
    { name: 'Rome', units: ['LEG A8', 'LEVY E5'] },
    { name: 'Carthage', units: ['AUX E4', 'MF F4'] },
  ];
  await lay(page, bawRecord(bawGame([], { phase: 'melee', player: 2, armies })));
  const shown = await watchScene(page, 1);
  await seat(page, 'recruit');
  await expect.poll(shown).toContainEqual(expect.stringContaining('pips'));
  await expect(main(page)).toHaveAttribute('data-does', 'end');
  await expect(page.getByTestId('recap').getByRole('listitem')).not.toHaveCount(0);
});

test('a hint names its reasons, is drawn on the map and can be played', async ({ page }) => {
  await prefer(page, { language: 'en', handOver: false });
  await setUp(page, 'spartolus', 'solo');
  await start(page);
  await expect(page.getByTestId('battle')).toBeVisible();
  await expect(page.getByTestId('log')).toBeVisible();
  await page.keyboard.press('h');
  const counsel = page.getByTestId('counsel');
  await expect(counsel).toBeVisible({ timeout: 20_000 });
  const plans = counsel.getByTestId('plan');
  await expect(plans).toHaveCount(3);
  await expect(plans.first().locator('li li').first()).not.toBeEmpty();
  const draw = page.getByTestId('plan-draw').first();
  await draw.click();
  await expect(draw).toHaveAttribute('aria-pressed', 'true');
  const arrows = page.locator('.board-attack');
  const drawn = await arrows.count();
  expect(drawn).toBeGreaterThan(1);
  await expectSoundNow(page);

  // One order: what is left of the plan stays, drawn as it was, and the focus on its button.
  await page.getByTestId('counsel-play').first().click();
  await expect(plans).toHaveCount(1);
  await expect(page.getByTestId('counsel-play')).toBeFocused();
  await expect(counsel).toContainText(words.restOfPlan);
  await expect(draw).toHaveAttribute('aria-pressed', 'true');
  expect((await record(page)).plays).toHaveLength(1);
  expect(await arrows.count()).toBeLessThanOrEqual(drawn);

  // All that is left, each an order that can be taken back.
  await page.getByTestId('plan-play').click();
  await expect(counsel).toHaveCount(0);
  const whole = (await record(page)).plays.length;
  expect(whole).toBeGreaterThan(1);
  await expect(page.getByTestId('refusal')).toHaveCount(0);
  for (let left = whole; left > 0; left--) await page.getByTestId('undo').click();
  expect((await record(page)).cursor).toBe(0);
});

test('where the computer player does not come, the line under the map says so and tries again; other buttons say so too', async ({
  page,
  heard,
}) => {
  await prefer(page, { language: 'en', handOver: false, speed: 'off' });
  await page.goto('./#/set-up/spartolus');
  await page.getByTestId('side-1').check();
  await page.getByTestId('opponent-recruit').check();
  await page.route(/\/(opponent|help|RulePanel)-[^/]*\.js$/, (route) => route.abort());
  await start(page);
  const missing = page.getByTestId('opponent-missing');
  await expect(missing).toContainText(en.common.trouble.partTitle);
  await expect(main(page)).toHaveAttribute('data-does', 'wait');

  // It is grey, and says why; here it says that it cannot.
  await main(page).click({ force: true });
  const toast = page.locator('.app-toast');
  await expect(toast).toContainText(en.common.trouble.partTitle);
  await expect(toast.getByRole('button', { name: en.common.trouble.reload })).toBeVisible();
  await toast.getByRole('button', { name: en.common.actions.dismiss }).click();

  await page.keyboard.press('r');
  const rule = page.getByTestId('rule-panel');
  await expect(rule.getByRole('alert')).toContainText(en.common.trouble.partTitle);
  await rule.getByRole('button', { name: en.common.actions.close, exact: true }).click();
  const told = page.getByTestId('log-row');
  await expect(page.getByTestId('log')).toBeVisible();
  await expect(told).toHaveCount(0);
  expect(new Set(heard.splice(0))).toEqual(new Set(['error: Failed to load resource: net::ERR_FAILED']));

  await page.unrouteAll();
  await missing.getByRole('button', { name: en.common.actions.retry }).click();
  await expect(missing).toBeHidden();
  // The page may be loaded anew meanwhile: nothing is to be pressed before the program has played.
  await expect(told).not.toHaveCount(0);
  await page.keyboard.press('r');
  const again = rule.getByRole('button', { name: en.common.actions.retry });
  const text = rule.getByRole('heading').first();
  // A browser that loaded the page anew for the first of them has both, or fetches it while the button is still there.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 500 });
    await expect(text).toBeVisible({ timeout: 500 });
    await expect(again).toBeHidden({ timeout: 500 });
  }).toPass();
});

/** The worker of the computer player is fetched as this program. */
const workerSays = (page: Page, program: string) =>
  page.route(/\/worker-[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: program }));

test('a hint that is not answered is told of, and so is advice that should come by itself', async ({ page }) => {
  await workerSays(page, 'postMessage({ kind: "fault", what: "broken" })');
  await prefer(page, { language: 'en', handOver: false });
  await setUp(page, 'spartolus', 'solo');
  await page.getByRole('checkbox', { name: en.pages.setUp.advice }).check();
  await start(page);
  await expect(page.getByTestId('advice')).toContainText(words.unanswered);
  await page.keyboard.press('h');
  await expect(page.locator('.app-toasts')).toContainText(words.unanswered);
});

test('a computer player that says nothing any more is told of, begun anew, or a person takes its seat', async ({ page }) => {
  await workerSays(page, '');
  await page.clock.install();
  await beginAgainst(page, 'spartolus', ['recruit', undefined]);
  const line = page.getByTestId('opponent');
  await expect(line).toContainText(words.levels.recruit.toLowerCase());
  await page.clock.runFor(60_000);
  await expect(line).toContainText(words.failed.silent);
  await expect(main(page)).toHaveText(words.again);
  await main(page).click();
  await expect(line).not.toContainText(words.failed.silent);
  await page.clock.runFor(60_000);
  await expect(line).toContainText(words.failed.silent);
  await page.getByTestId('opponent-leave').click();
  await expect(line).toHaveCount(0);
  await expect(main(page)).toHaveAttribute('data-does', 'end');

  await page.unrouteAll();
  await seat(page, 'recruit', 0);
  await expect(page.getByTestId('log-row')).not.toHaveCount(0);
});

test('a computer player that gives an order the rules forbid is begun anew, and, if it does so again, told of', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await workerSays(
    page,
    "addEventListener('message', ({ data }) => data.kind === 'think' && postMessage({ kind: 'order', id: data.id, order: 'F6-A1' }));",
  );
  await beginAgainst(page, 'spartolus', ['recruit', undefined]);
  const line = page.getByTestId('opponent');
  await expect(line).toContainText(words.failed.broken);
  expect(workers).toHaveLength(2);
  await expect(page.getByTestId('refusal')).toHaveCount(0);
  await page.getByTestId('opponent-leave').click();
  await expect(main(page)).toHaveAttribute('data-does', 'end');
});
