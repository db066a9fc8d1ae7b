import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REDACTED } from '../../src/kernel/game';
import { type LuckOfGame, luckOfPlay, luckOfRoll, measuredBy } from '../../src/kernel/luck';
import { evenly } from '../../src/kernel/outcomes';
import { readRecord } from '../../src/kernel/record';
import { type AnyTwoSidedGame, type AnyTwoSidedMatch, SIDES } from '../../src/kernel/twoSides';
import { ancients } from '../../src/rules/ancients';
import type { Snapshot, Viewer } from '../../src/store/snapshot';
import { provide } from '../../src/store/systems';
import { luckNumbers } from '../../src/ui/luck/numbers';
import { luckOfEntry } from '../../src/ui/luck/reckon';
import { luckSentence } from '../../src/ui/luck/SideLuck';
import { CHANCE, type LuckAt, luckInRow, luckOfReview, luckOfSide, unusualIn } from '../../src/ui/luck/sums';
import { diceTold } from '../../src/ui/luck/told';
import { luck as gameLuck } from '../../src/ui/systems/ancients/luck';
import { luck as bawLuck } from '../../src/ui/systems/baw/luck';
import { luck as seaLuck } from '../../src/ui/systems/naval/luck';
import { spoken } from '../../src/ui/words';
import { luck as en } from '../../src/ui/words/luck/en';
import { luck as fr } from '../../src/ui/words/luck/fr';
import { randomly } from '../fuzz/eager';
import { openIn, systemIn } from '../fuzz/play';
import { replayRecord } from '../replay/replayRecord';

const PIPS = [1, 2, 3, 4, 5, 6];
const coins = { id: 'coins', step: 1 };

/** A play with one die of a side, whose pips are its coins. */
const thrown = (at: number, by: number, fell: number, measure = 'coins'): LuckAt => ({
  at,
  rolls: [{ name: 'die', by, fell, measure, faces: PIPS }],
  stakes: [{ by, measure, gave: fell, outcomes: evenly(PIPS) }],
});

test('the luck of a side is that of its own dice, play by play', () => {
  const plays = [thrown(2, 0, 6), thrown(5, 1, 1), thrown(7, 0, 1), thrown(9, 0, 5), thrown(10, 0, 2), thrown(11, 0, 6, 'other')];
  const { dice, whole, curve, best, worst } = luckOfSide(plays, 0, coins, 2);
  expect(dice).toBe(4);
  expect(whole.luck).toBeCloseTo(0, 12);
  expect(whole.spread).toBeCloseTo(Math.sqrt(35 / 3), 12);
  expect(curve.map(({ at, luck }) => [at, luck])).toEqual([
    [2, 2.5],
    [7, 0],
    [9, 1.5],
    [10, 0],
  ]);
  expect(best.map(({ at }) => at)).toEqual([2, 9]);
  expect(worst).toEqual([
    { at: 7, nth: 0, fell: 1, luck: -2.5 },
    { at: 10, nth: 0, fell: 2, luck: -1.5 },
  ]);
  expect(luckOfSide(plays, 0, coins, 1).worst.map(({ at }) => at)).toEqual([7]);
});

const whole = (luck: number, orMore: number, orLess: number): LuckOfGame => ({ gave: luck, worth: 0, luck, spread: 1, orMore, orLess });

test('luck is unusual where as much comes in less than a third of all games, told in round numbers', () => {
  expect(unusualIn(whole(3, 1 / 12.3, 0.95))).toEqual({ good: true, games: 12 });
  expect(unusualIn(whole(-3, 0.99, 1 / 43))).toEqual({ good: false, games: 45 });
  expect(unusualIn(whole(-3, 0.99, 1e-5))).toEqual({ good: false, games: Number.POSITIVE_INFINITY });
  expect(unusualIn(whole(0.5, 0.4, 0.7))).toBeUndefined();
  expect(unusualIn(whole(0, 0.2, 0.2))).toBeUndefined();
});

test('it is told in a sentence of either language', () => {
  const side = (of: LuckOfGame) => ({ dice: 9, whole: of, curve: [], best: [], worst: [] });
  const say = (of: LuckOfGame) => luckSentence(en, en.chance, luckNumbers('en', CHANCE.id), side(of));
  expect(say(whole(0.124, 0.08, 0.95))).toBe(
    'The dice gave 12.4% more chance to win than they were worth. Luck like this comes in 1 game in 13.',
  );
  expect(say(whole(-0.3, 1, 1e-4))).toContain('30% less chance to win');
  expect(say(whole(-0.3, 1, 1e-4))).toContain('fewer than 1 game in 1,000');
  expect(say(whole(0.05, 0.4, 0.7))).toContain('nothing unusual');
  expect(say(whole(0.0001, 0.4, 0.7))).toBe(en.even);
  const dit = luckSentence(fr, fr.chance, luckNumbers('fr', CHANCE.id), side(whole(0.124, 0.08, 0.95)));
  expect(dit).toMatch(/12,4\s%.*1 partie sur 13\.$/);
});

