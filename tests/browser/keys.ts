/* Two hands on a keyboard: they play an order of the notation without a mouse. */
import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '../../src/ui/words/en/index';
import { cellOf } from './hand';

const FURTHEST = 120;

/** The key that leads from where the focus is to an element; past the last one Firefox goes on in its own bars, out of a driver's reach. */
const keyTo = (goal: Locator): Promise<'Tab' | 'Shift+Tab' | undefined> =>
  goal.evaluate((element) => {
    const { activeElement: here } = document;
    if (element === here) return undefined;
    return here && here !== document.body && element.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab';
  });

/** Goes on with Tab, or back, until something has the focus. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let n = 0; n < FURTHEST; n++) {
    const key = await keyTo(goal);
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not come to ${goal}`);
}

export class Keys {
  constructor(readonly page: Page) {}

  private press = (key: string) => this.page.keyboard.press(key);

  /** What is said of the hex under the cursor: its name first. */
  private async cursor(): Promise<string> {
    const said = await this.page.locator('.board > [aria-live]').innerText();
    return said.split(';')[0] ?? '';
  }

  private async onMap(): Promise<void> {
    const map = this.page.getByRole('application');
    if (!(await map.evaluate((element) => element === document.activeElement))) await this.press('m');
    if ((await this.cursor()) === '') await this.press('ArrowUp');
  }

  /** Moves the cursor to a hex: over the columns by the left and right arrows, then up or down. */
  async goTo(hex: string): Promise<void> {
    await this.onMap();
    const [column, row] = cellOf(hex);
    const [fromColumn, fromRow] = cellOf(await this.cursor());
    for (let n = 0; n < Math.abs(column - fromColumn); n++) await this.press(column > fromColumn ? 'ArrowRight' : 'ArrowLeft');
    for (let n = 0; n < Math.abs(row - fromRow); n++) await this.press(row > fromRow ? 'ArrowDown' : 'ArrowUp');
    expect(await this.cursor()).toBe(hex);
  }

  private async choose(hex: string): Promise<void> {
    await this.goTo(hex);
    await this.press('Enter');
  }

  /**
   * Turns what is chosen until its path says the facing (1 to 6); of who stays where he is it says none before the first turn. What the line says of a key may
   * come after the next paint.
   */
  private async turnTo(facing: string, stays: boolean): Promise<void> {
    const said = Array.from({ length: 6 }, (_, direction) => `${en.table.path.facing(direction)}.`);
    const line = this.page.locator('.table-strip');
    const turned = async (): Promise<string | undefined> => {
      const text = await line.innerText();
      return said.find((one) => text.includes(one));
    };
    const wanted = said[Number(facing) - 1];
    if (!stays) await expect.poll(turned).toBeDefined();
    for (let n = 0, now = await turned(); n < 6 && now !== wanted; n++) {
      const before = now;
      await this.press(']');
      await expect.poll(turned).not.toBe(before);
      now = await turned();
    }
    expect(await turned()).toBe(wanted);
  }

  async type(order: string): Promise<void> {
    await this.press('/');
    const input = this.page.getByTestId('order-input');
    await expect(input).toBeFocused();
    await this.page.keyboard.type(order);
    await this.press('Enter');
    await expect(input).toHaveValue('');
    await this.leaveField();
  }

  /** Out of the field, so that letters are keys of the table again; a dialog has taken the focus by itself. */
  async leaveField(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    // A card between two players, which may still wait for the last fight to be seen, takes it by itself.
    if ((await this.page.getByTestId('main').getAttribute('data-does')) === 'begin') return;
    const input = this.page.getByTestId('order-input');
    if (await input.evaluate((element) => element === document.activeElement)) await this.press('Tab');
  }

  /** Once more where every choice is to be shown first. */
  private async give(key: string): Promise<void> {
    await this.press(key);
    if ((await this.page.getByTestId('main').getAttribute('data-does')) === 'confirm') await this.press(key);
  }

  /** Plays an order by the cursor; every choice is asked for once more, as the menu was told. */
  async play(order: string): Promise<void> {
    const { page } = this;
    if (order === 'end') return this.end();
    if (/^(away|retreat|stand|press|halt|advance|hold)/.test(order)) {
      await tabTo(page, page.locator(`[data-testid="answer"][data-order="${order}"]`));
      return this.give('Enter');
    }
    const [, from = '', verb = '', to = '', facing] = /^([A-Z]+\d+|)([-:x*/])([A-Z]*\d+|off)(?:\/(\d))?$/.exec(order) ?? [];
    if (verb === '*') {
      await this.choose(to);
      return this.press('Enter');
    }
    await this.choose(from);
    if (verb === '-' && to === 'off') return this.give('x');
    if (verb === '/') await this.turnTo(to, true);
    else await this.choose(to);
    if (verb === '-') await this.turnTo(facing ?? '', false);
    await this.press('Enter');
  }

  private async end(): Promise<void> {
    const { page } = this;
    await this.press('n');
    if (await page.locator('.table-main--warned').isVisible()) {
      await tabTo(page, page.getByTestId('main'));
      await this.press('Enter');
    }
  }
}
