import { expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../src/ai/random';
import { battleById } from '../../src/scenarios/all';
import { layGame } from '../../src/store/earlyOpening';
import { verifyRecord } from '../../src/store/foreign';
import { library } from '../../src/store/library';
import { createMatchStore, match as table } from '../../src/store/match';
import { newGame } from '../../src/store/storedGame';
import { fetchRules, systemOf } from '../../src/store/systems';

/** A battle at sea through the stores that the land game goes through. */

const { position } = battleById('mylae')!;

async function played(orders: number) {
  await fetchRules(position);
  const match = createMatchStore(
    () => undefined,
    () => 0,
  );
  const begun = match.begin({ position, seed: 7, names: ['', ''], title: 'Mylae', battle: 'mylae' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const now = () => match.store.getState().now!;
  const choose = seededChooser(7);
  while (now().cursor < orders && now().state.phase !== 'over') {
    const { context, state } = now();
    expect(match.play(randomAction(systemOf(now()), context, state, choose))).toMatchObject({ ok: true });
  }
  return { match, now };
}

test('it is begun, played, taken back and shown by its own rules', async () => {
  const { match, now } = await played(60);
  expect(now()).toMatchObject({ system: 'naval', viewer: 'all', cursor: 60, length: 60 });
  const { state } = now();
  expect(match.undoPast()).toBe('done');
  expect(match.redo()).toBe(true);
  expect(now().state).toEqual(state);
  expect(match.playText('nonsense')).toMatchObject({ ok: false, refusal: { rule: 'notation' } });
});

test('its phases are listed in the order in which they were played', async () => {
  const { match } = await played(Number.POSITIVE_INFINITY);
  const chapters = match.chapters();
  expect(chapters[0]).toMatchObject({ from: 0, turn: 1, player: 0, phase: 'movement', by: 0 });
  expect(new Set(chapters.map(({ phase }) => phase))).toEqual(new Set(['movement', 'marines', 'attacks', 'over']));
  for (const [i, { turn, player }] of chapters.entries()) {
    const before = chapters[i - 1] ?? { turn: 1, player: 0 };
    expect(2 * turn + player - (2 * before.turn + before.player)).toBeOneOf([0, 1]);
  }
});

test('its record comes back as it was, and of one that does not hold it is said where', async () => {
  const { match, now } = await played(60);
  const record = JSON.parse(JSON.stringify(match.record())) as { position: object; plays: { order: string }[] };
  expect(await verifyRecord(record)).toMatchObject({ ok: true });
  const again = createMatchStore(() => undefined);
  expect(again.openRecord(record)).toMatchObject({ ok: true });
  expect(again.store.getState().now!.state).toEqual(now().state);
  expect(again.chapters()).toEqual(match.chapters());
  const wrong = { ...record, plays: [{ order: 'A1-A2' }, ...record.plays] };
  expect(await verifyRecord(wrong)).toMatchObject({ ok: true, value: { stop: { play: 0, fault: { at: 'plays[0].order' } } } });
  const unread = { ...record, position: { ...record.position, turn: 0 } };
  expect(await verifyRecord(unread)).toMatchObject({
    ok: true,
    value: { stop: { why: 'position', fault: { at: 'position.turn' }, told: 60 } },
  });
  expect(await verifyRecord({ ...unread, plays: record.plays.map(({ order }) => ({ order })) })).toMatchObject({
    ok: false,
    faults: [{ at: 'position.turn' }],
  });
});

test('it is laid on the table from the library', async () => {
  const { match, now } = await played(20);
  const game = newGame({ battle: 'mylae', title: 'Mylae', names: ['', ''], record: match.record()! }, 0);
  await library.keep(game);
  expect(await layGame(game.id)).toEqual({ ok: true, value: game.id });
  expect(table.store.getState().now).toMatchObject({ system: 'naval', cursor: 20 });
  expect(table.store.getState().now!.state).toEqual(now().state);
  table.close();
});
