import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../src/ui', path), 'utf8');
const theme = read('app/theme.css');
const counters = read('board/counters.css');

/** The colours of a theme: what it does not say itself is said by the light one. */
function coloursOf(name: string): (token: string) => number[] {
  const block = (selector: string) => theme.slice(theme.indexOf(`${selector} {`)).split('\n}')[0]!;
  const blocks = [block(`:root[data-theme="${name}"]`), block(':root')];
  return (token) => {
    const [, hex] = blocks.map((text) => new RegExp(`--${token}: #([0-9a-f]{6})`).exec(text)).find((found) => found) ?? [];
    if (hex === undefined) throw new Error(`${name} has no ${token}`);
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  };
}

const share = Number(/\.board-veil \{[^}]*fill-opacity: ([\d.]+)/.exec(counters)?.[1]);
const mixed = (over: readonly number[], under: readonly number[]) => under.map((value, i) => value * (1 - share) + over[i]! * share);

function luminance(colour: readonly number[]): number {
  const [r, g, b] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(['light', 'dark', 'contrast'])('in the %s theme', (name) => {
  const colour = coloursOf(name);
  test.each([
    ['side-1-body', 'side-1-text'],
    ['side-1-disordered', 'side-1-disordered-text'],
    ['side-2-body', 'side-2-text'],
    ['side-2-disordered', 'side-2-disordered-text'],
  ])('the numbers of a spent unit on %s can be read', (body, text) => {
    expect(contrast(mixed(colour('terrain-clear'), colour(body)), colour(text))).toBeGreaterThanOrEqual(4.5);
  });
});
