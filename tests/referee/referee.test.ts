import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ancients } from '../../src/rules/ancients';
import { sampleOf } from '../battles';
import { times } from '../extent';
import { randomly } from '../fuzz/eager';
import { playBoth } from './agree';
import { normalPosition } from './notation.mjs';
import * as referee from './referee.mjs';
import { wishFor } from './wishes';

/** The land game beside a slow and literal program that tries every path. REFEREE_GAMES plays more. */
const GAMES = times('REFEREE_GAMES', 1, 3);

const read = (file: string): object => JSON.parse(readFileSync(`tests/${file}.json`, 'utf8')) as object;
const fields: readonly { name: string; position: unknown }[] = [
  ...sampleOf('ancients').map(({ id, position }) => ({ name: id, position })),
  ...['nasty', 'crush'].map((name) => ({ name, position: read(`referee/${name}`) })),
  ...[['13.6'], ['13.6', '13.14']].flatMap((options) =>
    ['fuzz/archers', 'referee/nasty'].map((file) => ({ name: `${file} by ${options.join(', ')}`, position: { ...read(file), options } })),
  ),
  ...[['13.3'], ['13.3', '13.8'], ['13.3', '13.6']].flatMap((options) =>
    ['deploy', 'crowded'].map((file) => ({ name: `${file} by ${options.join(', ')}`, position: { ...read(`referee/${file}`), options } })),
  ),
  { name: 'leaders by 13.8', position: { ...read('referee/leaders'), options: ['13.8'] } },
];
const program = { ...referee, normalPosition };

describe('an independent referee agrees', () => {
  test.each(fields)('$name', ({ position }) => {
    for (let seed = 1; seed <= GAMES; seed++)
      expect(
        playBoth(ancients, program, position, seed, (context, state, _, choose) => wishFor(context, state, choose), randomly, 1),
      ).toBeGreaterThan(0);
  });
});
