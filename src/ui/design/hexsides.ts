import { DIRECTIONS, type Direction, type Hex } from '../../kernel/board';
import type { Point } from '../board/geometry';
import { drawnAlong } from './alongSides';
import type { ToolHost } from './bench';
import { sizeOf } from './document/drawing';
import { type Hexside, hexsideAt, paintHexsides, sidesOpen } from './document/ground';
import type { DrawingRules } from './rules';

/* What runs along hexsides: chosen one by one, or drawn by a stroke. */

export interface Hexsides {
  /** A hex is chosen first, then one of its sides: by an arrow of the wheel, or turned to and chosen again. */
  choose(hex: Hex): void;
  /** Lays or takes what runs along a hexside of the hex that is chosen. */
  face(facing: Direction): void;
  turn(by: 1 | -1): void;
  drag(from: Hex, at: Point): void;
  /** Draws what the stroke has come along; along none it chooses the hex. */
  release(hex: Hex): void;
}

export function createHexsides(rules: DrawingRules, { state, drawing, edit }: ToolHost): Hexsides {
  const position = () => drawing().position;

  const lay = (sides: readonly Hexside[], key: string | undefined) => edit(paintHexsides(rules, sides, key));

  const open = (hex: Hex): readonly Direction[] => {
    const { tool } = state.getState();
    return tool.kind === 'hexside' ? sidesOpen(rules, position(), hex, tool.key) : [];
  };

  const toggle = (hex: Hex, direction: Direction): void => {
    const { tool } = state.getState();
    if (tool.kind !== 'hexside') return;
    const side = { hex, direction };
    const there = hexsideAt(rules, position(), side);
    lay([side], tool.key === there ? undefined : tool.key);
  };

  return {
    choose(hex) {
      const { selected, facing } = state.getState();
      if (selected === hex && facing !== undefined) toggle(hex, facing);
      else state.setState({ selected: hex, facing: open(hex)[0] });
    },
    face(facing) {
      const { selected } = state.getState();
      if (selected !== undefined) toggle(selected, facing);
    },
    turn(by) {
      const { selected, facing = 0 } = state.getState();
      const sides = selected === undefined ? DIRECTIONS : open(selected);
      const next = DIRECTIONS.map((i) => (facing + by * (i + 1) + 12) % 6).find((side) => sides.includes(side));
      state.setState({ facing: next });
    },
    drag(from, at) {
      const { sides } = state.getState();
      const drawn = drawnAlong(sizeOf(position()), sides, at);
      if (drawn !== sides) state.setState({ sides: drawn, stroke: [from] });
    },
    release(hex) {
      const { tool, sides } = state.getState();
      if (sides.length === 0) state.setState({ selected: hex });
      else if (tool.kind === 'hexside') lay(sides, tool.key);
    },
  };
}
