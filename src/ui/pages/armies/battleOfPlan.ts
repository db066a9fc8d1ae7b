import { seededDice } from '../../../kernel/dice';
import { OPTION_IDS, type OptionId } from '../../../rules/ancients/options/ids';
import { FLEET_POINTS } from '../../../rules/armies/model/data';
import type { ArmyFault } from '../../../rules/armies/model/faults';
import { appraise, appraiseFleet } from '../../../rules/armies/play/army';
import { chanceOf } from '../../../rules/armies/play/surprise';
import { landBattle, seaBattle } from '../../../rules/armies/text/battle';
import type { ArmyWords } from '../../words/armies/types';
import { optionsIn } from '../positionFields';
import { type Plan, purchaseOf, shipsOf } from './drafts';

/** What is wrong with either side. */
export function faultsOf(plan: Plan): readonly (readonly ArmyFault[])[] {
  if (plan.arena === 'sea') return plan.fleets.map((fleet) => appraiseFleet(shipsOf(fleet), FLEET_POINTS).faults);
  return plan.armies.map((army) => appraise(purchaseOf(army, plan)).faults);
}

/** What the sides are called; two of one nation are told apart. */
export function namesOf({ arena, armies }: Plan, { nations, builder }: ArmyWords): readonly [string, string] {
  if (arena === 'sea') return builder.fleets;
  const [one, other] = armies.map(({ nation }, side) => (nation === 'none' ? [builder.first, builder.second][side]! : nations[nation]));
  return one === other ? [`${one} I`, `${other} II`] : [one!, other!];
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

/** 15.1.i The battle's position, on land under what is wished. `seed`: the game's, for the first fleet's first die. */
export function positionOf(plan: Plan, words: ArmyWords, seed: number, { options, ...times }: Wishes = NO_WISHES): object {
  const [first, second] = namesOf(plan, words);
  if (plan.arena === 'land') {
    const [one, other] = plan.armies.map((army) => purchaseOf(army, plan));
    const armies = [
      { ...one!, name: first },
      { ...other!, name: second },
    ] as const;
    return { ...landBattle(armies, plan.field, options), ...times };
  }
  const [one, other] = plan.fleets.map(shipsOf);
  return seaBattle(
    [
      { name: first, ships: one!, trait: plan.navies[0] ? 'navy' : undefined },
      { name: second, ships: other!, trait: plan.navies[1] ? 'navy' : undefined },
    ],
    seededDice.roll(chanceOf(dieSeed(seed)), 'fleet', 6),
  );
}

/** What is wished of a battle that is to be played so; what the armies bring meanwhile stays wished if it was. */
export function wishesIn(drawn: object, position: object, before: Wishes): Wishes {
  const brought = optionsIn(drawn, OPTION_IDS);
  const options = optionsIn(position, OPTION_IDS).filter((id) => !brought.includes(id) || before.options.includes(id));
  const { nightfall, turns } = position as Partial<Wishes>;
  return options.includes('13.4') ? { options, nightfall, turns } : { options };
}
