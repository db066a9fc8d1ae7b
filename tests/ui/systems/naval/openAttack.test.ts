/* What is in hand while attacks are declared: whoever is taken up is the one whose attack the main button makes, or who joins. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { printHex } from '../../../../src/kernel/board';
import type { Context, State } from '../../../../src/rules/naval/model/types';
import { naval } from '../../../../src/rules/naval/system';
import { match } from '../../../../src/store/match';
import { table } from '../../../../src/store/table';
import { NowPanel } from '../../../../src/ui/systems/naval/NowPanel';
import { behaviourOf, chosenNow, playText, situationOf } from '../../../../src/ui/table/session';
import { intents } from '../../../../src/ui/table/shell/boardIntents';
import { nextAble } from '../../../../src/ui/table/shell/keys';
import { begin, furnish, hex, now } from '../../laid';
import { drawable } from '../../noPage';
import { squadrons } from './squadrons';

drawable(match.store, table);

const position = {
  ...squadrons,
  phase: 'attacks',
  die: undefined,
  victory: undefined,
  fleets: [
    { name: 'Rome', ships: ['trireme C3/1', 'trireme D4/1', 'trireme I5/1'], ashore: 'A2' },
    { name: 'Carthage', ships: ['trireme B2/2'] },
  ],
};

beforeAll(() => furnish(position));

beforeEach(() => {
  begin(position);
  match.sit();
});

const panel = () => renderToStaticMarkup(createElement(NowPanel));

test('from one ready piece to the next: its attack is chosen, declared or to be declared, and what may be chosen stays marked', () => {
  playText('A2>B2');
  const { context, state } = now();
  const reached = [1, 2, 3].map(() => {
    nextAble();
    const { tool } = table.getState();
    const chosen = chosenNow(now(), table.getState());
    const { legal, picked } = behaviourOf(now(), tool).overlays(tool, situationOf(now(), table.getState()));
    return {
      kind: tool.kind,
      from: printHex(context.board, tool.goal!),
      orders: naval.printAction(context as Context, state as State, chosen as Parameters<typeof naval.printAction>[2]),
      legal: legal!.map((at) => printHex(context.board, at)).sort(),
      picked: picked!.map((at) => printHex(context.board, at)),
    };
  });
  const marks = { kind: 'assault', legal: ['A2', 'C3'], picked: ['A2'] };
  expect(reached).toEqual([
    { ...marks, from: 'C3', orders: 'C3>B2' },
    { ...marks, from: 'A2', orders: 'A2:B2' },
    { ...marks, from: 'C3', orders: 'C3>B2' },
  ]);
});

test('the panel shows whose attack is chosen, and the card of a ship that is only looked at, an enemy’s too', () => {
  playText('C3>B2');
  expect(panel()).not.toContain('data-testid="unit-card"');
  nextAble();
  expect(panel()).toMatch(/aria-pressed="true"[^>]*data-hex="C3"|data-hex="C3"[^>]*aria-pressed="true"/);
  for (const name of ['B2', 'I5']) {
    intents.onInspect!(hex(name), { pointer: 'mouse' });
    expect(table.getState().tool.kind).toBe('inspect');
    expect(panel()).toContain('data-testid="unit-card"');
  }
});
