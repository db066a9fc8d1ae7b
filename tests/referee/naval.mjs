// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
// An independent referee for the naval rules: slow, literal, one rule after another.
import { allHexes, directionTo, distance, isHexOnMap, lineIsFree, neighbour, opposite, turnBy } from './geometry.mjs';
import { parseOrder, parsePosition, printPosition, typeValues } from './navalNotation.mjs';

export { parseOrder, parsePosition, printPosition };

// ---- looking at the table ------------------------------------------------------------------------------------------

const phasing = (game) => game.player - 1;
const other = (side) => 1 - side;
const typeOf = (game, ship) => typeValues(game.types, ship.type);
const allShips = (game) => game.fleets.flatMap((fleet) => fleet.ships);
function shipIn(game, hex) {
  for (const { ships } of game.fleets) for (const ship of ships) if (ship.hex === hex) return ship;
  return null;
}
const colourOf = (game, ship) => game.fleets.findIndex((fleet) => fleet.ships.includes(ship));
/** 14.8.j */
export const commanderOf = (game, ship) => (ship.marines > 0 && ship.captured ? other(colourOf(game, ship)) : colourOf(game, ship));
const isLand = (game, hex) => game.map.land.has(hex);
const crewOf = (game, ship) => (ship.hull === 'sound' && !ship.captured ? typeOf(game, ship).crew : 0);
const byHexes = (game) => {
  const order = allHexes(game.map);
  return (a, b) => order.indexOf(a.hex) - order.indexOf(b.hex);
};

/** The marine points of a side in a hex, each with its marks: { stepped, fought }. Those of a ship are told apart by counting. */
function marinesIn(game, side, hex) {
  const ship = shipIn(game, hex);
  if (ship && commanderOf(game, ship) === side)
    return Array.from({ length: ship.marines }, (_, i) => ({ ship, stepped: i < ship.stepped, fought: i < ship.fought }));
  return game.fleets[side].ashore.filter((marine) => marine.hex === hex);
}

/** Takes one marine point off a ship; the last captor's going gives it back to its colour. */
function loseMarine(ship) {
  ship.marines -= 1;
  if (ship.marines === 0) ship.captured = false;
}

// ---- 14.5 ships ahead, astern, turning -----------------------------------------------------------------------------

const AHEAD = 2;
const ASTERN = 3;
const TURN = 5;
const NO_LIMIT = 1000;

/** One step of a ship: where it then is, what it costs; null where it may not go. */
function steps(game, side, { hex, facing }) {
  const list = [];
  for (const [direction, cost] of [
    [facing, AHEAD],
    [opposite(facing), ASTERN],
  ]) {
    const to = neighbour(game.map, hex, direction);
    if (to === null || isLand(game, to)) continue;
    const there = shipIn(game, to);
    if (there && commanderOf(game, there) !== side) continue; // only by ramming
    list.push({ hex: to, facing, cost });
  }
  for (const k of [-1, 1]) list.push({ hex, facing: turnBy(facing, k), cost: TURN });
  return list;
}

/** Everything a ship can come to with so many points: a list of { hex, facing, cost }, each hex and facing once, at least cost. */
function reach(game, ship, points) {
  const side = commanderOf(game, ship);
  const found = new Map();
  const waiting = [[{ hex: ship.hex, facing: ship.facing }]]; // by what it costs to come there
  for (let cost = 0; cost < waiting.length && cost <= points; cost++) {
    for (const at of waiting[cost] ?? []) {
      const key = `${at.hex}/${at.facing}`;
      if (found.has(key)) continue;
      found.set(key, { ...at, cost });
      for (const step of steps(game, side, at)) {
        waiting[cost + step.cost] ??= [];
        waiting[cost + step.cost].push({ hex: step.hex, facing: step.facing });
      }
    }
  }
  return [...found.values()];
}

const pointsOf = (game, ship) => game.die + crewOf(game, ship);
const least = (list) => list.reduce((best, one) => (best === null || one.cost < best.cost ? one : best), null);

function judgeShip(game, hex) {
  const ship = shipIn(game, hex);
  if (!ship) return '14.5';
  if (commanderOf(game, ship) !== phasing(game)) return '14.8.j';
  if (ship.hull === 'sinking' || ship.moved) return '14.5';
  return null;
}

