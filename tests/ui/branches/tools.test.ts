import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Battle } from '../../../src/scenarios';
import { variedPosition } from '../../../src/scenarios/variants';
import { battleIdOf } from '../../../src/store/designId';
import { designs, newDesign } from '../../../src/store/designs';
import { match } from '../../../src/store/match';
import { fetchRules, systemOf } from '../../../src/store/systems';
import { table } from '../../../src/store/table';
import { battlePart } from '../../../src/ui/app/battleParts';
import { BranchesPanel } from '../../../src/ui/branches/BranchesPanel';
import { BranchTools } from '../../../src/ui/branches/BranchTools';
import { takeToDrawingTable } from '../../../src/ui/branches/takeToDrawingTable';
import { beginFromPosition } from '../../../src/ui/design/begin';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak } from '../../../src/ui/words';
import { branchWords, fetchBranchWords } from '../../../src/ui/words/branches';
import { drawable, emptyPage } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';

emptyPage();
vi.mock(import('../../../src/store/designs'), async (original) => (await import('../../store/inMemory')).designsInMemory(original));
vi.mock(
  import('../../../src/ui/design/begin'),
  () => ({ beginFromPosition: vi.fn<typeof beginFromPosition>(async () => undefined) }) as never,
);

drawable(match.store, table);

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchBranchWords(), fetchRules(skirmish), fetchTable('ancients')]));

const tools = (id = 0) =>
  renderToStaticMarkup(createElement(BranchTools, { id, name: 'Main line', close: () => undefined, promoted: () => undefined }));
const panel = () => renderToStaticMarkup(createElement(BranchesPanel, { panels: {} as never }));
const more = () => panel().includes('branch-more');

test('a game that does not hold is not kept as another, and nothing else is done with it', () => {
  match.begin({ position: skirmish, seed: 7, names: ['', ''], title: 'Trial' });
  match.playText('C5-D4');
  expect(tools()).toContain(branchWords().asGame);
  expect(more()).toBe(true);
  const record = match.record()!;
  match.openRecord({ ...record, plays: [...record.plays, { order: 'A1-Z9' }] });
  expect(match.store.getState().now?.isBroken).toBe(true);
  expect(match.branchRecord(0)).toBeUndefined();
  expect(tools()).not.toContain('<button');
  expect(more()).toBe(false);
});

describe('13.7 where something is hidden', () => {
  const play = () => {
    const { context, state } = match.store.getState().now!;
    expect(match.play(systemOf(match.store.getState().now!).legal(context, state)[0])).toMatchObject({ ok: true });
  };

  const hidden = { ...skirmish, options: ['13.7'] };

  beforeEach(async () => {
    await fetchRules(hidden);
    match.begin({ position: hidden, seed: 7, names: ['', ''], title: 'Trial', seats: ['person', 'recruit:1'] });
    for (let i = 0; i < 4; i++) play();
    match.goTo(1);
    expect(match.playText('end')).toMatchObject({ ok: true });
    expect(match.store.getState().now).toMatchObject({ branch: 1, viewer: 0 });
  });

  test('a branch that has ended is no game of its own before the game itself has ended', () => {
    expect(tools(1)).toContain(branchWords().asGame);
    match.concede(0);
    expect(tools(1)).not.toContain(branchWords().asGame);
    match.toBranch(0);
    match.concede(0);
    expect(tools(1)).toContain(branchWords().asGame);
  });

  test('moments are counted, of which whoever looks may read something', () => {
    const { notes } = branchWords();
    match.toBranch(0);
    match.annotate(1, { text: 'Mine' });
    const record = match.record()!;
    for (const seats of [
      ['person', 'recruit:1'],
      ['recruit:1', 'person'],
    ] as const) {
      expect(match.openRecord(record, { seats })).toMatchObject({ ok: true });
      expect(panel().includes(notes(1))).toBe(seats[0] === 'person');
    }
    match.annotate(1, { text: 'Mine too' });
    match.annotate(3, { text: 'Later' });
    expect(panel()).toContain(notes(2));
    match.concede(1);
    expect(match.notes()).toHaveLength(3);
    expect(panel(), 'two sides beside one moment').toContain(notes(2));
  });

  describe('a position is taken to the drawing table', () => {
    const taken = vi.mocked(beginFromPosition);
    const begin = (battle: string | null, position: object = hidden) =>
      expect(match.begin({ position, seed: 7, names: ['', ''], title: 'Trial', battle })).toMatchObject({ ok: true });
    /** The button of it, as text. */
    const button = () => /<button[^>]*to-drawing-table.*?<\/button>/.exec(panel())?.[0] ?? '';

    beforeEach(() => void taken.mockClear());

    const spartolus = async () => (await battlePart('spartolus').load()) as Battle;
    const under137 = (position: object) => ({ ...position, options: ['13.7'] });

    async function ownOne(): Promise<readonly [string, object]> {
      const battle = await spartolus();
      const id = battleIdOf(await designs.keep(newDesign(battle, 1)));
      expect(await battlePart(id).load()).toMatchObject({ id });
      return [id, under137(battle.position)];
    }

    test.each([
      ['of none', async () => [null, hidden] as const],
      ['of one that is not there', async () => ['nowhere', hidden] as const],
      ['of one’s own', ownOne],
      ['of a battle of the house of which another position is said to be', async () => [(await spartolus()).id, hidden] as const],
    ])('while something is hidden not from a game %s, for where the enemy began is hidden too', async (_, game) => {
      const [battle, position] = await game();
      if (battle !== null) await battlePart(battle).load();
      begin(battle, position);
      match.sit();
      expect(button()).toContain('aria-disabled');
      expect(button()).toContain(branchWords().draw);
      takeToDrawingTable();
      await vi.dynamicImportSettled();
      expect(taken).not.toHaveBeenCalled();
    });

    test('of a battle of the house it is the one that it began from, and the button says so', async () => {
      const { position } = await spartolus();
      begin('spartolus', under137(position));
      match.sit();
      play();
      expect(button()).not.toContain('aria-disabled');
      expect(button()).toContain(branchWords().drawFirst);
      takeToDrawingTable();
      await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
      expect(taken.mock.calls[0]![0]).toEqual(match.truth(0)!.position);
    });

    test.each([
      ['a variant', 'hydaspes', {}],
      ['other times', 'spartolus', { turns: 5 }],
    ])('of a battle of the house with %s too', async (_, id, chosen) => {
      const { position, variants = [] } = (await battlePart(id).load()) as Battle;
      begin(id, { ...under137(variedPosition(position, variants[0])), ...chosen });
      match.sit();
      expect(button()).toContain(branchWords().drawFirst);
      expect(button()).not.toContain('aria-disabled');
    });

    test('after the end it is the one that is shown', async () => {
      begin(null);
      match.sit();
      expect(match.playText('C5-D4')).toMatchObject({ ok: true });
      match.concede(0);
      expect(button()).not.toContain('aria-disabled');
      expect(button()).toContain(branchWords().draw);
      takeToDrawingTable();
      await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
      expect(JSON.stringify(taken.mock.calls[0]![0])).toContain('HI D4');
    });
  });
});
