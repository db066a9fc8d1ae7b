import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { match } from '../../../../src/store/match';
import type { NewGame } from '../../../../src/store/snapshot';
import { table } from '../../../../src/store/table';
import { playText, showMoment } from '../../../../src/ui/table/session';
import { LogPanel } from '../../../../src/ui/table/shell/LogPanel';
import { lay, now } from '../../laid';
import { drawable } from '../../noPage';
import { opposed } from '../../systems/ancients/opposed';

drawable(match.store, table);

const position = opposed(['HI E8/1', 'HI F8/1'], ['HI A1/4']);

async function fight(otherwise?: Partial<NewGame>): Promise<void> {
  await lay(position, otherwise);
  match.sit();
  for (const order of ['E8-E7', 'F8-F7', 'end']) expect(playText(order)).toBe(true);
}

const drawn = (): string => renderToStaticMarkup(createElement(LogPanel, { panels: {} as never }));
const AHEAD = 'data-testid="ahead"';

beforeEach(() => fight());

test.each([
  ['the beginning', 0],
  ['a play', 1],
])('from %s on what lies ahead is told once, after it', (_, moment) => {
  showMoment(moment);
  expect(drawn().split(AHEAD)).toHaveLength(2);
  const [before = ''] = drawn().split(AHEAD);
  expect(before.match(/data-testid="log-row"/g) ?? []).toHaveLength(moment);
});

test('nothing lies ahead of the game as it stands, and a lesson has no branches', async () => {
  expect(drawn()).not.toContain(AHEAD);
  await fight({ practice: () => [] });
  for (const moment of [0, 1]) {
    showMoment(moment);
    expect(drawn()).not.toContain(AHEAD);
  }
});

test('the line that the map shows is the current one', () => {
  showMoment(1);
  expect(drawn().split('aria-current="step"')).toHaveLength(2);
  expect(drawn()).toMatch(/table-row--shown"[^>]*data-at="1"[^>]*><button[^>]*aria-current="step"/);
});

test('13.7 between two players what both may read shows no moment', async () => {
  expect(drawn()).not.toContain('aria-disabled');
  const hidden = opposed(['HI E8/1'], ['HI E6/4'], ['13.7']);
  await lay(hidden);
  match.sit();
  while (now().viewer !== 'none') expect(playText(now().cursor === 0 ? 'E8-E7' : 'end')).toBe(true);
  expect(drawn()).toContain('data-testid="log-row"');
  expect(drawn().split('aria-disabled="true"')).toHaveLength(drawn().split('data-testid="log-row"').length);
});
