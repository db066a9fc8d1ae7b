import { DIRECTIONS, type Direction, type Hex, OFF_MAP } from '../../../../kernel/board';
import { otherSide } from '../../../../rules/ancients/model/types';
import { REST } from '../../../../store/table';
import { nextFacing } from '../../../table/contract/nextFacing';
import type { LandOverlays, LandPath } from '../board/facts';
import { frontAndFlank, orderTo, type Way, wayOf, waysOf } from '../ways';
import { zoneOf } from '../zones';
import { campBehind, holderOf, toolAt, toolFor } from './pick';
import { arcOf } from './shoot';
import { type Behaviour, ordered, type Reply, type Situation } from './situation';
import type { ToolOf } from './tool';

type Mover = ToolOf<'move'> | ToolOf<'enter'>;

/** What a choice of hex and facing comes to. */
export function previewOf(tool: Mover, situation: Situation): Way | undefined {
  const { context, state, hover } = situation;
  const unit = state.units[tool.unit]!;
  const goal = tool.goal ?? hover;
  if (goal === undefined) return undefined;
  if (goal === unit.hex && tool.facing === undefined) return undefined;
  if (goal !== unit.hex && !waysOf(context, state, unit).facings.has(goal)) return undefined;
  return wayOf(context, state, unit, orderTo(context, state, unit, goal, tool.facing));
}

function pathFacts(tool: Mover, situation: Situation, way: Way): LandPath {
  const end = way.hexes.at(-1)!;
  const unit = situation.state.units[tool.unit]!;
  const disordered = unit.disordered || way.harm.some((harm) => harm.unit === unit.id && harm.rule !== '13.1');
  return {
    hexes: way.hexes,
    facing: way.facing,
    ghost: situation.ghost(unit.id, end, way.facing, disordered),
    harm: [...new Set(way.harm.map(({ hex }) => hex))],
    ...(way.enters === undefined ? {} : { enters: way.enters }),
  };
}

function moverOverlays(tool: Mover, situation: Situation): LandOverlays {
  const { context, state } = situation;
  const unit = state.units[tool.unit]!;
  const ways = waysOf(context, state, unit);
  const way = previewOf(tool, situation);
  const end = way ? way.hexes.at(-1)! : unit.hex;
  const { front, beside } = end >= 0 ? frontAndFlank(context, end, way?.facing ?? unit.facing) : { front: [], beside: [] };
  // What it would have before its bows there.
  const arc = way ? arcOf(context, state, { ...unit, hex: end, facing: way.facing }) : [];
  return {
    ...(unit.hex >= 0 ? { selected: unit.hex } : { legal: context.armies[unit.side].reserves[unit.group]!.at }),
    reachable: ways.marks,
    ...(way ? { path: pathFacts(tool, situation, way), beside } : {}),
    front,
    ...(arc.length > 0 ? { arc } : {}),
    ...(context.options.includes('13.1') ? { zones: zoneOf(context, state, otherSide(unit.side)) } : {}),
    ...(tool.goal === undefined ? {} : { wheel: { hex: tool.goal, open: openFacings(tool, situation, tool.goal), current: way?.facing } }),
  };
}

function openFacings(tool: Mover, { context, state }: Situation, goal: Hex): Direction[] {
  const set = waysOf(context, state, state.units[tool.unit]!).facings.get(goal) ?? 0;
  return DIRECTIONS.filter((d) => (set >> d) & 1);
}

function commit(tool: Mover, situation: Situation, goal: Hex, facing: Direction | undefined): Reply {
  const { context, state } = situation;
  return ordered(situation, orderTo(context, state, state.units[tool.unit]!, goal, facing));
}

