/* The dice of a player turn, beside who is to act. */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { seededChooser } from '../../../../src/ai/random';
import { match } from '../../../../src/store/match';
import { systemOf } from '../../../../src/store/systems';
import { table } from '../../../../src/store/table';
import * as naval from '../../../../src/ui/systems/naval/panels';
import { deciderOf, isAsked, play, playText } from '../../../../src/ui/table/session';
import { Banner } from '../../../../src/ui/table/shell/Banner';
import type { Panels } from '../../../../src/ui/table/shell/usePanels';
import { lay, now } from '../../laid';
import { drawable } from '../../noPage';
import { squadrons } from '../../systems/naval/squadrons';

drawable(match.store, table);

test('are those of whoever has the turn: the other side, which only answers, is not shown them as its own', async () => {
  const showsDie = () =>
    renderToStaticMarkup(createElement(Banner, { panels: naval as unknown as Panels })).includes('data-testid="turn-roll"');
  await lay(squadrons);
  // In the turn that the position lies in no die has fallen.
  while (now().state.player === 0) playText('end');
  const shown = new Set<string>();
  const rules = systemOf(now());
  const choose = seededChooser(7);
  while (now().state.phase !== 'over' && shown.size < 2) {
    const { context, state } = now();
    const asked = isAsked(now()) && deciderOf(now()) !== state.player;
    if (asked) shown.add(`answers ${showsDie()}`);
    else if (state.phase === 'movement') shown.add(`moves ${showsDie()}`);
    const all = rules.legal(context, state);
    // Nobody ends a phase in which he can attack.
    const doing = all.filter((action) => rules.printAction(context, state, action) !== 'end');
    play((doing.length > 0 ? doing : all)[choose(doing.length || all.length)]!);
  }
  expect([...shown].sort()).toEqual(['answers false', 'moves true']);
});
