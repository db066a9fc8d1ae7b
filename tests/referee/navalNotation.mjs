// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
import { isHexOnMap, parseHex } from './geometry.mjs';

export const BUILTIN = {
  small: { size: 'small', crew: 3, marines: 0, ballista: false, corvus: false },
  large: { size: 'large', crew: 3, marines: 0, ballista: false, corvus: false },
};
const KEYS = ['size', 'crew', 'marines', 'ballista', 'corvus'];

/** A type with all its values. */
export function typeValues(types, name, above = []) {
  const own = types[name];
  if (own === undefined || above.includes(name)) {
    if (!BUILTIN[name]) throw new Error(`unknown type ${name}`);
    return { ...BUILTIN[name] };
  }
  const values = typeValues(types, own.as ?? name, [...above, name]);
  for (const key of KEYS) if (own[key] !== undefined) values[key] = own[key];
  return values;
}

const words = (text) => (Array.isArray(text) ? text : (text ?? '').split(/\s+/)).filter((word) => word !== '');

const FLAGS = ['damaged', 'sinking', 'captured', 'moved', 'fired'];
const COUNTS = ['marines', 'stepped', 'fought'];

/** A ship; `hull` is sound, damaged or sinking, a captured one being damaged if it does not sink. */
function readShip(types, text) {
  const [type, place, ...rest] = words(text);
  const match = /^([A-Z]+\d+)\/([1-6])$/.exec(place ?? '');
  if (!match || !parseHex(match[1])) throw new Error(`ship: ${text}`);
  const said = { marines: typeValues(types, type).marines, stepped: 0, fought: 0 };
  for (const word of rest) {
    const [key, number] = word.split('=');
    if (number === undefined && FLAGS.includes(key)) said[key] = true;
    else if (COUNTS.includes(key) && /^\d+$/.test(number ?? '')) said[key] = Number(number);
    else throw new Error(`ship: ${text}: ${word}`);
  }
  return {
    type,
    hex: match[1],
    facing: Number(match[2]),
    hull: said.sinking ? 'sinking' : said.damaged || said.captured ? 'damaged' : 'sound',
    captured: said.captured ?? false,
    marines: said.marines,
    moved: said.moved ?? false,
    fired: said.fired ?? false,
    stepped: said.stepped,
    fought: said.fought,
  };
}

function printShip(ship) {
  const list = [ship.type, `${ship.hex}/${ship.facing}`];
  if (ship.hull !== 'sound') list.push(ship.hull);
  if (ship.captured) list.push('captured');
  list.push(`marines=${ship.marines}`);
  if (ship.moved) list.push('moved');
  if (ship.fired) list.push('fired');
  if (ship.stepped > 0) list.push(`stepped=${ship.stepped}`);
  if (ship.fought > 0) list.push(`fought=${ship.fought}`);
  return list.join(' ');
}

function readMarine(word) {
  const [hex, mark] = word.split(':');
  if (!parseHex(hex) || ![undefined, 'stepped', 'fought'].includes(mark)) throw new Error(`marine ashore: ${word}`);
  return { hex, stepped: mark === 'stepped', fought: mark === 'fought' };
}
const printMarine = ({ hex, stepped, fought }) => `${hex}${stepped ? ':stepped' : ''}${fought ? ':fought' : ''}`;

function readLeft(text) {
  const [type, hex, ...rest] = words(text);
  return { type, hex, captured: rest.includes('captured') };
}
const printLeft = ({ type, hex, captured }) => `${type} ${hex}${captured ? ' captured' : ''}`;

const DEFAULT_VICTORY = [
  { term: 'sunk', points: 1, large: 2 },
  { term: 'captured', points: 1, large: 2 },
];

export function parsePosition(json) {
  const source = typeof json === 'string' ? JSON.parse(json) : json;
  const map = { columns: 18, rows: 12, ...source.map };
  map.land = new Set(words(map.land));
  for (const hex of map.land) if (!isHexOnMap(map, hex)) throw new Error(`land: ${hex}`);
  const types = source.types ?? {};
  return {
    source,
    map,
    types,
    turn: source.turn ?? 1,
    turns: source.turns ?? 20,
    player: source.player ?? 1,
    phase: source.phase ?? 'movement',
    die: source.die ?? null,
    draw: source.draw ?? 0,
    victory: source.victory ?? DEFAULT_VICTORY,
    fleets: source.fleets.map((fleet) => ({
      name: fleet.name,
      points: fleet.points ?? 0,
      ships: (fleet.ships ?? []).map((text) => readShip(types, text)),
      ashore: words(fleet.ashore).map(readMarine),
      sunk: [...(fleet.sunk ?? [])],
      left: (fleet.left ?? []).map(readLeft),
    })),
    assault: source.assault
      ? { at: source.assault.at, declared: words(source.assault.declared), begun: source.assault.begun ?? false }
      : null,
    closed: words(source.closed),
    question: source.question ? { ...source.question } : null,
  };
}

