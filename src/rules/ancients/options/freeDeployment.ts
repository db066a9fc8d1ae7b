import { distance, type Hex, printHex } from '../../../kernel/board';
import type { Dice } from '../../../kernel/dice';
import type { Refusal } from '../../../kernel/game';
import { HEX, hexNamed } from '../../../kernel/notation';
import type { OrderRule } from '../model/context';
import type { Emit } from '../model/events';
import type { Stage } from '../model/extra';
import type { Option } from '../model/option';
import { type Action, facingOf, hexOf, kindOf, NO_UNIT, orderIn, orderOf, unitOf } from '../model/orders';
import { type Context, GONE, otherSide, type Phase, SIDES, type Side, type State, UNDEPLOYED, type Unit } from '../model/types';
import { survey } from '../play/ground';
import { shiftLeaders, WAITING, WITH_RESERVE } from '../play/leaders';
import { TYPE, unitNamed } from '../play/names';
import { firstInOrder } from '../play/reinforcements';
import { beginBattle, firstSide } from '../play/sequence';
import { barsLeaders, place } from './deployLeaders';
import { awaited, campSide, placesUnits, stageOf } from './deployment';
import { freeNear, isFree, REACH, unitPlaces } from './deployRoom';
import { setExtra } from './extra';

/**
 * 13.3 Free deployment. A die says who moves first (1–3 player 1). He places his camp, his units within 3 hexes of it, and the other's camp; the
 * other shifts it by up to 3 hexes and places his units within 3 of it.
 * R: reserves deploy with the rest, and leaders with the units; an army without a camp (15.1) names the hex in the middle of its deployment instead,
 * where nothing stands.
 */
const isCamp = (context: Context, unit: Unit): boolean => context.armies[unit.side].campUnit === unit.id;

function toStage(state: State, stage: Stage | null): void {
  setExtra(state, 'deployment', { ...state.extra!.deployment, stage });
}

/** Everybody leaves the map again, whatever the set-up of the battle says. */
function opens(context: Context, state: State): void {
  for (const unit of state.units) {
    if (unit.hex === GONE) continue;
    unit.hex = UNDEPLOYED;
    unit.facing = 0;
    unit.group = -1;
    unit.plundering = false;
  }
  for (const side of SIDES) {
    const army = state.armies[side];
    for (const hex of [...army.leaders]) shiftLeaders(context, state, side, hex, WAITING, 1);
    for (const [group, count] of army.reserveLeaders.entries()) shiftLeaders(context, state, side, WITH_RESERVE - group, WAITING, count);
  }
  setExtra(state, 'deployment', { stage: 'roll', at: [-1, -1] });
  // The die says who begins, not the position.
  state.player = firstSide(state);
}

/** Units of one type are the same to an order; the first of them that waits, those in order before the disordered, stands for all. */
function unitMeant(state: State, side: Side, type: number): Unit | undefined {
  return firstInOrder(state.units.filter((unit) => unit.side === side && unit.hex === UNDEPLOYED && unit.type === type));
}

function legalDeploy(context: Context, state: State, unit: Unit | undefined): Action[] {
  if (!unit || unit.side !== state.player || !placesUnits(state) || isCamp(context, unit)) return [];
  if (unit.hex < 0 && unitMeant(state, unit.side, unit.type) !== unit) return [];
  survey(context, state);
  const list: Action[] = [];
  for (const hex of unitPlaces(context, state, unit)) {
    const order = orderOf('deploy', unit.id, hex, 0);
    for (let d = 0; d < 6; d++) if (hex !== unit.hex || d !== unit.facing) list.push(order + d);
  }
  return list;
}

