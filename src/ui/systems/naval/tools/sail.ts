import { DIRECTIONS, type Direction, type Hex } from '../../../../kernel/board';
import { ARCHERY_RANGE, BALLISTA_RANGE } from '../../../../rules/naval/model/data';
import type { Context, Ship } from '../../../../rules/naval/model/types';
import { hasBallista } from '../../../../rules/naval/play/ballistae';
import { controlOf } from '../../../../rules/naval/play/ground';
import { REST } from '../../../../store/table';
import { nextFacing } from '../../../table/contract/nextFacing';
import type { RangeFacts, SeaOverlays } from '../board/facts';
import { sailOrder } from '../orders';
import { shipOn } from '../pieces';
import { ramMarks, ramOn, sidesAbout, vainRam } from '../rams';
import { hexesWithin } from '../sight';
import { exitMarks, type Voyage, voyageTo, waysOf } from '../ways';
import { toolAt } from './pick';
import { type Behaviour, ordered, type Reply, type Situation } from './situation';
import type { ToolOf } from './tool';

type Sail = ToolOf<'sail'>;

const shipIn = (tool: { readonly unit: number }, { state }: Situation) => state.ships[tool.unit]!;

/** What a choice of hex and facing comes to. */
export function voyageOf(tool: Sail, situation: Situation): Voyage | undefined {
  const { context, state, hover } = situation;
  const ship = shipIn(tool, situation);
  const goal = tool.goal ?? hover;
  if (goal === undefined || (goal === ship.hex && tool.facing === undefined)) return undefined;
  return voyageTo(context, state, ship, goal, tool.facing);
}

const openFacings = (tool: Sail, situation: Situation, goal: Hex): Direction[] => {
  const set = waysOf(situation.context, situation.state, shipIn(tool, situation)).facings.get(goal) ?? 0;
  return DIRECTIONS.filter((d) => (set >> d) & 1);
};

const commit = (tool: Sail, situation: Situation, goal: Hex, facing: Direction | undefined): Reply =>
  ordered(situation, sailOrder(shipIn(tool, situation), goal, facing));

/** A click on the ship in hand offers the wheel, a second one orders the turn that is chosen, or lays the ship down. */
function onOwnHex(tool: Sail, situation: Situation, hex: Hex): Reply {
  if (tool.goal !== hex) return { tool: { kind: 'sail', unit: tool.unit, goal: hex } };
  if (tool.facing !== undefined) return commit(tool, situation, hex, tool.facing);
  return { tool: REST };
}

/** The enemy is rammed if it can be: its chances are shown before the dice fall. Else why not. */
function onEnemy(tool: Sail, situation: Situation, hex: Hex): Reply {
  const { context, state } = situation;
  const ship = shipIn(tool, situation);
  if (ramOn(context, state, ship, hex)) return { tool: { kind: 'ram', unit: tool.unit, at: hex } };
  return ordered(situation, vainRam(context, state, ship, hex));
}

export function sailHex(tool: Sail, situation: Situation, hex: Hex): Reply {
  const { context, state, careful } = situation;
  const ship = shipIn(tool, situation);
  if (hex === ship.hex) return onOwnHex(tool, situation, hex);
  if (tool.goal === hex) return commit(tool, situation, hex, tool.facing);
  const other = shipOn(state, hex);
  if (other) return controlOf(other) === controlOf(ship) ? { tool: toolAt(context, state, hex) } : onEnemy(tool, situation, hex);
  const reply = commit(tool, situation, hex, undefined);
  return careful && reply.play !== undefined ? { tool: { kind: 'sail', unit: tool.unit, goal: hex } } : reply;
}

/** 14.8, 14.9 How far what is aboard would shoot from the end of the move. It would board the hexes about it, whose lines are those of its sides. */
function rangesFrom(context: Context, ship: Ship, end: Hex): RangeFacts[] {
  const range = (of: RangeFacts['of'], most: number): RangeFacts => ({ hexes: hexesWithin(context, end, most), of });
  return [
    ...(hasBallista(context, ship) ? [range('ballista', BALLISTA_RANGE)] : []),
    ...(ship.marines > 0 ? [range('archery', ARCHERY_RANGE)] : []),
  ];
}

