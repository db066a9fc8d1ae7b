import type { Hex } from '../../../kernel/board';
import { seedGenerator } from '../../../kernel/dice';
import type { Opened } from '../../../kernel/game';
import type { ArmySetup, AttackSetup, Setup } from '../model/setup';
import {
  type ArmyFacts,
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
  type VictoryTerm,
} from '../model/types';
import { variantsOf } from '../options/ids';
import { createGround, survey, unitAt } from '../play/ground';

/** Units come from here only, so that they all have one shape. */
const createUnit = (id: number, side: Side, type: number, hex: number, group: number, marks: ReadonlySet<string>): Unit => ({
  id,
  side,
  type,
  hex,
  group,
  disorganised: marks.has('disorganised'),
  thrown: marks.has('thrown'),
  fired: marks.has('fired'),
  moved: marks.has('moved'),
  attacked: marks.has('attacked'),
  defended: marks.has('defended'),
});

const NO_MARKS: ReadonlySet<string> = new Set();

/** Those on the map come first, in their order, then the reserves, then the eliminated of B16.4. */
function addUnits(units: Unit[], side: Side, army: ArmySetup): void {
  for (const { type, hex, marks } of army.units) units.push(createUnit(units.length, side, type, hex, -1, marks));
  for (const [group, reserve] of army.reserves.entries())
    for (const { type, marks } of reserve.units) units.push(createUnit(units.length, side, type, RESERVE, group, marks));
  for (const type of army.fallen) units.push(createUnit(units.length, side, type, ELIMINATED, -1, NO_MARKS));
}

function addLeaders(leaders: Leader[], names: string[], side: Side, army: ArmySetup): void {
  const add = (name: string, bonus: number, hex: number, group: number, marks: ReadonlySet<string>) => {
    leaders.push({ id: leaders.length, side, bonus, hex, group, moved: marks.has('moved'), called: marks.has('called') });
    names.push(name);
  };
  for (const { name, bonus, hex, marks } of army.leaders) add(name, bonus, hex, -1, marks);
  for (const [group, reserve] of army.reserves.entries())
    for (const { name, bonus } of reserve.leaders) add(name, bonus, RESERVE, group, NO_MARKS);
}

const factsOf = (army: ArmySetup): ArmyFacts => ({
  name: army.name,
  rally: army.rally,
  demoralisation: army.demoralisation,
  disintegration: army.disintegration,
  exits: army.exits,
  reserves: army.reserves.map(({ turn, at }) => ({ turn, at })),
});

/** B2.9, B14.c Camps, and what `hold` names, in rising order. */
function objectivesOf(ground: Uint8Array, victory: readonly VictoryTerm[], armies: Setup['armies']): Hex[] {
  const camp = GROUNDS.indexOf('camp');
  const hexes = new Set<Hex>([...victory.flatMap(({ at }) => at), ...armies.flatMap(({ held }) => held)]);
  for (const [hex, code] of ground.entries()) if (code === camp) hexes.add(hex);
  return [...hexes].sort((a, b) => a - b);
}

/** Who stands on each objective or entered it last (B14.c: units set up there have entered it). */
function heldAtFirst({ objectives }: Context, { units }: State, { armies }: Setup): number[] {
  return objectives.map((hex) => {
    const unit = units.find((one) => one.hex === hex);
    return unit ? unit.side : armies.findIndex(({ held }) => held.includes(hex));
  });
}

/** A battle from a sound setup. */
export function openBattle(setup: Setup, seed: number): Opened<Context, State> {
  const ground = createGround(setup);
  const state = createState(setup, seed);
  const leaders: string[] = [];
  for (const side of SIDES) addUnits(state.units, side, setup.armies[side]);
  for (const side of SIDES) addLeaders(state.leaders, leaders, side, setup.armies[side]);
  // One literal with every field, so that all contexts have one shape and the rules stay fast from battle to battle.
  const context: Context = {
    board: ground.board,
    ground: ground.ground,
    level: ground.level,
    stream: ground.stream,
    stepCost: ground.stepCost,
    entryCost: ground.entryCost,
    shut: ground.shut,
    seen: ground.seen,
    forest: setup.forest,
    slope: setup.slope,
    types: setup.types,
    leaders,
    turns: setup.turns,
    armies: [factsOf(setup.armies[0]), factsOf(setup.armies[1])],
    victory: setup.victory,
    objectives: objectivesOf(ground.ground, setup.victory, setup.armies),
    draw: setup.draw,
    options: setup.options,
    variants: variantsOf(setup.options),
    sight: ground.sight,
    scratch: ground.scratch,
  };
  state.held = heldAtFirst(context, state, setup);
  if (setup.attack) state.attack = openAttack(context, state, setup.attack);
  return { context, state };
}

function createState(setup: Setup, seed: number): State {
  const [first, second] = setup.armies;
  return {
    generator: seedGenerator(seed),
    turn: setup.turn,
    player: setup.player,
    phase: setup.phase,
    units: [],
    leaders: [],
    armies: [
      { lost: first.lost, left: first.left, demoralised: first.demoralised },
      { lost: second.lost, left: second.left, demoralised: second.demoralised },
    ],
    held: [],
    attack: null,
  };
}

/** The attack that a position is opened in; a hex without a unit is -1, which fits nowhere. */
function openAttack(context: Context, state: State, setup: AttackSetup): Attack {
  survey(context, state);
  const ids = (hexes: readonly Hex[]): number[] => hexes.map((hex) => unitAt(context, state, hex)?.id ?? -1);
  const attack: Attack = {
    attackers: ids(setup.attackers),
    defenders: ids(setup.defenders),
    asks: setup.asks,
    result: setup.result,
    retreating: ids(setup.retreating),
    vacated: [...setup.vacated],
    advanced: ids(setup.advanced),
    lost: [setup.lost[0], setup.lost[1]],
    fallen: [...setup.fallen],
  };
  for (const id of attack.attackers) if (id >= 0) state.units[id]!.attacked = true;
  for (const id of attack.defenders) if (id >= 0) state.units[id]!.defended = true;
  return attack;
}
