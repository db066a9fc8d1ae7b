import { type Hex, OFF_MAP } from '../../../kernel/board';
import { perState } from '../../../kernel/perObject';
import type { Action } from '../../../rules/baw/model/orders';
import type { Context, State } from '../../../rules/baw/model/types';
import { type AttackChoices, attackChoices } from '../../../rules/baw/play/attackChoices';
import { isDueAt, surveyMelee } from '../../../rules/baw/play/bound';
import { survey } from '../../../rules/baw/play/ground';
import { type MeleeOdds, meleeOdds } from '../../../rules/baw/play/odds';
import type { AncientOverlays, AncientTarget } from './board/facts';
import { attackOrder } from './orders';
import { unitsIn } from './pieces';

/** B7.1.a Who must attack, and who must be attacked. */
interface Duties {
  readonly bound: readonly Hex[];
  readonly due: readonly Hex[];
  /** Enemies that can be attacked, due or not. */
  readonly open: ReadonlySet<Hex>;
  /** Units that can attack somebody. */
  readonly able: ReadonlySet<Hex>;
}

const NO_DUTIES: Duties = { bound: [], due: [], open: new Set(), able: new Set() };

/** The duties of a moment; none outside melee and while a question is open. */
export const dutiesOf = perState((context: Context, state: State): Duties => {
  if (state.phase !== 'melee' || state.attack) return NO_DUTIES;
  survey(context, state);
  surveyMelee(context, state);
  const { melee } = context.scratch;
  const standing = state.units.filter(({ hex }) => hex >= 0).map(({ hex }) => hex);
  const near = (hex: Hex) =>
    [...context.board.neighbours.subarray(hex * 6, hex * 6 + 6)].some((other) => other >= 0 && melee.able[other] === 1);
  return {
    bound: standing.filter((hex) => melee.bound[hex] === 1),
    due: standing.filter((hex) => isDueAt(context, hex)),
    open: new Set(standing.filter((hex) => melee.open[hex] === 1 && near(hex))),
    able: new Set(standing.filter((hex) => melee.able[hex] === 1 && melee.openNear[hex]! > 0)),
  };
});

export const openAt = (context: Context, state: State, hex: Hex): boolean => dutiesOf(context, state).open.has(hex);

/** What is always shown in melee: who must attack, whom. */
export function attackMarks(context: Context, state: State): AncientOverlays {
  const { bound, due } = dutiesOf(context, state);
  return bound.length === 0 ? {} : { bound, due };
}

/** B7 From those who are in an attack so far; begun with an enemy, from whoever could attack him. */
export function growthOf(context: Context, state: State, attackers: readonly Hex[], defenders: readonly Hex[]): AttackChoices {
  if (attackers.length > 0) return attackChoices(context, state, attackers, defenders);
  const [first] = defenders;
  if (first === undefined) return { joiners: [], targets: [], order: undefined };
  const { able } = dutiesOf(context, state);
  const around = [...context.board.neighbours.subarray(first * 6, first * 6 + 6)].filter((hex) => hex !== OFF_MAP && able.has(hex));
  const joiners = around.filter((hex) => {
    const { order, joiners: more, targets } = attackChoices(context, state, [hex], defenders);
    return order !== undefined || more.length + targets.length > 0;
  });
  return { joiners, targets: [], order: undefined };
}

/** The odds of an attack as far as it has grown; undefined while a side is empty. */
export function oddsOf(context: Context, state: State, attackers: readonly Hex[], defenders: readonly Hex[]): MeleeOdds | undefined {
  const [those, these] = [unitsIn(state, attackers), unitsIn(state, defenders)];
  if (those.length === 0 || these.length === 0) return undefined;
  survey(context, state);
  const adjacent = attackers.every((from) =>
    defenders.every((at) => context.board.neighbours.subarray(from * 6, from * 6 + 6).includes(at)),
  );
  return adjacent ? meleeOdds(context, state, those, these) : undefined;
}

/** The enemies that a growing attack can take in, each with the odds that it would then have; those in it are first. */
export function targetMarks(context: Context, state: State, attackers: readonly Hex[], defenders: readonly Hex[]): AncientTarget[] {
  const { targets } = growthOf(context, state, attackers, defenders);
  const label = (hexes: readonly Hex[]) => oddsOf(context, state, attackers, hexes)?.odds ?? '';
  return [
    ...defenders.map((hex): AncientTarget => ({ hex, label: label(defenders), by: 'melee', chosen: true })),
    ...targets.map((hex): AncientTarget => ({ hex, label: label([...defenders, hex]), by: 'melee' })),
  ];
}

/** The order of an attack as it has grown, legal or not. */
export const orderAs = (context: Context, attackers: readonly Hex[], defenders: readonly Hex[]): Action | undefined =>
  attackers.length > 0 && defenders.length > 0 ? attackOrder(context, attackers, defenders) : undefined;