function judgeDeploy(context: Context, state: State, action: Action): Refusal | undefined {
  const order = orderIn(action);
  const hex = hexOf(order);
  const unit = unitOf(order) === NO_UNIT ? undefined : state.units[unitOf(order)];
  if (!placesUnits(state)) return awaited(state);
  if (!unit || unit.side !== state.player || isCamp(context, unit) || (unit.hex < 0 && unit.hex !== UNDEPLOYED))
    return { rule: '13.3', why: 'nobodyToPlace' };
  if (hex >= context.board.size) return { rule: '13.3', why: 'offMap' };
  survey(context, state);
  if (hex === unit.hex && facingOf(order) === unit.facing) return { rule: '13.3', why: 'facesSoAlready' };
  if (hex !== unit.hex && !isFree(context, state, unit.side, hex)) return { rule: '13.3', why: 'hexHeld', hexes: [hex] };
  if (!unitPlaces(context, state, unit).includes(hex)) return { rule: '13.3', why: 'farFromCamp', values: { hexes: REACH } };
  return undefined;
}

function applyDeploy(context: Context, state: State, action: Action, _dice: Dice, emit: Emit): void {
  const order = orderIn(action);
  const unit = state.units[unitOf(order)]!;
  const from = unit.hex;
  unit.hex = UNDEPLOYED;
  unit.hex = freeNear(context, state, unit.side, hexOf(order));
  unit.facing = facingOf(order);
  emit?.({ kind: 'deployed', rule: '13.3', unit: unit.id, from, hex: unit.hex, facing: unit.facing });
}

const DEPLOY = new RegExp(`^(?:(${HEX})|(${TYPE}))@(${HEX})/([1-6])$`);
const CAMP = new RegExp(`^camp (${HEX})$`);

/** `LI@C10/2` places a unit, `C10@D9/3` one that is placed already elsewhere, `C10@C10/4` turns it. */
function parseDeploy(context: Context, state: State, text: string): Action | undefined {
  const match = DEPLOY.exec(text);
  if (!match) return undefined;
  const [, place, name, hex, facing] = match;
  const unit = place
    ? unitNamed(context, state, place)
    : unitMeant(
        state,
        state.player,
        context.types.findIndex((type) => type.name === name),
      );
  return orderOf('deploy', unit?.id ?? NO_UNIT, hexNamed(context.board, hex!), Number(facing) - 1);
}

function printDeploy(context: Context, state: State, action: Action): string {
  const order = orderIn(action);
  const unit = state.units[unitOf(order)]!;
  const who = unit.hex >= 0 ? printHex(context.board, unit.hex) : context.types[unit.type]!.name;
  return `${who}@${printHex(context.board, hexOf(order))}/${facingOf(order) + 1}`;
}

const placesCamp = (state: State): boolean => !placesUnits(state) && stageOf(state) !== 'roll' && stageOf(state) !== null;

function mayPlaceCamp(context: Context, state: State, hex: Hex): Refusal | undefined {
  const side = campSide(state);
  const now = state.extra!.deployment.at[side];
  const shifts = stageOf(state) === 'shift';
  if (!(shifts && hex === now) && !isFree(context, state, side, hex)) return { rule: '13.3', why: 'hexHeld', hexes: [hex] };
  if (shifts && now >= 0 && distance(context.board, now, hex) > REACH) return { rule: '13.3', why: 'farShift', values: { hexes: REACH } };
  return undefined;
}

function legalCamp(context: Context, state: State, unit: Unit | undefined): Action[] {
  if (unit || !placesCamp(state)) return [];
  survey(context, state);
  const list: Action[] = [];
  for (let hex = 0; hex < context.board.size; hex++) if (!mayPlaceCamp(context, state, hex)) list.push(orderOf('camp', undefined, hex));
  return list;
}

function judgeCamp(context: Context, state: State, action: Action): Refusal | undefined {
  const hex = hexOf(orderIn(action));
  if (!placesCamp(state)) return awaited(state);
  if (hex >= context.board.size) return { rule: '13.3', why: 'offMap' };
  survey(context, state);
  return mayPlaceCamp(context, state, hex);
}

