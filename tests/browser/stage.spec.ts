import type { Page } from '@playwright/test';
import type { Event } from '../../src/rules/ancients/model/events';
import { expect, give, lay, prefer, test } from './fixture';
import { eagerGame, findGame, type Game, phaseGame, positionOf, recordOf } from './games';
import { encounter, seaGame, seaRecord } from './seaGames';

/** Whether a game has just come to a melee that eliminates its defender. `also`: something else that comes of it then. */
const comesToALoss =
  (also: Event['kind'] = 'eliminated') =>
  ({ log }: Game): boolean => {
    const kinds = log.at(-1)?.events.map(({ kind }) => kind) ?? [];
    return kinds.includes('fought') && kinds.includes('eliminated') && kinds.lastIndexOf(also) >= kinds.indexOf('eliminated');
  };

/** A game up to its last melee, and the order that fights it. */
function toAFight(game: Game) {
  const last = game.log.at(-1)!;
  const lost = last.events.find((event) => event.kind === 'eliminated');
  const fought = last.events.find((event) => event.kind === 'fought');
  if (lost?.kind !== 'eliminated' || fought?.kind !== 'fought') throw new Error('nobody is lost');
  const record = recordOf(game, 'megiddo');
  return { whole: record, record: { ...record, plays: record.plays.slice(0, -1) }, order: last.order, lost: lost.unit, die: fought.die };
}

const { whole, record, order, lost, die } = toAFight(eagerGame(positionOf('megiddo'), 7, comesToALoss()));
const leaderToo = comesToALoss('leaderChecked');
const twice = toAFight(findGame(positionOf('megiddo'), leaderToo, leaderToo));
const scene = (page: Page) => page.getByTestId('scene');
const counter = (page: Page, unit: number) => page.locator(`.board-layer--pieces [data-unit="${unit}"]`);

/** Notes what is staged as it changes, in the page itself: a driver may come too late to see it. */
async function watchScene(page: Page, unit: number): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle((id) => {
    const seen: string[] = [];
    const look = () => {
      const now = document.querySelector('[data-testid="scene"]');
      const there = document.querySelector(`.board-layer--pieces [data-unit="${id}"]`) ? ', there' : '';
      const stamp = now?.querySelector('text')?.textContent;
      const note = now ? `${now.querySelectorAll('circle').length} pips${there}${stamp ? `, ${stamp}` : ''}` : 'over';
      if (note !== (seen.at(-1) ?? 'over')) seen.push(note);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
    return seen;
  }, unit);
  return () => notes.jsonValue();
}

async function fight(page: Page, it = order): Promise<void> {
  await page.getByTestId('battle').waitFor();
  await page.keyboard.press('/');
  await expect(page.getByTestId('order-input')).toBeVisible();
  await give(page, it);
}

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a fight is staged: the die falls, the defender is there until the blow, a stamp says what has become of him', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, record);
    const shown = await watchScene(page, lost);
    await fight(page);
    await expect.poll(async () => (await shown()).at(-1)).toBe('over');
    const staged = [`${die} pips, there`, `${die} pips, there, Eliminated`, 'over'];
    expect(await shown()).toEqual(staged);
    await expect(counter(page, lost)).toHaveCount(0);
    // In another language it is no other fight.
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByTestId('fought')).toContainText('contre');
    expect(await shown()).toEqual(staged);
  });

  test('who has been lost in one scene of a play is not seen in the next', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, twice.record);
    const seen = await page.evaluateHandle((id) => {
      const opacities: [scene: number, opacity: string][] = [];
      const scenes = new Set<Element>();
      const look = () => {
        const now = document.querySelector('[data-testid="scene"]');
        const piece = document.querySelector(`.board-layer--pieces [data-unit="${id}"]`);
        if (now) scenes.add(now);
        if (now && piece) opacities.push([scenes.size, getComputedStyle(piece).opacity]);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
      return opacities;
    }, twice.lost);
    await fight(page, twice.order);
    await expect(counter(page, twice.lost)).toHaveCount(0);
    const opacities = await seen.jsonValue();
    expect(opacities.filter(([at]) => at === 1)).toContainEqual([1, '1']);
    expect(new Set(opacities.filter(([at]) => at === 2).map(([, opacity]) => opacity))).toEqual(new Set(['0']));
  });

  test('a ship that moves and rams in one order comes first, and is harmed by the blow', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    const fleets = [
      { name: 'Rome', ships: ['trireme D6/1'] },
      { name: 'Carthage', ships: ['trireme D3/4'] },
    ];
    await lay(page, seaRecord(seaGame({ ...encounter, fleets }, [], 3)));
    const seen = await page.evaluateHandle(() => {
      const moments: string[] = [];
      const look = () => {
        const ship = document.querySelector('.board-layer--pieces [data-unit="0"]');
        const now = document.querySelector('[data-testid="scene"]');
        const what = !now ? 'nothing' : now.querySelector('text') ? 'stamp' : now.querySelector('circle') ? 'dice' : 'comes';
        const note = `${what}: ${ship?.getAttribute('data-hex')}, ${ship?.getAnimations().some((one) => one.playState === 'running') ? 'under way' : 'still'}`;
        if (note !== moments.at(-1)) moments.push(note);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
      return moments;
    });
    await fight(page, 'D6-D4xD3');
    await expect(page.getByTestId('scene').locator('text')).toBeVisible();
    await expect(page.getByTestId('scene')).toHaveCount(0);
    const moments = await seen.jsonValue();
    const [before, there] = [5, 3].map((row) => row * 9 + 3);
    const order = moments.map((moment) => moment.split(',')[0]).filter((moment, i, all) => moment !== all[i - 1]);
    expect(order).toEqual([`nothing: ${before}`, `comes: ${there}`, `dice: ${there}`, `stamp: ${there}`, `nothing: ${there}`]);
    expect(moments).toContain(`comes: ${there}, under way`);
  });

  test('a key ends it at once, and the odds card keeps the line that the die has chosen', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, record);
    await fight(page);
    await expect(scene(page)).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(scene(page)).toHaveCount(0, { timeout: 500 });
    await expect(counter(page, lost)).toHaveCount(0);
    await expect(page.getByTestId('fought').locator('[aria-current="true"] small')).toHaveText(String(die));
  });

  test('with speeds off nothing is staged', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'off' });
    await lay(page, record);
    await fight(page);
    await expect(counter(page, lost)).toHaveCount(0);
    await expect(scene(page)).toHaveCount(0);
  });

  test('a past moment that is looked at is staged again', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, record);
    await fight(page);
    await page.keyboard.press('Shift');
    await expect(scene(page)).toHaveCount(0);
    await page.locator('.table-answers button').first().click();
    const row = page.getByTestId('log-row').filter({ hasText: 'eliminated' }).last();
    await row.getByRole('button').first().click();
    await expect(scene(page).getByText('Eliminated')).toBeVisible();
  });
});

