import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChannel } from '../../src/store/channel';
import { type Gate, lockGate, talkGate } from '../../src/store/gate';
import { createPresence } from '../../src/store/presence';

/** Which of the open pages plays: where the browser has no locks, the pages ask each other. */

/** What all pages hear that are open, some time after it is said. */
class Air {
  private readonly ears = new Map<object, (event: { readonly data: unknown }) => void>();
  /** Whoever has it hears and says nothing any more, and takes no leave. */
  cut(channel: object | undefined): void {
    if (channel) this.ears.delete(channel);
    this.dumb.add(channel);
  }
  private readonly dumb = new Set<object | undefined>();
  /** By how much later than others a page hears, in milliseconds: it is busy. */
  private readonly late = new Map<object | undefined, number>();
  delay(channel: object | undefined, milliseconds: number): void {
    this.late.set(channel, milliseconds);
  }
  open(): BroadcastChannel {
    const channel = {
      addEventListener: (_: string, ear: (event: { readonly data: unknown }) => void) => {
        this.ears.set(channel, ear);
      },
      postMessage: (data: unknown) => {
        if (this.dumb.has(channel)) return;
        for (const other of this.ears.keys()) {
          if (other !== channel) setTimeout(() => this.ears.get(other)?.({ data }), 5 + (this.late.get(other) ?? 0));
        }
      },
    };
    return channel as unknown as BroadcastChannel;
  }
}

function page(air: Air | undefined, isSeen = { value: true }) {
  const opened = air?.open();
  const channel = openChannel(() => opened);
  const gate: Gate = talkGate(channel);
  const presence = createPresence(channel, gate, () => isSeen.value);
  const heard: string[] = [];
  presence.listen({
    yields: async (id) => void heard.push(`yields ${id}`),
    lost: (id) => void heard.push(`lost ${id}`),
    gained: (id) => void heard.push(`gained ${id}`),
    kept: (id) => void heard.push(`kept ${id}`),
    removed: (id) => void heard.push(`removed ${id}`),
  });
  return { presence, heard, isSeen, die: () => air?.cut(opened), busy: (milliseconds: number) => air?.delay(opened, milliseconds) };
}

const pass = (milliseconds = 3_000) => vi.advanceTimersByTimeAsync(milliseconds);

async function taken(at: ReturnType<typeof page>, id = 'one'): Promise<boolean> {
  const done = at.presence.take(id);
  await pass(500);
  return done;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that dies without a word leaves the game to whoever waits', async () => {
  const air = new Air();
  const [a, b] = [page(air), page(air)];
  expect(await taken(a)).toBe(true);
  expect(await taken(b)).toBe(false);
  await pass(10_000);
  expect(b.presence.isOurs()).toBe(false);
  a.die();
  await pass(3_000);
  expect(b.presence.isOurs()).toBe(true);
  expect(b.heard).toContain('gained one');
});

test.each([400, 1_200])('a page that hears %i ms late that another asks for its game plays on', async (milliseconds) => {
  const air = new Air();
  const [a, b] = [page(air), page(air)];
  await taken(a);
  a.busy(milliseconds);
  await taken(b);
  a.busy(0);
  await pass(20_000);
  expect([a, b].map(({ presence }) => presence.isOurs())).toEqual([true, false]);
  expect(a.heard).toEqual([]);
  expect(b.heard).toEqual(['lost one']);
});

test('who looks on waits longer for a busy page than one that comes, and does not take its game for free', async () => {
  const air = new Air();
  const [a, b] = [page(air), page(air)];
  await taken(a);
  await taken(b);
  a.busy(400);
  await pass(20_000);
  expect([a, b].map(({ presence }) => presence.isOurs())).toEqual([true, false]);
  expect(b.heard).toEqual([]);
});

test('two that ask at once do not take the game from whoever has it', async () => {
  const air = new Air();
  const [a, ...others] = [page(air), page(air), page(air), page(air)];
  await taken(a);
  const asked = Promise.all(others.map(({ presence }) => presence.take('one')));
  await pass();
  expect(await asked).toEqual([false, false, false]);
  expect(a.heard).toEqual([]);
  expect(a.presence.isOurs()).toBe(true);
});

test('of two pages that both play because neither heard the other in time, one does in the end', async () => {
  const air = new Air();
  const both = [page(air), page(air)];
  for (const { busy } of both) busy(300);
  const took = Promise.all(both.map(({ presence }) => presence.take('one')));
  await pass(500);
  expect(await took).toEqual([true, true]);
  for (const { busy } of both) busy(0);
  await pass(20_000);
  expect(both.filter(({ presence }) => presence.isOurs())).toHaveLength(1);
});

test('a game that was waited for, had and taken away is free when all have left it', async () => {
  const air = new Air();
  const [a, b, c] = [page(air), page(air), page(air)];
  await taken(a);
  await taken(b);
  a.presence.leave();
  await pass();
  expect(b.presence.isOurs()).toBe(true);
  void c.presence.take('one');
  await pass();
  void c.presence.claim();
  await pass();
  expect(c.presence.isOurs()).toBe(true);
  b.presence.leave();
  c.presence.leave();
  await pass();
  expect(await taken(a)).toBe(true);
});

test('the first has the game, the others look on; another game is free', async () => {
  const air = new Air();
  const [a, b, c] = [page(air), page(air), page(air)];
  expect(await taken(a)).toBe(true);
  expect(await taken(b)).toBe(false);
  expect(await taken(c, 'two')).toBe(true);
  expect([a, b, c].map(({ presence }) => presence.isOurs())).toEqual([true, false, true]);
});

