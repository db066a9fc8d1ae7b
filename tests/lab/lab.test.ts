import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleTo, cache } from '../../src/lab/bundle.mjs';
import { answerTo } from '../../src/lab/commands';
import { groundOf } from '../../src/lab/grounds';
import { legalCommand } from '../../src/lab/legal';
import { readJson } from '../../src/lab/readJson';
import { replayCommand } from '../../src/lab/replay';
import { ancients } from '../../src/rules/ancients';
import { everything, fields, open } from '../fuzz/play';

/** The commands as people call them: in a process of their own. */

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly wrong: string;
}

function run(program: readonly string[], input?: string): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'pipe'] });
    const said = { out: '', wrong: '' };
    child.stdout.on('data', (data) => (said.out += data));
    child.stderr.on('data', (data) => (said.wrong += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...said }));
    child.stdin.on('error', reject);
    child.stdin.end(input ?? '');
  });
}

/** Bundled once; every command but the first is called without bundling it again. */
const bundled = join(cache, `lab-tests-${process.pid}.mjs`);
const lab = (args: readonly string[], input?: string): Promise<Said> => run(['--enable-source-maps', bundled, ...args], input);

beforeAll(async () => {
  await bundleTo('src/lab/main.ts', bundled);
  expect(await run(['src/lab/run.mjs', 'legal', '-'], '{"phase":"over","armies":[{},{}]}')).toEqual({ code: 0, out: '', wrong: '' });
}, 60_000);

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
const three = join(folder, 'three.json');
writeFileSync(three, '3');
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(bundled);
});

interface Recorded {
  readonly plays: { order: string; dice?: number[]; after?: object }[];
  readonly result: object;
}
const recorded = readFileSync('tests/replay/spartolus.json', 'utf8');
const changed = (change: (record: Recorded) => object): string => JSON.stringify(change(JSON.parse(recorded) as Recorded));

