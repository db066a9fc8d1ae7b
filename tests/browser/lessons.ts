/* Lessons taken in the page by what their data say, beside the same lesson taken by the rules alone, which knows where the page must stand. */
import type { Page } from '@playwright/test';
import type { State as SeaState } from '../../src/rules/naval/model/types';
import { createMatchStore } from '../../src/store/match';
import { PROGRESS_KEY } from '../../src/store/progress';
import { fetchRules, systemOf } from '../../src/store/systems';
import { LESSONS } from '../../src/ui/learn/lessons';
import { createCourse } from '../../src/ui/learn/lessons/course';
import type { Lesson, Step } from '../../src/ui/learn/lessons/types';
import type { LessonId } from '../../src/ui/systems/lessons';
import { en } from '../../src/ui/words/en/index';
import { expect, main, panelTab, storeBefore } from './fixture';
import { Hand } from './hand';
import { Keys, tabTo } from './keys';
import { SeaHand } from './seaGames';

export const lessonIds = Object.keys(LESSONS) as readonly LessonId[];

/** Whoever takes a lesson: with a mouse, with a finger, or by keyboard alone. */
interface Pupil {
  /** An order that is legal, as the rules print it; `sea`: the state before it, where it is a game at sea; `led`: the hexes to choose for the leader that it names. */
  play(order: string, sea: SeaState | undefined, led?: readonly string[]): Promise<void>;
  /** An order that will be refused. */
  tryOut(from: string, to: string): Promise<void>;
  /** A hex: as an answer, or to take in hand what stands there. */
  choose(hex: string): Promise<void>;
  press(button: ReturnType<Page['locator']>): Promise<void>;
}

export const byMouse = (page: Page): Pupil => {
  const hand = new Hand(page);
  return {
    async play(order, sea, led = []) {
      if (led.length > 0) {
        for (const hex of led) await hand.click(hex);
        return hand.click(order.split('-')[1]!);
      }
      const sunk = /^scuttle (\w+)$/.exec(order)?.[1];
      if (sunk) {
        await hand.click(sunk);
        await page.getByTestId('scuttle').click();
        return page.getByTestId('scuttle-yes').click();
      }
      if (sea) return new SeaHand(page).play(order, sea);
      const [, , at, aimed] = /^(\w+)\+(\w+)\/(\d)$/.exec(order) ?? [];
      if (at) {
        await page.getByTestId('reserve').first().click();
        return hand.aim(at, Number(aimed) - 1);
      }
      const reserve = /^[A-Z]{2}x(\w+)\/\d$/.exec(order)?.[1];
      if (reserve) {
        await page.getByTestId('reserve').first().click();
        await hand.click(reserve);
        return main(page).click();
      }
      const [, from, to] = /^(\w+)-(?!off)(\w+)$/.exec(order) ?? [];
      if (!from || !to) return hand.play(order);
      await hand.click(from);
      await hand.click(to);
    },
    async tryOut(from, to) {
      await hand.click(from);
      await hand.click(to);
    },
    choose: (hex) => hand.click(hex),
    press: (button) => button.click(),
  };
};

/** The arrow of the wheel that points a way, 0 to 5. */
async function tapArrow(page: Page, hand: Hand, hex: string, direction: number): Promise<void> {
  const from = await hand.pointOf(hex);
  const to = await hand.pointOf(hex, direction);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  await expect(page.locator('.board-wheel')).toBeVisible();
  const arrows = await page.locator('.board-wheel .board-arrow').all();
  for (const arrow of arrows) {
    const box = (await arrow.boundingBox())!;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const turn = Math.abs(Math.atan2(point.y - from.y, point.x - from.x) - angle);
    if (Math.min(turn, 2 * Math.PI - turn) < 0.4) return page.touchscreen.tap(point.x, point.y);
  }
  throw new Error(`no arrow of the wheel points to ${direction + 1}`);
}

