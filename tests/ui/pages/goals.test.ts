/* What the pages say a battle is won by, before it is played. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPosition as readLand } from '../../../src/rules/ancients/text/setup';
import { readPosition as readSea } from '../../../src/rules/naval/text/setup';
import { battleById, battles } from '../../../src/scenarios/all';
import { hexesSaid } from '../../../src/ui/pages/battles/goals';
import { HowToWin } from '../../../src/ui/pages/battles/HowToWin';
import { cardFor } from '../../../src/ui/systems/cards';
import { speak, wordsNow } from '../../../src/ui/words';
import { emptyPage } from '../noPage';

emptyPage();

beforeAll(() => speak('en'));

const told = (id: string): string => renderToStaticMarkup(createElement(HowToWin, { battle: battleById(id)! })).replace(/<[^>]+>/g, '|');

describe('how a battle is won', () => {
  test('on land: by the usual points, or those of the battle, without what cannot be had', () => {
    expect(told('spartolus')).toContain('capture the enemy camp: 1 point');
    expect(told('spartolus')).not.toContain('draw');
    const arsuf = told('arsuf');
    expect(arsuf).toContain('have a unit at the end on one of A16, B16, A17, B17, C16, C17: 1 point');
    expect(arsuf).toContain('A draw counts as a victory');
    // Only the second side has a camp, and only the first scores by taking it.
    expect(arsuf.match(/capture the enemy camp/g)).toHaveLength(1);
  });

  test('at sea: ship by ship, what leaves told by the row of hexes that it leaves by', () => {
    expect(told('actium')).toContain('each own ship that leaves the map by A1–V1: 2 points, 1 for a large ship');
  });

  test('in a Battle of the Ancient World: at once, or by losses after the last turn', () => {
    expect(told('baw-kadesh')).toContain('each hex held of F5–I8: 3 points');
    expect(told('baw-boudicca')).toContain('win at once when the enemy has lost 98 points');
    expect(told('baw-cannae')).toContain('win at once when the enemy army disintegrates, at 110 points lost');
    expect(told('baw-carrhae')).toContain('After the last turn that limit of losses alone decides.');
  });

  test('B14.c a limit of losses is a goal of either side; of several the first alone', () => {
    const { position } = battleById('baw-carrhae')!;
    const limits = (victory: readonly object[]) =>
      cardFor(position)
        .goals(wordsNow().pages.goals, { ...position, victory })
        .each.map((goals) => goals.filter((goal) => goal.includes('after the last turn')));
    const [keep, wearDown] = ['win after the last turn with less than 40 lost', 'win after the last turn if the enemy has lost 40 or more'];
    const limit = { term: 'survive', strength: 40 };
    expect(limits([{ ...limit, by: 2 }])).toEqual([[wearDown], [keep]]);
    expect(
      limits([
        { ...limit, by: 2 },
        { ...limit, by: 1, strength: 9 },
      ]),
    ).toEqual([[wearDown], [keep]]);
    expect(limits([limit])).toEqual([[keep], [wearDown]]);
  });

  test.each([
    ['baw-kadesh', true],
    ['baw-megiddo', true],
    ['baw-cannae', false],
    ['baw-carrhae', false],
  ] as const)('B14.c %s: what is held counts as losses of the enemy: %s', (id, counts) => {
    expect(told(id).includes('The points of the hexes that an army holds count as losses of the enemy.')).toBe(counts);
  });

  test.each([
    ['spartolus', readLand],
    ['mylae', readSea],
  ] as const)('a battle like %s without terms of its own: by those that the rules read then', (id, read) => {
    const { victory: _, ...position } = battleById(id)!.position as Record<string, unknown>;
    const setup = read(position);
    if (!setup.ok) throw new Error(JSON.stringify(setup.faults));
    const victory = setup.value.victory.map((term) => ({ ...term, by: term.by + 1 }));
    const goals = (given: object) => cardFor(given).goals(wordsNow().pages.goals, given);
    expect(victory.length).toBeGreaterThan(0);
    expect(goals(position)).toEqual(goals({ ...position, victory }));
  });

  test('every battle says of both sides, or of one, what it wins by', () => {
    for (const { id, position } of battles) {
      const { each, end } = cardFor(position).goals(wordsNow().pages.goals, position);
      expect(each.flat().length, id).toBeGreaterThan(0);
      expect(end, id).not.toBe('');
    }
  });
});

test('hexes in a row are told by their ends', () => expect(hexesSaid('Z1 AA1 AB1 C4 D4 F6..G8')).toEqual(['Z1–AB1', 'C4', 'D4', 'F6–G8']));
