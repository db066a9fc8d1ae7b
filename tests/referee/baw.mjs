// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
/* Battles of the Ancient World once more, written from the rules alone, slow and literal. */
import { parseOrder, parsePosition, printPosition, reading, sideBetween } from './bawNotation.mjs';
import { directionTo, distance, isHexOnMap, lineIsFree, neighbour } from './geometry.mjs';

export { parsePosition, printPosition };

const has = (game, option) => game.options.includes(option);
const around = (game, hex) => [1, 2, 3, 4, 5, 6].map((d) => neighbour(game.map, hex, d)).filter((next) => next !== null);
const typeOf = (game, unit) => game.types[unit.type];
const armyOf = (game, side) => game.armies[side - 1];
const unitsOf = (game, side) => armyOf(game, side).units;
const unitAt = (game, hex) => [...unitsOf(game, 1), ...unitsOf(game, 2)].find((unit) => unit.hex === hex);
const sideOf = (game, unit) => (unitsOf(game, 1).includes(unit) ? 1 : 2);
const groundAt = (game, hex) => game.ground[hex] ?? 'clear';
const levelAt = (game, hex) => game.level[hex] ?? 0;

/** B2: the rule that forbids a hex, or null. */
function forbiddenBy(game, hex) {
  const ground = groundAt(game, hex);
  if (ground === 'sea') return 'B2.7';
  if (ground === 'rampart') return 'B2.8';
  return ground === 'forest' && game.forest === 'closed' ? 'B2.2' : null;
}

const groundCost = (game, hex) =>
  ({ clear: 1, forest: game.forest === 2 ? 2 : 3, river: 3, ford: 2, camp: 1, works: 2 })[groundAt(game, hex)];

function stepCost(game, from, to) {
  const slope = levelAt(game, from) !== levelAt(game, to) && game.slope !== 'shift' ? 1 : 0;
  return groundCost(game, to) + slope + (game.streams.has(sideBetween(from, to)) ? 1 : 0);
}

/** B6.a */
const inZoneOf = (game, side, hex) => around(game, hex).some((next) => unitsOf(game, side).some((unit) => unit.hex === next));
const inEnemyZone = (game, side, hex) => inZoneOf(game, 3 - side, hex);

/**
 * Least points to every hex that somebody of a side can come to. `start` null: through `entry`. `zones` 'none': he minds none; 'first': only his first
 * step out of one; else all as B6 has it.
 */
