import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Ask } from '../../../src/ai/protocol';
import { match } from '../../../src/store/match';
import { dismissSessions, think, weigh } from '../../../src/ui/opponent/client';
import { field } from '../../store/field';

/** A worker that says what it is told to. */
class Silent {
  static readonly all: Silent[] = [];
  readonly asked: Ask[] = [];
  isThere = true;
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: ((event: { preventDefault(): void; readonly message: string | undefined }) => void) | undefined;
  constructor() {
    Silent.all.push(this);
  }
  postMessage(ask: Ask): void {
    this.asked.push(ask);
  }
  terminate(): void {
    this.isThere = false;
  }
  say(data: unknown): void {
    this.onmessage?.({ data });
  }
}

const page = { hidden: false };
vi.stubGlobal('Worker', Silent);
vi.stubGlobal('document', page);

let answered: Answer | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  Silent.all.length = 0;
  answered = undefined;
  match.begin({ position: field, seed: 7, names: ['', ''], title: '' });
  void think('legate', 1).then((answer) => {
    answered = answer;
  });
});

afterEach(() => {
  dismissSessions();
  match.close();
  vi.useRealTimers();
});

const worker = () => Silent.all.at(-1)!;

test('a worker whose script does not come tells nothing of itself; one that has spoken says what is wrong', async () => {
  const wrong = (message?: string) => worker().onerror?.({ preventDefault: () => undefined, message });
  wrong();
  await vi.waitFor(() => expect(answered).toMatchObject({ kind: 'fault', what: 'missing' }));
  void think('legate', 1).then((answer) => {
    answered = answer;
  });
  worker().say({ kind: 'alive' });
  wrong('no such thing');
  await vi.waitFor(() => expect(answered).toMatchObject({ kind: 'fault', what: 'no such thing' }));
});

test('a worker that says nothing is given up, and the next question goes to another', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answered).toMatchObject({ kind: 'fault', what: 'silent' });
  expect(worker().isThere).toBe(false);
  void think('legate', 1);
  expect(Silent.all).toHaveLength(2);
  expect(worker().asked.map(({ kind }) => kind)).toEqual(['lay', 'think']);
});

test('one that says now and then that it is at work is waited for as long as it takes', async () => {
  for (let i = 0; i < 60; i++) {
    await vi.advanceTimersByTimeAsync(10_000);
    worker().say({ kind: 'alive' });
  }
  expect(answered).toBeUndefined();
  const [, thinks] = worker().asked;
  worker().say({ kind: 'order', id: thinks?.kind === 'think' ? thinks.id : 0, order: 'end' });
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toMatchObject({ kind: 'order', order: 'end' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(worker().isThere).toBe(true);
});

test('in a page out of sight, which the browser may put to sleep, silence does not count', async () => {
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(answered).toBeUndefined();
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answered).toBeUndefined();
});

test('what is no message of ours is a fault', async () => {
  worker().say('hello');
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toMatchObject({ kind: 'fault' });
  expect(worker().isThere).toBe(false);
});

test('where the browser makes no worker every question is answered so, and the next one finds one that is made after all', async () => {
  dismissSessions();
  const Forbidden = class {
    constructor() {
      throw new DOMException('no', 'SecurityError');
    }
  };
  vi.stubGlobal('Worker', Forbidden);
  const missing = { kind: 'fault', what: 'missing' };
  expect(await think('legate', 1)).toMatchObject(missing);
  expect(await Promise.all([weigh(0), weigh(0)])).toMatchObject([missing, missing]);
  vi.stubGlobal('Worker', Silent);
  void think('legate', 1);
  expect(worker().asked.map(({ kind }) => kind)).toEqual(['lay', 'think']);
});

test('what has gone wrong in a worker that has been dismissed is no answer to what the next is asked', async () => {
  const [first] = Silent.all;
  void think('legate', 1).then((answer) => {
    answered = answer;
  });
  await vi.advanceTimersByTimeAsync(0);
  answered = undefined;
  const preventDefault = vi.fn<() => void>();
  first!.onerror?.({ preventDefault, message: undefined });
  first!.say('hello');
  await vi.advanceTimersByTimeAsync(0);
  expect(answered).toBeUndefined();
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(worker().isThere).toBe(true);
});
