import { expect, test } from 'vitest';
import { MOST_TERMS } from '../../src/kernel/shape';
import { SYSTEM_IDS, type SystemId } from '../../src/rules/ids';
import { systemFor } from '../../src/rules/registry';
import { battlesOf } from '../battles';

/* What a position is held to in any game. */

/** What is wrong with a battle's position once something of it is another. */
function faultsIn(id: SystemId, changes: (position: { readonly map: object }) => object) {
  const position = battlesOf(id)[0]!.position as { readonly map: object };
  const system = systemFor(position);
  const read = system.ok && system.value.readPosition({ ...position, ...changes(position) });
  return !read || read.ok ? [] : read.faults;
}

test.each(SYSTEM_IDS)('%s: a turn beyond the last is told of the turn, and terms that are too many of all of them', (id) => {
  const faultsOf = (changes: object) => faultsIn(id, () => changes);
  expect(faultsOf({ turn: 9, turns: 8 })).toContainEqual({ at: 'turn', expected: 'atMost:8', found: '9' });
  const term =
    id === 'naval' ? { term: 'sunk', points: 1 } : id === 'baw' ? { term: 'destroy', strength: 1 } : { term: 'panic', points: 1 };
  const victory = new Array(MOST_TERMS / 2 + 1).fill(term);
  expect(faultsOf({ victory })).toContainEqual({ at: 'victory', expected: `atMost:${MOST_TERMS}`, found: String(MOST_TERMS + 2) });
});

test.each(SYSTEM_IDS)('%s: a list whose hexes are all at fault says so once', (id) => {
  const ground = { ancients: 'woods', naval: 'land', baw: 'forest' }[id];
  const faults = faultsIn(id, ({ map }) => ({ map: { ...map, [ground]: 'A99 B99 C99' } }));
  expect(faults.filter(({ expected }) => expected === 'hexOnMap')).toEqual([{ at: `map.${ground}`, expected: 'hexOnMap', found: 'A99' }]);
});
