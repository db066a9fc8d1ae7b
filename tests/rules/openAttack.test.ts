import { describe, expect, test } from 'vitest';
import { ancients } from '../../src/rules/ancients';
import { everything } from '../fuzz/play';
import { questionsOf } from './moments';

/** A position in mid-question is opened only if an attack can have come to it; else a file from anywhere could move units where none can go. */

const position = {
  map: { columns: 7, rows: 7, river: 'C5/2 B2/3' },
  phase: 'melee',
  armies: [
    {
      units: ['HI D4/1 attacked', 'LI C5/1', 'LI B2/3 volley', 'LI A4/4'],
      leaders: ['D4'],
      camp: 'E6',
      reserves: [{ turn: 1, at: 'A6', units: ['LI attacked'] }],
    },
    { units: ['LI D3/4', 'LI F6/4', 'LI A6/1', 'LI C3/1', 'LI E7/1'], leaders: ['F6'] },
  ],
};
const read = (attack: object, rest: object = {}) => ancients.readPosition({ ...position, ...rest, attack });

describe('an attack that can have come to its question', () => {
  test.each([
    { order: 'D4xD3', asks: 'retreat' },
    { order: 'D4xD3', asks: 'away', left: 1 },
    { order: 'D4xE4', asks: 'advance', at: 'E4' },
    { order: 'D4xE4', asks: 'press', at: 'D3' },
    { order: 'LIxA6/3', asks: 'retreat' },
  ])('$order, $asks', (attack) => expect(read(attack)).toMatchObject({ ok: true }));

  test.each(['A1b', 'A1x', 'guard'])('a reserve of a type called %s', (type) => {
    const [host, others] = position.armies;
    const reserves = [{ turn: 1, at: 'A6', units: [`${type} attacked`] }];
    const rest = { types: { [type]: { as: 'LI' } }, armies: [{ ...host, reserves }, others] };
    expect(read({ order: `${type}xA6/3`, asks: 'retreat' }, rest)).toMatchObject({ ok: true });
  });

  test('every question of a game', () => {
    const questions = questionsOf(ancients, everything, 4);
    expect(questions.map(({ asks }) => asks).sort()).toEqual(['advance', 'away', 'press', 'retreat']);
    for (const { position } of questions) expect(ancients.readPosition(position)).toMatchObject({ ok: true });
  });
});

describe('an attack that cannot', () => {
  const wrong: [string, object][] = [
    ['is no attack', { order: 'D4-D3', asks: 'retreat' }],
    ['on a hex that is not beside it', { order: 'D4xF6', asks: 'retreat' }],
    ['on a hex that is not ahead', { order: 'D4xD5', asks: 'advance', at: 'D5' }],
    ['on nobody', { order: 'D4xE4', asks: 'retreat' }],
    ['by nobody', { order: 'G1xG2', asks: 'advance', at: 'G2' }],
    ['by the other side', { order: 'D3xD4', asks: 'retreat' }],
    ['by a camp', { order: 'E6xE7', asks: 'retreat' }],
    ['under a volley marker', { order: 'B2xC3', asks: 'retreat' }],
    ['over a river', { order: 'C5xD4', asks: 'advance', at: 'D4' }],
    ['advancing onto a unit', { order: 'D4xD3', asks: 'advance', at: 'D3' }],
    ['advancing far', { order: 'D4xD3', asks: 'advance', at: 'G7' }],
    ['pressing far', { order: 'D4xE4', asks: 'press', at: 'F6' }],
    ['pressing where it attacked', { order: 'D4xD3', asks: 'press', at: 'D3' }],
    ['from beside the map by a facing that is not open', { order: 'LIxA6/6', asks: 'retreat' }],
    ['from beside the map on a hex that is not listed', { order: 'LIxF6/2', asks: 'retreat' }],
    ['by a reserve that there is not', { order: 'KTxA6/3', asks: 'retreat' }],
  ];
  test.each(wrong)('%s', (_, attack) => {
    const { order } = attack as { order: string };
    expect(read(attack)).toEqual({ ok: false, faults: [{ at: 'attack', expected: 'attackThatFits', found: order }] });
  });

  test('outside the melee phase', () => expect(read({ order: 'D4xD3', asks: 'retreat' }, { phase: 'fire' })).toMatchObject({ ok: false }));
  test('with words that are no question', () => {
    expect(read({ order: 'D4xD3', asks: 'why' })).toMatchObject({ ok: false, faults: [{ at: 'attack.asks', expected: 'question' }] });
    expect(read({ order: 'D4xD3', asks: 'advance', at: 'Z1' })).toMatchObject({ ok: false, faults: [{ at: 'attack.at' }] });
  });
});
