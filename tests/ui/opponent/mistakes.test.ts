import { expect, test } from 'vitest';
import type { Chapter } from '../../../src/store/chapters';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { mistakesHere } from '../../../src/ui/opponent/mistakes';
import { gravest, isBlunder, lossOf, type Placed, phasesOf } from '../../../src/ui/opponent/phases';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { playBefore, playText } from '../../../src/ui/table/session';
import { opposed } from '../systems/ancients/opposed';

const chapter = (from: number, phase: string): Chapter => ({ from, turn: 1, player: 0, phase, by: 0 });
const chapters = [chapter(0, 'movement'), chapter(2, 'fire'), chapter(2, 'melee'), chapter(4, 'rally'), chapter(5, 'over')];
const plays = ['A1-A2', 'end', 'A2xA3', 'end', 'end'].map((order, i) => ({ order, dice: i === 2 ? [3] : [] }));

test('a game is looked through phase by phase, those that have ended, and none in which nothing was played', () => {
  expect(phasesOf(chapters, plays, 5).map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 4],
    [4, 5],
  ]);
  expect(phasesOf(chapters, plays, 3).map(({ to }) => to)).toEqual([2]);
});

test('a phase is known again by all that was played up to its end, dice and orders; what comes later does not matter', () => {
  const keys = (of: typeof plays, cursor = 5) => phasesOf(chapters, of, cursor).map(({ key }) => key);
  const known = keys(plays);
  expect(new Set(known).size).toBe(3);
  expect(keys([...plays, { order: 'end', dice: [] }])).toEqual(known);
  expect(keys(plays, 4)).toEqual(known.slice(0, 2));
  const otherDie = keys(plays.map((play, i) => (i === 2 ? { ...play, dice: [4] } : play)));
  expect(otherDie[0]).toBe(known[0]);
  expect(otherDie[1]).not.toBe(known[1]);
  expect(otherDie[2]).not.toBe(known[2]);
});

test('the gravest mistakes are listed as they were made; what costs more than an eighth or so is a blunder', () => {
  const mistake = (moment: number, loss: number): Placed => ({
    moment,
    after: 0,
    at: 0,
    side: 0,
    judged: 'order',
    value: 0.5,
    plans: [{ orders: [], chief: [], value: 0.5 + loss }],
  });
  const many = Array.from({ length: 30 }, (_, i) => mistake(i, 0.05 + 0.01 * (i % 10)));
  const listed = gravest(many);
  expect(listed.map(({ moment }) => moment)).toEqual([...listed.map(({ moment }) => moment)].sort((a, b) => a - b));
  expect(Math.min(...listed.map(lossOf))).toBeGreaterThanOrEqual(0.08);
  expect([mistake(0, 0.06), mistake(0, 0.2)].map(isBlunder)).toEqual([false, true]);
});

test('those of another course are not of this one, nor those of another game', async () => {
  const position = opposed(['HI E8/1'], ['HI A1/4']);
  await Promise.all([fetchRules(position), fetchTable('ancients')]);
  expect(match.begin({ position, seed: 7, names: ['', ''], title: '' })).toMatchObject({ ok: true });
  match.sit();
  playText('E8-E7');
  const game = match.store.getState().now!.head.id;
  const made = { at: 0, side: 0, judged: 'order', value: 0.5, plans: [{ orders: [], chief: [], value: 0.7 }], moment: 1 } as const;
  const state = (after: number) => ({ game, isOn: false, all: 1, done: 1, failed: false, mistakes: [{ ...made, after }] });
  const here = playBefore(1);
  expect(mistakesHere(state(here), game)).toHaveLength(1);
  expect(mistakesHere(state(here), 'another')).toEqual([]);
  match.undo();
  playText('end');
  expect(mistakesHere(state(here), game)).toEqual([]);
});
