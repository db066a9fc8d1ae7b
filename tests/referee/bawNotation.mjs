// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
import { hexName, neighbour, parseHex } from './geometry.mjs';

const words = (text) => (text ?? '').split(/\s+/).filter((word) => word !== '');
const GROUNDS = ['forest', 'river', 'ford', 'sea', 'rampart', 'camp', 'works'];

/** B1.b: strength, MA, weapon, traits. */
const TABLE = `VLEG 7 3 javelin
LEG 6 3 javelin
RLEG 5 3 javelin
PHX 8 3
VET 7 3
HOP 6 3
MF 5 4
AUX 4 4
LI 3 4 light
LEVY 2 3
ARC 2 4 bow light defenceOnly
CRE 3 4 bow light defenceOnly
SLG 2 4 sling light defenceOnly
COMP 6 6
CAT 6 5
HC 5 5
MC 3 6
MED 3 5
LH 2 8 light
NUM 2 8 javelins light
HA 3 8 bow light
HCH 5 5
CH 4 6
SCY 6 6 spent
EL 8 4`;

function printedTypes() {
  const types = {};
  for (const line of TABLE.split('\n')) {
    const [name, strength, ma, ...rest] = line.split(' ');
    const weapon = rest.find((word) => ['javelin', 'javelins', 'sling', 'bow'].includes(word)) ?? null;
    types[name] = {
      strength: Number(strength),
      ma: Number(ma),
      weapon,
      light: rest.includes('light'),
      defenceOnly: rest.includes('defenceOnly'),
      spent: rest.includes('spent'),
    };
  }
  return types;
}

/** `F8..H9` and `F8`, row by row. */
function area(word) {
  const [first, last = first] = word.split('..');
  const [a, b] = [parseHex(first), parseHex(last)];
  const hexes = [];
  for (let r = a.r; r <= b.r; r++) for (let c = a.c; c <= b.c; c++) hexes.push(hexName(c, r));
  return hexes;
}
const areas = (text) => words(text).flatMap(area);

export const sideBetween = (a, b) => [a, b].sort().join('|');

function streamsOf(map, text) {
  const sides = new Set();
  for (const word of words(text)) {
    const [where, side] = word.split('/');
    for (const hex of area(where)) {
      const from = parseHex(hex);
      for (let d = 1; d <= 6; d++) {
        const next = neighbour(map, hex, d);
        if (next === null) continue;
        const to = parseHex(next);
        const lies = { N: to.r === from.r - 1, S: to.r === from.r + 1, E: to.c === from.c + 1, W: to.c === from.c - 1 }[side];
        if (lies ?? Number(side) === d) sides.add(sideBetween(hex, next));
      }
    }
  }
  return sides;
}

const UNIT_MARKS = ['disorganised', 'thrown', 'fired', 'moved', 'attacked', 'defended'];

function readUnits(text) {
  const [type, ...rest] = words(text);
  const marks = rest.filter((word) => UNIT_MARKS.includes(word));
  return rest
    .filter((word) => !UNIT_MARKS.includes(word))
    .flatMap(area)
    .map((hex) => ({ type, hex, marks: new Set(marks) }));
}

function readLeader(text) {
  const [name, bonus, hex = null, ...marks] = words(text);
  return { name, bonus: Number(bonus), hex, marks: new Set(marks) };
}

function readWaiting(text) {
  const [type, ...marks] = words(text);
  return { type, marks: new Set(marks) };
}

function readArmy(json) {
  const { name = '', rally = 0, demoralisation = null, disintegration = null, lost = 0, left = 0 } = json;
  return {
    name,
    rally,
    demoralisation,
    disintegration,
    lost,
    left,
    demoralised: json.demoralised === true || (demoralisation !== null && lost >= demoralisation),
    units: (json.units ?? []).flatMap(readUnits),
    leaders: (json.leaders ?? []).map(readLeader),
    exits: areas(json.exits),
    reserves: (json.reserves ?? []).map((reserve) => ({
      turn: reserve.turn ?? 1,
      at: areas(reserve.at),
      units: (reserve.units ?? []).map(readWaiting),
      leaders: (reserve.leaders ?? []).map(readLeader),
    })),
    fallen: [...(json.fallen ?? [])],
  };
}