function moverHex(tool: Mover, situation: Situation, hex: Hex): Reply {
  const { context, state, careful } = situation;
  const unit = state.units[tool.unit]!;
  if (hex === unit.hex) return onOwnHex(tool, situation, hex);
  if (tool.goal === hex) return commit(tool, situation, hex, tool.facing);
  const holder = holderOf(context, state, hex);
  if (holder?.side === unit.side && !waysOf(context, state, unit).facings.has(hex)) return { tool: toolAt(context, state, hex) };
  const reply = commit(tool, situation, hex, undefined);
  return careful && reply.play !== undefined ? { tool: { ...tool, goal: hex, facing: undefined } } : reply;
}

/** A click on the unit in hand offers the wheel, a second one orders the turn that is chosen, or lays the unit down; a camp behind it is taken up (FAQ 13). */
function onOwnHex(tool: Mover, situation: Situation, hex: Hex): Reply {
  const { context, state } = situation;
  if (tool.goal !== hex) return { tool: { kind: tool.kind, unit: tool.unit, goal: hex } };
  if (tool.facing !== undefined) return commit(tool, situation, hex, tool.facing);
  const camp = campBehind(context, state, state.units[tool.unit]!);
  return { tool: camp ? toolFor(context, state, camp) : REST };
}

function back(tool: Mover): Mover | typeof REST {
  return tool.goal === undefined ? REST : { kind: tool.kind, unit: tool.unit };
}

/** The path that is shown is turned at its end; without one the unit where it stands. */
function turned(tool: Mover, situation: Situation, by: -1 | 1): Reply {
  const unit = situation.state.units[tool.unit]!;
  const way = previewOf(tool, situation);
  const goal = way?.hexes.at(-1) ?? tool.goal ?? (unit.hex >= 0 ? unit.hex : OFF_MAP);
  if (goal < 0) return {};
  const open = openFacings(tool, situation, goal);
  if (goal === unit.hex) open.push(unit.facing);
  const start = tool.facing ?? way?.facing ?? unit.facing;
  const facing = nextFacing(open, start, by);
  // Too dear, or not allowed: the refusal says why.
  if (facing === undefined) return commit(tool, situation, goal, (start + by + 6) % 6);
  return { tool: { ...tool, goal, facing: goal === unit.hex && facing === unit.facing ? undefined : facing } };
}

const mover = {
  hex: moverHex,
  cancel: back,
  overlays: moverOverlays,
  aims: (tool: Mover, { context, state }: Situation, hex: Hex) => {
    const unit = state.units[tool.unit]!;
    return hex === unit.hex || waysOf(context, state, unit).facings.has(hex);
  },
  aim: (tool: Mover, _scene: Situation, hex: Hex, facing: Direction | undefined) => ({
    kind: tool.kind,
    unit: tool.unit,
    goal: hex,
    facing,
  }),
  release: (tool: Mover, situation: Situation, hex: Hex, facing: Direction | undefined): Reply => {
    const bare = { kind: tool.kind, unit: tool.unit };
    // A press that goes nowhere is a click: on the hex that is chosen already it confirms.
    if (facing === undefined) return moverHex(tool, situation, hex);
    if (situation.careful) return { tool: { ...bare, goal: hex, facing } };
    const reply = commit(bare, situation, hex, facing);
    return reply.refusal ? { ...reply, tool: bare } : reply;
  },
  facing: (tool: Mover, situation: Situation, facing: Direction): Reply => {
    if (tool.goal === undefined) return {};
    return situation.careful ? { tool: { ...tool, facing } } : commit(tool, situation, tool.goal, facing);
  },
  turn: turned,
  chosen: (tool: Mover, { context, state }: Situation) => {
    if (tool.goal === undefined) return undefined;
    const unit = state.units[tool.unit]!;
    if (tool.goal === unit.hex && tool.facing === undefined) return undefined;
    return orderTo(context, state, unit, tool.goal, tool.facing);
  },
};

/** 6 A unit of the phasing player in hand in the movement phase. */
export const move = mover as Behaviour<'move'>;
/** 5, 6.h A reserve in hand. */
export const enter = mover as Behaviour<'enter'>;
