import type { Direction } from '../../../kernel/board';
import { seedGenerator } from '../../../kernel/dice';
import { sameNumbers } from '../../../kernel/share';
import type { Opened } from '../../../kernel/system';
import {
  type Assault,
  type Context,
  type Landing,
  LEFT,
  type Question,
  type Ship,
  SIDES,
  type Side,
  type State,
  SUNK,
} from '../model/types';
import { createGround, shipAt, survey } from '../play/ground';
import { landOn } from '../play/marines';
import type { Setup } from './setup';
import type { FleetSetup } from './setupFleet';

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

const createAssault = (target: number, declared: number[], begun: boolean): Assault => ({ target, declared, begun });

function cloneShip(s: Ship): Ship {
  return {
    id: s.id,
    side: s.side,
    type: s.type,
    hex: s.hex,
    facing: s.facing,
    damaged: s.damaged,
    sinking: s.sinking,
    marines: s.marines,
    captured: s.captured,
    moved: s.moved,
    fired: s.fired,
    stepped: s.stepped,
    fought: s.fought,
    leftFrom: s.leftFrom,
  };
}

const cloneLanding = (l: Landing): Landing => ({ side: l.side, hex: l.hex, marines: l.marines, stepped: l.stepped, fought: l.fought });

export function cloneState(state: State): State {
  const ships = state.ships.slice();
  for (let i = 0; i < ships.length; i++) ships[i] = cloneShip(ships[i]!);
  const { assault } = state;
  return {
    generator: state.generator,
    turn: state.turn,
    player: state.player,
    phase: state.phase,
    die: state.die,
    ships,
    ashore: state.ashore.map(cloneLanding),
    assault: assault ? createAssault(assault.target, assault.declared.slice(), assault.begun) : null,
    closed: state.closed.slice(),
    question: state.question,
  };
}

function sameShip(a: Ship, b: Ship): boolean {
  return (
    a.hex === b.hex &&
    a.facing === b.facing &&
    a.damaged === b.damaged &&
    a.sinking === b.sinking &&
    a.marines === b.marines &&
    a.captured === b.captured &&
    a.moved === b.moved &&
    a.fired === b.fired &&
    a.stepped === b.stepped &&
    a.fought === b.fought &&
    a.leftFrom === b.leftFrom
  );
}

const sameLanding = (a: Landing, b: Landing): boolean =>
  a.side === b.side && a.hex === b.hex && a.marines === b.marines && a.stepped === b.stepped && a.fought === b.fought;

const sameLandings = (a: readonly Landing[], b: readonly Landing[]): boolean =>
  a.length === b.length && a.every((landing, i) => sameLanding(landing, b[i]!));

const sameAssault = (a: Assault | null, b: Assault | null): boolean =>
  a !== null && b !== null && a.target === b.target && a.begun === b.begun && sameNumbers(a.declared, b.declared);

const sameQuestion = (a: Question | null, b: Question | null): boolean =>
  a !== null && b !== null && a.asks === b.asks && a.target === b.target && a.from === b.from;

/** `next` with all that did not change replaced by what was before, so that views and histories share it. */
export function shareState(before: State, next: State): State {
  let changed = false;
  for (let i = 0; i < next.ships.length; i++) {
    const old = before.ships[i]!;
    if (sameShip(old, next.ships[i]!)) next.ships[i] = old;
    else changed = true;
  }
  if (!changed) next.ships = before.ships;
  if (sameLandings(before.ashore, next.ashore)) next.ashore = before.ashore;
  if (sameAssault(before.assault, next.assault)) next.assault = before.assault;
  if (sameNumbers(before.closed, next.closed)) next.closed = before.closed;
  if (sameQuestion(before.question, next.question)) next.question = before.question;
  return next;
}