export function parsePosition(json) {
  const map = { columns: json.map?.columns ?? 18, rows: json.map?.rows ?? 12 };
  const ground = {};
  const level = {};
  for (const kind of GROUNDS) for (const hex of areas(json.map?.[kind])) ground[hex] = kind;
  for (let n = 1; n <= 9; n++) for (const hex of areas(json.map?.[`level${n}`])) level[hex] = n;
  const types = printedTypes();
  let waiting = Object.entries(json.types ?? {});
  while (waiting.length > 0) {
    for (const [name, { as, ...own }] of waiting) if (types[as]) types[name] = { ...types[as], ...own };
    waiting = waiting.filter(([name]) => !types[name]);
  }
  const armies = json.armies.map(readArmy);
  const victory = (json.victory ?? []).flatMap((term) =>
    [1, 2].filter((side) => (term.by ?? side) === side).map((by) => ({ ...term, by, at: areas(term.at) })),
  );
  const game = {
    map,
    ground,
    level,
    streams: streamsOf(map, json.map?.stream),
    forest: json.ground?.forest ?? null,
    slope: json.ground?.slope ?? null,
    options: json.options ?? [],
    types,
    turn: json.turn ?? 1,
    turns: json.turns ?? 12,
    player: json.player ?? 1,
    phase: json.phase ?? 'fire',
    armies,
    victory,
    draw: json.draw ?? 0,
    holders: {},
    attack: null,
  };
  for (const hex of [...Object.keys(ground).filter((one) => ground[one] === 'camp'), ...victory.flatMap(({ at }) => at)]) {
    game.holders[hex] = null;
    for (const side of [1, 2]) {
      if (areas(json.armies[side - 1].held).includes(hex)) game.holders[hex] = side;
      if (armies[side - 1].units.some((unit) => unit.hex === hex)) game.holders[hex] = side;
    }
  }
  const open = json.attack;
  if (open) {
    const units = (text) => areas(text).map((hex) => armies.flatMap((army) => army.units).find((unit) => unit.hex === hex));
    game.attack = {
      attackers: units(open.attackers),
      defenders: units(open.defenders),
      asks: open.asks,
      result: open.result ?? null,
      retreating: units(open.retreating),
      vacated: areas(open.vacated),
      advanced: units(open.advanced),
      lost: [...(open.lost ?? [0, 0])],
      orphaned: areas(open.fallen),
    };
  }
  return game;
}

export const reading = (a, b) => {
  const [p, q] = [parseHex(a), parseHex(b)];
  return p.r - q.r || p.c - q.c;
};

const hexesOf = (units) => units.map(({ hex }) => hex).sort(reading);

export function printPosition(game) {
  const { map, ground, level, attack } = game;
  const printed = { columns: map.columns, rows: map.rows };
  for (const kind of GROUNDS)
    printed[kind] = Object.keys(ground)
      .filter((hex) => ground[hex] === kind)
      .join(' ');
  for (let n = 1; n <= 9; n++)
    printed[`level${n}`] = Object.keys(level)
      .filter((hex) => level[hex] === n)
      .join(' ');
  const marked = (head, marks) => [head, ...UNIT_MARKS.filter((mark) => marks.has(mark))].join(' ');
  return {
    options: game.options,
    map: printed,
    turn: game.turn,
    turns: game.turns,
    player: game.player,
    phase: game.phase,
    draw: game.draw,
    armies: game.armies.map((army, i) => ({
      name: army.name,
      rally: army.rally,
      lost: army.lost,
      left: army.left,
      demoralised: army.demoralised,
      units: army.units.map((unit) => marked(`${unit.type} ${unit.hex}`, unit.marks)),
      leaders: army.leaders.map((leader) => [leader.name, leader.bonus, leader.hex, ...leader.marks].join(' ')),
      held: Object.keys(game.holders)
        .filter((hex) => game.holders[hex] === i + 1 && !game.armies.some(({ units }) => units.some((unit) => unit.hex === hex)))
        .join(' '),
      reserves: army.reserves
        .filter(({ units, leaders }) => units.length + leaders.length > 0)
        .map(({ turn, at, units, leaders }) => ({
          turn,
          at: at.join(' '),
          units: units.map((unit) => marked(unit.type, unit.marks)),
          leaders: leaders.map(({ name, bonus }) => `${name} ${bonus}`),
        })),
      fallen: game.options.includes('B16.4') ? army.fallen : [],
    })),
    attack: attack && {
      attackers: hexesOf(attack.attackers).join(' '),
      defenders: hexesOf(attack.defenders).join(' '),
      asks: attack.asks,
      result: attack.result,
      retreating: hexesOf(attack.retreating).join(' '),
      vacated: [...attack.vacated].sort(reading).join(' '),
      advanced: hexesOf(attack.advanced).join(' '),
      lost: attack.lost,
    },
  };
}

