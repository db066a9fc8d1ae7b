import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Fault } from '../../../../src/kernel/game';
import { Problem } from '../../../../src/ui/table/shell/Problem';
import { speak, wordsNow } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';

emptyPage();
beforeAll(() => speak('en'));

const drawn = (faults?: readonly Fault[]) => renderToStaticMarkup(createElement(Problem, { faults, game: 'one', retry: () => undefined }));

test('what is damaged can be saved as it lies there; of what a silent storage says nothing there is nothing to save', () => {
  const { stop, noGame } = wordsNow().table;
  expect(drawn([{ at: 'record', expected: 'fields' }])).toContain(stop.save);
  const silent = drawn([{ at: '', expected: 'game.readable' }]);
  expect(silent).toContain(noGame.damaged);
  expect(silent).not.toContain(stop.save);
  expect(drawn([{ at: '', expected: 'game.known' }])).toContain(noGame.gone);
});
