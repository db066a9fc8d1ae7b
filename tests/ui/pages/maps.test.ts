import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openMatch } from '../../../src/kernel/match';
import { ancients } from '../../../src/rules/ancients';
import { MapPicture } from '../../../src/ui/pages/maps/MapPicture';
import { LiveMap } from '../../../src/ui/picture/LiveMap';
import type { Painter } from '../../../src/ui/picture/painter';
import { skirmish } from '../systems/ancients/skirmish';

const opened = openMatch(ancients, skirmish, 1);
if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
const glimpse = opened.value;
const painter = { Sheets: () => null } as unknown as Painter;

test('a map is a picture with a name, or nothing for whoever listens where what stands beside it says it all', () => {
  const drawn = (label: string) => renderToStaticMarkup(createElement(LiveMap, { glimpse, painter, label }));
  expect(drawn('Megiddo')).toMatch(/^<div class="board map-live" role="img" aria-label="Megiddo"/);
  expect(drawn('')).toMatch(/^<div class="board map-live" aria-hidden="true"/);
  expect(drawn('')).not.toMatch(/role=|aria-label/);
});

test('the place of one’s own map says its shape without forcing it upon the tile', () => {
  const drawn = renderToStaticMarkup(createElement(MapPicture, { of: 'own-x1', size: { columns: 9, rows: 30 }, label: '' }));
  expect(drawn).toMatch(/style="--ratio:0\.\d+"/);
  expect(drawn).not.toContain('aspect-ratio');
});
