// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
// An independent referee for the land rules: slow, literal, one rule after another.
import { gather, hasMarkers, hasSupply, isOut, judgeGather, spend } from './arrows.mjs';
import { carryOutDeploy, deployOrders, hasDeployment, judgeDeploy } from './deployment.mjs';
import { challengesDue, fight, follow, forgetMeetings, goTo, hasDuels, mayChallenge, meeting } from './duels.mjs';
import {
  allHexes,
  directionTo,
  distance,
  frontOf,
  inArc,
  isHexOnMap,
  lineIsFree,
  neighbour,
  onMap,
  opposite,
  parseHex,
  stepCR,
} from './geometry.mjs';
import {
  dropEmptyGroups,
  leadersLeaveMap,
  parseOrder,
  parsePosition,
  printPosition,
  reserveLeadersJoin,
  sideKey,
  typeValues,
} from './notation.mjs';

export { parseOrder, parsePosition, printPosition };

// ---- looking at the table ------------------------------------------------------------------------------------------

const valuesOf = (game, unit) => typeValues(game.types, unit.type);
const hasTrait = (game, unit, trait) => `${valuesOf(game, unit).traits ?? ''}`.split(' ').includes(trait);
/** On the map or in reserve. */
const hasElephants = (game, army) =>
  [...army.units, ...army.reserves.flatMap((group) => group.units)].some((u) => valuesOf(game, u).kind === 'EL');
const phasing = (game) => game.player - 1;
const other = (side) => 1 - side;
const _sideOf = (game, piece) => game.armies.findIndex((a) => a.camp === piece || a.units.includes(piece));
const unitIn = (army, hex) => army.units.find((u) => u.hex === hex) ?? null;
const standingCamp = (army) => (army.camp && !army.camp.open && !army.camp.captured ? army.camp : null);
const standingCampIn = (army, hex) => {
  const camp = standingCamp(army);
  return camp && camp.hex === hex ? camp : null;
};
/** All that counts as a unit (6.j.1) in a hex: the unit first, the camp after it (FAQ 13). */
const piecesIn = (army, hex) => [unitIn(army, hex), standingCampIn(army, hex)].filter((x) => x !== null);
const allPieces = (army) => [...army.units, ...(standingCamp(army) ? [army.camp] : [])];
const leadersIn = (army, hex) => army.leaders.filter((h) => h === hex).length;
const terrainIn = (game, hex) => game.map.terrain.get(hex) ?? 'clear';
const sideBetween = (game, hex, d) => game.map.sides.get(sideKey(game.map, hex, d)) ?? null;

/** The enemy's open camp, which stops and is captured (6.j.3). */
const isEnemyOpenCamp = (game, side, hex) => {
  const camp = game.armies[other(side)].camp;
  return camp !== null && camp.hex === hex && camp.open;
};

const strengthOf = (game, unit) => {
  const v = valuesOf(game, unit);
  return unit.disordered ? v.disordered : v.full;
};

/** 6.h: the facings with which one may come in at a hex. */
function entryFacings(game, hex) {
  const list = [];
  for (let d = 1; d <= 6; d++) {
    const ahead = stepCR(parseHex(hex), d),
      behind = stepCR(parseHex(hex), opposite(d));
    if (onMap(game.map, ahead) && !onMap(game.map, behind)) list.push(d);
  }
  return list;
}

// ---- 6 movement: all paths, one by one -----------------------------------------------------------------------------

const HEX_COST = { clear: 1, village: 1, woods: 1, hill: 2, stream: 2 };

function stepCost(game, unit, from, d, to, _ignore) {
  if (valuesOf(game, unit).kind === 'PX') return 1; // 6.f
  const side = from === null ? null : sideBetween(game, from, d);
  return HEX_COST[terrainIn(game, to)] + (side === 'ford' ? 1 : 0);
}

/** Hexes to the nearest enemy unit; Infinity with none on the map. */
function toNearestEnemy(game, side, hex) {
  return Math.min(Infinity, ...allPieces(game.armies[other(side)]).map((e) => distance(hex, e.hex)));
}

/**
 * Every path of a unit, as { dirs, hexes, hex, facing, cost, stopped, friends, self, occupied }.
 * ignore: { panic, river, woods, camp } sets a rule aside. entry: { hex } for a reserve.
 */
function allPaths(game, side, unit, ignore, entry = null) {
  const army = game.armies[side],
    foe = game.armies[other(side)];
  const { ma } = valuesOf(game, unit);
  const bound = unit.panicked && !ignore.panic;
  const found = [];

  function enter(path, d, to) {
    if (piecesIn(foe, to).length > 0) return null; // 6.c
    if (path.hex !== null && sideBetween(game, path.hex, d) === 'river' && !ignore.river) return null; // T1
    if (bound && path.hex !== null && toNearestEnemy(game, side, to) < toNearestEnemy(game, side, path.hex)) return null; // 4.d
    const turning = path.facing === null || frontOf(path.facing).includes(d) ? 0 : 1; // 6.d, 6.e
    const cost = path.cost + turning + stepCost(game, unit, path.hex, d, to, ignore);
    if (cost > ma) return null;
    const woods = terrainIn(game, to) === 'woods';
    const sure = hasTrait(game, unit, 'sure-footed');
    const friends = piecesIn(army, to).filter((f) => f !== unit);
    return {
      entered: path.entered,
      asked: path.asked, // of a reserve: the facing it came in with, the facing it went on from
      dirs: [...path.dirs, d],
      hexes: [...path.hexes, to],
      hex: to,
      facing: d,
      cost,
      stopped: (woods && !ignore.woods) || (isEnemyOpenCamp(game, side, to) && !ignore.camp),
      friends: new Set([...path.friends, ...friends]),
      self: path.self || (woods && !sure) || friends.length > 0,
      occupied: friends.length > 0,
    };
  }

  function explore(path) {
    found.push(path);
    if (path.stopped) return;
    for (let d = 1; d <= 6; d++) {
      const to = neighbour(game.map, path.hex, d);
      const next = to === null ? null : enter(path, d, to);
      if (next) explore(next);
    }
  }

  const blank = { dirs: [], hexes: [], hex: null, facing: null, cost: 0, stopped: false, friends: new Set(), self: false, occupied: false };
  if (entry === null) {
    explore({ ...blank, hex: unit.hex, facing: unit.facing });
  } else {
    for (const d of entryFacings(game, entry.hex)) {
      const first = enter(blank, d, entry.hex);
      if (!first) continue;
      first.dirs = [];
      first.entered = d;
      // The entry itself, and the entry with a turn to each other facing: both may be gone on from.
      explore({ ...first, asked: d });
      if (!first.stopped && first.cost + 1 <= ma) {
        for (let f = 1; f <= 6; f++) if (f !== d) explore({ ...first, facing: f, cost: first.cost + 1, asked: f });
      }
    }
  }
  return found;
}

