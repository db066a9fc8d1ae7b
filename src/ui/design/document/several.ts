import type { Hex } from '../../../kernel/board';
import { wordsOf } from '../../../kernel/notation';
import type { DrawingRules } from '../rules';
import { shifted } from './brushes';
import { type DrawnPosition, type Edit, hexIn, SIDES, sizeOf } from './drawing';
import { clear, kindsOf, rewrite, thingsIn, turn, withPlace } from './pieces';

/* What stands in several hexes, done with at once. */

/** Those of some hexes in which something stands. */
export function occupiedOf(rules: DrawingRules, position: DrawnPosition, hexes: readonly Hex[]): Hex[] {
  const taken = new Set(thingsIn(rules, position).map(({ hex }) => hex));
  return hexes.filter((hex) => taken.has(hex));
}

/**
 * Where what stands in hexes comes to when one of them goes to another hex, in their order; undefined where something would leave the map, or a piece that
 * does not go along stands in the way.
 */
export function goalsOf(rules: DrawingRules, position: DrawnPosition, hexes: readonly Hex[], from: Hex, to: Hex): Hex[] | undefined {
  const going = new Set(hexes);
  const inTheWay = new Set(thingsIn(rules, position).flatMap(({ kind, hex }) => (kind.alone && !going.has(hex) ? [hex] : [])));
  const goals = shifted(sizeOf(position), hexes, from, to);
  return goals.every((hex) => hex !== undefined && !inTheWay.has(hex)) ? (goals as Hex[]) : undefined;
}

/** Takes all that stands in hexes to others, each to its own. */
export const moveAll =
  (rules: DrawingRules, hexes: readonly Hex[], goals: readonly Hex[]): Edit =>
  ({ position }) => {
    const size = sizeOf(position);
    const goalOf = new Map(hexes.map((hex, i) => [hex, goals[i]]));
    for (const kind of kindsOf(rules)) {
      const moved = (text: string): string => {
        const hex = hexIn(size, wordsOf(text)[kind.hexWord]);
        const goal = hex === undefined ? undefined : goalOf.get(hex);
        return goal === undefined ? text : withPlace(size, kind, text, goal, undefined);
      };
      for (const side of SIDES) rewrite(rules, position, side, kind, moved);
    }
  };

/** Turns all that stands in hexes and looks somewhere. */
export const turnAll =
  (rules: DrawingRules, hexes: readonly Hex[], by: 1 | -1): Edit =>
  (draft) => {
    const those = new Set(hexes);
    for (const thing of thingsIn(rules, draft.position))
      if (those.has(thing.hex) && thing.facing !== undefined) turn(rules, thing, (thing.facing + by + 6) % 6)(draft);
  };

/** Takes away all that stands in hexes; their names stay. */
export const removeAll =
  (rules: DrawingRules, hexes: readonly Hex[]): Edit =>
  (draft) => {
    for (const kind of kindsOf(rules)) clear(rules, hexes, kind)(draft);
  };
