import { DIRECTIONS, type Hex, OFF_MAP, printHex } from '../../../kernel/board';
import { printHexes, type Written } from '../../../kernel/notation';
import { UNPLACED } from '../model/reading';
import { givenOf } from '../model/typeLike';
import {
  type ArmyFacts,
  type Attack,
  BESIDE,
  COUNTERS,
  type Context,
  HEXSIDES,
  type Hexside,
  SIDES,
  type Side,
  type State,
  UNDEPLOYED,
  type Unit,
  type UnitType,
  type VictoryTerm,
} from '../model/types';
import { printRatings } from '../options/ratings';
import { campHex } from '../play/ground';
import { groupsLeft, reserveUnits } from '../play/reinforcements';
import { printExtra } from './extra';

type PositionField = 'system' | 'options' | 'map' | 'types' | 'nightfall' | 'armies' | 'draw' | 'victory' | 'attack' | 'optional';

/** The position as the notation writes it; what has its default is left out. */
export function printPosition(context: Context, state: State): object {
  const position: Written<PositionField> = { system: 'ancients' };
  if (context.options.length > 0) position.options = context.options;
  position.map = printMap(context);
  const types = printTypes(context.types);
  if (types) position.types = types;
  Object.assign(position, { turn: state.turn, turns: context.turns, player: state.player + 1, phase: state.phase });
  if (context.nightfall > 0) position.nightfall = context.nightfall;
  position.armies = SIDES.map((side) => printArmy(context, state, side));
  if (context.draw !== 0) position.draw = context.draw;
  const victory = printVictory(context);
  if (victory) position.victory = victory;
  if (state.attack) position.attack = printAttack(context, state, state.attack);
  const optional = printExtra(context, state);
  if (optional) position.optional = optional;
  return position;
}

function printMap(context: Context): Written<string> {
  const { board, terrain, levels } = context;
  const map: Written<string> = { columns: board.columns, rows: board.rows };
  const layers = new Map<string, Hex[]>();
  for (const [hex, kind] of terrain.entries()) {
    if (kind === 'clear') continue;
    const key = kind === 'hill' && levels[hex]! > 1 ? `hill${levels[hex]}` : kind;
    layers.set(key, [...(layers.get(key) ?? []), hex]);
  }
  for (const key of [...layers.keys()].sort()) map[key] = printHexes(board, layers.get(key)!);
  for (const kind of HEXSIDES) {
    const sides = hexsidesOf(context, kind);
    if (sides.length > 0) map[kind] = sides.join(' ');
  }
  return map;
}

/** Each hexside once: from the hex that has it to the north-east, south-east or south, or from the only hex that is on the map. */
function hexsidesOf({ board, hexsides }: Context, kind: Hexside): string[] {
  const found: string[] = [];
  for (let hex = 0; hex < board.size; hex++) {
    for (const d of DIRECTIONS) {
      const once = (d >= 1 && d <= 3) || board.neighbours[hex * 6 + d] === OFF_MAP;
      if (once && hexsides[hex * 6 + d] === 1 + HEXSIDES.indexOf(kind)) found.push(`${printHex(board, hex)}/${d + 1}`);
    }
  }
  return found;
}

/** The scenario's own types, each field that differs from the counter it is named after. */
function printTypes(types: readonly UnitType[]): Written<string> | undefined {
  const own = types.slice(COUNTERS.length);
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map((type) => [type.name, givenOf(type)]));
}

type ArmyField = 'name' | 'panic' | 'lost' | 'panicked' | 'points' | 'units' | 'camp' | 'ratings' | 'reserves';

