import type { Snapshot } from '../../../store/match';
import { isLine, type Tool } from '../../../store/table';
import { tableOf } from '../contract/systems';
import { lineRulesOf } from '../session';

/** What is chosen with a tool, in the words of the button that orders it. */
export function chosenText(snapshot: Snapshot, tool: Tool, chosen: unknown): string {
  if (!isLine(tool)) return tableOf(snapshot).chosenText(snapshot, chosen);
  const words = lineRulesOf(snapshot)?.words();
  const count = (chosen as readonly unknown[]).length;
  const turns = tool.goal === undefined && !tool.wheel;
  return ((turns && words?.turn) || words?.move)?.(count) ?? '';
}
