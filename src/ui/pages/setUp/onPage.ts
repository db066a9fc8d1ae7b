import { useState } from 'react';
import type { Side } from '../../../kernel/twoSides';
import type { Battle } from '../../../scenarios';
import { difference, variantOf } from '../../../scenarios/variants';
import { comesBack } from '../../app/scroll';
import { seatOf, usualOpponent } from '../battles/usual';
import { type Choices, firstChoices, forAnother } from './choices';

/** What is chosen for a battle that is set up. */
export interface OnPage {
  readonly battle: string;
  /** What the battle was then: one of somebody's own may have been drawn otherwise since. */
  readonly position: object;
  /** Undefined: the battle as it was. */
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

/** As the page was left, for the battle as it is now. Where the back button leads the variant is the one left, too; a link has its own, or none. */
export function asLeft(left: OnPage, battle: Battle, asked: string | undefined, back: boolean): OnPage {
  const { position } = battle;
  const here = difference(left.position, position) === undefined ? left : { ...left, position, rules: {} };
  const variant = variantOf(battle, asked)?.id;
  return back || variant === here.variant ? here : withVariant(here, battle, variant);
}

function firstOnPage(battle: Battle, asked: string | undefined, suggested: Side): OnPage {
  const { id, position } = battle;
  if (last?.battle === id) {
    // Where that cannot be told, whoever names no variant comes back.
    last = asLeft(last, battle, asked, comesBack() ?? asked === undefined);
    return last;
  }
  const choices = firstChoices(suggested, seatOf(usualOpponent(battle)));
  return { battle: id, position, variant: variantOf(battle, asked)?.id, rules: {}, choices };
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
