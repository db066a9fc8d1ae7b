import type { Hex } from '../../kernel/board';
import { printHex } from '../../kernel/board';
import type { Refusal } from '../../kernel/system';
import type { Event } from '../../rules/ancients/events';
import { leadersToPlace } from '../../rules/ancients/leaders';
import { judgeAction } from '../../rules/ancients/legal';
import { type Action, orderOf } from '../../rules/ancients/orders';
import { deciderOf, isAsked } from '../../rules/ancients/sequence';
import type { State } from '../../rules/ancients/types';
import { preferences } from '../../store/preferences';
import { type HandOver, refusedNow, type TableDialog, type TableState, type Tool, table } from '../../store/table';
import { announce } from '../app/announce';
import { match, type Snapshot } from '../systems/ancients/match';
import { spoken, wholeWords, wordsNow } from '../words';
import { boardHandle } from './boardHandle';
import { lastBy } from './changes';
import { ghostOf, readyUnits } from './facts';
import { armyNames } from './names';
import { namingOf } from './naming';
import { optionOrdersOf, undeployed } from './optionOrders';
import { sayRefusal } from './say';
import { behaviourOf, type Reply, restingTool, type Scene, toolAt, toolFor } from './tools';

export const now = (): Snapshot | undefined => match.store.getState().now;

export function sceneOf(snapshot: Snapshot, { hover, pointer }: Pick<TableState, 'hover' | 'pointer'>): Scene {
  const { context, state } = snapshot;
  return {
    context,
    state,
    decider: deciderOf(state),
    hover,
    careful: preferences.getState().confirm || pointer === 'touch' || pointer === 'pen',
    ghost: (unit, hex, facing, disordered) => ghostOf(context, state.units[unit]!, hex, facing, disordered),
  };
}

export function take(tool: Tool): void {
  table.setState({ tool, refused: undefined, warned: false, undoStop: undefined });
  // The wheel about a hex at the edge of the window would be cut off.
  if ('goal' in tool && tool.goal !== undefined) boardHandle.current?.reveal(tool.goal);
}

export function refuse(refusal: Refusal): void {
  // On a page that has just come, the words for it may still be on their way.
  if (!spoken.getState().whole) {
    wholeWords().then(
      () => refuse(refusal),
      () => undefined,
    );
    return;
  }
  table.setState({ refused: refusedNow(refusal), warned: false });
  const snapshot = now();
  if (snapshot) announce(sayRefusal(wordsNow(), refusal, snapshot.context));
}

/** Plays an order and lays the table for what comes next. */
export function play(action: Action): boolean {
  const before = now();
  if (!before) return false;
  if (before.looking !== undefined) match.look();
  return afterPlay(before, match.play(action));
}

export function playText(text: string): boolean {
  const before = now();
  if (!before) return false;
  if (before.looking !== undefined) match.look();
  return afterPlay(before, match.playText(text));
}

function afterPlay(before: Snapshot, played: ReturnType<typeof match.play>): boolean {
  if (!played.ok) {
    refuse(played.refusal);
    return false;
  }
  const after = now()!;
  settle(after);
  const naming = namingOf(after.context, after.state.units, armyNames(after.head.battle));
  // 13.7 What stays to be read is what both may read.
  const told = after.viewer === 'none' ? (match.entries()[after.cursor - 1]?.events ?? []) : (played.entry.events as readonly Event[]);
  announce(told.map((event) => wordsNow().events.say(event, naming)).join(' '));
  if (after.state.phase === 'over') table.setState({ dialog: 'result' });
  else if (after.viewer !== 'none' && isHandedOver(before.state, after.state)) table.setState({ handOver: handOverAt(after) });
  return true;
}

/** Lays down what was in hand: the game has moved. */
export function settle(snapshot: Snapshot): void {
  table.setState({ ...onTable(snapshot), refused: undefined, warned: false, undoStop: undefined });
}

/** What lies on the table when a moment of the game is laid on it; 13.7 between two sides the card, and nothing that was pointed at. */
export function onTable(snapshot: Snapshot): Partial<TableState> {
  const tool = restingTool(snapshot.context, snapshot.state);
  if (snapshot.viewer !== 'none') return { tool, handOver: undefined };
  return { tool, handOver: handOverAt(snapshot), cursor: undefined, hover: undefined };
}

/** Somebody else acts in the phase that begins, or, before the first turn, in the same phase; a question between is no hand-over. */
const isHandedOver = (before: State, after: State): boolean =>
  preferences.getState().handOver &&
  !isAsked(after) &&
  (before.phase !== after.phase || before.player !== after.player) &&
  deciderOf(before) !== deciderOf(after);

function handOverAt({ state, cursor }: Snapshot): HandOver | undefined {
  const decider = deciderOf(state);
  return decider === undefined ? undefined : { from: lastBy(match.chapters(), decider, cursor), to: cursor, step: undefined };
}

export function answer(reply: Reply): void {
  if (reply.play !== undefined) {
    play(reply.play);
    return;
  }
  if (reply.tool) take(reply.tool);
  if (reply.refusal) refuse(reply.refusal);
}

