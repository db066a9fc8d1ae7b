import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RuleCase, runCase } from './runCase';

function casesUnder(folder: string): { file: string; cases: RuleCase[] }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((file) => ({ file, cases: JSON.parse(readFileSync(join(folder, file), 'utf8')) as RuleCase[] }));
}

const folders = ['tests/cases/ancients', ...(process.env.CASES ? [process.env.CASES] : [])];

for (const folder of folders) {
  for (const { file, cases } of casesUnder(folder)) {
    describe(file, () => {
      test.each(cases.map((one, i) => [`${i} ${one.rule}: ${one.title}`, one] as const))('%s', (_, one) => {
        expect(runCase(one)).toEqual([]);
      });
    });
  }
}
