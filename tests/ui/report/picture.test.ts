import { expect, test } from 'vitest';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { tellBattle } from '../../../src/ui/report/battle';
import { linesAt } from '../../../src/ui/report/picture';
import { reportText } from '../../../src/ui/report/text';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { now } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchReportWords } from '../../../src/ui/words/report';
import { emptyPage } from '../noPage';
import { squadrons } from '../systems/naval/squadrons';

emptyPage();

test('the die with which a player turn begins stands under that turn: beneath the map and in the text', async () => {
  await Promise.all([speak('en'), panelWords(), fetchReportWords(), fetchRules(squadrons), fetchTable('naval')]);
  expect(match.begin({ position: squadrons, seed: 7, names: ['', ''], title: 'Trial' })).toMatchObject({ ok: true });
  const opened: number[] = [];
  while (now()!.state.turn < 4) {
    expect(match.playText('end')).toMatchObject({ ok: true });
    if (
      match
        .entries()
        .at(-1)!
        .events.some(({ kind }) => kind === 'turnBegan')
    )
      opened.push(now()!.cursor);
  }
  match.playText('end');
  const snapshot = now()!;
  const table = tableOf(snapshot);
  const panels = await table.panels();
  const naming = table.naming(snapshot, undefined);
  const told = tellBattle(panels, snapshot);
  const lines = opened.map((at) => linesAt(panels, snapshot, told, at));
  const movement = table.phaseName('movement');
  const heads = [2, 3, 3, 4].map((turn, i) => `Turn ${turn} · ${i % 2 === 0 ? 'Carthage' : 'Rome'}, ${movement}`);
  const rolled = opened.map((at) => table.say(match.entries()[at - 1]!.events.find(({ kind }) => kind === 'fleetRolled')!, naming));
  for (const [i, beneath] of lines.entries()) {
    const at = beneath.findIndex((line) => line.endsWith(heads[i]!));
    expect(beneath.slice(at, at + 2)).toEqual([expect.stringContaining(heads[i]!), rolled[i]]);
  }
  // What the play did in its own turn stands before it, under that.
  expect(lines.map(([head]) => head!.endsWith(movement))).toEqual([false, true, true, true]);
  expect(lines[0]!.slice(0, 2)).toEqual([expect.stringContaining('Turn 2 · Rome'), expect.stringContaining('it sinks')]);

  const text = reportText(panels, snapshot).split('\n');
  for (const [i, head] of heads.entries()) {
    const turn = text.indexOf(head.split(' · ')[0]!.toUpperCase());
    const phase = text.indexOf(head.split(' · ')[1]!, turn);
    expect(text[phase + 1]!.trim()).toBe(rolled[i]);
  }
});