const newlyDisordered = (path) => [...path.friends].filter((f) => !f.disordered).length;

function byDirections(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    if (i >= a.length) return -1;
    if (i >= b.length) return 1;
    if (a[i] !== b[i]) return a[i] - b[i];
  }
  return 0;
}

/** Least harm: fewest friends newly disordered, then itself not, then least cost with all turns, then directions. */
function leastHarm(unit) {
  return (a, b) =>
    newlyDisordered(a.path) - newlyDisordered(b.path) ||
    Number(a.path.self && !unit.disordered) - Number(b.path.self && !unit.disordered) ||
    a.cost - b.cost ||
    byDirections(a.path.dirs, b.path.dirs);
}
/** "Leaves the map, by the cheapest path." */
function cheapest(unit) {
  return (a, b) => a.cost - b.cost || leastHarm(unit)(a, b);
}

function passesInOrder(hexes, via) {
  let i = 0;
  for (const hex of hexes) if (i < via.length && hex === via[i]) i++;
  return i === via.length;
}

/** What it costs to leave the map from where a path stands, or null. 6.g */
function leavingCost(game, path) {
  if (path.stopped) return null;
  const off = [1, 2, 3, 4, 5, 6].filter((d) => neighbour(game.map, path.hex, d) === null);
  if (off.length === 0) return null;
  return path.cost + 1 + (off.some((d) => frontOf(path.facing).includes(d)) ? 0 : 1);
}

/** Final cost of a path ended turned to `facing` (null: as the last step left it), or null. */
function endCost(path, facing) {
  if (path.occupied) return null; // 6.c
  if (facing === null || facing === path.facing) return path.cost;
  return path.stopped ? null : path.cost + 1;
}

function canFleeBy(game, side, unit, paths) {
  const { ma } = valuesOf(game, unit);
  const start = toNearestEnemy(game, side, unit.hex);
  if (start === Infinity) return false;
  return paths.some((p) => {
    const off = leavingCost(game, p);
    if (off !== null && off <= ma) return true;
    return p.dirs.length > 0 && !p.occupied && toNearestEnemy(game, side, p.hex) > start;
  });
}

/** 4.d: a panicked unit on the map that is bound to flee and can. */
function mustFlee(game, side, unit) {
  if (!unit.panicked || unit.plundering || unit.volley) return false;
  return canFleeBy(game, side, unit, allPaths(game, side, unit, {}));
}

/** The ways to carry out a parsed move of a unit, under rules set aside. ignore.lastTurn too. */
function waysToMove(game, side, unit, order, ignore) {
  const { ma } = valuesOf(game, unit);
  const facing = ignore.lastTurn ? null : order.facing;
  const paths = allPaths(game, side, unit, ignore);
  const flee = unit.panicked && !ignore.panic && canFleeBy(game, side, unit, paths);
  const start = toNearestEnemy(game, side, unit.hex);
  const ways = [];
  for (const path of paths) {
    if (order.goal === 'off') {
      const cost = leavingCost(game, path);
      if (cost !== null && cost <= ma && passesInOrder(path.hexes, order.via)) ways.push({ path, cost, facing: null });
      continue;
    }
    if (path.dirs.length === 0 || path.hex !== order.goal || !passesInOrder(path.hexes.slice(0, -1), order.via)) continue;
    if (flee && !(toNearestEnemy(game, side, path.hex) > start)) continue;
    const cost = endCost(path, facing);
    if (cost !== null && cost <= ma) ways.push({ path, cost, facing: facing ?? path.facing });
  }
  return ways.sort(order.goal === 'off' ? cheapest(unit) : leastHarm(unit));
}

function waysToTurn(game, side, unit, order, ignore) {
  if (order.facing === unit.facing) return [];
  if (!ignore.lastTurn && valuesOf(game, unit).ma < 1) return [];
  if (!ignore.panic && mustFlee(game, side, unit)) return [];
  return [{ path: { dirs: [], hexes: [], hex: unit.hex, friends: new Set(), self: false }, cost: 1, facing: order.facing }];
}

/** Reserves of a type due to enter at a hex: first those in order, then the disordered. */
function reservesFor(game, type, hex) {
  const list = game.armies[phasing(game)].reserves
    .filter((g) => g.turn <= game.turn && g.at.includes(hex) && isHexOnMap(game.map, hex))
    .flatMap((group) => group.units.filter((u) => u.type === type).map((unit) => ({ group, unit })));
  return [...list.filter((x) => !x.unit.disordered), ...list.filter((x) => x.unit.disordered)];
}

function waysToEnter(game, side, unit, order, ignore) {
  const { ma } = valuesOf(game, unit);
  const paths = allPaths(game, side, unit, ignore, { hex: order.hex });
  const ways = [];
  for (const path of paths) {
    const onward = path.dirs.length > 0;
    if (order.goal === null) {
      if (onward) continue;
      if (path.facing !== (ignore.lastTurn ? path.entered : order.entry)) continue; // turned variants are paths of their own
      const cost = endCost(path, null);
      if (cost !== null && cost <= ma) ways.push({ path, cost, facing: path.facing });
      continue;
    }
    if (path.asked !== order.entry) continue;
    if (!onward || path.hex !== order.goal || !passesInOrder(path.hexes.slice(1, -1), order.via)) continue;
    const facing = ignore.lastTurn ? null : order.facing;
    const cost = endCost(path, facing);
    if (cost !== null && cost <= ma) ways.push({ path, cost, facing: facing ?? path.facing });
  }
  return ways.sort(leastHarm(unit));
}

// ---- judging moves -------------------------------------------------------------------------------------------------

/** The common tail: 4.d, T1, T2, 6.j.3, then last turn, leaving, 6.d. */
function whyNoWay(ways, order) {
  if (ways({}).length > 0) return null;
  if (ways({ panic: true }).length > 0) return '4.d';
  if (ways({ panic: true, river: true }).length > 0) return 'T1';
  if (ways({ panic: true, woods: true }).length > 0) return 'T2';
  if (ways({ panic: true, camp: true }).length > 0) return '6.j.3';
  if (order.goal === 'off') return '6.g';
  if (ways({ panic: true, lastTurn: true }).length > 0) return '6.e';
  return '6.d';
}

