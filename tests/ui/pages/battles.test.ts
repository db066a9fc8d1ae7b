import { describe, expect, test } from 'vitest';
import { OPTION_IDS } from '../../../src/rules/ancients/options';
import { catalogue as battles } from '../../../src/scenarios';
import { readBalances } from '../../../src/scenarios/balance';
import json from '../../../src/scenarios/balance.json';
import { ANYTHING, CRITERION_IDS, isWanted, valuesAmong, type Wanted } from '../../../src/ui/pages/battles/criteria';
import { suggestedSide } from '../../../src/ui/pages/battles/usual';
import { namesOf, onSide, type Players, seatsOf } from '../../../src/ui/pages/setUp/players';
import { OPTION_GROUPS } from '../../../src/ui/systems/ancients/optionGroups';

const balances = readBalances(json);
const found = (wanted: Partial<Wanted>) =>
  battles.filter((battle) => isWanted(battle, { ...ANYTHING, ...wanted }, balances)).map(({ id }) => id);

describe('what battles are looked for by', () => {
  test('each criterion sorts every battle into one of its answers, how even it is those that were measured', () => {
    for (const criterion of CRITERION_IDS) {
      const lists = valuesAmong(criterion, battles, balances).map((value) => found({ [criterion]: value }));
      const sorted = criterion === 'evenness' ? battles.filter(({ id }) => balances[id]) : battles;
      expect(lists.flat().sort()).toEqual(sorted.map(({ id }) => id).sort());
    }
  });

  test('what is looked for adds up', () => {
    expect(found({})).toHaveLength(battles.length);
    expect(found({ age: 'bronze', evenness: 'favoured' })).toEqual(['megiddo']);
    expect(found({ field: 'naval', beginners: true })).toEqual(['diekplus']);
    expect(found({ field: 'naval', age: 'bronze' })).toEqual([]);
  });

  test('a battle that nobody has measured is neither even nor uneven', () => {
    expect(isWanted(battles[0]!, { ...ANYTHING, evenness: 'even' }, {})).toBe(false);
    expect(suggestedSide(battles[0]!, {})).toBe(0);
  });
});

describe('who plays', () => {
  const players: Players = {
    mode: 'program',
    side: 1,
    opponent: 'optio:1',
    programs: ['recruit:1', 'legate:3'],
    names: [' Anna ', 'Berta'],
  };

  test('the seats are those of the mode, and only who sits there and wants a name has one', () => {
    expect([seatsOf(players), namesOf(players)]).toEqual([
      ['optio:1', 'person'],
      ['', 'Berta'],
    ]);
    const two: Players = { ...players, mode: 'two' };
    expect([seatsOf(two), namesOf(two)]).toEqual([
      ['person', 'person'],
      ['Anna', 'Berta'],
    ]);
    expect(namesOf({ ...players, mode: 'solo' })).toEqual(['', '']);
    expect(seatsOf({ ...players, mode: 'watch' })).toEqual(['recruit:1', 'legate:3']);
  });

  test('whoever takes the other side against a program keeps the name typed', () => {
    const other = onSide(players, 0);
    expect([seatsOf(other), namesOf(other)]).toEqual([
      ['person', 'optio:1'],
      ['Berta', ''],
    ]);
    expect(namesOf(onSide(other, 0))).toEqual(['Berta', '']);
    expect(onSide(other, 1)).toEqual(players);
  });
});

test('every optional rule is of one kind', () => expect(Object.values(OPTION_GROUPS).flat().sort()).toEqual([...OPTION_IDS].sort()));
