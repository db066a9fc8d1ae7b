import { printHex } from '../../../kernel/board';
import { BESIDE, type Context, GONE, otherSide, SIDES, type Side, type State, UNDEPLOYED, type Unit } from '../model/types';
import { counts, MOST_VOLLEYS } from '../options/arrows';
import { campHex } from '../play/ground';
import { leadersAt } from '../play/leaders';

/** What must hold in every state; the sentences are for programmers. */
export function brokenInvariants(context: Context, state: State): string[] {
  return [
    ...brokenUnits(context, state),
    ...SIDES.flatMap((side) => brokenArmy(context, state, side)),
    ...brokenPhase(context, state),
    ...brokenArrows(context, state),
  ];
}

function brokenUnits(context: Context, state: State): string[] {
  const broken: string[] = [];
  const holder = new Map<number, number>();
  for (const unit of state.units) {
    const say = (text: string) => broken.push(`${context.types[unit.type]!.name} ${unit.id} at ${unit.hex}: ${text}`);
    checkUnit(context, state, unit, say);
    if (unit.hex < 0 || context.armies[unit.side].campUnit === unit.id) continue;
    const other = holder.get(unit.hex);
    if (other !== undefined) say(`shares its hex with ${other} (6.c)`);
    holder.set(unit.hex, unit.id);
  }
  return broken;
}

/** What must hold of a unit by itself. */
function checkUnit(context: Context, state: State, unit: Unit, say: (text: string) => void): void {
  if (state.units[unit.id] !== unit) say('its id is not its place in the list');
  if (unit.hex < (state.phase === 'deploy' ? UNDEPLOYED : GONE) || unit.hex >= context.board.size) say('no such hex');
  if (unit.facing < 0 || unit.facing > 5) say('no such facing');
  if (unit.fired > context.types[unit.type]!.shots) say('more shots than it has');
  if (unit.hex === BESIDE && unit.group < 0) say('beside the map without a reserve');
  if (unit.panicked && !unit.disordered) say('panicked in full order (4.c)');
  if (unit.plundering && unit.hex >= 0 && campHex(context, state, otherSide(unit.side)) !== unit.hex)
    say('plunders where no camp is (6.j.2)');
}

function brokenArmy(context: Context, state: State, side: Side): string[] {
  const broken: string[] = [];
  const army = state.armies[side];
  const { campUnit } = context.armies[side];
  const camp = campHex(context, state, side);
  const say = (text: string) => broken.push(`army ${side + 1}: ${text}`);
  if (army.lost < 0 || army.waiting < 0 || army.leadersLost < 0) say('something is below zero');
  for (const hex of army.leaders) {
    if (hex < 0 || hex >= context.board.size) say(`a leader stands in no hex (${hex})`);
    const at = printHex(context.board, hex);
    if (state.units.some((unit) => unit.side !== side && unit.hex === hex)) say(`a leader stands with an enemy unit in ${at} (11.e)`);
    if (leadersAt(state.armies[otherSide(side)], hex) > 0) say(`leaders of both sides stand in ${at} (7)`);
  }
  if (campUnit >= 0 && (state.units[campUnit]!.hex !== GONE) === army.campOpen) say('its camp both stands and is open (6.j.3)');
  if (campUnit >= 0 && state.units[campUnit]!.hex >= 0 && state.units[campUnit]!.hex !== camp) say('its camp has moved (6.j.1)');
  const captors = state.units.filter((unit) => unit.side !== side && unit.plundering && unit.hex >= 0);
  if (captors.length > 1) say('its camp has two captors');
  if (captors.length > 0 && !army.campCaptured) say('a captor stands on a camp that was never captured');
  return broken;
}

function brokenPhase(context: Context, state: State): string[] {
  const broken: string[] = [];
  const { attack } = state;
  if (attack && (!state.units[attack.attacker] || !state.units[attack.target] || context.board.size <= Math.max(attack.hex, attack.at)))
    broken.push('an attack is of no unit, or in no hex');
  if (state.turn < 1 || state.turn > context.turns) broken.push(`turn ${state.turn} of ${context.turns}`);
  if (state.attack && state.phase !== 'melee') broken.push('a question is open outside the melee phase');
  if (state.phase !== 'movement' && state.units.some((unit) => unit.moved)) broken.push('a moved mark outlived its phase');
  if (state.phase !== 'fire' && state.units.some((unit) => unit.fired > 0)) broken.push('a fired mark outlived its phase');
  if (state.phase !== 'melee' && state.units.some((unit) => unit.attacked)) broken.push('an attacked mark outlived its phase');
  if (state.extra?.aside && state.armies[state.player].waiting < 1) broken.push('a leader is set aside and none waits (13.11)');
  const lifted = context.hooks.liftsLeaders && !context.hooks.battleBegins?.(state);
  if (lifted && state.phase === 'movement' && state.armies[state.player].leaders.length > 0)
    broken.push('phasing leaders are on the map (3)');
  return broken;
}

/** 13.6 */
function brokenArrows(context: Context, { units, extra }: State): string[] {
  if (!extra) return [];
  const broken: string[] = [];
  for (const { unit, left } of extra.volleys) {
    if (!counts(context, units[unit]!)) broken.push(`unit ${unit} has volleys and no missiles`);
    if (left < 0 || left >= MOST_VOLLEYS) broken.push(`unit ${unit} has ${left} volleys`);
  }
  for (const list of [extra.volleys.map(({ unit }) => unit), extra.arrows.map(({ hex }) => hex)])
    if (new Set(list).size < list.length) broken.push('volleys are counted twice');
  for (const { hex, n } of extra.arrows) if (n < 1) broken.push(`${n} volleys lie in ${printHex(context.board, hex)}`);
  return broken;
}