function judgeMover(game, hex) {
  const army = game.armies[phasing(game)];
  const unit = unitIn(army, hex);
  if (!unit) return { refusal: standingCampIn(army, hex) ? '6.j.1' : '6.a' };
  if (unit.plundering) return { refusal: '6.j.2' };
  if (unit.volley) return { refusal: '6.k' };
  if (unit.moved) return { refusal: '6.a' };
  return { unit };
}

const heldBy = (game, hex, mover) => game.armies.some((a) => piecesIn(a, hex).some((x) => x !== mover));

function judgeMove(game, order) {
  const { refusal, unit } = judgeMover(game, order.from);
  if (refusal) return refusal;
  if (order.goal !== 'off') {
    if (!isHexOnMap(game.map, order.goal)) return '6.g';
    if (heldBy(game, order.goal, unit)) return '6.c';
  }
  return whyNoWay((ignore) => waysToMove(game, phasing(game), unit, order, ignore), order);
}

function judgeTurn(game, order) {
  const { refusal, unit } = judgeMover(game, order.from);
  if (refusal) return refusal;
  if (order.facing === unit.facing) return '6.e';
  return whyNoWay((ignore) => waysToTurn(game, phasing(game), unit, order, ignore), order);
}

function judgeEnter(game, order) {
  const side = phasing(game);
  const list = reservesFor(game, order.type, order.hex);
  if (list.length === 0) return '5.a';
  if (piecesIn(game.armies[other(side)], order.hex).length > 0) return '5.b';
  const goal = order.goal ?? order.hex;
  if (!isHexOnMap(game.map, goal)) return '6.g';
  if (heldBy(game, goal, null)) return '6.c';
  return whyNoWay((ignore) => waysToEnter(game, side, list[0].unit, order, ignore), order);
}

function judgeEndOfMovement(game) {
  const army = game.armies[phasing(game)];
  return army.units.some((u) => !u.moved && mustFlee(game, phasing(game), u)) ? '4.d' : null;
}

// ---- 7 leaders -----------------------------------------------------------------------------------------------------

function judgePlace(game, order) {
  const army = game.armies[phasing(game)],
    foe = game.armies[other(phasing(game))];
  if (army.waiting === 0 || !isHexOnMap(game.map, order.hex)) return '7';
  return piecesIn(foe, order.hex).length > 0 || leadersIn(foe, order.hex) > 0 ? '7' : null;
}

// ---- 8 fire --------------------------------------------------------------------------------------------------------

const FIRE = {
  A: { phalanx: [2, 1, 0], others: [3, 2, 1], cavalry: [4, 2, 1] },
  B: { phalanx: [1, 0], others: [2, 1], cavalry: [3, 1] },
};

function fireRow(game, target) {
  const values = valuesOf(game, target);
  if (['woods', 'village'].includes(terrainIn(game, target.hex))) return 'phalanx'; // 8.g
  if (values.kind === 'PX') return 'phalanx';
  return values.class === 'cavalry' ? 'cavalry' : 'others';
}

function blocksSight(game, hex) {
  return ['hill', 'village', 'woods'].includes(terrainIn(game, hex)) || game.armies.some((a) => piecesIn(a, hex).length > 0);
}

function judgeShot(game, shooter, to) {
  const foe = game.armies[phasing(game)];
  const values = valuesOf(game, shooter);
  if (shooter.plundering) return '6.j.2';
  if (shooter.fired >= values.shots) return '8.c';
  const table = FIRE[values.missile];
  if (!table) return '8.d';
  if (isOut(game, shooter)) return '13.6';
  const range = distance(shooter.hex, to);
  if (range < 1 || range > table.others.length) return '8.d';
  const target = piecesIn(foe, to)[0] ?? null;
  if (target && !table[fireRow(game, target)][range - 1]) return '8.d';
  if (!target || target.plundering) return '8.h';
  if (!shooter.isCamp && !inArc(shooter.hex, shooter.facing, to)) return '8.a';
  return lineIsFree(game.map, shooter.hex, to, (hex) => blocksSight(game, hex)) ? null : '8.b';
}

/** Who shoots, of a unit set up on its camp and the camp (FAQ 13): the unit if it may, else the camp if it may. */
function shooterFor(game, order) {
  const pieces = piecesIn(game.armies[other(phasing(game))], order.from);
  return pieces.find((p) => judgeShot(game, p, order.to) === null) ?? pieces[0] ?? null;
}

function judgeFire(game, order) {
  const shooter = shooterFor(game, order);
  return shooter ? judgeShot(game, shooter, order.to) : '8.c';
}

// ---- 9 melee: odds -------------------------------------------------------------------------------------------------

/** Who attacks and from where: { unit, hex } on the map, or { unit, group, facing } from beside it. */
function attackDirection(game, attacker, targetHex) {
  return attacker.hex === null ? attacker.facing : directionTo(game.map, attacker.hex, targetHex);
}

/** 9.2, as { attack, defence } fractions [n, d]. */
export function strengths(game, side, attacker, target) {
  const mine = game.armies[side],
    theirs = game.armies[other(side)];
  const d = attackDirection(game, attacker, target.hex);
  const a = valuesOf(game, attacker.unit),
    t = valuesOf(game, target);
  const attack = [strengthOf(game, attacker.unit), 1],
    defence = [strengthOf(game, target), 1];
  const twice = (f) => {
      f[0] *= 2;
    },
    half = (f) => {
      f[1] *= 2;
    };

  const used = a.kind === 'EL' && hasTrait(game, target, 'steady') && hasElephants(game, theirs); // 15.3.e
  if (a.star && t.class === 'cavalry' && !used) twice(attack);
  const hasFlank = !target.isCamp && !target.plundering;
  if (hasFlank && !frontOf(target.facing).includes(opposite(d))) twice(attack);
  let side2 = null;
  if (attacker.hex !== null) {
    side2 = sideBetween(game, attacker.hex, d);
    for (let i = 0; i < leadersIn(mine, attacker.hex); i++) twice(attack);
    if (terrainIn(game, attacker.hex) === 'hill' && a.class === 'infantry') twice(attack);
    if (terrainIn(game, attacker.hex) === 'stream') half(attack);
    if (side2 === 'ford') half(attack);
  }

  if (target.plundering) return { attack, defence: [1, 1] }; // 6.j.1, 6.j.2
  for (let i = 0; i < leadersIn(theirs, target.hex); i++) twice(defence);
  if (t.star && a.class === 'cavalry') twice(defence);
  const ground = terrainIn(game, target.hex);
  if ((ground === 'village' || ground === 'hill') && t.class === 'infantry') twice(defence);
  if (ground === 'stream') half(defence);
  if (side2 === 'bridge' && t.class === 'infantry') twice(defence);
  return { attack, defence };
}

