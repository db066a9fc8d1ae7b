import { DIRECTIONS, type Hex, printHex } from '../../../kernel/board';
import { printHexes, type Written } from '../../../kernel/notation';
import { UNIT_TYPES } from '../model/data';
import {
  type Attack,
  type Context,
  ELIMINATED,
  GROUNDS,
  type Leader,
  RESERVE,
  SIDES,
  type Side,
  type State,
  type Unit,
  type UnitType,
  type VictoryTerm,
} from '../model/types';

type PositionField = 'system' | 'options' | 'map' | 'ground' | 'types' | 'armies' | 'draw' | 'victory' | 'attack';
type ArmyField =
  | ('name' | 'rally' | 'demoralisation' | 'disintegration' | 'lost' | 'left' | 'demoralised' | 'units' | 'leaders' | 'exits' | 'held')
  | ('reserves' | 'fallen');

/** The position as the notation writes it; what has its default is left out. */
export function printPosition(context: Context, state: State): object {
  const position: Written<PositionField> = { system: 'baw' };
  if (context.options.length > 0) position.options = context.options;
  position.map = printMap(context);
  const { forest, slope } = context;
  if (forest !== undefined || slope !== undefined)
    position.ground = { ...(forest === undefined ? {} : { forest }), ...(slope === undefined ? {} : { slope }) };
  const types = printTypes(context.types);
  if (types) position.types = types;
  Object.assign(position, { turn: state.turn, turns: context.turns, player: state.player + 1, phase: state.phase });
  position.armies = SIDES.map((side) => printArmy(context, state, side));
  if (context.draw !== 0) position.draw = context.draw;
  if (context.victory.length > 0) position.victory = context.victory.map((term) => printTerm(context, term));
  if (state.attack) position.attack = printAttack(context, state, state.attack);
  return position;
}

function printMap({ board, ground, level, stream }: Context): object {
  const map: { [field: string]: unknown } = { columns: board.columns, rows: board.rows };
  const add = (field: string, hex: Hex) => {
    map[field] = map[field] === undefined ? printHex(board, hex) : `${String(map[field])} ${printHex(board, hex)}`;
  };
  for (const [code, name] of GROUNDS.entries())
    if (code > 0) for (let hex = 0; hex < board.size; hex++) if (ground[hex] === code) add(name, hex);
  const highest = level.reduce((most, one) => Math.max(most, one), 0);
  for (let height = 1; height <= highest; height++)
    for (let hex = 0; hex < board.size; hex++) if (level[hex] === height) add(`level${height}`, hex);
  const sides: string[] = [];
  // Each hexside from the one of its two hexes to which it lies north-east, south-east or south.
  for (let hex = 0; hex < board.size; hex++)
    for (const d of DIRECTIONS.slice(1, 4)) if (stream[hex * 6 + d]) sides.push(`${printHex(board, hex)}/${d + 1}`);
  if (sides.length > 0) map['stream'] = sides.join(' ');
  return map;
}

/** The battle's own types, each by what differs from the one of the rules. */
function printTypes(types: readonly UnitType[]): object | undefined {
  const own = types.slice(UNIT_TYPES.length);
  if (own.length === 0) return undefined;
  return Object.fromEntries(
    own.map((type) => {
      const base = UNIT_TYPES[type.base]!;
      const given: Written<'as' | keyof UnitType> = { as: base.name };
      for (const key of ['strength', 'ma', 'weapon', 'light', 'defenceOnly', 'spent'] as const)
        if (type[key] !== base[key]) given[key] = type[key];
      return [type.name, given];
    }),
  );
}

function printArmy(context: Context, state: State, side: Side): Written<ArmyField> {
  const { board } = context;
  const facts = context.armies[side];
  const { lost, left, demoralised } = state.armies[side];
  const army: Written<ArmyField> = { name: facts.name, rally: facts.rally };
  if (facts.demoralisation > 0) army.demoralisation = facts.demoralisation;
  if (facts.disintegration > 0) army.disintegration = facts.disintegration;
  if (lost > 0) army.lost = lost;
  if (left > 0) army.left = left;
  if (demoralised) army.demoralised = true;
  const units = state.units.filter((unit) => unit.side === side);
  army.units = units.filter(({ hex }) => hex >= 0).map((unit) => printUnit(context, unit));
  const leaders = state.leaders.filter((leader) => leader.side === side && leader.hex >= 0);
  if (leaders.length > 0) army.leaders = leaders.map((leader) => printLeader(context, leader));
  if (facts.exits.length > 0) army.exits = printHexes(board, facts.exits);
  const held = context.objectives.filter((hex, i) => state.held[i] === side && !state.units.some((unit) => unit.hex === hex));
  if (held.length > 0) army.held = printHexes(board, held);
  const reserves = printReserves(context, state, side);
  if (reserves.length > 0) army.reserves = reserves;
  const fallen = context.variants.fallenReturn ? units.filter(({ hex }) => hex === ELIMINATED) : [];
  if (fallen.length > 0) army.fallen = fallen.map((unit) => nameOf(context, unit));
  return army;
}

const nameOf = (context: Context, unit: Unit): string => context.types[unit.type]!.name;

function printUnit(context: Context, unit: Unit): string {
  const words = [nameOf(context, unit), printHex(context.board, unit.hex)];
  for (const mark of ['disorganised', 'thrown', 'fired', 'moved', 'attacked', 'defended'] as const) if (unit[mark]) words.push(mark);
  return words.join(' ');
}

function printLeader(context: Context, leader: Leader): string {
  const words = [context.leaders[leader.id], leader.bonus, printHex(context.board, leader.hex)];
  for (const mark of ['moved', 'called'] as const) if (leader[mark]) words.push(mark);
  return words.join(' ');
}

/** A reserve without anybody left has gone. */
function printReserves(context: Context, state: State, side: Side): object[] {
  return context.armies[side].reserves.flatMap(({ turn, at }, group) => {
    const waits = (one: Unit | Leader): boolean => one.side === side && one.group === group && one.hex === RESERVE;
    const units = state.units
      .filter(waits)
      .map((unit) => [nameOf(context, unit), ...(['disorganised', 'thrown'] as const).filter((mark) => unit[mark])].join(' '));
    const leaders = state.leaders.filter(waits).map(({ id, bonus }) => `${context.leaders[id]} ${bonus}`);
    if (units.length + leaders.length === 0) return [];
    return [{ turn, at: printHexes(context.board, at), units, ...(leaders.length > 0 ? { leaders } : {}) }];
  });
}

function printTerm({ board }: Context, { term, by, strength, points, at }: VictoryTerm): object {
  return { term, by: by + 1, ...(term === 'hold' ? { at: printHexes(board, at), points } : { strength }) };
}

/** An open attack; what would be empty is left out. */
function printAttack({ board }: Context, state: State, attack: Attack): object {
  const units = (ids: readonly number[]): string =>
    printHexes(
      board,
      ids.map((id) => state.units[id]!.hex).sort((a, b) => a - b),
    );
  const written: { [field: string]: unknown } = {
    attackers: units(attack.attackers),
    defenders: units(attack.defenders),
    asks: attack.asks,
    result: attack.result,
    retreating: units(attack.retreating),
    vacated: printHexes(board, attack.vacated),
    advanced: units(attack.advanced),
    lost: attack.lost[0] + attack.lost[1] > 0 ? [...attack.lost] : null,
    fallen: printHexes(
      board,
      attack.fallen.filter((hex) => state.leaders.some((leader) => leader.hex === hex)),
    ),
  };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== '' && value !== null));
}
