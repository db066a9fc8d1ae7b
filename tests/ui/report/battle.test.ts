import { beforeEach, describe, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../src/ai/random';
import { match } from '../../../src/store/match';
import { proofOf } from '../../../src/store/proof';
import { newGame } from '../../../src/store/storedGame';
import { fetchRules, type SystemId, systemOf } from '../../../src/store/systems';
import { CLEAN, table } from '../../../src/store/table';
import { stopSaid } from '../../../src/ui/app/recordSaid';
import { tellBattle } from '../../../src/ui/report/battle';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { now as maybeNow, onTable } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { en } from '../../../src/ui/words/en';
import { fetchReportWords } from '../../../src/ui/words/report';
import { emptyPage } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';
import { lines } from '../systems/baw/atTheTable';
import { squadrons } from '../systems/naval/squadrons';

emptyPage();

const now = () => maybeNow()!;

describe.each([
  ['on land', 'ancients', skirmish],
  ['at sea', 'naval', squadrons],
  ['in the Ancient World', 'baw', lines],
] as const)('%s', (_, system, position) => {
  beforeEach(() => Promise.all([panelWords(), fetchRules(position), fetchTable(system)]));

  /** Plays at random to the end; where the players roll themselves, with a six or whatever is most for each die that is asked for. */
  function playOut(dice: 'seeded' | 'typed'): string[] {
    const record = { version: 1, position, seed: 7, dice, plays: [] };
    expect(match.openRecord(record)).toMatchObject({ ok: true });
    table.setState({ ...CLEAN, ...onTable(now()) });
    const choose = seededChooser(7);
    const asked: string[] = [];
    while (now().state.phase !== 'over') {
      const { context, state } = now();
      const action = randomAction(systemOf(now()), context, state, choose);
      const typed: number[] = [];
      for (let played = match.play(action); !played.ok; played = match.play(action, typed)) {
        if (!('asks' in played) || !played.asks) throw new Error(JSON.stringify(played));
        asked.push(played.asks.name);
        typed.push(1 + choose(played.asks.sides));
      }
    }
    return asked;
  }

  test.each(['en', 'fr'] as const)('the report tells every play that the log tells, with its dice, turn by turn: %s', async (language) => {
    await Promise.all([speak(language), panelWords(), fetchReportWords()]);
    playOut('seeded');
    const table = tableOf(now());
    const told = tellBattle(await table.panels(), now());
    const naming = table.naming(now(), undefined);
    const text = JSON.stringify(told.turns);
    const said = match.entries().flatMap(({ events }) => events.filter(({ kind }) => !table.quiet.log.has(kind)));
    expect(said.length).toBeGreaterThan(20);
    expect(said.map((event) => JSON.stringify(table.say(event, naming)).slice(1, -1)).filter((line) => !text.includes(line))).toEqual([]);
    expect(told.sides).toHaveLength(2);
  });

  test('the players’ own dice are asked for by name in both languages, and the record is verified without its seed', async () => {
    await speak('en');
    const asked = new Set(playOut('typed'));
    expect(asked.size).toBeGreaterThan(1);
    for (const language of ['en', 'fr'] as const) {
      await Promise.all([speak(language), panelWords()]);
      for (const name of asked) expect(tableOf(now()).dieName?.(name)).toMatch(/\S/);
    }
    expect(now().doubt).toEqual({ dice: 'typed' });
    expect(match.verify(proofOf)).toMatchObject({ isCut: false, isSame: true, isSeeded: false, plays: match.entries().length });
  });
});

/** What heads the report of a game that is ended phase by phase. */
async function headAtEnd(system: SystemId, position: object): Promise<readonly string[]> {
  await Promise.all([speak('en'), panelWords(), fetchReportWords(), fetchRules(position), fetchTable(system)]);
  const begun = match.begin({ position, seed: 7, names: ['', ''], title: 'Trial' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.faults));
  while (now().state.phase !== 'over') if (!match.playText('end').ok) throw new Error(now().state.phase);
  return tellBattle(await tableOf(now()).panels(), now()).head;
}

describe('the report says why', () => {
  const far = [
    { name: 'Red', panic: 99, units: ['HI A1/3'] },
    { name: 'Blue', panic: 99, units: ['HI I9/6'] },
  ];
  const land = { system: 'ancients', map: { columns: 9, rows: 9 }, turn: 1, turns: 1, player: 1, armies: far };

  test.each([
    [undefined, []],
    [1, [en.table.result.drawFor('Red')]],
    [2, [en.table.result.drawFor('Blue')]],
  ])('a draw was won, where it counts for %i', async (draw, why) => {
    expect((await headAtEnd('ancients', { ...land, draw })).slice(2)).toEqual(why);
  });

  test('a battle was won that points do not decide', async () => {
    const armies = lines.armies.map(({ units, ...army }, i) => ({ ...army, units: [i === 0 ? 'LEG A10' : 'AUX L10'], leaders: [] }));
    const head = await headAtEnd('baw', { ...lines, turn: 1, turns: 1, phase: 'movement', armies });
    expect(head[2]).toMatch(/smaller share of losses wins.+0 of 40, 0\.0%/);
  });

  test('a game goes no further', async () => {
    await Promise.all([speak('en'), panelWords(), fetchReportWords(), fetchRules(land), fetchTable('ancients')]);
    const plays = [{ order: 'end' }, { order: 'A9-A8' }, { order: 'end' }];
    match.openStored(
      newGame(
        {
          battle: null,
          title: 'Trial',
          names: ['', ''],
          seats: undefined,
          doubt: undefined,
          record: { version: 1, position: land, seed: 7, plays },
        },
        5,
      ),
    );
    const { head } = tellBattle(await tableOf(now()).panels(), now());
    expect(head).toEqual([en.table.turn(1, 1), stopSaid(en.table.stop, now().stop!)]);
  });
});
