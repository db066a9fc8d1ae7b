import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../src/ai/random';
import { REDACTED } from '../../src/kernel/game';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/model/events';
import { type Side, type State, UNSEEN } from '../../src/rules/ancients/model/types';
import { OPTION_IDS } from '../../src/rules/ancients/options/ids';
import { deciderOf } from '../../src/rules/ancients/play/sequence';
import { hidesSomething } from '../../src/rules/ids';
import { createMatchStore, type MatchStore } from '../../src/store/match';
import type { StoredGame } from '../../src/store/storedGame';
import { landNow } from './landNow';

/** 13.7 at the table: what each side is shown, and what is kept. */

const position = JSON.parse(readFileSync('tests/fuzz/options.json', 'utf8')) as object;

function begun(options: readonly string[], seed: number, keep: (game: StoredGame) => unknown = () => undefined): MatchStore {
  const store = createMatchStore(keep, () => 0);
  const opened = store.begin({ position: { ...position, options }, seed, names: ['', ''], title: 'Hidden' });
  if (!opened.ok) throw new Error('the position is a fault');
  return store;
}

const snapshot = landNow;

/** One random play of whoever sits. */
function playOn(store: MatchStore, choose: (bound: number) => number): void {
  const { context, state } = snapshot(store);
  const action = randomAction(ancients, context, state, choose)!;
  const played = store.play(action);
  if (!played.ok) throw new Error(`${ancients.printAction(context, state, action)} is refused by ${played.refusal?.rule}`);
}

const TELLING = new Set<Event['kind']>([
  'leftView',
  'shot',
  'shotDeclared',
  'attacked',
  'fought',
  'leadersCaptured',
  'exited',
  'elephantsTried',
]);

test('each side sees its own army and what it sees of the other; between them both see only that', () => {
  let between = 0;
  for (let seed = 1; seed <= 2; seed++) {
    const store = begun(['13.7'], seed);
    const choose = seededChooser(seed);
    while (snapshot(store).state.phase !== 'over') {
      if (snapshot(store).viewer === 'none') {
        between++;
        const { state } = snapshot(store);
        for (const side of [0, 1] as const) {
          const view = ancients.view!(snapshot(store).context, state, side);
          expect(view.units.filter((unit, i) => unit.hex !== state.units[i]!.hex)).toEqual([]);
        }
        store.sit();
      }
      const { viewer, state } = snapshot(store);
      expect(viewer).toBe(deciderOf(state));
      expect(state.units.filter(({ side, hex }) => side === viewer && hex === UNSEEN)).toEqual([]);
      const last = store.entries().at(-1);
      for (const event of (last?.events ?? []) as readonly Event[]) {
        if (!('unit' in event) || TELLING.has(event.kind)) continue;
        const unit = state.units[event.unit]!;
        if (unit.side !== viewer) expect([event.kind, unit.hex]).not.toEqual([event.kind, UNSEEN]);
      }
      playOn(store, choose);
    }
    expect(snapshot(store).viewer).toBe('all');
    expect(store.entries().some(({ order }) => order === REDACTED)).toBe(false);
  }
  expect(between).toBeGreaterThan(10);
}, 60_000);

test('nobody plays before he has sat down', () => {
  const store = begun(['13.7'], 1);
  expect(store.playText('end')).toMatchObject({ ok: false, refusal: { rule: '13.7' } });
  store.sit();
  expect(store.playText('end').ok).toBe(true);
});

test('a game taken up again is taken up by a card', () => {
  const store = begun(['13.7'], 1);
  store.sit();
  store.openStored(store.stored()!);
  expect(snapshot(store).viewer).toBe('none');
});

test('while it goes on, what is kept is not to be read, and opens as it was', () => {
  const store = begun(['13.7'], 5);
  const choose = seededChooser(5);
  const orders: string[] = [];
  for (let i = 0; i < 60; i++) {
    store.sit();
    playOn(store, choose);
    orders.push(...(store.record()!.plays.length > orders.length ? [''] : []));
  }
  const record = store.record()!;
  expect(JSON.stringify(record.plays)).not.toMatch(/[A-Z]\d|end/);
  expect(Object.keys(record.position as object)).toEqual(['sealed']);
  const other = createMatchStore(
    () => undefined,
    () => 0,
  );
  expect(other.openRecord(JSON.parse(JSON.stringify(record))).ok).toBe(true);
  expect(other.record()).toEqual(record);
  store.sit();
  other.sit();
  expect(snapshot(other).state).toEqual(snapshot(store).state);
  expect(other.entries()).toEqual(store.entries());
});