export function printPosition(game) {
  const { source } = game;
  const out = { system: 'naval' };
  if (source.map) out.map = source.map;
  if (source.types) out.types = source.types;
  out.turn = game.turn;
  out.turns = game.turns;
  out.player = game.player;
  out.phase = game.phase;
  if (game.phase === 'movement') out.die = game.die;
  if (game.draw) out.draw = game.draw;
  if (source.victory) out.victory = source.victory;
  out.fleets = game.fleets.map((fleet) => ({
    ...(fleet.name === undefined ? {} : { name: fleet.name }),
    points: fleet.points,
    ships: fleet.ships.map(printShip),
    ashore: fleet.ashore.map(printMarine).join(' '),
    sunk: [...fleet.sunk],
    left: fleet.left.map(printLeft),
  }));
  if (game.assault) out.assault = { at: game.assault.at, declared: game.assault.declared.join(' '), begun: game.assault.begun };
  if (game.closed.length > 0) out.closed = game.closed.join(' ');
  if (game.question) out.question = { ...game.question };
  return out;
}

/** Two texts of one position have the same normal form. An assault with nothing left to be made counts as closed. */
export function normalPosition(json) {
  const game = parsePosition(json);
  const closed = new Set(game.closed);
  const open = game.assault !== null && game.assault.declared.length > 0;
  if (game.assault !== null && !open) closed.add(game.assault.at);
  return {
    columns: game.map.columns,
    rows: game.map.rows,
    land: [...game.map.land].sort(),
    turn: game.turn,
    turns: game.turns,
    player: game.player,
    phase: game.phase,
    die: game.die,
    draw: game.draw,
    fleets: game.fleets.map((fleet) => ({
      name: fleet.name ?? null,
      points: fleet.points,
      ships: fleet.ships.map(printShip).sort(),
      ashore: fleet.ashore.map(printMarine).sort(),
      sunk: [...fleet.sunk].sort(),
      left: fleet.left.map(printLeft).sort(),
    })),
    assault: open ? { ...game.assault, declared: [...game.assault.declared].sort() } : null,
    closed: [...closed].sort(),
    question: game.question && { asks: game.question.asks, at: game.question.at, from: game.question.from ?? null },
  };
}

const HEX = '[A-Z]{1,3}[1-9]\\d{0,3}';

const ANSWERS = ['end', 'capture', 'scuttle', 'spare', 'marine', 'hull'];
const facingOf = (text) => (text ? Number(text) : null);

const FORMS = [
  [`scuttle (${HEX})`, ([from]) => ({ kind: 'scuttleShip', from })],
  [`(${HEX})/([1-6])`, ([from, facing]) => ({ kind: 'turn', from, facing: facingOf(facing) })],
  [`(${HEX})(?:-(${HEX}))?-off`, ([from, by = null]) => ({ kind: 'leave', from, by })],
  [`(${HEX})-(${HEX})(?:/([1-6]))?`, ([from, to, facing]) => ({ kind: 'go', from, to, facing: facingOf(facing) })],
  [`(${HEX})(?:-(${HEX}))?x(${HEX})(?:-(${HEX}))?`, ([from, by = null, at, out = null]) => ({ kind: 'strike', from, by, at, out })],
  [`(${HEX})>(${HEX})`, ([from, at]) => ({ kind: 'declare', from, at })],
  [`(${HEX}):(${HEX})`, ([from, at]) => ({ kind: 'shoot', from, at })],
].map(([pattern, read]) => [new RegExp(`^${pattern}$`), read]);

/** An order's text → what it says, or null: text that is no order. */
export function parseOrder(text) {
  if (ANSWERS.includes(text)) return { kind: text };
  for (const [pattern, read] of FORMS) {
    const match = pattern.exec(text);
    if (match) return read(match.slice(1));
  }
  return null;
}
