import type { Hex } from '../../../kernel/board';
import type { Side } from '../../../kernel/twoSides';
import { COVERS, type Cover, type CoverageFacts } from '../../board/facts';

/** What is reckoned of a side in a state, once for each: a state that has been shown is never changed. */
export function memoPerSide<Context, State extends object, Value>(
  reckon: (context: Context, state: State, side: Side) => Value,
): (context: Context, state: State, side: Side) => Value {
  const known = new WeakMap<State, Partial<Record<Side, Value>>>();
  return (context, state, side) => {
    let all = known.get(state);
    if (!all) {
      all = {};
      known.set(state, all);
    }
    all[side] ??= reckon(context, state, side);
    return all[side];
  };
}

/** The areas of hexes that any piece covers, each hex once; one that is empty is left out. */
export const coverageOf = (
  labels: Readonly<Record<Cover, string>>,
  hexes: Readonly<Record<Cover, readonly Hex[]>>,
): CoverageFacts['areas'] =>
  COVERS.flatMap((cover) => {
    const all = [...new Set(hexes[cover])].sort((a, b) => a - b);
    return all.length > 0 ? [{ cover, hexes: all, label: labels[cover] }] : [];
  });
