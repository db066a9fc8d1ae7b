import { type Generator, seedGenerator } from '../../../kernel/dice';
import { sameNumbers } from '../../../kernel/share';
import type { Opened } from '../../../kernel/system';
import { type Army, type ArmyFacts, type Attack, type Context, GONE, SIDES, type Side, type State, type Unit } from '../model/types';
import { bindOptions, ordersOf, slicesKept } from '../options';
import { told, USUAL_RATING } from '../options/ratings';
import { createGround } from '../play/ground';
import { addLeaders, removeLeaders } from '../play/leaders';
import { joinLeaders } from '../play/reinforcements';
import { beginBattle } from '../play/sequence';
import { readAttackSetup } from './openAttack';
import type { ArmySetup, Setup, UnitSetup } from './setup';

/** Units come from here only, so that they all have one shape. */
function createUnit(id: number, side: Side, type: number, hex: number, facing: number, group: number): Unit {
  return {
    id,
    side,
    type,
    hex,
    facing,
    disordered: false,
    volley: false,
    panicked: false,
    plundering: false,
    moved: false,
    fired: 0,
    attacked: false,
    group,
  };
}

function addUnit(units: Unit[], side: Side, setup: UnitSetup, group: number): void {
  const unit = createUnit(units.length, side, setup.type, setup.hex, setup.facing, group);
  unit.disordered = setup.marks.has('disordered');
  unit.volley = setup.marks.has('volley');
  unit.panicked = setup.marks.has('panicked');
  unit.plundering = setup.marks.has('plundering');
  unit.moved = setup.marks.has('moved');
  unit.fired = setup.fired;
  unit.attacked = setup.marks.has('attacked');
  units.push(unit);
}

function addArmy(units: Unit[], side: Side, setup: ArmySetup, campType: number): { facts: ArmyFacts; army: Army } {
  for (const unit of setup.units) addUnit(units, side, unit, -1);
  for (const [group, reserve] of setup.reserves.entries()) for (const unit of reserve.units) addUnit(units, side, unit, group);
  const { camp } = setup;
  const fallen = camp !== undefined && (camp.marks.has('open') || camp.marks.has('captured'));
  let campUnit = -1;
  if (camp) {
    campUnit = units.length;
    addUnit(units, side, { type: campType, hex: fallen ? GONE : camp.hex, facing: 0, marks: camp.marks, fired: camp.fired }, -1);
  }
  const army: Army = {
    lost: setup.lost,
    panicked: setup.panicked,
    leaders: [],
    waiting: setup.waiting,
    leadersLost: setup.leadersLost,
    reserveLeaders: setup.reserves.map((reserve) => reserve.leaders),
    campOpen: fallen,
    campCaptured: camp?.marks.has('captured') ?? false,
  };
  for (const hex of setup.leaders) addLeaders(army, hex, 1);
  const facts: ArmyFacts = {
    name: setup.name,
    panic: setup.panic,
    points: setup.points,
    ratings: ratingsOf(setup),
    camp: camp && camp.hex >= 0 ? camp.hex : -1,
    campUnit,
    reserves: setup.reserves.map(({ turn, at }) => ({ turn, at })),
  };
  return { facts, army };
}

/** 13.8 In the order of the leaders on the map, which is that of their hexes. */
function ratingsOf({ leaders, ratings }: ArmySetup): readonly number[] {
  if (ratings.length === 0) return ratings;
  const placed = leaders.map((hex, i) => ({ hex, rating: ratings[i] ?? USUAL_RATING })).sort((a, b) => a.hex - b.hex);
  return told([...placed.map(({ rating }) => rating), ...ratings.slice(leaders.length)]);
}

/**
 * A battle from a sound setup. Opened in the movement phase, the phasing leaders wait beside the map (3) with those of reserves
 * that are due (5.c); nothing else of the phases before is done again.
 */
