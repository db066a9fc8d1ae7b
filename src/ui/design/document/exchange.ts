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

/** What is still to come in a battle that somebody is drawing, and keeps it from being played, not from being drawn on. */
const isLacking = ({ at, expected }: Fault): boolean =>
  expected === 'someUnit' || expected === 'someText' || (expected.startsWith('atLeast:') && !at.startsWith('position'));

/** Reads a battle, finished or not, or a position without its texts; whatever is wrong with it is told at once. Nothing but its data is taken. */
export function readDrawing(rules: DrawingRules, system: AnyTwoSidedGame, json: unknown, texts: FirstTexts): Checked<Drawing> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { ok: false, faults: [{ at: '', expected: 'object' }] };
  const opened = system.readPosition(positionIn(json));
  const whole = 'position' in json;
  if (!opened.ok && !whole) return opened;
  const drawing = whole ? (json as Drawing) : drawingOf(rules, json as DrawnPosition, texts);
  const faults = refusals(drawing, system);
  if (!faults.every(isLacking)) return { ok: false, faults };
  const unfolded = rules.unfold ? { ...drawing, position: rules.unfold(drawing.position) } : drawing;
  return { ok: true, value: structuredClone(unfolded) };
}
