import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fieldOf, openIn, systemIn } from '../fuzz/play';
import { countActions } from './count';

vi.setConfig({ testTimeout: 60_000 });

interface Census {
  readonly name: string;
  readonly position?: unknown;
  /** Instead of a position: a battle, or the field with everything. */
  readonly battle?: string;
  /** What every die shows; 2 if it is left out. */
  readonly die?: number;
  /** Sequences of one, two, … legal actions. */
  readonly counts: readonly number[];
}

const folder = 'tests/census';

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  describe(file, () => {
    const all = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Census[];
    test.each(all)('$name', ({ position, battle, die, counts }) => {
      const from = battle === undefined ? position : fieldOf(battle).position;
      const { system, context, state } = openIn(systemIn(from), from, 1);
      expect(counts.map((_, i) => countActions(system, context, state, i + 1, die))).toEqual(counts);
    });
  });
}
