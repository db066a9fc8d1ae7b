import { expect, test } from 'vitest';
import { openMatch } from '../../../src/kernel/match';
import { baw } from '../../../src/rules/baw';
import { isDrawn, outcomeOf, verdictOf } from '../../../src/rules/baw/play/victory';

const field = (own: object, enemy: object, victory: readonly object[] = []) => ({
  system: 'baw',
  map: { columns: 9, rows: 9 },
  phase: 'over',
  armies: [
    { units: ['LEG C4'], demoralisation: 10, disintegration: 20, ...own },
    { units: ['LEG C6'], demoralisation: 20, disintegration: 40, ...enemy },
  ],
  victory,
});

function opened(position: object) {
  const match = openMatch(baw, position, 1);
  if (!match.ok) throw new Error(JSON.stringify(match.faults));
  return match.value;
}

function decided(position: object) {
  const { context, state } = opened(position);
  return { winner: outcomeOf(context, state)!.winner, verdict: verdictOf(context, state) };
}

const losing = (first: number, second: number, ...victory: object[]) => decided(field({ lost: first }, { lost: second }, victory));

test('B14.a an army that has disintegrated decides, or both', () => {
  expect(losing(20, 39)).toEqual({ winner: 2, verdict: { rule: 'B14.a', gone: [0] } });
  expect(losing(20, 40)).toEqual({ winner: 0, verdict: { rule: 'B14.a', gone: [0, 1] } });
});

test('B14.a, B14.c a draw is when both are gone or both shares are the same, whatever the points', () => {
  const drawn = (first: number, second: number) => {
    const { context, state } = opened(field({ lost: first }, { lost: second }));
    return isDrawn(context, state);
  };
  expect([drawn(20, 40), drawn(20, 39)]).toEqual([true, false]);
  expect([drawn(5, 10), drawn(8, 8)]).toEqual([true, false]);
});

test('B14.b a term that is met decides at once, before any share', () => {
  const destroy = { term: 'destroy', by: 1, strength: 15 };
  expect(losing(14, 15, destroy)).toMatchObject({ winner: 1, verdict: { rule: 'B14.b', term: { term: 'destroy', by: 0 } } });
  expect(losing(14, 14, destroy)).toMatchObject({ winner: 2, verdict: { rule: 'B14.c' } });
});

test('B14.c after the last turn survival decides, else the smaller share of losses, what is held counted with them', () => {
  const survive = { term: 'survive', by: 2, strength: 12 };
  expect(losing(0, 11, survive)).toMatchObject({ winner: 2, verdict: { rule: 'B14.c', term: { term: 'survive', by: 1 } } });
  expect(losing(0, 12, survive)).toMatchObject({ winner: 1, verdict: { rule: 'B14.c', term: { term: 'survive', by: 1 } } });
  const shares = (lost: number, of: number, other: number, than: number) => ({
    rule: 'B14.c',
    shares: [
      { lost, of },
      { lost: other, of: than },
    ],
  });
  expect(losing(6, 11)).toEqual({ winner: 2, verdict: shares(6, 20, 11, 40) });
  expect(losing(6, 11, { term: 'hold', by: 1, at: 'C4', points: 2 })).toEqual({ winner: 1, verdict: shares(6, 20, 13, 40) });
});

test('B14.c where nothing measures both, losses decide as they are', () => {
  const none = { demoralisation: undefined, disintegration: undefined };
  expect(decided(field({ lost: 9, ...none }, { lost: 8 }))).toEqual({
    winner: 2,
    verdict: {
      rule: 'B14.c',
      shares: [
        { lost: 9, of: 1 },
        { lost: 8, of: 1 },
      ],
    },
  });
});
