import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { GameSummary } from '../../../src/store/storedGame';
import { doubtSaid } from '../../../src/ui/app/recordSaid';
import { SavedGame } from '../../../src/ui/pages/SavedGame';
import { speak, wordsNow } from '../../../src/ui/words';
import { fetchOpponentWords } from '../../../src/ui/words/opponent';
import { emptyPage } from '../noPage';

emptyPage();
beforeAll(() => Promise.all([speak('en'), fetchOpponentWords()]));

const game: GameSummary = { id: 'x1', battle: null, title: 'Two hills', names: ['', ''], plays: 3, created: 0, updated: 0 };

const drawn = (more: Partial<GameSummary>): string =>
  renderToStaticMarkup(createElement(SavedGame, { game: { ...game, ...more }, title: game.title }));

test('who plays a game by link is another device, whether or not a program plays here', () => {
  const { apart, people } = wordsNow().pages.saves;
  const program = { seats: ['legate:3', 'person'] } as const;
  expect(drawn({ doubt: { dice: 'both' }, ...program })).toContain(apart);
  expect(drawn({ doubt: { dice: 'both' } })).toContain(apart);
  for (const other of [program, {}]) expect(drawn(other)).not.toContain(apart);
  expect(drawn({})).toContain(people);
});

test('why a game is marked is written out, not only said where somebody points at the mark', () => {
  const doubt = { dice: 'typed' } as const;
  const said = doubtSaid(wordsNow().table.doubt, doubt);
  const written = drawn({ doubt }).replace(/<[^>]*>/g, '');
  expect(written).toContain(said);
  expect(drawn({}).replace(/<[^>]*>/g, '')).not.toContain(said);
});
