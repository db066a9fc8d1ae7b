import { beforeEach, describe, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { systemOf } from '../../../../src/store/systems';
import { CLEAN, table } from '../../../../src/store/table';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import { beginTurn, dismissRecap, isAsked, onOpening, play, stepsSince } from '../../../../src/ui/table/session';
import { begin, furnish, now } from '../../laid';
import { skirmish } from '../../systems/ancients/skirmish';
import { crowded } from '../../systems/baw/crowded';
import { squadrons } from '../../systems/naval/squadrons';

/** A game at random with a choice of its orders, until something lies on the table. */
function playUntil(lies: () => unknown): void {
  const choose = seededChooser(1);
  for (let n = 0; n < 400 && !lies(); n++) {
    const { context, state } = now();
    expect(play(randomAction(systemOf(now()), context, state, choose))).toBe(true);
  }
  expect(lies()).toBeDefined();
}

/** A game is begun and lies on the table. */
function open(position: object): void {
  begin(position, { seed: 1 });
  table.setState({ ...CLEAN, ...onOpening(now()) });
}

/** The page dies, and the game is opened in another one. */
function reopen(kept = match.stored()!): void {
  match.close();
  expect(match.openStored(JSON.parse(JSON.stringify(kept)))).toMatchObject({ ok: true });
  table.setState({ ...CLEAN, ...onOpening(now()) });
}

describe.each([
  ['on land', 'ancients', skirmish],
  ['at sea', 'naval', squadrons],
  ['of the ancient world', 'baw', crowded],
] as const)('what the other side did, %s', (_, system, position) => {
  beforeEach(async () => {
    await furnish(position);
    preferences.edit((draft) => {
      draft.handOver = false;
      // A phase that passes by itself is news to both.
      draft.stops = true;
    });
  });

  test.each([1, 2, 3])('is told once, when its phases are over, and by its own name (game %i)', (seed) => {
    begin(position, { seed });
    const choose = seededChooser(seed);
    const told = new Set<number>();
    let questions = 0;
    for (let n = 0; n < 900 && now().state.phase !== 'over'; n++) {
      const { context, state } = now();
      const rules = systemOf(now());
      if (isAsked(now())) questions++;
      expect(play(randomAction(rules, context, state, choose))).toBe(true);
      const { recap } = table.getState();
      if (!recap) continue;
      expect(isAsked(now())).toBe(false);
      expect(recap.by).not.toBe(rules.decider(now().context, now().state));
      const steps = stepsSince(tableOf(now()), recap);
      expect(steps.filter(({ at }) => told.has(at))).toEqual([]);
      for (const { at } of steps) told.add(at);
      dismissRecap();
    }
    expect(told.size).toBeGreaterThan(5);
    expect(questions).toBeGreaterThan(system === 'baw' ? 5 : -1);
  });

  test.each([true, false])(
    'is there again in another page, also when its reader has played on, until he has read it (stops %s)',
    (stops) => {
      preferences.edit((draft) => {
        draft.stops = stops;
      });
      open(position);
      expect(table.getState().recap).toBeUndefined();
      playUntil(() => table.getState().recap);
      const told = () => table.getState().recap && stepsSince(tableOf(now()), table.getState().recap!);
      const { by } = table.getState().recap!;
      const news = told();
      const kept = match.stored()!;
      reopen(kept);
      expect(told()).toEqual(news);
      const choose = seededChooser(2);
      for (let n = 0; n < 3; n++) {
        const { context, state } = now();
        expect(play(randomAction(systemOf(now()), context, state, choose))).toBe(true);
        if (systemOf(now()).decider(now().context, now().state) === by) break;
        reopen();
        expect(told()).toEqual(news);
      }
      expect(now().cursor).toBeGreaterThan(news!.at(-1)!.at);
      reopen(kept);
      table.setState({ sheet: true });
      dismissRecap();
      expect(table.getState()).toMatchObject({ recap: undefined, sheet: false });
      reopen();
      expect(table.getState().recap).toBeUndefined();
      // A game that an earlier version has kept says nothing of it.
      const { told: _, ...old } = match.stored()!;
      match.close();
      expect(match.openStored(old)).toMatchObject({ ok: true });
      expect(onOpening(now()).recap).toBeUndefined();
    },
  );

  test('between two people at one screen the card is there again until somebody takes the turn', () => {
    preferences.edit((draft) => {
      draft.handOver = true;
    });
    open(position);
    expect(table.getState().handOver).toBeUndefined();
    playUntil(() => table.getState().handOver);
    const { handOver } = table.getState();
    reopen();
    const news = stepsSince(tableOf(now()), handOver!);
    expect(table.getState()).toMatchObject({ handOver: { by: handOver!.by, step: undefined }, recap: undefined });
    expect(stepsSince(tableOf(now()), table.getState().handOver!)).toEqual(news);
    beginTurn();
    reopen();
    expect(table.getState()).toMatchObject({ handOver: undefined, recap: undefined });
    // The same order again is no news, nor is what is tried beside the game; what takes the place of what was read is.
    const { cursor } = now();
    match.goTo(cursor - 1);
    expect(match.playText('end')).toMatchObject({ ok: true });
    expect(now().head.told).toBe(cursor);
    match.goTo(0);
    expect(match.playText('nonsense')).toMatchObject({ ok: false });
    const choose = seededChooser(3);
    while (now().branch === 0) expect(play(randomAction(systemOf(now()), now().context, now().state, choose))).toBe(true);
    expect(now().head.told).toBe(cursor);
    beginTurn();
    expect(now().head.told, 'in a branch nothing is read of the game').toBe(cursor);
    const parts = now().cursor - 1;
    match.promote(now().branch);
    expect(now()).toMatchObject({ branch: 0, head: { told: parts } });
  });
});
