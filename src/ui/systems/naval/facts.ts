import { type Direction, directionTo, type Hex } from '../../../kernel/board';
import type { Entry } from '../../../kernel/game';
import { perObject } from '../../../kernel/perObject';
import { sameItems } from '../../../kernel/share';
import type { Event } from '../../../rules/naval/model/events';
import type { Context, Landing, Ship, State } from '../../../rules/naval/model/types';
import { hasBallista } from '../../../rules/naval/play/ballistae';
import { controlOf } from '../../../rules/naval/play/ground';
import { crewOf } from '../../../rules/naval/play/movement';
import type { LandingFacts, Pose, SeaMap, SeaPieces, ShipFacts } from './board/facts';
import { posesOf } from './board/trail';
import { hasActed, readyPieces } from './ready';

/** What things are called for whoever hears the map. */
export interface Names {
  readonly ship: (ship: Ship) => string;
  readonly landing: (landing: Landing) => string;
}

const NAMELESS: Names = { ship: () => '', landing: () => '' };

export const mapFacts = perObject(({ board, land }: Context): SeaMap => ({ board, land }));

export function shipFacts(context: Context, ship: Ship, name: string, acted = false, dimmed = false): ShipFacts {
  const { size, crew, corvus } = context.types[ship.type]!;
  return {
    id: ship.id,
    side: ship.side,
    commander: controlOf(ship),
    size,
    hex: ship.hex,
    facing: ship.facing,
    crew: crewOf(context, ship),
    fullCrew: crew,
    damaged: ship.damaged,
    sinking: ship.sinking,
    captured: ship.captured,
    marines: ship.marines,
    ballista: hasBallista(context, ship),
    corvus,
    acted,
    dimmed,
    name,
  };
}

/** A ship as it would stand somewhere. */
export const ghostOf = (context: Context, ship: Ship, hex: Hex, facing: Direction): ShipFacts =>
  shipFacts(context, { ...ship, hex, facing }, '');

/** Where an event takes the ship that it is about, coming from a facing. */
function posesIn(context: Context, event: Event, facing: Direction): readonly Pose[] {
  switch (event.kind) {
    case 'moved': {
      const path = event.path[0] === event.from ? event.path : [event.from, ...event.path];
      return [...posesOf(context.board, path, event.facing, facing), { hex: path.at(-1)!, facing: event.facing }];
    }
    case 'turned':
    case 'swung':
      return [{ hex: event.hex, facing: event.facing }];
    case 'rammed': {
      const ahead = directionTo(context.board, event.from, event.at);
      const [at, to] = [event.at, event.to].map((hex) => ({ hex, facing: ahead }));
      return event.to === event.from ? [to!] : [at!, to!];
    }
    default:
      return [];
  }
}

/** Where a ship has been in a play, from its old place to its new one, and how much of that lies before its ram. */
function trailIn(context: Context, entry: Entry<Event> | undefined, before: Ship, ship: Ship): Pick<ShipFacts, 'trail' | 'ramsAfter'> {
  const trail: Pose[] = [{ hex: before.hex, facing: before.facing }];
  let ram: { readonly ramsAfter?: number } = {};
  const push = (hex: Hex, facing: Direction) => {
    const last = trail.at(-1)!;
    if (last.hex !== hex || last.facing !== facing) trail.push({ hex, facing });
  };
  for (const event of entry?.events ?? []) {
    if (!('ship' in event) || event.ship !== ship.id) continue;
    if (event.kind === 'rammed') ram = { ramsAfter: trail.length };
    for (const { hex, facing } of posesIn(context, event, trail.at(-1)!.facing)) push(hex, facing);
  }
  const end = trail.at(-1)!;
  return trail.length > 1 && end.hex === ship.hex && end.facing === ship.facing ? { trail, ...ram } : {};
}

interface Known {
  readonly ship: Ship;
  readonly facts: ShipFacts;
}

/** Tells the board what is where; whatever is as it was last time is the same object. */
export function createTeller(context: Context, names: Names = NAMELESS) {
  const ships = new Map<number, Known>();
  const landings = new Map<Hex, LandingFacts>();
  let told: SeaPieces = { ships: [], ashore: [] };

  const tellShip = (state: State, ship: Ship, ready: ReadonlySet<number>, fresh: Entry<Event> | undefined): ShipFacts => {
    const acted = hasActed(state, ship.id);
    const dimmed = isDimmed(state, ship, ready);
    const known = ships.get(ship.id);
    if (known?.ship === ship && known.facts.acted === acted && known.facts.dimmed === dimmed) return known.facts;
    const came = known && known.ship !== ship ? trailIn(context, fresh, known.ship, ship) : {};
    const facts = { ...shipFacts(context, ship, names.ship(ship), acted, dimmed), ...came };
    ships.set(ship.id, { ship, facts });
    return facts;
  };

  const tellLanding = (landing: Landing): LandingFacts => {
    const { hex, side, marines: count } = landing;
    const known = landings.get(hex);
    if (known?.side === side && known.count === count) return known;
    const facts = { hex, side, count, name: names.landing(landing) };
    landings.set(hex, facts);
    return facts;
  };

  return (state: State, fresh: Entry<Event> | undefined): SeaPieces => {
    const ready = readyPieces(context, state);
    const nextShips = state.ships.filter(({ hex }) => hex >= 0).map((ship) => tellShip(state, ship, ready, fresh));
    const nextAshore = state.ashore.map(tellLanding);
    if (!sameItems(nextShips, told.ships)) told = { ...told, ships: nextShips };
    if (!sameItems(nextAshore, told.ashore)) told = { ...told, ashore: nextAshore };
    return told;
  };
}

/** Whether a ship is drawn faint: its side decides in this phase, and it cannot act any more, or never could. */
const isDimmed = (state: State, ship: Ship, ready: ReadonlySet<number>): boolean =>
  state.phase !== 'over' && !state.question && !state.assault && controlOf(ship) === state.player && !ready.has(ship.id);
