import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NAMED_DIE } from '../../src/kernel/dice';
import type { AskCase } from './asks';
import type { RuleCase } from './runCase';

/** One entry of a file of cases: the case, or what is wrong with its shape. */
export type ReadCase = { readonly name: string } & ({ readonly one: RuleCase } | { readonly asked: AskCase } | { readonly wrong: string });

export interface CaseFile {
  readonly file: string;
  readonly cases: readonly ReadCase[];
}

/** All files of cases in a folder, however deep; a folder without any is wrong too, so that nobody trusts a proof that was never run. */
export function readCasesUnder(folder: string): CaseFile[] {
  const wrong = (text: string): CaseFile[] => [{ file: folder, cases: [{ name: 'is a folder of cases', wrong: text }] }];
  if (!existsSync(folder)) return wrong('there is no such folder');
  if (statSync(folder).isFile()) return [{ file: folder, cases: readCases(readFileSync(folder, 'utf8')) }];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && statSync(join(folder, name)).isFile())
    .sort();
  if (files.length === 0) return wrong('there is no .json file in it');
  return files.map((file) => ({ file, cases: readCases(readFileSync(join(folder, file), 'utf8')) }));
}

export function readCases(text: string): ReadCase[] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return [{ name: 'is JSON', wrong: String(error) }];
  }
  if (!Array.isArray(json)) return [{ name: 'is a list of cases', wrong: `expected a list, found ${typeof json}` }];
  if (json.length === 0) return [{ name: 'is a list of cases', wrong: 'the list is empty' }];
  return json.map((item: unknown, i) => {
    const wrong = faultOf(item);
    if (wrong !== undefined) return { name: `${i}`, wrong };
    const one = item as RuleCase | AskCase;
    const name = `${i} ${one.rule}: ${one.title}`;
    return 'ask' in one ? { name, asked: one } : { name, one };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isDie = (die: unknown): boolean => typeof die === 'number' || (typeof die === 'string' && NAMED_DIE.test(die));

function faultOf(item: unknown): string | undefined {
  if (!isRecord(item)) return 'expected a case, an object';
  if ('ask' in item) return askFaultOf(item);
  const { position, play = [], dice = [], expect } = item;
  if (!isRecord(position)) return 'position: expected a position';
  if (!Array.isArray(play) || play.some((order) => typeof order !== 'string')) return 'play: expected a list of orders';
  if (!Array.isArray(dice) || !dice.every(isDie)) return 'dice: expected a list of numbers, or of names and numbers (melee 4)';
  if (!isRecord(expect)) return 'expect: expected what is to hold';
  if ('refused' in expect && play.length === 0) return 'expect.refused: no order is played that could be refused';
  const wrong = Object.entries(SHAPES).find(([key, { is }]) => key in expect && !is(expect[key]));
  return wrong && `expect.${wrong[0]}: expected ${wrong[1].said}`;
}

const isListOf =
  (isOne: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isOne);
const isText = (value: unknown): boolean => typeof value === 'string';

/** What may stand under a key of what is expected, besides fields of the position. */
const SHAPES: Readonly<Record<string, { readonly is: (value: unknown) => boolean; readonly said: string }>> = {
  legal: { is: isListOf(isText), said: 'a list of orders' },
  all: { is: isListOf(isText), said: 'a list of orders' },
  faults: { is: isListOf(isText), said: 'a list of places' },
  events: { is: isListOf(isRecord), said: 'a list of events' },
  odds: { is: isRecord, said: 'columns by order' },
  refused: { is: (value) => isText(value) || isRecord(value), said: 'a rule, or a refusal' },
  view: { is: (value) => value === 1 || value === 2, said: '1 or 2' },
};

function askFaultOf({ ask, with: given, dice = [], expect }: Record<string, unknown>): string | undefined {
  if (typeof ask !== 'string') return 'ask: expected the word of a question';
  if (!isRecord(given)) return 'with: expected what it is asked with';
  if (!Array.isArray(dice) || !dice.every(isDie)) return 'dice: expected a list of numbers, or of names and numbers (melee 4)';
  return isRecord(expect) ? undefined : 'expect: expected what is to hold';
}
