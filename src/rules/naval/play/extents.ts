import { distance, type Hex } from '../../../kernel/board';
import { BALLISTA_RANGE } from '../model/data';
import type { Context, Landing, Ship, Side, State } from '../model/types';
import { type Manner, mannerAt } from './attacks';
import { hasBallista } from './ballistae';
import { controlOf, isAboard, isInSight, type Stack, survey } from './ground';
import { dieFor, easier, endsOf, type Means, nextTurn, stays } from './nextTurn';
import { ramCost } from './ramming';
import { reachOf } from './reach';

/** How far a ship, or marines ashore on a hex, reach in the next player turn of their side, whoever lies where. */
export interface Extent {
  /** Undefined: marines ashore. */
  readonly ship: number | undefined;
  readonly hex: Hex;
  /** 14.5, 14.6 Where the ship can end its move, its own hex among them, and hexes to which only a ram through another ship brings it. */
  readonly reach: ReadonlyMap<Hex, Means>;
  /** 14.6 Hexes into which it can drive its ram. */
  readonly ram: ReadonlyMap<Hex, Means>;
  /** 14.8 Hexes that its marines can board. */
  readonly board: ReadonlyMap<Hex, Means>;
  /** 14.8, 14.9 Hexes at which its marines or its ballista can shoot. */
  readonly hit: ReadonlyMap<Hex, Means & { readonly by: 'archery' | 'ballista' }>;
}

type Found<Value extends Means> = Map<Hex, Value>;

function keep<Value extends Means>(found: Found<Value>, hex: Hex, means: Value): void {
  const known = found.get(hex);
  if (!known || easier(means, known) < 0) found.set(hex, means);
}

/** Where the move of a ship can end, and what lies before its ram on the way. */
function sailing(context: Context, ahead: State, ship: Ship, known: boolean): Pick<Extent, 'reach' | 'ram'> {
  const within = reachOf(context, ahead, ship);
  const { spots, points } = within;
  const reach = new Map(endsOf(context, ahead, ship, within, known).map((end) => [end.from, end]));
  const ram: Found<Means> = new Map();
  const { neighbours } = context.board;
  for (const { hex, facing, cost, free } of spots) {
    const at = neighbours[hex * 6 + facing]!;
    if (at < 0 || context.land[at] === 1) continue;
    // From a hex where another ship lies it must come out on the far side.
    const beyond = neighbours[at * 6 + facing]!;
    const price = cost + ramCost(!free);
    if (price <= points && (free || (beyond >= 0 && context.land[beyond] !== 1)))
      keep(ram, at, { from: hex, die: dieFor(known, price, points), through: false });
  }
  return { reach, ram };
}

/** 14.8, 14.9 How a stack can strike at a range: what its marines do, and whether its ballista reaches so far. */
function mannersOf(
  context: Context,
  stack: Stack,
): (range: number) => { readonly marines: Manner | undefined; readonly ballista: boolean } {
  const ship = isAboard(stack) ? stack : undefined;
  const armed = stack.marines - stack.fought > 0;
  const shoots = ship !== undefined && hasBallista(context, ship) && !ship.fired;
  return (range) => ({ marines: armed ? mannerAt(!ship, range) : undefined, ballista: shoots && range <= BALLISTA_RANGE });
}

/** What marines and a ballista can do from the places where they may be. */
function striking(context: Context, ahead: State, stack: Stack, reach: ReadonlyMap<Hex, Means>): Pick<Extent, 'board' | 'hit'> {
  const board: Found<Means> = new Map();
  const hit: Found<Means & { by: 'archery' | 'ballista' }> = new Map();
  const at = mannersOf(context, stack);
  const home = stack.hex;
  for (const [from, means] of reach) {
    if (isAboard(stack)) stack.hex = from;
    survey(context, ahead);
    for (let hex = 0; hex < context.board.size; hex++) {
      const range = distance(context.board, from, hex);
      if (range === 0 || range > BALLISTA_RANGE || context.land[hex] === 1) continue;
      const { marines, ballista } = at(range);
      if ((!marines && !ballista) || !isInSight(context, from, hex)) continue;
      if (marines === 'boarding') keep(board, hex, means);
      else if (marines) keep(hit, hex, { ...means, by: marines });
      if (ballista) keep(hit, hex, { ...means, by: 'ballista' });
    }
  }
  if (isAboard(stack)) stack.hex = home;
  return { board, hit };
}

/** 14.5–14.9 How far each ship of a side, and its marines ashore, reach in its next player turn. It is reckoned on the state given and changes nothing. */
export function extentsOf(context: Context, state: State, side: Side): Extent[] {
  const turn = nextTurn(context, state, side);
  if (!turn) return [];
  const { ahead, moves, known } = turn;
  const stacks: (Ship | Landing)[] = [
    ...ahead.ships.filter((ship) => ship.hex >= 0 && controlOf(ship) === side),
    ...ahead.ashore.filter((landing) => landing.side === side && landing.marines > 0),
  ];
  return stacks.map((stack) => {
    const here = new Map([[stack.hex, stays(stack.hex)]]);
    if (!isAboard(stack)) return { ship: undefined, hex: stack.hex, reach: here, ram: new Map(), ...striking(context, ahead, stack, here) };
    const sails = moves && !stack.moved && !stack.sinking;
    const way = sails ? sailing(context, ahead, stack, known) : { reach: here, ram: new Map<Hex, Means>() };
    return { ship: stack.id, hex: stack.hex, ...way, ...striking(context, ahead, stack, way.reach) };
  });
}