export const byTouch = (page: Page): Pupil => {
  const hand = new Hand(page);
  const confirm = () => page.locator('[data-testid="main"][data-does="confirm"]').tap();
  return {
    async play(order) {
      if (order === 'end') {
        await page.locator('[data-testid="main"][data-does="end"]').tap();
        const asking = page.locator('.table-main--warned');
        if (await asking.isVisible()) await asking.tap();
        return;
      }
      if (/^[a-z]/.test(order)) {
        await page.locator(`[data-testid="answer"][data-order="${order}"]`).tap();
        return confirm();
      }
      const [from = '', to = '', facing] = order.split(/[-x:/]/);
      if (order.startsWith('*')) {
        await hand.tap(order.slice(1));
        return confirm();
      }
      const cancel = page.getByTestId('cancel');
      if (await cancel.isVisible()) await cancel.tap();
      await hand.tap(from);
      if (to === 'off') {
        await panelTab(page, en.table.panels.now).tap();
        await page.getByTestId('leave').tap();
        return confirm();
      }
      if (order[from.length] === '/') {
        await hand.tap(from);
        await tapArrow(page, hand, from, Number(to) - 1);
        return confirm();
      }
      await hand.tap(to);
      if (facing !== undefined) await tapArrow(page, hand, to, Number(facing) - 1);
      return confirm();
    },
    async tryOut(from, to) {
      await hand.tap(from);
      await hand.tap(to);
    },
    choose: (hex) => hand.tap(hex),
    press: (button) => button.tap(),
  };
};

export const byKeys = (page: Page): Pupil => {
  const keys = new Keys(page);
  const choose = async (hex: string) => {
    await keys.goTo(hex);
    await page.keyboard.press('Enter');
  };
  return {
    async play(order) {
      const [, from, to] = /^(\w+)-(?!off)(\w+)$/.exec(order) ?? [];
      if (!from || !to) return keys.play(order);
      await choose(from);
      await choose(to);
      await page.keyboard.press('Enter');
    },
    async tryOut(from, to) {
      await choose(from);
      await choose(to);
    },
    choose,
    async press(button) {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    },
  };
};

/** What somebody would see who has taken the first so many steps before. */
export const begun = (page: Page, id: LessonId, step: number) => storeBefore(page, PROGRESS_KEY, { [id]: { step, done: false } });

/** The same lesson by the rules alone. */
async function mirrorOf(lesson: Lesson) {
  for (const { setting } of lesson.steps) if (setting) await fetchRules(setting.position);
  const match = createMatchStore(() => undefined);
  const course = createCourse(lesson, match, {
    title: '',
    play: (order) => match.playText(order),
    laid: () => undefined,
    wait: (then) => then(),
  });
  const fault = course.begin(0);
  if (fault) throw new Error(fault);
  return { match, course };
}

type Mirror = Awaited<ReturnType<typeof mirrorOf>>;

/** An order as the log would print it; undefined if it is refused. */
function printed({ match }: Mirror, text: string): string | undefined {
  const now = match.store.getState().now!;
  const system = systemOf(now);
  const action = system.parseAction(now.context, now.state, text);
  if (action === undefined || system.judge(now.context, now.state, action)) return undefined;
  return system.printAction(now.context, now.state, action);
}

/** Where somebody clicks for the leader that an order names: past a unit in his hex that can still move. */
function ledBy({ match }: Mirror, order: string): readonly string[] {
  const name = /^([A-Z][a-z]+)-/.exec(order)?.[1];
  if (name === undefined) return [];
  const now = match.store.getState().now!;
  const { armies } = systemOf(now).printPosition(now.context, now.state) as Written;
  const all = armies.flatMap(({ leaders = [] }) => leaders).map((leader) => leader.split(' '));
  const hex = all.find(([own]) => own === name)?.[2];
  if (hex === undefined) return [];
  const waits = armies.some(({ units = [] }) => units.some((unit) => unit.split(' ')[1] === hex && !unit.includes('moved')));
  return waits ? [hex, hex] : [hex];
}

interface Written {
  readonly armies: readonly { readonly units?: readonly string[]; readonly leaders?: readonly string[] }[];
}

const button = (page: Page, testid: string) => page.getByTestId(testid);

/** What must be done before a phase may be ended: a leader is placed in the rear, a panicked unit does what is advised. */
async function obey(page: Page, pupil: Pupil, rule: string | null): Promise<void> {
  if (rule === '7') return pupil.choose('F8');
  await perform(page, pupil, undefined, 'counsel');
  await pupil.press(button(page, 'counsel-play').first());
}

