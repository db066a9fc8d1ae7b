import { useState } from 'react';
import { variantOf } from '../../../scenarios/variants';
import type { FoundBattle } from '../../app/ownBattle';
import { goInstead, type RouteOf } from '../../app/routes';
import { arriveByItself } from '../../app/scroll';

/**
 * The variant of a battle that the address of a page about it names, and how to choose another: the address follows, in place of the one before, and the page
 * stays as it is. Undefined: the battle as it was, also where there is none of that name.
 */
export function useVariant(
  route: RouteOf<'battle' | 'setUp'>,
  battle: FoundBattle | undefined,
): readonly [string | undefined, (variant: string | undefined) => void] {
  // Held besides, for the page is given the route of its new address a moment later.
  const [chosen, set] = useState(route.variant);
  const [shown, show] = useState(route);
  if (shown !== route) {
    show(route);
    set(route.variant);
  }
  const choose = (variant: string | undefined) => {
    const { screen, battle: id } = route;
    const to = { screen, battle: id, ...(variant === undefined ? {} : { variant }) };
    set(variant);
    arriveByItself(to);
    goInstead(to);
  };
  return [battle ? variantOf(battle, chosen)?.id : undefined, choose];
}
