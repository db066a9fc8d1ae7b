import type { Hex } from '../../../../kernel/board';
import type { Snapshot } from '../../../../store/match';
import { systemOf } from '../../../../store/systems';
import { type LineTool, REST, type TableState } from '../../../../store/table';
import type { Overlays } from '../../../board/facts';
import type { LineRules } from '../../contract/line';
import type { Behaviour, Reply, ToolTypes } from '../../contract/system';
import { tableOf } from '../../contract/systems';
import { type Command, type LinePlan, ordersOf, planLine } from './plan';
import { isShift, NO_SHIFT, shiftBetween } from './shape';

/** What the tool looks at: the game, and the hex that is pointed at. */
export interface LineSituation extends Pick<TableState, 'hover' | 'pointer'> {
  readonly snapshot: Snapshot;
  readonly careful: boolean;
}

interface LineTools extends ToolTypes {
  readonly tool: LineTool | typeof REST;
  readonly situation: LineSituation;
}

/** How pieces go together in a game, where they may: in a game to learn by each is ordered by itself. */
export const lineRulesOf = (snapshot: Snapshot): LineRules | undefined => (snapshot.head.practice ? undefined : tableOf(snapshot).line);

/** Pieces that can be chosen. */
export function joining(snapshot: Snapshot): ReadonlySet<number> {
  return lineRulesOf(snapshot)?.joins(snapshot.context, snapshot.state) ?? new Set();
}

const hexOf = (snapshot: Snapshot, id: number | undefined): Hex =>
  systemOf(snapshot)
    .pieces(snapshot.state)
    .find((piece) => piece.id === id)?.hex ?? -1;

/** The pieces in a hex that can be chosen: the first, and who goes along with it. */
export function joinersAt(snapshot: Snapshot, hex: Hex): number[] {
  const able = joining(snapshot);
  return systemOf(snapshot)
    .pieces(snapshot.state)
    .flatMap((piece) => (piece.hex === hex && able.has(piece.id) ? [piece.id] : []));
}

export const joinerAt = (snapshot: Snapshot, hex: Hex): number | undefined => joinersAt(snapshot, hex)[0];

type Pointed = Pick<LineSituation, 'snapshot' | 'hover'>;

/** Where the guide is to go: the hex chosen, else the one pointed at, as long as nothing else is told. */
function goalOf(tool: LineTool, { snapshot, hover }: Pointed): Hex | undefined {
  if (tool.goal !== undefined || tool.turn !== 0 || tool.wheel) return tool.goal;
  return hover !== undefined && joinerAt(snapshot, hover) === undefined ? hover : undefined;
}

/** What is told to all: by where the guide is to go, and by the turn. Undefined: nothing yet. */
function commandOf(tool: LineTool, situation: Pointed): Command | undefined {
  const { snapshot } = situation;
  const guide = hexOf(snapshot, tool.pieces[0]);
  if (guide < 0) return undefined;
  if (tool.wheel) return { shift: NO_SHIFT, turn: tool.wheel, about: guide };
  const goal = goalOf(tool, situation);
  const shift = goal === undefined ? NO_SHIFT : shiftBetween(snapshot.context.board, guide, goal);
  return isShift(shift) || tool.turn !== 0 ? { shift, turn: tool.turn } : undefined;
}

interface Reckoned {
  readonly state: Snapshot['state'];
  readonly pieces: readonly number[];
  readonly command: Command;
  readonly plan: LinePlan;
}

let last: Reckoned | undefined;

const isSame = (a: Command, b: Command) => a.turn === b.turn && a.about === b.about && a.shift.q === b.shift.q && a.shift.r === b.shift.r;

/** What becomes of what is told. Map, panel and button ask for the same plan: it is made once. */
export function planOf(tool: LineTool, situation: Pointed): LinePlan | undefined {
  const { snapshot } = situation;
  const rules = lineRulesOf(snapshot);
  const command = rules && commandOf(tool, situation);
  if (!rules || !command) return undefined;
  const { state, context } = snapshot;
  if (last?.state === state && last.pieces === tool.pieces && isSame(last.command, command)) return last.plan;
  const plan = planLine({ game: systemOf(snapshot), rules, context }, state, tool.pieces, command);
  last = { state, pieces: tool.pieces, command, plan };
  return plan;
}

/** With those of a hex or without them; without any the tool is laid down. */
export function toggled(tool: LineTool, joiners: readonly number[]): LineTool | typeof REST {
  const others = tool.pieces.filter((id) => !joiners.includes(id));
  const pieces = others.length < tool.pieces.length ? others : [...others, ...joiners];
  return pieces.length === 0 ? REST : { ...tool, pieces };
}

const confirmed = (tool: LineTool, situation: LineSituation): Reply<LineTool> => {
  const plan = planOf(tool, situation) ?? [];
  const orders = ordersOf(plan);
  if (orders.length > 0) return { together: orders };
  const refusal = plan.find((going) => going.refusal)?.refusal;
  return refusal ? { refusal } : {};
};

/** A click takes a piece in or leaves it out; elsewhere it shows where all would go, and again orders it. */
function onHex(tool: LineTool, situation: LineSituation, hex: Hex): Reply<LineTool | typeof REST> {
  const byKey = situation.pointer === 'keyboard';
  const isOpen = tool.goal === undefined;
  // Wherever the cursor is, what is shown is a wheel or a turn in place.
  if (byKey && isOpen && (tool.wheel || tool.turn !== 0)) return confirmed(tool, situation);
  const joiners = joinersAt(situation.snapshot, hex);
  if (joiners.length > 0) return { tool: toggled(tool, joiners) };
  // Whoever goes by the keyboard has heard it by the cursor.
  const known = tool.goal === hex || (byKey && isOpen && !situation.careful);
  const aimed = { ...tool, goal: hex, wheel: 0 };
  return known ? confirmed(aimed, situation) : { tool: aimed };
}

function overlaysOf(tool: LineTool, situation: LineSituation): Overlays {
  const { snapshot } = situation;
  const plan = planOf(tool, situation) ?? [];
  const [guide = -1, ...others] = new Set(tool.pieces.map((id) => hexOf(snapshot, id)));
  const stays = new Set(plan.flatMap(({ order, from }) => (order === undefined ? [from] : [])));
  return {
    ...(guide >= 0 ? { selected: guide, guide } : {}),
    picked: others.filter((hex) => hex >= 0),
    paths: plan.flatMap(({ way }) => (way ? [way.path] : [])),
    ...(stays.size > 0 ? { stays: [...stays] } : {}),
    ...(tool.goal === undefined ? {} : { legal: [tool.goal] }),
  };
}

/** Several pieces in hand. */
export const lineBehaviour = {
  hex: onHex,
  cancel: (tool) => (tool.goal === undefined && tool.turn === 0 && !tool.wheel ? REST : { kind: 'line', pieces: tool.pieces, turn: 0 }),
  overlays: overlaysOf,
  turn(tool, situation, by) {
    if (!lineRulesOf(situation.snapshot)?.words().turn) return {};
    // The way that is shown is turned at its end, wherever is pointed after that.
    return { tool: { kind: 'line', pieces: tool.pieces, goal: goalOf(tool, situation), turn: (tool.turn + by + 6) % 6 } };
  },
  chosen(tool, { snapshot }) {
    const orders = ordersOf(planOf(tool, { snapshot, hover: undefined }) ?? []);
    return orders.length > 0 ? orders : undefined;
  },
} satisfies Behaviour<LineTools, LineTool>;
