import { type Hex, printHex } from '../../../kernel/board';
import type { Refusal, Side } from '../../../kernel/system';
import { match, type Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { onlyPerson } from '../../../store/seats';
import { systemOf } from '../../../store/systems';
import { type HandOver, REST, refusedNow, type TableDialog, type TableState, type Tool, table } from '../../../store/table';
import { announce } from '../../app/announce';
import { notify } from '../../app/toasts';
import { areTableWordsThere, tableWords, wordsNow } from '../../words';
import { armyNames } from '../contract/names';
import type { Behaviour, Reply } from '../contract/system';
import { tableOf } from '../contract/systems';
import { suggestKeeping } from '../shell/worthKeeping';
import { boardHandle } from './boardHandle';
import { lastBy } from './changes';

export const now = (): Snapshot | undefined => match.store.getState().now;

/** Who is to decide in the game as it stands. */
export const deciderOf = (snapshot: Snapshot): Side | undefined => systemOf(snapshot).decider(snapshot.context, snapshot.state);

/** Whether somebody must answer before anything else is done. */
export const isAsked = (snapshot: Snapshot): boolean => systemOf(snapshot).asked(snapshot.context, snapshot.state);

/** The tools' scene, as far as the shell makes it. */
export function sceneOf(snapshot: Snapshot, { hover, pointer }: Pick<TableState, 'hover' | 'pointer'>): unknown {
  const careful = preferences.getState().confirm || pointer === 'touch' || pointer === 'pen';
  return tableOf(snapshot).scene(snapshot, { hover, careful });
}

/** How the tool in hand behaves. */
export const behaviourOf = (snapshot: Snapshot, tool: Tool): Behaviour => tableOf(snapshot).behaviourOf(tool);

export function take(tool: Tool): void {
  table.setState({ tool, refused: undefined, warned: false, undoStop: undefined });
  // The wheel about a hex at the edge of the window would be cut off.
  if ('goal' in tool && tool.goal !== undefined) boardHandle.current?.reveal(tool.goal);
}

function refuse(refusal: Refusal): void {
  // On a page that has just come, the words for it may still be on their way.
  if (!areTableWordsThere()) {
    tableWords().then(
      () => refuse(refusal),
      () => undefined,
    );
    return;
  }
  table.setState({ refused: refusedNow(refusal), warned: false });
  const snapshot = now();
  if (snapshot) announce(tableOf(snapshot).sayRefusal(refusal, snapshot.context));
}

/** Whether a computer player is to decide: nobody else plays for it. */
export function isProgrammed(snapshot: Snapshot): boolean {
  const side = deciderOf(snapshot);
  return side !== undefined && snapshot.head.seats[side] !== 'person';
}

/**
 * Whether whoever looks decides, in the game as it stands: it holds to its end, no program and no other page does, no past moment is shown, and between two
 * players (13.7) nobody.
 */
export const mayDecide = (snapshot: Snapshot): boolean =>
  snapshot.looking === undefined &&
  !snapshot.stop &&
  !snapshot.elsewhere &&
  !snapshot.outcome &&
  snapshot.viewer !== 'none' &&
  deciderOf(snapshot) !== undefined &&
  !isProgrammed(snapshot);

/** The side that concedes if somebody does: that of the only person, else of whoever decides; undefined where no person plays. */
export function concederOf(snapshot: Snapshot): Side | undefined {
  const { seats } = snapshot.head;
  return seats.includes('person') ? (onlyPerson(seats) ?? deciderOf(snapshot)) : undefined;
}

/** An order of the computer player whose turn it is; false if it cannot be played, which is nobody's refusal. */
export function playProgram(text: string): boolean {
  const before = now();
  if (!before || before.elsewhere || !isProgrammed(before)) return false;
  const played = match.playText(text);
  return played.ok && afterPlay(before, played);
}

function playBy(plays: () => ReturnType<typeof match.play>): boolean {
  const before = now();
  if (!before || before.stop || before.elsewhere || isProgrammed(before)) return false;
  if (before.looking !== undefined) match.look();
  const fine = afterPlay(before, plays());
  if (fine) suggestKeeping(now()!);
  return fine;
}

/** Plays an order and lays the table for what comes next. */
export const play = (action: unknown): boolean => playBy(() => match.play(action));
export const playText = (text: string): boolean => playBy(() => match.playText(text));

function afterPlay(before: Snapshot, played: ReturnType<typeof match.play>): boolean {
  if (!played.ok) {
    refuse(played.refusal);
    return false;
  }
  const after = now()!;
  const looked = lookedAt(after);
  settle(after);
  if (looked && table.getState().tool === REST) table.setState({ tool: looked });
  const system = tableOf(after);
  const naming = system.naming(after, armyNames(after.head.battle));
  // 13.7 What stays to be read is what both may read.
  const told = after.viewer === 'none' ? (match.entries()[after.cursor - 1]?.events ?? []) : played.entry.events;
  announce(told.map((event) => system.say(event, naming)).join(' '));
  if (played.was !== undefined) tellOfCopy(played.was);
  if (after.head.practice) return true;
  if (after.state.phase === 'over') table.setState({ dialog: 'result' });
  else if (after.viewer !== 'none' && isHandedOver(before, after)) table.setState({ handOver: handOverAt(after), sheet: false });
  return true;
}

/** That the game as it was, with so many plays, has been kept. */
function tellOfCopy(plays: number): void {
  tableWords().then(
    () => notify(wordsNow().table.copied(plays)),
    // It lies there though it cannot be told.
    () => undefined,
  );
}

/** What whoever looks on goes on looking at while a program or another page plays: a hex, or a piece wherever it has come to. */
function lookedAt(snapshot: Snapshot): Tool | undefined {
  const { tool } = table.getState();
  if (tool.kind !== 'inspect' || !(snapshot.elsewhere || isProgrammed(snapshot))) return undefined;
  if (tool.unit === undefined) return tool;
  const piece = tableOf(snapshot)
    .pieces(snapshot.shown)
    .find(({ id }) => id === tool.unit);
  return piece && piece.hex >= 0 ? { ...tool, hex: piece.hex } : undefined;
}

/** The tool that lies ready. For whoever only looks on it shows the fight that is spoken of, and has nothing in hand. */
export function resting(snapshot: Snapshot): Tool {
  const system = tableOf(snapshot);
  const tool = system.restingTool(snapshot.context, snapshot.shown);
  return tool.kind === 'answer' || system.waits?.(tool) || mayDecide(snapshot) ? tool : REST;
}

/** Lays down what was in hand: the game has moved. */
export function settle(snapshot: Snapshot): void {
  table.setState({ ...onTable(snapshot), refused: undefined, warned: false, undoStop: undefined, advised: undefined, sight: undefined });
}

/** What lies on the table when a moment of the game is laid on it; 13.7 between two sides the card, and nothing that was pointed at. */
export function onTable(snapshot: Snapshot): Partial<TableState> {
  const tool = resting(snapshot);
  if (snapshot.viewer !== 'none' || snapshot.elsewhere) return { tool, handOver: undefined };
  return { tool, handOver: handOverAt(snapshot), cursor: undefined, hover: undefined, sheet: false };
}

/** Somebody else acts in the phase that begins, or, before the first turn, in the same phase; a question between is no hand-over. */
function isHandedOver({ state: before }: Snapshot, { state: after, context, system, head: { seats } }: Snapshot): boolean {
  const rules = systemOf({ system });
  return (
    preferences.getState().handOver &&
    seats.every((seat) => seat === 'person') &&
    !rules.asked(context, after) &&
    (before.phase !== after.phase || before.player !== after.player) &&
    rules.decider(context, before) !== rules.decider(context, after)
  );
}

function handOverAt(snapshot: Snapshot): HandOver | undefined {
  const decider = deciderOf(snapshot);
  const { cursor } = snapshot;
  return decider === undefined ? undefined : { from: lastBy(match.chapters(), decider, cursor), to: cursor, step: undefined };
}

/** Keeps the table to what another page plays, for whoever looks on, and to whose it is. Returns how to end it. */
export function keepUp(): () => void {
  return match.store.subscribe(({ now: after }, { now: before }) => {
    if (!after || !before || after.head.id !== before.head.id || !(after.elsewhere || before.elsewhere)) return;
    if (after.elsewhere === before.elsewhere && after.cursor === before.cursor && after.length === before.length) return;
    const looked = lookedAt(after);
    settle(after);
    if (looked && table.getState().tool === REST) table.setState({ tool: looked });
    const { fresh } = after;
    if (!fresh || !areTableWordsThere()) return;
    const system = tableOf(after);
    const naming = system.naming(after, armyNames(after.head.battle));
    announce(fresh.events.map((event) => system.say(event, naming)).join(' '));
  });
}

export function answer(reply: Reply): void {
  if (reply.play !== undefined) {
    play(reply.play);
    return;
  }
  const { tool: before } = table.getState();
  if (reply.tool) take(reply.tool);
  if (reply.refusal) refuse(reply.refusal);
  else if (reply.tool) tellChoice(before);
}

const inHand = (tool: Tool): number | undefined => ('unit' in tool ? tool.unit : undefined);

/** What has been taken in hand, turned or chosen but not yet ordered, for whoever does not see it. */
function tellChoice(before: Tool): void {
  const snapshot = now();
  const state = table.getState();
  const { tool } = state;
  if (!snapshot || tool === before) return;
  const system = tableOf(snapshot);
  const { said } = wordsNow().table;
  const piece = inHand(tool);
  const chosen = chosenNow(snapshot, state);
  const way = 'goal' in tool && tool.goal !== undefined ? system.way(tool, sceneOf(snapshot, state)) : undefined;
  const told = [
    ...(piece !== undefined && piece !== inHand(before) ? [said.selected(system.pieceText(snapshot, piece).trim())] : []),
    ...(chosen === undefined ? [] : [system.chosenText(snapshot, chosen)]),
    ...(way ? [way.text, way.harm] : []),
  ];
  const laidDown = piece === undefined && inHand(before) !== undefined;
  announce(sentences(told.length === 0 && laidDown ? [said.cancelled] : told));
}

/** Texts one after the other, each with a stop at its end. */
const sentences = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

export const live = (): Snapshot | undefined => {
  const snapshot = now();
  return snapshot && mayDecide(snapshot) ? snapshot : undefined;
};

export function inspectHex(hex: Hex): void {
  const snapshot = now();
  if (!snapshot) return;
  const found = tableOf(snapshot).toolAt(snapshot.context, snapshot.shown, hex);
  const unit = 'unit' in found ? found.unit : undefined;
  if (isAsked(snapshot) || table.getState().tool.kind === 'place') table.setState({ tool: { kind: 'inspect', hex, unit } });
  else take({ kind: 'inspect', hex, unit });
  table.setState({ panel: 'now', sheet: true });
  announce(
    wordsNow().table.said.selected(
      unit === undefined ? printHex(snapshot.context.board, hex) : tableOf(snapshot).pieceText(snapshot, unit),
    ),
  );
}

export function turn(by: -1 | 1): void {
  const snapshot = live();
  const { tool } = table.getState();
  if (!snapshot) return;
  const reply = behaviourOf(snapshot, tool).turn?.(tool, sceneOf(snapshot, table.getState()), by);
  if (reply) answer(reply);
}

/** What is chosen on the map but not yet ordered. */
export function chosenNow(snapshot: Snapshot, state: Pick<TableState, 'tool' | 'hover' | 'pointer'>): unknown {
  if (!mayDecide(snapshot)) return undefined;
  return behaviourOf(snapshot, state.tool).chosen?.(state.tool, sceneOf(snapshot, state));
}

export function confirmChosen(): void {
  const snapshot = live();
  const chosen = snapshot && chosenNow(snapshot, table.getState());
  if (chosen === undefined) return;
  for (const action of Array.isArray(chosen) ? chosen : [chosen]) if (!play(action)) return;
}

export function endPhase(): void {
  const snapshot = live();
  if (!snapshot) return;
  const { context, state } = snapshot;
  const rules = systemOf(snapshot);
  const order = rules.parseAction(context, state, 'end');
  const refusal = rules.judge(context, state, order);
  if (refusal) return refuse(refusal);
  const { warns, text } = tableOf(snapshot).undone(snapshot);
  if (warns && !table.getState().warned) {
    table.setState({ warned: true });
    announce(`${text}. ${wordsNow().table.reallyEnd}`);
  } else play(order);
}

export function takeUnit(id: number): void {
  const snapshot = now();
  if (!snapshot) return;
  const system = tableOf(snapshot);
  const hex = hexOf(snapshot, id);
  take(mayDecide(snapshot) ? system.toolFor(snapshot.context, snapshot.state, id) : { kind: 'inspect', hex, unit: id });
  if (hex >= 0) table.setState({ cursor: hex });
  announce(wordsNow().table.said.selected(system.pieceText(snapshot, id)));
}

/** Where a piece is shown; negative off the map. */
export const hexOf = (snapshot: Snapshot, id: number): Hex =>
  tableOf(snapshot)
    .pieces(snapshot.shown)
    .find((piece) => piece.id === id)?.hex ?? -1;

/** 6.g The piece in hand leaves the map. */
export function leaveMap(): void {
  const snapshot = now();
  const order = snapshot && tableOf(snapshot).leave?.(table.getState().tool);
  if (order !== undefined) play(order);
}

export function ask(dialog: TableDialog): void {
  table.setState({ dialog });
}
