import { describe, expect, test, vi } from 'vitest';
import { battles } from '../../src/scenarios/all';
import { battleIdOf, designIdOf } from '../../src/store/designId';
import { createDesigns, newDesign, untouchedLike } from '../../src/store/designs';
import { createSecondNet } from '../../src/store/secondNet';
import { memoryShelf, type Shelf, SilentStorage } from '../../src/store/shelf';
import { fillingShelf, sharedPlace } from './place';

const [battle] = battles;
const titled = (title: string) => ({ ...battle!, title: { en: title, fr: title } });
const titlesOf = (designs: ReturnType<typeof createDesigns>) =>
  designs.state.getState().designs.map((design) => (design.battle as { title: { en: string } }).title.en);

const open = (shelf: Shelf, { place }: ReturnType<typeof sharedPlace>) =>
  createDesigns(async () => shelf, undefined, createSecondNet(place, 'ancients.undrawn.'));

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

  test('one that is begun as another was, and has not been drawn on, is that one', async () => {
    const designs = createDesigns(async () => memoryShelf());
    const one = await designs.keep(newDesign(titled('One'), 1));
    const among = () => designs.state.getState().designs;
    expect(untouchedLike(among(), titled('One'))?.id).toBe(one.id);
    expect(untouchedLike(among(), titled('Two'))).toBeUndefined();
    await designs.keep({ ...one, updated: 2 });
    expect(untouchedLike(among(), titled('One'))).toBeUndefined();
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
    // Opened again, the one that was changed first is itself, and the copy stays.
    const first = (await there.load(design.id))!;
    await there.keep({ ...first, battle: titled('Here, gone on with'), updated: 5 });
    await here.list();
    expect(titlesOf(here)).toEqual(['Here, gone on with', 'There again']);
  });

  describe('drawn on a page that went before it was written', () => {
    const going = (shelf: Shelf): Shelf => ({ ...shelf, write: () => new Promise(() => undefined) });
    test('are there for the next one, a new one and one that was changed, and nothing stays noted', async () => {
      const [shelf, at] = [memoryShelf(), sharedPlace()];
      const old = await open(shelf, at).keep(newDesign(titled('Old'), 1));
      expect(at.stored.size).toBe(0);
      const gone = open(going(shelf), at);
      await gone.load(old.id);
      void gone.keep({ ...old, battle: titled('Old, changed'), updated: 2 });
      void gone.keep(newDesign(titled('New'), 3));
      const next = open(shelf, at);
      await next.list();
      expect(titlesOf(next)).toEqual(['New', 'Old, changed']);
      expect(at.stored.size).toBe(0);
    });

    test('do not write over what another page has made of it since, nor bring back what was removed', async () => {
      const [shelf, at] = [memoryShelf(), sharedPlace()];
      const there = open(shelf, sharedPlace());
      const [one, two] = [await there.keep(newDesign(titled('One'), 1)), await there.keep(newDesign(titled('Two'), 2))];
      const gone = open(going(shelf), at);
      await gone.load(one.id);
      await gone.load(two.id);
      void gone.keep({ ...one, battle: titled('One, lost'), updated: 3 });
      void gone.keep({ ...two, battle: titled('Two, lost'), updated: 3 });
      await there.keep({ ...one, battle: titled('One, theirs'), updated: 4 });
      await there.remove(two.id);
      const next = open(shelf, at);
      expect((await next.load(one.id))?.battle).toEqual(titled('One, theirs'));
      await next.list();
      expect(titlesOf(next)).toEqual(['One, theirs']);
      expect(at.stored.size).toBe(0);
    });

    test('are there as they were last changed, though a new one had not been written once', async () => {
      const [shelf, at] = [memoryShelf(), sharedPlace()];
      const gone = open(going(shelf), at);
      const design = newDesign(titled('New'), 1);
      void gone.keep(design);
      void gone.keep({ ...design, battle: titled('New, changed'), updated: 2 });
      const next = open(shelf, at);
      await next.list();
      expect(titlesOf(next)).toEqual(['New, changed']);
    });

    test('are passed over where the note is damaged', async () => {
      const [shelf, at] = [memoryShelf(), sharedPlace()];
      for (const [i, text] of ['{', 'null', '{"after":[]}', '{"after":[],"game":{"battle":{}}}'].entries())
        at.stored.set(`ancients.undrawn.${i}`, text);
      const next = open(shelf, at);
      await next.list();
      expect(titlesOf(next)).toEqual([]);
      expect(at.stored.size).toBe(0);
    });
  });

  describe('whose notes another page takes for those of a page that went', () => {
    /** A page at a design, whose writings wait in `held` from the first change on. */
    async function writing() {
      const [shelf, at] = [memoryShelf(), sharedPlace()];
      const held: (() => void)[] = [];
      let isSlow = false;
      const write: Shelf['write'] = async (...asked) => {
        if (isSlow) await new Promise<void>((done) => held.push(done));
        return shelf.write(...asked);
      };
      const here = open({ ...shelf, write }, at);
      const design = await here.keep(newDesign(titled('1'), 1));
      isSlow = true;
      const change = (n: number) => here.keep({ ...design, battle: titled(String(n)), updated: n });
      const kept = [change(2)];
      await vi.waitFor(() => expect(held).toHaveLength(1));
      const goOn = () => {
        isSlow = false;
        for (const done of held) done();
      };
      return { shelf, at, id: design.id, change, kept, goOn };
    }

    test.each([[[]], [[3]], [[3, 4]]])('are one design when that page goes on, changes %j noted before', async (more) => {
      const { shelf, at, id, change, kept, goOn } = await writing();
      kept.push(...more.map(change));
      await open(shelf, at).list();
      kept.push(change(5));
      goOn();
      expect((await Promise.all(kept)).map((design) => design.id)).toEqual(kept.map(() => id));
      const next = open(shelf, at);
      await next.list();
      expect(titlesOf(next)).toEqual(['5']);
      expect(at.stored.size).toBe(0);
    });

    test('give way to what that page writes between the reading and the writing', async () => {
      const [shelf, at] = [memoryShelf(), sharedPlace()];
      const held: (() => void)[] = [];
      const write: Shelf['write'] = async (...asked) => {
        if (held.length < 2) await new Promise<void>((done) => held.push(done));
        return shelf.write(...asked);
      };
      const [here, there] = [open({ ...shelf, write }, at), open({ ...shelf, write }, at)];
      const design = newDesign(titled('1'), 1);
      const first = here.keep(design);
      const listed = there.list();
      await vi.waitFor(() => expect(held).toHaveLength(2));
      held[0]!();
      await first;
      await here.keep({ ...design, battle: titled('2'), updated: 2 });
      held[1]!();
      await listed;
      const { id } = await here.keep({ ...design, battle: titled('3'), updated: 3 });
      await there.list();
      expect([titlesOf(there), id]).toEqual([['3'], design.id]);
    });

    test('are as they were last changed when that page goes after all', async () => {
      const { shelf, at, change } = await writing();
      for (const n of [3, 4]) {
        await open(shelf, at).list();
        void change(n);
      }
      const next = open(shelf, at);
      await next.list();
      expect(titlesOf(next)).toEqual(['4']);
    });

    test('go on as a copy where that page has changed one since', async () => {
      const { shelf, at, id, kept, goOn } = await writing();
      const there = open(shelf, at);
      const theirs = await there.load(id);
      await there.keep({ ...theirs!, battle: titled('Theirs'), updated: 9 });
      goOn();
      expect((await kept[0]!).id).not.toBe(id);
      await there.list();
      expect(titlesOf(there)).toEqual(['Theirs', '2']);
    });
  });

  describe('a new one that is not written yet', () => {
    /** A page whose first writing waits for `goOn`. */
    async function beginning() {
      const [shelf, at] = [memoryShelf(), sharedPlace()];
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((done) => {
        goOn = done;
      });
      const write = vi.fn<Shelf['write']>(async (...asked) => {
        await held;
        return shelf.write(...asked);
      });
      const design = newDesign(titled('Mine'), 1);
      const kept = open({ ...shelf, write }, at).keep(design);
      await vi.waitFor(() => expect(write).toHaveBeenCalled());
      const there = open(shelf, at);
      await there.list();
      return { there, design, kept, goOn };
    }

    test('does not write over what another page has made of it', async () => {
      const { there, design, kept, goOn } = await beginning();
      const theirs = await there.load(design.id);
      await there.keep({ ...theirs!, battle: titled('Theirs'), updated: 9 });
      goOn();
      expect((await kept).id).not.toBe(design.id);
      await there.list();
      expect(titlesOf(there)).toEqual(['Theirs', 'Mine']);
    });

    test('is itself where another page has only made it good', async () => {
      const { there, design, kept, goOn } = await beginning();
      goOn();
      expect((await kept).id).toBe(design.id);
      await there.list();
      expect(titlesOf(there)).toEqual(['Mine']);
    });
  });

  test('a copy that was written, though the storage failed to say so, is one copy', async () => {
    const shelf = memoryShelf();
    let failing: string | undefined;
    const write: Shelf['write'] = async (id, ...asked) => {
      const outcome = await shelf.write(id, ...asked);
      if (failing === undefined || failing === id) return outcome;
      failing = undefined;
      throw new DOMException('closing', 'InvalidStateError');
    };
    const [here, there] = [createDesigns(async () => ({ ...shelf, write })), createDesigns(async () => shelf)];
    const design = await here.keep(newDesign(titled('First'), 1));
    await there.load(design.id);
    await there.keep({ ...design, battle: titled('There'), updated: 2 });
    failing = design.id;
    await here.keep({ ...design, battle: titled('Here'), updated: 3 });
    expect(failing).toBeUndefined();
    expect(titlesOf(here)).toEqual(['Here', 'There']);
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

  test('what is drawn where the storage is full stands in its note, as itself and not as a copy, until there is room', async () => {
    const [{ shelf, fault }, at] = [fillingShelf(memoryShelf()), sharedPlace()];
    const opened = () => open(shelf, at);
    const first = opened();
    const design = await first.keep(newDesign(titled('One'), 1));
    fault.full = true;
    for (const updated of [2, 3]) {
      expect(await first.keep({ ...design, battle: titled(`One, ${updated}`), updated })).toMatchObject({ id: design.id });
    }
    const second = opened();
    await second.list();
    expect(titlesOf(second)).toEqual(['One, 3']);
    await second.keep({ ...design, battle: titled('One, 4'), updated: 4 });
    fault.full = false;
    const last = opened();
    await last.list();
    expect(titlesOf(last)).toEqual(['One, 4']);
    expect(last.state.getState().keeps).toBe('browser');
    expect(at.stored.size).toBe(0);
  });

  test('made while the storage was late lie there as soon as it comes, beside those that lay there', async () => {
    const [shelf, at] = [memoryShelf(), sharedPlace()];
    await open(shelf, at).keep(newDesign(titled('Before'), 1));
    let come: (there: Shelf) => void = () => undefined;
    const silent = (late: typeof come) => {
      come = late;
      return Promise.reject(new SilentStorage());
    };
    const late = createDesigns(silent, undefined, createSecondNet(at.place, 'ancients.undrawn.'));
    const design = await late.keep(newDesign(titled('Meanwhile'), 2));
    expect(late.state.getState().keeps).toBe('page');
    come(shelf);
    await vi.waitFor(() => expect(titlesOf(late)).toEqual(['Meanwhile', 'Before']));
    expect(late.state.getState().keeps).toBe('browser');
    await late.keep({ ...design, battle: titled('Later'), updated: 3 });
    const next = open(shelf, at);
    await next.list();
    expect(titlesOf(next)).toEqual(['Later', 'Before']);
    expect(at.stored.size).toBe(0);
  });

  test('that a silent storage may have are not said to be none, and are there as soon as it answers', async () => {
    const shelf = memoryShelf();
    const { id, battle: drawn } = await createDesigns(async () => shelf).keep(newDesign(titled('Before'), 1));
    let come: (there: Shelf) => void = () => undefined;
    const late = createDesigns((answers) => {
      come = answers;
      return Promise.reject(new SilentStorage());
    });
    await expect(late.load(id)).rejects.toThrow(SilentStorage);
    const { id: mine } = await late.keep(newDesign(titled('Meanwhile'), 2));
    expect(await late.load(mine)).toMatchObject({ battle: titled('Meanwhile') });
    come(shelf);
    await vi.waitFor(() => expect(late.state.getState().keeps).toBe('browser'));
    expect(await late.load(id)).toMatchObject({ battle: drawn });
    expect(await late.load('none')).toBeUndefined();
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
