import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { designs } from '../../../src/store/designs';
import { library } from '../../../src/store/library';
import { IncomingFile } from '../../../src/ui/app/IncomingFile';
import { incoming } from '../../../src/ui/app/incoming';
import { hasGame } from '../../../src/ui/app/recordSaid';
import { SILENT } from '../../../src/ui/app/silentStorage';
import Designs from '../../../src/ui/pages/design/Designs';
import Saves from '../../../src/ui/pages/Saves';
import { speak, wordsNow } from '../../../src/ui/words';
import { fetchArmyWords } from '../../../src/ui/words/armies';
import { designWords, fetchDesignWords } from '../../../src/ui/words/design';
import { fetchOpponentWords } from '../../../src/ui/words/opponent';
import { drawable, emptyPage } from '../noPage';

emptyPage();
beforeAll(() => speak('en').then(() => Promise.all([fetchDesignWords(), fetchArmyWords(), fetchOpponentWords()])));
drawable(library.state, designs.state, incoming);

const drawn = (page: unknown) => renderToStaticMarkup(createElement(page as FunctionComponent<{ route: object }>, { route: {} }));

test.each([
  ['browser', false],
  ['page', false],
  ['page', true],
] as const)('an empty list that lasts as long as the %s is said to be empty unless the storage is silent: %s', (keeps, silent) => {
  library.state.setState({ listed: true, keeps, silent });
  designs.state.setState({ listed: true, keeps, silent });
  const saves = wordsNow().pages.saves;
  expect([drawn(Saves).includes(saves.empty), drawn(Saves).includes(saves.silent)]).toEqual([!silent, silent]);
  const words = designWords();
  expect([drawn(Designs).includes(words.none), drawn(Designs).includes(words.silent)]).toEqual([!silent, silent]);
});

test('a file of a game that the silent storage may have is not said to hold none', () => {
  expect(hasGame([SILENT])).toBe(true);
  incoming.setState({ refused: { name: 'game.json', kind: 'game', faults: [SILENT] } });
  const { silent, unopenedText } = wordsNow().pages.file;
  const html = drawn(IncomingFile);
  expect([html.includes(silent), html.includes(unopenedText)]).toEqual([true, false]);
});
