import type { Direction, Hex } from '../../../kernel/board';
import type { Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { isHandedOver, isInspecting, isLine, type TableState, type Tool, table } from '../../../store/table';
import { announce, announcePassing } from '../../app/announce';
import { whenFetched } from '../../app/fetched';
import type { BoardIntents } from '../../board/intents';
import { wordsNow } from '../../words';
import { fetchHelp } from '../contract/helpPart';
import { tableOf } from '../contract/systems';
import { tutor } from '../contract/tutor';
import {
  answer,
  beginByPress,
  behaviourOf,
  cancel,
  decidable,
  drawAt,
  inspectAt,
  inspectHex,
  isAsked,
  isFinger,
  isRolling,
  isStagePress,
  joinerAt,
  mayDecide,
  now,
  pencilOf,
  pickAll,
  pickAt,
  planOf,
  pointSight,
  type Stroke,
  selectTool,
  situationOf,
  turn,
  wheelLine,
} from '../session';
import { planText } from './lineText';

/** The tool before an aim began: what a release without a facing, or giving up the aim, goes back to. */
let before: Tool | undefined;

/** Asks why what might be done at a hex cannot be. */
function askWhyAt(hex: Hex): void {
  whenFetched(fetchHelp(), ({ askAt }) => askAt(hex));
}

/** What the pencil has done, for whoever does not see it. */
function strokeSaid({ from, to, isAdded = false }: Stroke): string {
  const { notes } = wordsNow().table;
  return to === undefined ? notes.begun(from) : from === to ? notes.ring(to, isAdded) : notes.arrow(from, to, isAdded);
}

function fingerOn(hex: Hex, pointer = table.getState().pointer): void {
  const snapshot = now();
  if (!snapshot) return;
  const { tool, asking } = table.getState();
  // The card goes first; what the click is for waits until the next player sees the map.
  if (isHandedOver(table.getState())) return beginByPress();
  if (isRolling()) return;
  const stroke = drawAt(hex);
  if (stroke) return announce(strokeSaid(stroke));
  if (asking) return askWhyAt(hex);
  if (pointSight(hex)) return;
  if (tutor.getState().now?.tap(hex)) return;
  if (!mayDecide(snapshot)) return selectTool(inspectAt(snapshot, hex));
  // Whoever skips a scene has not seen yet what is waited for.
  if (isStagePress() && (isAsked(snapshot) || tableOf(snapshot).waits?.(tool))) return;
  answer(behaviourOf(snapshot, tool).hex(tool, situationOf(snapshot, { ...table.getState(), pointer }), hex));
}

/** A row of the map as a table is chosen as by a finger: what it would order is told first. Whoever may not decide looks there. */
export function chooseRow(hex: Hex): void {
  table.setState({ cursor: hex, pointer: 'keyboard' });
  if (decidable()) fingerOn(hex, 'touch');
  else inspectHex(hex);
}

/** With a piece in hand a long press on a hex where nobody stands asks about the piece; anywhere else it shows what is there. */
function keepsInHand(hex: Hex): boolean {
  const snapshot = decidable();
  const { tool } = table.getState();
  if (!preferences.getState().whyNot || !snapshot || isInspecting(tool) || tool.unit === undefined) return false;
  return inspectAt(snapshot, hex).unit === undefined;
}

/** What would become of several pieces if they went where it is pointed. */
function tellLine(): void {
  const snapshot = decidable();
  const { tool, hover } = table.getState();
  if (!snapshot || !isLine(tool) || tool.goal !== undefined) return;
  const plan = planOf(tool, { snapshot, hover });
  if (plan) announcePassing(planText(snapshot, plan).join(' '));
}

/** The way that is pointed at harms somebody: told before it is ordered, beside the hex that the map describes itself. */
function tellHarm(): void {
  const snapshot = decidable();
  const { tool } = table.getState();
  if (!snapshot || tool.goal !== undefined || isLine(tool)) return;
  const harm = tableOf(snapshot).way(tool, situationOf(snapshot, table.getState()))?.harm;
  if (harm) announcePassing(harm);
}

export const intents: BoardIntents = {
  onHover(hover) {
    if (table.getState().hover !== hover) table.setState({ hover });
  },
  onHex(hex, { pointer }) {
    table.setState({ pointer, cursor: hex });
    fingerOn(hex);
  },
  onInspect(hex, { pointer }) {
    if (isHandedOver(table.getState())) return;
    // A finger that rests on a piece which may go begins a line; why it may not do something else is asked by the menu.
    const snapshot = decidable();
    if (isFinger(pointer) && snapshot && joinerAt(snapshot, hex) !== undefined) {
      pickAt(hex);
      return;
    }
    if (!keepsInHand(hex)) inspectHex(hex);
    if (preferences.getState().whyNot && decidable()) askWhyAt(hex);
  },
  onAdd(hex) {
    if (isHandedOver(table.getState())) return;
    table.setState({ pointer: 'mouse', cursor: hex });
    pickAt(hex);
  },
  onFrame(hexes) {
    if (!isHandedOver(table.getState())) pickAll(hexes);
  },
  onAim(hex, facing) {
    const snapshot = decidable();
    const { tool } = table.getState();
    if (!snapshot) return;
    before ??= tool;
    const aimed =
      facing === undefined ? before : behaviourOf(snapshot, before).aim?.(before, situationOf(snapshot, table.getState()), hex, facing);
    if (aimed && aimed !== tool) table.setState({ tool: aimed, refused: undefined });
  },
  onRelease(hex, facing) {
    const snapshot = decidable();
    const tool = before ?? table.getState().tool;
    before = undefined;
    if (!snapshot) return;
    table.setState({ tool, cursor: hex });
    if (tutor.getState().now?.tap(hex)) return;
    const reply = behaviourOf(snapshot, tool).release?.(tool, situationOf(snapshot, table.getState()), hex, facing);
    if (reply) answer(reply);
  },
  onAimCancel() {
    if (before) table.setState({ tool: before });
    before = undefined;
  },
  onFacing(_hex: Hex, facing: Direction) {
    const snapshot = decidable();
    const { tool } = table.getState();
    const reply = snapshot && behaviourOf(snapshot, tool).facing?.(tool, situationOf(snapshot, table.getState()), facing);
    if (reply) answer(reply);
  },
  onCursor(cursor) {
    table.setState({ cursor, pointer: 'keyboard', hover: cursor });
    tellHarm();
    tellLine();
  },
  onTurn: turn,
  onWheel: wheelLine,
  onCancel: cancel,
};

/** Whether what is chosen on the map is asked about, looked at or drawn, and nothing is ordered there. */
export const ordersNothing = (state: TableState, snapshot: Snapshot): boolean =>
  state.asking || (!!state.sight && isFinger(state.pointer)) || !!pencilOf(state, snapshot);

/** Whether a press on a hex begins an aim. */
export function aims(hex: Hex): boolean {
  const snapshot = decidable();
  const state = table.getState();
  if (!snapshot || ordersNothing(state, snapshot)) return false;
  return behaviourOf(snapshot, state.tool).aims?.(state.tool, situationOf(snapshot, state), hex) ?? false;
}
