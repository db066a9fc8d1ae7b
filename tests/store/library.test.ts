import { afterEach, describe, expect, test, vi } from 'vitest';
import type { News } from '../../src/store/channel';
import { createJournal } from '../../src/store/journal';
import { type Company, createLibrary, type Library } from '../../src/store/library';
import { type Card, memoryShelf, type Shelf, SilentStorage } from '../../src/store/shelf';
import { newGame, type Play, type StoredGame } from '../../src/store/storedGame';

const order = (text: string): Play => ({ order: text });

function game(id: string, plays: readonly Play[], updated = 1): StoredGame {
  const record = { version: 1, battle: 'megiddo', position: { armies: [] }, seed: 7, dice: 'seeded', plays } as const;
  return { id, battle: 'megiddo', title: `Game ${id}`, names: ['Anna', ''], created: 1, updated, record };
}

interface Written {
  readonly from: number;
  readonly count: number;
}

/** A shelf that tells what is written on it, and fails when told to. */
function watched(under: Shelf = memoryShelf()) {
  const writes: Written[] = [];
  const fault = { broken: false };
  const shelf: Shelf = {
    ...under,
    async write(id, card, from, plays, after) {
      if (fault.broken) throw new DOMException('full', 'QuotaExceededError');
      const outcome = await under.write(id, card, from, plays, after);
      if (outcome === 'written') writes.push({ from, count: plays.length });
      return outcome;
    },
  };
  return { shelf, writes, fault };
}

const [a, b, c, d] = [order('B9-C8'), order('end'), { order: 'K5:D4', dice: [3] }, order('hold')];

describe('the library', () => {
  test('keeps a game and gives it back', async () => {
    const library = createLibrary(async () => memoryShelf());
    const kept: StoredGame = {
      ...game('one', [a, c]),
      status: { turn: 2, turns: 6, player: 1, phase: 'fire' },
      seats: ['person', 'legate:3'],
    };
    await library.keep(kept);
    expect(await library.load('one')).toEqual({ ok: true, value: kept });
  });

  test('does not say of a game that there is none while the storage keeps silent', async () => {
    const [silent, empty] = [createLibrary(() => Promise.reject(new SilentStorage())), createLibrary(async () => memoryShelf())];
    const forbidden = createLibrary(() => Promise.reject(new Error('forbidden')));
    expect(await silent.load('one')).toMatchObject({ faults: [{ expected: 'game.readable' }] });
    expect(silent.state.getState()).toMatchObject({ keeps: 'page', silent: true });
    expect(await empty.load('one')).toMatchObject({ faults: [{ expected: 'game.known' }] });
    expect(await forbidden.load('one')).toMatchObject({ faults: [{ expected: 'game.known' }] });
    expect(forbidden.state.getState()).toMatchObject({ keeps: 'page', silent: false });
  });

  test('nor where it is lost after it has answered', async () => {
    const lost = (): Shelf => ({ ...memoryShelf(), read: () => Promise.reject(new Error('lost')) });
    const library = createLibrary(vi.fn<() => Promise<Shelf>>().mockResolvedValueOnce(lost()).mockRejectedValue(new Error('gone')));
    expect(await library.load('one')).toMatchObject({ faults: [{ expected: 'game.readable' }] });
    expect(library.state.getState()).toMatchObject({ keeps: 'page', silent: true });
  });

  test('gives back what is still being written', async () => {
    const library = createLibrary(async () => memoryShelf());
    void library.keep(game('one', [a]));
    void library.keep(game('one', [a, b]));
    expect(await library.load('one')).toMatchObject({ value: { record: { plays: [a, b] } } });
  });

  test('holds the plays of one game: of another it has to be told anew what lies there', async () => {
    const { shelf, writes } = watched();
    const library = createLibrary(async () => shelf);
    await library.keep(game('one', [a, b]));
    await library.keep(game('two', [a]));
    await library.keep(game('one', [a, b, c]));
    await library.keep(game('one', [a, b, c, d]));
    await library.load('two');
    await library.keep(game('two', [a, b]));
    expect(writes).toEqual([
      { from: 0, count: 2 },
      { from: 0, count: 1 },
      { from: 0, count: 3 },
      { from: 3, count: 1 },
      { from: 1, count: 1 },
    ]);
    expect(await library.load('one')).toMatchObject({ value: { record: { plays: [a, b, c, d] } } });
  });

  test('writes only the plays that are new', async () => {
    const { shelf, writes } = watched();
    const library = createLibrary(async () => shelf);
    await library.keep(game('one', [a, b]));
    await library.keep(game('one', [a, b, c]));
    await library.keep(game('one', [{ ...a }, { ...b }, { order: 'K5:D4', dice: [3] }, d]));
    expect(writes).toEqual([
      { from: 0, count: 2 },
      { from: 2, count: 1 },
      { from: 3, count: 1 },
    ]);
  });

  test('drops the plays behind the first that differs', async () => {
    const { shelf, writes } = watched();
    const library = createLibrary(async () => shelf);
    await library.keep(game('one', [a, c, d, d]));
    await library.keep(game('one', [a, { order: 'K5:D4', dice: [4] }]));
    expect(writes.at(-1)).toEqual({ from: 1, count: 1 });
    const loaded = await library.load('one');
    expect(loaded.ok && loaded.value.record.plays).toEqual([a, { order: 'K5:D4', dice: [4] }]);
  });

  test('of many states that pile up writes the last', async () => {
    const { shelf, writes } = watched();
    const library = createLibrary(async () => shelf);
    await Promise.all([1, 2, 3, 4].map((n) => library.keep(game('one', [a, b, c, d].slice(0, n)))));
    expect(writes.length).toBeLessThan(3);
    const loaded = await library.load('one');
    expect(loaded.ok && loaded.value.record.plays).toEqual([a, b, c, d]);
  });

  test('lists, names the newest, renames and removes', async () => {
    const library = createLibrary(async () => memoryShelf());
    await library.keep(game('old', [], 5));
    await library.keep(game('new', [a], 9));
    expect(await library.newest()).toBe('new');
    expect(library.state.getState().games.map(({ id, plays }) => [id, plays])).toEqual([
      ['new', 1],
      ['old', 0],
    ]);
    await library.rename('old', 'Rematch');
    expect(library.state.getState().games.find(({ id }) => id === 'old')?.title).toBe('Rematch');
    await library.remove('new');
    expect(await library.newest()).toBe('old');
    expect(await library.load('new')).toEqual({ ok: false, faults: [{ at: '', expected: 'game.known' }] });
  });

  test('gives every new game another id', () => {
    const fresh = () => newGame({ battle: null, title: '', names: ['', ''], record: game('x', []).record }, 1).id;
    expect(new Set(Array.from({ length: 100 }, fresh)).size).toBe(100);
  });
});