/** Everything that is left is ended. */
async function passOn(page: Page, pupil: Pupil): Promise<void> {
  const card = button(page, 'lesson-card');
  for (let n = 0; n < 80; n++) {
    // Not the button of a program's turn, nor that of the end: they come and go by themselves.
    const does = page.locator('[data-testid="main"]:is([data-does="end"], [data-does="option"], [data-does="answer"])');
    await expect(does.or(page.locator('[data-testid="lesson-card"][data-reached]')).first()).toBeVisible();
    if ((await card.getAttribute('data-reached')) !== null) return;
    const before = await card.getAttribute('data-plays');
    if ((await does.getAttribute('data-does')) === 'answer') {
      await pupil.press(page.getByTestId('answer').first());
      // A finger is shown the answer first.
      const confirm = page.locator('[data-testid="main"][data-does="confirm"]');
      if (await confirm.isVisible()) await pupil.press(confirm);
    } else await pupil.press(does);
    const played = page.locator(`[data-testid="lesson-card"]:not([data-plays="${before}"])`);
    const refused = page.getByTestId('refusal');
    const warned = page.locator('.table-main--warned');
    await expect(played.or(refused).or(warned).first()).toBeVisible();
    if (await refused.isVisible()) await obey(page, pupil, await refused.getAttribute('data-rule'));
    else if (await warned.isVisible()) await pupil.press(warned);
    else continue;
    await expect(played).toBeVisible();
  }
  throw new Error('the battle does not end');
}

async function perform(page: Page, pupil: Pupil, mirror: Mirror | undefined, deed: string): Promise<void> {
  const [verb, what = ''] = deed.split(' ');
  if (deed === 'program') return passOn(page, pupil);
  if (deed === 'next') return pupil.press(button(page, 'lesson-next'));
  if (deed === 'counsel') return pupil.press(button(page, 'counsel-ask'));
  if (verb === 'tap' || verb === 'take') return pupil.choose(what);
  if (verb === 'say') return pupil.press(button(page, 'lesson-choice').nth(Number(what) - 1));
  if (verb === 'rule') return pupil.press(page.locator(`.lesson-card a[href$="/${what}"]`).first());
  if (verb === 'panel') return pupil.press(panelTab(page, { armies: /Armies|Fleets/, log: /Log/ }[what] ?? what));
  if (!mirror) return;
  const order = printed(mirror, deed);
  const [from = '', to = ''] = deed.split(/[-x:/]/);
  if (order === undefined) return pupil.tryOut(from, to);
  const now = mirror.match.store.getState().now!;
  if (now.system === 'baw') return pupil.play(order, undefined, ledBy(mirror, order));
  return pupil.play(order, now.system === 'naval' ? (now.state as SeaState) : undefined);
}

/** The page stands where the rules say. */
async function expectAt(page: Page, { course, match }: Mirror, title: string): Promise<void> {
  const { step, reached } = course.store.getState();
  if (step >= course.lesson.steps.length) return;
  const card = page.getByTestId('lesson-card');
  await expect(card, title).toHaveAttribute('data-step', String(step + 1));
  if (reached) await expect(card, title).toHaveAttribute('data-reached', '');
  const isFree = course.setting?.program !== undefined;
  if (!isFree) await expect(card, title).toHaveAttribute('data-plays', String(match.store.getState().now!.cursor));
}

async function takeStep(page: Page, pupil: Pupil, mirror: Mirror, step: Step, at: number): Promise<void> {
  const { course } = mirror;
  for (const deed of step.solution) {
    const title = `${course.lesson.id}, step ${at + 1}: ${deed}`;
    await perform(page, pupil, mirror, deed);
    if (deed === 'program') return pupil.press(button(page, 'lesson-next'));
    const fault = course.perform(deed);
    if (fault) throw new Error(`${title}: ${fault}`);
    await expectAt(page, mirror, title);
  }
  if (course.store.getState().step > at) return;
  await pupil.press(button(page, 'lesson-next'));
  course.next();
  await expectAt(page, mirror, `${course.lesson.id}, step ${at + 1} is left`);
}

/** Takes a lesson from its first step to its summary. */
export async function takeLesson(page: Page, id: LessonId, pupil: Pupil): Promise<void> {
  const lesson = await LESSONS[id]!();
  const mirror = await mirrorOf(lesson);
  await page.goto(`./#/learn/${id}`);
  await expect(page.getByTestId('lesson-card')).toBeVisible();
  for (const [at, step] of lesson.steps.entries()) await takeStep(page, pupil, mirror, step, at);
  await expect(page.getByTestId('lesson-summary')).toBeVisible();
}
