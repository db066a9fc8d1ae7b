import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Chooser } from '../../src/ai/random';
import { naval } from '../../src/rules/naval';
import { sampleOf } from '../battles';
import { times } from '../extent';
import { eagerly, randomly } from '../fuzz/eager';
import { playBoth } from './agree';
import * as referee from './naval.mjs';
import { normalPosition } from './navalNotation.mjs';
import { wishFor } from './navalWishes.mjs';

vi.setConfig({ testTimeout: 60_000 });

/** The naval game beside a slow and literal program. REFEREE_GAMES plays more. */
const GAMES = times('REFEREE_GAMES', 1, 3);

const FOLDER = 'tests/referee/naval';
const read = (file: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const ours = readdirSync(FOLDER).map((name) => ({ name, position: read(name), games: GAMES }));
const battles = sampleOf('naval').map(({ id, position }) => ({ name: id, position, games: Math.ceil(GAMES / 4) }));
const program = { ...referee, normalPosition };
const wish = (_: unknown, __: unknown, game: unknown, choose: Chooser): string => wishFor(game, choose);

describe('an independent referee agrees', () => {
  test.each([...ours, ...battles])('$name', ({ position, games }) => {
    for (let seed = 1; seed <= games; seed++)
      expect(playBoth(naval, program, position, seed, wish, seed % 2 === 0 ? randomly : eagerly, 3)).toBeGreaterThan(0);
  });
});
