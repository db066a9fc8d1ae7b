import { describe, expect, test } from 'vitest';
import { battles } from '../../src/scenarios/all';
import { battleIdOf, designIdOf } from '../../src/store/designId';
import { createDesigns, newDesign } from '../../src/store/designs';
import { memoryShelf, type Shelf } from '../../src/store/shelf';

const [battle] = battles;
const titled = (title: string) => ({ ...battle!, title: { en: title, fr: title } });
const titlesOf = (designs: ReturnType<typeof createDesigns>) =>
  designs.state.getState().designs.map((design) => (design.battle as { title: { en: string } }).title.en);

describe('designs', () => {
  test('are kept and given back, the last one changed first', async () => {
    const designs = createDesigns(async () => memoryShelf());
    const one = await designs.keep({ ...newDesign(titled('One'), 1) });
    await designs.keep(newDesign(titled('Two'), 2));
    expect(titlesOf(designs)).toEqual(['Two', 'One']);
    await designs.keep({ ...one, battle: titled('One, changed'), updated: 3 });
    expect(titlesOf(designs)).toEqual(['One, changed', 'Two']);
    expect(await designs.load(one.id)).toEqual({ ...one, battle: titled('One, changed'), updated: 3 });
    await designs.remove(one.id);
    expect(titlesOf(designs)).toEqual(['Two']);
    expect(await designs.load(one.id)).toBeUndefined();
  });

  test('of many changes that pile up the last is written', async () => {
    const under = memoryShelf();
    let writes = 0;
    const shelf: Shelf = {
      ...under,
      write: (...all) => {
        writes++;
        return under.write(...all);
      },
    };
    const designs = createDesigns(async () => shelf);
    const design = newDesign(titled('0'), 1);
    await Promise.all(Array.from({ length: 50 }, (_, i) => designs.keep({ ...design, battle: titled(String(i)) })));
    expect(titlesOf(designs)).toEqual(['49']);
    expect(writes).toBeLessThan(3);
  });

  test('of two pages that change one, the second goes on as a copy', async () => {
    const shelf = memoryShelf();
    const [here, there] = [createDesigns(async () => shelf), createDesigns(async () => shelf)];
    const design = await here.keep(newDesign(titled('First'), 1));
    await there.load(design.id);
    await here.keep({ ...design, battle: titled('Here'), updated: 2 });
    const kept = await there.keep({ ...design, battle: titled('There'), updated: 3 });
    expect(kept.id).not.toBe(design.id);
    await there.keep({ ...design, battle: titled('There again'), updated: 4 });
    await here.list();
    expect(titlesOf(here)).toEqual(['There again', 'Here']);
  });

  test('one that another page has removed goes on as a copy and is not lost', async () => {
    const shelf = memoryShelf();
    const [here, there] = [createDesigns(async () => shelf), createDesigns(async () => shelf)];
    const design = await here.keep(newDesign(titled('First'), 1));
    await there.remove(design.id);
    await here.keep({ ...design, battle: titled('Still here'), updated: 2 });
    expect(titlesOf(here)).toEqual(['Still here']);
  });

  test('a storage that is full is given up for the memory of the page', async () => {
    const full: Shelf = {
      ...memoryShelf(),
      write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    const designs = createDesigns(async () => full);
    await designs.keep(newDesign(titled('One'), 1));
    expect(designs.state.getState().keeps).toBe('page');
    expect(titlesOf(designs)).toEqual(['One']);
  });

  test('what is damaged is passed over', async () => {
    const shelf = memoryShelf();
    await shelf.write('bad', { stamp: 'x', count: 0, game: { battle: { title: 7 } } }, 0, [], undefined);
    const designs = createDesigns(async () => shelf);
    await designs.list();
    expect(titlesOf(designs)).toEqual([]);
    expect(await designs.load('bad')).toBeUndefined();
  });

  test('have a name of their own among battles', () => {
    expect(designIdOf(battleIdOf({ id: 'abc' }))).toBe('abc');
    expect(designIdOf('megiddo')).toBeUndefined();
  });
});
