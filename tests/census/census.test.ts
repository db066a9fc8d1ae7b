import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ancients } from '../../src/rules/ancients';
import { fieldOf, open } from '../fuzz/play';
import { countActions } from './count';

vi.setConfig({ testTimeout: 60_000 });

interface Census {
  readonly name: string;
  readonly position?: unknown;
  /** Instead of a position: a battle, or the field with everything. */
  readonly battle?: string;
  /** Sequences of one, two, … legal actions. */
  readonly counts: readonly number[];
}

const folder = 'tests/census';

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  describe(file, () => {
    const all = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Census[];
    test.each(all)('$name', ({ position, battle, counts }) => {
      const { context, state } = open(battle === undefined ? position : fieldOf(battle).position, 1);
      expect(counts.map((_, i) => countActions(ancients, context, state, i + 1))).toEqual(counts);
    });
  });
}
