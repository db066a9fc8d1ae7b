/* `npm run picture`: the picture of a battle for the README, made from the built page. */
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { distance, printHex } from '../../src/kernel/board';
import { hexOf } from '../../src/rules/ancients/model/orders';
import { legalMoves } from '../../src/rules/ancients/play/movement';
import { eagerGame, positionOf, recordOf } from '../browser/games';
import { Hand } from '../browser/hand';
import { contextIn, launch, lay } from './browser';
import { indexedPng } from './indexedPng';
import { dist, serveFolder } from './serve';

const WIDTH = 1280;
const HEIGHT = 800;
const COLOURS = 192;

const target = resolve(process.env['PICTURE'] ?? 'public/battle.png');
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no dist: run `npm run build` first.');
  process.exit(1);
}

/** Early enough for both armies to be there, late enough for them to have met. */
const game = eagerGame(positionOf('megiddo'), 4, ({ state }) => state.turn === 2 && state.phase === 'movement');
const { context, state } = game;
const movers = state.units.filter((unit) => unit.side === state.player && unit.hex >= 0);
const farthest = movers
  .map((unit) => ({ unit, goals: legalMoves(context, state, unit).map(hexOf) }))
  .reduce((a, b) => (b.goals.length > a.goals.length ? b : a));
const goal = farthest.goals.reduce((a, b) =>
  distance(context.board, farthest.unit.hex, b) > distance(context.board, farthest.unit.hex, a) ? b : a,
);

const served = await serveFolder(dist);
const browser = await launch();
const page = await (await contextIn(browser, { viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: 'reduce' })).newPage();
await lay(page, served.address, recordOf(game, 'megiddo'));
await page.locator('.app-toast').getByRole('button').click();
const hand = new Hand(page);
await hand.click(printHex(context.board, farthest.unit.hex));
await hand.hover(printHex(context.board, goal));
await page.locator('.board-counter--ghost').waitFor();
await page.evaluate(() => document.fonts.ready);
const picture = await page.screenshot();

// The browser itself unpacks it.
const bytes = await page.evaluate(async (packed) => {
  const own = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([own], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  const { data } = pen!.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (let at = 0; at < data.length; at += 0x8000) text += String.fromCharCode(...data.subarray(at, at + 0x8000));
  return btoa(text);
}, picture.toString('base64'));
await browser.close();
served.close();
const png = indexedPng(Buffer.from(bytes, 'base64'), WIDTH, HEIGHT, COLOURS);
writeFileSync(target, png);
console.log(`${target}: ${png.length} bytes`);