function columnFor({ attack, defence }) {
  if (attack[0] <= 0) return null;
  if (defence[0] <= 0) return '3-1';
  const left = attack[0] * defence[1],
    right = defence[0] * attack[1];
  if (left >= 3 * right) return '3-1';
  if (left >= 2 * right) return '2-1';
  if (left >= right) return '1-1';
  return 2 * left >= right ? '1-2' : null;
}

const column = (game, side, attacker, target) => columnFor(strengths(game, side, attacker, target));

/** The column an attack would use, or null. Accepts `B9xC9` and `LIxA9/2`; looks at strength, front and river only. */
export function odds(game, text) {
  const order = parseOrder(text);
  if (!order) return null;
  if (order.kind === 'assault') {
    const side = phasing(game);
    const found = assaulter(game, order);
    const target = piecesIn(game.armies[other(side)], order.hex)[0];
    return found && target && entryFacings(game, order.hex).includes(order.facing)
      ? column(game, side, { unit: found.unit, group: found.group, hex: null, facing: order.facing }, target)
      : null;
  }
  if (order.kind !== 'attack' || !isHexOnMap(game.map, order.from)) return null;
  const side = game.armies.findIndex((a) => unitIn(a, order.from));
  if (side < 0) return null;
  const unit = unitIn(game.armies[side], order.from);
  const target = piecesIn(game.armies[other(side)], order.to)[0];
  const d = directionTo(game.map, order.from, order.to);
  if (!target || d === null || !frontOf(unit.facing).includes(d) || sideBetween(game, order.from, d) === 'river') return null;
  return column(game, side, { unit, hex: unit.hex }, target);
}

function judgeAttack(game, order) {
  const side = phasing(game);
  const army = game.armies[side];
  const unit = unitIn(army, order.from);
  if (!unit) return standingCampIn(army, order.from) ? '6.j.1' : '9.a';
  if (unit.attacked) return '9.a';
  if (unit.plundering) return '6.j.2';
  if (unit.volley) return '6.k';
  if (unit.panicked) return '4.e';
  return whyNoCombat(game, side, { unit, hex: unit.hex }, order.to);
}

function whyNoCombat(game, side, attacker, targetHex) {
  const target = piecesIn(game.armies[other(side)], targetHex)[0] ?? null;
  if (!target) return '9.c';
  if (attacker.hex !== null) {
    const d = directionTo(game.map, attacker.hex, targetHex);
    if (d === null || !frontOf(attacker.unit.facing).includes(d)) return '9.c';
    if (sideBetween(game, attacker.hex, d) === 'river') return 'T1';
  }
  return column(game, side, attacker, target) === null ? '9.2' : null;
}

const assaulter = (game, order) => reservesFor(game, order.type, order.hex).find((x) => !x.unit.attacked) ?? null;

function judgeAssault(game, order) {
  if (reservesFor(game, order.type, order.hex).length === 0) return '5.a';
  const found = assaulter(game, order);
  if (!found) return '9.a';
  if (!entryFacings(game, order.hex).includes(order.facing)) return '6.h';
  return whyNoCombat(game, phasing(game), { ...found, hex: null, facing: order.facing }, order.hex);
}

// ---- 9 melee: the open attack --------------------------------------------------------------------------------------

function openAttacker(game) {
  const order = parseOrder(game.attack.order);
  const army = game.armies[phasing(game)];
  if (order.kind === 'attack') {
    const unit = unitIn(army, order.from);
    return { unit, hex: order.from, target: order.to };
  }
  const unit = game.attack.reserve;
  const group = army.reserves.find((g) => g.units.includes(unit));
  return { unit, group, hex: null, facing: order.facing, target: order.hex };
}

const defenderIn = (game, hex) => piecesIn(game.armies[other(phasing(game))], hex)[0] ?? null;

/** 9.1: where the target may retreat; empty when it may not retreat at all. */
function retreatHexes(game) {
  const attacker = openAttacker(game);
  return retreatsBefore(game, defenderIn(game, attacker.target), valuesOf(game, attacker.unit).ma);
}

function retreatsBefore(game, target, ma) {
  if (!target || target.isCamp || target.disordered || target.plundering) return [];
  if (!(valuesOf(game, target).ma > ma)) return [];
  return [1, 2, 3, 4, 5, 6]
    .filter((d) => {
      const to = neighbour(game.map, target.hex, d);
      return to !== null && !game.armies.some((a) => piecesIn(a, to).length > 0) && sideBetween(game, target.hex, d) !== 'river';
    })
    .map((d) => neighbour(game.map, target.hex, d));
}

function judgeAnswer(game, order) {
  const asks = game.attack.asks;
  if (order.kind === 'accept') return asks === 'away' ? null : '2'; // 13.8: `away 0`
  const attacker = openAttacker(game);
  const fits = { away: ['away'], retreat: ['retreat', 'stand'], press: ['press', 'halt'], advance: ['advance', 'hold'] }[asks];
  if (!fits.includes(order.kind)) return '2';
  if (order.kind === 'away') return order.leaders <= leadersIn(game.armies[other(phasing(game))], attacker.target) ? null : '11.b';
  if (order.kind === 'retreat') return retreatHexes(game).includes(order.hex) ? null : '9.1';
  if (order.kind === 'hold') return valuesOf(game, attacker.unit).freeAdvance ? null : '9.4';
  if (order.kind === 'advance' && order.leaders !== null) return order.leaders <= leadersWith(game, attacker) ? null : '9.4';
  return null;
}
const leadersWith = (game, attacker) => (attacker.hex === null ? 0 : leadersIn(game.armies[phasing(game)], attacker.hex));

// ---- judge ---------------------------------------------------------------------------------------------------------

const PHASE_OF = {
  move: 'movement',
  turn: 'movement',
  enter: 'movement',
  place: 'leaders',
  fire: 'fire',
  gather: 'fire',
  attack: 'melee',
  assault: 'melee',
  challenge: 'melee',
};
const DEPLOY_ORDERS = ['roll', 'camp', 'deploy'];
const DUEL_ORDERS = ['challenge', 'accept', 'withdraw', 'tactic'];

