import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { openMatch } from '../../../../src/kernel/match';
import { ancients } from '../../../../src/rules/ancients';
import type { Event } from '../../../../src/rules/ancients/events';
import { QUESTIONS } from '../../../../src/rules/ancients/types';
import { namingOf } from '../../../../src/ui/systems/ancients/naming';
import { en } from '../../../../src/ui/words/en';
import { fr } from '../../../../src/ui/words/fr';
import { skirmish } from './skirmish';

const languages = [
  ['en', en],
  ['fr', fr],
] as const;

const rules = join(import.meta.dirname, '../../../../src/rules/ancients');
const read = (file: string) => readFileSync(join(rules, file), 'utf8');
const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'odds.ts')
  .map(read)
  .join('\n');

/** Every code behind a `why:` of a refusal, a choice between two included. */
function refusalCodes(): string[] {
  const codes = new Set<string>(QUESTIONS.map((question) => `asked:${question}`));
  for (const [, expression, whyEnd] of sources.matchAll(
    /\brule: '[^']+',\s*why: ([^\n]*?)(?:, (?:values|hexes):| }|,\s*whyEnd: '(\w+)')/g,
  )) {
    if (whyEnd) codes.add(whyEnd);
    // What is compared with is no code.
    for (const [, code] of expression!.replace(/^.*? \? /, '').matchAll(/'([a-zA-Z]+)'/g)) codes.add(code!);
  }
  return [...codes].sort();
}

const termCodes = [...read('odds.ts').matchAll(/modify\('[^']+', '([a-z]+)'/g)].map(([, code]) => code!);
const eventKinds = [...read('events.ts').matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind!);

const told = { at: 'C5', several: false, n: () => 2, text: 'x' };

describe.each(languages)('the words of the table in %s', (_, words) => {
  test.each(refusalCodes())('have a sentence for the refusal %s', (code) => {
    const sentence = words.refusals[code as keyof typeof words.refusals];
    expect(sentence, code).toBeTypeOf('function');
    for (const n of [0, 1, 2]) expect(sentence({ ...told, n: () => n })).toMatch(/^[^ ].*\.$/u);
  });

  test.each(eventKinds)('have a sentence for the event %s', (kind) => {
    expect(words.events.sentences[kind as Event['kind']]).toBeTypeOf('function');
  });

  test.each([...new Set(termCodes)])('have words for the odds term %s', (code) => {
    for (const on of ['attack', 'defence'] as const)
      expect(words.odds.terms[`${on}:${code}` as keyof typeof words.odds.terms]).toMatch(/./);
  });

  test('say everything that happens in whole games', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const opened = openMatch(ancients, skirmish, seed);
      if (!opened.ok) throw new Error('the position does not read');
      const match = opened.value;
      const choose = seededChooser(seed);
      const naming = namingOf(match.context, match.state.units);
      for (let action = randomAction(ancients, match.context, match.state, choose); action !== undefined; ) {
        const played = match.play(action);
        if (!played.ok) throw new Error(played.refusal.why);
        for (const event of played.entry.events) {
          kinds.add(event.kind);
          expect(words.events.say(event, naming)).toMatch(/^\p{Lu}(?!.*(undefined|NaN|null)).*\.$/u);
        }
        action = randomAction(ancients, match.context, match.state, choose);
      }
    }
    expect(kinds.size).toBeGreaterThan(18);
  });
});

test('the codes are found', () => {
  expect(refusalCodes()).toEqual(
    expect.arrayContaining(['friendThere', 'enemyThere', 'tooWeak', 'noStrength', 'loneLeader', 'tooFar', 'noWay', 'wrongPhase']),
  );
  expect(refusalCodes().length).toBeGreaterThan(45);
});
