/* `npm run thinking`: computer players at the table and in the laboratory, in Chromium, printed as one JSON object and judged by nobody. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { fetchGame } from '../../src/ai/games';
import { percentile } from '../../src/ai/statistics';
import type { BareContext, BareState, TwoSidedGame } from '../../src/kernel/twoSides';
import { type SystemId, systemWord } from '../../src/rules/ids';
import { battleById } from '../../src/scenarios/all';
import { launch, rounded } from './browser';
import { dist, serveFolder } from './serve';
import { longestTasks } from './tasks';

if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no dist: run `npm run build` first.');
  process.exit(1);
}

/** Who plays, and battles with the seconds for a player turn: `legate megiddo:1,salamis:3`. */
const PLAYER = process.argv[2] ?? 'legate';
const GAMES = (process.argv[3] ?? 'megiddo:1,salamis:1,megiddo:3').split(',').map((game) => game.split(':'));
/** Player turns that are timed, each side’s share of one by itself. */
const TURNS = 24;
const PATIENCE = 600_000;

interface Thought {
  readonly asked: number;
  answered: number;
  order: string;
  /** When its order was on the screen. */
  shown: number;
}

/** Notes every question to a worker, its answer, and when the order that came was painted: the page then tells the worker of it. */
function noteThoughts(): void {
  const thoughts: Thought[] = [];
  Object.assign(window, { thoughts });
  const Native = window.Worker;
  window.Worker = class extends Native {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        const last = thoughts.at(-1);
        if (data?.kind === 'order' && last) Object.assign(last, { answered: performance.now(), order: data.order });
      });
    }
    override postMessage(message: { readonly kind?: string }): void {
      const last = thoughts.at(-1);
      if (message.kind === 'follow' && last)
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => Object.assign(last, { shown: performance.now() });
          port2.postMessage(0);
        });
      if (message.kind === 'think') thoughts.push({ asked: performance.now(), answered: 0, order: '', shown: 0 });
      super.postMessage(message);
    }
  };
}

type Thoughts = readonly Thought[];
const thoughtsOf = (page: Page): Promise<Thoughts> => page.evaluate(() => (window as unknown as { thoughts: Thoughts }).thoughts);

interface Share {
  thought: number;
  readonly untilShown: number;
}

/** Adds up what each side thought in each player turn; the orders are played again with the page's own dice to know where they fell. */
function sharesOf(thoughts: Thoughts, turnOf: readonly string[]): Share[] {
  const shares = new Map<string, Share>();
  for (const [i, { asked, answered, shown }] of thoughts.entries()) {
    const turn = turnOf[i];
    if (answered === 0 || turn === undefined) continue;
    const share = shares.get(turn) ?? { thought: 0, untilShown: shown > 0 ? shown - answered : 0 };
    share.thought += answered - asked;
    shares.set(turn, share);
  }
  return [...shares.values()];
}

type Rules = TwoSidedGame<unknown, BareContext, BareState, unknown, unknown>;

/** Which player turn and side each play of the stored game belongs to. */
async function turnsIn(page: Page, position: object, rules: Rules): Promise<string[]> {
  const plays = await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('ancients'));
    const all = (await asked(db.transaction('plays').objectStore('plays').getAll())) as { order: string; dice?: number[] }[];
    db.close();
    return all;
  });
  const { scriptedDice } = await import('../../src/kernel/dice');
  const setup = rules.readPosition(position);
  if (!setup.ok) throw new Error('the position does not read');
  const { context, state } = rules.open(setup.value, 1);
  return plays.map(({ order, dice = [] }) => {
    const turn = `${rules.decider(context, state)} ${state.turn} ${state.player}`;
    rules.apply(context, state, rules.parseAction(context, state, order)!, scriptedDice(dice));
    return turn;
  });
}

/** Two programs play a battle and somebody watches. */
async function watch(browser: Browser, address: string, battle: string, seconds: number, speed: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    (kept) => {
      localStorage.setItem('ancients.preferences', kept);
    },
    JSON.stringify({ language: 'en', handOver: false, speed }),
  );
  await context.addInitScript(noteThoughts);
  const page = await context.newPage();
  await page.goto(`${address}#/set-up/${battle}`);
  await page.getByTestId('mode-watch').check();
  for (const side of [0, 1]) {
    await page.locator(`#seat-${side}-player`).selectOption(PLAYER);
    const time = page.locator(`#seat-${side}-seconds`);
    if ((await time.count()) > 0) await time.selectOption(String(seconds));
  }
  await page.getByTestId('setup-more').click();
  await page.getByLabel('Seed of the dice', { exact: true }).fill('7');
  await page.locator('.setup-start').click();
  await page.getByTestId('opponent').waitFor();
  const { position } = battleById(battle)!;
  const { system: rules } = await fetchGame(systemWord(position) as SystemId);
  // Not the first moments, in which the page is still being fetched.
  await page.waitForTimeout(1500);
  const tasks = await longestTasks(browser, page, () => page.waitForTimeout(12_000));
  const until = Date.now() + PATIENCE;
  let shares: Share[] = [];
  while (Date.now() < until) {
    await page.waitForTimeout(2000);
    shares = sharesOf(await thoughtsOf(page), await turnsIn(page, position, rules));
    if (shares.length > TURNS || (await page.getByTestId('result').count()) > 0) break;
  }
  await context.close();
  // The last may not be finished.
  const whole = shares.slice(0, TURNS);
  const thought = whole.map((share) => share.thought / 1000);
  const shown = whole.slice(1).map((share) => share.untilShown);
  return {
    battle,
    seconds,
    playerTurns: whole.length,
    secondsThought: {
      median: rounded(percentile(thought, 0.5), 3),
      p95: rounded(percentile(thought, 0.95), 3),
      longest: rounded(Math.max(...thought), 3),
    },
    firstMoveShownAfterMilliseconds: {
      median: rounded(percentile(shown, 0.5)),
      p95: rounded(percentile(shown, 0.95)),
      longest: rounded(Math.max(...shown)),
    },
    mainThread: tasks,
  };
}

/** The laboratory's page while workers play. */
async function laboratory(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}#/lab/megiddo`);
  await page.locator('#lab-games').fill('2000');
  await page.getByTestId('lab-run').click();
  await page.locator('.lab-decided').waitFor();
  await page.waitForTimeout(1000);
  const mainThread = await longestTasks(browser, page, () => page.waitForTimeout(8000));
  const done = await page.locator('.lab-progress progress').evaluate((bar: HTMLProgressElement) => bar.value);
  await context.close();
  return { games: done, mainThread };
}

const served = await serveFolder(dist);
const browser = await launch();
const table: Awaited<ReturnType<typeof watch>>[] = [];
for (const [battle, seconds] of GAMES)
  table.push(await watch(browser, served.address, battle!, Number(seconds), Number(seconds) === 1 ? 'fast' : 'off'));
const series = await laboratory(browser, served.address);
await browser.close();
served.close();
console.log(JSON.stringify({ player: PLAYER, table, laboratory: series }, null, 2));
