/*
 * `npm test`: every step in order, stopping at the first that fails. The last line is always `N passed, N failed`:
 * the tests of vitest and playwright; a step that fails without a failed test counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/ancients');
const unitReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, commands: string[][], count?: () => Count }} Step */

/** @param {string} file */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/** @type {() => Count} */
const unitCount = () => {
  const { numPassedTests = 0, numFailedTests = 0 } = read(unitReport);
  return { passed: numPassedTests, failed: numFailedTests };
};

/** @type {() => Count} */
const browserCount = () => {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(browserReport).stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
};

/** @type {Step[]} */
const steps = [
  { name: 'check', commands: [['npm', 'run', '--silent', 'check']] },
  { name: 'types', commands: [['npm', 'run', '--silent', 'types']] },
  {
    name: 'unit',
    commands: [['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
    count: unitCount,
  },
  { name: 'build', commands: [['npm', 'run', '--silent', 'build']] },
  {
    name: 'browser',
    commands: [
      ['node', 'tests/browser/programs.mjs', 'chromium', 'firefox'],
      [
        ...['npx', 'playwright', 'test', '-c', 'tests/browser/playwright.config.ts', '--reporter=list,json'],
        ...['--project=chromium', '--project=firefox-chosen'],
      ],
    ],
    count: browserCount,
  },
];

/** @param {string[]} command */
const succeeds = ([program = '', ...words]) => {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport };
  return spawnSync(program, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
};

mkdirSync(reports, { recursive: true });
rmSync(unitReport, { force: true });
rmSync(browserReport, { force: true });

/** @type {Count} */
const total = { passed: 0, failed: 0 };
for (const { name, commands, count } of steps) {
  console.log(`\n── ${name}`);
  const fine = commands.every(succeeds);
  const { passed, failed } = count?.() ?? { passed: 0, failed: 0 };
  total.passed += passed;
  total.failed += fine ? failed : Math.max(failed, 1);
  if (total.failed > 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
