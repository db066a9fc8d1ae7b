import { type Action, type Order, toOf } from '../../rules/baw/model/orders';
import type { Context, State, Unit } from '../../rules/baw/model/types';
import { legalShots } from '../../rules/baw/play/fire';
import { surveyEnemy, unitAt } from '../../rules/baw/play/ground';
import { fieldOf } from './field';
import type { Style } from './style';

/** Of a target's strength, what it is worth to disorganise one whom somebody stands beside, one who is near, and any other. */
const FOUGHT = 1;
const NEAR = 0.6;
const FAR_OFF = 0.3;
/** Hexes to those who could attack it in this turn. */
const REACH = 4;
/** Whoever shoots at anybody else besides could as well have shot at this one: the fewer can, the better. */
const OTHERS = 0.05;

/** What a hit on a target would be worth; nothing on one that is disorganised already. */
export function hitWorth(context: Context, state: State, target: Unit): number {
  if (target.disorganised) return 0;
  const { strength } = context.types[target.type]!;
  const near = fieldOf(context, state, target.side).near[target.hex]!;
  return strength * (near <= 1 ? FOUGHT : near <= REACH ? NEAR : FAR_OFF);
}

/** B8 All shots that are allowed, by what they are worth. */
export function ratedShots(context: Context, state: State): { readonly action: Action; readonly worth: number }[] {
  surveyEnemy(context, state);
  const list: Action[] = [];
  const rated: { action: Action; worth: number }[] = [];
  for (const unit of state.units) {
    if (unit.side !== state.player) continue;
    list.length = 0;
    legalShots(context, state, unit, list);
    for (const action of list) {
      const target = unitAt(context, state, toOf(action as Order))!;
      rated.push({ action, worth: hitWorth(context, state, target) - OTHERS * list.length });
    }
  }
  return rated;
}

export function bestShot(context: Context, state: State, { hasty }: Style): Action | undefined {
  const rated = ratedShots(context, state);
  if (hasty) return rated[0]?.action;
  let best: Action | undefined;
  let most = 0;
  for (const { action, worth } of rated) {
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}
