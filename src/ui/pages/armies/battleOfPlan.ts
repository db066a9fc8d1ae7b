import { seededDice } from '../../../kernel/dice';
import { SIDES } from '../../../kernel/twoSides';
import { OPTION_IDS, type OptionId } from '../../../rules/ancients/options/ids';
import { FIRST_DIE, FLEET_POINTS } from '../../../rules/armies/model/data';
import type { ArmyFault } from '../../../rules/armies/model/faults';
import { appraise, appraiseFleet } from '../../../rules/armies/play/army';
import { chanceOf } from '../../../rules/armies/play/surprise';
import { landBattle, seaBattle } from '../../../rules/armies/text/battle';
import type { Beginning } from '../../app/newGame';
import { toldApart } from '../../words/armies/meetings';
import type { ArmyWords } from '../../words/armies/types';
import { optionsIn } from '../positionFields';
import { type Plan, purchaseOf, shipsOf } from './drafts';

/** What is wrong with either side. */
export function faultsOf(plan: Plan): readonly (readonly ArmyFault[])[] {
  if (plan.arena === 'sea') return plan.fleets.map((fleet) => appraiseFleet(shipsOf(fleet), FLEET_POINTS).faults);
  return SIDES.map((side) => appraise(purchaseOf(plan, side)).faults);
}

/** What the sides are called; two of one nation are told apart. */
export function namesOf({ arena, armies }: Plan, { nations, builder }: ArmyWords): readonly [string, string] {
  if (arena === 'sea') return builder.fleets;
  const [one, other] = armies.map(({ nation }, side) => (nation === 'none' ? [builder.first, builder.second][side]! : nations[nation]));
  return toldApart([one!, other!]);
}

/** What tells faults apart; numbers in them may be others after every purchase. */
export const faultKey = ({ why, values }: ArmyFault): string => `${why} ${values['type'] ?? ''}`;

/** What is said of faults that a plan has and the one before it had not, each with the side that it is found in. */
export function newFaults(before: Plan, plan: Plan, words: ArmyWords): readonly string[] {
  const known = before.arena === plan.arena ? faultsOf(before) : [];
  const names = namesOf(plan, words);
  return faultsOf(plan).flatMap((faults, side) => {
    const keys = known[side]?.map(faultKey) ?? [];
    return faults
      .filter((fault) => !keys.includes(faultKey(fault)))
      .map((fault) => words.builder.ofSide(names[side]!, words.faults[fault.why](fault.values)));
  });
}

/** Who meets whom, or what either fleet costs, said at once. */
export function boughtIn(plan: Plan, words: ArmyWords): string {
  const names = namesOf(plan, words);
  const { builder } = words;
  if (plan.arena === 'land') return `${builder.meeting(...names)}.`;
  const totals = plan.fleets.map((fleet) => builder.total(appraiseFleet(shipsOf(fleet), FLEET_POINTS).price, FLEET_POINTS));
  return totals.map((total, side) => builder.ofSide(names[side]!, `${total}.`)).join(' ');
}

/** What is wished of a battle on land beyond what the armies bring: optional rules, and when night falls. */
export interface Wishes {
  readonly options: readonly OptionId[];
  /** 13.4 The last turn by daylight and the last of all, where that is played. */
  readonly nightfall?: number | undefined;
  readonly turns?: number | undefined;
}

export const NO_WISHES: Wishes = { options: [] };

/** Another seed than the game's, whose first die at sea would else be the one that is given here. */
const dieSeed = (seed: number): number => (seed ^ 0x5bd1e995) >>> 0;

/** How a game's dice come about. */
type DiceMade = Pick<Beginning, 'dice'> & { readonly seed: number };

/** The first fleet's first movement die. Where the seed does not give the dice, whoever begins the game is not to choose one by it. */
const firstDie = ({ dice, seed }: DiceMade): number =>
  dice === 'seeded' ? seededDice.roll(chanceOf(dieSeed(seed)), 'fleet', 6) : FIRST_DIE;

/** 15.1.i The position of a battle on land under what is wished. */
export function landPosition(plan: Plan, words: ArmyWords, { options, ...times }: Wishes = NO_WISHES): object {
  const [first, second] = namesOf(plan, words);
  const armies = [
    { ...purchaseOf(plan, 0), name: first },
    { ...purchaseOf(plan, 1), name: second },
  ] as const;
  return { ...landBattle(armies, plan.field, options), ...times };
}

/** The battle's position, on land under what is wished. */
export function positionOf(plan: Plan, words: ArmyWords, made: DiceMade, wishes?: Wishes): object {
  if (plan.arena === 'land') return landPosition(plan, words, wishes);
  const [first, second] = namesOf(plan, words);
  const [one, other] = plan.fleets.map(shipsOf);
  return seaBattle(
    [
      { name: first, ships: one!, trait: plan.navies[0] ? 'navy' : undefined },
      { name: second, ships: other!, trait: plan.navies[1] ? 'navy' : undefined },
    ],
    firstDie(made),
  );
}

/** The rule that keeps the charge of a barbarian nation in a battle; its own charge is wished besides. */
const CHARGE = '13.10';

/** A battle's position as its optional rules are chosen: with it only where it is wished. */
export function toWishFor(position: object, { options }: Wishes = NO_WISHES): object {
  return { ...position, options: optionsIn(position, OPTION_IDS).filter((id) => id !== CHARGE || options.includes(id)) };
}

/** What is wished of a battle that is to be played so. `drawn`: as it is without wishes. */
export function wishesIn(drawn: object, position: object): Wishes {
  const brought = optionsIn(drawn, OPTION_IDS);
  const options = optionsIn(position, OPTION_IDS).filter((id) => !brought.includes(id));
  const { nightfall, turns } = position as Partial<Wishes>;
  return options.includes('13.4') ? { options, nightfall, turns } : { options };
}