export const live = (): Snapshot | undefined => {
  const snapshot = now();
  return snapshot?.looking === undefined && !snapshot?.outcome && snapshot?.viewer !== 'none' ? snapshot : undefined;
};

export function inspectHex(hex: Hex): void {
  const snapshot = now();
  if (!snapshot) return;
  const found = toolAt(snapshot.context, snapshot.shown, hex);
  const unit = 'unit' in found ? found.unit : undefined;
  if (isAsked(snapshot.state) || table.getState().tool.kind === 'place') table.setState({ tool: { kind: 'inspect', hex, unit } });
  else take({ kind: 'inspect', hex, unit });
  table.setState({ panel: 'now', sheet: true });
}

export function turn(by: -1 | 1): void {
  const snapshot = live();
  const { tool } = table.getState();
  if (!snapshot) return;
  const reply = behaviourOf(tool).turn?.(tool, sceneOf(snapshot, table.getState()), by);
  if (reply) answer(reply);
}

/** What is chosen on the map but not yet ordered. */
export function chosenNow(snapshot: Snapshot, state: Pick<TableState, 'tool' | 'hover' | 'pointer'>): Action | undefined {
  if (snapshot.looking !== undefined) return undefined;
  return behaviourOf(state.tool).chosen?.(state.tool, sceneOf(snapshot, state));
}

export function confirmChosen(): void {
  const snapshot = live();
  const action = snapshot && chosenNow(snapshot, table.getState());
  if (action !== undefined) play(action);
}

/** Units left that can do something, and leaders that wait. */
export function undoneIn({ context, state }: Snapshot): number {
  if (state.phase === 'leaders') return leadersToPlace(state);
  if (state.phase === 'deploy') return undeployed(context, state).length;
  if (state.phase === 'command') return optionOrdersOf(context, state).length + readyUnits(context, state).size;
  return readyUnits(context, state).size;
}

/** The main button warns once where something would be lost: in movement only if nobody has moved. */
function needsWarning(snapshot: Snapshot): boolean {
  const { phase, units } = snapshot.state;
  if (undoneIn(snapshot) === 0) return false;
  return phase === 'movement' ? !units.some((unit) => unit.moved) : phase === 'fire' || phase === 'melee';
}

export function endPhase(): void {
  const snapshot = live();
  if (!snapshot) return;
  const order = orderOf('end');
  const refusal = judgeAction(snapshot.context, snapshot.state, order);
  if (refusal) refuse(refusal);
  else if (!table.getState().warned && needsWarning(snapshot)) {
    table.setState({ warned: true });
    const words = wordsNow().table;
    announce(`${undoneText(snapshot)}. ${words.reallyEnd}`);
  } else play(order);
}

/** 13.9, V1 A die falls when the command phase ends. */
const rollsToCommand = ({ options }: Snapshot['context']): boolean => options.includes('13.9') || options.includes('13V');

export function undoneText(snapshot: Snapshot): string {
  const { phase, extra } = snapshot.state;
  const n = undoneIn(snapshot);
  const words = wordsNow().table;
  if (phase === 'over') return '';
  if (phase === 'command' && rollsToCommand(snapshot.context)) return wordsNow().options.dieFalls;
  const stage = phase === 'deploy' ? extra?.deployment.stage : undefined;
  if (stage === 'firstCamp' || stage === 'secondCamp' || stage === 'shift') return wordsNow().options.first[stage];
  return n === 0 ? words.nothingUndone : words.undone[phase](n);
}

/** The next unit that can act, by id from the one in hand. */
export function nextReady(): number | undefined {
  const snapshot = live();
  if (!snapshot) return undefined;
  const { context, state } = snapshot;
  const ids = [...readyUnits(context, state)];
  const { tool } = table.getState();
  const held = 'unit' in tool && tool.unit !== undefined ? tool.unit : -1;
  return ids.find((id) => id > held) ?? ids[0];
}

export function takeUnit(id: number): void {
  const snapshot = now();
  if (!snapshot) return;
  const unit = snapshot.shown.units[id]!;
  const tool =
    snapshot.looking === undefined
      ? toolFor(snapshot.context, snapshot.state, unit)
      : { kind: 'inspect' as const, hex: unit.hex, unit: id };
  take(tool);
  if (unit.hex >= 0) table.setState({ cursor: unit.hex });
  const naming = namingOf(snapshot.context, snapshot.shown.units);
  const place = unit.hex >= 0 ? printHex(snapshot.context.board, unit.hex) : '';
  announce(wordsNow().table.said.selected(`${wordsNow().table.unit(naming.unit(id))} ${place}`));
}

/** 6.g The unit in hand leaves the map. */
export function leaveMap(): void {
  const { tool } = table.getState();
  if (tool.kind === 'move' || (tool.kind === 'inspect' && tool.unit !== undefined)) play(orderOf('off', tool.unit));
}

export function ask(dialog: TableDialog): void {
  table.setState({ dialog });
}
