import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { chapterAt } from '../../../../src/store/chapters';
import { match } from '../../../../src/store/match';
import { systemOf } from '../../../../src/store/systems';
import { CLEAN, table } from '../../../../src/store/table';
import { ancientsTable } from '../../../../src/ui/systems/ancients';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import {
  changeSide,
  goOnFrom,
  keepUp,
  listenToSession,
  lookAt,
  onlySide,
  playReplay,
  replay,
  type SessionEvent,
  skipTo,
  stepReplay,
  switchReplay,
} from '../../../../src/ui/table/session';
import { isSought, nextPassage, tellsLosses } from '../../../../src/ui/table/session/passages';
import { lay, now } from '../../laid';
import { skirmish } from '../../systems/ancients/skirmish';
import { lines } from '../../systems/baw/atTheTable';
import { squadrons } from '../../systems/naval/squadrons';

const looking = () => now().looking;
const game = () => ({ system: tableOf(now()), entries: match.entries(), chapters: match.chapters() });

describe.each([
  ['on land', skirmish],
  ['at sea', squadrons],
  ['in the Ancient World', lines],
] as const)('%s', (_, position) => {
  let heard: SessionEvent[] = [];

  beforeEach(async () => {
    await lay(position);
    const choose = seededChooser(7);
    const isLost = () => nextPassage(game(), 0, now().cursor, 'loss') !== undefined;
    while (now().state.phase !== 'over' && !(isLost() && now().cursor > 60)) {
      const { context, state } = now();
      match.play(randomAction(systemOf(now()), context, state, choose));
    }
    expect(isLost()).toBe(true);
    heard = [];
    replay.setState({ isOn: false, pace: 'fast', side: undefined });
    vi.useFakeTimers();
    return listenToSession({ hear: (event) => heard.push(event), whenReadable: (then) => then() });
  });

  afterEach(() => {
    lookAt(undefined);
    vi.useRealTimers();
  });

  const shownNext = () => {
    const before = looking();
    vi.advanceTimersByTime(200);
    return looking() !== before;
  };

  test('it plays every play worth telling from the beginning to the game as it stands, and tells each once', () => {
    const { entries } = game();
    const worth = entries.flatMap((entry, i) => (isSought(game().system, entry, 'step') ? [i + 1] : []));
    expect(worth.length).toBeGreaterThan(10);
    playReplay();
    const seen = [looking()];
    while (replay.getState().isOn) if (shownNext()) seen.push(looking());
    // The game itself is its last moment.
    const length = now().cursor;
    expect(seen.map((moment) => moment ?? length).slice(0, worth.length)).toEqual(worth);
    expect(looking()).toBeUndefined();
    expect(heard.filter(({ kind }) => kind === 'shown')).toHaveLength(worth.length);
  });

  test('of one side only what was played in its phases is shown', () => {
    changeSide();
    expect(onlySide(replay.getState(), now().head.id)).toBe(0);
    expect(onlySide(replay.getState(), 'another game')).toBeUndefined();
    playReplay();
    let count = 0;
    while (replay.getState().isOn && looking() !== undefined) {
      expect(game().chapters[chapterAt(game().chapters, looking()! - 1)]!.by).toBe(0);
      if (shownNext()) count++;
    }
    expect(count).toBeGreaterThan(3);
    expect(looking()).toBeUndefined();
  });

  test('the next fight and the next loss are found one after the other, and that there is none more is told', () => {
    lookAt(0);
    let fights = 0;
    for (let last = 0; skipTo('fight') && looking() !== undefined; fights++) {
      expect(looking()).toBeGreaterThan(last);
      last = looking()!;
    }
    expect(fights).toBeGreaterThan(2);
    lookAt(0);
    expect(skipTo('loss')).toBe(true);
    const moment = looking() ?? now().cursor;
    expect(isSought(game().system, game().entries[moment - 1]!, 'loss')).toBe(true);
    expect(nextPassage(game(), 0, moment - 1, 'loss')).toBeUndefined();
    lookAt(now().cursor - 1);
    heard = [];
    while (skipTo('loss') && looking() !== undefined);
    if (looking() !== undefined) expect(heard.at(-1)).toEqual({ kind: 'notFound', sought: 'loss' });
  });

  test('whoever pauses, steps, goes back or plays on has ended it', () => {
    playReplay();
    switchReplay();
    expect(replay.getState().isOn).toBe(false);
    const paused = looking()!;
    vi.advanceTimersByTime(5000);
    expect(looking()).toBe(paused);
    stepReplay(1);
    expect(looking()).toBe(paused + 1);
    for (const leave of [() => stepReplay(-1), () => lookAt(undefined), () => goOnFrom(3)]) {
      lookAt(2);
      playReplay();
      expect(replay.getState().isOn).toBe(true);
      leave();
      expect(replay.getState().isOn).toBe(false);
      const there = looking();
      vi.advanceTimersByTime(5000);
      expect(looking()).toBe(there);
    }
  });

  test('it ends with the table', () => {
    const leave = keepUp();
    playReplay();
    const there = looking();
    leave();
    expect(replay.getState().isOn).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(looking()).toBe(there);
  });

  test('whoever comes to the last play through the log is shown it, until something else is shown', () => {
    const isLast = () => looking() === undefined && replay.getState().last === now();
    expect(isLast(), 'played live').toBe(false);
    stepReplay(-1);
    expect(isLast()).toBe(false);
    stepReplay(1);
    expect(isLast()).toBe(true);
    lookAt(undefined);
    expect(isLast(), 'back to the game').toBe(false);
    lookAt(now().cursor);
    expect(isLast()).toBe(true);
    match.rename('Another title');
    expect(isLast()).toBe(false);
  });

  test('what is about the moment that is shown stops it there: a note, a drawing, a dialog', () => {
    for (const held of [{ noting: true }, { pencil: { at: 2, from: undefined } }, { dialog: 'keys' }] as const) {
      lookAt(2);
      playReplay();
      const there = looking();
      table.setState(held);
      expect(replay.getState().isOn).toBe(false);
      vi.advanceTimersByTime(5000);
      expect(looking()).toBe(there);
      table.setState(CLEAN);
    }
  });

  test('a game that says nothing of its fights is looked through by its dice', () => {
    const { quiet } = game().system;
    const plain = { system: { quiet }, entries: game().entries, chapters: game().chapters };
    expect(tellsLosses({})).toBe(false);
    const first = nextPassage(plain, 0, now().cursor, 'fight')!;
    expect(game().entries[first - 1]!.dice.length).toBeGreaterThan(0);
    expect(nextPassage(plain, 0, now().cursor, 'loss')).toBeUndefined();
  });
});

test.each([
  ['is taken by a unit', { kind: 'leadersCaptured', rule: '11.e', unit: 1, side: 0, hex: 7, count: 1 }],
  ['rides into enemies whom nobody sees', { kind: 'leaderRanInto', rule: '13.7', side: 0, hex: 7 }],
])('a leader who %s is one of the losses that are looked for', (_, event) => {
  expect(isSought(ancientsTable, { order: '', dice: [], events: [event], barrier: false } as never, 'loss')).toBe(true);
});
