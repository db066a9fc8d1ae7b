import { beforeEach, describe, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import type { BareEvent, Side } from '../../../../src/kernel/twoSides';
import battle from '../../../../src/scenarios/battles/spartolus/battle.json';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { systemOf } from '../../../../src/store/systems';
import { CLEAN, table } from '../../../../src/store/table';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import {
  beginTurn,
  dismissRecap,
  isAsked,
  onOpening,
  play,
  playProgram,
  playText,
  stageFor,
  stepsSince,
  toldUnder,
} from '../../../../src/ui/table/session';
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

/** In whose phases an event of the last of so many plays is told. */
function whose(at: number, event: BareEvent): Side {
  const chapters = match.chapters();
  const { events } = match.entries()[at - 1]!;
  return chapters[toldUnder(chapters, events, at, events.indexOf(event))]!.by;
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

  test('is all that is told of it, also when phases of its reader pass by themselves before and after it', () => {
    preferences.edit((draft) => {
      draft.stops = false;
    });
    let [told, own] = [0, 0];
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const reader = (seed % 2) as Side;
      begin(position, { seed, seats: reader === 0 ? ['person', 'recruit:1'] : ['recruit:1', 'person'] });
      const choose = seededChooser(seed);
      for (let n = 0; n < 900 && now().state.phase !== 'over'; n++) {
        const { context, state } = now();
        const rules = systemOf(now());
        const action = randomAction(rules, context, state, choose);
        const isOwn = rules.decider(context, state) === reader;
        expect(isOwn ? play(action) : playProgram(rules.printAction(context, state, action))).toBe(true);
        const { recap } = table.getState();
        if (!recap) continue;
        const steps = stepsSince(tableOf(now()), recap);
        const { from, to } = recap;
        const all = stepsSince(tableOf(now()), { from, to });
        expect(steps.flatMap(({ at, events }) => events.map((event) => whose(at, event))).filter((side) => side === reader)).toEqual([]);
        const theirs = all.flatMap(({ at, events }) => events.filter((event) => whose(at, event) !== reader));
        expect(steps.flatMap(({ events }) => events)).toEqual(theirs);
        told += steps.length;
        own += all.flatMap(({ events }) => events).length - theirs.length;
        dismissRecap();
      }
    }
    expect(told).toBeGreaterThan(5);
    expect(own).toBeGreaterThan(0);
  });

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
    expect(table.getState()).toMatchObject({ handOver: { step: undefined }, recap: undefined });
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

describe('the muster before the first turn (13.12)', () => {
  /** The person has mustered, the program has done so by these orders, and what follows has passed by itself: what is told of it. */
  async function mustered(options: readonly string[], ...orders: readonly string[]): Promise<string[] | undefined> {
    const position = { ...battle.position, options };
    await furnish(position);
    preferences.edit((draft) => {
      draft.handOver = false;
      draft.stops = false;
    });
    stageFor(0);
    begin(position, { seats: ['person', 'recruit:1'] });
    expect(playText('end')).toBe(true);
    for (const order of orders) expect(playProgram(order)).toBe(true);
    expect(now().state).toMatchObject({ phase: 'movement', player: 0 });
    const told = () => table.getState().recap && stepsSince(tableOf(now()), table.getState().recap!);
    const kinds = told()?.flatMap(({ events }) => events.map(({ kind }) => kind));
    const live = told();
    reopen();
    expect(told()).toEqual(live);
    return kinds;
  }

  test.each([[['13.12']], [['13.12', '13V']]])(
    'is no news where the other side has done nothing in it, whatever the own turn begins with (%j)',
    async (options) => {
      expect(await mustered(options, 'end')).toBeUndefined();
    },
  );

  test.each([[['13.12']], [['13.12', '13V']]])('is news where it has dismounted (%j)', async (options) => {
    expect(await mustered(options, 'dismount B2', 'end')).toEqual(['dismounted']);
  });
});