/** One form for both programs' texts: what is left out is there, words in one order. */
export function normalPosition(json) {
  const list = (text) => areas(text).sort().join(' ');
  const map = Object.fromEntries(
    [...GROUNDS, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `level${n}`)].map((kind) => [kind, list(json.map[kind])]),
  );
  const attack = json.attack ?? null;
  return {
    options: [...(json.options ?? [])].sort(),
    map,
    turn: json.turn,
    turns: json.turns,
    player: json.player,
    phase: json.phase,
    draw: json.draw ?? 0,
    armies: json.armies.map((army) => ({
      name: army.name,
      rally: army.rally,
      lost: army.lost ?? 0,
      left: army.left ?? 0,
      demoralised: army.demoralised ?? false,
      units: [...army.units].sort(),
      leaders: [...(army.leaders ?? [])].sort(),
      held: list(army.held),
      reserves: (army.reserves ?? []).map(({ turn, at, units, leaders = [] }) => ({
        turn,
        at: list(at),
        units: [...units].sort(),
        leaders: [...leaders].sort(),
      })),
      fallen: [...(army.fallen ?? [])].sort(),
    })),
    attack: attack && {
      attackers: list(attack.attackers),
      defenders: list(attack.defenders),
      asks: attack.asks,
      result: attack.result ?? null,
      retreating: list(attack.retreating),
      vacated: list(attack.vacated),
      advanced: list(attack.advanced),
      lost: attack.lost ?? [0, 0],
    },
  };
}

const HEX = '[A-Z]{1,2}[1-9]\\d{0,2}';
const FORMS = [
  [`(${HEX}):(${HEX})`, ([from, at]) => ({ kind: 'fire', from, at })],
  [`(${HEX})-(${HEX})`, ([from, to]) => (from === to ? null : { kind: 'move', from, to })],
  [`(${HEX})-off`, ([from]) => ({ kind: 'leave', from })],
  ['([A-Za-z]+)-off', ([name]) => ({ kind: 'leaderLeave', name })],
  [`([A-Za-z]+)-(${HEX})`, ([name, to]) => ({ kind: 'leaderMove', name, to })],
  [`([A-Za-z-]+)\\+(${HEX})(?:-(${HEX}))?`, ([what, at, to]) => (to === at ? null : { kind: 'enter', what, at, to: to ?? at })],
  [`(${HEX}(?:\\+${HEX})*)x(${HEX}(?:\\+${HEX})*)`, ([a, d]) => readAttack(a.split('+'), d.split('+'))],
  [`evade (${HEX})-(${HEX})`, ([from, to]) => ({ kind: 'evade', from, to })],
  [`lose (${HEX})`, ([from]) => ({ kind: 'lose', from })],
  [`retreat (${HEX}(?:-${HEX})+)`, ([path]) => ({ kind: 'retreat', path: path.split('-') })],
  [`advance (${HEX})-(${HEX})`, ([from, to]) => ({ kind: 'advance', from, to })],
  ['recall ([A-Za-z]+) ([A-Za-z-]+)', ([name, type]) => ({ kind: 'recall', name, type })],
].map(([pattern, read]) => [new RegExp(`^${pattern}$`), read]);

const readAttack = (attackers, defenders) =>
  [attackers, defenders].some((list) => new Set(list).size < list.length) ? null : { kind: 'attack', attackers, defenders };

/** An order's text → what it says, or null: text that is no order. */
export function parseOrder(game, text) {
  if (['end', 'stand', 'hold'].includes(text)) return { kind: text };
  for (const [pattern, read] of FORMS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const order = read(match.slice(1));
    const own = order?.kind === 'leaderMove' && game.armies[game.player - 1].leaders.find(({ name }) => name === order.name);
    return own && own.hex === order.to ? null : order;
  }
  return null;
}
