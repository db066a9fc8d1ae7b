import type { Hex } from '../../../kernel/board';
import type { Action } from '../model/orders';
import type { Context, State } from '../model/types';
import { legalAttacksOf } from './attacks';
import { surveyMelee } from './bound';
import { boutOf } from './bouts';
import { survey, unitAt } from './ground';

/** How an attack can go on growing from what has been chosen of it: who may still join, which enemies may still be named, and the order once it is one. */
export interface AttackChoices {
  readonly joiners: readonly Hex[];
  readonly targets: readonly Hex[];
  /** The attack as chosen, if B7 allows it as it stands. */
  readonly order: Action | undefined;
}

const NOTHING: AttackChoices = { joiners: [], targets: [], order: undefined };

/** B7 The attacks that a unit can begin, chosen piece by piece: the first of `attackers` is a unit of the phasing player. */
export function attackChoices(context: Context, state: State, attackers: readonly Hex[], defenders: readonly Hex[]): AttackChoices {
  if (state.phase !== 'melee' || state.attack || attackers.length === 0) return NOTHING;
  survey(context, state);
  surveyMelee(context, state);
  const unit = unitAt(context, state, attackers[0]!);
  if (unit?.side !== state.player) return NOTHING;
  const attacks: Action[] = [];
  legalAttacksOf(context, unit, attacks);
  const joiners = new Set<Hex>();
  const targets = new Set<Hex>();
  let order: Action | undefined;
  for (const attack of attacks) {
    const bout = boutOf(context, attack);
    if (!attackers.every((hex) => bout.attackers.includes(hex)) || !defenders.every((hex) => bout.defenders.includes(hex))) continue;
    for (const hex of bout.attackers) if (!attackers.includes(hex)) joiners.add(hex);
    for (const hex of bout.defenders) if (!defenders.includes(hex)) targets.add(hex);
    if (bout.attackers.length === attackers.length && bout.defenders.length === defenders.length) order = attack;
  }
  const inOrder = (hexes: ReadonlySet<Hex>): Hex[] => [...hexes].sort((a, b) => a - b);
  return { joiners: inOrder(joiners), targets: inOrder(targets), order };
}
