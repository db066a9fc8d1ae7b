import { createStore, type StoreApi } from 'zustand/vanilla';
import { DIRECTIONS, type Direction, type Hex, OFF_MAP, printHex } from '../../kernel/board';
import type { Overlays } from '../board/facts';
import { hexAtPoint, type Point } from '../board/geometry';
import { drawnAlong } from './alongSides';
import { BETWEEN_TWO, covered, lineBetween } from './document/brushes';
import { type Drawing, hexesIn, sizeOf } from './document/drawing';
import { amongOn, groundsLike, hexsideAt, listAt, paint, paintHexsides, paintList, sidesOpen } from './document/ground';
import type { History } from './document/history';
import { clear, move, place, put, putRow, remove, type Thing, thingsAt, turn, waitingOf } from './document/pieces';
import { createGroup } from './group';
import type { Bench, Tool } from './inHand';
import { overlaysOf } from './overlays';
import type { DrawingRules, Kind } from './rules';

/* What somebody has in hand at the drawing table and does with it on the map; no view. */

const NO_STROKE = { stroke: [], sides: [], facing: undefined, leads: false } satisfies Partial<Bench>;
const NOT_CHOSEN = { selected: undefined, group: [], naming: undefined, refused: undefined } satisfies Partial<Bench>;
const NOTHING_CHOSEN = { ...NO_STROKE, ...NOT_CHOSEN, cursor: undefined } satisfies Partial<Bench>;

export const AT_REST: Bench = { ...NOTHING_CHOSEN, tool: { kind: 'select' }, brush: 'hex', width: 1 };

export type BenchStore = StoreApi<Bench>;

