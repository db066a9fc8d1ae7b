import { courseKey, diceOfHalves, type Halves, rolledAt, rollsIn, withoutHalves } from '../kernel/halves';
import { otherSide, type Side } from '../kernel/twoSides';
import { halvesOf, isPlayed, type OnTable } from './halvesNow';
import { isShut, type Laid, type MatchTable } from './laid';
import type { MatchStore, PlayedHere } from './matchStore';
import { missingDie } from './missingDie';
import type { Secrets } from './secrets';

/* Two devices make the dice of a game together: each holds a side, and opens its half of an order's dice once that order is given. */

/** Whether the order that waits is one: allowed, with dice, and given here if it is this side's. */
function isSound(secrets: Secrets, { match }: OnTable, { sides, order }: Halves, mine: Side): boolean {
  const { system, context, state, log } = match;
  const action = system.parseAction(context, state, order!);
  if (action === undefined || system.judge(context, state, action) || !missingDie(match, action, [])) return false;
  return system.decider(context, state) !== mine || secrets.known(sides[mine]!)?.given === courseKey(log, order!);
}

/** Whether this device has opened a half already for another course than the one that an order is given in. */
function isMoved(secrets: Secrets, { match }: OnTable, { sides, order }: Halves, mine: Side): boolean {
  const { rolls = 0, course } = secrets.known(sides[mine]!) ?? {};
  if (rolls === 0) return false;
  const roll = rollsIn(match.log) + 1;
  if (rolls === roll) return course !== courseKey(match.log, order!);
  if (rolls > roll) return true;
  const at = rolledAt(match.log, rolls);
  return course !== courseKey(match.log.slice(0, at), match.log[at]!.order);
}

/** Opens the half that this device owes; false where it does not, for the order is none or the half has been opened for another one. */
function openOwn(secrets: Secrets, laid: Laid, halves: Halves): boolean {
  const { match, mine } = laid;
  const roll = rollsIn(match.log) + 1;
  const own = mine === undefined ? undefined : halves.sides[mine];
  if (!own || own.rolls >= roll) return true;
  if (!isSound(secrets, laid, halves, mine!) || isMoved(secrets, laid, halves, mine!)) return false;
  const opened = secrets.open(own, halves.sides[otherSide(mine!)]!, roll, courseKey(match.log, halves.order!), laid.head.id);
  match.halves = { ...halves, sides: halves.sides.map((side, i) => (i === mine ? opened : side)) };
  return true;
}

/** The order that waits is played once both halves of its dice are there. */
function playWaiting({ match }: Laid): PlayedHere | undefined {
  const { system, context, state, log, halves } = match;
  const roll = rollsIn(log) + 1;
  if (halves?.order === undefined || halves.sides.some((side) => !side || side.rolls < roll)) return undefined;
  const { order, ...others } = halves;
  match.halves = others;
  const action = system.parseAction(context, state, order);
  if (action === undefined) return { ok: false, refusal: { rule: 'notation', why: 'notation', values: { text: order } } };
  return match.play(action, diceOfHalves(others, roll));
}

/** What this device does for the order that waits: opens its half if it owes it, and plays the order if that was all. */
export function settleHalves(secrets: Secrets, laid: Laid): PlayedHere | undefined {
  const halves = laid.match.cursor === laid.match.log.length ? halvesOf(laid) : undefined;
  // A half is opened after the other side has committed to its own, never before.
  if (!halves || halves.order === undefined || laid.mine === undefined || !halves.sides[otherSide(laid.mine)]) return undefined;
  laid.refusesHalf = secrets.isSwapped(halves) || !openOwn(secrets, laid, halves);
  return laid.refusesHalf ? undefined : playWaiting(laid);
}

/** An order that rolls dice waits for both halves from now on; this side's is opened at once, if the other has committed to its own. */
export function waitForHalves(secrets: Secrets, laid: Laid, action: unknown): void {
  const { match } = laid;
  const order = match.system.printAction(match.context, match.state, action);
  secrets.give(match.halves!.sides[laid.mine!]!, courseKey(match.log, order));
  match.halves = { ...match.halves!, order };
  settleHalves(secrets, laid);
}

/** What is done with such a game besides playing: taking the side that is free, and going on without halves. */
export function createByBoth(table: MatchTable): Pick<MatchStore, 'join' | 'endHalves'> {
  const held = (): { readonly laid: Laid; readonly halves: Halves } | undefined => {
    const { laid } = table;
    const halves = laid && !isShut(laid) ? halvesOf(laid) : undefined;
    return laid && halves && { laid, halves };
  };
  const keep = (): void => {
    table.save();
    table.show();
  };
  return {
    join() {
      const { laid, halves } = held() ?? {};
      const free = halves?.sides.indexOf(null) ?? -1;
      if (!laid || !halves || laid.mine !== undefined || free < 0) return;
      const own = table.secrets.draw(laid.head.id, halves.sides[otherSide(free as Side)]);
      laid.match.halves = { ...halves, sides: halves.sides.map((side, i) => (i === free ? own : side)) };
      laid.mine = free as Side;
      keep();
    },
    endHalves(dice) {
      const { laid, halves } = held() ?? {};
      if (!laid || !halves) return;
      const { match } = laid;
      const { log, cursor, system, context } = match;
      const at = isPlayed(laid) ? log.length : cursor;
      if (match.conceded || system.outcome(context, match.stateAt(at))) return;
      match.goTo(at);
      match.halves = withoutHalves(halves, log.slice(0, at), dice);
      laid.refusesHalf = false;
      keep();
    },
  };
}
