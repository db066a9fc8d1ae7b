// @ts-nocheck -- plain JavaScript on purpose: nothing of src, not even its types.
// Hexes are strings ("C5"); directions and facings are 1..6 clockwise from north.

export function columnName(index) {
  let name = '';
  for (let n = index + 1; n > 0; n = Math.floor((n - 1) / 26)) name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

/** "C5" → { c: 2, r: 4 } */
export function parseHex(text) {
  const match = /^([A-Z]{1,3})([1-9]\d{0,3})$/.exec(text);
  if (!match) return null;
  let c = 0;
  for (const letter of match[1]) c = c * 26 + (letter.charCodeAt(0) - 64);
  return { c: c - 1, r: Number(match[2]) - 1 };
}

export const hexName = (c, r) => `${columnName(c)}${r + 1}`;
export const opposite = (d) => ((d + 2) % 6) + 1;
export const turnBy = (d, k) => ((((d - 1 + k) % 6) + 6) % 6) + 1;
export const frontOf = (facing) => [turnBy(facing, -1), facing, turnBy(facing, 1)];

export function stepCR({ c, r }, d) {
  const low = Math.abs(c) % 2; // columns B, D, … sit half a hex lower
  switch (d) {
    case 1:
      return { c, r: r - 1 };
    case 2:
      return { c: c + 1, r: low ? r : r - 1 };
    case 3:
      return { c: c + 1, r: low ? r + 1 : r };
    case 4:
      return { c, r: r + 1 };
    case 5:
      return { c: c - 1, r: low ? r + 1 : r };
    case 6:
      return { c: c - 1, r: low ? r : r - 1 };
  }
  throw new Error(`direction ${d}`);
}

export const onMap = (map, { c, r }) => c >= 0 && r >= 0 && c < map.columns && r < map.rows;

export function isHexOnMap(map, hex) {
  const p = parseHex(hex);
  return p !== null && onMap(map, p);
}

/** The neighbour's name, or null off the map. */
export function neighbour(map, hex, d) {
  const p = stepCR(parseHex(hex), d);
  return onMap(map, p) ? hexName(p.c, p.r) : null;
}

export function directionTo(map, from, to) {
  for (let d = 1; d <= 6; d++) if (neighbour(map, from, d) === to) return d;
  return null;
}

export function allHexes(map) {
  const list = [];
  for (let r = 0; r < map.rows; r++) for (let c = 0; c < map.columns; c++) list.push(hexName(c, r));
  return list;
}

/** Stretched plane: x in half hex sides, y in half hex heights. A centre is an integer point. */
export function centre(hex) {
  const { c, r } = parseHex(hex);
  return { x: 3 * c, y: 2 * r + (c % 2) };
}

export function distance(a, b) {
  const p = centre(a),
    q = centre(b);
  const dx = Math.abs(p.x - q.x) / 3,
    dy = Math.abs(p.y - q.y); // dy in half hexes
  return dx + Math.max(0, (dy - dx) / 2);
}

// In the stretched plane, the step vectors of the six directions:
const STEP = { 1: [0, -2], 2: [3, -1], 3: [3, 1], 4: [0, 2], 5: [-3, 1], 6: [-3, -1] };

/** 8.a: within 60° either side of the facing: a·e(f−1) + b·e(f+1) with a, b ≥ 0 (an affine stretch keeps cones). */
export function inArc(from, facing, to) {
  const p = centre(from),
    q = centre(to);
  const v = [q.x - p.x, q.y - p.y],
    l = STEP[turnBy(facing, -1)],
    m = STEP[turnBy(facing, 1)];
  const cross = (u, w) => u[0] * w[1] - u[1] * w[0];
  const whole = cross(l, m); // not zero, positive or negative as the plane is seen
  return cross(v, m) * Math.sign(whole) >= 0 && cross(l, v) * Math.sign(whole) >= 0;
}

// The six sides of a hex about its centre: outward normal n and bound c, inside is n·p ≤ c; the neighbour's direction behind it.
// Corners: (±2, 0), (±1, ±1).
const SIDES = [
  { n: [0, -1], c: 1, d: 1 },
  { n: [1, -1], c: 2, d: 2 },
  { n: [1, 1], c: 2, d: 3 },
  { n: [0, 1], c: 1, d: 4 },
  { n: [-1, 1], c: 2, d: 5 },
  { n: [-1, -1], c: 2, d: 6 },
];

/** How the segment from → to meets a hex: 'inside' (its interior is crossed), a direction (runs along that side), or null. */
export function meeting(from, to, hex) {
  const p = centre(from),
    q = centre(to),
    o = centre(hex);
  const v = [q.x - p.x, q.y - p.y],
    s = [p.x - o.x, p.y - o.y];
  let low = { n: 0, d: 1 },
    high = { n: 1, d: 1 }; // fractions with positive denominators
  const less = (a, b) => a.n * b.d < b.n * a.d;
  let along = null;
  for (const side of SIDES) {
    const slope = side.n[0] * v[0] + side.n[1] * v[1];
    const room = side.c - (side.n[0] * s[0] + side.n[1] * s[1]); // inside while t·slope ≤ room
    if (slope === 0) {
      if (room < 0) return null;
      if (room === 0) along = side.d;
    } else if (slope > 0) {
      const t = { n: room, d: slope };
      if (less(t, high)) high = t;
    } else {
      const t = { n: -room, d: -slope };
      if (less(low, t)) low = t;
    }
  }
  if (!less(low, high)) return null; // missed, or touched in one point
  return along === null ? 'inside' : along;
}

/** 8.b: blocks(hex) tells of hexes on the map. */
export function lineIsFree(map, from, to, blocks) {
  for (const hex of allHexes(map)) {
    if (hex === from || hex === to) continue;
    const how = meeting(from, to, hex);
    if (how === null || !blocks(hex)) continue;
    if (how === 'inside') return false;
    const other = neighbour(map, hex, how);
    if (other !== null && blocks(other)) return false;
  }
  return true;
}
