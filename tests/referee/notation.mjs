// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
import { normalArrows, printArrows, readArrows } from './arrows.mjs';
import { battleBegins, normalDeployment, parseDeployOrder, printDeployment, readDeployment } from './deployment.mjs';
import { byMap, follow, normalDuels, parseDuelOrder, printDuels, printRatings, readDuels } from './duels.mjs';
import { isHexOnMap, neighbour, opposite, parseHex } from './geometry.mjs';

export const BUILTIN = {
  LI: { class: 'infantry', full: 2, disordered: 1, ma: 3, missile: null },
  HI: { class: 'infantry', full: 4, disordered: 2, ma: 2, missile: null, freeAdvance: true },
  PX: { class: 'infantry', full: 6, disordered: 3, ma: 1, missile: null, star: true, freeAdvance: true },
  LA: { class: 'infantry', full: 1, disordered: 0, ma: 3, missile: 'A' },
  HA: { class: 'infantry', full: 3, disordered: 1, ma: 2, missile: 'A' },
  MM: { class: 'infantry', full: 2, disordered: 1, ma: 3, missile: 'B' },
  LC: { class: 'cavalry', full: 2, disordered: 1, ma: 6, missile: null },
  HC: { class: 'cavalry', full: 4, disordered: 2, ma: 5, missile: null },
  KT: { class: 'cavalry', full: 8, disordered: 4, ma: 4, missile: null },
  CH: { class: 'cavalry', full: 4, disordered: 2, ma: 4, missile: 'B' },
  EL: { class: 'other', full: 6, disordered: 3, ma: 3, missile: null, star: true },
  CP: { class: 'camp', full: 2, disordered: 1, ma: 0, missile: 'A' },
};

/** C2: a type with all its values; kind is the built-in it finally stands on. */
export function typeValues(types, name, above = []) {
  const own = types[name];
  if (own === undefined || above.includes(name)) {
    const base = BUILTIN[name];
    if (!base) throw new Error(`unknown type ${name}`);
    return { shots: 1, star: false, freeAdvance: false, ...base, kind: name };
  }
  const base = typeValues(types, own.as ?? name, [...above, name]);
  const out = { ...base };
  for (const key of ['class', 'full', 'ma', 'missile', 'shots', 'star', 'freeAdvance', 'traits'])
    if (own[key] !== undefined) out[key] = own[key];
  if (own.disordered !== undefined) out.disordered = own.disordered;
  else if (own.full !== undefined) out.disordered = Math.floor(own.full / 2);
  if (out.missile !== 'A' && out.missile !== 'B') out.missile = null;
  return out;
}

const words = (text) => (Array.isArray(text) ? text : (text ?? '').split(/\s+/)).filter((w) => w !== '');

export function sideKey(map, hex, d) {
  const other = neighbour(map, hex, d);
  if (other === null) return `${hex}/${d}`;
  return d <= 3 ? `${other}/${opposite(d)}` : `${hex}/${d}`; // names the side from its upper or right-hand hex: 4, 5, 6
}

const WORDS = ['disordered', 'volley', 'panicked', 'moved', 'fired', 'attacked', 'plundering'];
const CAMP_WORDS = ['disordered', 'volley', 'fired', 'open', 'captured'];

function readWords(list, allowed, where) {
  const out = {};
  for (const word of list) {
    const match = /^([a-z]+)(?:=(\d+))?$/.exec(word);
    if (!match || !allowed.includes(match[1]) || (match[2] && match[1] !== 'fired')) throw new Error(`${where}: word ${word}`);
    out[match[1]] = match[1] === 'fired' ? Number(match[2] ?? 1) : true;
  }
  return out;
}

function blankUnit(type) {
  return {
    type,
    hex: null,
    facing: null,
    disordered: false,
    volley: false,
    panicked: false,
    moved: false,
    fired: 0,
    attacked: false,
    plundering: false,
  };
}

function readUnit(text, where = 'unit') {
  const [type, place, ...rest] = words(text);
  if (place === 'unplaced') return { ...blankUnit(type), ...readWords(rest, WORDS, where) }; // 13.3
  const match = /^([A-Z]+\d+)\/([1-6])$/.exec(place ?? '');
  if (!match || !parseHex(match[1])) throw new Error(`${where}: ${text}`);
  return { ...blankUnit(type), hex: match[1], facing: Number(match[2]), ...readWords(rest, WORDS, where) };
}

function readReserveUnit(text, where) {
  const [type, ...rest] = words(text);
  return { ...blankUnit(type), ...readWords(rest, WORDS, where) };
}

