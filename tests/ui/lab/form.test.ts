/* What the laboratory's form begins with, and what its drawings leave room for. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { readTerms } from '../../../src/lab/terms';
import { binsAboutNought } from '../../../src/ui/lab/bins';
import { Distribution } from '../../../src/ui/lab/Distribution';
import { formFor, LabForm } from '../../../src/ui/lab/LabForm';
import { type Laboratory, laboratory } from '../../../src/ui/lab/laboratory';
import { ProgressSaid } from '../../../src/ui/lab/ProgressSaid';
import { lastSeed, parseSeed } from '../../../src/ui/pages/setUp/seed';
import { speak } from '../../../src/ui/words';
import { fetchLabWords } from '../../../src/ui/words/lab';
import { lab as fr } from '../../../src/ui/words/lab/fr';
import { fetchOpponentWords } from '../../../src/ui/words/opponent';
import { emptyPage } from '../noPage';

emptyPage();

beforeAll(async () => {
  await speak('en');
  await Promise.all([fetchLabWords(), fetchOpponentWords()]);
});

test('the form is as it was left, unless the address names a battle', () => {
  const begun = (battle?: string) => {
    const html = renderToStaticMarkup(createElement(LabForm, { battle }));
    const [, battles] = /<summary><span><b>[^<]*<\/b><small>([^<]*)</.exec(html) ?? [];
    return [battles, ...html.matchAll(/id="lab-(?:games|seed)"[^>]*value="([^"]*)"/g)].map((found) =>
      typeof found === 'string' ? found : found?.[1],
    );
  };
  expect(begun()).toEqual(['Spartolus', '40', '1']);
  laboratory.setState({
    form: {
      chosen: { ids: ['zama', 'mylae'], from: 'now' },
      players: ['recruit', 'legate'],
      options: ['13.1'],
      compare: false,
      games: '3',
      seed: '12',
    },
  });
  expect(begun()).toEqual(['Zama, Mylae', '3', '12']);
  expect(begun('marathon')).toEqual(['Marathon', '40', '1']);
});

test('whoever comes back to the same address finds what was chosen there, another battle begins anew', () => {
  const left = { ...formFor('zama', undefined), games: '3' };
  expect(formFor('zama', left)).toEqual(left);
  expect(formFor('marathon', left)).toMatchObject({ chosen: { ids: ['marathon'] }, games: '40' });
  // What is chosen on the bare page belongs to that.
  expect(formFor('zama', formFor(undefined, left))).toMatchObject({ chosen: { ids: ['zama'] }, games: '40' });
  expect(formFor(undefined, left)).toMatchObject({ games: '3' });
});

test.each([
  ['en', 'A whole number from 0 to 4,294,967,256: each game takes the next seed.'],
  ['fr', 'Un nombre entier de 0 à 4\u202f294\u202f967\u202f256\u00a0: chaque partie prend le tirage suivant.'],
] as const)('a seed beyond which the last game would have none is wrong, and the limit is said: %s', async (language, said) => {
  await speak(language);
  await fetchLabWords();
  const shown = (seed: string) => {
    laboratory.setState({ form: { ...formFor(undefined, undefined), games: '40', seed } });
    const html = renderToStaticMarkup(createElement(LabForm, { battle: undefined }));
    const [, wrong] = /id="lab-seed"[^>]*aria-invalid="(\w+)"/.exec(html)!;
    return [wrong, html.includes(said)];
  };
  expect(shown('4294967256')).toEqual(['false', false]);
  expect(shown('4294967257')).toEqual(['true', true]);
  await speak('en');
});

test.each([1, 40, 2000])('the page takes a seed for %i games where the command line does', (games) => {
  const refused = (seed: number) =>
    'wrong' in
    readTerms({
      battle: 'spartolus',
      players: 'centurion,recruit',
      games: `${games}`,
      seed: `${seed}`,
      mirror: false,
      workers: '1',
      json: false,
    });
  for (const seed of [0, lastSeed(games), lastSeed(games) + 1]) expect(parseSeed(`${seed}`, games) === undefined).toBe(refused(seed));
});

test('how the games ended is said, those that broke off among them', () => {
  const said = (state: Partial<Laboratory>) => {
    vi.spyOn(laboratory, 'getInitialState').mockReturnValue({ ...laboratory.getState(), ...state });
    return renderToStaticMarkup(createElement(ProgressSaid)).replace(/<[^>]*>/g, '');
  };
  expect(said({ stage: 'playing', done: 39, all: 40 })).toBe('39 of 40 games');
  expect(said({ stage: 'done', done: 39, all: 40 })).toBe('Ended: 39 of 40 games played');
  expect(said({ stage: 'done', done: 40, all: 40 })).toBe('40 games played');
  expect(said({ stage: 'stopped', done: 39, all: 40 })).toBe('Stopped after 39 of 40 games');
  vi.restoreAllMocks();
  expect(fr.progress.playing(39, 40)).toBe('39\u00a0parties sur 40');
  expect(fr.progress.ended(39, 40)).toBe('Terminé\u00a0: 39\u00a0parties jouées sur 40');
  expect(fr.progress.ended(1, 40)).toBe('Terminé\u00a0: 1\u00a0partie jouée sur 40');
  expect(fr.progress.stopped(39, 40)).toBe('Arrêté après 39\u00a0parties sur 40');
});

test('the names of the outermost bars have room in the drawing', () => {
  const bins = binsAboutNought([-132, 5, 140]);
  const html = renderToStaticMarkup(
    createElement(Distribution, {
      title: '',
      bins,
      short: ({ from, to }) => `${Math.abs(from)}–${Math.abs(to)}`,
      long: String,
      side: () => undefined,
    }),
  );
  const [, left, width] = /viewBox="(-?\d+) 0 (\d+)/.exec(html)!.map(Number) as [number, number, number];
  const names = [...html.matchAll(/class="lab-tick" x="([\d.]+)"[^>]*>([^<]*)</g)].map(([, x, name]) => ({ x: Number(x), name: name! }));
  expect(names.length).toBeGreaterThan(2);
  // A figure takes some six and a half of its units.
  for (const { x, name } of names) {
    const half = (6.5 * name.length) / 2;
    expect(x - half, name).toBeGreaterThanOrEqual(left);
    expect(x + half, name).toBeLessThanOrEqual(left + width);
  }
});
