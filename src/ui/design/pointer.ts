import { type Direction, type Hex, OFF_MAP } from '../../kernel/board';
import { hexAtPoint, type Point } from '../board/geometry';
import { NO_STROKE, type ToolHost } from './bench';
import { BETWEEN_TWO } from './document/brushes';
import { sizeOf } from './document/drawing';
import type { Group } from './group';
import type { Hexsides } from './hexsides';
import type { OnePiece } from './onePiece';
import type { Strokes } from './strokes';

/* What a press on the map is for what is in hand. */

export interface Pointer {
  /** Whether a press on a hex begins something, and does not pan. */
  aims(hex: Hex): boolean;
  aim(hex: Hex, facing: Direction | undefined): void;
  drag(hex: Hex, at: Point): void;
  release(hex: Hex, facing: Direction | undefined): void;
  /** A tap, a click or Enter on a hex. */
  choose(hex: Hex): void;
}

interface PointerHost extends Omit<ToolHost, 'edit'> {
  readonly piece: OnePiece;
  readonly group: Group;
  readonly hexsides: Hexsides;
  readonly strokes: Strokes;
}

export function createPointer({ state, drawing, piece, group, hexsides, strokes }: PointerHost): Pointer {
  const inHand = () => state.getState();

  const choose = (hex: Hex): void => {
    const { tool, brush, leads } = inHand();
    if (leads) piece.leadTo(hex);
    else if (tool.kind === 'select') piece.choose(hex);
    else if (tool.kind === 'thing' && !(strokes.laysRow() && BETWEEN_TWO.includes(brush))) piece.putDown(hex, undefined);
    else if (tool.kind === 'place') state.setState({ naming: hex });
    else if (tool.kind === 'hexside') hexsides.choose(hex);
    else if (tool.kind === 'several') group.point(hex);
    else strokes.drawByKeys(hex);
  };

  const isTaken = (from: Hex): boolean => {
    const { tool } = inHand();
    return tool.kind === 'select' || (tool.kind === 'several' && group.gathered().includes(from));
  };

  return {
    aims: (hex) => (inHand().tool.kind === 'select' ? piece.topAt(hex) !== undefined : true),
    aim(_, facing) {
      // What is refused again is told again.
      state.setState(inHand().tool.kind === 'thing' ? { facing, refused: undefined } : { refused: undefined });
    },
    drag(from, at) {
      const { tool } = inHand();
      if (tool.kind === 'place' || (tool.kind === 'thing' && !strokes.laysRow())) return;
      if (tool.kind === 'hexside') return hexsides.drag(from, at);
      const hex = hexAtPoint(sizeOf(drawing().position), at.x, at.y);
      if (hex !== OFF_MAP) strokes.goTo(hex);
      // What is dragged off the map stays where it was.
      else if (isTaken(from)) state.setState({ stroke: [from, from] });
    },
    release(hex, facing) {
      const { tool, stroke, leads } = inHand();
      if (leads && stroke.length < 2) choose(hex);
      else if (tool.kind === 'thing' && strokes.covered(stroke).length < 2) piece.putDown(hex, facing);
      else if (tool.kind === 'select') piece.press(hex, stroke);
      else if (tool.kind === 'several') group.press(stroke.length > 1 ? stroke : [hex]);
      else if (tool.kind === 'place') choose(hex);
      else if (tool.kind === 'hexside') hexsides.release(hex);
      else strokes.draw(stroke);
      state.setState(NO_STROKE);
    },
    choose,
  };
}