/** Where an order to go ends and at what cost; null if there is no way for so many points. */
function wayTo(game, ship, to, facing, points = pointsOf(game, ship)) {
  const ends = reach(game, ship, points).filter((at) => at.hex === to && (facing === null || at.facing === facing));
  return least(ends.sort((a, b) => a.facing - b.facing));
}

function judgeGo(game, order) {
  const refusal = judgeShip(game, order.from);
  if (refusal) return refusal;
  const ship = shipIn(game, order.from);
  if (!isHexOnMap(game.map, order.to) || isLand(game, order.to)) return '14.5';
  const there = shipIn(game, order.to);
  if (there && there !== ship) return '14.5';
  const way = wayTo(game, ship, order.to, order.facing);
  return way === null || way.cost === 0 ? '14.5' : null;
}

/** What it costs to go over the edge from where a ship is, or null. */
function overTheEdge(game, { hex, facing, cost }) {
  if (neighbour(game.map, hex, facing) === null) return cost + AHEAD;
  if (neighbour(game.map, hex, opposite(facing)) === null) return cost + ASTERN;
  return null;
}

/** The way off the map, { hex, cost } or null: from the hex that is named; else from its own if it can; else the cheapest. */
function wayOff(game, ship, by) {
  const points = pointsOf(game, ship);
  const places = reach(game, ship, points).sort(byHexes(game));
  const ways = places.map((at) => ({ hex: at.hex, cost: overTheEdge(game, at) })).filter(({ cost }) => cost !== null && cost <= points);
  const own = ways.filter(({ hex }) => hex === (by ?? ship.hex));
  return least(by !== null || own.length > 0 ? own : ways);
}

function judgeLeave(game, order) {
  const refusal = judgeShip(game, order.from);
  if (refusal) return refusal;
  const ship = shipIn(game, order.from);
  return wayOff(game, ship, order.by) === null ? '14.5' : null;
}

// ---- 14.6 ramming --------------------------------------------------------------------------------------------------

const RAM = {
  oar: ['', '', '', '', '', '', '', 'E'],
  rudder: ['', '', '', '', '', '', 'E', 'E'],
  flank: ['', '', '', '', 'E', 'E', 'C', 'C'],
};
const ramResult = (column, sum) => RAM[column][Math.min(7, sum)];

function kindOfRam(direction, target) {
  if (opposite(direction) === target.facing) return 'oar';
  if (direction === target.facing) return 'rudder';
  return 'flank';
}

function judgeRam(game, order) {
  const refusal = judgeShip(game, order.from);
  if (refusal) return refusal;
  const ship = shipIn(game, order.from);
  const target = shipIn(game, order.at);
  if (!target) return '14.6';
  if (commanderOf(game, target) === phasing(game)) return '14.6';
  const by = order.by ?? order.from;
  const direction = isHexOnMap(game.map, by) ? directionTo(game.map, by, order.at) : null;
  if (direction === null) return '14.6';
  if (order.out !== null) {
    if (neighbour(game.map, order.at, direction) !== order.out) return '14.6';
    if (kindOfRam(direction, target) === 'flank') return '14.6.c';
    if (isLand(game, order.out) || (shipIn(game, order.out) ?? ship) !== ship) return '14.6.R';
  } else if ((shipIn(game, by) ?? ship) !== ship) return '14.6.R';
  const points = pointsOf(game, ship) - (order.out === null ? AHEAD : 2 * AHEAD);
  if (wayTo(game, ship, by, direction, points) !== null) return null;
  return wayTo(game, ship, by, direction, NO_LIMIT) === null ? '14.5' : '14.6';
}

/** E and C on a hull. */
function ramHit(ship, result) {
  if (result === 'E') ship.hull = ship.hull === 'sound' ? 'damaged' : 'sinking';
  if (result === 'C') ship.hull = 'sinking';
}

