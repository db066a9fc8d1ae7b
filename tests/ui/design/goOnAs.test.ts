import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDesigns, designs, newDesign } from '../../../src/store/designs';
import type { memoryShelf } from '../../../src/store/shelf';
import { goInstead, type Route, route } from '../../../src/ui/app/routes';
import { toasts } from '../../../src/ui/app/toasts';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import type { Drawing } from '../../../src/ui/design/document/drawing';
import { paint } from '../../../src/ui/design/document/ground';
import { goOnAs } from '../../../src/ui/design/goOnAs';
import { openSession } from '../../../src/ui/design/session';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { speak } from '../../../src/ui/words';
import { designWords, fetchDesignWords } from '../../../src/ui/words/design';
import { emptyPage } from '../noPage';
import { first } from './first';

const { shelf } = vi.hoisted(() => ({ shelf: {} as ReturnType<typeof memoryShelf> }));
vi.mock(import('../../../src/store/designs'), async (original) => {
  const { createDesigns, ...rest } = await original();
  const { memoryShelf } = await import('../../../src/store/shelf');
  Object.assign(shelf, memoryShelf());
  return { ...rest, createDesigns, designs: createDesigns(async () => shelf) };
});

emptyPage();
vi.stubGlobal('history', { replaceState: () => undefined });
beforeAll(() => speak('en').then(fetchDesignWords));
beforeEach(() => toasts.setState([], true));
afterAll(() => vi.unstubAllGlobals());

/** A drawing that another page changes while it lies here, drawn on after that by whoever is then at `left`; where he is once it is kept. */
async function drawnOn(
  left: (id: string) => Route,
): Promise<{ readonly id: string; readonly at: Route; readonly copies: readonly string[] }> {
  const there = createDesigns(async () => shelf);
  const { id } = await designs.keep(newDesign(blankDrawing(land, {}, first), 1));
  goInstead({ screen: 'draw', design: id });
  const copies: string[] = [];
  const session = (await openSession(id, (copy, before) => {
    copies.push(copy);
    goOnAs(copy, before);
  }))!;
  for (const hex of [1, 2]) {
    const now = (await there.load(session.id))!;
    await there.keep({ ...now, battle: { ...(now.battle as Drawing), id: `there-${hex}` }, updated: 2 });
    session.history.edit(paint(land, [hex], 'hill'));
    goInstead(left(session.id));
    await vi.waitFor(() => expect(copies).toHaveLength(hex));
  }
  session.close();
  return { id, at: route.getState(), copies };
}

test('a drawing that goes on as a copy takes along whoever is still at it, again and again', async () => {
  const { at, copies } = await drawnOn((design) => ({ screen: 'draw', design }));
  expect(at).toEqual({ screen: 'draw', design: copies[1] });
  expect(toasts.getState()).toMatchObject([{ text: designWords().parted }]);
});

test('whoever has left it meanwhile is told, and stays where he is', async () => {
  expect((await drawnOn(() => ({ screen: 'home' }))).at).toEqual({ screen: 'home' });
  expect(toasts.getState()).toMatchObject([{ text: designWords().parted }]);
  expect((await drawnOn(() => ({ screen: 'draw', design: 'another' }))).at).toEqual({ screen: 'draw', design: 'another' });
});
