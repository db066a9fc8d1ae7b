import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { table } from '../../../src/store/table';
import { BranchesPanel } from '../../../src/ui/branches/BranchesPanel';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { BranchLine, OtherWays } from '../../../src/ui/table/shell/BranchLine';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchBranchWords } from '../../../src/ui/words/branches';
import { drawable, emptyPage } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';

emptyPage();

drawable(match.store, table);

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchBranchWords(), fetchRules(skirmish), fetchTable('ancients')]));

beforeEach(() => {
  match.begin({ position: skirmish, seed: 7, names: ['', ''], title: 'Trial' });
  for (const text of ['C5-D4', 'E6/1']) match.playText(text);
  match.goTo(1);
  match.playText('C4/1');
});

const drawn = <Props extends object>(part: FunctionComponent<Props>, props: Props) => renderToStaticMarkup(createElement(part, props));

const ways: readonly (readonly [string, () => string, RegExp])[] = [
  ['the row of a branch', () => drawn(BranchesPanel, { panels: {} as never }), /<button[^>]*branch__go[^>]*>/g],
  ['the way back to the main line', () => drawn(BranchLine, {}), /<button[^>]*>/g],
  ['a branch named in the log', () => drawn(OtherWays, { at: 1 }), /<button[^>]*>/g],
];

test.each(ways)('%s leads nowhere, and says so, while another page plays the game', (_, draw, button) => {
  const shut = () => (draw().match(button) ?? []).map((found) => found.includes('aria-disabled="true"'));
  const open = shut();
  expect(open.length).toBeGreaterThan(0);
  expect(open).not.toContain(true);
  match.stand('played');
  expect(shut()).toEqual(open.map(() => true));
});
