import { expect, test } from 'vitest';
import { BATTLE_MARKS_KEY, createBattleMarks, readBattleMarks, tagsIn } from '../../src/store/battleMarks';
import { sharedPlace } from './place';

test.each([null, '', 'null', '7', '[]', '{', '{"Cannae!":{"star":true},"issus":7,"arbela":null}'])('marks stored as %j are none', (text) =>
  expect(readBattleMarks(text)).toEqual({}),
);

test('what is sound stays beside what is damaged', () => {
  expect(readBattleMarks('{"cannae":{"star":true,"tags":["ours",3," ours ","a,b"]},"own-x1":{"star":"yes"},"?":{"star":true}}')).toEqual({
    cannae: { star: true, tags: ['ours', 'a', 'b'] },
    'own-x1': { star: false, tags: [] },
  });
});

test('tags are parted by commas, each once, none empty, none too long, not too many', () => {
  expect(tagsIn(' rivers, ,horse,rivers,')).toEqual(['rivers', 'horse']);
  expect(tagsIn('x'.repeat(50))[0]).toHaveLength(30);
  expect(tagsIn(Array.from({ length: 40 }, (_, i) => `t${i}`).join(','))).toHaveLength(12);
});

test('a battle of which nothing is noted any more is forgotten', () => {
  const { stored, place } = sharedPlace();
  const { store, change } = createBattleMarks(place);
  change('issus', { star: true });
  change('issus', { tags: ['horse'] });
  expect(store.getState()).toEqual({ issus: { star: true, tags: ['horse'] } });
  change('issus', { star: false });
  expect(store.getState()).toEqual({ issus: { star: false, tags: ['horse'] } });
  change('issus', { tags: [] });
  expect(store.getState()).toEqual({});
  expect(readBattleMarks(stored.get(BATTLE_MARKS_KEY)!)).toEqual({});
});

test('two pages at once keep what either has noted', () => {
  const { place } = sharedPlace();
  const [one, other] = [createBattleMarks(place), createBattleMarks(place)];
  one.change('issus', { star: true });
  other.change('cannae', { tags: ['plain'] });
  expect(createBattleMarks(place).store.getState()).toEqual({
    issus: { star: true, tags: [] },
    cannae: { star: false, tags: ['plain'] },
  });
});
