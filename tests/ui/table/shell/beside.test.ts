/* In which order the panels beside the map stand. */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { match } from '../../../../src/store/match';
import { table } from '../../../../src/store/table';
import type { SeaTool } from '../../../../src/ui/systems/naval/tools/tool';
import { lookAt, playText } from '../../../../src/ui/table/session';
import { Now } from '../../../../src/ui/table/shell/Beside';
import type { Panels } from '../../../../src/ui/table/shell/usePanels';
import { hex, lay } from '../../laid';
import { drawable } from '../../noPage';
import { besides } from '../../systems/naval/besides';

drawable(match.store, table);

const NAMES = ['RecapCard', 'LastRolls', 'NowPanel', 'ThreatsPanel'] as const;
const panels = Object.fromEntries(NAMES.map((name) => [name, () => name])) as unknown as Panels;

function shownWith(tool: SeaTool): string[] {
  table.setState({ tool });
  return NAMES.map((name) => [renderToStaticMarkup(createElement(Now, { panels })).indexOf(name), name] as const)
    .sort(([one], [other]) => one - other)
    .map(([, name]) => name);
}

beforeEach(async () => {
  await lay(besides);
  match.sit();
});

test('a fight that waits is in hand now, and in nobody’s where the game was: what is read step by step stays in its place', () => {
  const waiting: SeaTool = { kind: 'assault', at: hex('E5') };
  expect(shownWith(waiting)[0]).toBe('NowPanel');
  expect(playText('end')).toBe(true);
  lookAt(0);
  expect(shownWith(waiting)[0]).toBe('RecapCard');
  // A piece that is looked at there comes first all the same.
  expect(shownWith({ kind: 'inspect', hex: hex('E5'), unit: 0 })[0]).toBe('NowPanel');
});
