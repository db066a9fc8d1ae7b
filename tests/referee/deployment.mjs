// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
// 13.3 free deployment: who places what and where, who moves first, and how the battle begins.
import { follow } from './duels.mjs';
import { allHexes, distance, isHexOnMap } from './geometry.mjs';

export const hasDeployment = (game) => game.options.includes('13.3');
const other = (side) => 1 - side;
const NEAR = 3;

/** The first player's first turn: nothing happens before its movement. */
export const battleBegins = (game) => hasDeployment(game) && game.turn === 1 && game.player === game.first;

/** Before anything has happened everybody is taken up, reserves and leaders too. */
function takeUp(game) {
  for (const army of game.armies) {
    for (const hex of army.leaders) follow(army, hex, 'waiting', 1);
    for (const group of army.reserves) follow(army, group, 'waiting', group.leaders);
    army.waiting += army.leaders.length + army.reserves.reduce((sum, group) => sum + group.leaders, 0);
    army.leaders = [];
    army.units.push(...army.reserves.flatMap((group) => group.units));
    army.reserves = [];
    for (const unit of army.units) Object.assign(unit, { hex: null, facing: null });
    if (army.camp) army.camp.hex = null;
  }
  game.phase = 'deploy';
  game.player = 1;
}

export function readDeployment(game, source) {
  const told = source.optional?.deployment;
  game.first = source.optional?.first ?? 1;
  game.stage = told?.stage ?? 'roll';
  /** Of armies without a camp. */
  game.middles = [0, 1].map((side) => told?.middles?.[side] || null);
  if (hasDeployment(game) && source.phase === undefined) takeUp(game);
}

/** What stands under `optional`. */
export function printDeployment(game) {
  const middles = game.middles.map((hex) => hex ?? '');
  const goesOn = game.phase === 'deploy' && game.stage !== 'roll';
  return {
    ...(game.first === 2 ? { first: 2 } : {}),
    ...(goesOn ? { deployment: { stage: game.stage, ...(middles.some((hex) => hex !== '') ? { middles } : {}) } } : {}),
  };
}

export const normalDeployment = ({ optional }) => ({
  first: optional?.first ?? 1,
  stage: optional?.deployment?.stage ?? null,
  middles: optional?.deployment?.middles ?? ['', ''],
});

export function parseDeployOrder(text, hexPattern, typePattern) {
  if (text === 'roll') return { kind: 'roll' };
  const camp = new RegExp(`^camp (${hexPattern})$`).exec(text);
  if (camp) return { kind: 'camp', hex: camp[1] };
  const placed = new RegExp(`^(${hexPattern})@(${hexPattern})/([1-6])$`).exec(text);
  if (placed) return { kind: 'deploy', from: placed[1], hex: placed[2], facing: Number(placed[3]) };
  const waiting = new RegExp(`^(${typePattern})@(${hexPattern})/([1-6])$`).exec(text);
  return waiting ? { kind: 'deploy', type: waiting[1], hex: waiting[2], facing: Number(waiting[3]) } : null;
}

const placesUnits = (game) => game.stage === 'firstUnits' || game.stage === 'secondUnits';
/** Whose camp is spoken of. */
const campSide = (game) => (game.stage === 'secondCamp' ? other(game.player - 1) : game.player - 1);
const middleOf = (game, side) => game.armies[side].camp?.hex ?? game.middles[side];

const holdsPiece = (army, hex) => army.units.some((unit) => unit.hex === hex) || army.camp?.hex === hex;
const isFree = (game, side, hex) => !game.armies.some((army) => holdsPiece(army, hex)) && !game.armies[other(side)].leaders.includes(hex);
const isEmpty = (game, hex) => isFree(game, 0, hex) && isFree(game, 1, hex);

/** The first player leaves a hex empty, where the other camp can be put. */
function leavesOne(game, hex) {
  if (game.stage !== 'firstUnits' || !isEmpty(game, hex)) return true;
  return allHexes(game.map).filter((one) => isEmpty(game, one)).length > 1;
}

/** Of the hexes where somebody may be put: those within three of the camp, or, without any, the nearest. */
function nearest(game, side, hexes) {
  const middle = middleOf(game, side);
  if (middle === null) return hexes;
  const away = Math.max(NEAR, Math.min(...hexes.map((hex) => distance(hex, middle))));
  return hexes.filter((hex) => distance(hex, middle) <= away);
}

function unitPlaces(game, unit) {
  const side = game.player - 1;
  const leavesEmpty = unit.hex !== null && !game.armies[side].leaders.includes(unit.hex);
  const may = (hex) => hex === unit.hex || (isFree(game, side, hex) && (leavesEmpty || leavesOne(game, hex)));
  const places = nearest(game, side, allHexes(game.map).filter(may));
  return unit.hex === null ? places : [...places, unit.hex];
}

