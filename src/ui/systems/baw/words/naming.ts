import type { Side } from '../../../../rules/baw/model/types';
import type { BareNaming } from '../../../words/naming';

/** A unit as sentences need it: the type of the rules that it is or stands for, and the battle's own word for it. */
export interface UnitNoun {
  readonly type: string;
  readonly alias: string | undefined;
  readonly side: Side;
}

/** What sentences about a Battle of the Ancient World ask for names. */
export interface BawNaming extends BareNaming {
  unit(id: number): UnitNoun;
  /** A type of this battle, as a unit of a side. */
  type(type: number, side: Side): UnitNoun;
  leader(id: number): string;
  isWoman(leader: number): boolean;
}

/** Where in a list of units those stand who are called the same, name by name. */
export function byName(units: readonly number[], name: (unit: number) => string): number[][] {
  const named = new Map<string, number[]>();
  for (const [at, unit] of units.entries()) {
    const called = name(unit);
    named.set(called, [...(named.get(called) ?? []), at]);
  }
  return [...named.values()];
}

/** What may be told of a unit in a word or two. */
export type UnitMark =
  | 'disorganised'
  | 'light'
  | 'defenceOnly'
  | 'spent'
  | 'thrown'
  | 'fired'
  | 'moved'
  | 'attacked'
  | 'defended'
  | 'bound'
  | 'due'
  | 'retreating';
