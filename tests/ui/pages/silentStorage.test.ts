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

test.each(['browser', 'page'] as const)(
  'an empty list of a storage that is its %s’s is said to be empty only where it answers',
  (keeps) => {
    library.state.setState({ listed: true, keeps });
    designs.state.setState({ listed: true, keeps });
    const { empty, silent } = wordsNow().pages.saves;
    const answers = keeps === 'browser';
    expect([drawn(Saves).includes(empty), drawn(Saves).includes(silent)]).toEqual([answers, !answers]);
    const { none, silent: undrawn } = designWords();
    expect([drawn(Designs).includes(none), drawn(Designs).includes(undrawn)]).toEqual([answers, !answers]);
  },
);

test('a file of a game that the silent storage may have is not said to hold none', () => {
  expect(hasGame([SILENT])).toBe(true);
  incoming.setState({ refused: { name: 'game.json', kind: 'game', faults: [SILENT] } });
  const { silent, unopenedText } = wordsNow().pages.file;
  const html = drawn(IncomingFile);
  expect([html.includes(silent), html.includes(unopenedText)]).toEqual([true, false]);
});
