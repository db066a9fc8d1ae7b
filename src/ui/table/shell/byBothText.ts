import { otherSide, type Side } from '../../../kernel/twoSides';
import type { Snapshot } from '../../../store/match';
import { systemOf } from '../../../store/systems';
import { wordsNow } from '../../words';

/** What a game waits for of which both sides make the dice; undefined of any other, and while nothing is waited for. */
export function byBothText(snapshot: Snapshot, army: (side: Side) => string): string | undefined {
  const { byBoth, viewer, system, context, state } = snapshot;
  if (!byBoth?.awaits) return undefined;
  const { awaits, side, order, free } = byBoth;
  const { byBoth: words } = wordsNow().table;
  switch (awaits) {
    case 'invited':
      return words.invited(army(free!));
    case 'keyless':
      return words.keyless;
    case 'moved':
      return words.moved;
    case 'due':
      return words.due;
    case 'turn':
      return free === undefined ? words.turn(army(otherSide(side!))) : words.turnFree(army(free));
    case 'half': {
      // 13.7 An order may be one that whoever looks may not read.
      const given = viewer === 'all' || systemOf({ system }).decider(context, state) === side ? order : undefined;
      return free === undefined ? words.half(given, army(otherSide(side!))) : words.halfFree(given, army(free));
    }
  }
}
