import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { match } from '../../../src/store/match';
import { fetchRules, systemOf } from '../../../src/store/systems';
import { table } from '../../../src/store/table';
import { BranchesPanel } from '../../../src/ui/branches/BranchesPanel';
import { BranchTools } from '../../../src/ui/branches/BranchTools';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { panelWords, speak } from '../../../src/ui/words';
import { branchWords, fetchBranchWords } from '../../../src/ui/words/branches';
import { skirmish } from '../systems/ancients/skirmish';

vi.stubGlobal('document', { documentElement: { lang: '' } });

/* What is drawn on no page is drawn of what a store began with. */
for (const store of [match.store, table]) Object.assign(store, { getInitialState: () => store.getState() });

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchBranchWords(), fetchRules(skirmish), fetchTable('ancients')]));

const tools = (id = 0) => renderToStaticMarkup(createElement(BranchTools, { id, name: 'Main line', close: () => undefined }));
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
});
