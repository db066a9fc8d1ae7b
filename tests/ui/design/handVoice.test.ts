import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseHex } from '../../../src/kernel/board';
import { announcePassing, said } from '../../../src/ui/app/announce';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import { sizeOf } from '../../../src/ui/design/document/drawing';
import * as facts from '../../../src/ui/design/document/facts';
import { createHistory } from '../../../src/ui/design/document/history';
import { put } from '../../../src/ui/design/document/pieces';
import { createDrawingTools } from '../../../src/ui/design/tools';
import { giveHandVoice } from '../../../src/ui/design/view/handVoice';
import { landDesign } from '../../../src/ui/systems/ancients/design';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { panelWords, speak, wordsNow } from '../../../src/ui/words';
import { designWords, fetchDesignWords } from '../../../src/ui/words/design';
import { emptyPage } from '../noPage';
import { first } from './first';

emptyPage();

let leave = (): void => undefined;
beforeEach(() => announcePassing(''));
afterEach(() => leave());

const passing = () => said.getState().passing;

async function desk() {
  await Promise.all([speak('en'), panelWords(), fetchDesignWords()]);
  const history = createHistory(land, blankDrawing(land, {}, first));
  const hex = (name: string) => parseHex(sizeOf(history.state.getState().shown.position), name)!;
  for (const at of ['E3', 'F3']) history.edit(put(land, 0, land.pieces, 'HI', hex(at), 1));
  const tools = createDrawingTools(land, history);
  leave = giveHandVoice({ part: landDesign, history, tools });
  return { history, tools, hex };
}

test('who is chosen, where he goes and that he is let go is said; of one that is taken away nothing', async () => {
  const { tools, hex } = await desk();
  tools.choose(hex('E3'));
  expect(passing()).toBe('Heavy infantry E3 chosen');
  tools.choose(hex('E4'));
  expect(passing()).toBe('Heavy infantry E4 chosen');
  tools.cancel();
  expect(passing()).toBe(wordsNow().table.said.cancelled);
  tools.choose(hex('E4'));
  announcePassing('');
  tools.remove();
  expect(passing()).toBe('');
});

test('several that are chosen together are counted, and let go', async () => {
  const { tools, hex } = await desk();
  const { together } = designWords().chosen;
  tools.choose(hex('E3'));
  tools.take({ kind: 'several' });
  expect(passing()).toBe(together(1));
  tools.add(hex('F3'));
  expect(passing()).toBe(together(2));
  tools.cancel();
  expect(passing()).toBe(wordsNow().table.said.cancelled);
});

test.each(['en', 'fr'] as const)('what is taken in hand is said by its name and how it is used (%s)', async (language) => {
  const { history, tools, hex } = await desk();
  await speak(language);
  const { tools: words } = designWords();
  const { labelled } = wordsNow().common;
  const named = (kind: string) => land.grounds.find(({ key }) => key === kind)!.name[language];
  tools.take({ kind: 'ground', key: 'woods' });
  expect(passing()).toBe(labelled(named('woods'), words.hints.ground));
  const hill = land.grounds.find(({ levels }) => levels !== undefined)!;
  tools.take({ kind: 'ground', key: `${hill.key}2` });
  expect(passing()).toBe(labelled(`${hill.name[language]}, ${words.level(2)}`, words.hints.ground));
  tools.take({ kind: 'ground', key: undefined });
  expect(passing()).toBe(labelled(land.clear.name[language], words.hints.ground));
  tools.take({ kind: 'hexside', key: undefined });
  expect(passing()).toBe(labelled(labelled(words.hexsides, words.noHexside), words.hints.hexside));
  tools.take({ kind: 'thing', of: land.pieces, words: 'HI', side: 0 });
  expect(passing()).toBe(labelled(landDesign.typeNamed('HI')!, words.hints.thing));
  tools.choose(hex('H5'));
  expect(passing()).toContain('H5');
  tools.cancel();
  tools.cancel();
  expect(passing()).toBe(labelled(words.select, words.hints.select));
  history.edit(facts.addReserve(land, 0));
  tools.take({ kind: 'list', path: facts.reservePath(land, 0, 0) });
  expect(passing()).toContain(words.hints.list);
});
