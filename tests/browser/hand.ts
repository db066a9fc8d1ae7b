/* A hand with a mouse over the map: it plays an order of the notation by clicks and drags alone. */
import { expect, type Page } from '@playwright/test';
import { APOTHEM, centreOfCell, HEADINGS, type Point } from '../../src/ui/board/geometry';

interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The corner of the drawing in map units. */
  readonly left: number;
  readonly top: number;
}

/** `C11` as column and row from 0. */
export function cellOf(hex: string): readonly [number, number] {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(hex) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [column, Number(row) - 1];
}

export class Hand {
  constructor(readonly page: Page) {}

  private sheet(): Promise<Sheet> {
    return this.page.locator('.board-sheets').evaluate((sheets) => {
      const { x, y, width } = sheets.getBoundingClientRect();
      const [left = 0, top = 0, across = 1] = (sheets.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
      return { x, y, scale: width / across, left, top };
    });
  }

  /** Where a hex lies in the window; towards a direction, a point that far out. */
  async pointOf(hex: string, towards?: number): Promise<Point> {
    const { x, y, scale, left, top } = await this.sheet();
    const centre = centreOfCell(...cellOf(hex));
    const away = towards === undefined ? { x: 0, y: 0 } : HEADINGS[towards]!;
    return { x: x + (centre.x + away.x * APOTHEM * 1.1 - left) * scale, y: y + (centre.y + away.y * APOTHEM * 1.1 - top) * scale };
  }

  async click(hex: string): Promise<void> {
    const { x, y } = await this.pointOf(hex);
    await this.page.mouse.click(x, y);
  }

  async tap(hex: string): Promise<void> {
    const { x, y } = await this.pointOf(hex);
    await this.page.touchscreen.tap(x, y);
  }

  async hover(hex: string): Promise<void> {
    const { x, y } = await this.pointOf(hex);
    await this.page.mouse.move(x, y);
  }

  /** Presses on a hex and drags out to a facing: `direction` is 0 to 5. */
  async aim(hex: string, direction: number): Promise<void> {
    const from = await this.pointOf(hex);
    const to = await this.pointOf(hex, direction);
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y);
    await mouse.up();
  }

  /** Presses on a hex, goes over others and lets go. */
  async stroke(first: string, ...others: readonly string[]): Promise<void> {
    const { mouse } = this.page;
    const from = await this.pointOf(first);
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (const hex of others) {
      const { x, y } = await this.pointOf(hex);
      await mouse.move(x, y, { steps: 3 });
    }
    await mouse.up();
  }

  /** Draws a frame with Shift held, about all hexes from one to another, their corners too. */
  async frame(first: string, last: string): Promise<void> {
    const [from, to] = [await this.pointOf(first), await this.pointOf(last)];
    const { keyboard, mouse } = this.page;
    const out = { x: Math.sign(to.x - from.x) * 12, y: Math.sign(to.y - from.y) * 12 };
    await keyboard.down('Shift');
    await mouse.move(from.x - out.x, from.y - out.y);
    await mouse.down();
    await mouse.move(to.x + out.x, to.y + out.y, { steps: 3 });
    await mouse.up();
    await keyboard.up('Shift');
  }

  /** Plays an order by mouse. Where a question is asked its answer is clicked. */
  async play(order: string): Promise<void> {
    const { page } = this;
    if (order === 'end') return this.end();
    if (/^(away|retreat|stand|press|halt|advance|hold|evade|lose)/.test(order)) {
      await page.locator(`[data-testid="answer"][data-order="${order}"]`).click();
      return;
    }
    const party = /^([A-Z\d+]+)x([A-Z\d+]+)$/.exec(order);
    if (party && order.includes('+')) return this.assault(party.slice(1).flatMap((hexes) => hexes.split('+')));
    const [, from = '', verb = '', to = '', facing] = /^([A-Z]+\d+|)([-:x*/])([A-Z]*\d+|off)(?:\/(\d))?$/.exec(order) ?? [];
    if (verb === '*') return this.click(to);
    await this.click(from);
    if (verb === '/') return this.aim(from, Number(to) - 1);
    if (verb === ':') return this.click(to);
    if (verb === '-' && to === 'off') return page.getByTestId('leave').click();
    if (verb === '-') return this.aim(to, Number(facing) - 1);
    await this.click(to);
    await page.locator('[data-testid="main"][data-does="confirm"]').click();
  }

  /** Several attack, or are attacked: each is chosen, then the order given. */
  private async assault(hexes: readonly string[]): Promise<void> {
    for (const hex of hexes) await this.click(hex);
    await this.page.locator('[data-testid="main"][data-does="confirm"]').click();
  }

  /** The main button asks once more where something would be left undone. */
  private async end(): Promise<void> {
    const { page } = this;
    await page.locator('[data-testid="main"][data-does="end"]').click();
    const asking = page.locator('.table-main--warned');
    if (await asking.isVisible()) await asking.click();
  }
}

/** Hexes can be seen: the map is what lies there. */
export async function expectInSight(hand: Hand, ...hexes: readonly string[]): Promise<void> {
  for (const hex of hexes)
    await expect(async () => {
      const { x, y } = await hand.pointOf(hex);
      const isSeen = ([left = 0, top = 0]: readonly number[]) => document.elementFromPoint(left, top)?.closest('.table-field') != null;
      expect(await hand.page.evaluate(isSeen, [x, y])).toBe(true);
    }, hex).toPass();
}
