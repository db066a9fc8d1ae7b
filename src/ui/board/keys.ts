import type { Direction } from '../../kernel/board';

export type KeyIntent =
  | { readonly cursor: Direction | 'left' | 'right' }
  | { readonly turn: -1 | 1 }
  | { readonly wheel: -1 | 1 }
  | { readonly zoom: -1 | 1 }
  | 'choose'
  | 'inspect'
  | 'cancel';

/** Six directions by where the keys lie, whatever is printed on them. */
const PLACES: Readonly<Record<string, Direction>> = { KeyQ: 5, KeyW: 0, KeyE: 1, KeyA: 4, KeyS: 3, KeyD: 2 };

const NAMES: Readonly<Record<string, KeyIntent>> = {
  ArrowUp: { cursor: 0 },
  ArrowDown: { cursor: 3 },
  ArrowLeft: { cursor: 'left' },
  ArrowRight: { cursor: 'right' },
  '[': { turn: -1 },
  ']': { turn: 1 },
  '{': { wheel: -1 },
  '}': { wheel: 1 },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  Enter: 'choose',
  ' ': 'choose',
  ContextMenu: 'inspect',
  Escape: 'cancel',
};

const BRACKETS: Readonly<Record<string, KeyIntent>> = { BracketLeft: { turn: -1 }, BracketRight: { turn: 1 } };

export type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key means on the map; undefined leaves it to the page. */
export function intentOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Stroke): KeyIntent | undefined {
  // Where brackets need AltGr, Ctrl and Alt are down too.
  if (/^[[\]{}]$/.test(key)) return NAMES[key];
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'F10' && shiftKey) return 'inspect';
  const direction = PLACES[code];
  if (direction !== undefined && !shiftKey) return { cursor: direction };
  return NAMES[key] ?? BRACKETS[code];
}