function ram(game, order, roll) {
  const ship = shipIn(game, order.from);
  const target = shipIn(game, order.at);
  const by = order.by ?? order.from;
  const direction = directionTo(game.map, by, order.at);
  const kind = kindOfRam(direction, target);
  Object.assign(ship, { hex: order.out ?? by, facing: direction, moved: true });
  const sum = roll() + crewOf(game, ship);
  if (kind !== 'oar') return ramHit(target, ramResult(kind, sum));
  const back = roll() + crewOf(game, target);
  for (const each of [ship, target]) each.facing = turnBy(each.facing, 1);
  ramHit(target, ramResult('oar', sum));
  ramHit(ship, ramResult('oar', back));
}

// ---- 14.7 marines --------------------------------------------------------------------------------------------------

function judgeScuttle(game, order) {
  const ship = shipIn(game, order.from);
  if (!ship) return '14.5';
  if (commanderOf(game, ship) !== phasing(game)) return '14.8.j';
  return ship.marines === 0 || ship.hull === 'sinking' ? '14.7.e' : null;
}

function judgeStep(game, order) {
  const side = phasing(game);
  const marines = marinesIn(game, side, order.from);
  if (marines.length === 0) return '14.7.a';
  if (marines.every((marine) => marine.stepped)) return '14.7.b';
  if (!isHexOnMap(game.map, order.to) || distance(order.from, order.to) !== 1) return '14.7.b';
  if (isLand(game, order.to)) return game.fleets[other(side)].ashore.some(({ hex }) => hex === order.to) ? '14.7.c' : null;
  const ship = shipIn(game, order.to);
  return ship && commanderOf(game, ship) === side ? null : '14.7.c';
}

function step(game, order) {
  const fleet = game.fleets[phasing(game)];
  const from = shipIn(game, order.from);
  const to = shipIn(game, order.to);
  if (from) loseMarine(from);
  else
    fleet.ashore.splice(
      fleet.ashore.findIndex(({ hex, stepped }) => hex === order.from && !stepped),
      1,
    );
  if (to) {
    to.marines += 1;
    to.stepped += 1;
  } else fleet.ashore.push({ hex: order.to, stepped: true, fought: false });
}

// ---- 14.8 attacks of marines, 14.9 ballistae -----------------------------------------------------------------------

const sees = (game, from, to) => lineIsFree(game.map, from, to, (hex) => isLand(game, hex) || shipIn(game, hex) !== null);

/** Boarding from a ship at an adjacent one; otherwise archery. */
const isArchery = (game, from, at) => isLand(game, from) || distance(from, at) === 2;
/** 14.8.k A shot can neither kill nor sink. */
const nothingToHit = (target) => target.hull === 'sinking' && target.marines === 0;

/** What a target of marines or a ballista must be, whoever strikes. */
function judgeTarget(game, at, rule) {
  const target = shipIn(game, at);
  return target && commanderOf(game, target) !== phasing(game) ? null : rule;
}

function judgeDeclare(game, order) {
  const marines = marinesIn(game, phasing(game), order.from);
  if (marines.length === 0) return '14.8.a';
  const refusal = judgeTarget(game, order.at, '14.8');
  if (refusal) return refusal;
  if (game.assault && (game.assault.at !== order.at || game.assault.begun)) return '14.8.d';
  if (game.closed.includes(order.at)) return '14.8.d';
  if (marines.every((marine) => marine.fought)) return '14.8.a';
  const range = distance(order.from, order.at);
  if (isLand(game, order.from)) {
    if (range !== 1) return '14.8.c';
  } else if (range > 2) return '14.8.b';
  if (!sees(game, order.from, order.at)) return '14.8.g';
  return isArchery(game, order.from, order.at) && nothingToHit(shipIn(game, order.at)) ? '14.8.k' : null;
}

function judgeMake(game, order, archery) {
  if (marinesIn(game, phasing(game), order.from).length === 0) return '14.8.a';
  const refusal = judgeTarget(game, order.at, '14.8');
  if (refusal) return refusal;
  if (!game.assault || game.assault.at !== order.at || !game.assault.declared.includes(order.from)) return '14.8.d';
  if (archery !== isArchery(game, order.from, order.at)) return isLand(game, order.from) ? '14.8.c' : '14.8.b';
  return archery && nothingToHit(shipIn(game, order.at)) ? '14.8.k' : null;
}

