import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Chooser } from '../../src/ai/random';
import { baw } from '../../src/rules/baw';
import { times } from '../extent';
import { eagerly, randomly } from '../fuzz/eager';
import { playBoth } from './agree';
import * as referee from './baw.mjs';
import { normalPosition } from './bawNotation.mjs';
import { wishFor } from './bawWishes.mjs';

vi.setConfig({ testTimeout: 120_000 });

/** Battles of the Ancient World beside a slow and literal program. REFEREE_GAMES plays more. */
const GAMES = times('REFEREE_GAMES', 1, 6);

const FOLDER = 'tests/referee/baw';
const read = (file: string): { options?: string[] } => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const fields = readdirSync(FOLDER).map((name) => ({ name, position: read(name) }));
const program = { ...referee, normalPosition };
const wish = (_: unknown, __: unknown, game: unknown, choose: Chooser): string => wishFor(game, choose);

/** Every third game is played with the options that its field has not. */
const optionsOf = (own: readonly string[], seed: number): string[] =>
  seed % 3 === 0 ? ['B16.1', 'B16.2', 'B16.3', 'B16.4'].filter((option) => !own.includes(option)) : [...own];

describe('an independent referee agrees', () => {
  // Fields are begun with by turns: where each has but one game, both ways are gone, with its own options and with the others.
  test.each(fields.map((field, i) => ({ ...field, first: i + 1 })))('$name', ({ position, first }) => {
    for (let seed = first; seed < first + GAMES; seed++) {
      const played = { ...position, options: optionsOf(position.options ?? [], seed) };
      expect(playBoth(baw, program, played, seed, wish, seed % 2 === 0 ? randomly : eagerly, 1)).toBeGreaterThan(0);
    }
  });
});