describe.concurrent('lab record and replay', { timeout: 60_000 }, () => {
  test.each([fields[0]!, everything, { battle: 'cyzicus' }])(
    'a record of $battle holds, from a file and from standard input',
    async ({ battle }) => {
      const record = await lab(['record', '--battle', battle, '--players', 'random,random', '--seed', '7', '--positions']);
      expect(record).toMatchObject({ code: 0, wrong: '' });
      const json = JSON.parse(record.out) as Recorded;
      expect(json.plays.every(({ after }) => after !== undefined)).toBe(true);
      expect(json.result).toMatchObject({ winner: expect.any(Number) });
      const file = join(folder, `${battle.replaceAll('/', '-')}.json`);
      writeFileSync(file, record.out);
      const [fromFile, fromInput] = await Promise.all([lab(['replay', file]), lab(['replay', '-'], record.out)]);
      expect(fromFile).toMatchObject({ code: 0, out: expect.stringContaining(`${json.plays.length} plays hold`) });
      expect(fromInput).toEqual(fromFile);
    },
  );

  test('any computer players may play what is recorded', async () => {
    const record = await lab(['record', '--battle', 'spartolus', '--players', 'centurion,recruit']);
    expect(record).toMatchObject({ code: 0, wrong: '' });
    expect(await lab(['replay', '-'], record.out)).toMatchObject({ code: 0, wrong: '' });
  });

  test('they have the simulations that are given, and what is no number of them is told', async () => {
    const of = (simulations: string) =>
      lab(['record', '--battle', 'diekplus', '--players', 'legate,recruit', '--simulations', simulations]);
    const [few, again, more] = await Promise.all(['10', '10', '600'].map(of));
    expect(few).toMatchObject({ code: 0, wrong: '' });
    expect(again!.out).toBe(few!.out);
    expect(more!.out).not.toBe(few!.out);
    expect(await of('some')).toMatchObject({ code: 1, out: '', wrong: expect.stringContaining('--simulations') });
  });

  test('a seed gives the same game again, another seed another', async () => {
    const [once, again, other] = await Promise.all(['5', '5', '6'].map((seed) => lab(['record', '--battle', 'spartolus', '--seed', seed])));
    expect(again!.out).toBe(once!.out);
    expect(other!.out).not.toBe(once!.out);
    expect((JSON.parse(once!.out) as Recorded).plays.some(({ after }) => after !== undefined)).toBe(false);
  });

  test('a variant is of its battle, and options may be parted by blanks too', async () => {
    const recordOf = async (...args: string[]) => {
      const answer = await answerTo(['record', '--battle', ...args]);
      return JSON.parse('wrong' in answer ? answer.wrong.join() : answer.lines[0]!);
    };
    expect(await recordOf('teutoburg:warned')).toMatchObject({ battle: 'teutoburg' });
    expect(await recordOf('tests/fuzz/everything.json')).not.toHaveProperty('battle');
    expect(await recordOf('spartolus', '--options', '13.1, 13.5')).toMatchObject({ position: { options: ['13.1', '13.5'] } });
  });

  test.each([
    [
      'an illegal order',
      changed((record) => ({ ...record, plays: [{ order: 'A1-A2' }, ...record.plays] })),
      'plays[0].order: expected legalOrder:6.a',
    ],
    ['a text that is no order', changed((record) => ({ ...record, plays: [...record.plays, { order: 'fly' }] })), 'plays[108].order'],
    [
      'a die too many',
      changed((record) => ({ ...record, plays: record.plays.map((play) => ({ ...play, dice: [1, 1, 1, 1, 1, 1] })) })),
      'plays[0].dice',
    ],
    [
      'a die of its own',
      changed((record) => ({
        ...record,
        plays: record.plays.map(({ order, dice }) => ({ order, dice: dice?.map((die) => (die % 6) + 1) })),
      })),
      /^plays\[\d+\]\.dice\[0\]: expected [1-6], which the seed gives for \S+, found [1-6]$/,
    ],
    [
      'another position on the way',
      changed((record) => ({ ...record, plays: record.plays.map((play) => ({ ...play, after: {} })) })),
      'plays[0].after',
    ],
    ['another result', changed((record) => ({ ...record, result: { score: [7, 0], winner: 1 } })), 'result'],
    ['half of the plays', changed((record) => ({ ...record, plays: record.plays.slice(0, 50) })), 'plays[50]'],
    ['a name too few', changed((record) => ({ ...record, names: ['a'] })), 'names: expected perSide:2, found 1'],
    ['a side that there is not', changed((record) => ({ ...record, conceded: 5 })), 'conceded: expected atMost:2, found 5'],
    [
      'a position that is none',
      changed((record) => ({ ...record, position: { armies: [{ panic: -1 }, {}] } })),
      'position.armies[0].panic: expected atLeast:0, found -1',
    ],
    ['a newer version', changed((record) => ({ ...record, version: 99 })), 'version'],
    ['another game in it', '{"position":{"system":"chess"},"plays":[]}', 'system'],
  ])('a record with %s is refused', (_, text, place) => {
    const answer = replayCommand({ json: JSON.parse(text) });
    const found = 'wrong' in answer ? answer.wrong[0] : 'it holds';
    if (typeof place === 'string') expect(found).toContain(place);
    else expect(found).toMatch(place);
  });

  describe('branches', () => {
    const { plays, ...game } = JSON.parse(recorded) as Recorded;
    const aside = (branch: object) =>
      replayCommand({
        json: { ...game, plays, branches: [{ id: 1, of: 0, at: 20, name: 'The left', plays: plays.slice(20, 40), ...branch }] },
      });
    const rolled = plays.findIndex(({ dice = [] }, i) => i >= 20 && dice.length > 0);

    test('hold too, and each is named', () => {
      const answer = aside({});
      expect('lines' in answer && answer.lines).toEqual([
        expect.stringMatching(/^108 plays hold; result/),
        'branch 1 “The left”, of the main line after play 20: 20 plays hold',
      ]);
    });

    test('where some do not hold, each is still told', () => {
      const branches = [
        { id: 1, of: 0, at: 20, plays: plays.slice(20, 40) },
        { id: 2, of: 0, at: 20, plays: [{ order: 'A1-A2' }] },
        { id: 3, of: 1, at: 30, plays: [] },
      ];
      expect(replayCommand({ json: { ...game, plays, branches } })).toEqual({
        wrong: [expect.stringMatching(/^branches\[1\]\.plays\[0\]\.order: expected legalOrder/)],
        lines: [
          expect.stringMatching(/^108 plays hold/),
          'branch 1, of the main line after play 20: 20 plays hold',
          'branch 3, of 1 after play 30: 0 plays hold',
        ],
      });
    });

    test.each([
      [
        'an illegal order',
        { plays: [...plays.slice(20, 22), { order: 'A1-A2' }] },
        /^branches\[0\]\.plays\[2\]\.order: expected legalOrder/,
      ],
      [
        'a die of its own',
        { plays: plays.slice(20, rolled + 1).map(({ order, dice }) => ({ order, dice: dice?.map((die) => (die % 6) + 1) })) },
        new RegExp(`^branches\\[0\\]\\.plays\\[${rolled - 20}\\]\\.dice\\[0\\]: expected [1-6], which the seed gives`),
      ],
      ['another position on the way', { plays: [{ ...plays[20], after: {} }] }, /^branches\[0\]\.plays\[0\]\.after/],
      ['no branch that it parts from', { of: 7 }, /^branches\[0\]\.of: expected knownBranch, found 7/],
    ])('with %s are refused', (_, branch, said) => {
      const answer = aside(branch);
      expect('wrong' in answer ? answer.wrong[0] : 'it holds').toMatch(said);
    });
  });

  test('dice that were written down hold, and it is said that no seed verifies them', () => {
    const scripted = replayCommand({ json: JSON.parse(changed((record) => ({ ...record, dice: 'scripted' }))) });
    expect('lines' in scripted && scripted.lines).toEqual([expect.stringMatching(/^108 plays hold; .*; the dice are scripted/)]);
  });

  test.each([
    ['broken', changed((record) => ({ ...record, plays: record.plays.slice(0, 50) })), 'plays[50]'],
    ['no JSON', '{\n  "plays": [}', '-:2:13: expected json.value, found }'],
  ])('what is %s fails', async (_, text, place) => {
    const said = await lab(['replay', '-'], text);
    expect(said).toMatchObject({ code: 1, out: '' });
    expect(said.wrong).toMatch(new RegExp(`^${place.replaceAll(/[[\]]/g, '.')}`));
    expect(said.wrong).not.toMatch(/^\s+at /m);
  });
});

