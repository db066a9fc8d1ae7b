import { useMemo, useState } from 'react';
import type { Side } from '../../../kernel/twoSides';
import type { Battle } from '../../../scenarios';
import { difference, variantOf, variedPosition } from '../../../scenarios/variants';
import { seatOf, usualOpponent } from '../battles/usual';
import { type Choices, firstChoices, forAnother } from './choices';

/** What is chosen for a battle that is set up. */
export interface OnPage {
  readonly battle: string;
  /** How that variant began then that is chosen: a battle of somebody's own may have been drawn otherwise since. */
  readonly position: object;
  /** Undefined: the battle as it was. */
  readonly variant: string | undefined;
  /** What was chosen of the rules, as it changes the position of that variant (`variants.ts`). */
  readonly rules: object;
  readonly choices: Choices;
}

/** A variant of a battle, and how it begins; the battle itself where there is none of that name. */
const begunWith = (battle: Battle, id: string | undefined): Pick<OnPage, 'variant' | 'position'> => {
  const variant = variantOf(battle, id);
  return { variant: variant?.id, position: variedPosition(battle.position, variant) };
};

/**
 * What was chosen, for the battle as it is now and another variant of it. The rules chosen go with it, unless it or the one before has rules of its own in their
 * place, or the one before begins otherwise now.
 */
export function withVariant(before: OnPage, battle: Battle, variant: string | undefined): OnPage {
  const now = begunWith(battle, before.variant);
  const isSame = difference(before.position, now.position) === undefined;
  const here = { ...before, ...now, rules: isSame ? before.rules : {} };
  if (variant === here.variant) return here;
  const own = [here.variant, variant].flatMap((id) => Object.keys(variantOf(battle, id)?.changes ?? {}));
  return { ...here, ...begunWith(battle, variant), rules: own.some((field) => Object.hasOwn(here.rules, field)) ? {} : here.rules };
}

/** What was chosen last, with other dice once a game has been begun with it: whoever comes back from the battle, or from reading about it, finds it again. */
let last: OnPage | undefined;

function firstOnPage(battle: Battle, suggested: Side): OnPage {
  if (last?.battle === battle.id) return last;
  return { battle: battle.id, ...begunWith(battle, undefined), rules: {}, choices: firstChoices(suggested, seatOf(usualOpponent(battle))) };
}

/** A game has been begun: the next has other dice. */
export function forgetDice(): void {
  if (last) last = { ...last, choices: forAnother(last.choices) };
}

/** What is chosen for a battle and the variant of it that is chosen, and how to choose otherwise. */
export function useOnPage(battle: Battle, variant: string | undefined, suggested: Side): readonly [OnPage, (onPage: OnPage) => void] {
  const [chosen, set] = useState(() => firstOnPage(battle, suggested));
  const onPage = useMemo(() => withVariant(chosen, battle, variant), [chosen, battle, variant]);
  return [
    onPage,
    (next) => {
      last = next;
      set(next);
    },
  ];
}