function judgeBallista(game, order) {
  const ship = shipIn(game, order.from);
  if (!ship) return '14.5';
  if (commanderOf(game, ship) !== phasing(game)) return '14.8.j';
  if (!typeOf(game, ship).ballista) return '14.9';
  if (ship.hull !== 'sound' || ship.captured) return '14.9.b';
  if (ship.fired) return '14.9';
  const refusal = judgeTarget(game, order.at, '14.9');
  if (refusal) return refusal;
  if (distance(order.from, order.at) > 3) return '14.9.a';
  if (!sees(game, order.from, order.at)) return '14.8.g';
  return nothingToHit(shipIn(game, order.at)) ? '14.8.k' : null;
}

function declare(game, order) {
  game.assault ??= { at: order.at, declared: [], begun: false };
  game.assault.declared.push(order.from);
  const ship = shipIn(game, order.from);
  if (ship) ship.fought += 1;
  else game.fleets[phasing(game)].ashore.find(({ hex, fought }) => hex === order.from && !fought).fought = true;
}

/** A step of the hull, sound, damaged, sinking. */
const hullHit = (ship) => {
  ship.hull = ship.hull === 'sound' ? 'damaged' : 'sinking';
};

/** A: the target loses a marine or takes a C; who commands it says which, where there is a choice. */
function archeryHit(game, at, from) {
  const target = shipIn(game, at);
  if (target.marines === 0) hullHit(target);
  else if (target.hull === 'sinking') loseMarine(target);
  else game.question = { asks: 'loss', at, from };
}

function board(game, order, roll) {
  const die = roll() + (typeOf(game, shipIn(game, order.from)).corvus ? 1 : 0);
  if (die < 5) return;
  const target = shipIn(game, order.at);
  if (target.marines > 0) loseMarine(target);
  else game.question = { asks: 'capture', at: order.at, from: order.from };
}

/** What was declared and can no longer do anything is dropped; with nothing left the target is closed. */
function tidyAssault(game) {
  if (!game.assault || game.question) return;
  const { at } = game.assault;
  const target = shipIn(game, at);
  const own = commanderOf(game, target) === phasing(game);
  game.assault.declared = game.assault.declared.filter((from) => !own && !(isArchery(game, from, at) && nothingToHit(target)));
  if (game.assault.declared.length > 0) return;
  game.assault = null;
  game.closed.push(at);
}

function make(game, order, archery, roll) {
  const { declared } = game.assault;
  declared.splice(declared.indexOf(order.from), 1);
  game.assault.begun = true;
  if (!archery) board(game, order, roll);
  else if (roll() === 6) archeryHit(game, order.at, order.from);
  tidyAssault(game);
}

function judgeAnswer(game, order) {
  const { asks, at } = game.question;
  const answers = asks === 'capture' ? ['capture', 'scuttle', 'spare'] : ['marine', 'hull'];
  if (!answers.includes(order.kind)) return '14.4';
  return order.kind === 'scuttle' && shipIn(game, at).hull === 'sinking' ? '14.8.i' : null;
}

function answer(game, { kind }) {
  const { at, from } = game.question;
  const target = shipIn(game, at);
  game.question = null;
  if (kind === 'capture') {
    const boarder = shipIn(game, from);
    boarder.fought -= 1;
    loseMarine(boarder);
    Object.assign(target, { captured: true, marines: 1, fought: 1, hull: target.hull === 'sound' ? 'damaged' : target.hull });
  }
  if (kind === 'scuttle') target.hull = 'sinking';
  if (kind === 'marine') loseMarine(target);
  if (kind === 'hull') hullHit(target);
  tidyAssault(game);
}

// ---- 14.4 the sequence, 14.10 repairs ------------------------------------------------------------------------------

/** The phases that a battle has. */
function phasesOf(game) {
  const types = game.fleets.flatMap(({ ships, sunk, left }) => [
    ...ships.map(({ type }) => type),
    ...sunk,
    ...left.map(({ type }) => type),
  ]);
  const values = types.map((type) => typeValues(game.types, type));
  const marines =
    values.some((one) => one.marines > 0) ||
    allShips(game).some((ship) => ship.marines > 0) ||
    game.fleets.some(({ ashore }) => ashore.length > 0);
  const list = ['movement'];
  if (marines) list.push('marines', 'attacks');
  if (values.some((one) => one.ballista)) list.push('ballistae');
  return list;
}

