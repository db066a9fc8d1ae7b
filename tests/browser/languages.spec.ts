import type { Page } from '@playwright/test';
import { en as ancient } from '../../src/ui/systems/baw/words/en/index';
import { fr as antique } from '../../src/ui/systems/baw/words/fr/index';
import { en as sea } from '../../src/ui/systems/naval/words/en/index';
import { fr as mer } from '../../src/ui/systems/naval/words/fr/index';
import { en } from '../../src/ui/words/en/index';
import { fr } from '../../src/ui/words/fr/index';
import { ENGLISH_WORDS, FRENCH_WORDS } from '../languages';
import { ancientWorld, bawRecord } from './bawGames';
import { bawMoments } from './bawMoments';
import { expect, give, lay, main, panelTab, prefer, test, visit } from './fixture';
import { moments, phaseGame, recordOf } from './games';
import { Hand } from './hand';
import { seaMoments, seaRecord } from './seaGames';

/** The moments of a battle on land in two parts, and those of one at sea. */
const parts = (all: readonly string[], asked: readonly string[]) =>
  ({ 'in every phase': all.filter((moment) => !asked.includes(moment)), 'whatever is asked': asked }) as const;
const LAND = parts(Object.keys(moments), ['away', 'retreat', 'press', 'advance']);
const SEA = parts(Object.keys(seaMoments), ['declared', 'loss', 'over']);

/** Every text of one language that another says differently. */
function ownTexts(own: unknown, other: unknown, found = new Set<string>()): Set<string> {
  if (typeof own === 'string') {
    if (own !== other && own.length > 2) found.add(own.toLowerCase());
  } else if (typeof own === 'object' && own !== null) {
    for (const [key, value] of Object.entries(own)) ownTexts(value, (other as Record<string, unknown> | undefined)?.[key], found);
  }
  return found;
}

/** A game is called the same in both languages, as its player aid is in French. */
const GAME = fr.pages.battles.games.baw;

const english = ownTexts({ ...en, sea, ancient }, { ...fr, sea: mer, ancient: antique });
const french = ownTexts({ ...fr, sea: mer, ancient: antique }, { ...en, sea, ancient });
// Terrain is a word of both; only where a card has it the English one says ground.
french.delete(antique.card.ground.toLowerCase());

/** All that can be read, seen or heard on the screen, as far as it is not marked as another language; titles of books stay what they are. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const language = document.documentElement.lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (
        !element ||
        element.closest('script, style, noscript, textarea, .setup-brief > .app-note') ||
        element.closest('[lang]')?.getAttribute('lang') !== language
      )
        continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(node.getAttribute(name) ?? '');
      else texts.push(node.textContent ?? '');
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text.length > 2))];
  });

async function expectOnly(page: Page, language: 'en' | 'fr', where: string): Promise<void> {
  await expect(page.locator('html'), where).toHaveAttribute('lang', language);
  const [foreign, words] = language === 'fr' ? [english, ENGLISH_WORDS] : [french, FRENCH_WORDS];
  // The rulebook of another language comes a moment after the words of the page.
  const wrong = async () =>
    (await textsOn(page)).filter((text) => foreign.has(text.toLowerCase()) || words.test(text.replaceAll(GAME, '')));
  await expect.poll(wrong, `${where} in ${language}`).toEqual([]);
}

const speak = (page: Page, language: 'en' | 'fr') =>
  page.getByRole('button', { name: language === 'fr' ? 'Français' : 'English', exact: true }).click();

test.describe('a browser that speaks French', () => {
  test.use({ locale: 'fr-FR' });
  test('is answered in French, and the choice of another language is kept', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('link', { name: fr.pages.home.play })).toBeVisible();
    await expectOnly(page, 'fr', 'home');
    await speak(page, 'en');
    await expect(page.getByRole('link', { name: en.pages.home.play })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: en.pages.home.play })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

const PAGES = {
  'about battles': ['', 'battles', 'battles/megiddo', 'set-up/magnesia', 'battles/salamis'],
  'to learn': ['learn', 'learn/friends', 'rules/9.2', 'help'],
  'of games and of none': ['lab', 'saves', 'nowhere', 'play'],
};
for (const [which, routes] of Object.entries(PAGES)) {
  test(`nothing on pages ${which} stays in the other language`, async ({ page }) => {
    // A page begins in the language that the one before it was changed to.
    for (const [n, route] of routes.entries()) {
      await visit(page, route);
      for (const language of n % 2 ? (['fr', 'en'] as const) : (['en', 'fr'] as const)) {
        if (language !== (n % 2 ? 'fr' : 'en')) await speak(page, language);
        await expectOnly(page, language, route);
      }
      if (n !== 1) continue;
      await speak(page, 'fr');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectOnly(page, 'fr', `${route}, loaded anew`);
      await speak(page, 'en');
    }
  });
}

/** The table in one language, the other and the first again. */
async function expectBoth(page: Page, moment: string): Promise<void> {
  for (const language of ['fr', 'en', 'fr'] as const) {
    await speak(page, language);
    await expectOnly(page, language, moment);
  }
}

