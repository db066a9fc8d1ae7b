import type { Hex } from '../../../kernel/board';
import { preferences } from '../../../store/preferences';
import { type InspectTool, isLine, REST, type Tool, table } from '../../../store/table';
import type { Reply } from '../contract/system';
import { tableOf } from '../contract/systems';
import { decidable, isAsked, now } from './deciding';
import { play, playTogether, refuse } from './play';
import { emit } from './sessionEvents';
import { behaviourOf, chosenNow, hexOf, inspectAt, selectTool, situationOf } from './tools';

/** An order, or several one after the other until one is refused. */
function playEach(orders: unknown): void {
  for (const order of Array.isArray(orders) ? orders : [orders]) if (!play(order)) return;
}

/** Does what a tool answers. */
export function answer(reply: Reply): void {
  if (reply.play !== undefined) {
    playEach(reply.play);
    return;
  }
  const { tool: before } = table.getState();
  if (reply.together) {
    playTogether(reply.together);
    return;
  }
  if (reply.tool) selectTool(reply.tool);
  if (reply.refusal) refuse(reply.refusal);
  else if (reply.tool) emit({ kind: 'chosen', before });
}

/** Looks at a hex and what stands there. */
export function inspectHex(hex: Hex): void {
  const snapshot = now();
  if (!snapshot) return;
  const tool = inspectAt(snapshot, hex);
  if (isAsked(snapshot) || tableOf(snapshot).asks?.(table.getState().tool)) table.setState({ tool });
  else selectTool(tool);
  table.setState({ panel: 'now', sheet: true });
  emit({ kind: 'selected', unit: tool.unit, hex });
}

/** Turns the piece in hand by a hexside. */
export function turn(by: -1 | 1): void {
  const snapshot = decidable();
  const { tool } = table.getState();
  if (!snapshot) return;
  const reply = behaviourOf(snapshot, tool).turn?.(tool, situationOf(snapshot, table.getState()), by);
  if (!reply) return;
  answer(reply);
  // Whoever goes on by the keyboard orders what is shown where it is shown.
  if (reply.tool?.goal !== undefined) table.setState({ cursor: reply.tool.goal });
}

/** Orders what is chosen. */
export function confirmChosen(): void {
  const snapshot = decidable();
  const chosen = snapshot && chosenNow(snapshot, table.getState());
  if (chosen === undefined) return;
  if (isLine(table.getState().tool)) {
    playTogether(chosen as readonly unknown[]);
    return;
  }
  playEach(chosen);
}

export function takeUnit(id: number): void {
  const snapshot = now();
  if (!snapshot) return;
  const hex = hexOf(snapshot, id);
  const looked: InspectTool = { kind: 'inspect', hex, unit: id };
  selectTool(decidable() ? tableOf(snapshot).toolFor(snapshot.context, snapshot.state, id) : looked);
  if (hex >= 0) table.setState({ cursor: hex });
  emit({ kind: 'selected', unit: id, hex });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Orders by a button beside the map. A finger, and whoever wishes to be asked, chooses first: `chosen` is the tool with which the map then shows the order, and
 * the main button, or the same button once more, gives it. What has come up under the finger orders nothing.
 */
export function orderByButton<Chosen extends Tool>(order: unknown, chosen: Chosen, isFinger: boolean): void {
  const snapshot = decidable();
  if (!snapshot) return;
  const asks = isFinger || preferences.getState().confirm;
  if (!asks || isSame(chosenNow(snapshot, table.getState()), order)) play(order);
  else answer({ tool: chosen });
}

/** The same for an order that no tool is about: what is in hand stays there, with the order chosen besides; several pieces that would go together are laid down. */
export function orderBesides(order: unknown, isFinger: boolean): void {
  const { tool } = table.getState();
  orderByButton(order, { ...(isLine(tool) ? REST : tool), pending: order }, isFinger);
}

/** 6.g The piece in hand leaves the map; by a finger that is chosen first. */
export function leaveMap(isFinger = false): void {
  const snapshot = now();
  const order = snapshot && tableOf(snapshot).leave?.(table.getState().tool);
  if (order !== undefined) orderBesides(order, isFinger);
}