function endPhase(game, roll) {
  const marks = { moved: false, fired: false, stepped: 0, fought: 0 };
  for (const ship of allShips(game)) Object.assign(ship, marks);
  for (const marine of game.fleets.flatMap(({ ashore }) => ashore)) Object.assign(marine, { stepped: false, fought: false });
  game.closed = [];
  game.die = null;
  const phases = phasesOf(game);
  const next = phases[phases.indexOf(game.phase) + 1];
  if (next) {
    game.phase = next;
    return;
  }
  repair(game, roll);
  loseWhatIsTooMany(game);
  nextPlayerTurn(game, roll);
}

/** 14.10 */
function repair(game, roll) {
  const own = allShips(game).filter((ship) => ship.hull === 'sinking' && commanderOf(game, ship) === phasing(game));
  for (const ship of own.sort(byHexes(game))) {
    const sum = roll() + (typeOf(game, ship).size === 'large' ? 1 : 0);
    if (sum >= 6) ship.hull = 'damaged';
    if (sum > 4) continue;
    const fleet = game.fleets[colourOf(game, ship)];
    fleet.ships = fleet.ships.filter((one) => one !== ship);
    fleet.sunk.push(ship.type);
  }
}

/** 14.7.d */
function loseWhatIsTooMany(game) {
  for (const ship of allShips(game)) ship.marines = Math.min(ship.marines, typeOf(game, ship).size === 'large' ? 2 : 1);
}

const hasShip = (game, side) => allShips(game).some((ship) => commanderOf(game, ship) === side);
const hasAnything = (game, side) => hasShip(game, side) || game.fleets[side].ashore.length > 0;

/** What the terms of a kind that are open to a side give for a ship. */
function givenFor(game, side, kind, ship) {
  let sum = 0;
  for (const { term, by, points = 1, large = points } of game.victory)
    if (term === kind && (by ?? side + 1) === side + 1) sum += typeOf(game, ship).size === 'large' ? large : points;
  return sum;
}

/** Whether a term may come to count for a ship: its own side brings it off, the other sinks or takes it, either stands with it on a hex. */
const speaksOf = (game, ship) =>
  game.victory.some(({ term, by }) => {
    if (term === 'hold') return true;
    const mine = (by ?? colourOf(game, ship) + 1) === colourOf(game, ship) + 1;
    const theirs = (by ?? 2 - colourOf(game, ship)) === 2 - colourOf(game, ship);
    return term === 'exit' ? mine : theirs;
  });

/** 14.2 Whether anything can still happen that changes the points; to give points away does not count. */
function isOpen(game) {
  const ships = allShips(game);
  // A ship that is sinking sinks or is repaired.
  if (ships.some(({ hull }) => hull === 'sinking')) return true;
  // While both are there a ship can change hands, go down, leave or stand somewhere: that matters if a term speaks of such a ship.
  if (ships.length > 0 && hasAnything(game, 0) && hasAnything(game, 1)) return ships.some((ship) => speaksOf(game, ship));
  for (const ship of ships) {
    const side = commanderOf(game, ship);
    // It leaves by an exit of its colour, or comes to a hex to hold or stays there.
    if (side === colourOf(game, ship) && givenFor(game, side, 'exit', ship) > 0) return true;
    if (givenFor(game, side, 'hold', ship) > 0) return true;
    // A prize can be sent to the bottom.
    if (side !== colourOf(game, ship) && givenFor(game, side, 'sunk', ship) > givenFor(game, side, 'captured', ship)) return true;
  }
  return false;
}

function nextPlayerTurn(game, roll) {
  if (!isOpen(game) || (game.player === 2 && game.turn >= game.turns)) {
    game.phase = 'over';
    return;
  }
  if (game.player === 2) game.turn += 1;
  game.player = 3 - game.player;
  game.phase = 'movement';
  game.die = roll();
}

