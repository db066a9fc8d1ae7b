import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../../src/scenarios';
import type { Design } from '../../../src/store/designs';
import type { GameSummary } from '../../../src/store/storedGame';
import { ANY_OF_ALL, isWantedByOwn, type OwnWanted, ownFacts, playedOf, tagsAmong } from '../../../src/ui/pages/battles/own';

const battleOf = (id: string): object => {
  const read = (file: string) => JSON.parse(readFileSync(`src/scenarios/battles/${id}/${file}.json`, 'utf8'));
  const { title, date, place } = read('en');
  const both = (text: string) => ({ en: text, fr: text });
  return { ...read('battle'), title: both(title), date: both(date), place: both(place) };
};
const design = (battle: object): Design => ({ id: 'x1', battle, created: 0, updated: 0 });

test.each(['spartolus', 'syracuse', 'baw-cannae'])('a drawing of %s stands among the battles with the facts that our own has', (id) => {
  const ours = catalogue.find((one) => one.id === id)!;
  const { year, age, difficulty, size, system, map } = ours;
  expect(ownFacts(design(battleOf(id)), 'Untitled')).toMatchObject({ id: 'own-x1', year, age, difficulty, size, system, map });
});

test('a drawing of a game that there is not here does not stand among the battles', () => {
  expect(ownFacts(design({ position: { system: 'checkers' } }), 'Untitled')).toBeUndefined();
});

test('a drawing that has no name yet stands among the battles as one without', () => {
  const facts = ownFacts(design({ ...battleOf('spartolus'), title: { en: '', fr: ' Deux collines ' } }), 'Untitled');
  expect(facts?.title).toEqual({ en: 'Untitled', fr: 'Deux collines' });
});

test('games of a battle are counted, and those that a person won against a program', () => {
  const game = (battle: string, seats: GameSummary['seats'], winner?: 0 | 1 | 2) =>
    ({ battle, seats, ...(winner === undefined ? {} : { status: { winner } }) }) as GameSummary;
  const games = [
    game('issus', ['person', 'legate:1'], 1),
    game('issus', ['person', 'legate:1'], 2),
    game('issus', ['legate:1', 'person'], 2),
    game('issus', ['person', 'person'], 1),
    game('issus', ['legate:1', 'recruit:1'], 1),
    game('issus', ['person', 'legate:1'], 0),
    game('issus', ['person', 'legate:1']),
    game('issus', undefined, 1),
    game('cannae', ['person', 'legate:1'], 1),
  ];
  expect(playedOf(games, 'issus')).toEqual({ games: 8, won: 2 });
  expect(playedOf(games, 'zama')).toEqual({ games: 0, won: 0 });
});

test('battles are found by their names in either language, without accents, and by what one has noted', () => {
  const marks = { trasimene: { star: true, tags: ['embuscade'] }, cannae: { star: false, tags: ['plaine', 'embuscade'] } };
  const found = (wanted: Partial<OwnWanted>, own: readonly string[] = []) =>
    catalogue.filter((one) => isWantedByOwn(one, own.includes(one.id), marks, { ...ANY_OF_ALL, ...wanted })).map(({ id }) => id);
  expect(found({})).toHaveLength(catalogue.length);
  const named = found({ search: 'cannes' });
  expect(named).toContain('baw-cannae');
  expect(found({ search: 'CANNAE' })).toEqual(named);
  for (const wanted of [{ tag: 'embuscade' }, { search: 'embuscade' }]) expect(found(wanted).sort()).toEqual(['cannae', 'trasimene']);
  expect(found({ starred: true })).toEqual(['trasimene']);
  expect(found({ mine: true }, ['issus'])).toEqual(['issus']);
  const gone = { ...marks, gone: { star: true, tags: ['zone'] }, zama: { star: false, tags: ['élite'] } };
  expect(tagsAmong(gone, ['zama', 'trasimene', 'cannae'], 'fr')).toEqual(['élite', 'embuscade', 'plaine']);
});
