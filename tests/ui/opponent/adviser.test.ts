/* What stands in the place of advice that is not there. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Adviser } from '../../../src/ui/opponent/Adviser';
import { opponent } from '../../../src/ui/opponent/opponent';
import { speak } from '../../../src/ui/words';
import { fetchOpponentWords, opponentWords } from '../../../src/ui/words/opponent';
import { drawable, emptyPage } from '../noPage';

emptyPage();

drawable(opponent);

beforeAll(() => Promise.all([speak('en'), fetchOpponentWords()]));

test('the computer is said to look only while it does', () => {
  const looks = (): boolean => renderToStaticMarkup(createElement(Adviser, { counsel: undefined })).includes(opponentWords().asking);
  expect(looks()).toBe(false);
  opponent.setState({ asking: true });
  expect(looks()).toBe(true);
});
