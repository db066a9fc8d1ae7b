import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCasesUnder } from './readCases';
import { type RuleCase, runCase, type Watch } from './runCase';

/** All cases of a rule system, played once: what they cite, and the refusals they meet as `rule why`. */
export function sweep(system: string, happened: NonNullable<Watch['happened']>): { cited: string[]; refusals: Set<string> } {
  const cases: RuleCase[] = readCasesUnder(`tests/cases/${system}`).flatMap((file) =>
    file.cases.flatMap((read) => ('one' in read ? [read.one] : [])),
  );
  const refusals = new Set<string>();
  for (const one of cases) runCase(one, { refused: ({ rule, why }) => refusals.add(`${rule} ${why}`), happened });
  return { cited: cases.map(({ rule }) => rule), refusals };
}

/** Every `{ rule, why }` of a refusal written in a system's rules, `why` also where it depends; `asked:…` ends in one of the questions. */
export function refusalsWritten(system: string, questions: readonly string[]): string[] {
  const folder = `src/rules/${system}`;
  // The terms of the odds have a `why` too, but refuse nothing.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && file !== 'play/odds.ts',
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/rule: '([^']+)',\s*why: ([^,}]+)(?:,\s*whyEnd: ([^,}]+))?/g)].flatMap(
      ([, rule, why, whyEnd = '']) =>
        [...`${why} ${whyEnd}`.replace(/^.*\?/, '').matchAll(/'([^']+)'|`asked:/g)].flatMap(([, word]) =>
          word ? [`${rule} ${word}`] : questions.map((question) => `${rule} asked:${question}`),
        ),
    ),
  );
  return [...new Set(found)].sort();
}