// ---- orders --------------------------------------------------------------------------------------------------------

const ANSWERS = ['capture', 'scuttle', 'spare', 'marine', 'hull'];

/** The rule that refuses an order, or null. */
export function judge(game, text) {
  const order = parseOrder(text);
  if (!order) return 'notation';
  if (game.phase === 'over') return '14.4';
  if (game.question) return judgeAnswer(game, order);
  if (ANSWERS.includes(order.kind)) return '14.4';
  if (order.kind === 'end') return game.assault ? '14.8.d' : null;
  if (order.kind === 'scuttleShip') return judgeScuttle(game, order);
  return judgeInPhase(game, order);
}

function judgeInPhase(game, order) {
  const { kind } = order;
  switch (game.phase) {
    case 'movement':
      if (kind === 'go') return judgeGo(game, order);
      if (kind === 'turn') return judgeGo(game, { ...order, to: order.from });
      if (kind === 'leave') return judgeLeave(game, order);
      if (kind === 'strike') return judgeRam(game, order);
      return '14.4';
    case 'marines':
      return kind === 'go' && order.facing === null ? judgeStep(game, order) : '14.4';
    case 'attacks':
      if (kind === 'declare') return judgeDeclare(game, order);
      if (kind === 'strike' && order.by === null && order.out === null) return judgeMake(game, order, false);
      return kind === 'shoot' ? judgeMake(game, order, true) : '14.4';
    case 'ballistae':
      return kind === 'shoot' ? judgeBallista(game, order) : '14.4';
  }
  throw new Error(game.phase);
}

function carryOut(game, order, roll) {
  const ship = order.from ? shipIn(game, order.from) : null;
  switch (order.kind) {
    case 'end':
      return endPhase(game, roll);
    case 'scuttleShip':
      ship.hull = 'sinking';
      return undefined;
    case 'turn':
      return Object.assign(ship, { facing: order.facing, moved: true });
    case 'go': {
      if (game.phase === 'marines') return step(game, order);
      const { hex, facing } = wayTo(game, ship, order.to, order.facing);
      return Object.assign(ship, { hex, facing, moved: true });
    }
    case 'leave': {
      const { hex } = wayOff(game, ship, order.by);
      const fleet = game.fleets[colourOf(game, ship)];
      fleet.ships = fleet.ships.filter((one) => one !== ship);
      fleet.left.push({ type: ship.type, hex, captured: ship.captured });
      return undefined;
    }
    case 'declare':
      return declare(game, order);
    case 'strike':
      return game.phase === 'movement' ? ram(game, order, roll) : make(game, order, false, roll);
    case 'shoot':
      if (game.phase === 'attacks') return make(game, order, true, roll);
      ship.fired = true;
      if (roll() === 6) archeryHit(game, order.at, order.from);
      return undefined;
  }
  return answer(game, order);
}

/** Plays an order with a roller: () → 1..6. Throws Error with .rule when it is refused. */
export function playWith(game, text, roll) {
  const refusal = judge(game, text);
  if (refusal) throw Object.assign(new Error(`${text} is refused by ${refusal}`), { rule: refusal });
  carryOut(game, parseOrder(text), roll);
}

/** Plays an order with the dice given: none may be missing, none left over. */
export function play(game, text, dice = []) {
  const rest = [...dice];
  playWith(game, text, () => {
    const die = rest.shift();
    if (![1, 2, 3, 4, 5, 6].includes(die)) throw new Error(`${text}: die ${die}`);
    return die;
  });
  if (rest.length > 0) throw new Error(`${text}: dice left over: ${rest.join(' ')}`);
}

// ---- what is legal: everything that might be said, and is not refused ----------------------------------------------