export interface Hands {
  readonly state: BenchStore;
  take(tool: Tool): void;
  /** Whether a press on a hex begins something, and does not pan. */
  aims(hex: Hex): boolean;
  aim(hex: Hex, facing: Direction | undefined): void;
  drag(hex: Hex, at: Point): void;
  release(hex: Hex, facing: Direction | undefined): void;
  cancel(): void;
  /** What was being drawn is not; what is in hand stays there. */
  rest(): void;
  /** A tap, a click or Enter on a hex. */
  choose(hex: Hex): void;
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

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are short and share its variables
export function createHands(rules: DrawingRules, { state: drawn, edit }: History): Hands {
  const state = createStore<Bench>(() => AT_REST);
  const drawing = (): Drawing => drawn.getState().shown;
  const size = () => sizeOf(drawing().position);
  const inHand = () => state.getState();
  const topAt = (hex: Hex): Thing | undefined => thingsAt(rules, drawing().position, hex)[0];
  const rest = () => state.setState(NO_STROKE);
  const leadsNobody = () => {
    const { selected } = inHand();
    return selected === undefined || topAt(selected) === undefined;
  };
  drawn.subscribe((now, was) => {
    const { tool, leads } = inHand();
    const isOther = now.version?.id !== was.version?.id;
    const [size, before] = [sizeOf(now.shown.position), sizeOf(was.shown.position)];
    // On a map of another size a hex is another hex.
    if (size.columns !== before.columns || size.rows !== before.rows) state.setState(NOTHING_CHOSEN);
    // Who has been chosen together is chosen no longer once one of them is somewhere else, or in another version others may stand there.
    else if (isOther || group.gathered().length < inHand().group.length) state.setState({ group: [] });
    // Nor is anybody led who is gone, or was another.
    if (leads && (isOther || leadsNobody())) rest();
    // So is a list of a term or a reserve once there are fewer of these.
    if (tool.kind === 'list' && amongOn(now.shown.position, tool.path) < amongOn(was.shown.position, tool.path))
      state.setState({ tool: { kind: 'select' } });
    // A type that there is no longer is laid down.
    if (tool.kind !== 'thing' || tool.of !== rules.pieces) return;
    const isKnown = rules.types.includes(tool.words) || Object.hasOwn(drawing().position.types ?? {}, tool.words);
    if (!isKnown) state.setState({ tool: { kind: 'select' } });
  });

  const kinds = () => {
    const { tool } = inHand();
    return groundsLike(rules, drawing().position, tool.kind === 'ground' ? tool.key : undefined);
  };
  const coveredNow = (stroke: readonly Hex[]): Hex[] => {
    const { tool, brush, width } = inHand();
    const shape = (tool.kind === 'erase' || tool.kind === 'thing') && brush === 'fill' ? 'hex' : brush;
    return covered(shape, size(), stroke, tool.kind === 'thing' ? 1 : width, shape === 'fill' ? kinds() : []);
  };
  /** Whether a stroke lays a row of pieces; where it is free to, it says how a piece looks. */
  const laysRow = (): boolean => {
    const { tool, brush } = inHand();
    return tool.kind === 'thing' && tool.of === rules.pieces && !tool.waits && (BETWEEN_TWO.includes(brush) || !tool.of.faces);
  };

  /** Does on the map what a stroke means. */
  const draw = (stroke: readonly Hex[]): void => {
    const { tool, sides } = inHand();
    const [first] = stroke;
    if (first === undefined) return;
    if (tool.kind === 'ground') edit(paint(rules, coveredNow(stroke), tool.key));
    else if (tool.kind === 'hexside') edit(paintHexsides(rules, sides, tool.key));
    else if (tool.kind === 'erase') edit(clear(rules, coveredNow(stroke)));
    else if (tool.kind === 'thing') {
      edit(putRow(rules, tool.side, tool.words, coveredNow(stroke), rules.looks[tool.side]));
      select(undefined);
    } else if (tool.kind === 'list') {
      const [known, hexes] = [hexesIn(size(), listAt(drawing().position, tool.path)), coveredNow(stroke)];
      // A ring does not cover the hex that it is about.
      const asked = hexes.includes(first) ? [first] : hexes;
      edit(paintList(rules, tool.path, hexes, !asked.every((hex) => known.includes(hex))));
    }
  };

  const group = createGroup(rules, {
    chosen: () => inHand().group,
    choose: (hexes) => state.setState({ group: hexes, refused: undefined }),
    refuse: (refused) => state.setState({ refused }),
    drawing,
    edit,
  });

  const select = (hex: Hex | undefined) => state.setState({ selected: hex });

  const putDown = (hex: Hex, facing: Direction | undefined): void => {
    const { tool } = inHand();
    if (tool.kind !== 'thing') return;
    const looks = facing ?? rules.looks[tool.side];
    edit(tool.waits ? place(rules, tool.side, tool.words, hex, looks) : put(rules, tool.side, tool.of, tool.words, hex, looks));
    // There is one of it, or none is left: the next press is for something else.
    const isLast = tool.waits && !waitingOf(rules, drawing().position, tool.side).has(tool.words);
    if (isLast || tool.of.form === 'text') state.setState({ tool: { kind: 'select' } });
    select(hex);
  };

  const moveTo = (from: Hex, to: Hex): void => {
    const thing = topAt(from);
    if (!thing || from === to) return;
    edit(move(rules, thing, to));
    select(to);
  };

  const leadTo = (hex: Hex): void => {
    const { selected } = inHand();
    state.setState({ leads: false });
    if (selected !== undefined) moveTo(selected, hex);
  };

  const openSides = (hex: Hex): readonly Direction[] => {
    const { tool } = inHand();
    return tool.kind === 'hexside' ? sidesOpen(rules, drawing().position, hex, tool.key) : [];
  };

  /** Lays or takes what runs along a hexside of a hex. */
  const toggleHexside = (hex: Hex, direction: Direction): void => {
    const { tool } = inHand();
    if (tool.kind !== 'hexside') return;
    const side = { hex, direction };
    const there = hexsideAt(rules, drawing().position, side);
    edit(paintHexsides(rules, [side], tool.key === there ? undefined : tool.key));
  };

  /** A hex is chosen first, then one of its sides: by an arrow of the wheel, or turned to and chosen again. */
  const chooseSide = (hex: Hex): void => {
    const { selected, facing } = inHand();
    if (selected === hex && facing !== undefined) toggleHexside(hex, facing);
    else state.setState({ selected: hex, facing: openSides(hex)[0] });
  };

  const turnSide = (hex: Hex | undefined, facing: Direction, by: 1 | -1): void => {
    const open = hex === undefined ? DIRECTIONS : openSides(hex);
    const next = DIRECTIONS.map((i) => (facing + by * (i + 1) + 12) % 6).find((side) => open.includes(side));
    state.setState({ facing: next });
  };

  /** With the keys a brush from one hex to another is set down first, and then drawn. */
  const drawByKeys = (hex: Hex): void => {
    const { brush, stroke } = inHand();
    const isFirst = stroke.length === 0 && BETWEEN_TWO.includes(brush);
    if (isFirst) {
      state.setState({ stroke: [hex] });
      return;
    }
    draw([...stroke, hex]);
    rest();
  };

  const choose = (hex: Hex): void => {
    const { tool, selected, brush, leads } = inHand();
    if (leads) leadTo(hex);
    else if (tool.kind === 'select') {
      const isEmpty = topAt(hex) === undefined;
      if (isEmpty && selected !== undefined && topAt(selected)) moveTo(selected, hex);
      else select(isEmpty || selected === hex ? undefined : hex);
    } else if (tool.kind === 'thing' && !(laysRow() && BETWEEN_TWO.includes(brush))) putDown(hex, undefined);
    else if (tool.kind === 'place') state.setState({ naming: hex });
    else if (tool.kind === 'hexside') chooseSide(hex);
    else if (tool.kind === 'several') group.point(hex);
    else drawByKeys(hex);
  };

  const drag = (from: Hex, at: Point): void => {
    const { tool, stroke, sides } = inHand();
    if (tool.kind === 'place' || (tool.kind === 'thing' && !laysRow())) return;
    if (tool.kind === 'hexside') {
      const drawn = drawnAlong(size(), sides, at);
      if (drawn !== sides) state.setState({ sides: drawn, stroke: [from] });
      return;
    }
    const hex = hexAtPoint(size(), at.x, at.y);
    const last = stroke.at(-1);
    // What is dragged off the map stays where it was.
    const isTaken = () => tool.kind === 'select' || (tool.kind === 'several' && group.gathered().includes(from));
    if (hex === OFF_MAP && isTaken()) state.setState({ stroke: [from, from] });
    if (hex === OFF_MAP || hex === last) return;
    state.setState({ stroke: last === undefined ? [hex] : [...stroke, ...lineBetween(size(), last, hex).filter((one) => one !== last)] });
  };

  const release = (hex: Hex, facing: Direction | undefined): void => {
    const { tool, stroke, sides, leads } = inHand();
    if (leads && stroke.length < 2) choose(hex);
    else if (tool.kind === 'thing' && coveredNow(stroke).length < 2) putDown(hex, facing);
    else if (tool.kind === 'select') {
      const to = stroke.at(-1);
      if (to !== undefined && to !== hex) moveTo(hex, to);
      else if (stroke.length > 1) select(hex);
      else choose(hex);
    } else if (tool.kind === 'several') group.press(stroke.length > 1 ? stroke : [hex]);
    else if (tool.kind === 'place') choose(hex);
    else if (tool.kind === 'hexside' && sides.length === 0) state.setState({ selected: hex });
    else draw(stroke);
    rest();
  };

  const take = (tool: Tool): void => {
    const { selected, tool: before } = inHand();
    rest();
    // A brush for the ground is laid down with it: how a piece is put down does not hang on what was painted before.
    const brush = tool.kind === 'thing' && before.kind !== 'thing' ? { brush: AT_REST.brush } : {};
    state.setState({ tool, ...brush, ...NOT_CHOSEN });
    if (tool.kind === 'several' && before.kind === 'select' && selected !== undefined) group.toggle(selected);
  };

  const takeSeveral = () => inHand().tool.kind !== 'several' && take({ kind: 'several' });

  return {
    state,
    take,
    aims: (hex) => (inHand().tool.kind === 'select' ? topAt(hex) !== undefined : true),
    aim(_, facing) {
      // What is refused again is told again.
      state.setState(inHand().tool.kind === 'thing' ? { facing, refused: undefined } : { refused: undefined });
    },
    drag,
    release,
    rest,
    cancel() {
      const { stroke, sides, selected, naming, tool, leads } = inHand();
      if (stroke.length > 0 || sides.length > 0 || leads) rest();
      else if (naming !== undefined) state.setState({ naming: undefined });
      else if (group.gathered().length > 0) state.setState({ group: [] });
      else if (selected !== undefined) select(undefined);
      else if (tool.kind !== 'select') state.setState({ tool: { kind: 'select' } });
    },
    choose,
    lead: () => state.setState({ leads: !inHand().leads && !leadsNobody(), tool: AT_REST.tool }),
    face(facing) {
      const { selected, tool } = inHand();
      if (selected === undefined) return;
      if (tool.kind === 'hexside') return toggleHexside(selected, facing);
      const thing = topAt(selected);
      if (thing) edit(turn(rules, thing, facing));
    },
    turn(by) {
      const { selected, cursor, tool, facing = 0 } = inHand();
      const hex = selected ?? cursor;
      if (tool.kind === 'several') return group.turn(by);
      if (tool.kind === 'hexside') return turnSide(selected, facing, by);
      const thing = hex === undefined ? undefined : topAt(hex);
      if (thing?.facing !== undefined) edit(turn(rules, thing, (thing.facing + by + 6) % 6));
    },
    cursorTo: (hex) => state.setState({ cursor: hex }),
    gather(hexes) {
      if (!hexes.some(topAt)) return;
      takeSeveral();
      group.take(hexes);
    },
    add(hex) {
      if (!topAt(hex)) return;
      takeSeveral();
      group.toggle(hex);
    },
    gathered: group.gathered,
    remove(of) {
      const { selected, cursor, tool } = inHand();
      if (tool.kind === 'several') return group.remove();
      const hex = selected ?? cursor;
      const there = hex === undefined ? [] : thingsAt(rules, drawing().position, hex);
      const thing = of ? there.filter(({ kind }) => kind === of).at(-1) : there[0];
      if (thing) edit(remove(rules, thing));
      if (hex !== undefined && topAt(hex) === undefined) select(undefined);
    },
    overlays() {
      const { tool, stroke } = inHand();
      const picked = tool.kind === 'select' ? stroke.slice(-1) : tool.kind === 'several' ? group.shown(stroke) : coveredNow(stroke);
      return overlaysOf(rules, drawing().position, inHand(), picked);
    },
  };
}

/** `B9`, of a drawing. */
export const hexName = (drawing: Drawing, hex: Hex): string => printHex(sizeOf(drawing.position), hex);