/** null, or the id of the rule that forbids the order. */
export function judge(game, text) {
  const order = parseOrder(text);
  if (!order || (order.kind === 'gather' && !hasSupply(game)) || (DUEL_ORDERS.includes(order.kind) && !hasDuels(game))) return 'notation';
  if (DEPLOY_ORDERS.includes(order.kind) && !hasDeployment(game)) return 'notation';
  if (game.phase === 'over') return '2';
  if (game.phase === 'deploy') return judgeDeploy(game, order);
  if (game.asked) return judgeDuelAnswer(game, order);
  if (game.attack) return judgeAnswer(game, order);
  if (order.kind === 'end') {
    if (game.phase === 'movement') return judgeEndOfMovement(game);
    if (game.phase === 'leaders') return allHexes(game.map).some((hex) => judgePlace(game, { hex }) === null) ? '7' : null;
    if (game.phase === 'melee' && hasDuels(game) && challengesDue(game, isRiver(game)).length > 0) return '13.8';
    return null;
  }
  if (PHASE_OF[order.kind] !== game.phase) return '2';
  switch (order.kind) {
    case 'move':
      return judgeMove(game, order);
    case 'turn':
      return judgeTurn(game, order);
    case 'enter':
      return judgeEnter(game, order);
    case 'place':
      return judgePlace(game, order);
    case 'fire':
      return judgeFire(game, order);
    case 'gather': {
      const unit = unitIn(game.armies[other(phasing(game))], order.hex);
      return judgeGather(game, unit, unit ? valuesOf(game, unit) : {});
    }
    case 'attack':
      return judgeAttack(game, order);
    case 'assault':
      return judgeAssault(game, order);
    case 'challenge':
      return mayChallenge(game, order.from, order.at, isRiver(game)) ? null : '13.8';
  }
  throw new Error(order.kind);
}

// ---- legal ---------------------------------------------------------------------------------------------------------

function legalMovesOf(game, side, unit) {
  if (unit.plundering || unit.volley || unit.moved) return [];
  const { ma } = valuesOf(game, unit);
  const paths = allPaths(game, side, unit, {});
  const flee = unit.panicked && canFleeBy(game, side, unit, paths);
  const start = toNearestEnemy(game, side, unit.hex);
  const orders = new Set();
  for (const path of paths) {
    const off = leavingCost(game, path);
    if (off !== null && off <= ma) orders.add(`${unit.hex}-off`);
    if (path.dirs.length === 0 || path.hex === unit.hex) continue;
    if (flee && !(toNearestEnemy(game, side, path.hex) > start)) continue;
    for (let f = 1; f <= 6; f++) {
      const cost = endCost(path, f);
      if (cost !== null && cost <= ma) orders.add(`${unit.hex}-${path.hex}/${f}`);
    }
  }
  if (!flee && ma >= 1) for (let f = 1; f <= 6; f++) if (f !== unit.facing) orders.add(`${unit.hex}/${f}`);
  return [...orders];
}

function legalEntries(game) {
  const side = phasing(game),
    foe = game.armies[other(side)];
  const orders = new Set();
  const pairs = new Set(game.armies[side].reserves.flatMap((g) => g.at.flatMap((hex) => g.units.map((u) => `${u.type} ${hex}`))));
  for (const pair of pairs) {
    const [type, hex] = pair.split(' ');
    const list = reservesFor(game, type, hex);
    if (list.length === 0 || piecesIn(foe, hex).length > 0) continue;
    const unit = list[0].unit,
      { ma } = valuesOf(game, unit);
    for (const path of allPaths(game, side, unit, {}, { hex })) {
      if (path.dirs.length === 0) {
        if (!path.occupied) orders.add(`${type}+${hex}/${path.facing}`);
        continue;
      }
      if (path.asked !== path.entered || path.hex === hex) continue;
      for (let f = 1; f <= 6; f++) {
        const cost = endCost(path, f);
        if (cost !== null && cost <= ma) orders.add(`${type}+${hex}/${path.entered}-${path.hex}/${f}`);
      }
    }
  }
  return [...orders];
}

export function legal(game) {
  if (game.phase === 'over') return [];
  if (game.phase === 'deploy') return deployOrders(game).filter((o) => judge(game, o) === null);
  const side = phasing(game);
  const army = game.armies[side],
    foe = game.armies[other(side)];
  if (game.asked) return legalDuelAnswers(game);
  if (game.attack) {
    const attacker = openAttacker(game);
    switch (game.attack.asks) {
      case 'away':
        return Array.from({ length: leadersIn(foe, attacker.target) + 1 }, (_, i) => `away ${i}`);
      case 'retreat':
        return [...retreatHexes(game).map((h) => `retreat ${h}`), 'stand'];
      case 'press':
        return ['press', 'halt'];
      case 'advance': {
        const k = leadersWith(game, attacker);
        return [
          'advance',
          ...Array.from({ length: k }, (_, i) => `advance ${i}`),
          ...(valuesOf(game, attacker.unit).freeAdvance ? ['hold'] : []),
        ];
      }
    }
  }
  const orders = [];
  if (game.phase === 'movement') {
    for (const unit of army.units) orders.push(...legalMovesOf(game, side, unit));
    orders.push(...legalEntries(game));
  } else if (game.phase === 'leaders') {
    for (const hex of allHexes(game.map)) orders.push(`*${hex}`);
  } else if (game.phase === 'fire') {
    const froms = new Set(allPieces(foe).map((p) => p.hex)),
      tos = new Set(allPieces(army).map((p) => p.hex));
    for (const from of froms) for (const to of tos) orders.push(`${from}:${to}`);
    if (hasSupply(game)) for (const from of froms) orders.push(`gather ${from}`);
  } else if (game.phase === 'melee') {
    for (const unit of army.units) for (const to of new Set(allPieces(foe).map((p) => p.hex))) orders.push(`${unit.hex}x${to}`);
    const kinds = new Set(army.reserves.flatMap((g) => g.at.flatMap((hex) => g.units.map((u) => `${u.type}x${hex}`))));
    for (const kind of kinds) for (let f = 1; f <= 6; f++) orders.push(`${kind}/${f}`);
    if (hasDuels(game)) for (const [from, at] of challengesDue(game, isRiver(game))) orders.push(`challenge ${from} ${at}`);
  }
  orders.push('end');
  return game.phase === 'movement'
    ? orders.filter((o) => o !== 'end' || judge(game, o) === null)
    : orders.filter((o) => judge(game, o) === null);
}

