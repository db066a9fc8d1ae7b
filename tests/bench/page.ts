/* `npm run measure`: what the battle page costs in Chromium, printed as one JSON object and judged by nobody. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eagerGame, ordersOf, positionOf, recordOf } from '../browser/games';
import { contextIn, launch, lay } from './browser';
import { buildHello } from './hello';
import { measureBareClicks, measureBareSheet, measureClicks, measureEmpty, measureMotion, sessionOf } from './interactions';
import { measureAgain, measureHello, measureLoading } from './loading';
import { countNodes, measureEngineHeap, measureHeap, NEEDED } from './memory';
import { buildEngine } from './rulesAlone';
import { dist, serveFolder } from './serve';

if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no dist: run `npm run build` first.');
  process.exit(1);
}

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const MANY_TURNS = 190;

const position = positionOf('megiddo');
const { columns } = position['map'] as { columns: number };
/** As far as the first movement of the third turn: a game in progress, with a log. */
const midGame = eagerGame(position, 7, ({ state }) => state.turn === 3);
const longBattle = { ...position, turns: MANY_TURNS };
const longGame = eagerGame(longBattle, 7, ({ log }) => log.length >= NEEDED);

const served = await serveFolder(dist);
const browser = await launch();

async function withPage<T>(
  record: ReturnType<typeof recordOf>,
  measure: (page: import('@playwright/test').Page, session: import('@playwright/test').CDPSession) => Promise<T>,
): Promise<T> {
  const context = await contextIn(browser, DESKTOP);
  const page = await context.newPage();
  await lay(page, served.address, record);
  const result = await measure(page, await sessionOf(context, page));
  await context.close();
  return result;
}

const interactions = await withPage(recordOf(midGame, 'megiddo'), async (page, session) => ({
  clickOnAUnit: await measureClicks(page, session, columns),
  nodes: await countNodes(page),
  ...(await measureMotion(page, session)),
}));
const still = await withPage(recordOf(midGame, 'megiddo'), measureEmpty);
const bareSheet = await withPage(recordOf(midGame, 'megiddo'), measureBareSheet);
const bareClick = await withPage(recordOf(midGame, 'megiddo'), measureBareClicks);
const heap = await withPage({ ...recordOf(longGame), plays: [] }, (page, session) => measureHeap(page, session, ordersOf(longGame)));
const engine = await serveFolder(await buildEngine());
const context = await contextIn(browser, DESKTOP);
const rules = await context.newPage();
await rules.goto(engine.address);
const engineHeap = await measureEngineHeap(rules, await sessionOf(context, rules), longBattle, ordersOf(longGame));
await context.close();
const loaded = await measureLoading(browser, served, recordOf(midGame, 'megiddo'));
const again = await measureAgain(browser, served, recordOf(midGame, 'megiddo'));
const hello = await serveFolder(await buildHello());
const helloOnScreen = await measureHello(browser, hello);
await browser.close();
served.close();
engine.close();
hello.close();

console.log(
  JSON.stringify(
    { cpuSlowdown: 4, ...interactions, emptyPage: still, bareSheet, bareClick, heap, engineHeap, ...loaded, helloOnScreen, ...again },
    null,
    2,
  ),
);