function readCamp(text, where = 'camp') {
  if (text === undefined || text === null || text === '') return null;
  const [hex, ...rest] = words(text);
  if (!parseHex(hex) && hex !== 'unplaced') throw new Error(`${where}: ${text}`);
  return {
    type: 'CP',
    hex: hex === 'unplaced' ? null : hex,
    isCamp: true,
    disordered: false,
    volley: false,
    fired: 0,
    open: false,
    captured: false,
    ...readWords(rest, CAMP_WORDS, where),
  };
}

function wordsOf(unit, allowed) {
  return allowed.filter((w) => unit[w]).map((w) => (w === 'fired' && unit.fired > 1 ? `fired=${unit.fired}` : w));
}
const printUnit = (u) => [u.type, u.hex === null ? 'unplaced' : `${u.hex}/${u.facing}`, ...wordsOf(u, WORDS)].join(' ');
const printReserveUnit = (u) => [u.type, ...wordsOf(u, WORDS)].join(' ');
const printCamp = (c) => (c === null ? undefined : [c.hex ?? 'unplaced', ...wordsOf(c, CAMP_WORDS)].join(' '));

const HEX_TERRAIN = /^(woods|hill\d*|village|stream)$/;
const SIDE_TERRAIN = /^(river|ford|bridge)$/;

function readMap(source) {
  source = { columns: 18, rows: 12, ...source };
  const map = { columns: source.columns, rows: source.rows, terrain: new Map(), sides: new Map(), source };
  for (const [key, text] of Object.entries(source)) {
    if (HEX_TERRAIN.test(key)) {
      for (const hex of words(text)) {
        if (!isHexOnMap(map, hex)) throw new Error(`map.${key}: ${hex}`);
        if (map.terrain.has(hex) && map.terrain.get(hex) !== (key.startsWith('hill') ? 'hill' : key))
          throw new Error(`map.${key}: ${hex} twice`);
        map.terrain.set(hex, key.startsWith('hill') ? 'hill' : key);
      }
    } else if (SIDE_TERRAIN.test(key)) {
      for (const side of words(text)) {
        const match = /^([A-Z]+\d+)\/([1-6])$/.exec(side);
        if (!match || !isHexOnMap(map, match[1])) throw new Error(`map.${key}: ${side}`);
        const name = sideKey(map, match[1], Number(match[2]));
        if (map.sides.has(name) && map.sides.get(name) !== key) throw new Error(`map.${key}: ${side} twice`);
        map.sides.set(name, key);
      }
    }
  }
  return map;
}

function readArmy(source, index) {
  const where = `armies[${index}]`;
  return {
    name: source.name,
    panic: source.panic,
    lost: source.lost ?? 0,
    panicked: source.panicked ?? false,
    points: source.points ?? 0,
    units: (source.units ?? []).map((u, i) => readUnit(u, `${where}.units[${i}]`)),
    camp: readCamp(source.camp, `${where}.camp`),
    leaders: words(source.leaders),
    waiting: source.waiting ?? 0,
    leadersLost: source.leadersLost ?? 0,
    reserves: (source.reserves ?? []).map((g, i) => ({
      turn: g.turn ?? 1,
      at: words(g.at),
      leaders: g.leaders ?? 0,
      units: (g.units ?? []).map((u, j) => readReserveUnit(u, `${where}.reserves[${i}].units[${j}]`)),
    })),
  };
}

export function parsePosition(json) {
  const source = typeof json === 'string' ? JSON.parse(json) : json;
  const game = {
    system: source.system ?? 'ancients',
    options: source.options ?? [],
    map: readMap(source.map),
    types: source.types ?? {},
    turn: source.turn ?? 1,
    turns: source.turns ?? 6,
    player: source.player ?? 1,
    phase: source.phase ?? 'movement',
    draw: source.draw ?? 0,
    armies: source.armies.map(readArmy),
    attack: null,
  };
  if (game.armies.length !== 2) throw new Error('two armies are needed');
  for (const army of game.armies)
    for (const unit of [...army.units, ...army.reserves.flatMap((g) => g.units)]) typeValues(game.types, unit.type);
  if (source.attack) {
    game.attack = {
      order: source.attack.order,
      asks: source.attack.asks,
      left: source.attack.left ?? 0,
      at: source.attack.at ?? null,
      reserve: null,
    };
    game.attack.reserve = findAssaulter(game, source.attack);
  }
  readArrows(game, source.optional);
  readDuels(game, source);
  readDeployment(game, source);
  // "A position opened in movement puts the phasing army's leaders with waiting; leaders of due reserves too."
  if (game.phase === 'movement') {
    if (!battleBegins(game)) leadersLeaveMap(game);
    reserveLeadersJoin(game);
  }
  return game;
}

/** 3 */
export function leadersLeaveMap(game) {
  const army = game.armies[game.player - 1];
  for (const hex of army.leaders) follow(army, hex, 'waiting', 1);
  army.waiting += army.leaders.length;
  army.leaders = [];
}

