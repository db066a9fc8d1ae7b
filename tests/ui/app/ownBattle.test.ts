import { expect, test, vi } from 'vitest';
import { battles } from '../../../src/scenarios/all';
import { battleIdOf } from '../../../src/store/designId';
import { designs, newDesign } from '../../../src/store/designs';
import { SilentStorage } from '../../../src/store/shelf';
import { loadOwn } from '../../../src/ui/app/ownBattle';

vi.mock(import('../../../src/store/designs'), async (original) => (await import('../../store/inMemory')).designsInMemory(original));

const battle = battles.find(({ id }) => id === 'spartolus')!;

test('a battle of one’s own that is not there is told from one that cannot be played as it is', async () => {
  const kept = await designs.keep(newDesign(battle, 1));
  const id = battleIdOf(kept);
  expect(await loadOwn(id)).toMatchObject({ id, title: battle.title });
  await designs.keep({ ...kept, battle: { ...battle, title: { en: '', fr: '' } }, updated: 2 });
  expect(await loadOwn(id)).toBe(false);
  await designs.keep({ ...kept, battle: { ...battle, position: { ...battle.position, turns: 0 } }, updated: 3 });
  expect(await loadOwn(id)).toBe(false);
  await designs.remove(kept.id);
  expect(await loadOwn(id)).toBeNull();
  expect(await loadOwn('own-')).toBeNull();
});

test('of a silent storage it is not said that there is no such battle', async () => {
  vi.spyOn(designs, 'load').mockRejectedValueOnce(new SilentStorage());
  await expect(loadOwn('own-x')).rejects.toThrow(SilentStorage);
});