// ---- carrying out --------------------------------------------------------------------------------------------------

function captureLeaders(game, side, hex) {
  const foe = game.armies[other(side)];
  const taken = leadersIn(foe, hex);
  follow(foe, hex, 'lost', taken);
  foe.leaders = foe.leaders.filter((h) => h !== hex);
  foe.leadersLost += taken;
}

/** A unit comes to be in a hex by any means: 11.e, T2, 6.j.3. */
function arrive(game, side, unit, hex, facing) {
  unit.hex = hex;
  unit.facing = facing;
  captureLeaders(game, side, hex);
  if (terrainIn(game, hex) === 'woods' && !hasTrait(game, unit, 'sure-footed')) unit.disordered = true;
  if (isEnemyOpenCamp(game, side, hex)) {
    const camp = game.armies[other(side)].camp;
    camp.open = false;
    camp.captured = true;
    unit.plundering = true;
  }
}

function carryOutMove(game, side, unit, way) {
  for (const friend of way.path.friends) friend.disordered = true;
  if (way.path.self) unit.disordered = true;
  for (const hex of way.path.hexes) captureLeaders(game, side, hex);
}

function eliminate(game, side, piece) {
  const army = game.armies[side];
  if (piece.isCamp) {
    Object.assign(piece, { open: true, disordered: false, volley: false, fired: 0 });
    return;
  }
  army.lost += valuesOf(game, piece).full; // 4.f
  army.units = army.units.filter((u) => u !== piece);
  if (piece.plundering) game.armies[other(side)].camp.open = true; // "open captured"
  for (const group of army.reserves) group.units = group.units.filter((u) => u !== piece);
  dropEmptyGroups(army);
}

/** 11.d: a die for each leader in the hex. */
function checkLeaders(game, side, hex, roll) {
  const army = game.armies[side];
  for (let n = leadersIn(army, hex); n > 0; n--) {
    if (roll() !== 1) continue;
    army.leaders.splice(army.leaders.indexOf(hex), 1);
    army.leadersLost += 1;
    follow(army, hex, 'lost', 1);
  }
}

/** AD or DD. Says whether leaders are to be checked (it became disordered or was eliminated: always). */
function strike(game, side, piece) {
  if (piece.disordered) eliminate(game, side, piece);
  else piece.disordered = true;
}
const isGone = (game, side, piece) => {
  const army = game.armies[side];
  if (piece.isCamp) return piece.open;
  return !army.units.includes(piece) && !army.reserves.some((g) => g.units.includes(piece));
};

function fire(game, order, roll) {
  const side = phasing(game);
  const shooter = shooterFor(game, order);
  const target = piecesIn(game.armies[side], order.to)[0];
  const values = valuesOf(game, shooter);
  const need = FIRE[values.missile][fireRow(game, target)][distance(order.from, order.to) - 1];
  shooter.fired += 1;
  if (hasMarkers(game)) shooter.volley = true; // 8.f
  spend(game, shooter, order.to);
  if (roll() > need) return;
  strike(game, side, target);
  checkLeaders(game, side, order.to, roll);
}

const MELEE = {
  '1-2': ['AD', 'AD', 'AD', 'AD', 'M', 'DD'],
  '1-1': ['AD', 'M', 'M', 'M', 'M', 'DD'],
  '2-1': ['M', 'M', 'DD', 'DD', 'DD', 'DE'],
  '3-1': ['M', 'DD', 'DD', 'DE', 'DE', 'DE'],
};

function declare(game, text, order, roll) {
  let reserve = null;
  if (order.kind === 'assault') {
    reserve = assaulter(game, order).unit;
    reserve.attacked = true;
  } else unitIn(game.armies[phasing(game)], order.from).attacked = true;
  game.attack = { order: text, asks: null, left: 0, at: null, reserve };
  const hex = order.kind === 'assault' ? order.hex : order.to;
  if (leadersIn(game.armies[other(phasing(game))], hex) > 0) game.attack.asks = 'away';
  else afterAway(game, null, roll);
}

/** `challenged`: the leaders who would have met, had nobody left. */
function afterAway(game, challenged, roll) {
  if (challenged) {
    const attacker = openAttacker(game);
    if (meeting(game, attacker.hex, attacker.target)) {
      game.asked = { order: 'tactic', by: game.player };
      return;
    }
    challenged[0].met = true; // refused
  }
  askRetreat(game, roll);
}

function askRetreat(game, roll) {
  if (retreatHexes(game).length > 0) game.attack.asks = 'retreat';
  else stand(game, roll);
}

function stand(game, roll) {
  const side = phasing(game);
  const attacker = openAttacker(game);
  const target = defenderIn(game, attacker.target);
  if (game.attack.left > 0) {
    // 11.b
    strike(game, other(side), target);
    checkLeaders(game, other(side), attacker.target, roll);
    if (isGone(game, other(side), target)) {
      vacated(game, attacker.target);
      return;
    }
  }
  if (column(game, side, attacker, target) === null) {
    game.attack = null;
    return;
  }
  combat(game, attacker.target, roll);
}

function retreat(game, order) {
  const side = phasing(game);
  const attacker = openAttacker(game);
  const from = attacker.target;
  fallBack(game, defenderIn(game, from), order.hex);
  const mayPress = attacker.hex !== null && whyNoCombat(game, side, attacker, order.hex) === null;
  if (mayPress) Object.assign(game.attack, { asks: 'press', at: order.hex });
  else vacated(game, from);
}

/** 9.1: a unit of the defender goes one hex, disordered, its leaders with it. */
function fallBack(game, target, hex) {
  const side = other(phasing(game));
  const from = target.hex;
  const army = game.armies[side];
  target.disordered = true;
  arrive(game, side, target, hex, directionTo(game.map, from, hex));
  follow(army, from, hex, leadersIn(army, from));
  army.leaders = army.leaders.map((h) => (h === from ? hex : h));
}

function combat(game, hex, roll) {
  const side = phasing(game);
  const attacker = openAttacker(game);
  const target = defenderIn(game, hex);
  const result = MELEE[column(game, side, attacker, target)][roll() - 1];
  const hitsAttacker = result === 'AD' || (result === 'M' && !attacker.unit.disordered);
  const hitsDefender = result === 'DD' || result === 'DE' || (result === 'M' && !target.disordered);
  if (hitsAttacker) strike(game, side, attacker.unit);
  if (hitsDefender) {
    if (result === 'DE') eliminate(game, other(side), target);
    else strike(game, other(side), target);
  }
  if (hitsAttacker && attacker.hex !== null) checkLeaders(game, side, attacker.hex, roll);
  if (hitsDefender) checkLeaders(game, other(side), hex, roll);
  if (isGone(game, other(side), target)) vacated(game, hex);
  else game.attack = null;
}

