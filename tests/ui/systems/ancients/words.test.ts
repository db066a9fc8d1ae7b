import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { openMatch } from '../../../../src/kernel/match';
import { ancients } from '../../../../src/rules/ancients';
import type { Event } from '../../../../src/rules/ancients/model/events';
import { QUESTIONS } from '../../../../src/rules/ancients/model/types';
import { provide } from '../../../../src/store/systems';
import { ratioOf } from '../../../../src/ui/systems/ancients/fights';
import { namingOf } from '../../../../src/ui/systems/ancients/naming';
import type { Naming } from '../../../../src/ui/systems/ancients/words/naming';
import { isMany } from '../../../../src/ui/table/contract/names';
import { speak } from '../../../../src/ui/words';
import { en } from '../../../../src/ui/words/en';
import { fr } from '../../../../src/ui/words/fr';
import { sentenceOf } from '../../../../src/ui/words/refusalTold';
import { skirmish } from './skirmish';

const languages = [
  ['en', en],
  ['fr', fr],
] as const;

const rules = join(import.meta.dirname, '../../../../src/rules/ancients');
const read = (file: string) => readFileSync(join(rules, file), 'utf8');
const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'play/odds.ts')
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

const termCodes = [...read('play/odds.ts').matchAll(/modify\('[^']+', '([a-z]+)'/g)].map(([, code]) => code!);
const eventKinds = [...read('model/events.ts').matchAll(/kind: '(\w+)'/g)].map(([, kind]) => kind!);

const told = { at: 'C5', several: false, n: () => 2, text: 'x' };

describe.each(languages)('the words of the table in %s', (_, words) => {
  test.each(refusalCodes())('have a sentence for the refusal %s', (code) => {
    const sentence = sentenceOf(words.refusals, words.refusedAlike, [code]);
    expect(sentence === words.refusals.noWay).toBe(code === 'noWay');
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

describe('what a fight did', () => {
  const fought = (result: 'AD' | 'M' | 'DD' | 'DE', were: readonly [boolean, boolean]): Event => ({
    kind: 'fought',
    rule: '9.3',
    unit: 0,
    target: 1,
    at: 0,
    attack: 4,
    defence: 2,
    odds: '2-1',
    die: 3,
    result,
    were,
  });
  const names: Naming = { hex: () => 'C5', army: () => 'Rome', unit: () => ({ as: 'LI', alias: undefined, side: 0 }) };
  test.each([
    ['DD', [false, false], 'DD, defender disordered.', 'DD, défenseur désorganisé.'],
    ['DD', [false, true], 'DD, defender already disordered: eliminated.', 'DD, défenseur déjà désorganisé\u00a0: éliminé.'],
    ['AD', [true, false], 'AD, attacker already disordered: eliminated.', 'AD, attaquant déjà désorganisé\u00a0: éliminé.'],
    ['M', [false, false], 'M, both disordered.', 'M, les deux désorganisés.'],
    ['M', [true, false], 'M, defender disordered, the attacker was already.', 'M, défenseur désorganisé, l’attaquant l’était déjà.'],
    [
      'M',
      [true, true],
      'M, both were disordered already: nothing changes.',
      'M, les deux étaient déjà désorganisés\u00a0: rien ne change.',
    ],
    ['DE', [false, false], 'DE, defender eliminated.', 'DE, défenseur éliminé.'],
  ] as const)('%s upon %j', (result, were, english, french) => {
    expect(en.events.say(fought(result, were), names)).toContain(english);
    expect(fr.events.say(fought(result, were), names)).toContain(french);
  });

  test('a half has the comma of the language', () => {
    const halved = { ...fought('M', [false, false]), attack: 1.5 } as Event;
    expect(en.events.say(halved, names)).toContain('1.5 against 2');
    expect(fr.events.say(halved, names)).toContain('1,5 contre 2');
  });
});

describe('the line under two strengths', () => {
  const { ratio } = en.odds;
  test.each([
    [12, 4, '12 against 4, the last column.'],
    [12, 2, '12 against 2, the last column.'],
    [7, 3, '7 against 3, rounded for the defender.'],
    [4, 2, '4 against 2.'],
    [2, 4, '2 against 4.'],
  ] as const)('%i against %i', (attack, defence, said) => {
    const [column] = (
      [
        ['3-1', 3],
        ['2-1', 2],
        ['1-1', 1],
        ['1-2', 0.5],
      ] as const
    ).find(([, least]) => attack / defence >= least)!;
    expect(ratio(String(attack), String(defence), ratioOf({ attack, defence, byStrength: column }))).toBe(said);
  });
});

test('out of control an attack is brought up to 1-2, not rounded for the defender (13.9)', () => {
  expect(en.odds.ratio('4', '24', ratioOf({ attack: 4, defence: 24, byStrength: undefined }))).toBe('4 against 24.');
});

test('refusals agree with what they name, and leaders of one hex name it once', () => {
  const told = { at: 'C4 and C5', several: true, n: () => 0.5, text: '' };
  expect(en.refusals.noSight(told)).toContain('C4 and C5 are');
  expect(fr.refusals.tooWeak(told)).toContain('0,5 contre 0,5');
  const names: Naming = { hex: () => 'C4', army: () => 'Rome', unit: () => ({ as: 'LI', alias: undefined, side: 0 }) };
  const lifted: Event = { kind: 'leadersRemoved', rule: '3', side: 0, hexes: [7, 7] };
  expect(en.events.say(lifted, names)).toBe('Rome: 2 leaders taken off the map (C4), to be placed again.');
  expect(fr.events.say(lifted, names)).toContain('(C4)');
});

describe('French verbs agree with the name of the army', () => {
  test('in number', () => {
    const { duty } = fr.table;
    expect(duty.movement(true)).toBe('déplacent leurs unités');
    expect(duty.movement(false)).toBe('déplace ses unités');
    expect([duty.fire(true), duty.command(true)]).toEqual([
      'peuvent tirer, pendant le tour adverse',
      'peuvent donner leurs ordres de commandement',
    ]);
  });
  test('names are plurals where the battle says so', async () => {
    provide(ancients);
    await speak('fr', 'table');
    const of = (battle: string | null) =>
      ({ head: { battle }, system: 'ancients', context: { armies: [{ name: '' }, { name: '' }] } }) as never;
    expect([isMany(of('magnesia'), 0), isMany(of('spartolus'), 0), isMany(of(null), 0)]).toEqual([true, false, false]);
  });
});

test('losses are told beside the level at which an army panics, which is not all it has', () => {
  expect([en.table.armies.lostOf(12, 9), en.table.armies.panicOf(12, 9)]).toEqual(['12 lost, panics at 9', '12, panics at 9']);
  expect(fr.table.armies.panicOf(12, 9)).toBe('12, panique à 9');
});

test('the end tells who has won, his points first', () => {
  const names: Naming = {
    hex: () => 'C4',
    army: (side) => ['Athens', 'Sparta'][side]!,
    unit: () => ({ as: 'LI', alias: undefined, side: 0 }),
  };
  const ended = (score: readonly [number, number], winner: 0 | 1 | 2) =>
    en.events.say({ kind: 'battleEnded', rule: '12', score, winner } as Event, names);
  expect([ended([2, 0], 1), ended([1, 3], 2), ended([1, 1], 0)]).toEqual([
    'Victory: Athens, 2–0.',
    'Victory: Sparta, 3–1.',
    'The battle ends in a draw, 1–1.',
  ]);
});
