import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { GameRecord } from '../../../src/kernel/record';
import { ancients } from '../../../src/rules/ancients';
import type { Context, State } from '../../../src/rules/ancients/model/types';
import { printFile } from '../../../src/store/file';
import { match } from '../../../src/store/match';
import { toasts } from '../../../src/ui/app/toasts';
import { dismissSessions, weighBranch } from '../../../src/ui/opponent/client';
import { takeCounsel } from '../../../src/ui/opponent/counsel';
import { opponent } from '../../../src/ui/opponent/opponent';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak, wordsNow } from '../../../src/ui/words';
import { fetchOpponentWords } from '../../../src/ui/words/opponent';
import { field } from '../../store/field';
import { emptyPage } from '../noPage';

/** A worker that notes what it is asked and answers what is weighed. */
class Scales {
  static readonly asked: string[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  postMessage({ kind, id }: { readonly kind: string; readonly id?: number }): void {
    Scales.asked.push(kind);
    if (kind === 'weigh') queueMicrotask(() => this.onmessage?.({ data: { kind: 'weight', id, first: 0.7 } }));
  }
  terminate(): void {}
}

vi.stubGlobal('Worker', Scales);
emptyPage({ hidden: false });

const now = () => match.store.getState().now!;

beforeAll(async () => {
  await speak('en');
  await Promise.all([panelWords(), fetchOpponentWords(), fetchTable('ancients')]);
});

afterEach(() => {
  dismissSessions();
  match.close();
  Scales.asked.length = 0;
  toasts.setState([], true);
});

function playOn(plays: number): void {
  for (let i = 0; i < plays; i++) {
    const { context, state } = now();
    expect(match.play(ancients.legal(context as Context, state as State).at(-1)).ok).toBe(true);
  }
}

/** A game of six plays with a branch of four beside it. */
function filed(): GameRecord {
  match.begin({ position: field, seed: 7, names: ['', ''], title: 'Trial' });
  playOn(6);
  match.goTo(0);
  expect(match.playText('D8-D7/1').ok).toBe(true);
  playOn(3);
  return JSON.parse(printFile(match.record()!)) as GameRecord;
}

/** The plays as they are kept where today's rules refuse one of them. */
const refusedFrom = (plays: GameRecord['plays'], at: number): GameRecord['plays'] =>
  plays.map((play, i) => (i === at ? { ...play, order: 'A1-A2' } : play));

test('of a moment that is only told no program is asked: it is said what it is, as beside the map', async () => {
  const whole = filed();
  const { branches: _, branch: __, ...main } = whole;
  expect(match.openRecord({ ...main, plays: refusedFrom(main.plays, 2) })).toMatchObject({ ok: true });
  const { length, stop } = now();
  expect(stop).toMatchObject({ play: 2 });
  match.look(4);
  await takeCounsel();
  expect(Scales.asked).toEqual([]);
  expect(opponent.getState()).toMatchObject({ asking: false, counsel: undefined });
  expect(toasts.getState().map(({ text }) => text)).toEqual([wordsNow().table.stop.looking(4, length)]);

  // The last moment that is played can be asked about.
  match.look(2);
  const asked = takeCounsel();
  expect(Scales.asked).toEqual(['lay', 'advise']);
  dismissSessions();
  await asked;
});

test('the end of a branch that is only told is not weighed: the chance would be that of where it stops', async () => {
  const whole = filed();
  expect(
    match.openRecord({ ...whole, branches: whole.branches!.map((one) => ({ ...one, plays: refusedFrom(one.plays, 1) })) }),
  ).toMatchObject({
    ok: true,
  });
  const [, branch] = match.branches();
  expect(match.pathOf(branch!.id).some(({ isTold }) => isTold)).toBe(true);
  expect(await weighBranch(branch!.id)).toBeUndefined();
  expect(Scales.asked).toEqual([]);
  expect(await weighBranch(0)).toBe(0.7);
});

test('where the game itself is only told nothing is known of the end of its branches, nor weighed', async () => {
  const whole = filed();
  expect(match.openRecord({ ...whole, plays: refusedFrom(whole.plays, 4) })).toMatchObject({ ok: true });
  for (const { id } of match.branches()) {
    expect(match.endOf(id)).toBeUndefined();
    expect(await weighBranch(id)).toBeUndefined();
  }
  expect(Scales.asked).toEqual([]);
});
