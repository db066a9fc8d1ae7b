import { useState } from 'react';
import type { Side } from '../../../kernel/twoSides';
import type { Battle } from '../../../scenarios';
import { difference, variantOf, variedPosition } from '../../../scenarios/variants';
import { comesBack } from '../../app/scroll';
import { seatOf, usualOpponent } from '../battles/usual';
import { type Choices, firstChoices, forAnother } from './choices';

/** What is chosen for a battle that is set up. */
export interface OnPage {
  readonly battle: string;
  /** The variant that its address names. */
  readonly asked: string | undefined;
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

/** With another variant. The rules chosen go with it, unless it or the one before has rules of its own in their place. */
export function withVariant(onPage: OnPage, battle: Battle, variant: string | undefined): OnPage {
  const own = [onPage.variant, variant].flatMap((id) => Object.keys(variantOf(battle, id)?.changes ?? {}));
  return { ...onPage, ...begunWith(battle, variant), rules: own.some((field) => Object.hasOwn(onPage.rules, field)) ? {} : onPage.rules };
}

/** What was chosen last, with other dice once a game has been begun with it: whoever comes back from the battle, or from reading about it, finds it again. */
let last: OnPage | undefined;

/**
 * As the page was left, for the battle as it is now. Where the back button leads to the address that it was left at, the variant is the one left, too; a link
 * and another address have their own, or none.
 */
export function asLeft(left: OnPage, battle: Battle, asked: string | undefined, back: boolean): OnPage {
  const now = begunWith(battle, left.variant);
  const isSame = difference(left.position, now.position) === undefined;
  const here = { ...left, ...now, asked, rules: isSame ? left.rules : {} };
  const variant = variantOf(battle, asked)?.id;
  return (back && asked === left.asked) || variant === here.variant ? here : withVariant(here, battle, variant);
}

function firstOnPage(battle: Battle, asked: string | undefined, suggested: Side): OnPage {
  if (last?.battle === battle.id) {
    // Where that cannot be told, whoever names no variant comes back.
    last = asLeft(last, battle, asked, comesBack() ?? asked === undefined);
    return last;
  }
  const choices = firstChoices(suggested, seatOf(usualOpponent(battle)));
  return { battle: battle.id, asked, ...begunWith(battle, asked), rules: {}, choices };
}

/** A game has been begun: the next has other dice. */
export function forgetDice(): void {
  if (last) last = { ...last, choices: forAnother(last.choices) };
}

export function useOnPage(battle: Battle, asked: string | undefined, suggested: Side): readonly [OnPage, (onPage: OnPage) => void] {
  const [onPage, set] = useState(() => firstOnPage(battle, asked, suggested));
  return [
    onPage,
    (next) => {
      last = next;
      set(next);
    },
  ];
}
