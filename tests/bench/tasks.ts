import type { Browser, Page } from '@playwright/test';
import { rounded } from './browser';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: by the clock, and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'toplevel'];

/** The longest tasks of the page's own thread while something goes on, in milliseconds; what other programs take of the processor is only in `byTheClock`. */
export async function longestTasks(browser: Browser, page: Page, during: () => Promise<void>) {
  await browser.startTracing(page, { categories: CATEGORIES });
  const frames = await page.evaluateHandle(() => {
    const seen = { longest: 0, last: performance.now(), on: true };
    const tick = (now: number): void => {
      seen.longest = Math.max(seen.longest, now - seen.last);
      seen.last = now;
      if (seen.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return seen;
  });
  await during();
  const longestFrame = await frames.evaluate((seen) => {
    seen.on = false;
    return seen.longest;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`));
  const milliseconds = (of: (task: TraceEvent) => number | undefined) => tasks.map((task) => (of(task) ?? 0) / 1000).sort((a, b) => b - a);
  const [busy, clock] = [milliseconds(({ tdur }) => tdur), milliseconds(({ dur }) => dur)];
  return {
    tasks: tasks.length,
    longest: rounded(busy[0] ?? 0, 1),
    over20: busy.filter((time) => time > 20).length,
    byTheClock: rounded(clock[0] ?? 0, 1),
    longestFrame: rounded(longestFrame, 1),
  };
}