test.describe('in the log', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the game’s last play is staged for whoever comes to it through the log', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, whole);
    const row = page.getByTestId('log-row').filter({ hasText: 'eliminated' }).last();
    await row.getByRole('button').first().click();
    await expect(scene(page).getByText('Eliminated')).toBeVisible();
    await page.keyboard.press('<');
    await expect(page.getByTestId('looking')).toBeVisible();
    await page.keyboard.press('>');
    await expect(page.getByTestId('looking')).toHaveCount(0);
    await expect(counter(page, lost), 'he is there until the blow').toHaveCount(1);
    await expect(scene(page).getByText('Eliminated')).toBeVisible();
    await expect(scene(page)).toHaveCount(0);
    await expect(counter(page, lost)).toHaveCount(0);
  });

  test('a fight that is skipped to is staged where everybody stands by then', async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'slow' });
    await lay(page, recordOf(phaseGame('over'), 'spartolus'));
    const places = () =>
      page
        .locator('.board-layer--pieces [data-unit]')
        .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-unit')} ${one.getAttribute('data-hex')}`).sort());
    const watch = page.getByTestId('watch');
    await watch.click();
    await watch.click();
    let before = Number.NaN;
    for (let jumps = 0; jumps < 3; ) {
      await page.keyboard.press(',');
      await expect(scene(page)).toBeVisible();
      const staged = await places();
      const moment = Number(/\d+/.exec(await page.getByTestId('looking').locator('p').innerText())?.[0]);
      await page.keyboard.press('Shift');
      await expect(scene(page)).toHaveCount(0);
      if (moment > before + 1) {
        expect(staged, `after action ${moment}`).toEqual(await places());
        jumps++;
      }
      before = moment;
    }
  });
});

test('where nothing is to move the die and the stamp stand still, and the map is at once what it is now', async ({ page }) => {
  await prefer(page, { handOver: false, speed: 'slow' });
  await lay(page, record);
  await fight(page);
  await expect(scene(page)).toHaveAttribute('data-struck', 'true');
  await expect(scene(page).getByText('Eliminated')).toBeVisible();
  await expect(counter(page, lost)).toHaveCount(0);
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => (one.effect as KeyframeEffect).target?.closest('.board-sheets') && Number(one.effect?.getTiming().duration) > 0)
        .length,
  );
  expect(moving).toBe(0);
});

test('who is winning is always in sight, and a press shows for what', async ({ page }) => {
  await prefer(page, { handOver: false });
  await lay(page, record);
  const standing = page.getByTestId('standing');
  await expect(standing).toBeVisible();
  const before = await standing.innerText();
  await fight(page);
  await expect(standing).not.toHaveText(before);
  await standing.click();
  await expect(page.getByTestId('armies')).toBeVisible();
});