test('one that is over is written plainly, and so is one that hides nothing', () => {
  const store = begun(['13.7'], 1);
  store.concede(0 as Side);
  expect(store.record()!.position).toMatchObject({ options: ['13.7'] });
  const plain = begun(['13.1'], 1);
  expect(plain.playText('end').ok).toBe(true);
  expect(plain.record()!.plays).toMatchObject([{ order: 'end' }]);
  expect(snapshot(plain).viewer).toBe('all');
});

test('a surrender that has shown all is not taken back where another plays; of one person alone, or where nothing is hidden, it is', () => {
  const givenUp = (options: readonly string[], more: object = {}) => {
    const store = createMatchStore(
      () => undefined,
      () => 0,
    );
    const { ok } = store.openRecord({ version: 1, position: { ...position, options }, seed: 1, plays: [] }, more);
    expect(ok).toBe(true);
    store.concede(0 as Side);
    expect(snapshot(store)).toMatchObject({ conceded: 1, viewer: 'all' });
    return store.undo();
  };
  expect(givenUp(['13.7'])).toBe('sight');
  expect(givenUp(['13.7'], { alone: true })).toBe('done');
  expect(givenUp(['13.7'], { seats: ['person', 'legate:1'] })).toBe('done');
  expect(givenUp(['13.1'])).toBe('done');
});

test('a past moment is shown as whoever sits would have seen it', () => {
  const store = begun(['13.7'], 2);
  const choose = seededChooser(2);
  for (let i = 0; i < 40; i++) {
    store.sit();
    playOn(store, choose);
  }
  store.sit();
  const { context, viewer } = snapshot(store);
  for (let at = 0; at < 40; at++) {
    store.look(at);
    expect(snapshot(store).shown).toEqual(ancients.view!(context, store.stateAt(at) as State, viewer as Side));
  }
});

test('undo says that something came into view', () => {
  const stops = new Set<string>();
  for (let seed = 1; seed < 30 && !stops.has('sight'); seed++) {
    const store = begun(['13.7'], seed);
    const choose = seededChooser(seed);
    for (let i = 0; i < 30; i++) {
      store.sit();
      playOn(store, choose);
      const { cursor } = snapshot(store);
      const stop = store.undo();
      stops.add(stop);
      if (stop === 'done') store.redo();
      expect(snapshot(store).cursor).toBe(cursor);
    }
  }
  expect([...stops]).toContain('sight');
});

test('a position says without its rules whether its battle hides something', () => {
  for (const id of OPTION_IDS) {
    const from = { ...position, options: id.startsWith('V') ? ['13V', id] : [id] };
    const setup = ancients.readPosition(from);
    if (!setup.ok) throw new Error(`${id}: ${JSON.stringify(setup.faults)}`);
    const { context } = ancients.open(setup.value, 1);
    expect([id, hidesSomething(from)]).toEqual([id, ancients.hiddenBy!(context) !== undefined]);
  }
  expect(hidesSomething({ ...position, options: [] })).toBe(false);
  expect(hidesSomething({ system: 'naval' })).toBe(false);
  expect(hidesSomething({ sealed: '~00' })).toBe(false);
  expect(hidesSomething({ system: 'draughts', options: ['13.7'] })).toBe(false);
});