describe('what is damaged', () => {
  const shelfWith = async (...entries: [string, unknown][]): Promise<Shelf> => {
    const shelf = memoryShelf();
    for (const [id, card] of entries) await shelf.write(id, card as Card, 0, [], undefined);
    return shelf;
  };
  const cover = { title: 'Sound', battle: null, names: ['', ''], created: 1, updated: 2, record: { position: {}, seed: 1 } };

  test('is reported beside what is sound', async () => {
    const shelf = await shelfWith(
      ['nothing', undefined],
      ['text', 'hello'],
      ['empty', {}],
      ['half', { stamp: 's', count: 0, game: { ...cover, title: 'Half', names: ['one'], updated: 'yesterday' } }],
      ['sound', { stamp: 's', count: 0, game: cover }],
    );
    const library = createLibrary(async () => shelf);
    await library.list();
    const { games, damaged } = library.state.getState();
    expect(games.map(({ id }) => id)).toEqual(['sound']);
    expect(damaged.map(({ id, title }) => [id, title])).toEqual([
      ['nothing', undefined],
      ['text', undefined],
      ['empty', undefined],
      ['half', 'Half'],
    ]);
    expect(damaged.at(-1)?.faults.map(({ at }) => at)).toEqual(['names', 'updated']);
  });

  test('can be removed', async () => {
    const shelf = await shelfWith(['text', 'hello']);
    const library = createLibrary(async () => shelf);
    await library.remove('text');
    expect(library.state.getState().damaged).toEqual([]);
  });

  test('is not loaded', async () => {
    const shelf = await shelfWith(
      ['short', { stamp: 's', count: 3, game: cover }],
      ['bad', { stamp: 's', count: 0, game: { ...cover, record: { seed: 'x' } } }],
    );
    const library = createLibrary(async () => shelf);
    expect(await library.load('short')).toMatchObject({ ok: false, faults: [{ at: 'plays', expected: 'count:3', found: '0' }] });
    const bad = await library.load('bad');
    expect(bad.ok).toBe(false);
    expect(!bad.ok && bad.faults.map(({ at }) => at)).toEqual(['position', 'seed']);
  });
});

