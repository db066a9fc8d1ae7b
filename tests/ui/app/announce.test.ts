import { expect, test } from 'vitest';
import { announce, announceBeside, announcePassing, forgetSaid, said, stillSaid } from '../../../src/ui/app/announce';
import { sentenceAgain } from '../../../src/ui/app/sentenceAgain';
import { speak, spoken } from '../../../src/ui/words';
import { emptyPage } from '../noPage';

emptyPage();

test('with another language what was said goes, and what is said of that change stays', async () => {
  await speak('en');
  announce('A step of the lesson.');
  announcePassing('A unit is pointed at.');
  const leave = spoken.subscribe(({ language }) => announce(`The step, in ${language}.`));
  await speak('fr');
  leave();
  expect(said.getState().log.map(({ text }) => text)).toEqual(['The step, in fr.']);
  expect(said.getState().passing).toBe('');
});

test('what was said is heard again from the last sentence back, and from the last again once something else is said', () => {
  forgetSaid();
  expect(sentenceAgain(1)).toBeUndefined();
  for (const text of ['one', 'two', 'three']) announce(text);
  expect(sentenceAgain(1)).toEqual({ text: 'three', back: 0 });
  expect(sentenceAgain(1)).toEqual({ text: 'two', back: 1 });
  announce('four');
  expect(sentenceAgain(1)).toEqual({ text: 'four', back: 0 });
  for (let n = 0; n < 5; n++) sentenceAgain(1);
  expect(sentenceAgain(1)).toEqual({ text: 'one', back: 3 });
  expect(sentenceAgain(0)).toEqual({ text: 'four', back: 0 });
});

test('under a dialog nothing new is read, and what is forgotten is gone at once (13.7)', () => {
  forgetSaid();
  announce('one');
  announcePassing('A unit is pointed at.');
  const read = said.getState();
  announce('two');
  expect(stillSaid(read, said.getState())).toEqual(read);
  announcePassing('Another is pointed at.');
  expect(stillSaid(read, said.getState())).toMatchObject({ log: read.log, passing: '' });
  forgetSaid();
  announce('for the other side');
  expect(stillSaid(read, said.getState())).toMatchObject({ log: [], passing: '' });
});

test('what stands beside the map is forgotten with the rest, and under a dialog as soon as it is another (13.7)', () => {
  forgetSaid();
  announceBeside('sight', 'Range 3.');
  const read = said.getState();
  expect(stillSaid(read, said.getState()).beside).toEqual({ sight: 'Range 3.' });
  announceBeside('sight', 'Range 4.');
  expect(stillSaid(read, said.getState()).beside).toEqual({});
  forgetSaid();
  expect(said.getState().beside).toEqual({});
});

test('what stands beside the map is said by several, and who falls silent takes nothing from the others', () => {
  forgetSaid();
  announceBeside('sight', 'Range 3.');
  announceBeside('target', 'Hit on 6.');
  announceBeside('sight', 'Range 4.');
  expect(said.getState().beside).toEqual({ sight: 'Range 4.', target: 'Hit on 6.' });
  announceBeside('sight', '');
  expect(said.getState().beside).toMatchObject({ target: 'Hit on 6.' });
});
