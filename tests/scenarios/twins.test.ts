import { expect, test } from 'vitest';
import { catalogue, catalogueOf, twinsOf } from '../../src/scenarios';

const twinIds = (id: string) => twinsOf(id).map((twin) => twin.id);

test('every battle of the Ancient World is linked with the same one on land, whatever either calls it', () => {
  for (const { id } of catalogueOf('baw')) {
    const other = id.replace('baw-', '');
    expect(catalogueOf('ancients').map((battle) => battle.id)).toContain(other);
    expect([twinIds(id), twinIds(other)]).toEqual([[other], [id]]);
  }
});

test('no other battle has a twin, nor has one that there is not here', () => {
  const linked = catalogue.filter(({ id }) => twinIds(id).length > 0);
  expect(linked).toHaveLength(2 * catalogueOf('baw').length);
  expect(twinIds('own-metaurus')).toEqual([]);
});