/** 9.4 */
function vacated(game, hex) {
  if (game.armies.some((a) => piecesIn(a, hex).length > 0)) {
    game.attack = null;
    return;
  } // FAQ 13: the camp stands
  const attacker = openAttacker(game);
  Object.assign(game.attack, { asks: 'advance', at: hex });
  if (leadersWith(game, attacker) === 0 && !valuesOf(game, attacker.unit).freeAdvance) advance(game, 0);
}

function advance(game, count) {
  const side = phasing(game);
  const army = game.armies[side];
  const attacker = openAttacker(game);
  const to = game.attack.at;
  if (attacker.hex === null) {
    attacker.group.units = attacker.group.units.filter((u) => u !== attacker.unit);
    dropEmptyGroups(army);
    army.units.push(attacker.unit);
    arrive(game, side, attacker.unit, to, attacker.facing);
  } else {
    follow(army, attacker.hex, to, count);
    for (let i = 0; i < count; i++) army.leaders[army.leaders.indexOf(attacker.hex)] = to;
    arrive(game, side, attacker.unit, to, directionTo(game.map, attacker.hex, to));
  }
  game.attack = null;
}

function answer(game, order, roll) {
  const foe = game.armies[other(phasing(game))];
  const attacker = openAttacker(game);
  switch (order.kind) {
    case 'accept':
    case 'away': {
      const count = order.leaders ?? 0;
      const challenged = hasDuels(game) && attacker.hex !== null ? meeting(game, attacker.hex, attacker.target) : null;
      for (let i = 0; i < count; i++) foe.leaders.splice(foe.leaders.indexOf(attacker.target), 1);
      foe.waiting += count;
      follow(foe, attacker.target, 'waiting', count);
      game.attack.left = count;
      return afterAway(game, challenged, roll);
    }
    case 'retreat':
      return retreat(game, order);
    case 'stand':
      return stand(game, roll);
    case 'press':
      return combat(game, game.attack.at, roll);
    case 'halt':
      return vacated(game, attacker.target);
    case 'advance':
      return advance(game, order.leaders ?? leadersWith(game, attacker));
    case 'hold':
      game.attack = null;
      return undefined;
  }
  throw new Error(order.kind);
}

// ---- 13.8 duels ----------------------------------------------------------------------------------------------------

const isRiver = (game) => (hex, d) => sideBetween(game, hex, d) === 'river';
const isAlone = (game, side, hex) => piecesIn(game.armies[side], hex).length === 0;

/** Where a leader alone may go who refuses. */
function refuges(game, hex) {
  const mine = game.armies[phasing(game)];
  return [1, 2, 3, 4, 5, 6]
    .filter((d) => neighbour(game.map, hex, d) !== null && !isRiver(game)(hex, d))
    .map((d) => neighbour(game.map, hex, d))
    .filter((to) => piecesIn(mine, to).length === 0 && leadersIn(mine, to) === 0);
}

/** Where the unit that a leader has left may retreat to. */
function retreatsLeft(game) {
  const [from, at] = game.duel.challenge;
  const against = unitIn(game.armies[phasing(game)], from);
  return retreatsBefore(game, defenderIn(game, at), against ? valuesOf(game, against).ma : 0);
}

function judgeDuelAnswer(game, order) {
  const { challenge } = game.duel;
  const at = challenge?.[1];
  switch (game.asked.order) {
    case 'tactic':
      return order.kind === 'tactic' ? null : '2';
    case 'retreat':
      if (order.kind === 'retreat') return retreatsLeft(game).includes(order.hex) ? null : '9.1';
      return order.kind === 'stand' ? null : '2';
  }
  if (order.kind === 'accept' || (order.kind === 'away' && order.leaders === 0)) return null;
  if (!['away', 'withdraw'].includes(order.kind)) return '2';
  if (!isAlone(game, other(phasing(game)), at)) return order.kind === 'away' && order.leaders === 1 ? null : '13.8';
  return order.kind === 'withdraw' && refuges(game, at).includes(order.hex) ? null : '13.8';
}

function legalDuelAnswers(game) {
  const at = game.duel.challenge?.[1];
  switch (game.asked.order) {
    case 'tactic':
      return ['tactic offensive', 'tactic prudent', 'tactic defensive'];
    case 'retreat':
      return [...retreatsLeft(game).map((h) => `retreat ${h}`), 'stand'];
  }
  if (!isAlone(game, other(phasing(game)), at)) return ['away 1', 'accept'];
  return [...refuges(game, at).map((h) => `away ${h}`), 'accept'];
}

function challenge(game, { from, at }) {
  game.duel.challenge = [from, at];
  const foe = other(phasing(game));
  const mayRefuse = !isAlone(game, foe, at) || refuges(game, at).length > 0;
  game.asked = mayRefuse ? { order: 'accept', by: foe + 1 } : { order: 'tactic', by: game.player };
}

function closeDuel(game) {
  game.asked = null;
  game.duel = { challenge: null, tactic: null };
}

function answerDuel(game, order, roll) {
  const side = other(phasing(game));
  const foe = game.armies[side];
  const [from, at] = game.duel.challenge ?? [openAttacker(game).hex, openAttacker(game).target];
  switch (game.asked.order) {
    case 'tactic': {
      if (game.duel.tactic === null) {
        game.duel.tactic = order.tactic;
        game.asked = { order: 'tactic', by: side + 1 };
        return;
      }
      const both = meeting(game, from, at);
      const fallen = fight(both, game.duel.tactic, order.tactic, roll);
      if (fallen !== null) {
        const army = fallen === 0 ? game.armies[phasing(game)] : foe;
        army.leaders.splice(army.leaders.indexOf(both[fallen].place), 1);
        army.leadersLost += 1;
        goTo(army, both[fallen], 'lost');
      }
      closeDuel(game);
      if (game.attack) askRetreat(game, roll);
      return;
    }
    case 'retreat': {
      const unit = defenderIn(game, at);
      closeDuel(game);
      if (order.kind === 'retreat') fallBack(game, unit, order.hex);
      else takeDD(game, unit, at, roll);
      return;
    }
  }
  if (order.kind === 'accept' || (order.kind === 'away' && order.leaders === 0)) {
    game.asked = { order: 'tactic', by: game.player };
    return;
  }
  const [challenger, challenged] = meeting(game, from, at);
  challenger.met = true;
  challenged.met = true;
  foe.leaders.splice(foe.leaders.indexOf(at), 1);
  if (order.kind === 'withdraw') {
    foe.leaders.push(order.hex);
    goTo(foe, challenged, order.hex);
    closeDuel(game);
    return;
  }
  foe.waiting += 1;
  goTo(foe, challenged, 'waiting');
  if (retreatsLeft(game).length > 0) {
    game.asked = { order: 'retreat', by: side + 1 };
    return;
  }
  closeDuel(game);
  takeDD(game, defenderIn(game, at), at, roll);
}