/** In French whoever fights, what has been done automatically, the menu and the keys. */
async function expectFrench(page: Page, moment: string): Promise<void> {
  await panelTab(page).last().click();
  await page.locator('.table-track__more').click();
  await page.getByTestId('menu').click();
  await expectOnly(page, 'fr', `${moment}, who fights and menu`);
  await page.getByTestId('keys').click();
  await expectOnly(page, 'fr', `${moment}, keys`);
}

for (const [where, all] of Object.entries(LAND)) {
  test(`the table speaks one language at a time ${where}`, async ({ page }) => {
    await prefer(page, { handOver: false });
    for (const moment of all) {
      const game = moments[moment]!();
      await lay(page, recordOf(game, moment in { movement: 1, leaders: 1, fire: 1, melee: 1, over: 1 } ? 'megiddo' : 'spartolus'));
      const own = game.state.units.find(
        (unit) => unit.hex >= 0 && unit.side === (moment === 'fire' ? 1 - game.state.player : game.state.player),
      );
      if (own && !game.state.attack) await page.keyboard.press('f');
      await page.keyboard.press('/');
      await give(page, 'nonsense');
      await expect(page.getByTestId('refusal')).toBeVisible();
      await expectBoth(page, moment);
      await panelTab(page).last().click();
      await page.getByTestId('menu').click();
      await expectOnly(page, 'fr', `${moment}, armies and menu`);
      await page.getByTestId('keys').click();
      await expectOnly(page, 'fr', `${moment}, keys`);
      await page.keyboard.press('Escape');
    }
  });
}

for (const [where, all] of Object.entries(SEA)) {
  test(`the table at sea speaks one language at a time ${where}`, async ({ page }) => {
    await prefer(page, { handOver: false });
    for (const moment of all) {
      await lay(page, seaRecord(seaMoments[moment]!(), 'mylae'));
      await page.keyboard.press('f');
      await expectBoth(page, moment);
      // An enemy is pointed at and chosen: a ram, a target, or why not.
      await new Hand(page).click('E6');
      await expectOnly(page, 'fr', `${moment}, an enemy`);
      await expectFrench(page, moment);
      await page.keyboard.press('Escape');
    }
  });
}

for (const [moment, { game, chosen, shows }] of Object.entries(bawMoments)) {
  test(`the table of a Battle of the Ancient World speaks one language at a time: ${moment}`, async ({ page }) => {
    await prefer(page, { handOver: false, speed: 'off' });
    await lay(page, bawRecord(game()));
    const hand = new Hand(page);
    for (const hex of chosen) await hand.click(hex);
    await expect(page.locator(shows).first()).toBeVisible();
    await expectBoth(page, moment);
    await expectFrench(page, moment);
  });
}

test('what the other side did is told in one language', async ({ page }) => {
  await prefer(page, { handOver: false, speed: 'off' });
  await lay(page, ancientWorld(['E5xE4', 'retreat E4-E3', 'advance E5-E4']));
  await main(page).click();
  await expect(page.getByTestId('recap').getByRole('listitem')).toHaveCount(3);
  for (const language of ['fr', 'en', 'fr'] as const) {
    await speak(page, language);
    await expectOnly(page, language, 'recap');
  }
});

test('the card between two players and its steps speak one language', async ({ page }) => {
  await lay(page, recordOf(phaseGame('leaders'), 'spartolus'));
  const hand = new Hand(page);
  for (let left = phaseGame('leaders').state.armies[phaseGame('leaders').state.player].waiting; left > 0; left--) await hand.click('A1');
  await hand.play('end');
  await expect(page.getByTestId('hand-over')).toBeVisible();
  await speak(page, 'fr');
  await expectOnly(page, 'fr', 'hand-over');
  await page.getByTestId('hand-over-steps').click();
  await expect(page.getByRole('button', { name: fr.table.log.after })).toBeVisible();
  await expectOnly(page, 'fr', 'hand-over, step by step');
});