/** 5.c */
export function reserveLeadersJoin(game) {
  const army = game.armies[game.player - 1];
  for (const group of army.reserves) {
    if (group.turn > game.turn) continue;
    follow(army, group, 'waiting', group.leaders);
    army.waiting += group.leaders;
    group.leaders = 0;
  }
  dropEmptyGroups(army);
}

export function dropEmptyGroups(army) {
  army.reserves = army.reserves.filter((g) => g.units.length > 0 || g.leaders > 0);
}

/** The attacker of an open `LIxA9/2`, among the reserves marked attacked. */
function assaultersMeant(game, order) {
  const parsed = parseOrder(order);
  if (parsed?.kind !== 'assault') return [];
  return game.armies[game.player - 1].reserves
    .flatMap((group, index) => group.units.map((unit) => ({ group, index, unit })))
    .filter(({ group, unit }) => group.turn <= game.turn && group.at.includes(parsed.hex) && unit.type === parsed.type && unit.attacked);
}
function findAssaulter(game, attack) {
  let list = assaultersMeant(game, attack.order);
  if (attack.group !== undefined) list = list.filter((x) => x.index === attack.group);
  if (attack.unit !== undefined) list = list.filter((x) => sameWords(printReserveUnit(x.unit), attack.unit));
  return list.length > 0 ? list[0].unit : null;
}
const sameWords = (a, b) => words(a).sort().join(' ') === words(b).sort().join(' ');

export function printPosition(game) {
  const { source } = game.map;
  const out = { system: game.system };
  if (game.options.length > 0) out.options = game.options;
  out.map = source;
  if (Object.keys(game.types).length > 0) out.types = game.types;
  out.turn = game.turn;
  out.turns = game.turns;
  out.player = game.player;
  out.phase = game.phase;
  if (game.draw) out.draw = game.draw;
  out.armies = game.armies.map((army) => {
    const a = {};
    if (army.name !== undefined) a.name = army.name;
    if (army.panic !== undefined) a.panic = army.panic;
    if (army.points) a.points = army.points;
    if (army.lost) a.lost = army.lost;
    if (army.panicked) a.panicked = true;
    a.units = army.units.map(printUnit);
    if (army.camp) a.camp = printCamp(army.camp);
    if (army.leaders.length > 0) a.leaders = [...army.leaders];
    if (printRatings(army)) {
      a.leaders = army.rated
        .filter((l) => army.leaders.includes(l.place))
        .sort(byMap)
        .map((l) => l.place);
      a.ratings = printRatings(army);
    }
    if (army.waiting) a.waiting = army.waiting;
    if (army.leadersLost) a.leadersLost = army.leadersLost;
    if (army.reserves.length > 0) {
      a.reserves = army.reserves.map((g) => ({
        turn: g.turn,
        at: g.at.join(' '),
        units: g.units.map(printReserveUnit),
        ...(g.leaders ? { leaders: g.leaders } : {}),
      }));
    }
    return a;
  });
  if (game.attack) {
    const { order, asks, left, at, reserve } = game.attack;
    out.attack = { order, asks, ...(left ? { left } : {}), ...(at ? { at } : {}) };
    if (reserve && assaultersMeant(game, order).length > 1) {
      out.attack.unit = printReserveUnit(reserve);
      out.attack.group = assaultersMeant(game, order).find((x) => x.unit === reserve).index;
    }
  }
  const optional = printArrows(game);
  if (optional) out.optional = optional;
  const more = { ...printDuels(game), ...printDeployment(game) };
  if (Object.keys(more).length > 0) out.optional = { ...out.optional, ...more };
  return out;
}

const HEX = '[A-Z]{1,3}[1-9]\\d{0,3}';
const TYPE = '[A-Za-z][A-Za-z0-9_-]*';
const isHexWord = (text) => new RegExp(`^${HEX}$`).test(text);