function reach(game, side, { start, entry = null, most, shuns, zones }) {
  const cost = new Map();
  const minds = (hex) => zones === 'all' && inEnemyZone(game, side, hex);
  const enemyAt = (hex) => unitsOf(game, 3 - side).some((unit) => unit.hex === hex);
  const mayEnter = (hex) => forbiddenBy(game, hex) === null && !enemyAt(hex) && !(shuns && minds(hex));
  if (start !== null) cost.set(start, 0);
  else if (mayEnter(entry) && groundCost(game, entry) <= most) cost.set(entry, groundCost(game, entry));
  const first = start !== null && zones !== 'none' && inEnemyZone(game, side, start);
  for (let again = true; again; ) {
    again = false;
    for (const [hex, spent] of [...cost]) {
      if (hex !== start && minds(hex)) continue;
      for (const next of around(game, hex)) {
        if (!mayEnter(next) || (hex === start && first && inEnemyZone(game, side, next))) continue;
        const total = spent + stepCost(game, hex, next);
        if (total > most || total >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        cost.set(next, total);
        again = true;
      }
    }
  }
  return cost;
}

const brief = (game) => has(game, 'B16.3');
const stepsOut = (game, unit) => typeOf(game, unit).light || (unit.marks.has('disorganised') && !brief(game));
const howUnit = (game, unit, start, entry = null) => ({
  start,
  entry,
  most: typeOf(game, unit).ma,
  shuns: unit.marks.has('disorganised') && !brief(game),
  zones: 'all',
});
const howLeader = (start, entry = null) => ({ start, entry, most: 8, shuns: false, zones: 'none' });

/** Why somebody does not come to a goal: zones, the first step, or points; null if he does. `test` is asked of what he reaches. */
function whyNot(game, side, how, test) {
  if (test(reach(game, side, how), how.zones)) return null;
  if (how.zones === 'none' || !test(reach(game, side, { ...how, zones: 'none' }), 'none')) return 'B5.b';
  return test(reach(game, side, { ...how, zones: 'first' }), 'none') ? 'B6.b' : 'B6.c';
}

const exitTest = (game, side, most) => (cost, zones) =>
  armyOf(game, side).exits.some((hex) => cost.has(hex) && cost.get(hex) + 1 <= most && !(zones === 'all' && inEnemyZone(game, side, hex)));

// ---- B8 fire

const RANGE = { javelin: 1, javelins: 1, sling: 2, bow: 2 };

function judgeFire(game, { from, at }) {
  const unit = unitsOf(game, game.player).find(({ hex }) => hex === from);
  if (!unit) return 'B8.a';
  const { weapon } = typeOf(game, unit);
  if (weapon === null || unit.marks.has('thrown')) return 'B8.b';
  if (unit.marks.has('fired')) return 'B8.a';
  if (unit.marks.has('disorganised')) return 'B11.b';
  if (!unitsOf(game, 3 - game.player).some(({ hex }) => hex === at)) return 'B8.c';
  const away = distance(from, at);
  if (away > RANGE[weapon]) return 'B8.d';
  if (away > 1 && inEnemyZone(game, game.player, from)) return 'B8.e';
  const top = Math.max(levelAt(game, from), levelAt(game, at));
  const blocks = (hex) => ['forest', 'rampart'].includes(groundAt(game, hex)) || levelAt(game, hex) > top;
  return away > 1 && !lineIsFree(game.map, from, at, blocks) ? 'B8.f' : null;
}

function fire(game, { from, at }, dice) {
  const unit = unitAt(game, from);
  unit.marks.add('fired');
  if (typeOf(game, unit).weapon === 'javelin') unit.marks.add('thrown');
  if (dice.shift() <= 2) unitAt(game, at).marks.add('disorganised');
}

// ---- B5, B9, B13 movement

function judgeGoal(game, to) {
  if (!isHexOnMap(game.map, to)) return 'B5.e';
  return forbiddenBy(game, to);
}

function judgeUnitGoal(game, unit, to, how) {
  const side = game.player;
  const bad = judgeGoal(game, to);
  if (bad) return bad;
  const there = unitAt(game, to);
  if (there) return sideOf(game, there) === side ? 'B3.a' : 'B5.c';
  if (how.start !== null && inEnemyZone(game, side, how.start) && !stepsOut(game, unit)) return 'B6.c';
  if (how.shuns && inEnemyZone(game, side, to)) return 'B11.c';
  return whyNot(game, side, how, (cost) => cost.has(to));
}

function judgeMove(game, { from, to }) {
  const unit = unitsOf(game, game.player).find(({ hex }) => hex === from);
  if (!unit) return 'B5.a';
  if (unit.marks.has('moved')) return 'B5.d';
  return judgeUnitGoal(game, unit, to, howUnit(game, unit, from));
}

function judgeLeave(game, { from }) {
  const side = game.player;
  const unit = unitsOf(game, side).find(({ hex }) => hex === from);
  if (!unit) return 'B5.a';
  if (unit.marks.has('moved')) return 'B5.d';
  if (armyOf(game, side).exits.length === 0) return 'B13.c';
  if (inEnemyZone(game, side, from) && !stepsOut(game, unit)) return 'B6.c';
  const how = howUnit(game, unit, from);
  return whyNot(game, side, how, exitTest(game, side, how.most));
}

function judgeLeaderGoal(game, to, how) {
  const bad = judgeGoal(game, to);
  if (bad) return bad;
  if (unitsOf(game, 3 - game.player).some(({ hex }) => hex === to)) return 'B9.b';
  return whyNot(game, game.player, how, (cost) => cost.has(to));
}

const leaderOf = (game, name) => armyOf(game, game.player).leaders.find((leader) => leader.name === name);

function judgeLeaderMove(game, { name, to }) {
  const leader = leaderOf(game, name);
  if (!leader) return 'B9.a';
  if (leader.marks.has('moved')) return 'B5.d';
  return judgeLeaderGoal(game, to, howLeader(leader.hex));
}

function judgeLeaderLeave(game, { name }) {
  const leader = leaderOf(game, name);
  if (!leader) return 'B5.a';
  if (leader.marks.has('moved')) return 'B5.d';
  if (armyOf(game, game.player).exits.length === 0) return 'B13.c';
  return whyNot(game, game.player, howLeader(leader.hex), exitTest(game, game.player, 8));
}

/** Who comes in by an order: of several the whole before the disorganised, of those the ones who have not thrown. */
function entrant(game, { what, at }) {
  const due = armyOf(game, game.player).reserves.filter((reserve) => reserve.turn <= game.turn && reserve.at.includes(at));
  for (const reserve of due) for (const leader of reserve.leaders) if (leader.name === what) return { reserve, leader };
  const found = due.flatMap((reserve) => reserve.units.filter(({ type }) => type === what).map((unit) => ({ reserve, unit })));
  const rank = ({ unit }) => (unit.marks.has('disorganised') ? 2 : 0) + (unit.marks.has('thrown') ? 1 : 0);
  return found.sort((a, b) => rank(a) - rank(b))[0];
}

function judgeEnter(game, order) {
  const found = entrant(game, order);
  if (!found) return 'B13.a';
  const side = game.player;
  if (unitsOf(game, 3 - side).some(({ hex }) => hex === order.at)) return 'B13.b';
  if (found.leader) return judgeLeaderGoal(game, order.to, howLeader(null, order.at));
  return judgeUnitGoal(game, found.unit, order.to, howUnit(game, found.unit, null, order.at));
}

/** B5.f, B14.c: a unit has come to a hex. */
function comeTo(game, unit, hex) {
  const side = sideOf(game, unit);
  unit.hex = hex;
  const enemy = armyOf(game, 3 - side);
  enemy.leaders = enemy.leaders.filter((leader) => leader.hex !== hex);
  if (hex in game.holders) game.holders[hex] = side;
}

function enter(game, order) {
  const { reserve, unit, leader } = entrant(game, order);
  const army = armyOf(game, game.player);
  if (leader) {
    reserve.leaders = reserve.leaders.filter((one) => one !== leader);
    army.leaders.push({ ...leader, hex: order.to, marks: new Set(['moved']) });
    return;
  }
  reserve.units = reserve.units.filter((one) => one !== unit);
  unit.marks.add('moved');
  army.units.push(unit);
  comeTo(game, unit, order.to);
}

function leave(game, { from }) {
  const army = armyOf(game, game.player);
  const unit = unitAt(game, from);
  army.units = army.units.filter((one) => one !== unit);
  army.left += typeOf(game, unit).strength;
  if (decided(game) !== null) finishBattle(game);
}

// ---- B7.1, B7.2 who attacks whom

const canAttack = (game, unit) => !unit.marks.has('attacked') && !typeOf(game, unit).defenceOnly;
const adjacent = (game, a, b) => directionTo(game.map, a.hex, b.hex) !== null;
const openEnemies = (game) => unitsOf(game, 3 - game.player).filter((unit) => !unit.marks.has('defended'));

function isBound(game, unit, enemies) {
  if (has(game, 'B16.2') || !canAttack(game, unit) || typeOf(game, unit).light) return false;
  if (unit.marks.has('disorganised') && !brief(game)) return false;
  return enemies.some((enemy) => adjacent(game, unit, enemy));
}

/** B7.1.c */
function strands(game, attackers, defenders) {
  const enemies = openEnemies(game);
  const bound = unitsOf(game, game.player).filter((unit) => isBound(game, unit, enemies));
  const due = enemies.filter((enemy) => bound.some((unit) => adjacent(game, unit, enemy)));
  const left = enemies.filter((enemy) => !defenders.includes(enemy));
  const still = bound.filter((unit) => !attackers.includes(unit));
  if (still.some((unit) => !left.some((enemy) => adjacent(game, unit, enemy)))) return true;
  return due.some((enemy) => left.includes(enemy) && !still.some((unit) => adjacent(game, unit, enemy)));
}

function judgeAttack(game, order) {
  const attackers = order.attackers.map((hex) => unitsOf(game, game.player).find((unit) => unit.hex === hex));
  if (attackers.includes(undefined)) return 'B7.2.a';
  if (attackers.some((unit) => typeOf(game, unit).defenceOnly)) return 'B1.c';
  if (attackers.some((unit) => unit.marks.has('attacked'))) return 'B7.2.b';
  const defenders = order.defenders.map((hex) => unitsOf(game, 3 - game.player).find((unit) => unit.hex === hex));
  if (defenders.includes(undefined)) return 'B7.2.c';
  if (defenders.some((unit) => unit.marks.has('defended'))) return 'B7.2.b';
  if (attackers.some((a) => defenders.some((d) => !adjacent(game, a, d)))) return 'B7.2.d';
  return strands(game, attackers, defenders) ? 'B7.1.c' : null;
}

function judgeEnd(game) {
  if (game.phase !== 'melee') return null;
  const enemies = openEnemies(game);
  return unitsOf(game, game.player).some((unit) => isBound(game, unit, enemies)) ? 'B7.1.b' : null;
}

// ---- B7.3 to B7.5

const bonusAt = (game, side, hex) =>
  Math.max(
    0,
    ...armyOf(game, side)
      .leaders.filter((leader) => leader.hex === hex)
      .map(({ bonus }) => bonus),
  );

/** Whether the slope speaks for a defender against an attacker. */
const slopes = (game, attacker, defender) => {
  const climb = levelAt(game, defender.hex) - levelAt(game, attacker.hex);
  return has(game, 'B16.1') ? climb > 0 : climb < 0;
};

const COLUMNS = ['AE', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', 'DE'];
const RESULTS = {
  '1-4': 'AR AR AR AR AE AE',
  '1-3': 'DR AR SE AR AR AE',
  '1-2': 'DR DR SE AR AR AE',
  '1-1': 'DR DR SE SE EC AR',
  '2-1': 'DR DR SE DR EC AR',
  '3-1': 'DE DR SE DR DR AR',
  '4-1': 'DE DE DR DR DR DR',
  '5-1': 'DE DE DE DR DR DR',
};

function columnFor(game, attackers, defenders) {
  let attack = 0;
  for (const unit of attackers) {
    let strength = typeOf(game, unit).strength + bonusAt(game, game.player, unit.hex);
    if (unit.marks.has('disorganised') && !brief(game)) strength /= 2;
    const wet = ['river', 'ford'].includes(groundAt(game, unit.hex));
    if (wet || defenders.some(({ hex }) => game.streams.has(sideBetween(unit.hex, hex)))) strength /= 2;
    attack += strength;
  }
  let defence = 0;
  for (const unit of defenders) {
    let strength = typeOf(game, unit).strength + bonusAt(game, 3 - game.player, unit.hex);
    if (unit.marks.has('disorganised')) strength /= 2;
    if (game.slope !== 'shift' && attackers.every((one) => slopes(game, one, unit))) strength *= 2;
    if (groundAt(game, unit.hex) === 'works') strength *= 2;
    defence += strength;
  }
  let ratio;
  if (attack >= defence) ratio = Math.floor(attack / defence) >= 6 ? 'DE' : `${Math.floor(attack / defence)}-1`;
  else ratio = Math.ceil(defence / attack) >= 5 ? 'AE' : `1-${Math.ceil(defence / attack)}`;
  let at = COLUMNS.indexOf(ratio);
  if (armyOf(game, game.player).demoralised) at--;
  if (game.slope === 'shift' && attackers.every((one) => defenders.every((unit) => slopes(game, one, unit)))) at--;
  return COLUMNS[Math.max(at, 0)];
}

// ---- B7.6 to B7.8, B10 the course of an attack

function attack(game, order, dice) {
  const attackers = order.attackers.map((hex) => unitAt(game, hex));
  const defenders = order.defenders.map((hex) => unitAt(game, hex));
  for (const unit of attackers) unit.marks.add('attacked');
  for (const unit of defenders) unit.marks.add('defended');
  game.attack = { attackers, defenders, asks: null, result: null, retreating: [], vacated: [], advanced: [], lost: [0, 0], orphaned: [] };
  beforeOdds(game, dice);
}

/** B7.7.a */
const isShut = (game, side, hex) =>
  forbiddenBy(game, hex) !== null || inEnemyZone(game, side, hex) || unitsOf(game, 3 - side).some((unit) => unit.hex === hex);
const waysOut = (game, unit) => around(game, unit.hex).filter((hex) => !isShut(game, sideOf(game, unit), hex) && !unitAt(game, hex));

function mayEvade(game, unit) {
  const { light, ma } = typeOf(game, unit);
  return light && !unit.marks.has('disorganised') && game.attack.attackers.every((one) => typeOf(game, one).ma < ma);
}

function beforeOdds(game, dice) {
  const { defenders } = game.attack;
  if (defenders.some((unit) => mayEvade(game, unit) && waysOut(game, unit).length > 0)) game.attack.asks = 'evade';
  else strike(game, dice);
}

function strike(game, dice) {
  const open = game.attack;
  if (open.defenders.length === 0) return advances(game);
  const column = columnFor(game, open.attackers, open.defenders);
  open.result = column === 'AE' || column === 'DE' ? column : RESULTS[column].split(' ')[dice.shift() - 1];
  if (open.result === 'AE' || open.result === 'AR') open.vacated = [];
  if (open.result === 'AR') open.retreating = [...open.attackers];
  if (open.result === 'DR') open.retreating = [...open.defenders];
  return open.result === 'AR' || open.result === 'DR' ? retreats(game, dice) : losses(game, dice);
}

/** Which side must lose a unit now, the attacker's first. */
function losing(game) {
  const { result, lost } = game.attack;
  const due = { AE: [game.player], DE: [3 - game.player], EC: [game.player, 3 - game.player] }[result] ?? [];
  return due.find((side) => lost[side - 1] === 0) ?? null;
}

const partOf = (game, side) => (side === game.player ? game.attack.attackers : game.attack.defenders);

function losses(game, dice) {
  for (;;) {
    const side = losing(game);
    if (side === null) return reckon(game, dice);
    const units = partOf(game, side);
    if (units.length > 1) {
      game.attack.asks = 'lose';
      return;
    }
    eliminate(game, units[0]);
  }
}

function eliminate(game, unit) {
  const open = game.attack;
  const side = sideOf(game, unit);
  const army = armyOf(game, side);
  army.units = army.units.filter((one) => one !== unit);
  army.fallen.push(unit.type);
  open.lost[side - 1] += typeOf(game, unit).strength;
  const entered = ['AE', 'AR'].includes(open.result) ? game.player : 3 - game.player;
  if (side === entered) open.vacated.push(unit.hex);
  open.attackers = open.attackers.filter((one) => one !== unit);
  open.defenders = open.defenders.filter((one) => one !== unit);
  open.orphaned.push(unit.hex);
}

/** B7.8: chains of the fewest, hex by hex. */
function chainsOf(game, unit) {
  const side = sideOf(game, unit);
  let chains = [[unit.hex]];
  while (chains.length > 0) {
    const done = [];
    const longer = [];
    for (const chain of chains) {
      for (const hex of around(game, chain.at(-1))) {
        if (chain.includes(hex) || isShut(game, side, hex)) continue;
        const there = unitAt(game, hex);
        if (!there) done.push([...chain, hex]);
        else if (!game.attack.retreating.includes(there)) longer.push([...chain, hex]);
      }
    }
    if (done.length > 0) return done;
    // Of chains that come to the same friend by as many others all are kept; one that comes later is longer than need be.
    const seen = new Set(chains.flat());
    chains = longer.filter((chain) => !seen.has(chain.at(-1)));
  }
  return [];
}

const retreatsOf = (game, unit) => {
  const ways = waysOut(game, unit);
  return ways.length > 0 ? ways.map((hex) => [unit.hex, hex]) : chainsOf(game, unit);
};

function retreats(game, dice) {
  const open = game.attack;
  while (open.retreating.length > 0) {
    const ways = open.retreating.flatMap((unit) => retreatsOf(game, unit));
    if (ways.length > 1) {
      open.asks = 'retreat';
      return;
    }
    if (ways.length === 1) goBack(game, ways[0]);
    else {
      const lost = [...open.retreating].sort((a, b) => reading(a.hex, b.hex));
      open.retreating = [];
      for (const unit of lost) eliminate(game, unit);
    }
  }
  reckon(game, dice);
}

function bring(game, unit, to) {
  for (const leader of armyOf(game, sideOf(game, unit)).leaders) if (leader.hex === unit.hex) leader.hex = to;
  comeTo(game, unit, to);
}

function goBack(game, path) {
  const units = path.slice(0, -1).map((hex) => unitAt(game, hex));
  for (let i = units.length - 1; i >= 0; i--) bring(game, units[i], path[i + 1]);
  game.attack.retreating = game.attack.retreating.filter((unit) => unit !== units[0]);
  game.attack.vacated.push(path[0]);
}

/** B9.d, B12, then advances. */
function reckon(game, dice) {
  const open = game.attack;
  for (const side of [game.player, 3 - game.player]) {
    const army = armyOf(game, side);
    for (const hex of open.orphaned) {
      for (const leader of army.leaders.filter((one) => one.hex === hex && !army.units.some((unit) => unit.hex === hex))) {
        const die = dice.shift();
        const nearest = [...army.units].sort((a, b) => distance(hex, a.hex) - distance(hex, b.hex) || reading(a.hex, b.hex))[0];
        if (die === 1 || !nearest) army.leaders = army.leaders.filter((one) => one !== leader);
        else leader.hex = nearest.hex;
      }
    }
    army.lost += open.lost[side - 1];
    if (army.demoralisation !== null && army.lost >= army.demoralisation) army.demoralised = true;
  }
  open.orphaned = [];
  open.lost = [0, 0];
  if (decided(game) !== null) finishBattle(game);
  else advances(game);
}

const advancingSide = (game) => (['AE', 'AR'].includes(game.attack.result) ? 3 - game.player : game.player);

function advancesOf(game, unit) {
  const { advanced, vacated } = game.attack;
  if (unit.marks.has('disorganised') || armyOf(game, sideOf(game, unit)).demoralised || advanced.includes(unit)) return [];
  return vacated.filter((hex) => around(game, unit.hex).includes(hex));
}

function advances(game) {
  game.attack.asks = 'advance';
  if (!partOf(game, advancingSide(game)).some((unit) => advancesOf(game, unit).length > 0)) conclude(game);
}

function conclude(game) {
  const { attackers, defenders } = game.attack;
  const army = armyOf(game, game.player);
  army.units = army.units.filter((unit) => !(attackers.includes(unit) && typeOf(game, unit).spent));
  if (brief(game)) for (const unit of defenders) unit.marks.delete('disorganised');
  game.attack = null;
}

// ---- B14

const disintegrated = (game, side) =>
  armyOf(game, side).disintegration !== null && armyOf(game, side).lost >= armyOf(game, side).disintegration;

/** The winner at once, 0 if both disintegrate, null if nothing is decided. */
function decided(game) {
  const gone = [1, 2].filter((side) => disintegrated(game, side));
  if (gone.length > 0) return gone.length === 2 ? 0 : 3 - gone[0];
  for (const { term, by, strength } of game.victory) {
    if (term === 'destroy' && armyOf(game, 3 - by).lost >= strength) return by;
    if (term === 'exit' && armyOf(game, by).left >= strength) return by;
  }
  return null;
}

function finishBattle(game) {
  clearMarks(game);
  game.attack = null;
  game.phase = 'over';
}

function scoreOf(game, side) {
  const held = game.victory.filter(({ term, by }) => term === 'hold' && by === side);
  const points = held.flatMap(({ at, points: worth }) => at.filter((hex) => game.holders[hex] === side).map(() => worth));
  return armyOf(game, 3 - side).lost + points.reduce((a, b) => a + b, 0);
}

export function result(game) {
  if (game.phase !== 'over') return undefined;
  const score = [scoreOf(game, 1), scoreOf(game, 2)];
  let winner = decided(game);
  const survive = game.victory.find(({ term }) => term === 'survive');
  if (winner === null && survive) winner = armyOf(game, survive.by).lost < survive.strength ? survive.by : 3 - survive.by;
  if (winner === null) {
    const measure = (side) =>
      armyOf(game, side).disintegration ?? game.victory.find(({ term, by }) => term === 'destroy' && by !== side)?.strength ?? null;
    const measured = measure(1) && measure(2);
    const share = (side) => (measured ? scoreOf(game, 3 - side) * measure(3 - side) : scoreOf(game, 3 - side));
    winner = share(1) === share(2) ? 0 : share(1) < share(2) ? 1 : 2;
  }
  return { score, winner: winner || game.draw };
}

// ---- B4, B11, B16.4 the sequence

function clearMarks(game) {
  for (const army of game.armies) {
    for (const unit of army.units) for (const mark of ['fired', 'moved', 'attacked', 'defended']) unit.marks.delete(mark);
    for (const leader of army.leaders) leader.marks.clear();
  }
}

function end(game, dice) {
  clearMarks(game);
  if (game.phase === 'fire') game.phase = 'movement';
  else if (game.phase === 'movement') game.phase = 'melee';
  else if (game.phase === 'melee') {
    if (brief(game)) for (const army of game.armies) for (const unit of army.units) unit.marks.delete('disorganised');
    else rally(game, dice);
    if (has(game, 'B16.4')) game.phase = 'rally';
    else otherPlayer(game);
  } else otherPlayer(game);
}

function rally(game, dice) {
  const army = armyOf(game, game.player);
  if (army.rally === 0) return;
  const tired = army.units.filter((unit) => unit.marks.has('disorganised') && !inEnemyZone(game, game.player, unit.hex));
  for (const unit of tired.sort((a, b) => reading(a.hex, b.hex))) {
    const near = army.leaders.filter(({ hex }) => hex === unit.hex || around(game, unit.hex).includes(hex));
    const need = Math.min(5, army.rally + Math.max(0, ...near.map(({ bonus }) => bonus)));
    if (dice.shift() <= need) unit.marks.delete('disorganised');
  }
}

function otherPlayer(game) {
  if (game.player === 2 && game.turn >= game.turns) return finishBattle(game);
  if (game.player === 2) game.turn++;
  game.player = 3 - game.player;
  game.phase = 'fire';
}

function recallHex(game, { hex }) {
  if (!unitAt(game, hex)) return hex;
  return around(game, hex).find((next) => !unitAt(game, next) && forbiddenBy(game, next) === null && !inEnemyZone(game, game.player, next));
}

function judgeRecall(game, { name, type }) {
  const leader = leaderOf(game, name);
  if (!leader) return 'B9.a';
  const army = armyOf(game, game.player);
  const may = !leader.marks.has('called') && army.rally > 0 && !inEnemyZone(game, game.player, leader.hex) && recallHex(game, leader);
  return may && army.fallen.includes(type) ? null : 'B16.4';
}

function recall(game, { name, type }, dice) {
  const leader = leaderOf(game, name);
  const army = armyOf(game, game.player);
  const hex = recallHex(game, leader);
  leader.marks.add('called');
  if (dice.shift() > Math.min(5, army.rally + leader.bonus)) return;
  army.fallen.splice(army.fallen.indexOf(type), 1);
  army.lost = Math.max(0, army.lost - game.types[type].strength);
  const unit = { type, hex, marks: new Set(['disorganised']) };
  army.units.push(unit);
  comeTo(game, unit, hex);
}

// ---- what others ask

const QUESTION = { evade: 'evade', stand: 'evade', lose: 'lose', retreat: 'retreat', advance: 'advance', hold: 'advance' };
const PHASE = { fire: 'fire', attack: 'melee', recall: 'rally' };

function judgeAnswer(game, order) {
  const open = game.attack;
  if (QUESTION[order.kind] !== open.asks) return 'B4';
  const unit = order.from === undefined ? undefined : unitAt(game, order.from);
  switch (order.kind) {
    case 'evade': {
      const may = unit && open.defenders.includes(unit) && mayEvade(game, unit);
      return may && waysOut(game, unit).includes(order.to) ? null : 'B10.b';
    }
    case 'lose':
      return unit && partOf(game, losing(game)).includes(unit) ? null : 'B7.6';
    case 'advance':
      return unit && partOf(game, advancingSide(game)).includes(unit) && advancesOf(game, unit).includes(order.to) ? null : 'B7.7.d';
    case 'retreat':
      return judgeRetreat(game, order.path);
    default:
      return null;
  }
}

function judgeRetreat(game, path) {
  const unit = unitAt(game, path[0]);
  if (!unit || !game.attack.retreating.includes(unit)) return 'B7.7.a';
  if (retreatsOf(game, unit).some((way) => way.join() === path.join())) return null;
  const first = path[1];
  const bad = !around(game, unit.hex).includes(first) || isShut(game, sideOf(game, unit), first);
  return bad || path.length === 2 ? 'B7.7.a' : 'B7.8';
}

function judgeOrder(game, order) {
  switch (order.kind) {
    case 'fire':
      return judgeFire(game, order);
    case 'move':
      return judgeMove(game, order);
    case 'leave':
      return judgeLeave(game, order);
    case 'leaderMove':
      return judgeLeaderMove(game, order);
    case 'leaderLeave':
      return judgeLeaderLeave(game, order);
    case 'enter':
      return judgeEnter(game, order);
    case 'attack':
      return judgeAttack(game, order);
    case 'recall':
      return judgeRecall(game, order);
    default:
      return judgeEnd(game);
  }
}

/** The rule that refuses an order, or null. */
export function judge(game, text) {
  const order = parseOrder(game, text);
  if (order === null) return 'notation';
  if (game.phase === 'over') return 'B4';
  if (game.attack) return judgeAnswer(game, order);
  if (QUESTION[order.kind]) return 'B4';
  if (order.kind !== 'end' && (PHASE[order.kind] ?? 'movement') !== game.phase) return 'B4';
  return judgeOrder(game, order);
}

function subsets(list) {
  if (list.length === 0) return [];
  const [first, ...rest] = list;
  const without = subsets(rest);
  return [[first], ...without, ...without.map((some) => [first, ...some])];
}

/** Every order that could be meant in the phase or the question; `legal` keeps those that are allowed. */
function candidates(game) {
  const { player } = game;
  const army = armyOf(game, player);
  const foes = unitsOf(game, 3 - player);
  if (game.phase === 'fire')
    return army.units.flatMap(({ hex }) => foes.filter((foe) => distance(hex, foe.hex) <= 2).map((foe) => `${hex}:${foe.hex}`));
  if (game.phase === 'rally') return army.leaders.flatMap(({ name }) => [...new Set(army.fallen)].map((type) => `recall ${name} ${type}`));
  if (game.phase === 'melee') return attacks(game, army.units, foes);
  // Nobody goes farther than he would if no zone stopped him.
  const near = (hex, most) => [...reach(game, player, { start: hex, most, shuns: false, zones: 'none' }).keys()].filter((to) => to !== hex);
  return [
    ...army.units.flatMap((unit) => near(unit.hex, typeOf(game, unit).ma).map((to) => `${unit.hex}-${to}`)),
    ...army.units.map(({ hex }) => `${hex}-off`),
    ...army.leaders.flatMap(({ name, hex }) => [...near(hex, 8).map((to) => `${name}-${to}`), `${name}-off`]),
    ...army.reserves.flatMap(({ at, units, leaders }) =>
      [...units.map(({ type }) => type), ...leaders.map(({ name }) => name)].flatMap((what) =>
        at.flatMap((entry) => [`${what}+${entry}`, ...near(entry, 8).map((to) => `${what}+${entry}-${to}`)]),
      ),
    ),
  ];
}

/** Those around a defender in all their sets, with the sets of those whom all of them touch. */
function attacks(game, units, foes) {
  const found = [];
  for (const foe of foes) {
    for (const attackers of subsets(units.filter((unit) => adjacent(game, unit, foe)))) {
      const touched = foes.filter((one) => attackers.every((unit) => adjacent(game, unit, one)));
      for (const defenders of subsets(touched)) {
        const text = (list) =>
          list
            .map(({ hex }) => hex)
            .sort(reading)
            .join('+');
        found.push(`${text(attackers)}x${text(defenders)}`);
      }
    }
  }
  return found;
}

function answers(game) {
  const { asks, defenders, retreating } = game.attack;
  switch (asks) {
    case 'evade':
      return [...defenders.flatMap((unit) => around(game, unit.hex).map((to) => `evade ${unit.hex}-${to}`)), 'stand'];
    case 'lose':
      return partOf(game, losing(game)).map(({ hex }) => `lose ${hex}`);
    case 'retreat':
      return retreating.flatMap((unit) => retreatsOf(game, unit).map((way) => `retreat ${way.join('-')}`));
    default:
      return [
        ...partOf(game, advancingSide(game)).flatMap((unit) => around(game, unit.hex).map((to) => `advance ${unit.hex}-${to}`)),
        'hold',
      ];
  }
}

export function legal(game) {
  if (game.phase === 'over') return [];
  const texts = game.attack ? answers(game) : [...candidates(game), 'end'];
  return [...new Set(texts)].filter((text) => judge(game, text) === null);
}

export function play(game, text, dice) {
  const order = parseOrder(game, text);
  switch (order.kind) {
    case 'fire':
      return fire(game, order, dice);
    case 'move': {
      const unit = unitAt(game, order.from);
      unit.marks.add('moved');
      return comeTo(game, unit, order.to);
    }
    case 'leave':
      return leave(game, order);
    case 'leaderMove': {
      const leader = leaderOf(game, order.name);
      leader.marks.add('moved');
      leader.hex = order.to;
      return;
    }
    case 'leaderLeave': {
      const army = armyOf(game, game.player);
      army.leaders = army.leaders.filter(({ name }) => name !== order.name);
      return;
    }
    case 'enter':
      return enter(game, order);
    case 'attack':
      return attack(game, order, dice);
    case 'recall':
      return recall(game, order, dice);
    case 'end':
      return end(game, dice);
    default:
      return answer(game, order, dice);
  }
}

function answer(game, order, dice) {
  const open = game.attack;
  switch (order.kind) {
    case 'evade': {
      const unit = unitAt(game, order.from);
      open.vacated.push(unit.hex);
      open.defenders = open.defenders.filter((one) => one !== unit);
      bring(game, unit, order.to);
      return beforeOdds(game, dice);
    }
    case 'stand':
      return strike(game, dice);
    case 'lose':
      eliminate(game, unitAt(game, order.from));
      return losses(game, dice);
    case 'retreat':
      goBack(game, order.path);
      return retreats(game, dice);
    case 'advance': {
      const unit = unitAt(game, order.from);
      open.vacated = open.vacated.filter((hex) => hex !== order.to);
      open.advanced.push(unit);
      bring(game, unit, order.to);
      return advances(game);
    }
    default:
      return conclude(game);
  }
}