describe.concurrent('lab legal', { timeout: 60_000 }, () => {
  test('prints the legal orders of a position, one a line', async () => {
    const match = open(everything.position, 1);
    const expected = ancients.legal(match.context, match.state).map((action) => ancients.printAction(match.context, match.state, action));
    const [file, input] = await Promise.all([
      lab(['legal', 'tests/fuzz/everything.json']),
      lab(['legal', '-'], JSON.stringify(everything.position)),
    ]);
    expect(file).toMatchObject({ code: 0, wrong: '' });
    expect(file.out.trimEnd().split('\n').sort()).toEqual(expected.sort());
    expect(input).toEqual(file);
  });

  test('reads a file in which a byte order mark stands before the text', () => {
    const file = join(folder, 'marked.json');
    writeFileSync(file, '\uFEFF{"turn":3}\r\n');
    expect(readJson(file)).toEqual({ json: { turn: 3 } });
  });

  test('knows a position at sea from one on land', async () => {
    const position = { system: 'naval', die: 1, fleets: [{ ships: ['small A1/1', 'small C3/4 damaged'] }, { ships: ['small R12/1'] }] };
    const said = await lab(['legal', '-'], JSON.stringify(position));
    expect(said).toMatchObject({ code: 0, wrong: '' });
    expect(said.out.trimEnd().split('\n').sort()).toEqual(['A1-A2/1', 'A1-off', 'end']);
  });

  test('prints nothing for a battle that is over', async () => {
    const said = await lab(['legal', '-'], '{"phase":"over","armies":[{},{}]}');
    expect(said).toMatchObject({ code: 0, wrong: '' });
    expect(said.out.trim()).toBe('');
  });

  test('places a fault where it stands in a file that has more than the position', () => {
    const position = { armies: [{ panic: -1 }, {}] };
    const place = (json: object) => (legalCommand({ json }) as { wrong: string[] }).wrong;
    expect(place(position)).toEqual(['armies[0].panic: expected atLeast:0, found -1']);
    expect(place({ title: 'x', position: 3 })).toEqual(['position: expected object, found 3']);
    expect(place({ title: 'x', position })).toEqual(['position.armies[0].panic: expected atLeast:0, found -1']);
    const file = join(folder, 'faulty.json');
    writeFileSync(file, JSON.stringify({ position }));
    expect(groundOf(file, undefined)).toEqual({ wrong: [`${file}: position.armies[0].panic: expected atLeast:0, found -1`] });
    writeFileSync(file, JSON.stringify({ position: { armies: [{}, {}], options: ['99'] } }));
    expect(groundOf(file, undefined)).toEqual({ wrong: [expect.stringContaining(`${file}: position.options[0]: expected`)] });
    expect(groundOf(file, ['98'])).toEqual({ wrong: [expect.stringContaining(`${file}: options[0]: expected`)] });
  });

  test('names every fault of a position', async () => {
    const said = await lab(['legal', '-'], '{"turn":0,"armies":[{"units":["XX A1/1"]},{"panic":-1}]}');
    expect(said).toMatchObject({ code: 1, out: '' });
    expect(said.wrong).toContain('turn: expected atLeast:1, found 0');
    expect(said.wrong).toContain('armies[1].panic: expected atLeast:0, found -1');
  });
});

