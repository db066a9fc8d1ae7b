import { type Dice, loadedDice, scriptedDice } from '../kernel/dice';
import type { BareState } from '../kernel/twoSides';
import type { OpenGame } from './games';
import type { ReviewedPlay, Told } from './protocol';
import { expectationOf } from './tactics';

/** Dice that fall as others do, while their numbers of sides are noted. */
const noted = (dice: Dice, sides: number[]): Dice => ({
  roll(holder, name, count) {
    sides.push(count);
    return dice.roll(holder, name, count);
  },
});

/**
 * What the dice of a game have done: each play with dice, by how a state is valued as it stands (`Tactics.value`), which costs microseconds and knows losses,
 * places and points, not what comes next. The state given is played on. Throws where an order is none.
 */
export function review(
  { system, ai: { tactics }, context, state }: OpenGame,
  plays: readonly Told[],
  beat: () => void = () => undefined,
): ReviewedPlay[] {
  const worth = (of: BareState): number => expectationOf(tactics.value(context, of, 0));
  const reviewed: ReviewedPlay[] = [];
  for (const [i, { order, dice = [] }] of plays.entries()) {
    beat();
    const action = system.parseAction(context, state, order);
    if (action === undefined) throw new Error(`${order} is no order here`);
    const start = dice.length > 0 ? tactics.clone(state) : undefined;
    const sides: number[] = [];
    system.apply(context, state, action, noted(scriptedDice(dice), sides));
    if (!start) continue;
    const ifFell = (at: number, face: number): number => {
      const copy = tactics.clone(start);
      // Another result may ask for dice that never fell: those are the generator's.
      system.apply(context, copy, action, loadedDice(dice.map((fell, n) => (n === at ? face : fell))));
      return worth(copy);
    };
    reviewed.push({
      at: i + 1,
      before: worth(start),
      after: worth(state),
      dice: dice.map((fell, at) => ({ fell, faces: Array.from({ length: sides[at]! }, (_, face) => ifFell(at, face + 1)) })),
    });
  }
  return reviewed;
}