/** An order's text → what it says, or null: text that is no order. */
export function parseOrder(text) {
  let m;
  const match = (pattern) => (m = new RegExp(`^${pattern}$`).exec(text));
  if (typeof text !== 'string') return null;
  if (['end', 'stand', 'press', 'halt', 'hold'].includes(text)) return { kind: text };
  if (match('advance(?: (\\d+))?')) return { kind: 'advance', leaders: m[1] === undefined ? null : Number(m[1]) };
  if (match('away (\\d+)')) return { kind: 'away', leaders: Number(m[1]) };
  if (match(`retreat (${HEX})`)) return { kind: 'retreat', hex: m[1] };
  if (match(`\\*(${HEX})`)) return { kind: 'place', hex: m[1] };
  if (match(`gather (${HEX})`)) return { kind: 'gather', hex: m[1] };
  if (match(`(${HEX}):(${HEX})`)) return { kind: 'fire', from: m[1], to: m[2] };
  if (match(`(${HEX})x(${HEX})`)) return { kind: 'attack', from: m[1], to: m[2] };
  if (match(`(${TYPE})x(${HEX})/([1-6])`)) return isHexWord(m[1]) ? null : { kind: 'assault', type: m[1], hex: m[2], facing: Number(m[3]) };
  if (match(`(${HEX})/([1-6])`)) return { kind: 'turn', from: m[1], facing: Number(m[2]) };
  if (match(`(${HEX})((?:-${HEX})*)-off`)) return { kind: 'move', from: m[1], via: m[2].split('-').slice(1), goal: 'off', facing: null };
  if (match(`(${HEX})((?:-${HEX})+)(?:/([1-6]))?`)) {
    const via = m[2].split('-').slice(1),
      goal = via.pop();
    if (via.length === 0 && goal === m[1]) return null;
    return { kind: 'move', from: m[1], via, goal, facing: m[3] ? Number(m[3]) : null };
  }
  if (match(`(${TYPE})\\+(${HEX})/([1-6])`))
    return isHexWord(m[1]) ? null : { kind: 'enter', type: m[1], hex: m[2], entry: Number(m[3]), via: [], goal: null, facing: null };
  if (match(`(${TYPE})\\+(${HEX})/([1-6])((?:-${HEX})+)(?:/([1-6]))?`)) {
    if (isHexWord(m[1])) return null;
    const via = m[4].split('-').slice(1),
      goal = via.pop();
    if (via.length === 0 && goal === m[2]) return null;
    return { kind: 'enter', type: m[1], hex: m[2], entry: Number(m[3]), via, goal, facing: m[5] ? Number(m[5]) : null };
  }
  return parseDeployOrder(text, HEX, TYPE) ?? parseDuelOrder(text);
}

// ---- comparing positions -------------------------------------------------------------------------------------------

const normalUnit = (text) => {
  const [head, place, ...rest] = words(text);
  return [head, place, ...tidy(rest)].join(' ');
};
const normalReserveUnit = (text) => {
  const [head, ...rest] = words(text);
  return [head, ...tidy(rest)].join(' ');
};
const normalCamp = (text) => (text ? normalReserveUnit(text) : null);
const tidy = (list) => list.map((w) => (w === 'fired=1' ? 'fired' : w)).sort();
const normalGroup = (g) => ({
  turn: g.turn ?? 1,
  at: words(g.at).sort().join(' '),
  units: (g.units ?? []).map(normalReserveUnit).sort(),
  leaders: g.leaders ?? 0,
});
const normalList = (list, how) => words2(list).map(how).sort();
const words2 = (list) => (Array.isArray(list) ? list : words(list));

function normalMap(given) {
  const source = { columns: 18, rows: 12, ...given };
  const map = { columns: source.columns, rows: source.rows };
  const out = { ...map };
  for (const [key, text] of Object.entries(source)) {
    if (HEX_TERRAIN.test(key) || SIDE_TERRAIN.test(key)) {
      const list = words(text).map((w) => {
        const s = w.split('/');
        return s[1] ? sideKey(map, s[0], Number(s[1])) : w;
      });
      if (list.length > 0) out[key === 'hill1' ? 'hill' : key] = [...new Set(list)].sort().join(' ');
    }
  }
  return Object.fromEntries(Object.entries(out).sort());
}

export function normalPosition(p) {
  return {
    ...(p.map ? { map: normalMap(p.map) } : {}),
    turn: p.turn ?? 1,
    turns: p.turns ?? 6,
    player: p.player ?? 1,
    phase: p.phase ?? 'movement',
    draw: p.draw ?? 0,
    armies: p.armies.map((a) => ({
      name: a.name ?? null,
      panic: a.panic ?? null,
      lost: a.lost ?? 0,
      panicked: a.panicked ?? false,
      points: a.points ?? 0,
      units: normalList(a.units ?? [], normalUnit),
      camp: normalCamp(a.camp),
      leaders: normalList(a.leaders ?? [], (h) => h),
      waiting: a.waiting ?? 0,
      leadersLost: a.leadersLost ?? 0,
      reserves: (a.reserves ?? [])
        .map(normalGroup)
        .map((g) => JSON.stringify(g))
        .sort(),
    })),
    duels: normalDuels(p),
    deployment: normalDeployment(p),
    attack: p.attack ? { order: p.attack.order, asks: p.attack.asks, left: p.attack.left ?? 0, at: p.attack.at ?? null } : null,
    optional: normalArrows(p.optional),
  };
}