test.each([[[]], [['--help']], [['record', '-h']]])('lab, called with %j, lists its commands', async (args) => {
  expect(await answerTo(args)).toEqual({ lines: [expect.stringMatching(/^lab record .*\nlab ladder /s)] });
});

describe.concurrent('lab, called wrongly, says how and fails', { timeout: 60_000 }, () => {
  test.each([
    ['an unknown command', ['dance'], 'lab record'],
    ['an unknown option', ['record', '--loud'], '--loud'],
  ])('%s', async (_, args, text) => {
    const said = await lab(args);
    expect(said).toMatchObject({ code: 1, out: '' });
    expect(said.wrong).toContain(text);
    expect(said.wrong).not.toMatch(/^\s+at /m);
  });

  test.each([
    ['no file', ['replay'], 'lab replay'],
    ['a file that there is not', ['replay', join(folder, 'none.json')], 'none.json'],
    ['an unknown battle', ['record', '--battle', 'troy'], 'spartolus, megiddo, kadesh'],
    ['an unknown player', ['record', '--battle', 'megiddo', '--players', 'random,genius'], 'random,genius'],
    ['a battle file that there is not', ['record', '--battle', join(folder, 'none.json')], 'none.json'],
    ['an option that there is not', ['match', '--battle', 'spartolus', '--options', '99'], 'spartolus: options[0]: expected'],
    ['half a game', ['match', '--games', '2.5'], '--games: expected a whole number of at least 1, found 2.5'],
    ['no figure', ['match', '--simulations', '10,'], '--simulations: expected a whole number of at least 1, found '],
    ['three figures', ['match', '--seconds', '1,2,3'], '--seconds: expected one figure or two, found 1,2,3'],
    ['an option twice', ['match', '--battle', 'spartolus', '--battle', 'marathon'], 'match: --battle is given more than once'],
    [
      'an unknown variant',
      ['record', '--battle', 'teutoburg:nix'],
      '--battle: expected one of warned as a variant of teutoburg, found nix',
    ],
    ['a variant where there are none', ['record', '--battle', 'spartolus:nix'], '--battle: spartolus has no variants, found nix'],
    ['an option of another command', ['match', '--part', '3/16'], 'match: takes no --part'],
    ['a battle where none is taken', ['balance', 'marathon'], 'balance: expected no marathon'],
    ['other rules, to be kept', ['balance', '--battle', 'marathon', '--options', '13.5', '--write'], 'by their own rules'],
    [
      'a variant, to be kept',
      ['balance', '--battle', 'teutoburg:warned', '--write'],
      'teutoburg:warned: what is kept is of battles of the house',
    ],
    [
      'a seed beyond the generator’s',
      ['record', '--battle', 'spartolus', '--seed', '4294967296'],
      '--seed: expected a whole number from 0 to 4294967295, found 4294967296',
    ],
    [
      'games that go beyond the last seed',
      ['balance', '--battle', 'spartolus,diekplus', '--seed', '4294967290', '--games', '7'],
      '--seed: expected the last of 7 games at 4294967295 or before, found 4294967296',
    ],
    [
      'a match that goes beyond it',
      ['match', '--battle', 'spartolus,diekplus', '--seed', '4294967295', '--games', '5', '--mirror'],
      '--seed: expected the last of 5 games at 4294967295 or before, found 4294967296',
    ],
    [
      'a ladder that does',
      ['ladder', '--battle', 'spartolus', '--seed', '4294967295', '--games', '3'],
      '--seed: expected the last of 3 games at 4294967295 or before, found 4294967296',
    ],
    ['an optional rule twice', ['record', '--battle', 'spartolus', '--options', '13.1, 13.1'], '--options: 13.1 is named twice'],
    ['a file that holds no position', ['legal', three], `${three}: expected object, found 3`],
    ['the same as a battle', ['record', '--battle', three], `${three}: expected object, found 3`],
    ['the same as a record', ['replay', three], `${three}: expected record, found 3`],
    [
      'half a seed',
      ['record', '--battle', 'spartolus', '--seed', '1.5'],
      '--seed: expected a whole number from 0 to 4294967295, found 1.5',
    ],
  ])('%s', async (_, args, text) => {
    const answer = await answerTo(args);
    expect(Object.keys(answer)).toEqual(['wrong']);
    const wrong = 'wrong' in answer ? answer.wrong.join('\n') : '';
    expect(wrong).toContain(text);
    expect(wrong).not.toMatch(/^\s+at /m);
  });
});
