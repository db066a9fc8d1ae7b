import type { Hex } from '../../../kernel/board';
import type { DrawingRules } from '../rules';
import { shifted } from './brushes';
import { type DrawnPosition, type Edit, sizeOf } from './drawing';
import { rewriteAt, thingsIn, withPlace } from './pieces';

/* What stands in several hexes, done with at once. */

/** Those of some hexes in which something stands. */
export function occupiedOf(rules: DrawingRules, position: DrawnPosition, hexes: readonly Hex[]): Hex[] {
  if (hexes.length === 0) return [];
  const taken = new Set(thingsIn(rules, position).map(({ hex }) => hex));
  return hexes.filter((hex) => taken.has(hex));
}

/** Why what stands in hexes cannot go together: something would leave the map, or a piece that does not go along stands in the way. */
export type Hindrance = 'offMap' | 'inTheWay';

/**
 * Where what stands in hexes comes to when one of them goes to another hex, in their order; or why it does not.
 */
export function goalsOf(rules: DrawingRules, position: DrawnPosition, hexes: readonly Hex[], from: Hex, to: Hex): Hex[] | Hindrance {
  const going = new Set(hexes);
  const inTheWay = new Set(thingsIn(rules, position).flatMap(({ kind, hex }) => (kind.alone && !going.has(hex) ? [hex] : [])));
  const goals = shifted(sizeOf(position), hexes, from, to);
  if (goals.includes(undefined)) return 'offMap';
  return goals.some((hex) => inTheWay.has(hex!)) ? 'inTheWay' : (goals as Hex[]);
}

/** Takes all that stands in hexes to others, each to its own. */
export const moveAll =
  (rules: DrawingRules, hexes: readonly Hex[], goals: readonly Hex[]): Edit =>
  (draft) => {
    const size = sizeOf(draft.position);
    const goalOf = new Map(hexes.map((hex, i) => [hex, goals[i]!]));
    rewriteAt(rules, new Set(hexes), ({ kind, text, hex }) => withPlace(size, kind, text, goalOf.get(hex)!, undefined))(draft);
  };

/** Turns all that stands in hexes and looks somewhere. */
export const turnAll =
  (rules: DrawingRules, hexes: readonly Hex[], by: 1 | -1): Edit =>
  (draft) => {
    const size = sizeOf(draft.position);
    rewriteAt(rules, new Set(hexes), ({ kind, text, hex, facing }) =>
      facing === undefined ? text : withPlace(size, kind, text, hex, (facing + by + 6) % 6),
    )(draft);
  };

/** Takes away all that stands in hexes; their names stay. */
export const removeAll = (rules: DrawingRules, hexes: readonly Hex[]): Edit => rewriteAt(rules, new Set(hexes), () => undefined);
