import { perObject } from '../../../kernel/perObject';
import type { Context } from '../../../rules/baw/model/types';
import { plainFacts, tellChanged } from '../../picture/painter';
import type { LeaderFacts, UnitFacts } from './board/facts';
import { createTeller } from './facts';

/** Tells pictures and drawings what is where: without what only a game under way shows. */
export function plainTeller(context: Context) {
  const plain = plainFacts<UnitFacts>();
  const plainLeader = perObject((facts: LeaderFacts) => (facts.acted ? { ...facts, acted: false } : facts));
  return tellChanged(createTeller(context), ({ units, leaders, entries }) => ({
    units: units.map(plain),
    leaders: leaders.map(plainLeader),
    entries,
  }));
}
