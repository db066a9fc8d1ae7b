import type { Hex } from '../../../kernel/board';
import { isApart } from '../../../store/apart';
import type { Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { systemOf } from '../../../store/systems';
import { type InspectTool, isInspecting, isLine, REST, type TableDialog, type TableState, type Tool, table } from '../../../store/table';
import type { Behaviour, TableSystem } from '../contract/system';
import { tableOf } from '../contract/systems';
import { isProgrammed, mayDecide } from './deciding';
import { isFinger } from './finger';
import { handOverAt } from './handOver';
import { type LineSituation, lineBehaviour } from './line/tool';
import { withPending } from './pending';
import { emit } from './sessionEvents';

/** The tools' situation, as far as the shell makes it. */
export function situationOf(snapshot: Snapshot, { tool, hover, pointer }: Pick<TableState, 'tool' | 'hover' | 'pointer'>): unknown {
  const careful = preferences.getState().confirm || isFinger(pointer);
  if (isLine(tool)) return { snapshot, hover, pointer, careful } satisfies LineSituation;
  return tableOf(snapshot).situation(snapshot, { hover, careful });
}

/** How the tool in hand behaves. */
export function behaviourOf(snapshot: Snapshot, tool: Tool): Behaviour {
  if (isLine(tool)) return lineBehaviour as unknown as Behaviour;
  const held = tableOf(snapshot).behaviourOf(tool);
  return tool.pending === undefined ? held : withPending(held);
}

/** Whether a tool shows something else with every hex pointed at. */
export const follows = (system: TableSystem, tool: Tool): boolean => isLine(tool) || system.follows(tool);

export function selectTool(tool: Tool): void {
  table.setState({ tool, refused: undefined, warned: false, undoStop: undefined });
  // The wheel about a hex at the edge of the window would be cut off.
  if (tool.goal !== undefined) emit({ kind: 'reveal', hex: tool.goal });
}

/** The tool that lies ready. For whoever only looks on it shows the fight that is spoken of, and has nothing in hand. */
export function readyTool(snapshot: Snapshot): Tool {
  const system = tableOf(snapshot);
  const tool = system.restingTool(snapshot.context, snapshot.shown);
  return tool.kind === 'answer' || system.waits?.(tool) || mayDecide(snapshot) ? tool : REST;
}

/** What lies on the table when a moment of the game is laid on it, and nothing that was pointed at; 13.7 between two sides at one screen the card. */
export function onTable(snapshot: Snapshot): Partial<TableState> {
  const rest = { tool: readyTool(snapshot), hover: undefined, handOver: undefined, handOverAside: undefined };
  if (snapshot.viewer !== 'none' || snapshot.elsewhere || isApart(snapshot)) return rest;
  // An order half typed would tell the other where a piece is.
  return { ...rest, handOver: handOverAt(snapshot), cursor: undefined, sheet: false, coverage: undefined, typing: false };
}

/** Lays down what was in hand: the game has moved. */
export function resetTool(snapshot: Snapshot): void {
  table.setState({
    ...onTable(snapshot),
    refused: undefined,
    warned: false,
    undoStop: undefined,
    advised: undefined,
    asking: false,
    sight: undefined,
    rolling: undefined,
  });
}

/** Lays down what was in hand, save what whoever looks on was looking at. */
export function resetToolButLook(snapshot: Snapshot): void {
  const looked = lookedAt(snapshot);
  resetTool(snapshot);
  if (looked && table.getState().tool === REST) table.setState({ tool: looked });
}

/** What whoever looks on goes on looking at while a program or another page plays: a hex, or a piece wherever it has come to. */
function lookedAt(snapshot: Snapshot): InspectTool | undefined {
  const { tool } = table.getState();
  if (!isInspecting(tool) || !(snapshot.elsewhere || isProgrammed(snapshot))) return undefined;
  if (tool.unit === undefined) return tool;
  const hex = hexOf(snapshot, tool.unit);
  return hex >= 0 ? { ...tool, hex } : undefined;
}

/** Where a piece is shown; negative off the map. */
export const hexOf = (snapshot: Snapshot, id: number): Hex =>
  systemOf(snapshot)
    .pieces(snapshot.shown)
    .find((piece) => piece.id === id)?.hex ?? -1;

/** Who stands in a hex, looked at whatever a click there would take up; of several whoever the others are with. */
export const inspectAt = (snapshot: Snapshot, hex: Hex): InspectTool => ({
  kind: 'inspect',
  hex,
  unit: systemOf(snapshot)
    .pieces(snapshot.shown)
    .find((piece) => piece.hex === hex)?.id,
});

/** What is chosen on the map but not yet ordered. */
export function chosenNow(snapshot: Snapshot, state: Pick<TableState, 'tool' | 'hover' | 'pointer'>): unknown {
  if (!mayDecide(snapshot)) return undefined;
  return behaviourOf(snapshot, state.tool).chosen?.(state.tool, situationOf(snapshot, state));
}

export function ask(dialog: TableDialog): void {
  table.setState({ dialog });
}
