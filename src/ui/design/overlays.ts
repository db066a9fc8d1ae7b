import { createBoard, DIRECTIONS, type Hex, neighbourOf, OFF_MAP } from '../../kernel/board';
import type { Overlays } from '../board/facts';
import type { Bench } from './bench';
import { type DrawnPosition, hexesIn, sizeOf } from './document/drawing';
import { listAt, sidesOpen } from './document/ground';
import { thingsAt } from './document/pieces';
import { occupiedOf } from './document/several';
import type { DrawingRules } from './rules';

/* What the map shows of what somebody has in hand. */

/** `picked`: the hexes that a stroke covers or leads to. */
export function overlaysOf(rules: DrawingRules, position: DrawnPosition, bench: Bench, picked: readonly Hex[]): Overlays {
  const { tool, selected, sides, naming, facing } = bench;
  const size = sizeOf(position);
  const board = createBoard(size.columns, size.rows);
  const looks = selected === undefined ? undefined : thingsAt(rules, position, selected)[0]?.facing;
  const wheelAt = (hex: Hex): Overlays['wheel'] => {
    if (tool.kind === 'hexside') return { hex, open: sidesOpen(rules, position, hex, tool.key), current: facing };
    // Whoever puts down one piece after the other wants to reach the hexes beside it.
    if (tool.kind !== 'select' || looks === undefined) return undefined;
    // So does who wants to choose the next one: no arrow lies over it.
    const beside = DIRECTIONS.map((direction) => neighbourOf(board, hex, direction));
    const taken = occupiedOf(rules, position, beside);
    return { hex, open: DIRECTIONS.filter((direction) => !taken.includes(beside[direction]!)), current: looks };
  };
  const wheel = selected === undefined ? undefined : wheelAt(selected);
  const here = selected ?? naming;
  const arrows = sides.map(({ hex, direction }) => ({ from: hex, to: neighbourOf(board, hex, direction), slight: true }));
  return {
    ...(here === undefined ? {} : { selected: here }),
    ...(wheel ? { wheel } : {}),
    ...(picked.length > 0 && tool.kind !== 'hexside' ? { picked } : {}),
    ...(tool.kind === 'list' ? { legal: hexesIn(size, listAt(position, tool.path)) } : {}),
    ...(arrows.length > 0 ? { arrows: arrows.filter(({ to }) => to !== OFF_MAP) } : {}),
  };
}
