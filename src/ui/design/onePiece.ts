import type { Direction, Hex } from '../../kernel/board';
import { AT_REST, type ToolHost } from './bench';
import { move, place, put, remove, type Thing, thingsAt, turn, waitingOf } from './document/pieces';
import type { DrawingRules, Kind } from './rules';

/* One piece, or what else stands in a hex, and what is done with it. */

export interface OnePiece {
  /** What is on top in a hex. */
  topAt(hex: Hex): Thing | undefined;
  /** What is in hand comes to stand in a hex. */
  putDown(hex: Hex, facing: Direction | undefined): void;
  /** A tap: chooses what stands in a hex, or lays it down, or takes there what is chosen. */
  choose(hex: Hex): void;
  /** A stroke from a hex: takes what stands there along. */
  press(hex: Hex, stroke: readonly Hex[]): void;
  /** What is chosen is led to the next hex, or no longer. */
  lead(): void;
  leadTo(hex: Hex): void;
  face(facing: Direction): void;
  turn(by: 1 | -1): void;
  /** Takes away what is chosen or under the cursor: the piece first, or what stands there of a kind. */
  remove(of?: Kind): void;
}

function putDown(rules: DrawingRules, { state, drawing, edit }: ToolHost, hex: Hex, facing: Direction | undefined): void {
  const { tool } = state.getState();
  if (tool.kind !== 'thing') return;
  const looks = facing ?? rules.looks[tool.side];
  edit(tool.waits ? place(rules, tool.side, tool.words, hex, looks) : put(rules, tool.side, tool.of, tool.words, hex, looks));
  // There is one of it, or none is left: the next press is for something else.
  const isLast = tool.waits && !waitingOf(rules, drawing().position, tool.side).has(tool.words);
  if (isLast || tool.of.form === 'text') state.setState({ tool: AT_REST.tool });
  state.setState({ selected: hex });
}

export function createOnePiece(rules: DrawingRules, host: ToolHost): OnePiece {
  const { state, drawing, edit } = host;
  const inHand = () => state.getState();
  const allAt = (hex: Hex): Thing[] => thingsAt(rules, drawing().position, hex);
  const topAt = (hex: Hex): Thing | undefined => allAt(hex)[0];
  const select = (hex: Hex | undefined) => state.setState({ selected: hex });

  const moveTo = (from: Hex, to: Hex): void => {
    const thing = topAt(from);
    if (!thing || from === to) return;
    edit(move(rules, thing, to));
    select(to);
  };

  const choose = (hex: Hex): void => {
    const { selected } = inHand();
    const isEmpty = topAt(hex) === undefined;
    if (isEmpty && selected !== undefined && topAt(selected)) moveTo(selected, hex);
    else select(isEmpty || selected === hex ? undefined : hex);
  };

  return {
    topAt,
    putDown: (hex, facing) => putDown(rules, host, hex, facing),
    choose,
    press(hex, stroke) {
      const to = stroke.at(-1);
      if (to !== undefined && to !== hex) moveTo(hex, to);
      else if (stroke.length > 1) select(hex);
      else choose(hex);
    },
    lead() {
      const { selected, leads } = inHand();
      const isThere = selected !== undefined && topAt(selected) !== undefined;
      state.setState({ leads: !leads && isThere, tool: AT_REST.tool });
    },
    leadTo(hex) {
      const { selected } = inHand();
      state.setState({ leads: false });
      if (selected !== undefined) moveTo(selected, hex);
    },
    face(facing) {
      const { selected } = inHand();
      const thing = selected === undefined ? undefined : topAt(selected);
      if (thing) edit(turn(rules, thing, facing));
    },
    turn(by) {
      const { selected, cursor } = inHand();
      const hex = selected ?? cursor;
      const thing = hex === undefined ? undefined : topAt(hex);
      if (thing?.facing !== undefined) edit(turn(rules, thing, (thing.facing + by + 6) % 6));
    },
    remove(of) {
      const { selected, cursor } = inHand();
      const hex = selected ?? cursor;
      if (hex === undefined) return;
      const there = allAt(hex);
      const thing = of ? there.filter(({ kind }) => kind === of).at(-1) : there[0];
      if (thing) edit(remove(rules, thing));
      if (topAt(hex) === undefined) select(undefined);
    },
  };
}