export function openBattle(setup: Setup, seed: number): Opened<Context, State> {
  const units: Unit[] = [];
  const campType = setup.types.findIndex((type) => type.as === 'CP');
  const [first, second] = [addArmy(units, 0, setup.armies[0], campType), addArmy(units, 1, setup.armies[1], campType)];
  const ground = createGround(setup.map);
  // One literal with every field, so that all contexts have one shape and the rules stay fast from battle to battle.
  const context: Context = {
    board: ground.board,
    hexsides: ground.hexsides,
    steps: ground.steps,
    entries: ground.entries,
    cover: ground.cover,
    woods: ground.woods,
    sight: ground.sight,
    scratch: ground.scratch,
    options: setup.options,
    hooks: bindOptions(setup.options),
    orders: ordersOf(setup.options),
    types: setup.types,
    terrain: setup.map.terrain,
    levels: Uint8Array.from(setup.map.levels),
    turns: setup.turns,
    nightfall: setup.nightfall,
    armies: [first.facts, second.facts],
    victory: setup.victory,
    draw: setup.draw,
  };
  const state = createState(seedGenerator(seed), setup, units, [first.army, second.army]);
  if (slicesKept(setup.options).size > 0) state.extra = setup.extra(context, state);
  if (setup.attack) state.attack = readAttackSetup(context, state, setup.attack);
  if (setup.phase === undefined) context.hooks.opens?.(context, state);
  if (setup.phase === undefined && context.hooks.asksPhase) beginBattle(context, state, undefined);
  else if (state.phase === 'movement' || state.phase === 'command') {
    if (context.hooks.liftsLeaders) removeLeaders(context, state, state.player, undefined);
    joinLeaders(context, state, undefined);
  }
  return { context, state };
}

function createState(generator: Generator, setup: Pick<Setup, 'turn' | 'player' | 'phase'>, units: Unit[], armies: [Army, Army]): State {
  return { generator, turn: setup.turn, player: setup.player, phase: setup.phase ?? 'movement', units, armies, attack: null, extra: null };
}

function cloneUnit(u: Unit): Unit {
  return {
    id: u.id,
    side: u.side,
    type: u.type,
    hex: u.hex,
    facing: u.facing,
    disordered: u.disordered,
    volley: u.volley,
    panicked: u.panicked,
    plundering: u.plundering,
    moved: u.moved,
    fired: u.fired,
    attacked: u.attacked,
    group: u.group,
  };
}

function cloneArmy(a: Army): Army {
  return {
    lost: a.lost,
    panicked: a.panicked,
    leaders: a.leaders.slice(),
    waiting: a.waiting,
    leadersLost: a.leadersLost,
    reserveLeaders: a.reserveLeaders.slice(),
    campOpen: a.campOpen,
    campCaptured: a.campCaptured,
  };
}

function cloneAttack(a: Attack): Attack {
  return { attacker: a.attacker, target: a.target, hex: a.hex, from: a.from, facing: a.facing, left: a.left, at: a.at, asks: a.asks };
}

export function cloneState(state: State): State {
  const units = state.units.slice();
  for (let i = 0; i < units.length; i++) units[i] = cloneUnit(units[i]!);
  return {
    generator: state.generator,
    turn: state.turn,
    player: state.player,
    phase: state.phase,
    units,
    armies: [cloneArmy(state.armies[0]), cloneArmy(state.armies[1])],
    attack: state.attack ? cloneAttack(state.attack) : null,
    extra: state.extra,
  };
}

function sameUnit(a: Unit, b: Unit): boolean {
  return (
    a.hex === b.hex &&
    a.side === b.side &&
    a.type === b.type &&
    a.facing === b.facing &&
    a.disordered === b.disordered &&
    a.volley === b.volley &&
    a.panicked === b.panicked &&
    a.plundering === b.plundering &&
    a.moved === b.moved &&
    a.fired === b.fired &&
    a.attacked === b.attacked
  );
}

function sameArmy(a: Army, b: Army): boolean {
  return (
    a.lost === b.lost &&
    a.panicked === b.panicked &&
    a.waiting === b.waiting &&
    a.leadersLost === b.leadersLost &&
    a.campOpen === b.campOpen &&
    a.campCaptured === b.campCaptured &&
    sameNumbers(a.leaders, b.leaders) &&
    sameNumbers(a.reserveLeaders, b.reserveLeaders)
  );
}

/** `next` with every unit and army that did not change replaced by the one before, so that views and histories share them. */
export function shareState(before: State, next: State): State {
  let changed = false;
  for (let i = 0; i < next.units.length; i++) {
    const old = before.units[i]!;
    if (sameUnit(old, next.units[i]!)) next.units[i] = old;
    else changed = true;
  }
  if (!changed) next.units = before.units;
  for (const side of SIDES) if (sameArmy(before.armies[side], next.armies[side])) next.armies[side] = before.armies[side];
  if (before.armies[0] === next.armies[0] && before.armies[1] === next.armies[1]) next.armies = before.armies;
  return next;
}
