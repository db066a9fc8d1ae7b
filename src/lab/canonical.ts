import { openPosition } from './open';

/** Lists of pieces, and texts of hexes, of whichever game: they say the same in any order. */
const LISTS = new Set(['units', 'ships', 'leaders', 'reserves', 'fallen', 'sunk', 'left']);
const HEXES = new Set([
  'at',
  'exits',
  'held',
  'ashore',
  'closed',
  'declared',
  'attackers',
  'defenders',
  'retreating',
  'vacated',
  'advanced',
]);

function inOneOrder(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return HEXES.has(key) ? value.split(' ').sort().join(' ') : value;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inOneOrder(item, name)]));
  const items = value.map((item) => inOneOrder(item));
  if (!LISTS.has(key)) return items;
  const keyed = items.map((item) => [JSON.stringify(item), item] as const);
  return keyed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}

interface Printed {
  readonly player: number;
  readonly armies?: readonly { readonly reserves?: readonly object[] }[];
  readonly attack?: { readonly group?: number };
}

/** Two positions say the same if these are equal, whatever was left out and in whatever order their lists stand; undefined of one that cannot be read. */
export function canonical(position: unknown): unknown {
  const opened = openPosition(position, 0);
  if (!opened.ok) return undefined;
  const { system, context, state } = opened.value;
  const printed = system.printPosition(context, state) as Printed;
  const { player, armies, attack } = printed;
  // The reserve from which an attack comes, instead of its place among them.
  const from = attack?.group === undefined ? {} : { attack: { ...attack, group: armies?.[player - 1]?.reserves?.[attack.group] } };
  return inOneOrder({ ...printed, ...from });
}
