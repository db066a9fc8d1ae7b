/* What the map shows of a play that dice decide. */
import type { Locator, Page } from '@playwright/test';
import type { Entry } from '../../src/kernel/game';
import type { Scene } from '../../src/ui/board/scenes';
import { expect, expectPlayed, give } from './fixture';

export const scene = (page: Page): Locator => page.getByTestId('scene');
export const counter = (page: Page, unit: number): Locator => page.locator(`.board-layer--pieces [data-unit="${unit}"]`);

/** Notes what is staged as it changes, in the page itself: a driver may come too late to see it. */
export async function watchScene(page: Page, unit: number): Promise<() => Promise<string[]>> {
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

/** Lets no time go by on the page any more: what only time would end stays. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Whether there is something of a kind among events. */
export const is =
  (wanted: string) =>
  (events: readonly { readonly kind: string }[]): boolean =>
    events.some(({ kind }) => kind === wanted);

interface Staged<Event> {
  /** What is to have a scene of its own among the plays. */
  readonly kinds: readonly string[];
  /** The plays that were there before. */
  readonly before?: number;
  readonly scenesOf: (events: readonly Event[]) => readonly Scene[];
  /** How an order is given, where not as text. */
  readonly order?: (page: Page, order: string) => Promise<void>;
  /** How the log tells an order, where that is not to be known yet. */
  readonly told?: Readonly<Record<string, string>>;
}

/** Plays, and sees the first scene of each that has one. No time goes by: nothing but the next order ends a scene, and it is played none the less. */
export async function expectStaged<Event extends { readonly kind: string }>(
  page: Page,
  log: readonly Entry<Event>[],
  { kinds, before = 0, scenesOf, order: say = give, told = {} }: Staged<Event>,
): Promise<void> {
  const isStaged = (kind: string) => log.some(({ events }) => scenesOf(events.filter((event) => event.kind === kind)).length > 0);
  expect(kinds.filter((kind) => !isStaged(kind))).toEqual([]);
  const now = scene(page);
  await stopTime(page);
  for (const [i, entry] of log.entries()) {
    await say(page, entry.order);
    await expectPlayed(page, { ...entry, order: told[entry.order] ?? entry.order }, before + i + 1);
    const [first] = scenesOf(entry.events);
    await expect(now, entry.order).toHaveCount(first ? 1 : 0);
    if (!first) continue;
    await expect(now.locator('text'), entry.order).toHaveText(first.stamps.map(({ text }) => text));
    await expect(now.locator('.board-scene__die'), entry.order).toHaveCount(first.dice.length);
    await expect(now.locator('circle'), entry.order).toHaveCount(first.dice.reduce((sum, die) => sum + die, 0));
  }
  await page.keyboard.press('Shift');
  await expect(now).toHaveCount(0);
}
