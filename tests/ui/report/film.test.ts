import { beforeAll, expect, test, vi } from 'vitest';
import { randomAction, seededChooser } from '../../../src/ai/random';
import { match } from '../../../src/store/match';
import { fetchRules, type SystemId, systemOf } from '../../../src/store/systems';
import { sheetOf } from '../../../src/ui/board/Layer';
import { frameOf, roomBeneath } from '../../../src/ui/board/standalone';
import { filmed, unitsInPixel } from '../../../src/ui/report/film';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { now as maybeNow } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { skirmish } from '../systems/ancients/skirmish';
import { squadrons } from '../systems/naval/squadrons';

vi.stubGlobal('document', { documentElement: { lang: '' }, body: {} });

const now = () => maybeNow()!;

beforeAll(() => Promise.all([speak('en'), panelWords()]));

/** Plays at random to the end; every play as the film has it, with what happened in it. */
async function played(system: SystemId, position: object) {
  await Promise.all([fetchRules(position), fetchTable(system)]);
  const begun = match.begin({ position, seed: 7, names: ['', ''], title: 'Trial' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const choose = seededChooser(7);
  while (now().state.phase !== 'over') match.play(randomAction(systemOf(now()), now().context, now().state, choose));
  const entries = match.entries();
  return filmed(now()).map(({ at, isFight }) => {
    const { dice, events } = entries[at - 1]!;
    return { isFight, dice: dice.length, kinds: events.map(({ kind }) => kind as string) };
  });
}

test('at sea the die that says how far fleets go is no fight', async () => {
  const plays = await played('naval', squadrons);
  const rolled = plays.filter(({ kinds }) => kinds.includes('fleetRolled') && !kinds.includes('sunk'));
  expect(rolled.some(({ dice }) => dice > 0)).toBe(true);
  expect(rolled.filter(({ isFight }) => isFight)).toEqual([]);
  expect(plays.some(({ isFight }) => isFight)).toBe(true);
});

test('a battle without dice has its fights in the film', async () => {
  const plays = await played('ancients', { ...skirmish, options: ['13.2'] });
  const fights = plays.filter(({ kinds }) => kinds.includes('fought'));
  expect(fights.some(({ dice }) => dice === 0)).toBe(true);
  expect(fights.filter(({ isFight }) => !isFight)).toEqual([]);
});

/** Of a film of a map: its size in pixels, and the height of the letters beneath the map. */
function drawn(columns: number, rows: number) {
  const sheet = sheetOf({ columns, rows });
  const { box, letters, pixels } = frameOf({ x: -25, y: -25, ...sheet }, 12, unitsInPixel(sheet));
  return { ...pixels, letters: (letters * pixels.width) / box.width, isWhole: box.width >= sheet.width && box.height > sheet.height };
}

test.each([
  [3, 3],
  [18, 12],
  [36, 24],
  [60, 40],
  [60, 1],
  [1, 40],
  [1, 60],
])('in a film of a map of %i columns and %i rows the words can be read, and browsers record it', (columns, rows) => {
  const { letters, width, height, isWhole } = drawn(columns, rows);
  expect(letters).toBeGreaterThanOrEqual(11);
  expect(isWhole).toBe(true);
  expect(Math.max(width, height)).toBeLessThan(1920);
  expect(width * height).toBeLessThan(2_500_000);
});

test('beneath the narrowest map a line has room for a sentence', () => {
  vi.stubGlobal('document', { body: {}, createElement: () => ({ getContext: () => ({}) }) });
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'serif' }));
  const { width } = sheetOf({ columns: 1, rows: 9 });
  const picture = frameOf({ x: 0, y: 0, width, height: 700 }, 3);
  expect(picture.box.width).toBeGreaterThan(500);
  expect(roomBeneath(width).width).toBe(picture.box.width - 2 * picture.line);
});