function printArmy(context: Context, state: State, side: Side): Written<ArmyField> {
  const facts = context.armies[side];
  const army = state.armies[side];
  const { board } = context;
  const units = state.units.filter(
    (unit) => unit.side === side && (unit.hex >= 0 || unit.hex === UNDEPLOYED) && unit.id !== facts.campUnit,
  );
  const printed: Written<ArmyField> = { name: facts.name, panic: facts.panic, lost: army.lost, panicked: army.panicked };
  if (facts.points > 0) printed.points = facts.points;
  printed.units = units.map((unit) => printUnit(context, unit));
  const camp = printCamp(context, state, facts, side);
  if (camp) printed.camp = camp;
  Object.assign(printed, {
    leaders: army.leaders.map((hex) => printHex(board, hex)),
    waiting: army.waiting,
    leadersLost: army.leadersLost,
  });
  const ratings = printRatings(context, state, side);
  if (ratings.length > 0) printed.ratings = ratings;
  const reserves = groupsLeft(context, state, side).map((group) => ({
    turn: facts.reserves[group]!.turn,
    at: printHexes(board, facts.reserves[group]!.at),
    units: reserveUnits(state, side, group).map((unit) => printReserveUnit(context, unit)),
    leaders: army.reserveLeaders[group]!,
  }));
  if (reserves.length > 0) printed.reserves = reserves;
  return printed;
}

function marksOf(unit: Unit): string[] {
  const marks: string[] = [];
  if (unit.disordered) marks.push('disordered');
  if (unit.volley) marks.push('volley');
  if (unit.panicked) marks.push('panicked');
  if (unit.moved) marks.push('moved');
  if (unit.fired > 0) marks.push(unit.fired === 1 ? 'fired' : `fired=${unit.fired}`);
  if (unit.attacked) marks.push('attacked');
  if (unit.plundering) marks.push('plundering');
  return marks;
}

function printUnit(context: Context, unit: Unit): string {
  const place = unit.hex >= 0 ? `${printHex(context.board, unit.hex)}/${unit.facing + 1}` : UNPLACED;
  return [context.types[unit.type]!.name, place, ...marksOf(unit)].join(' ');
}

export function printReserveUnit(context: Context, unit: Unit): string {
  return [context.types[unit.type]!.name, ...marksOf(unit)].join(' ');
}

/** `captured` while plundered, `open captured` after, `open` if nobody has entered it. */
function printCamp(context: Context, state: State, facts: ArmyFacts, side: Side): string | undefined {
  if (facts.campUnit < 0) return undefined;
  const hex = campHex(context, state, side);
  const place = hex >= 0 ? printHex(context.board, hex) : UNPLACED;
  const { campOpen, campCaptured } = state.armies[side];
  if (!campOpen) return [place, ...marksOf(state.units[facts.campUnit]!)].join(' ');
  const plundered = state.units.some((unit) => unit.plundering && unit.side !== side && unit.hex === hex);
  return [place, ...(plundered ? [] : ['open']), ...(campCaptured ? ['captured'] : [])].join(' ');
}

function printVictory(context: Context): object[] | undefined {
  const { victory, board } = context;
  const usual = victory.length === 6 && victory.every((term) => term.term !== 'hold' && term.points === 1);
  if (usual && new Set(victory.map((term) => `${term.term}${term.by}`)).size === 6) return undefined;
  return victory.map(({ term, by, points, at }: VictoryTerm) => ({
    term,
    by: by + 1,
    points,
    ...(at ? { at: printHexes(board, at) } : {}),
  }));
}

function printAttack(context: Context, state: State, attack: Attack): object {
  const { board } = context;
  const attacker = state.units[attack.attacker]!;
  const from = attack.from === BESIDE;
  const order = from
    ? `${context.types[attacker.type]!.name}x${printHex(board, attack.hex)}/${attack.facing + 1}`
    : `${printHex(board, attack.from)}x${printHex(board, attack.hex)}`;
  const printed: Written<'order' | 'asks' | 'left' | 'at' | 'unit' | 'group'> = { order, asks: attack.asks };
  if (attack.left > 0) printed.left = attack.left;
  if (attack.asks === 'press' || attack.asks === 'advance') printed.at = printHex(board, attack.at);
  const alike = state.units.filter((u) => from && u.hex === BESIDE && u.side === attacker.side && u.type === attacker.type && u.attacked);
  if (alike.length > 1) {
    printed.unit = printReserveUnit(context, attacker);
    printed.group = groupsLeft(context, state, attacker.side).indexOf(attacker.group);
  }
  return printed;
}
