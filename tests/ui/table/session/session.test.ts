import { beforeEach, describe, expect, test, vi } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { systemOf } from '../../../../src/store/systems';
import { CLEAN, type InspectTool, type Tool, table } from '../../../../src/store/table';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import {
  beginByPress,
  cancel,
  chosenNow,
  concede,
  cutStage,
  deciderOf,
  dropBranch,
  endPhase,
  goOnFrom,
  leaveMap,
  listenToSession,
  lookAt,
  mayDecide,
  onTable,
  play,
  playProgram,
  playText,
  redo,
  resetTool,
  restoreBranches,
  type SessionEvent,
  selectTool,
  stageFor,
  takeUnit,
  toBranch,
  undo,
  undoPast,
} from '../../../../src/ui/table/session';
import { begin, furnish, lay, now } from '../../laid';
import { skirmish } from '../../systems/ancients/skirmish';
import { squadrons } from '../../systems/naval/squadrons';

const BATTLES = [
  ['on land', skirmish],
  ['at sea', squadrons],
] as const;

const tool = () => table.getState().tool;

describe.each(BATTLES)('%s', (_, position) => {
  let heard: SessionEvent[] = [];
  const kinds = () => heard.map(({ kind }) => kind);

  beforeEach(async () => {
    await furnish(position);
    preferences.edit((draft) => {
      draft.handOver = true;
    });
    begin(position);
    heard = [];
    return listenToSession({ hear: (event) => heard.push(event), whenReadable: (then) => then() });
  });

  const choose = seededChooser(7);
  /** Plays at random until something is so; false if the battle ends first. */
  function playUntil(holds: () => boolean): boolean {
    while (now().state.phase !== 'over') {
      const { context, state } = now();
      expect(play(randomAction(systemOf(now()), context, state, choose))).toBe(true);
      if (holds()) return true;
    }
    return false;
  }
  const isBarrier = () => match.entries()[now().cursor - 1]!.barrier;
  const [firstReady] = [() => [...tableOf(now()).ready(now().context, now().state)][0]!];

  test('an order is played, told, and lays down what was in hand', () => {
    takeUnit(firstReady());
    heard = [];
    expect(playUntil(() => true)).toBe(true);
    expect(now().cursor).toBe(1);
    expect(kinds()).toEqual(['played', 'ordered']);
    expect(tool()).toEqual(onTable(now()).tool);
  });

  test('a branch that goes, and a battle that is given up, lay down what was in hand; of another branch nothing is told', () => {
    playUntil(() => now().cursor > 3);
    while (now().branch === 0) {
      goOnFrom(1);
      playUntil(() => true);
    }
    const left = { from: 0, to: 1, by: 0 } as const;
    const held = () => table.setState({ tool: { kind: 'held', unit: 0 } as never, warned: true, recap: left });
    held();
    toBranch(0);
    expect(table.getState()).toMatchObject({ recap: undefined, warned: false, ...onTable(now()) });
    toBranch(1);
    held();
    dropBranch(1);
    expect(now().branch).toBe(0);
    expect(table.getState()).toMatchObject({ recap: undefined, warned: false, ...onTable(now()) });
    held();
    restoreBranches();
    expect(table.getState()).toMatchObject({ recap: undefined, warned: false });
    held();
    concede(0);
    expect(now().outcome?.winner).toBe(2);
    expect(table.getState()).toMatchObject({ dialog: 'result', handOver: undefined, warned: false, tool: onTable(now()).tool });
  });

  test('a surrender that another page does not let happen shows no result', () => {
    match.stand('played');
    table.setState({ dialog: 'concede' });
    concede(0);
    expect([now().conceded, table.getState().dialog]).toEqual([undefined, undefined]);
  });

  test('where nothing can be taken back what is in hand stays there, and nothing is told', () => {
    takeUnit(firstReady());
    const held = tool();
    heard = [];
    undo();
    expect([tool(), kinds()]).toEqual([held, []]);
  });

  test('a refusal is laid down first, and whoever is in hand stays there', () => {
    takeUnit(firstReady());
    const held = tool();
    playText('nonsense');
    heard = [];
    cancel();
    expect([table.getState().refused, tool(), kinds()]).toEqual([undefined, held, []]);
    cancel();
    expect(kinds()).toEqual(['cancelled']);
  });

  test('what is asked about is not asked about in the next turn', () => {
    table.setState({ asking: true });
    endPhase();
    if (now().cursor === 0) endPhase();
    expect(table.getState().asking).toBe(false);
  });

  test('whoever wishes to be asked is asked by a button too, which pressed once more orders', () => {
    preferences.setState({ confirm: true });
    takeUnit(firstReady());
    const order = tableOf(now()).leave!(tool());
    leaveMap();
    expect([now().cursor, chosenNow(now(), table.getState())]).toEqual([0, order]);
    const refused = systemOf(now()).judge(now().context, now().state, order);
    leaveMap();
    expect(now().cursor > 0 || table.getState().refused !== undefined).toBe(true);
    expect(now().cursor).toBe(refused ? 0 : 1);
    preferences.setState({ confirm: false });
  });

  test('undo in the steps of the card leads back to the card', () => {
    expect(playUntil(() => table.getState().handOver !== undefined)).toBe(true);
    const { cursor } = now();
    table.setState(({ handOver }) => ({ handOver: { ...handOver!, step: 0 } }));
    lookAt(1);
    undo();
    expect(now()).toMatchObject({ cursor, looking: undefined });
    expect(table.getState().handOver).toMatchObject({ to: cursor, step: undefined });
  });

  test('a surrender is taken back alone, and what was played before it stands', () => {
    playUntil(() => now().cursor > 3 && !isBarrier());
    const { cursor, state } = now();
    concede(0);
    undo();
    expect(now()).toMatchObject({ cursor, conceded: undefined, outcome: undefined });
    expect(now().state).toBe(state);
    undo();
    expect(now().cursor).toBeLessThan(cursor);
  });

  test('of what the other side did nothing is told once that was gone back over and played otherwise', () => {
    preferences.edit((draft) => {
      draft.handOver = false;
    });
    playUntil(() => table.getState().recap !== undefined);
    const { from, to } = table.getState().recap!;
    goOnFrom(from);
    expect(table.getState().recap).toMatchObject({ to });
    playUntil(() => true);
    expect(table.getState().recap).toBeUndefined();
  });

  test('in a past moment what is looked at is laid down first, and then the moment', () => {
    playUntil(() => now().cursor > 2);
    lookAt(1);
    selectTool({ kind: 'inspect', hex: 0, unit: undefined } satisfies InspectTool as Tool);
    cancel();
    expect([now().looking, tool().kind]).toEqual([1, onTable(now()).tool?.kind]);
    cancel();
    expect(now().looking).toBeUndefined();
  });

  test('what is refused changes nothing but says why', () => {
    const { state } = now();
    expect(playText('nonsense')).toBe(false);
    expect(now().state).toBe(state);
    expect(table.getState().refused?.refusal.rule).toBe('notation');
    expect(kinds()).toEqual(['refused']);
  });

  test('nobody plays for a program, nor in a past moment without going back to the game', () => {
    playUntil(() => true);
    lookAt(0);
    expect(mayDecide(now())).toBe(false);
    expect(playUntil(() => true)).toBe(true);
    expect(now()).toMatchObject({ looking: undefined, cursor: 2 });
    const side = deciderOf(now())!;
    match.seat(side, 'legate:3');
    heard = [];
    const { context, state } = now();
    expect(play(randomAction(systemOf(now()), context, state, choose))).toBe(false);
    expect([now().cursor, kinds()]).toEqual([2, []]);
  });

  test('undo goes back and forth up to a barrier, which is said; past it on purpose', () => {
    expect(playUntil(() => !isBarrier())).toBe(true);
    const { cursor, state } = now();
    undo();
    expect(now().cursor).toBe(cursor - 1);
    redo();
    expect(now()).toMatchObject({ cursor, state });
    expect(playUntil(isBarrier)).toBe(true);
    const { cursor: here } = now();
    table.setState({ handOver: undefined });
    table.setState({ refused: { refusal: { rule: '9', why: 'answerFirst' } } as never });
    heard = [];
    undo();
    expect([now().cursor, kinds()]).toEqual([here, ['undoStopped']]);
    expect(table.getState()).toMatchObject({ undoStop: expect.anything(), refused: undefined });
    undoPast();
    expect([now().cursor, table.getState().undoStop, kinds().at(-1)]).toEqual([here - 1, undefined, 'stepped']);
  });

  test('the card lies between two people, of what was played since the next one decided', () => {
    expect(playUntil(() => table.getState().handOver !== undefined)).toBe(true);
    const { cursor } = now();
    expect(table.getState().handOver).toMatchObject({ to: cursor, step: undefined });
    expect(table.getState().handOver!.from).toBeLessThan(cursor);
    // A press that ends what the map still shows is not for the card that comes then.
    stageFor(1000);
    beginByPress();
    cutStage();
    beginByPress();
    expect(table.getState().handOver).toBeDefined();
    vi.useFakeTimers({ now: Date.now() + 1000 });
    beginByPress();
    vi.useRealTimers();
    expect(table.getState().handOver).toBeUndefined();
    preferences.edit((draft) => {
      draft.handOver = false;
    });
    const before = deciderOf(now());
    expect(playUntil(() => deciderOf(now()) !== before)).toBe(true);
    expect(table.getState().handOver).toBeUndefined();
  });

  test('undo at the last step of the card, which is the game itself, brings the card back and takes nothing back', () => {
    expect(playUntil(() => table.getState().handOver !== undefined)).toBe(true);
    const { cursor } = now();
    const card = table.getState().handOver!;
    table.setState({ handOver: { ...card, step: 0 } });
    lookAt(cursor);
    expect(now().looking).toBeUndefined();
    undo();
    expect(table.getState()).toMatchObject({ handOver: card, undoStop: undefined });
    expect(now().cursor).toBe(cursor);
  });

  test('whoever plays both sides alone is handed nothing and told of nobody, in that game and in no other', () => {
    const stored = match.stored()!;
    const comes = () => table.getState().handOver !== undefined || table.getState().recap !== undefined;
    match.close();
    expect(match.openStored({ ...stored, id: 'alone', alone: true })).toMatchObject({ ok: true });
    table.setState({ ...CLEAN, ...onTable(now()) });
    const { turn } = now().state;
    expect(playUntil(() => now().state.turn > turn || comes())).toBe(true);
    expect(comes()).toBe(false);
    expect(match.stored()).toMatchObject({ id: 'alone', alone: true });
    match.close();
    expect(match.openStored(stored)).toMatchObject({ ok: true });
    table.setState({ ...CLEAN, ...onTable(now()) });
    expect(playUntil(comes)).toBe(true);
    expect(preferences.getState().handOver).toBe(true);
  });

  test('a piece is taken in hand and laid down again, by one who cancels and by a game that moves', () => {
    const ready = onTable(now()).tool;
    const unit = firstReady();
    takeUnit(unit);
    const held = tool();
    expect(held).toMatchObject({ unit });
    expect(heard).toEqual([{ kind: 'selected', unit, hex: expect.any(Number) }]);
    expect(chosenNow(now(), table.getState())).toBeUndefined();
    cancel();
    expect([tool(), kinds().at(-1)]).toEqual([ready, 'cancelled']);
    table.setState({ warned: true, undoStop: 'die' });
    selectTool(held);
    expect(table.getState()).toMatchObject({ tool: held, warned: false, undoStop: undefined });
    resetTool(now());
    expect(tool()).toEqual(ready);
  });

  test('a phase in which something is undone ends when asked twice', () => {
    const { phase } = now().state;
    const { warns } = tableOf(now()).undone(now());
    endPhase();
    expect(table.getState().warned).toBe(warns);
    if (warns) endPhase();
    expect(now().cursor).toBe(1);
    expect(now().state.phase).not.toBe(phase);
  });
});

test('13.7 of what a program does unseen nothing is told that the log does not tell', async () => {
  const position = { ...skirmish, options: ['13.7'] };
  await lay(position, { seats: ['person', 'recruit:1'] });
  const told: unknown[] = [];
  const leave = listenToSession({
    hear: (event) => event.kind === 'played' && told.push(...event.events),
    whenReadable: (then) => then(),
  });
  const choose = seededChooser(3);
  let unseen = 0;
  for (let n = 0; n < 300 && now().state.phase !== 'over' && unseen < 5; n++) {
    const { viewer } = now();
    const truth = match.truth()!.plays.length;
    const { context } = now();
    const rules = systemOf(now());
    const state = match.stateAt(now().cursor);
    const action = randomAction(rules, context, state, choose);
    if (rules.decider(context, state) === 1) expect(playProgram(rules.printAction(context, state, action))).toBe(true);
    else expect(play(action)).toBe(true);
    expect(viewer).toBe(0);
    const read = match.entries().slice(truth, now().cursor);
    if (read.some(({ events }) => events.length === 0)) unseen++;
    expect(told.splice(0)).toEqual(now().viewer === 'all' ? expect.anything() : read.flatMap(({ events }) => events));
  }
  expect(unseen).toBe(5);
  leave();
});
