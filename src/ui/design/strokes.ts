import type { Hex } from '../../kernel/board';
import { NO_STROKE, type ToolHost } from './bench';
import { BETWEEN_TWO, covered, lineBetween } from './document/brushes';
import { hexesIn, sizeOf } from './document/drawing';
import { groundsLike, listAt, paint, paintList } from './document/ground';
import { clear, putRow } from './document/pieces';
import type { DrawingRules } from './rules';

/* Strokes of a brush over hexes. */

export interface Strokes {
  /** The hexes that a stroke covers with what is in hand. */
  covered(stroke: readonly Hex[]): readonly Hex[];
  /** Whether a stroke lays a row of pieces; where it is free to, it says how a piece looks. */
  laysRow(): boolean;
  /** The pointer has come to a hex. */
  goTo(hex: Hex): void;
  /** Does on the map what a stroke means. */
  draw(stroke: readonly Hex[]): void;
  /** With the keys a brush from one hex to another is set down first, and then drawn. */
  drawByKeys(hex: Hex): void;
}

export function createStrokes(rules: DrawingRules, { state, drawing, edit }: ToolHost): Strokes {
  const inHand = () => state.getState();
  const position = () => drawing().position;
  const size = () => sizeOf(position());

  const coveredNow = (stroke: readonly Hex[]): Hex[] => {
    const { tool, brush, width } = inHand();
    const shape = (tool.kind === 'erase' || tool.kind === 'thing') && brush === 'fill' ? 'hex' : brush;
    const kinds = () => groundsLike(rules, position(), tool.kind === 'ground' ? tool.key : undefined);
    return covered(shape, size(), stroke, tool.kind === 'thing' ? 1 : width, shape === 'fill' ? kinds() : []);
  };

  const draw = (stroke: readonly Hex[]): void => {
    const { tool } = inHand();
    const [first] = stroke;
    if (first === undefined) return;
    if (tool.kind === 'ground') edit(paint(rules, coveredNow(stroke), tool.key));
    else if (tool.kind === 'erase') edit(clear(rules, coveredNow(stroke)));
    else if (tool.kind === 'thing') {
      edit(putRow(rules, tool.side, tool.words, coveredNow(stroke), rules.looks[tool.side]));
      state.setState({ selected: undefined });
    } else if (tool.kind === 'list') {
      const [known, hexes] = [hexesIn(size(), listAt(position(), tool.path)), coveredNow(stroke)];
      // A ring does not cover the hex that it is about.
      const asked = hexes.includes(first) ? [first] : hexes;
      edit(paintList(rules, tool.path, hexes, !asked.every((hex) => known.includes(hex))));
    }
  };

  return {
    covered: coveredNow,
    laysRow() {
      const { tool, brush } = inHand();
      return tool.kind === 'thing' && tool.of === rules.pieces && !tool.waits && (BETWEEN_TWO.includes(brush) || !tool.of.faces);
    },
    goTo(hex) {
      const { stroke } = inHand();
      const last = stroke.at(-1);
      if (hex === last) return;
      state.setState({ stroke: last === undefined ? [hex] : [...stroke, ...lineBetween(size(), last, hex).filter((one) => one !== last)] });
    },
    draw,
    drawByKeys(hex) {
      const { brush, stroke } = inHand();
      const isFirst = stroke.length === 0 && BETWEEN_TWO.includes(brush);
      if (isFirst) {
        state.setState({ stroke: [hex] });
        return;
      }
      draw([...stroke, hex]);
      state.setState(NO_STROKE);
    },
  };
}
