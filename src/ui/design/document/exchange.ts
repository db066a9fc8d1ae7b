import type { Checked, Fault } from '../../../kernel/game';
import type { AnyTwoSidedGame } from '../../../kernel/twoSides';
import type { DrawingRules } from '../rules';
import { drawingOf, type FirstTexts } from './begin';
import { refusals } from './checks';
import type { Drawing, DrawnPosition } from './drawing';

/** The JSON of a battle that comes from a stranger, told apart: a whole battle, or a position alone. */
export function positionIn(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return undefined;
  return 'position' in json ? json.position : json;
}

/** Reads a battle, or a position without its texts; whatever is wrong with it is told at once. Nothing but its data is taken. */
export function readDrawing(rules: DrawingRules, system: AnyTwoSidedGame, json: unknown, texts: FirstTexts): Checked<Drawing> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { ok: false, faults: [{ at: '', expected: 'object' }] };
  const opened = system.readPosition(positionIn(json));
  const whole = 'position' in json;
  if (!opened.ok && !whole) return opened;
  const drawing = whole ? (json as Drawing) : drawingOf(rules, json as DrawnPosition, texts);
  const faults: Fault[] = refusals(drawing, system);
  if (faults.length > 0) return { ok: false, faults };
  const unfolded = rules.unfold ? { ...drawing, position: rules.unfold(drawing.position) } : drawing;
  return { ok: true, value: structuredClone(unfolded) };
}
