/* What the main button does, and what is said under the map. */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { table } from '../../../../src/store/table';
import { cancel, endPhase, listenToSession, lookAt, playText } from '../../../../src/ui/table/session';
import { intents } from '../../../../src/ui/table/shell/boardIntents';
import { Foot } from '../../../../src/ui/table/shell/Foot';
import { Last } from '../../../../src/ui/table/shell/Last';
import { wordsNow } from '../../../../src/ui/words';
import { hex, lay, orders } from '../../laid';
import { drawable } from '../../noPage';
import { besides } from '../../systems/naval/besides';

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });

drawable(match.store, table, preferences);

const enter = (name: string) => intents.onHex!(hex(name), { pointer: 'keyboard' });
const drawn = () => renderToStaticMarkup(createElement(Foot, { panels: undefined }));
const mainDoes = () => /data-testid="main" data-does="([^"]+)"/.exec(drawn())?.[1];

beforeEach(async () => {
  preferences.edit((draft) => {
    draft.handOver = false;
    draft.confirm = true;
  });
  await lay(besides);
  match.sit();
  return listenToSession({ hear: () => undefined, whenReadable: (then) => then() });
});

test('whoever ends the phase with an order chosen sees what he would lose; thinking better of it he has the order still', () => {
  enter('E5');
  const { tool } = table.getState();
  expect([tool.kind, mainDoes()]).toEqual(['target', 'confirm']);
  endPhase();
  expect(orders()).toEqual([]);
  expect(mainDoes()).toBe('end');
  expect(drawn()).toContain(wordsNow().table.reallyEnd);
  cancel();
  expect([table.getState().tool, mainDoes()]).toEqual([tool, 'confirm']);
  endPhase();
  endPhase();
  expect(orders()[0]).toBe('end');
});

test('an order that is chosen and not given is asked about at the end of a phase also where others have been given in it', async () => {
  const land = {
    map: { columns: 9, rows: 9 },
    phase: 'movement',
    armies: [{ units: ['HI E7/1', 'HI G7/1'] }, { units: ['HI E2/4'] }],
  };
  await lay(land);
  match.sit();
  for (const name of ['G7', 'G6', 'G6', 'E7', 'E6']) enter(name);
  expect([orders(), mainDoes()]).toEqual([['G7-G6'], 'confirm']);
  endPhase();
  expect([orders(), mainDoes()]).toEqual([['G7-G6'], 'end']);
  endPhase();
  expect(orders().slice(0, 2)).toEqual(['G7-G6', 'end']);
});

test('an enemy ship chosen again is attacked by all who are ticked; with nobody ticked it is chosen anew', () => {
  enter('E5');
  table.setState(({ tool }) => ({ tool: { ...tool, spared: [0, 1, 2, 3] } as never }));
  enter('E5');
  expect(orders()).toEqual([]);
  expect(table.getState().tool).toEqual({ kind: 'target', at: hex('E5') });
  table.setState(({ tool }) => ({ tool: { ...tool, spared: [0] } as never }));
  enter('E5');
  expect(orders()).toHaveLength(3);
  expect(new Set(orders())).toEqual(new Set(['D5>E5', 'E6>E5']));
});

test('under the map an empty line is no stop of the keyboard', () => {
  const line = () => renderToStaticMarkup(createElement(Last));
  expect(line()).not.toContain('tabindex');
  playText('D5>E5');
  expect(line()).toMatch(/<p tabindex="0">[^<]/);
});

test('behind the card between two players the main button begins; at a past moment it goes back to the game, and the card', () => {
  playText('D5>E5');
  table.setState({ handOver: { from: 0, to: 1, step: undefined } });
  expect(mainDoes()).toBe('begin');
  lookAt(0);
  expect(mainDoes()).toBe('back');
  expect(drawn()).toContain(wordsNow().table.log.back);
  lookAt(undefined);
  expect(mainDoes()).toBe('begin');
});

test.each([
  ['a lesson is to be followed', 'lesson', 'followLesson'],
  ['a program plays', 'recruit:1', 'programPlays'],
] as const)('where the other side is not a person’s, %s', async (_, seat, says) => {
  await lay(besides, { seats: [seat, seat] });
  const { programPlays, followLesson } = wordsNow().table;
  expect([programPlays, followLesson].filter((text) => drawn().includes(text))).toEqual([wordsNow().table[says]]);
});