describe('without storage', () => {
  test('games last as long as the page, and it says so', async () => {
    const library = createLibrary(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    await library.keep(game('one', [a]));
    await library.list();
    expect(library.state.getState()).toMatchObject({ keeps: 'page', games: [{ id: 'one' }] });
    expect((await library.load('one')).ok).toBe(true);
  });

  test('that fills up on the way, what is kept before can still be read', async () => {
    const { shelf, fault } = watched();
    const library = createLibrary(async () => shelf);
    await library.keep(game('before', [a]));
    fault.broken = true;
    await library.keep(game('after', [a, b]));
    await library.keep(game('before', [a, b, c], 9));
    expect(library.state.getState().keeps).toBe('page');
    await library.list();
    expect(library.state.getState().games.map(({ id, plays }) => [id, plays])).toEqual([
      ['before', 3],
      ['after', 2],
    ]);
  });

  /** A storage with two games in it, whose connections are good for nothing once they are dropped. */
  async function dropping() {
    const under = memoryShelf();
    for (const id of ['one', 'two']) await createLibrary(async () => under).keep(game(id, [a]));
    const connections: { dropped: boolean }[] = [];
    const open = async (): Promise<Shelf> => {
      const connection = { dropped: false };
      connections.push(connection);
      const over =
        <Asked extends unknown[], Answer>(work: (...asked: Asked) => Promise<Answer>) =>
        (...asked: Asked): Promise<Answer> =>
          connection.dropped ? Promise.reject(new DOMException('closed', 'InvalidStateError')) : work(...asked);
      return { cards: over(under.cards), read: over(under.read), write: over(under.write), remove: over(under.remove) };
    };
    const library = createLibrary(open);
    await library.list();
    return { library, under, connections };
  }

  const listed = ({ state }: Library) =>
    state
      .getState()
      .games.map(({ id }) => id)
      .sort();

  test.each<[string, (library: Library) => Promise<unknown>, readonly string[]]>([
    ['listing', (library) => library.list(), ['one', 'two']],
    ['naming the newest', (library) => library.newest(), ['one', 'two']],
    ['loading', async (library) => expect((await library.load('one')).ok).toBe(true), ['one', 'two']],
    ['keeping', (library) => library.keep(game('three', [a])), ['one', 'three', 'two']],
    ['renaming', (library) => library.rename('one', 'Rematch'), ['one', 'two']],
    ['removing', (library) => library.remove('one'), ['two']],
  ])('for a moment, met when %s, the connection is opened again', async (_, act, left) => {
    const { library, under, connections } = await dropping();
    connections[0]!.dropped = true;
    await act(library);
    expect(connections).toHaveLength(2);
    expect((await under.cards()).map(([id]) => id).sort()).toEqual(left);
    await library.list();
    expect(listed(library)).toEqual(left);
    expect(library.state.getState().keeps).toBe('browser');
  });

  test('for a moment, several that meet it at once open the connection once', async () => {
    const { library, connections } = await dropping();
    connections[0]!.dropped = true;
    const [, loaded] = await Promise.all([library.list(), library.load('one'), library.keep(game('two', [a, b]))]);
    expect(loaded.ok).toBe(true);
    expect(connections).toHaveLength(2);
    expect(library.state.getState().keeps).toBe('browser');
  });

  test('for good, what is removed is gone from the list, and it says so', async () => {
    const under = memoryShelf();
    await createLibrary(async () => under).keep(game('one', [a]));
    const refused = () => Promise.reject(new DOMException('read-only', 'InvalidStateError'));
    const library = createLibrary(async () => ({ ...under, remove: refused }));
    await library.remove('one');
    expect(library.state.getState()).toMatchObject({ games: [], keeps: 'page' });
  });

  test('of one game, the others are kept on', async () => {
    const under = memoryShelf();
    const broken = () => Promise.reject(new DOMException('unreadable', 'DataError'));
    const library = createLibrary(async () => ({ ...under, read: (id) => (id === 'one' ? broken() : under.read(id)) }));
    await library.keep(game('one', [a]));
    expect(await library.load('one')).toEqual({ ok: false, faults: [{ at: '', expected: 'game.readable' }] });
    await library.keep(game('two', [a]));
    expect(library.state.getState().keeps).toBe('browser');
    expect(await under.cards()).toHaveLength(2);
  });
});

describe('what other pages do', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A library, what is listed in it, and how it hears of the others. */
  function amongOthers(shelf: Shelf) {
    const cards = vi.fn(shelf.cards);
    let ear: Parameters<Company['hear']>[0] | undefined;
    const company: Company = {
      guard: (_, work) => work(),
      post() {},
      gone() {},
      hear: (listener) => {
        expect(ear, 'heard once').toBeUndefined();
        ear = listener;
      },
    };
    const library = createLibrary(
      async () => ({ ...shelf, cards }),
      createJournal(() => undefined),
      company,
    );
    const titles = () => library.state.getState().games.map(({ title }) => title);
    return { library, cards, titles, tell: (kind: News['kind']) => ear?.({ kind }) };
  }

  test('is listed here: what is removed at once, what is written a moment later, and once for all of it', async () => {
    vi.useFakeTimers();
    const shelf = memoryShelf();
    const other = createLibrary(async () => shelf);
    const { library, cards, titles, tell } = amongOthers(shelf);
    await library.list();
    expect(titles()).toEqual([]);

    await other.keep(game('one', [a]));
    for (let i = 0; i < 5; i++) tell('kept');
    expect(cards).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(titles()).toEqual(['Game one']);
    expect(cards).toHaveBeenCalledTimes(2);
    await library.list();

    await other.keep(game('two', [a], 2));
    tell('kept');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(titles()).toEqual(['Game two', 'Game one']);

    await other.remove('two');
    tell('removed');
    await vi.advanceTimersByTimeAsync(0);
    expect(titles()).toEqual(['Game one']);
    tell('taken');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(cards).toHaveBeenCalledTimes(5);
  });

  test('is nothing to a page that lists none', async () => {
    const { cards, tell } = amongOthers(memoryShelf());
    tell('removed');
    expect(cards).not.toHaveBeenCalled();
  });
});

