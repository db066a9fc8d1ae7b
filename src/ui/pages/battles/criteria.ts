import { createStore } from 'zustand/vanilla';
import type { SystemId } from '../../../rules/ids';
import { AGES, type BattleFacts, DIFFICULTIES } from '../../../scenarios';
import type { Balances } from '../../../scenarios/balance';
import { LENGTHS, lengthOf, SIZES, sizeOf } from '../../../scenarios/facts';
import { EVENNESS, type Evenness, evennessOf } from '../../lab/verdict';
import { ANY_OF_ALL, type OwnWanted } from './own';

/** How even a battle was found to be; undefined: nobody has measured it. */
export function evennessIn(balances: Balances, { id }: Pick<BattleFacts, 'id'>): Evenness | undefined {
  const { [id]: balance } = balances;
  return balance && evennessOf(balance);
}

/** What battles are looked for by, besides where they were fought: the answers there are, and a battle's own. */
const CRITERIA = {
  age: { values: AGES, of: ({ age }: BattleFacts) => age },
  length: { values: LENGTHS, of: lengthOf },
  size: { values: SIZES, of: sizeOf },
  difficulty: { values: DIFFICULTIES, of: ({ difficulty }: BattleFacts) => difficulty },
  evenness: { values: EVENNESS, of: (battle: BattleFacts, balances: Balances) => evennessIn(balances, battle) },
} as const;

export type Criterion = keyof typeof CRITERIA;
type AnswerOf<C extends Criterion> = (typeof CRITERIA)[C]['values'][number];
export const CRITERION_IDS = Object.keys(CRITERIA) as readonly Criterion[];

const answerOf = (criterion: Criterion, battle: BattleFacts, balances: Balances): string | undefined =>
  CRITERIA[criterion].of(battle, balances);

/** The answers that some battle gives, in their order. */
export function valuesAmong<C extends Criterion>(
  criterion: C,
  battles: readonly BattleFacts[],
  balances: Balances,
): readonly AnswerOf<C>[] {
  const given = new Set(battles.map((battle) => answerOf(criterion, battle, balances)));
  return CRITERIA[criterion].values.filter((value) => given.has(value));
}

/** What is looked for; a criterion that is left out does not matter. */
export interface Wanted extends Partial<Readonly<Record<Criterion, string>>>, OwnWanted {
  readonly field: SystemId | 'all';
  readonly beginners: boolean;
}

export const ANYTHING: Wanted = { field: 'all', beginners: false, ...ANY_OF_ALL };

/** It lasts as long as the page, so that whoever comes back from a battle finds the list as it was. */
export const wanted = createStore<Wanted>(() => ANYTHING);

export function isWanted(
  battle: BattleFacts,
  { field, beginners, ...criteria }: Omit<Wanted, keyof OwnWanted>,
  balances: Balances,
): boolean {
  if (field !== 'all' && battle.system !== field) return false;
  if (beginners && !battle.beginners) return false;
  return CRITERION_IDS.every(
    (criterion) => criteria[criterion] === undefined || criteria[criterion] === answerOf(criterion, battle, balances),
  );
}
