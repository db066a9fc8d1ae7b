import { distance, type Hex } from '../../../kernel/board';
import { ARCHERY_RANGE, BALLISTA_RANGE } from '../model/data';
import type { RamKind } from '../model/events';
import { type Context, type Landing, otherSide, type Ship, type State } from '../model/types';
import { hasCorvus, type Manner, mannerAt, needFor } from './attacks';
import { hasBallista } from './ballistae';
import { controlOf, isAboard, isInSight, type Stack, survey } from './ground';
import { isBeyondShot } from './losses';
import { pointsOf } from './movement';
import { type Die, dieFor, ease, easier, endsOf, type Means, nextTurn, stays } from './nextTurn';
import { type RamHarm, ramHarm } from './odds';
import { ramsOf, reachOf } from './reach';

/** What the table asks about danger at sea. It is reckoned for the enemy's next player turn and changes nothing. */

/** 14.6 A ram that an enemy can make. */
export interface ThreatRam extends RamHarm {
  readonly kind: RamKind;
  /** From where, along which direction. */
  readonly from: Hex;
  readonly direction: number;
  readonly die: Die;
}

/** 14.8, 14.9 What marines or a ballista can do. */
export interface ThreatShot extends Means {
  /** Succeeds on so much or more. */
  readonly need: number;
}

/** What one enemy ship, or marines ashore on a hex, can do to a ship; of each way the worst. */
export interface Threat {
  /** Undefined: marines ashore. */
  readonly ship: number | undefined;
  readonly hex: Hex;
  readonly marines: number;
  readonly ram: ThreatRam | undefined;
  readonly boarding: ThreatShot | undefined;
  readonly archery: ThreatShot | undefined;
  readonly ballista: ThreatShot | undefined;
}

const gravityOf = ({ damages, sinks }: RamHarm): number => 2 * sinks + damages;

function worstRam(context: Context, ahead: State, ship: Ship, target: Ship, known: boolean): ThreatRam | undefined {
  const points = pointsOf(context, ahead, ship);
  const rams = ramsOf(context, ahead, ship).filter((ram) => ram.target === target.id);
  const found = rams.map(({ kind, from, direction, cost }) => ({
    kind,
    from,
    direction,
    die: dieFor(known, cost, points),
    ...ramHarm(context, kind, ship, target),
  }));
  return found.filter((ram) => gravityOf(ram) > 0).sort((a, b) => gravityOf(b) - gravityOf(a) || ease(b) - ease(a))[0];
}

/** Where a ship can be after its movement: where it is, or wherever it can go. */
function placesOf(context: Context, ahead: State, ship: Ship, moves: boolean, known: boolean): Means[] {
  if (!moves || ship.moved || ship.sinking) return [stays(ship.hex)];
  return endsOf(context, ahead, ship, reachOf(context, ahead, ship), known);
}

/** The easiest place from which an attack can be made, as far as range and sight go. */
function easiest(
  context: Context,
  ahead: State,
  stack: Stack,
  target: Ship,
  places: readonly Means[],
  fits: (range: number) => boolean,
): Means | undefined {
  const home = stack.hex;
  const found = places
    .filter(({ from }) => fits(distance(context.board, from, target.hex)))
    .sort(easier)
    .find(({ from }) => {
      if (isAboard(stack)) stack.hex = from;
      survey(context, ahead);
      const sees = isInSight(context, from, target.hex);
      if (isAboard(stack)) stack.hex = home;
      return sees;
    });
  return found;
}

function marinesFrom(
  context: Context,
  ahead: State,
  stack: Stack,
  target: Ship,
  places: readonly Means[],
  manner: Manner,
): ThreatShot | undefined {
  if (stack.marines - stack.fought <= 0 || (manner === 'archery' && isBeyondShot(target))) return undefined;
  const ashore = !isAboard(stack);
  const place = easiest(context, ahead, stack, target, places, (range) => mannerAt(ashore, range) === manner);
  return place && { ...place, need: needFor(manner, hasCorvus(context, stack)) };
}

function ballistaFrom(context: Context, ahead: State, ship: Ship, target: Ship, places: readonly Means[]): ThreatShot | undefined {
  if (!hasBallista(context, ship) || ship.fired || isBeyondShot(target)) return undefined;
  const place = easiest(context, ahead, ship, target, places, (range) => range <= BALLISTA_RANGE);
  return place && { ...place, need: needFor('ballista') };
}

function threatOf(context: Context, ahead: State, stack: Ship | Landing, target: Ship, moves: boolean, known: boolean): Threat | undefined {
  const ship = isAboard(stack) ? stack : undefined;
  const places = ship ? placesOf(context, ahead, ship, moves, known) : [stays(stack.hex)];
  const near = places.some(({ from }) => distance(context.board, from, target.hex) <= Math.max(ARCHERY_RANGE, BALLISTA_RANGE));
  if (!near) return undefined;
  const ram = ship && moves && !ship.moved && !ship.sinking ? worstRam(context, ahead, ship, target, known) : undefined;
  const boarding = marinesFrom(context, ahead, stack, target, places, 'boarding');
  const archery = marinesFrom(context, ahead, stack, target, places, 'archery');
  const ballista = ship && ballistaFrom(context, ahead, ship, target, places);
  if (!ram && !boarding && !archery && !ballista) return undefined;
  return { ship: ship?.id, hex: stack.hex, marines: stack.marines, ram, boarding, archery, ballista };
}

/** 14.5–14.9 The enemy's ships and marines that can ram, board or shoot at a ship in their next player turn, the gravest first. */
export function threatsTo(context: Context, state: State, ship: Ship): Threat[] {
  const enemy = otherSide(controlOf(ship));
  const turn = ship.hex < 0 ? undefined : nextTurn(context, state, enemy);
  if (!turn) return [];
  const { ahead, moves, known } = turn;
  const target = ahead.ships[ship.id]!;
  const stacks: (Ship | Landing)[] = [
    ...ahead.ships.filter((one) => one.hex >= 0 && controlOf(one) === enemy),
    ...ahead.ashore.filter(({ side, marines }) => side === enemy && marines > 0),
  ];
  return stacks
    .flatMap((stack) => threatOf(context, ahead, stack, target, moves, known) ?? [])
    .sort((a, b) => weight(b) - weight(a) || a.hex - b.hex);
}

const weight = ({ ram, boarding, archery, ballista }: Threat): number =>
  (ram ? 20 + 10 * gravityOf(ram) + ease(ram) : 0) + (boarding ? 9 + ease(boarding) / 10 : 0) + (archery ? 2 : 0) + (ballista ? 2 : 0);
