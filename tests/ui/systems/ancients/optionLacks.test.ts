import { expect, test } from 'vitest';
import { lackingFor } from '../../../../src/ui/systems/ancients/pages/optionLacks';
import { battlesOf } from '../../../battles';

const position = (units: readonly string[], types: object = {}, more: object = {}) => ({
  armies: [{ units }, { units: ['HI A1/4'] }],
  types,
  ...more,
});

const LAND = new Map(battlesOf('ancients').map(({ id, position: of }) => [id, of]));

test('13.10 is for barbarians who are light infantry', () => {
  const warband = { warband: { as: 'LI', traits: 'barbarian' } };
  expect(lackingFor('13.10', position(['warband E5/1'], warband))).toBeUndefined();
  expect(lackingFor('13.10', position(['LI E5/1'], warband))).toBe('barbarians');
  expect(lackingFor('13.10', position(['youths E5/1', 'LI E6/1'], { youths: { as: 'MM', traits: 'barbarian' } }))).toBe('barbarians');
  const named = { ...warband, picked: { as: 'warband', full: 3 }, tame: { as: 'warband', traits: '' } };
  expect(lackingFor('13.10', position(['picked E5/1'], named))).toBeUndefined();
  expect(lackingFor('13.10', position(['tame E5/1'], named))).toBe('barbarians');
  expect(lackingFor('13.10', LAND.get('adrianople'))).toBe('barbarians');
  expect(lackingFor('13.9', LAND.get('adrianople'))).toBeUndefined();
  expect(lackingFor('13.10', LAND.get('teutoburg'))).toBeUndefined();
});

test('who shoots is known by the missiles of a type, or of what it is named after', () => {
  const lack = (types: object, ...units: string[]) => [
    ...new Set(['13.6', '13.14'].map((id) => lackingFor(id, position([...units, 'LI E6/1'], types)))),
  ];
  expect(lack({ javelins: { as: 'LC', missile: 'B' } }, 'javelins E5/1')).toEqual([undefined]);
  expect(lack({ unarmed: { as: 'MM', missile: null } }, 'unarmed E5/1')).toEqual(['archers']);
  expect(lack({ unarmed: { as: 'MM', missile: null } }, 'unarmed E5/1', 'MM E7/1')).toEqual([undefined]);
  const named = { javelins: { as: 'LC', missile: 'B' }, picked: { as: 'javelins', full: 3 }, spent: { as: 'javelins', missile: null } };
  expect(lack(named, 'picked E5/1')).toEqual([undefined]);
  expect(lack(named, 'spent E5/1')).toEqual(['archers']);
  expect(lack({ longbow: { as: 'LA', shots: 3 } }, 'longbow E5/1')).toEqual([undefined]);
  expect(lack({}, 'HI E5/1')).toEqual(['archers']);
});

test('what is played before a battle lacks the time where a position begins later', () => {
  const at = (phase?: string) => ['13.3', '13.12'].map((id) => lackingFor(id, position(['LC E5/1'], {}, { phase })));
  expect(at()).toEqual([undefined, undefined]);
  expect(at('deploy')).toEqual([undefined, undefined]);
  expect(at('muster')).toEqual(['before', undefined]);
  expect(at('command')).toEqual(['before', 'before']);
  expect(at('movement')).toEqual(['before', 'before']);
  expect(lackingFor('13.9', position(['KT E5/1'], {}, { phase: 'movement' }))).toBeUndefined();
});

test('no battle of the house recommends what would change nothing in it', () => {
  const idle = battlesOf('ancients').flatMap(({ id, recommended, position: of }) =>
    recommended.filter((option) => lackingFor(option, of) !== undefined).map((option) => `${id}: ${option}`),
  );
  expect(idle).toEqual([]);
});
