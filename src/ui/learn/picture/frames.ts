import { scriptedDice } from '../../../kernel/dice';
import type { Entry } from '../../../kernel/game';
import { openMatch } from '../../../kernel/match';
import type { AnyTwoSidedGame, AnyTwoSidedMatch, BareContext, BareEvent } from '../../../kernel/twoSides';
import type { Marked } from '../../picture/painter';
import type { Exhibit, Said, Step } from '../examples/types';

/** One moment of an exhibit, as it is to be drawn and told: what is fresh in it is all that has happened since the frame before. */
export interface Frame extends Marked {
  readonly dice: readonly number[];
  readonly say: Said;
}

export interface Reel {
  readonly context: BareContext;
  /** The position, then one frame for each step. */
  readonly frames: readonly Frame[];
}

class ExhibitError extends Error {}

function parsed(match: AnyTwoSidedMatch, order: string): unknown {
  const action = match.system.parseAction(match.context, match.state, order);
  if (action === undefined) throw new ExhibitError(`${order} is no order here`);
  return action;
}

function playStep(match: AnyTwoSidedMatch, { orders = [], dice = [] }: Step): Entry<BareEvent> | undefined {
  const script = scriptedDice(dice);
  const entries = orders.map((order) => {
    const played = match.play(parsed(match, order), script);
    if (!played.ok) throw new ExhibitError(`${order} is refused by ${played.refusal.rule}`);
    return played.entry;
  });
  if (script.left() > 0) throw new ExhibitError(`${script.left()} dice are left over after ${orders.join(', ')}`);
  const last = entries.at(-1);
  return last && { ...last, events: entries.flatMap(({ events }) => events) };
}

function checkRefusal(match: AnyTwoSidedMatch, { refused }: Step): void {
  if (!refused) return;
  const refusal = match.system.judge(match.context, match.state, parsed(match, refused.order));
  if (refusal?.rule !== refused.rule) throw new ExhibitError(`${refused.order} is refused by ${refusal?.rule ?? 'nothing'}`);
}

/** Plays an exhibit by the real rules, with the dice it asks for; what does not go by the rules is an `ExhibitError`. */
export function reelOf(system: AnyTwoSidedGame, exhibit: Exhibit): Reel {
  const opened = openMatch(system, exhibit.position, 0);
  if (!opened.ok) throw new ExhibitError(`${exhibit.id}: ${JSON.stringify(opened.faults)}`);
  const match = opened.value;
  const frames: Frame[] = [{ state: match.state, fresh: undefined, dice: [], say: exhibit.say, marks: exhibit.marks ?? {} }];
  for (const step of exhibit.steps ?? []) {
    if (step.again) match.goTo(0);
    const fresh = playStep(match, step);
    checkRefusal(match, step);
    frames.push({ state: match.state, fresh, dice: step.dice ?? [], say: step.say, marks: step.marks ?? {} });
  }
  return { context: match.context, frames };
}
