import { defineConfig } from 'vitest/config';

/** The tests that judge a mutant: those that say of one rule what it does. Those that play whole games would take minutes for every mutant that lives. */
export default defineConfig({
  test: {
    include: ['tests/cases/**/*.test.ts', 'tests/rules/**/*.test.ts'],
    exclude: ['tests/rules/{duels,garbage,hidden}.test.ts'],
    environment: 'node',
    pool: 'threads',
    testTimeout: 60_000,
  },
});
