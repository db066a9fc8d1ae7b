import { beforeAll, expect, test } from 'vitest';
import type { Advice } from '../../../src/ai/protocol';
import type { Opened } from '../../../src/kernel/game';
import { naval } from '../../../src/rules/naval';
import { fromOf, kindOf, orderIn } from '../../../src/rules/naval/model/orders';
import type { Context, State } from '../../../src/rules/naval/model/types';
import { match } from '../../../src/store/match';
import { provide } from '../../../src/store/systems';
import { table } from '../../../src/store/table';
import { counselOf, point, takeCounsel } from '../../../src/ui/opponent/counsel';
import { follow } from '../../../src/ui/opponent/follow';
import { type Counsel, opponent } from '../../../src/ui/opponent/opponent';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { undo } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { emptyPage } from '../noPage';
import { squadrons } from '../systems/naval/squadrons';

emptyPage();

beforeAll(async () => {
  provide(naval);
  await speak('en');
  await Promise.all([panelWords(), fetchTable('ancients'), fetchTable('naval')]);
});

const field = {
  system: 'ancients',
  map: { columns: 9, rows: 9 },
  armies: [{ units: ['HI D8/1', 'HI E8/1', 'HI F8/1'] }, { units: ['HI E2/4'] }],
};

/** A game with a plan that has been told of its first moment. */
function told(position: object, ...orders: string[]): { readonly counsel: Counsel; readonly plan: Advice } {
  const begun = match.begin({ position, seed: 7, names: ['', ''], title: 'Trial' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  const plan: Advice = { orders: orders.map((order) => ({ order, reasons: [] })), chief: [orders.length - 1, 0], value: 0.5 };
  const counsel: Counsel = { moment: 0, cursor: 0, conceded: undefined, after: 0, side: 0, hidden: false, expected: 0.5, plans: [plan] };
  opponent.setState({ counsel, pointed: undefined });
  return { counsel, plan };
}

function sea(): Opened<Context, State> {
  const setup = naval.readPosition(squadrons);
  if (!setup.ok) throw new Error(JSON.stringify(setup.faults));
  return naval.open(setup.value, 7);
}

const played = (): string[] => match.entries().map(({ order }) => order);
const shown = (): Counsel | undefined => counselOf(match.store.getState().now!, opponent.getState());
const left = (): string[] | undefined => shown()?.plans.flatMap(({ orders }) => orders.map(({ order }) => order));

test('one order of a plan is given, and what is left of it stays, drawn as it was', () => {
  const { counsel, plan } = told(field, 'D8-D7/1', 'E8-E7/1', 'F8/2');
  point(plan);
  expect(table.getState().advised).toMatchObject({ arrows: [{ slight: true }, { slight: false }], picked: [expect.any(Number)] });
  follow(counsel, plan, 1);
  expect(played()).toEqual(['D8-D7/1']);
  expect(left()).toEqual(['E8-E7/1', 'F8/2']);
  expect(shown()).toMatchObject({ isRest: true, plans: [{ chief: [1] }] });
  expect(table.getState().advised?.arrows).toHaveLength(1);
});

test('what two orders of a plan say of the same way is drawn once, as the chief one', () => {
  const { plan } = told(field, 'D8-D7/1', 'E8-E7/1', 'D8-D7/1');
  point(plan);
  const { arrows = [] } = table.getState().advised ?? {};
  expect(new Set(arrows.map(({ from, to }) => `${from} ${to}`)).size).toBe(arrows.length);
  expect(arrows.filter(({ slight }) => !slight)).toHaveLength(1);
});

test('advice that comes by itself leaves a plan that is followed alone', async () => {
  const { counsel, plan } = told(field, 'D8-D7/1', 'E8-E7/1');
  follow(counsel, plan, 1);
  await takeCounsel('unasked');
  expect(left()).toEqual(['E8-E7/1']);
  expect(opponent.getState().asking).toBe(false);
});

test('the whole of it is given as if by hand, and each order can be taken back', () => {
  const { counsel, plan } = told(field, 'D8-D7/1', 'E8-E7/1', 'F8/2');
  follow(counsel, plan, 3);
  expect(played()).toEqual(['D8-D7/1', 'E8-E7/1', 'F8/2']);
  expect(shown()).toBeUndefined();
  undo();
  undo();
  expect(match.store.getState().now?.cursor).toBe(1);
});

test('another order in its place makes what is left void', () => {
  const { counsel, plan } = told(field, 'D8-D7/1', 'E8-E7/1');
  follow(counsel, plan, 1);
  undo();
  expect(left()).toBeUndefined();
  match.playText('F8-F7/1');
  expect(left()).toBeUndefined();
});

test('what is refused stops it, and says why', () => {
  const { counsel, plan } = told(field, 'D8-D7/1', 'E8-E2/1', 'F8/2');
  follow(counsel, plan, 3);
  expect(played()).toEqual(['D8-D7/1']);
  expect(table.getState().refused).toBeDefined();
});

test('dice stop it', () => {
  const { context, state } = sea();
  const orders = naval.legal(context, state);
  const ram = orders.find((action) => kindOf(orderIn(action)) === 'ram')!;
  const move = orders.find((action) => kindOf(orderIn(action)) === 'move' && fromOf(orderIn(action)) !== fromOf(orderIn(ram)))!;
  const { counsel, plan } = told(squadrons, ...[ram, move].map((action) => naval.printAction(context, state, action)));
  follow(counsel, plan, 2);
  expect(played()).toHaveLength(1);
  expect(match.entries()[0]!.dice.length).toBeGreaterThan(0);
  expect(shown()).toBeUndefined();
});

test('what was said before a surrender is not said of it, nor the other way round', () => {
  told(field, 'D8-D7/1');
  expect(shown()).toBeDefined();
  match.concede(0);
  expect(shown()).toBeUndefined();
  undo();
  expect(shown()).toBeDefined();
});
