import { useState } from 'react';
import type { Side } from '../../../kernel/twoSides';
import type { Battle } from '../../../scenarios';
import { difference, variantOf } from '../../../scenarios/variants';
import { seatOf, usualOpponent } from '../battles/usual';
import { type Choices, firstChoices, forAnother } from './choices';

/** What is chosen for a battle that is set up. */
export interface OnPage {
  readonly battle: string;
  /** What the battle was then: one of somebody's own may have been drawn otherwise since. */
  readonly position: object;
  /** The variant that the page was asked for with. */
  readonly asked: string | undefined;
  /** That which is chosen; undefined: the battle as it was. */
  readonly variant: string | undefined;
  /** What was chosen of the rules, as it changes the position of that variant (`variants.ts`). */
  readonly rules: object;
  readonly choices: Choices;
}

/** With another variant. The rules chosen go with it, unless it or the one before has rules of its own in their place. */
export function withVariant(onPage: OnPage, battle: Battle, variant: string | undefined): OnPage {
  const own = [onPage.variant, variant].flatMap((id) => Object.keys(variantOf(battle, id)?.changes ?? {}));
  return { ...onPage, variant, rules: own.some((field) => Object.hasOwn(onPage.rules, field)) ? {} : onPage.rules };
}

/** What was chosen last, with other dice once a game has been begun with it: whoever comes back from the battle, or from reading about it, finds it again. */
let last: OnPage | undefined;

function pageAsLeft(battle: Battle, asked: string | undefined, suggested: Side): OnPage {
  const { id, position } = battle;
  const variant = variantOf(battle, asked)?.id;
  if (last?.battle !== id)
    return { battle: id, position, asked, variant, rules: {}, choices: firstChoices(suggested, seatOf(usualOpponent(battle))) };
  const left = difference(last.position, position) === undefined ? last : { ...last, position, rules: {} };
  return asked === undefined || left.asked === asked ? left : { ...withVariant(left, battle, variant), asked };
}

/** A game has been begun: the next has other dice. */
export function forgetDice(): void {
  if (last) last = { ...last, choices: forAnother(last.choices) };
}

export function useOnPage(battle: Battle, asked: string | undefined, suggested: Side): readonly [OnPage, (onPage: OnPage) => void] {
  const [onPage, set] = useState(() => pageAsLeft(battle, asked, suggested));
  return [
    onPage,
    (next) => {
      last = next;
      set(next);
    },
  ];
}
