import { type Hex, printHex } from '../../../kernel/board';
import { printHexes, type Written } from '../../../kernel/notation';
import { plainType } from '../model/data';
import {
  type Context,
  type Landing,
  LEFT,
  type Ship,
  type ShipType,
  SIDES,
  SIZES,
  type Side,
  type State,
  SUNK,
  type VictoryTerm,
} from '../model/types';

type PositionField = 'system' | 'map' | 'types' | 'die' | 'fleets' | 'draw' | 'victory' | 'assault' | 'closed' | 'question';

type FleetField = 'name' | 'ships' | 'ashore' | 'points' | 'sunk' | 'left';

/** The position as the notation writes it; what has its default is left out. */
export function printPosition(context: Context, state: State): object {
  const { board } = context;
  const position: Written<PositionField> = { system: 'naval', map: printMap(context) };
  const types = printTypes(context.types);
  if (types) position.types = types;
  Object.assign(position, { turn: state.turn, turns: context.turns, player: state.player + 1, phase: state.phase });
  if (state.phase === 'movement') position.die = state.die;
  position.fleets = SIDES.map((side) => printFleet(context, state, side));
  if (context.draw !== 0) position.draw = context.draw;
  const victory = printVictory(context);
  if (victory) position.victory = victory;
  const hexOfShip = (id: number): Hex => state.ships[id]!.hex;
  const { assault, closed, question } = state;
  if (assault) {
    position.assault = {
      at: printHex(board, hexOfShip(assault.target)),
      declared: printHexes(board, assault.declared),
      begun: assault.begun,
    };
  }
  if (closed.length > 0)
    position.closed = printHexes(
      board,
      closed.map(hexOfShip).sort((a, b) => a - b),
    );
  if (question) {
    position.question = { asks: question.asks, at: printHex(board, hexOfShip(question.target)), from: printHex(board, question.from) };
  }
  return position;
}

function printMap({ board, land }: Context): object {
  const map: Written<'columns' | 'rows' | 'land'> = { columns: board.columns, rows: board.rows };
  const hexes: Hex[] = [];
  for (const [hex, is] of land.entries()) if (is) hexes.push(hex);
  if (hexes.length > 0) map.land = printHexes(board, hexes);
  return map;
}

/** The battle's own types, each field that differs from the plain ship of its size. */
function printTypes(types: readonly ShipType[]): object | undefined {
  const own = types.slice(SIZES.length);
  if (own.length === 0) return undefined;
  return Object.fromEntries(
    own.map((type) => {
      const base = plainType(type.size);
      const given: Written<'as' | keyof ShipType> = { as: type.size };
      for (const key of ['crew', 'marines', 'ballista', 'corvus'] as const) if (type[key] !== base[key]) given[key] = type[key];
      return [type.name, given];
    }),
  );
}

function printFleet(context: Context, state: State, side: Side): Written<FleetField> {
  const { name, points } = context.fleets[side];
  const ships = state.ships.filter((ship) => ship.side === side);
  const fleet: Written<FleetField> = { name, ships: ships.filter(({ hex }) => hex >= 0).map((ship) => printShip(context, ship)) };
  const ashore = state.ashore.filter((landing) => landing.side === side).flatMap((landing) => printLanding(context, landing));
  if (ashore.length > 0) fleet.ashore = ashore.join(' ');
  if (points > 0) fleet.points = points;
  const sunk = ships.filter(({ hex }) => hex === SUNK).map((ship) => nameOf(context, ship));
  if (sunk.length > 0) fleet.sunk = sunk;
  const left = ships.filter(({ hex }) => hex === LEFT).map((ship) => printLeft(context, ship));
  if (left.length > 0) fleet.left = left;
  return fleet;
}

const nameOf = (context: Context, ship: Ship): string => context.types[ship.type]!.name;

const printLeft = (context: Context, ship: Ship): string =>
  `${nameOf(context, ship)} ${printHex(context.board, ship.leftFrom)}${ship.captured ? ' captured' : ''}`;

/** `trireme D6/2 damaged marines=0` */
function printShip(context: Context, ship: Ship): string {
  const words = [nameOf(context, ship), `${printHex(context.board, ship.hex)}/${ship.facing + 1}`];
  for (const mark of ['damaged', 'sinking', 'captured'] as const) if (ship[mark]) words.push(mark);
  if (ship.marines !== context.types[ship.type]!.marines) words.push(`marines=${ship.marines}`);
  for (const mark of ['moved', 'fired'] as const) if (ship[mark]) words.push(mark);
  for (const mark of ['stepped', 'fought'] as const) if (ship[mark] > 0) words.push(`${mark}=${ship[mark]}`);
  return words.join(' ');
}

/** A word for each marine point, those without a mark first. */
function printLanding({ board }: Context, { hex, marines, stepped, fought }: Landing): string[] {
  const name = printHex(board, hex);
  const marked = [...Array<string>(stepped).fill(`${name}:stepped`), ...Array<string>(fought).fill(`${name}:fought`)];
  return [...Array<string>(marines - marked.length).fill(name), ...marked];
}

function printVictory({ victory, board }: Context): object[] | undefined {
  const usual = victory.length === 4 && victory.every(({ at, points, large }) => !at && points === 1 && large === 2);
  if (usual && new Set(victory.map(({ term, by }) => `${term}${by}`)).size === 4) return undefined;
  return victory.map(({ term, by, points, large, at }: VictoryTerm) => ({
    term,
    by: by + 1,
    points,
    ...(large === points ? {} : { large }),
    ...(at ? { at: printHexes(board, at) } : {}),
  }));
}
