import type { Direction } from '../../../kernel/board';
import { seedGenerator } from '../../../kernel/dice';
import type { Opened } from '../../../kernel/game';
import { createAssault } from '../model/clone';
import type { FleetSetup, Setup } from '../model/setup';
import { type Context, LEFT, type Ship, SIDES, type Side, type State, SUNK } from '../model/types';
import { createGround, shipAt, survey } from '../play/ground';
import { landOn } from '../play/marines';

/** Ships come from here only, so that they all have one shape. */
function createShip(id: number, side: Side, type: number, hex: number, facing: Direction): Ship {
  return {
    id,
    side,
    type,
    hex,
    facing,
    damaged: false,
    sinking: false,
    marines: 0,
    captured: false,
    moved: false,
    fired: false,
    stepped: 0,
    fought: 0,
    leftFrom: -1,
  };
}

function addShips(state: State, side: Side, fleet: FleetSetup): void {
  for (const setup of fleet.ships) {
    const ship = createShip(state.ships.length, side, setup.type, setup.hex, setup.facing);
    ship.damaged = setup.marks.has('damaged');
    ship.sinking = setup.marks.has('sinking');
    ship.captured = setup.marks.has('captured');
    ship.moved = setup.marks.has('moved');
    ship.fired = setup.marks.has('fired');
    ship.marines = setup.marines;
    ship.stepped = setup.stepped;
    ship.fought = setup.fought;
    state.ships.push(ship);
  }
}

function addGone(state: State, side: Side, fleet: FleetSetup): void {
  for (const type of fleet.sunk) state.ships.push(createShip(state.ships.length, side, type, SUNK, 0));
  for (const { type, hex, captured } of fleet.left) {
    const ship = createShip(state.ships.length, side, type, LEFT, 0);
    ship.leftFrom = hex;
    ship.captured = captured;
    state.ships.push(ship);
  }
}

function addAshore(state: State, side: Side, fleet: FleetSetup): void {
  for (const { hex, mark } of fleet.ashore) {
    const landing = landOn(state, side, hex);
    landing.marines++;
    if (mark) landing[mark]++;
  }
}

/** A battle from a sound setup. Ships afloat come first, those of the first fleet before the second's. */
export function openBattle(setup: Setup, seed: number): Opened<Context, State> {
  const ground = createGround(setup.map);
  // One literal with every field, so that all contexts have one shape and the rules stay fast from battle to battle.
  const context: Context = {
    board: ground.board,
    land: ground.land,
    types: setup.types,
    turns: setup.turns,
    fleets: [
      { name: setup.fleets[0].name, points: setup.fleets[0].points },
      { name: setup.fleets[1].name, points: setup.fleets[1].points },
    ],
    victory: setup.victory,
    draw: setup.draw,
    sight: ground.sight,
    scratch: ground.scratch,
  };
  const state = createState(setup, seed);
  for (const side of SIDES) addShips(state, side, setup.fleets[side]);
  for (const side of SIDES) addGone(state, side, setup.fleets[side]);
  for (const side of SIDES) addAshore(state, side, setup.fleets[side]);
  survey(context, state);
  const idAt = (hex: number): number => shipAt(context, state, hex)?.id ?? -1;
  state.closed = setup.closed.map(idAt);
  const { assault, question } = setup;
  if (assault) state.assault = createAssault(idAt(assault.at), assault.declared.slice(), assault.begun);
  if (question) state.question = { asks: question.asks, target: idAt(question.at), from: question.from };
  return { context, state };
}

function createState(setup: Setup, seed: number): State {
  return {
    generator: seedGenerator(seed),
    turn: setup.turn,
    player: setup.player,
    phase: setup.phase,
    die: setup.die,
    ships: [],
    ashore: [],
    assault: null,
    closed: [],
    question: null,
  };
}