/** Where it can go, what it would offer the enemy at the end of the way that is thought of, and how far it would shoot from there. */
function overlaysOf(tool: Sail, situation: Situation): SeaOverlays {
  const { context, state } = situation;
  const ship = shipIn(tool, situation);
  const ways = waysOf(context, state, ship);
  const voyage = voyageOf(tool, situation);
  const { front, ...others } = sidesAbout(context, voyage?.hexes.at(-1) ?? ship.hex, voyage?.facing ?? ship.facing);
  const ghost = voyage && situation.ghost(ship.id, voyage.hexes.at(-1)!, voyage.facing);
  const exits = exitMarks(context, state, ship);
  return {
    selected: ship.hex,
    reachable: ways.marks,
    targets: ramMarks(context, state, ship),
    front,
    ...(voyage ? { path: { hexes: voyage.hexes, facing: voyage.facing }, ...others } : {}),
    sea: {
      ...(ghost && voyage ? { ghosts: [ghost], ranges: rangesFrom(context, ship, voyage.hexes.at(-1)!) } : {}),
      ...(exits.length > 0 ? { exits } : {}),
    },
    ...(tool.goal === undefined
      ? {}
      : { wheel: { hex: tool.goal, open: openFacings(tool, situation, tool.goal), current: voyage?.facing } }),
  };
}

/** The voyage that is shown is turned at its end; without one the ship where it lies. */
function turned(tool: Sail, situation: Situation, by: -1 | 1): Reply {
  const ship = shipIn(tool, situation);
  const voyage = voyageOf(tool, situation);
  const goal = voyage?.hexes.at(-1) ?? tool.goal ?? ship.hex;
  const open = openFacings(tool, situation, goal);
  if (goal === ship.hex) open.push(ship.facing);
  const start = tool.facing ?? voyage?.facing ?? ship.facing;
  const facing = nextFacing(open, start, by);
  // Too dear: the refusal says what a turn costs.
  if (facing === undefined) return commit(tool, situation, goal, (start + by + 6) % 6);
  const back = goal === ship.hex && facing === ship.facing;
  return { tool: { kind: 'sail', unit: tool.unit, goal, ...(back ? {} : { facing }) } };
}

/** 14.5 A ship of the phasing player in hand: where it goes and where its bow then points, in one gesture. */
export const sail: Behaviour<'sail'> = {
  hex: sailHex,
  cancel: (tool) => (tool.goal === undefined ? REST : { kind: 'sail', unit: tool.unit }),
  overlays: overlaysOf,
  aims: (tool, situation, hex) => {
    const ship = shipIn(tool, situation);
    return hex === ship.hex || waysOf(situation.context, situation.state, ship).facings.has(hex);
  },
  aim: (tool, _scene, hex, facing) => ({ kind: 'sail', unit: tool.unit, goal: hex, facing }),
  release: (tool, situation, hex, facing) => {
    // A press that goes nowhere is a click: on the hex that is chosen already it confirms.
    if (facing === undefined) return sailHex(tool, situation, hex);
    const bare: Sail = { kind: 'sail', unit: tool.unit };
    if (situation.careful) return { tool: { ...bare, goal: hex, facing } };
    const reply = commit(bare, situation, hex, facing);
    return reply.refusal ? { ...reply, tool: bare } : reply;
  },
  facing: (tool, situation, facing) => {
    if (tool.goal === undefined) return {};
    return situation.careful ? { tool: { ...tool, facing } } : commit(tool, situation, tool.goal, facing);
  },
  turn: turned,
  chosen: (tool, situation) => {
    if (tool.goal === undefined || (tool.goal === shipIn(tool, situation).hex && tool.facing === undefined)) return undefined;
    return sailOrder(shipIn(tool, situation), tool.goal, tool.facing);
  },
};
