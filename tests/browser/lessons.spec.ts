import { PROGRESS_KEY } from '../../src/store/progress';
import { melee } from '../../src/ui/systems/ancients/lessons/melee';
import type { LessonId } from '../../src/ui/systems/lessons';
import { en } from '../../src/ui/words/en/index';
import { lessonWords } from '../../src/ui/words/lessons';
import { some, WHOLE } from '../extent';
import { expect, main, prefer, storeBefore, storedGames, test } from './fixture';
import { Hand } from './hand';
import { tabTo } from './keys';
import { begun, byKeys, byMouse, byTouch, lessonIds, takeLesson } from './lessons';
import { scene, stopTime } from './staged';

const BY_KEYS = ['counters', 'retreat', 'leaders'] as const;
const BY_TOUCH = ['counters', 'terrain', 'melee'] as const;
/** The step of the lesson on melee in which somebody is attacked. */
const attack = melee.steps.findIndex(({ solution, done }) => done !== undefined && solution[0]?.includes('x'));

const OTHERWISE: readonly LessonId[] = [...BY_KEYS, ...BY_TOUCH];

// Each is taken to its end by the rules alone in tests/ui/learn.
for (const id of some(lessonIds, 2).filter((id) => WHOLE || !OTHERWISE.includes(id))) {
  test(`lesson ${id} is taken by mouse`, async ({ page }) => {
    await prefer(page, { speed: 'off' });
    await takeLesson(page, id, byMouse(page));
  });
}

for (const id of BY_KEYS) {
  test(`lesson ${id} is taken by keyboard alone`, async ({ page }) => {
    await prefer(page, { speed: 'off', confirm: true });
    await takeLesson(page, id, byKeys(page));
  });
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const id of BY_TOUCH) {
    test(`lesson ${id} is taken`, async ({ page }) => {
      await prefer(page, { speed: 'off' });
      await takeLesson(page, id, byTouch(page));
    });
  }

  test('what comes of a fight is in sight, though the card was away while the target was chosen', async ({ page }) => {
    await prefer(page, { speed: 'off' });
    await begun(page, 'melee', attack);
    await page.goto('./#/learn/melee');
    await expect(page.getByTestId('lesson-card')).toHaveAttribute('data-step', String(attack + 1));
    await byTouch(page).play(melee.steps[attack]!.solution[0]!, undefined);
    await expect(page.getByTestId('lesson-card')).toHaveAttribute('data-reached', '');
    await expect(page.getByTestId('lesson-done')).toBeInViewport({ ratio: 0.5 });
  });
});

test('a fight in a lesson is staged as any other; a key ends it, and the lesson says what has come of it', async ({ page }) => {
  await begun(page, 'melee', attack);
  await page.goto('./#/learn/melee');
  await expect(page.getByTestId('lesson-card')).toHaveAttribute('data-step', String(attack + 1));
  await expect(main(page)).toBeEnabled();
  await stopTime(page);
  await byMouse(page).play(melee.steps[attack]!.solution[0]!, undefined);
  await expect(scene(page)).toHaveCount(1);
  await expect(scene(page).locator('.board-scene__die')).not.toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(scene(page)).toHaveCount(0);
  await expect(page.getByTestId('lesson-done')).toBeVisible();
});

const words = lessonWords.en;

