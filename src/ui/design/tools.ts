import { createStore } from 'zustand/vanilla';
import { type Direction, type Hex, printHex } from '../../kernel/board';
import type { Overlays } from '../board/facts';
import { AT_REST, type Bench, type BenchStore, NO_STROKE, NOT_CHOSEN, type Tool, type ToolHost } from './bench';
import { type Drawing, sizeOf } from './document/drawing';
import type { History } from './document/history';
import { createGroup, type Group } from './group';
import { createHexsides } from './hexsides';
import { keptUp } from './keptUp';
import { createOnePiece } from './onePiece';
import { overlaysOf } from './overlays';
import { createPointer, type Pointer } from './pointer';
import type { DrawingRules, Kind } from './rules';
import { createStrokes } from './strokes';

/* What somebody has in hand at the drawing table and does with it on the map; no view. */

export interface DrawingTools extends Pointer {
  readonly state: BenchStore;
  take(tool: Tool): void;
  cancel(): void;
  /** What was being drawn is not; what is in hand stays there. */
  rest(): void;
  /** The next hex that is chosen is where what is selected goes; asked for again, it is not. */
  lead(): void;
  face(facing: Direction): void;
  turn(by: 1 | -1): void;
  cursorTo(hex: Hex): void;
  /** Chooses what stands in hexes besides what is chosen already. */
  gather(hexes: readonly Hex[]): void;
  /** Chooses what stands in a hex besides what is chosen already, or no longer. */
  add(hex: Hex): void;
  /** Where those stand that are chosen together. */
  gathered(): readonly Hex[];
  /** Takes away what is selected or under the cursor: the piece first, or what stands there of a kind. */
  remove(of?: Kind): void;
  /** What the map shows of it. */
  overlays(): Overlays;
}

const groupOn = (rules: DrawingRules, { state, drawing, edit }: ToolHost): Group =>
  createGroup(rules, {
    chosen: () => state.getState().group,
    choose: (hexes) => state.setState({ group: hexes, refused: undefined }),
    refuse: (refused) => state.setState({ refused }),
    drawing,
    edit,
  });

/** Takes tools in hand and lays them down. */
function createHolding(state: BenchStore, group: Group): Pick<DrawingTools, 'take' | 'cancel' | 'rest'> {
  const rest = () => state.setState(NO_STROKE);
  return {
    take(tool) {
      const { selected, tool: before } = state.getState();
      rest();
      // A brush for the ground is laid down with it: how a piece is put down does not hang on what was painted before.
      const brush = tool.kind === 'thing' && before.kind !== 'thing' ? { brush: AT_REST.brush } : {};
      state.setState({ tool, ...brush, ...NOT_CHOSEN });
      if (tool.kind === 'several' && before.kind === 'select' && selected !== undefined) group.toggle(selected);
    },
    rest,
    cancel() {
      const { stroke, sides, selected, naming, tool, leads } = state.getState();
      if (stroke.length > 0 || sides.length > 0 || leads) rest();
      else if (naming !== undefined) state.setState({ naming: undefined });
      else if (group.gathered().length > 0) state.setState({ group: [] });
      else if (selected !== undefined) state.setState({ selected: undefined });
      else if (tool.kind !== 'select') state.setState({ tool: AT_REST.tool });
    },
  };
}

export function createDrawingTools(rules: DrawingRules, { state: drawn, edit }: History): DrawingTools {
  const state = createStore<Bench>(() => AT_REST);
  const inHand = () => state.getState();
  const drawing = () => drawn.getState().shown;
  const host = { state, drawing, edit };
  const [piece, group] = [createOnePiece(rules, host), groupOn(rules, host)];
  const [hexsides, strokes] = [createHexsides(rules, host), createStrokes(rules, host)];
  const holding = createHolding(state, group);
  drawn.subscribe((now, was) => {
    const changes = keptUp(rules, inHand(), now, was);
    if (Object.keys(changes).length > 0) state.setState(changes);
  });
  const takeSeveral = () => inHand().tool.kind !== 'several' && holding.take({ kind: 'several' });
  return {
    state,
    ...holding,
    ...createPointer({ state, drawing, piece, group, hexsides, strokes }),
    lead: piece.lead,
    face: (facing) => (inHand().tool.kind === 'hexside' ? hexsides : piece).face(facing),
    turn(by) {
      const { kind } = inHand().tool;
      const turned = kind === 'several' ? group : kind === 'hexside' ? hexsides : piece;
      turned.turn(by);
    },
    cursorTo: (hex) => state.setState({ cursor: hex }),
    gather(hexes) {
      if (!hexes.some(piece.topAt)) return;
      takeSeveral();
      group.take(hexes);
    },
    add(hex) {
      if (!piece.topAt(hex)) return;
      takeSeveral();
      group.toggle(hex);
    },
    gathered: group.gathered,
    remove: (of) => (inHand().tool.kind === 'several' ? group.remove() : piece.remove(of)),
    overlays() {
      const { tool, stroke } = inHand();
      const picked = tool.kind === 'select' ? stroke.slice(-1) : tool.kind === 'several' ? group.shown(stroke) : strokes.covered(stroke);
      return overlaysOf(rules, drawing().position, inHand(), picked);
    },
  };
}

/** `B9`, of a drawing. */
export const hexName = (drawing: Drawing, hex: Hex): string => printHex(sizeOf(drawing.position), hex);