/** R: the enemy's camp may be placed anywhere, however near; its owner answers by shifting it. */
function applyCamp(context: Context, state: State, action: Action, _dice: Dice, emit: Emit): void {
  const side = campSide(state);
  const { stage, at } = state.extra!.deployment;
  const camp = state.units[context.armies[side].campUnit];
  const stands = camp !== undefined && camp.hex !== GONE;
  if (stands) camp.hex = UNDEPLOYED;
  const hex = freeNear(context, state, side, hexOf(orderIn(action)));
  if (stands) camp.hex = hex;
  const next: Stage = stage === 'firstCamp' ? 'firstUnits' : stage === 'secondCamp' ? 'shift' : 'secondUnits';
  setExtra(state, 'deployment', { stage: next, at: side === 0 ? [hex, at[1]] : [at[0], hex] });
  emit?.({ kind: 'campPlaced', rule: '13.3', side, by: state.player, hex, camp: camp !== undefined });
  if (next === 'shift') beginBattle(context, state, emit);
}

/** 1–3: player 1 moves first; 4–6: player 2. */
function applyRoll(context: Context, state: State, _action: Action, dice: Dice, emit: Emit): void {
  const die = dice.roll(state, 'first', 6);
  const side: Side = die <= 3 ? 0 : 1;
  setExtra(state, 'first', side);
  toStage(state, 'firstCamp');
  emit?.({ kind: 'firstRolled', rule: '13.3', side, die });
  beginBattle(context, state, emit);
}

const roll: OrderRule = {
  phases: ['deploy'],
  legal: (_context, state, unit) => (!unit && stageOf(state) === 'roll' ? [orderOf('roll')] : []),
  judge: (_context, state) => (stageOf(state) === 'roll' ? undefined : awaited(state)),
  apply: applyRoll,
  parse: (_context, _state, text) => (text === 'roll' ? orderOf('roll') : undefined),
  print: (_context, _state, action) => kindOf(orderIn(action)),
};

const camp: OrderRule = {
  phases: ['deploy'],
  legal: legalCamp,
  judge: judgeCamp,
  apply: applyCamp,
  parse(context, _state, text) {
    const match = CAMP.exec(text);
    return match ? orderOf('camp', undefined, hexNamed(context.board, match[1]!)) : undefined;
  },
  print: (context, _state, action) => `camp ${printHex(context.board, hexOf(orderIn(action)))}`,
};

const deploy: OrderRule = {
  phases: ['deploy'],
  legal: legalDeploy,
  judge: judgeDeploy,
  apply: applyDeploy,
  parse: parseDeploy,
  print: printDeploy,
};

/** Whether the side that `state.player` names has something to do now. */
function asksPhase(_context: Context, state: State, phase: Phase): boolean {
  const stage = stageOf(state);
  if (phase !== 'deploy' || stage === null) return false;
  const second = stage === 'shift' || stage === 'secondUnits';
  return state.player === (second ? otherSide(firstSide(state)) : firstSide(state));
}

const waiting = (context: Context, state: State): Unit[] =>
  state.units.filter((unit) => unit.side === state.player && unit.hex === UNDEPLOYED && !isCamp(context, unit));

/** Everybody who finds room must be placed. A camp that was placed by the other side may be left where it is by ending. */
function barsEnd(context: Context, state: State): Refusal | undefined {
  if (state.phase !== 'deploy') return undefined;
  const stage = stageOf(state);
  if (stage === null || stage === 'shift') return undefined;
  if (!placesUnits(state)) return awaited(state);
  const left = waiting(context, state);
  survey(context, state);
  if (left.length === 0 || unitPlaces(context, state, left[0]!).length === 0) return barsLeaders(context, state);
  return { rule: '13.3', why: 'unitsWait', values: { units: left.length } };
}

/** R: whoever finds no hex on a map that is full stays away from the battle. */
function phaseEnds(context: Context, state: State, phase: Phase): void {
  if (phase !== 'deploy') return;
  const stage = stageOf(state);
  if (placesUnits(state)) for (const unit of waiting(context, state)) unit.hex = GONE;
  toStage(state, stage === 'firstUnits' ? 'secondCamp' : stage === 'shift' ? 'secondUnits' : null);
}

/** The battle begins with the first player's movement: his leaders stand where they were placed. */
const battleBegins = (state: State): boolean => state.turn === 1 && state.player === firstSide(state);

export const freeDeployment: Option = {
  phases: ['deploy'],
  keeps: ['deployment', 'first'],
  orders: { roll, camp, deploy, place },
  hooks: { opens, asksPhase, barsEnd, phaseEnds, battleBegins },
};
