import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../src/ui', path), 'utf8');
const theme = read('app/theme.css');
const counters = read('board/counters.css');
const ships = read('systems/naval/board/ships.css');
const sea = read('systems/naval/board/sea.css');

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

const shareOf = (css: string, rule: string) => Number(new RegExp(`\\.${rule} \\{[^}]*fill-opacity: ([\\d.]+)`).exec(css)?.[1]);
const mixed = (over: readonly number[], under: readonly number[], share: number) =>
  under.map((value, i) => value * (1 - share) + over[i]! * share);

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
  const bodies = [
    ['side-1-body', 'side-1-text'],
    ['side-1-disordered', 'side-1-disordered-text'],
    ['side-2-body', 'side-2-text'],
    ['side-2-disordered', 'side-2-disordered-text'],
  ] as const;
  test.each(bodies)('the numbers of a spent unit on %s can be read', (body, text) => {
    expect(contrast(mixed(colour('map-paper'), colour(body), shareOf(counters, 'board-veil')), colour(text))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(bodies)('and the quality of the crew of a spent ship', (body, text) => {
    expect(contrast(mixed(colour('terrain-water'), colour(body), shareOf(ships, 'ship-veil')), colour(text))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['side-1-body', 'side-1-body'],
    ['side-1-disordered', 'side-1-disordered-text'],
    ['side-2-body', 'side-2-bars'],
    ['side-2-disordered', 'side-2-disordered-text'],
  ])('a hull of %s is parted from the sea by its line or by the foam round it', (body, line) => {
    const water = colour('terrain-water');
    const foam = colour('counter-casing');
    const byLine = Math.min(contrast(colour(line), water), line === body ? Number.POSITIVE_INFINITY : contrast(colour(line), colour(body)));
    const byFoam = Math.min(contrast(foam, water), Math.max(contrast(foam, colour(line)), contrast(foam, colour(body))));
    expect(Math.max(byLine, byFoam)).toBeGreaterThanOrEqual(3);
  });

  test('the marks of fronts are parted from what lies round them', () => {
    for (const bars of ['side-1-bars', 'side-2-bars'])
      expect(contrast(colour(bars), colour('counter-casing')), bars).toBeGreaterThanOrEqual(4.5);
  });

  test('who commands is dark or light', () => {
    expect(contrast(colour('side-1-body'), colour('side-2-body'))).toBeGreaterThanOrEqual(7);
  });

  test('the shore can be seen from the land and from the sea', () => {
    for (const ground of ['map-paper', 'terrain-water'])
      expect(contrast(colour('terrain-hill-ink'), colour(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  test('the names of hexes can be read on the sea', () => {
    const rule = name === 'light' ? '.sea' : `:root[data-theme="${name}"] .sea`;
    const [, hex = ''] = /--hex-name: #([0-9a-f]{6})/.exec(sea.slice(sea.indexOf(`${rule} {`)))!;
    const ink = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    expect(contrast(ink, colour('terrain-water'))).toBeGreaterThanOrEqual(4.5);
  });
});
