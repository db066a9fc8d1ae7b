import { isSystemId, type SystemId, systemWord } from '../rules/ids';

/** In which world a battle was fought, the oldest first: its year alone does not tell Rome from the kingdoms of the east. */
export const AGES = ['bronze', 'classical', 'hellenistic', 'roman', 'late', 'medieval'] as const;
export type Age = (typeof AGES)[number];

/** How much it asks of whoever plays it. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Said {
  readonly en: string;
  readonly fr: string;
}

export interface BattleSide {
  readonly name: Said;
  readonly leader: Said;
  readonly about: Said;
}

/** All of a battle but where everybody stands. */
export interface BattleSummary {
  readonly id: string;
  readonly title: Said;
  readonly date: Said;
  readonly place: Said;
  readonly year: number;
  readonly age: Age;
  readonly difficulty: Difficulty;
  readonly beginners?: boolean | undefined;
  readonly story: Said;
  readonly ground: Said;
  readonly sides: readonly [BattleSide, BattleSide];
  readonly many?: readonly [boolean, boolean] | undefined;
  readonly special: readonly Said[];
  readonly try: readonly Said[];
  readonly size: { readonly counters: readonly [number, number]; readonly minutes: number };
  readonly sources: readonly Said[];
  readonly recommended: readonly string[];
  /** Hexes that have a name. */
  readonly places?: readonly { readonly at: string; readonly name: Said }[] | undefined;
}

/** So many variants a battle has at most. */
export const MOST_VARIANTS = 4;

/** A battle as it was not, to even the match or to ask what if (15.1.g). */
export interface Variant {
  readonly id: string;
  readonly name: Said;
  /** What is different, and why. */
  readonly about: Said;
  /** Counters without camps, where there are not as many as in the battle. */
  readonly counters?: readonly [number, number] | undefined;
  /** Of the position: `variants.ts` says how they are read. */
  readonly changes: object;
}

export interface Battle extends BattleSummary {
  readonly position: object;
  readonly variants?: readonly Variant[] | undefined;
}

/** The rule system that reads a battle's position. */
export const systemIdOf = ({ position }: Battle): SystemId => {
  const word = systemWord(position);
  return isSystemId(word) ? word : 'ancients';
};
