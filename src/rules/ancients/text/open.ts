import { type Generator, seedGenerator } from '../../../kernel/dice';
import type { Opened } from '../../../kernel/game';
import type { ArmySetup, Setup, UnitSetup } from '../model/setup';
import { type Army, type ArmyFacts, type Context, GONE, type Side, type State, type Unit } from '../model/types';
import { bindOptions, ordersOf, slicesKept } from '../options';
import { told, USUAL_RATING } from '../options/ratings';
import { createGround } from '../play/ground';
import { addLeaders, removeLeaders } from '../play/leaders';
import { joinLeaders } from '../play/reinforcements';
import { beginBattle } from '../play/sequence';
import { readAttackSetup } from './openAttack';

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
  if (setup.phase === undefined) {
    context.hooks.opens?.(context, state);
    beginBattle(context, state, undefined, state.player);
  } else if (state.phase === 'movement' || state.phase === 'command') {
    if (context.hooks.liftsLeaders) removeLeaders(context, state, state.player, undefined);
    joinLeaders(context, state, undefined);
  }
  return { context, state };
}

function createState(generator: Generator, setup: Pick<Setup, 'turn' | 'player' | 'phase'>, units: Unit[], armies: [Army, Army]): State {
  return { generator, turn: setup.turn, player: setup.player, phase: setup.phase ?? 'movement', units, armies, attack: null, extra: null };
}