test('the noun of what it is counted in goes by the amount as it is written', () => {
  const way = (language: 'en' | 'fr') => {
    spoken.setState({ language });
    return seaLuck.words()['way']!;
  };
  expect(way('fr').more('0,5', 0.5)).toBe('0,5 point de mouvement de plus');
  expect(way('fr').less('2', 2)).toBe('2 points de mouvement de moins');
  expect(way('en').more('1', 1)).toBe('1 more movement point');
  expect(luckNumbers('fr', 'way').rounded(-1.96)).toBe(2);
});

test('a review by the chance to win has the same dice, with the luck that the end tells', () => {
  const faces = [0.4, 0.5, 0.5, 0.5, 0.5, 0.6];
  const die = { name: 'melee', by: 1 as const, fell: 6, faces };
  const plays = luckOfReview([{ at: 4, before: 0.5, after: 0.6, dice: [die] }]);
  const { whole: all, best } = luckOfSide(plays, 1, CHANCE, 3);
  expect(all.luck).toBeCloseTo(luckOfRoll(die), 12);
  expect(best[0]).toMatchObject({ at: 4, fell: 6 });
});

test('a row of the log tells the luck of the first measure that its dice can change', () => {
  const play = thrown(3, 1, 6);
  const still = { by: 0, measure: 'still', gave: 0, outcomes: new Map([[0, 1]]) };
  expect(luckInRow({ rolls: play.rolls, stakes: [still, ...play.stakes] })).toEqual({ by: 1, measure: 'coins', luck: 2.5 });
  expect(luckInRow({ rolls: [], stakes: [still] })).toBeUndefined();
});

test('13.7 while something is hidden the numbers come of what a side knows, and of plays that it may read', () => {
  provide(ancients as AnyTwoSidedGame);
  const position = { ...(JSON.parse(readFileSync('tests/fuzz/options.json', 'utf8')) as object), options: ['13.7'] };
  const match = openIn(ancients, position, 5) as unknown as AnyTwoSidedMatch;
  randomly(match, () => undefined);
  const { system, context } = match;
  const asSeen = (viewer: Viewer) => ({ viewer, context, system: 'ancients' }) as Snapshot;
  let [told, redacted] = [0, 0];
  for (const [at, entry] of match.log.entries()) {
    if (entry.dice.length === 0) continue;
    const [before, after] = [match.stateAt(at), match.stateAt(at + 1)];
    for (const side of SIDES) {
      const readable = system.redactEntry!(context, before, after, entry, side);
      const luck = luckOfEntry(asSeen(side), gameLuck, before, readable);
      expect(luckOfEntry(asSeen(side), gameLuck, system.view!(context, before, side), readable)).toEqual(luck);
      if (luck) told++;
      if (readable.order !== REDACTED) continue;
      expect(luck).toBeNull();
      redacted++;
    }
    expect(luckOfEntry(asSeen('all'), gameLuck, before, entry)).not.toBeNull();
  }
  expect(told).toBeGreaterThan(0);
  expect(redacted).toBeGreaterThan(0);
});

test.each(['everything', 'sea', 'syracuse', 'baw'])(
  '%s: each die is told by an event of its own name, in the order in which they fell',
  (file) => {
    const json = JSON.parse(readFileSync(`tests/replay/${file}.json`, 'utf8')) as { readonly position: unknown };
    const record = readRecord(json);
    const replayed = record.ok ? replayRecord(systemIn(json.position), record.value) : record;
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    const match = replayed.value as AnyTwoSidedMatch;
    const { system, context } = match;
    const game = { naval: seaLuck, baw: bawLuck }[system.id] ?? gameLuck;
    for (const [at, { order, dice, events }] of match.log.entries()) {
      if (dice.length === 0) continue;
      const before = match.stateAt(at);
      const action = system.parseAction(context, before, order);
      const { rolls } = luckOfPlay({ system, context, before, action, dice, sides: 2, ...measuredBy(game.measures) });
      expect(
        diceTold(game, events).map(({ name }) => name),
        order,
      ).toEqual(rolls.map(({ name }) => name));
    }
  },
);