describe('two open pages', () => {
  const opened = (state: Library['state']) => state.getState().games.map(({ title, plays, branched }) => [title, plays, branched?.at]);

  test('do not mix their plays: the last to play has the word, and what the other played is kept as a copy', async () => {
    const shelf = memoryShelf();
    const [mine, yours] = [createLibrary(async () => shelf), createLibrary(async () => shelf)];
    await mine.keep(game('one', [a, b]));
    await yours.load('one');
    await yours.keep(game('one', [a, b, c, c, c]));
    await mine.keep(game('one', [a, b, d]));
    await yours.keep(game('one', [a, b, c, c, c, b]));
    const loaded = await mine.load('one');
    expect(loaded.ok && loaded.value.record.plays).toEqual([a, b, c, c, c, b]);
    await mine.list();
    expect(opened(mine.state)).toEqual([
      ['Game one', 6, undefined],
      ['Game one', 5, 2],
      ['Game one', 3, 2],
    ]);
    expect([mine, yours].map(({ state }) => state.getState().parted)).toEqual([1, 1]);
  });

  /** A game with branches that part after its first play, with what came of each. */
  const grown = (branches: readonly (readonly Play[])[], updated = 1): StoredGame => {
    const whole = game('one', [a, b], updated);
    const told = (play: Play): Play => ({ ...play, told: { events: [['moved', '6.a']] } });
    return {
      ...whole,
      record: { ...whole.record, branches: branches.map((plays, i) => ({ id: i + 1, of: 0, at: 1, plays: plays.map(told) })) },
    };
  };

  test('that play on in branches lose none: what the other has there is kept as a copy, with what came of it', async () => {
    const shelf = memoryShelf();
    const [mine, yours] = [createLibrary(async () => shelf), createLibrary(async () => shelf)];
    await mine.keep(grown([[c]]));
    await yours.load('one');
    await yours.keep(grown([[c, b]], 2));
    await mine.keep(grown([[c, d]], 3));
    const loaded = await mine.load('one');
    expect(loaded.ok && loaded.value.record.branches).toEqual(grown([[c, d]]).record.branches);
    await mine.list();
    const [, copy] = mine.state.getState().games;
    expect(copy).toMatchObject({ branched: { of: 'one' } });
    const other = await mine.load(copy!.id);
    expect(other.ok && other.value.record.branches).toEqual(grown([[c, b]]).record.branches);
    await mine.keep(grown([[c, d], [b]], 4));
    await mine.list();
    expect(mine.state.getState().games).toHaveLength(2);
  });

  test('where the storage is full a tree lasts as long as the page, with all its branches', async () => {
    const { shelf, fault } = watched();
    const library = createLibrary(async () => shelf);
    await library.keep(grown([[c]]));
    fault.broken = true;
    await library.keep(grown([[c, b], [d]], 2));
    expect(library.state.getState().keeps).toBe('page');
    const loaded = await library.load('one');
    expect(loaded.ok && loaded.value.record.branches).toEqual(grown([[c, b], [d]]).record.branches);
  });

  test('that play the same need no copy', async () => {
    const shelf = memoryShelf();
    const [mine, yours] = [createLibrary(async () => shelf), createLibrary(async () => shelf)];
    await mine.keep(game('one', [a, b]));
    await yours.load('one');
    await yours.keep(game('one', [a, b, c]));
    await mine.keep(game('one', [a, b, c, d]));
    await mine.list();
    expect(opened(mine.state)).toEqual([['Game one', 4, undefined]]);
  });

  test('one that the game was taken from does not write over it: what it still had to write is kept as a copy', async () => {
    const shelf = memoryShelf();
    const slow = watched(shelf);
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      go = done;
    });
    const late: Shelf = {
      ...slow.shelf,
      write: async (id, card, from, ...rest) => {
        if (from > 0) await held;
        return slow.shelf.write(id, card, from, ...rest);
      },
    };
    const [mine, yours] = [createLibrary(async () => late), createLibrary(async () => shelf)];
    await mine.keep(game('one', [a, b]));
    await yours.load('one');
    const kept = mine.keep(game('one', [a, b, d]));
    mine.stand('one', 'left');
    await yours.keep(game('one', [a, b, c]));
    go();
    await kept;
    await yours.list();
    expect(opened(yours.state)).toEqual([
      ['Game one', 3, undefined],
      ['Game one', 3, 2],
    ]);
    const loaded = await yours.load('one');
    expect(loaded.ok && loaded.value.record.plays).toEqual([a, b, c]);
    await mine.keep(game('one', [a, b, d, d]));
    expect(await yours.load('one')).toEqual(loaded);
  });

  test('a game that one removes does not come back by the other, until that is wished', async () => {
    const shelf = memoryShelf();
    const gone: string[] = [];
    const company = {
      guard: (_: string, work: () => Promise<void>) => work(),
      post: () => undefined,
      gone: (id: string) => void gone.push(id),
      hear: () => undefined,
    };
    const mine = createLibrary(async () => shelf, undefined, company);
    const yours = createLibrary(async () => shelf);
    await mine.keep(game('one', [a, b]));
    await yours.list();
    await yours.remove('one');
    await mine.keep(game('one', [a, b, c]));
    expect(gone).toEqual(['one']);
    await mine.keep(game('one', [a, b, c, d]));
    expect(await shelf.cards()).toEqual([]);
    mine.restore('one');
    await mine.keep(game('one', [a, b, c, d]));
    const loaded = await yours.load('one');
    expect(loaded.ok && loaded.value.record.plays).toEqual([a, b, c, d]);
  });

  test('a new name given in one leaves the plays of the other as they are', async () => {
    const shelf = memoryShelf();
    const [mine, yours] = [createLibrary(async () => shelf), createLibrary(async () => shelf)];
    await mine.keep(game('one', [a]));
    await mine.keep(game('one', [a, b, c]));
    await yours.rename('one', 'Rematch');
    const loaded = await mine.load('one');
    expect(loaded).toMatchObject({ ok: true, value: { title: 'Rematch', record: { plays: [a, b, c] } } });
  });
});
