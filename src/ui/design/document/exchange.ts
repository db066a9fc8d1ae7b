import { isFields } from '../../../kernel/fields';
import type { Checked, Fault } from '../../../kernel/game';
import { wordsOf } from '../../../kernel/notation';
import { inShort } from '../../../kernel/record';
import type { AnyTwoSidedGame } from '../../../kernel/twoSides';
import type { DrawingRules } from '../rules';
import { drawingOf, type FirstTexts } from './begin';
import { faultsOfAll, refusals } from './checks';
import { type Drawing, type DrawnPosition, UNPLACED } from './drawing';
import { stillOf } from './still';
import { positionsOf, writtenOut } from './variants';

/** The JSON of a battle that comes from a stranger, told apart: a whole battle, or a position alone. */
export function positionIn(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return undefined;
  return 'position' in json ? json.position : json;
}

/** `F8..H9`, `F8/N` */
const SHORT = /[A-Z]\d+(\.\.[A-Z]|\/[NSEW])/;

const TOO_MUCH = /^atMost:/;

/** How large the map of a battle or of a version is: the drawing table leaves none that the rules refuse. */
const SIZE = /(^|\.)position\.map\.(columns|rows)$/;

/** Codes of what the rules cannot read, whatever is drawn. */
const UNREAD = ['object', 'list', 'text', 'shorterText', 'number', 'wholeNumber', 'yesOrNo', 'required', 'knownField', 'hexAndFacing'];

/** Whether a place of the position is one that the drawing table changes. */
function isDrawn(rules: DrawingRules, field: string): boolean {
  const others = [...(rules.choices ?? []), ...rules.underWay].map((one) => one.field);
  return ['map', 'types', 'options', 'turns', 'draw', 'victory', ...others].includes(field);
}

/** What may lie off the map: what a version with a smaller map has from the battle, a place with a name, and who has left the map that was larger then. */
const mayLieOff = ({ gone = [] }: DrawingRules, at: string): boolean =>
  /^(variants|places)/.test(at) || gone.some(({ field, hexWord }) => hexWord !== undefined && at.includes(`].${field}[`));

/** What the rules refuse of a position that they can read: it is told at the drawing table. */
function isDrawnWrong(rules: DrawingRules, { at, expected, found = '' }: Fault): boolean {
  const [, field = '', inside = ''] = /(?:^|\.)position\.(\w+)(.*)$/.exec(at) ?? [];
  // Who waits to be placed waits still where no option lets him.
  if (found === UNPLACED) return field === rules.sides;
  if (UNREAD.includes(expected) || found === '{…}' || found === '[…]') return false;
  // A list without hexes is still to be drawn.
  if (expected === 'hex') return found === '';
  if (expected === 'hexOnMap') return mayLieOff(rules, at);
  // Sides have too many pieces together, or there are fewer turns than have been played.
  if (TOO_MUCH.test(expected) && (field === rules.sides || field === 'turn')) return true;
  return field === rules.sides ? inside !== '' : isDrawn(rules, field);
}

/** What is still to come in a battle that somebody is drawing, or too much of it: that keeps it from being played, not from being drawn on. */
const isLacking = (rules: DrawingRules, fault: Fault): boolean | undefined => {
  const { at, expected } = fault;
  if (SIZE.test(at)) return false;
  const isOfTexts = (expected.startsWith('atLeast:') || TOO_MUCH.test(expected)) && !/^(position|variants$)/.test(at);
  return expected === 'someUnit' || expected === 'someText' || isOfTexts || rules.isLeftOver?.(fault) || isDrawnWrong(rules, fault);
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) => (field === 'name' ? [] : textsIn(one)));
};

/** What is no map at all could not be painted on; where it is left out or null one is begun. */
function noMapIn(position: unknown): Fault[] {
  const map = isFields(position) ? (position['map'] ?? {}) : {};
  return isFields(map) ? [] : [{ at: 'map', expected: 'map', found: Array.isArray(map) ? '[…]' : inShort(String(map)) }];
}

/** Whether something that the drawing table draws is written in short: it could not be painted over. */
const isShort = (rules: DrawingRules, drawing: Drawing): boolean =>
  positionsOf(drawing).some((position) =>
    ['map', rules.sides, 'victory'].some((field) =>
      textsIn(position[field]).some((text) => wordsOf(text).some((word) => SHORT.test(word))),
    ),
  );

/** Reads a battle, finished or not, or a position without its texts; whatever is wrong with it is told at once. Nothing but its data is taken. */
export function readDrawing(rules: DrawingRules, system: AnyTwoSidedGame, json: unknown, texts: FirstTexts): Checked<Drawing> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { ok: false, faults: [{ at: '', expected: 'object' }] };
  const whole = 'position' in json;
  const oddIn = (position: unknown): readonly Fault[] => [...noMapIn(position), ...(rules.crowded?.(position) ?? [])];
  const odd = whole ? faultsOfAll(positionsOf(json as Drawing), oddIn) : [...oddIn(json)];
  if (odd.length > 0) return { ok: false, faults: odd };
  const opened = whole ? undefined : system.readPosition(json);
  if (opened?.ok === false) return opened;
  const drawing = whole ? (json as Drawing) : drawingOf(rules, json as DrawnPosition, texts);
  const faults = refusals(drawing, system);
  if (!faults.every((fault) => isLacking(rules, fault)) || !stillOf(rules, system, drawing.position)) return { ok: false, faults };
  const written = writtenOut(rules, drawing);
  if (isShort(rules, written)) return { ok: false, faults };
  return { ok: true, value: structuredClone(written) };
}
