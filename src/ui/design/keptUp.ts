import { AT_REST, type Bench, NO_STROKE, NOTHING_CHOSEN } from './bench';
import { isSameSize, sizeOf } from './document/drawing';
import { amongOn } from './document/ground';
import type { Drawn } from './document/history';
import { occupiedOf } from './document/several';
import type { DrawingRules } from './rules';

/* What becomes of what somebody has in hand once the drawing is another. */

/** What is chosen on a map of the same size. */
function chosenStill(rules: DrawingRules, { group, leads, selected }: Bench, now: Drawn, was: Drawn): Partial<Bench> {
  const isOther = now.version?.id !== was.version?.id;
  const occupied = (hexes: Iterable<number>) => occupiedOf(rules, now.shown.position, [...hexes]).length;
  // Who has been chosen together is chosen no longer once one of them is somewhere else, or in another version others may stand there.
  const isGroupLost = isOther || occupied(new Set(group)) < group.length;
  // Nor is anybody led who is gone, or was another.
  const isLedLost = leads && (isOther || selected === undefined || occupied([selected]) === 0);
  return { ...(isGroupLost ? { group: [] } : {}), ...(isLedLost ? NO_STROKE : {}) };
}

/** Whether there is still what a tool is for: not so a list of a term or a reserve once there are fewer of these, nor a type that there is no longer. */
function isToolKept(rules: DrawingRules, { tool }: Bench, now: Drawn, was: Drawn): boolean {
  const { position } = now.shown;
  if (tool.kind === 'list') return amongOn(position, tool.path) >= amongOn(was.shown.position, tool.path);
  if (tool.kind !== 'thing' || tool.of !== rules.pieces) return true;
  return rules.types.includes(tool.words) || Object.hasOwn(position.types ?? {}, tool.words);
}

/** What changes of a bench after a change of the drawing; empty: nothing. */
export function keptUp(rules: DrawingRules, bench: Bench, now: Drawn, was: Drawn): Partial<Bench> {
  // On a map of another size a hex is another hex.
  const isSame = isSameSize(sizeOf(now.shown.position), sizeOf(was.shown.position));
  const chosen = isSame ? chosenStill(rules, bench, now, was) : NOTHING_CHOSEN;
  return isToolKept(rules, bench, now, was) ? chosen : { ...chosen, tool: AT_REST.tool };
}
