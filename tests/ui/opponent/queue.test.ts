import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Ask } from '../../../src/ai/protocol';
import { match } from '../../../src/store/match';
import { advise, dismissSessions, review, weigh } from '../../../src/ui/opponent/client';
import { field } from '../../store/field';

/** A worker that says what it is told to. */
class Silent {
  static readonly all: Silent[] = [];
  readonly asked: Extract<Ask, { readonly id: number }>[] = [];
  isThere = true;
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  constructor() {
    Silent.all.push(this);
  }
  postMessage(ask: Ask): void {
    if ('id' in ask) this.asked.push(ask);
  }
  terminate(): void {
    this.isThere = false;
  }
  say(answer: Answer): void {
    this.onmessage?.({ data: answer });
  }
}

vi.stubGlobal('Worker', Silent);
vi.stubGlobal('document', { hidden: false });

beforeEach(() => {
  vi.useFakeTimers();
  Silent.all.length = 0;
  match.begin({ position: field, seed: 7, names: ['', ''], title: '' });
});

afterEach(() => {
  dismissSessions();
  match.close();
  vi.useRealTimers();
});

const worker = () => Silent.all.at(-1)!;
const asked = () => worker().asked.map(({ kind }) => kind);
const lastId = () => worker().asked.at(-1)!.id;

test('what is weighed and what is gone through wait for each other, and neither is given up', async () => {
  const weight = weigh(0);
  const told = review(0, 0);
  const later = weigh(0);
  expect(asked()).toEqual(['weigh']);
  worker().say({ kind: 'weight', id: lastId(), first: 0.6 });
  expect(asked()).toEqual(['weigh', 'review']);
  worker().say({ kind: 'review', id: lastId(), plays: [], next: undefined });
  worker().say({ kind: 'weight', id: lastId(), first: 0.4 });
  expect(await Promise.all([weight, told, later])).toMatchObject([{ first: 0.6 }, { kind: 'review' }, { first: 0.4 }]);
  expect(Silent.all).toHaveLength(1);
  expect(worker().isThere).toBe(true);
});

test('whoever waits for a hint is before what waits, and a hint that is asked for anew takes the place of the last', async () => {
  const weights = [weigh(0), weigh(0)];
  const hints = [advise(1, 0), advise(2, 0)];
  expect(await hints[0]).toMatchObject({ kind: 'fault', what: 'stopped' });
  worker().say({ kind: 'weight', id: lastId(), first: 0.6 });
  expect(asked()).toEqual(['weigh', 'advise']);
  const third = advise(1, 0);
  expect(await hints[1]).toMatchObject({ kind: 'fault', what: 'stopped' });
  expect(Silent.all).toHaveLength(2);
  worker().say({ kind: 'advice', id: lastId(), expected: 0.5, plans: [] });
  worker().say({ kind: 'weight', id: lastId(), first: 0.6 });
  expect(await Promise.all([...weights, third])).toMatchObject([{ first: 0.6 }, { first: 0.6 }, { kind: 'advice' }]);
});

test('when the table is left nobody waits any longer', async () => {
  const all = [weigh(0), review(0, 0), advise(1, 0)];
  dismissSessions();
  expect((await Promise.all(all)).map(({ kind }) => kind)).toEqual(['fault', 'fault', 'fault']);
});