function thinkable(game) {
  if (game.phase === 'over') return [];
  if (game.question) return ANSWERS;
  const own = allShips(game).filter((ship) => commanderOf(game, ship) === phasing(game));
  const places = [...own, ...game.fleets[phasing(game)].ashore].map(({ hex }) => hex);
  const foes = allShips(game).filter((ship) => commanderOf(game, ship) !== phasing(game));
  const list = ['end', ...own.map(({ hex }) => `scuttle ${hex}`)];
  const add = (...texts) => list.push(...texts);
  if (game.phase === 'movement') for (const ship of own) if (judgeShip(game, ship.hex) === null) add(...thinkableMoves(game, ship, foes));
  if (game.phase === 'marines')
    for (const from of places)
      for (let d = 1; d <= 6; d++) if (neighbour(game.map, from, d)) add(`${from}-${neighbour(game.map, from, d)}`);
  if (game.phase === 'attacks')
    for (const from of places) for (const { hex } of foes) add(`${from}>${hex}`, `${from}x${hex}`, `${from}:${hex}`);
  if (game.phase === 'ballistae') for (const { hex: from } of own) for (const { hex } of foes) add(`${from}:${hex}`);
  return list;
}

function thinkableMoves(game, ship, foes) {
  const list = [`${ship.hex}-off`];
  const reached = reach(game, ship, pointsOf(game, ship));
  for (const { hex, facing } of reached) {
    list.push(hex === ship.hex ? `${hex}/${facing}` : `${ship.hex}-${hex}/${facing}`);
    if (hex !== ship.hex) list.push(`${ship.hex}-${hex}-off`);
  }
  for (const { hex, facing } of reached) {
    for (const foe of foes) {
      if (neighbour(game.map, hex, facing) !== foe.hex) continue;
      const text = `${ship.hex}${hex === ship.hex ? '' : `-${hex}`}x${foe.hex}`;
      const beyond = neighbour(game.map, foe.hex, facing);
      list.push(text, ...(beyond === null ? [] : [`${text}-${beyond}`]));
    }
  }
  return list;
}

/** `from-off` stands for leaving from the ship's own hex only; printed so, it must be the way that the order means. */
function isListed(game, text) {
  const order = parseOrder(text);
  if (order.kind !== 'leave' || order.by !== null) return true;
  return wayOff(game, shipIn(game, order.from), order.from) !== null;
}

export function legal(game) {
  return [...new Set(thinkable(game))].filter((text) => judge(game, text) === null && isListed(game, text));
}

// ---- 14.2 victory --------------------------------------------------------------------------------------------------

const words = (text) => (Array.isArray(text) ? text : (text ?? '').split(/\s+/)).filter((word) => word !== '');

function exitsOf(game, side) {
  const terms = game.victory.filter(({ term, by }) => term === 'exit' && (by ?? side + 1) === side + 1);
  return game.fleets[side].left.filter(({ hex, captured }) => !captured && terms.some(({ at }) => words(at).includes(hex)));
}

/** The types of the ships for which a term scores. */
function scoring(game, term, side) {
  const foe = game.fleets[other(side)];
  const commanded = allShips(game).filter((ship) => commanderOf(game, ship) === side);
  switch (term.term) {
    case 'sunk': {
      const exits = exitsOf(game, other(side));
      return [
        ...foe.sunk,
        ...foe.ships.filter(({ hull }) => hull === 'sinking').map(({ type }) => type),
        ...foe.left.filter((one) => !exits.includes(one)).map(({ type }) => type),
      ];
    }
    case 'captured':
      return commanded.filter((ship) => foe.ships.includes(ship) && ship.hull !== 'sinking').map(({ type }) => type);
    case 'exit':
      return game.fleets[side].left.filter(({ hex, captured }) => !captured && words(term.at).includes(hex)).map(({ type }) => type);
    case 'hold':
      return commanded.filter(({ hex, hull }) => hull !== 'sinking' && words(term.at).includes(hex)).map(({ type }) => type);
  }
  throw new Error(term.term);
}

function scoreOf(game, side) {
  let score = game.fleets[side].points;
  for (const term of game.victory) {
    if ((term.by ?? side + 1) !== side + 1) continue;
    const points = term.points ?? 1;
    for (const type of scoring(game, term, side)) score += typeValues(game.types, type).size === 'large' ? (term.large ?? points) : points;
  }
  return score;
}

export function result(game) {
  if (game.phase !== 'over') return null;
  const score = [0, 1].map((side) => scoreOf(game, side));
  const winner = score[0] === score[1] ? game.draw : score[0] > score[1] ? 1 : 2;
  return { score, winner };
}