/** 11.b, with nobody attacking. */
function takeDD(game, unit, hex, roll) {
  const side = other(phasing(game));
  strike(game, side, unit);
  checkLeaders(game, side, hex, roll);
}

function endPhase(game) {
  for (const army of game.armies) {
    const reserves = army.reserves.flatMap((g) => g.units);
    for (const unit of [...army.units, ...reserves]) Object.assign(unit, { moved: false, fired: 0, attacked: false });
    if (army.camp) army.camp.fired = 0;
  }
  switch (game.phase) {
    case 'movement':
      game.phase = 'leaders';
      break;
    case 'leaders':
      game.phase = 'fire';
      break;
    case 'fire':
      game.phase = 'melee';
      break;
    case 'melee':
      forgetMeetings(game);
      rally(game);
      nextPlayerTurn(game);
      break;
  }
}

/** 10 */
function rally(game) {
  const army = game.armies[phasing(game)];
  for (const piece of allPieces(army)) {
    piece.volley = false;
    if (piece.disordered && leadersIn(army, piece.hex) > 0) {
      piece.disordered = false;
      if (!piece.isCamp) piece.panicked = false;
    }
  }
}

function nextPlayerTurn(game) {
  const isLast = game.player !== game.first;
  if (isLast && game.turn >= game.turns) {
    game.phase = 'over';
    return;
  }
  if (isLast) game.turn += 1;
  game.player = 3 - game.player;
  leadersLeaveMap(game); // 3
  checkPanic(game); // 4
  reserveLeadersJoin(game); // 5.c
  game.phase = 'movement';
}

/** 4.a–4.c */
function checkPanic(game) {
  const army = game.armies[phasing(game)];
  if (army.panicked) return;
  const leaderless = army.leadersLost > 0 && army.leaders.length === 0 && army.waiting === 0 && army.reserves.every((g) => g.leaders === 0);
  const broken = army.panic !== undefined && army.panic !== null && army.lost >= army.panic;
  if (!leaderless && !broken) return;
  army.panicked = true;
  for (const piece of allPieces(army)) {
    piece.disordered = true;
    if (!piece.isCamp) piece.panicked = true;
  }
}

function carryOut(game, text, roll) {
  const order = parseOrder(text);
  const side = phasing(game);
  const army = game.armies[side];
  if (game.phase === 'deploy') return carryOutDeploy(game, order, roll);
  if (game.asked) return answerDuel(game, order, roll);
  if (game.attack) return answer(game, order, roll);
  switch (order.kind) {
    case 'end':
      return endPhase(game);
    case 'place':
      army.waiting -= 1;
      army.leaders.push(order.hex);
      follow(army, 'waiting', order.hex, 1);
      return undefined;
    case 'fire':
      return fire(game, order, roll);
    case 'gather': {
      const unit = unitIn(game.armies[other(side)], order.hex);
      return gather(game, unit, valuesOf(game, unit));
    }
    case 'attack':
    case 'assault':
      return declare(game, text, order, roll);
    case 'challenge':
      return challenge(game, order);
    case 'turn': {
      const unit = unitIn(army, order.from);
      unit.facing = order.facing;
      unit.moved = true;
      return undefined;
    }
    case 'move': {
      const unit = unitIn(army, order.from);
      const way = waysToMove(game, side, unit, order, {})[0];
      carryOutMove(game, side, unit, way);
      if (order.goal === 'off') {
        army.units = army.units.filter((u) => u !== unit);
        return undefined;
      }
      unit.moved = true;
      return arrive(game, side, unit, order.goal, way.facing);
    }
    case 'enter': {
      const { unit, group } = reservesFor(game, order.type, order.hex)[0];
      const way = waysToEnter(game, side, unit, order, {})[0];
      carryOutMove(game, side, unit, way);
      group.units = group.units.filter((u) => u !== unit);
      dropEmptyGroups(army);
      army.units.push(unit);
      unit.moved = true;
      return arrive(game, side, unit, order.goal ?? order.hex, way.facing);
    }
  }
  throw new Error(order.kind);
}

/** Plays an order with a roller: () → 1..6. Throws Error with .rule when it is refused. */
export function playWith(game, text, roll) {
  const refusal = judge(game, text);
  if (refusal) throw Object.assign(new Error(`${text} is refused by ${refusal}`), { rule: refusal });
  carryOut(game, text, roll);
}

/** Plays an order with the dice given: none may be missing, none left over. */
export function play(game, text, dice = []) {
  const rest = [...dice];
  playWith(game, text, () => {
    if (rest.length === 0) throw new Error(`${text}: a die is missing`);
    const die = rest.shift();
    if (![1, 2, 3, 4, 5, 6].includes(die)) throw new Error(`${text}: die ${die}`);
    return die;
  });
  if (rest.length > 0) throw new Error(`${text}: dice left over: ${rest.join(' ')}`);
}

// ---- 12 victory ----------------------------------------------------------------------------------------------------

export function pointsNow(game) {
  const onMap = game.armies.map((a) => a.units.filter((u) => !u.panicked).reduce((sum, u) => sum + valuesOf(game, u).full, 0));
  return [0, 1].map((side) => {
    const army = game.armies[side],
      foe = game.armies[other(side)];
    return (
      army.points +
      (foe.camp?.captured ? 1 : 0) +
      (foe.panicked ? 1 : 0) +
      (onMap[side] > 0 && onMap[side] >= 2 * onMap[other(side)] ? 1 : 0)
    );
  });
}

export function result(game) {
  if (game.phase !== 'over') return null;
  const score = pointsNow(game);
  const winner = score[0] === score[1] ? game.draw || 0 : score[0] > score[1] ? 1 : 2;
  return { score, winner };
}