test('the end of a branch shows nothing that the game itself still hides, nor do its notes and its record', () => {
  const store = begun(['13.7'], 5);
  const choose = seededChooser(5);
  for (let i = 0; i < 40; i++) {
    store.sit();
    playOn(store, choose);
  }
  store.sit();
  const { viewer } = snapshot(store);
  store.annotate(40, { text: 'My reserve waits at C5' });
  store.goTo(10);
  store.sit();
  expect(
    store.playText('end').ok ||
      store.playText('halt').ok ||
      store.play(ancients.legal(snapshot(store).context, snapshot(store).state as State)[0]).ok,
  ).toBe(true);
  expect(snapshot(store).branch).toBe(1);
  store.concede(0);
  expect(snapshot(store).conceded).toBe(1);
  expect(snapshot(store).viewer).not.toBe('all');
  expect(store.undo(), 'it has shown nothing').toBe('done');
  store.concede(0);
  const text = JSON.stringify(store.record());
  expect(text).not.toMatch(/reserve waits/);
  expect(text).not.toMatch(/"order":"[A-Z]+\d/);
  expect(store.branchRecord(1), 'as a game of its own it would lie open').toBeUndefined();
  expect(Object.keys(store.branchRecord(0)!.position as object)).toEqual(['sealed']);

  store.toBranch(0, 40);
  store.sit();
  expect(snapshot(store).viewer).toBe(viewer);
  expect(store.notes()).toHaveLength(1);
  const other = createMatchStore(
    () => undefined,
    () => 0,
  );
  expect(other.openRecord(JSON.parse(JSON.stringify(store.record()))).ok).toBe(true);
  expect(other.notes(), 'nobody has sat down').toHaveLength(0);
  store.concede(0);
  expect(store.notes()).toMatchObject([{ at: 40, text: 'My reserve waits at C5' }]);
  expect(store.branchRecord(1)).toMatchObject({ conceded: 1 });
});

test('a branch that is played to its end by the rules shows nothing that the game itself still hides', () => {
  const store = begun(['13.7'], 5);
  const choose = seededChooser(5);
  const next = () => {
    store.sit();
    playOn(store, choose);
  };
  for (let i = 0; i < 40; i++) next();
  store.goTo(39);
  while (snapshot(store).outcome === undefined) next();
  const { branch, state, cursor } = snapshot(store);
  const unseen = (state.units as State['units']).filter(({ hex }) => hex === UNSEEN);
  const truth = store.stateAt(cursor) as unknown as State;
  expect(branch).toBe(1);
  expect(unseen.length).toBeGreaterThan(0);
  expect(unseen.every(({ id }) => truth.units[id]!.hex >= 0)).toBe(true);
});

test('going on beside a battle that has ended leaves it ended and open; what is tried is a branch that hides nothing', async () => {
  const kept: StoredGame[] = [];
  const store = begun(['13.7'], 5, (game) => kept.push(game));
  const choose = seededChooser(5);
  while (snapshot(store).outcome === undefined) {
    store.sit();
    playOn(store, choose);
  }
  const { outcome, cursor } = snapshot(store);
  const { result } = store.record()!;
  store.goTo(10);
  expect(snapshot(store)).toMatchObject({ branch: 1, cursor: 10, length: 10, outcome: undefined, viewer: 'all' });
  playOn(store, choose);
  expect(store.record()).toMatchObject({ result });
  await Promise.resolve();
  expect(kept.at(-1)!.status).toMatchObject({ winner: outcome!.winner });
  store.toBranch(0, 11);
  expect(snapshot(store), 'its past is looked at').toMatchObject({ branch: 0, cursor, looking: 11, outcome, viewer: 'all' });

  const order = store.entries()[10]!.order;
  store.goTo(10);
  expect(store.playText(order)).toMatchObject({ ok: true });
  expect(snapshot(store), 'not in the game itself').toMatchObject({ branch: 2, cursor: 11, viewer: 'all' });
  expect(store.record()).toMatchObject({ result });
});

test('wherever the game goes while the card of the other side lies on the screen, nobody sits there', () => {
  for (const go of [(store: MatchStore) => store.undoPast(), (store: MatchStore) => store.goTo(0)]) {
    const store = begun(['13.7'], 5);
    const choose = seededChooser(5);
    store.sit();
    while (snapshot(store).viewer !== 'none') playOn(store, choose);
    go(store);
    expect(snapshot(store).viewer).toBe('none');
    store.sit();
    expect(snapshot(store).viewer).not.toBe('none');
  }
});

test('a note of one side stands whatever the other writes of the same moment', () => {
  const store = begun(['13.7'], 5);
  const choose = seededChooser(5);
  store.sit();
  const first = snapshot(store).viewer;
  store.annotate(0, { text: 'Theirs is a feint' });
  while (snapshot(store).viewer === first) {
    playOn(store, choose);
    store.sit();
  }
  expect(store.notes()).toEqual([]);
  store.annotate(0, { text: 'They wait' });
  store.annotate(0, undefined);
  store.annotate(0, { text: 'They come' });
  expect(store.notes()).toMatchObject([{ text: 'They come' }]);
  const again = createMatchStore(
    () => undefined,
    () => 0,
  );
  expect(again.openRecord(JSON.parse(JSON.stringify(store.record())))).toMatchObject({ ok: true });
  for (const { concede, notes } of [store, again]) {
    concede(0);
    expect(notes().map(({ text }) => text)).toEqual(['Theirs is a feint', 'They come']);
  }
});