const enemyIn = (game, hex) => {
  const enemy = game.armies[other(game.player - 1)];
  return holdsPiece(enemy, hex) || enemy.leaders.includes(hex);
};
function leaderPlaces(game) {
  const may = (hex) => !enemyIn(game, hex) && leavesOne(game, hex);
  return nearest(game, game.player - 1, allHexes(game.map).filter(may));
}

/** Alike units are one to an order: those in good order go first. */
function unitMeant(game, { from, type }) {
  const { units } = game.armies[game.player - 1];
  if (from) return units.find((unit) => unit.hex === from) ?? null;
  const alike = units.filter((unit) => unit.hex === null && unit.type === type);
  return alike.find((unit) => !unit.disordered) ?? alike[0] ?? null;
}

function judgeUnit(game, order) {
  const unit = placesUnits(game) ? unitMeant(game, order) : null;
  if (!unit || (unit.hex === order.hex && unit.facing === order.facing)) return '13.3';
  return unitPlaces(game, unit).includes(order.hex) ? null : '13.3';
}

function judgeLeader(game, hex) {
  if (!placesUnits(game)) return '13.3';
  if (game.armies[game.player - 1].waiting === 0 || !isHexOnMap(game.map, hex) || enemyIn(game, hex)) return '7';
  return leaderPlaces(game).includes(hex) ? null : '13.3';
}

function judgeCamp(game, hex) {
  if (!['firstCamp', 'secondCamp', 'shift'].includes(game.stage) || !isHexOnMap(game.map, hex)) return '13.3';
  const side = campSide(game);
  const now = middleOf(game, side);
  if (game.stage === 'shift' && hex === now) return null;
  if (!isFree(game, side, hex)) return '13.3';
  return game.stage === 'shift' && now !== null && distance(hex, now) > NEAR ? '13.3' : null;
}

function judgeEnd(game) {
  if (game.stage === 'shift') return null;
  if (!placesUnits(game)) return '13.3';
  const army = game.armies[game.player - 1];
  const waits = army.units.find((unit) => unit.hex === null);
  if (waits && unitPlaces(game, waits).length > 0) return '13.3';
  return army.waiting > 0 && leaderPlaces(game).length > 0 ? '7' : null;
}

export function judgeDeploy(game, order) {
  switch (order.kind) {
    case 'roll':
      return game.stage === 'roll' ? null : '13.3';
    case 'camp':
      return judgeCamp(game, order.hex);
    case 'deploy':
      return judgeUnit(game, order);
    case 'place':
      return judgeLeader(game, order.hex);
    case 'end':
      return judgeEnd(game);
  }
  return '2';
}

/** All orders that might be given in this phase, legal or not. */
export function deployOrders(game) {
  const hexes = allHexes(game.map);
  const { units } = game.armies[game.player - 1];
  const names = [...new Set(units.map((unit) => unit.hex ?? unit.type))];
  const placed = names.flatMap((name) => hexes.flatMap((hex) => [1, 2, 3, 4, 5, 6].map((f) => `${name}@${hex}/${f}`)));
  return ['roll', ...hexes.flatMap((hex) => [`camp ${hex}`, `*${hex}`]), ...placed, 'end'];
}

/** Who found no hex stays away, and is no loss. */
function leaveBehind(army) {
  army.units = army.units.filter((unit) => unit.hex !== null);
}

function endStage(game) {
  if (placesUnits(game)) leaveBehind(game.armies[game.player - 1]);
  if (game.stage === 'firstUnits') game.stage = 'secondCamp';
  else if (game.stage === 'shift') game.stage = 'secondUnits';
  else Object.assign(game, { phase: 'movement', player: game.first });
}

export function carryOutDeploy(game, order, roll) {
  const army = game.armies[game.player - 1];
  switch (order.kind) {
    case 'roll':
      game.first = roll() <= 3 ? 1 : 2;
      return Object.assign(game, { stage: 'firstCamp', player: game.first });
    case 'camp': {
      const side = campSide(game);
      if (game.armies[side].camp) game.armies[side].camp.hex = order.hex;
      else game.middles[side] = order.hex;
      if (game.stage === 'secondCamp') return Object.assign(game, { stage: 'shift', player: 3 - game.first });
      game.stage = game.stage === 'firstCamp' ? 'firstUnits' : 'secondUnits';
      return game;
    }
    case 'deploy':
      return Object.assign(unitMeant(game, order), { hex: order.hex, facing: order.facing });
    case 'place':
      army.waiting -= 1;
      army.leaders.push(order.hex);
      return follow(army, 'waiting', order.hex, 1);
  }
  return endStage(game);
}