test('of two that come at once one has it', async () => {
  const air = new Air();
  const [a, b] = [page(air), page(air)];
  const both = Promise.all([a.presence.take('one'), b.presence.take('one')]);
  await pass();
  expect((await both).filter(Boolean)).toHaveLength(1);
});

test('who wishes it takes the game over: the other hands it over and looks on', async () => {
  const air = new Air();
  const [a, b] = [page(air), page(air)];
  await taken(a);
  await taken(b);
  void b.presence.claim();
  await pass();
  expect([a, b].map(({ presence }) => presence.isOurs())).toEqual([false, true]);
  expect(a.heard).toEqual(['yields one']);
  expect(b.heard).toEqual(['gained one']);
  void a.presence.claim();
  await pass();
  expect([a, b].map(({ presence }) => presence.isOurs())).toEqual([true, false]);
});

test('who wishes it twice, while the other is still handing it over, has it once and leaves it free', async () => {
  const air = new Air();
  const [a, b, c] = [page(air), page(air), page(air)];
  await taken(a);
  await taken(b);
  a.busy(400);
  void b.presence.claim();
  await pass(200);
  void b.presence.claim();
  await pass();
  expect([a, b].map(({ presence }) => presence.isOurs())).toEqual([false, true]);
  expect(b.heard).toEqual(['gained one']);
  for (const { presence } of [a, b]) presence.leave();
  await pass();
  expect(await taken(c)).toBe(true);
});

test('who wishes it twice and goes to another game meanwhile does not take that one', async () => {
  const air = new Air();
  const [a, b, c] = [page(air), page(air), page(air)];
  await taken(a);
  await taken(c, 'two');
  await taken(b);
  a.busy(1_200);
  void b.presence.claim();
  await pass(100);
  void b.presence.claim();
  await pass(100);
  expect(await taken(b, 'two')).toBe(false);
  await pass(5_000);
  expect([b, c].map(({ presence }) => presence.isOurs())).toEqual([false, true]);
  expect([b.heard, c.heard]).toEqual([[], []]);
});

test('who looks on has the game when nobody plays it any more, unless it is behind another page', async () => {
  const air = new Air();
  const hidden = { value: false };
  const [a, b, c] = [page(air), page(air), page(air, hidden)];
  await taken(a);
  await taken(c);
  await taken(b);
  a.presence.leave();
  await pass();
  expect(b.heard).toEqual(['gained one']);
  expect(c.presence.isOurs()).toBe(false);
  b.presence.leave();
  await pass();
  expect(c.presence.isOurs()).toBe(false);
  hidden.value = true;
  c.presence.seen();
  await pass();
  expect(c.heard).toEqual(['gained one']);
});

test('what is told of a game is heard where it lies on the table', async () => {
  const air = new Air();
  const [a, b, c] = [page(air), page(air), page(air)];
  await taken(a);
  await taken(b);
  await taken(c, 'two');
  a.presence.post('kept', 'one');
  a.presence.post('removed', 'one');
  await pass();
  expect(a.heard).toEqual([]);
  expect(b.heard).toEqual(['kept one', 'removed one']);
  expect(c.heard).toEqual([]);
});

test('nothing is done with a game that another page has', async () => {
  const air = new Air();
  const [a, b] = [page(air), page(air)];
  await taken(a);
  const done: string[] = [];
  const work = (by: string) => async () => void done.push(by);
  void a.presence.guard('one', work('a'));
  void b.presence.guard('one', work('b'));
  void b.presence.guard('two', work('b with two'));
  await pass();
  expect(done.sort()).toEqual(['a', 'b with two']);
});

test('a page that hears nobody plays', async () => {
  expect(await taken(page(undefined))).toBe(true);
});

test('what is no news of ours is not heard', async () => {
  const air = new Air();
  const a = page(air);
  await taken(a);
  const stranger = air.open();
  for (const data of [null, 'kept', {}, { kind: 'kept' }, { kind: 'burnt', id: 'one', from: 'x' }, { kind: 'kept', id: 1, from: 'x' }]) {
    stranger.postMessage(data);
  }
  await pass();
  expect(a.heard).toEqual([]);
});

test('where the browser forbids locks a game is played all the same: no other page can have it either', async () => {
  const locks = { request: () => Promise.reject(new DOMException('', 'SecurityError')) } as unknown as LockManager;
  const lost = vi.fn();
  await expect(lockGate(locks)('one', 'ifFree', lost).entered).resolves.toBe(true);
  const stay = lockGate(locks)('one', 'wait', lost);
  stay.leave();
  await expect(stay.entered).resolves.toBe(false);
  expect(lost).not.toHaveBeenCalled();
});

test('what others do with their games is heard by a page in sight that has none at its table', async () => {
  const air = new Air();
  const [a, b] = [page(air), page(air)];
  const heard: string[] = [];
  b.presence.hear(({ kind, id }) => heard.push(`${kind} ${id}`));
  a.presence.post('kept', 'one');
  await pass();
  b.isSeen.value = false;
  a.presence.post('kept', 'two');
  await pass();
  b.isSeen.value = true;
  await taken(b, 'mine');
  a.presence.post('removed', 'three');
  await pass();
  b.presence.leave();
  a.presence.post('removed', 'four');
  await pass();
  expect(heard).toEqual(['kept one', 'removed four']);
});
