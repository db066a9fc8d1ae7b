import { describe, expect, test, vi } from 'vitest';
import { randomAction, seededChooser } from '../../src/ai/random';
import { notedDice, scriptedDice, seededDice } from '../../src/kernel/dice';
import type { Entry } from '../../src/kernel/game';
import { readRecord } from '../../src/kernel/record';
import type { AnyTwoSidedGame, AnyTwoSidedMatch, BareContext, BareEvent, BareState } from '../../src/kernel/twoSides';
import { ancients } from '../../src/rules/ancients';
import { naval } from '../../src/rules/naval';
import { createMatchStore } from '../../src/store/match';
import { provide } from '../../src/store/systems';
import { WHOLE } from '../extent';
import { replayRecord } from '../replay/replayRecord';
import { sorted } from './checks';
import { eagerly, randomly, type Way } from './eager';
import { everything, type Field, fields, openIn, sea, seaFields } from './play';

vi.setConfig({ testTimeout: 60_000 });
provide(naval);

/** The same game played two ways must stay the same game. */

interface Twin {
  readonly system: AnyTwoSidedGame;
  readonly context: BareContext;
  readonly state: BareState;
}

const textOf = ({ system, context, state }: Twin): object => JSON.parse(JSON.stringify(system.printPosition(context, state))) as object;
const revive = (system: AnyTwoSidedGame, position: object): AnyTwoSidedMatch => openIn(system, position, 1);

const legalTexts = ({ system, context, state }: Twin): string[] =>
  system
    .legal(context, state)
    .map((action) => system.printAction(context, state, action))
    .sort();

/** Plays an order and its dice, given as text, on the twin. */
function follow({ system, context, state }: Twin, order: string, dice: readonly number[]): void {
  const script = scriptedDice(dice);
  system.apply(context, state, system.parseAction(context, state, order), script);
  expect(script.left()).toBe(0);
}

const gamesOn = (system: AnyTwoSidedGame, field: Field, count: number, ways: readonly Way[]) =>
  Array.from({ length: count }, (_, i) => ({ ...field, system, seed: i + 1, way: ways[i % ways.length]! }));
/** Of the games on each field one in so many is played two ways. */
const SHARE = WHOLE ? 1 : 3;
const games = [
  ...fields.flatMap((field) => gamesOn(ancients, field, Math.ceil((field === everything ? 12 : 4) / SHARE), [randomly])),
  ...seaFields.flatMap((field, i) =>
    gamesOn(naval, field, field === sea ? Math.ceil(6 / SHARE) : 1, i % 2 === 0 ? [eagerly, randomly] : [randomly, eagerly]),
  ),
];

/** Plays along with a match. */
interface Follower {
  follow(entry: Entry<BareEvent>): void;
  /** When the match is over. */
  end(): void;
}

/** A twin that is printed, parsed and revived now and then. */
function revived(match: AnyTwoSidedMatch): Follower {
  const { system, context, seed } = match;
  const choose = seededChooser(seed);
  let twin: Twin = revive(system, textOf(match));
  return {
    follow({ order, dice, events }) {
      follow(twin, order, dice);
      const here = textOf(match);
      expect(sorted(textOf(twin))).toEqual(sorted(here));
      const turned = events.some(({ kind }) => kind === 'turnBegan');
      if (!turned && !system.asked(context, match.state) && choose(10) > 0) return;
      twin = revive(system, here);
      expect(textOf(twin)).toEqual(here);
      if (choose(4) === 0) expect(legalTexts(twin)).toEqual(legalTexts(match));
    },
    end: () => expect(system.outcome(twin.context, twin.state)).toEqual(match.outcome()),
  };
}

/** The state without a match. */
function bare(match: AnyTwoSidedMatch): Follower {
  const { system, context } = match;
  const state = system.clone(match.start);
  return {
    follow({ order, dice, events }) {
      const told: BareEvent[] = [];
      const fallen: number[] = [];
      const action = system.parseAction(context, state, order);
      system.apply(context, state, action, notedDice(seededDice, fallen), (event) => told.push(event));
      expect(told).toEqual(events);
      expect(fallen).toEqual(dice);
      expect(state).toEqual(match.state);
    },
    end: () => undefined,
  };
}

/** The match of its record, rewound to any moment, and on again to the end. */
function replays(match: AnyTwoSidedMatch): void {
  const record = readRecord(JSON.parse(JSON.stringify(match.record())));
  if (!record.ok) throw new Error(JSON.stringify(record.faults));
  const replayed = replayRecord(match.system, record.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
  const again = replayed.value;
  expect(again.state).toEqual(match.state);
  expect(again.log).toEqual(match.log);
  const choose = seededChooser(match.seed);
  for (let i = 0; i < 4; i++) {
    const at = choose(match.log.length);
    again.goTo(at);
    expect(again.state).toEqual(match.stateAt(at));
    again.goTo(match.log.length);
    expect(again.state).toEqual(match.state);
  }
}

describe('printed, parsed and revived, bare, recorded and replayed', () => {
  test.each(games)('$battle, seed $seed', ({ system, position, seed, way }) => {
    const match = openIn(system, position, seed);
    const followers = [revived(match), bare(match)];
    way(match, (entry) => {
      for (const follower of followers) follower.follow(entry);
    });
    for (const follower of followers) follower.end();
    replays(match);
  });
});

describe('through the store and bare, in silence', () => {
  test.each(games)('$battle, seed $seed', ({ system, position, seed }) => {
    const table = createMatchStore(() => undefined);
    expect(table.begin({ position, seed, names: ['', ''], title: '' })).toMatchObject({ ok: true });
    const now = () => table.store.getState().now!;
    const { context } = now();
    const bare = system.clone(now().state);
    const choose = seededChooser(seed);
    for (let action = randomAction(system, context, bare, choose); action !== undefined; ) {
      expect(table.play(action).ok).toBe(true);
      system.apply(context, bare, action, seededDice);
      expect(now().state).toEqual(bare);
      action = randomAction(system, context, bare, choose);
    }
    expect(now().outcome).toEqual(system.outcome(context, bare));
  });
});