test('a newcomer reaches the first lesson in one tap, and whoever has begun the list', async ({ page }) => {
  await page.goto('./#/');
  await page.getByTestId('learn').click();
  await expect(page.getByTestId('lesson-text')).toBeVisible();
  await expect(page).toHaveURL(/#\/learn\/counters$/);
  await page.goto('./#/');
  await page.getByTestId('learn').click();
  await expect(page).toHaveURL(/#\/learn$/);
  // The drawing table has one of its own among them.
  await expect(page.getByTestId('lesson-link')).toHaveCount(lessonIds.length + 1);
});

test('a wrong way is answered, taken back by one press, and the lesson goes on where it was left', async ({ page }) => {
  await begun(page, 'counters', 6);
  await page.goto('./#/learn/counters');
  const hand = new Hand(page);
  const card = page.getByTestId('lesson-card');
  await expect(card).toHaveAttribute('data-step', '7');
  await hand.click('B5');
  await hand.click('B4');
  await expect(page.getByTestId('lesson-wrong')).toBeVisible();
  await page.getByTestId('lesson-back').click();
  await expect(page.getByTestId('lesson-wrong')).toBeHidden();
  await expect(card).toHaveAttribute('data-plays', '0');
  await hand.click('B5');
  await hand.click('B3');
  await expect(page.getByTestId('lesson-done')).toBeVisible();
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('lesson-done')).toBeHidden();
  await hand.click('B5');
  await hand.click('B3');
  await page.keyboard.press('c');
  await expect(card).toHaveAttribute('data-step', '8');
  await page.reload();
  await expect(card).toHaveAttribute('data-step', '8');
});

test('a lesson is no game among the saved ones, and its table has neither surrender nor saving', async ({ page }) => {
  await page.goto('./#/learn/counters');
  await expect(main(page)).toBeVisible();
  await page.getByTestId('menu').click();
  await expect(page.getByTestId('keys')).toBeVisible();
  for (const id of ['concede', 'save-file', 'copy-link', 'seats-ask']) await expect(page.getByTestId(id)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('./#/play');
  await expect(page.getByRole('heading', { name: en.table.noGame.title })).toBeVisible();
  expect(await storedGames(page)).toEqual([]);
});

test('a rule that a lesson names opens beside the map, and speaks the reader’s language', async ({ page }) => {
  await page.goto('./#/learn/counters');
  await page.getByTestId('lesson-text').getByRole('link').first().click();
  await expect(page.getByTestId('rule-panel')).toBeVisible();
  await expect(page.getByTestId('lesson-text')).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByTestId('lesson-text')).toContainText('Touchez votre unité la plus forte');
  await expect(page.getByTestId('to-act')).toContainText(lessonWords.fr.red);
});

test('the list shows what has been done', async ({ page }) => {
  await storeBefore(page, PROGRESS_KEY, { counters: { step: 0, done: true }, fire: { step: 3, done: false } });
  await page.goto('./#/learn');
  await expect(page.getByText(words.tally(1, lessonIds.length + 1))).toBeVisible();
  await expect(page.getByTestId('lesson-link').filter({ hasText: words.done })).toHaveCount(1);
  await expect(page.getByTestId('lesson-link').filter({ hasText: words.under })).toHaveCount(1);
});

test('by keyboard a lesson stays in hand from step to step, and why an answer is right is read out', async ({ page }) => {
  const at = melee.steps.findIndex(({ goal }) => 'choose' in goal);
  const { goal } = melee.steps[at]!;
  if (!('choose' in goal)) throw new Error('the lesson asks for no answer in words');
  const right = goal.choose.findIndex((choice) => choice.right === true);
  await begun(page, 'melee', at);
  await page.goto('./#/learn/melee');
  const card = page.getByTestId('lesson-card');
  await expect(card).toHaveAttribute('data-step', String(at + 1));
  const answer = page.getByTestId('lesson-choice').nth(right);
  await tabTo(page, answer);
  await page.keyboard.press('Enter');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('said-log')).toContainText(goal.choose[right]!.say.en.replace(/\{rule:[^|]*\||[}*]/g, ''));
  const next = page.getByTestId('lesson-next');
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('data-step', String(at + 2));
  await expect(next).toBeFocused();
  const back = page.getByRole('button', { name: words.before });
  await tabTo(page, back);
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('data-step', String(at + 1));
  await expect(back).toBeFocused();
});

test('after a wrong way is taken back by keyboard the map has the keys again', async ({ page }) => {
  await begun(page, 'counters', 6);
  await page.goto('./#/learn/counters');
  const pupil = byKeys(page);
  await pupil.tryOut('B5', 'B4');
  await page.keyboard.press('Enter');
  await pupil.press(page.getByTestId('lesson-back'));
  await expect(page.getByTestId('lesson-wrong')).toBeHidden();
  await expect(page.getByRole('application')).toBeFocused();
});
