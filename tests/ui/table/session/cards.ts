import { expect } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import type { BareContext, BareEvent, BareState } from '../../../../src/kernel/twoSides';
import { match } from '../../../../src/store/match';
import { systemOf } from '../../../../src/store/systems';
import { table } from '../../../../src/store/table';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import { beginTurn, lookAt, play, stepsSince } from '../../../../src/ui/table/session';
import { begin, now } from '../../laid';

interface Card {
  readonly context: BareContext;
  /** As the player who comes back left it, and as he finds it. */
  readonly before: BareState;
  readonly after: BareState;
  /** All that the steps of the card tell. */
  readonly events: readonly BareEvent[];
}

/** The cards between two players of a game at random, one after another; there are more than three. */
export function* cardsOf(position: object, seed: number): Generator<Card> {
  begin(position, { seed });
  const choose = seededChooser(seed);
  beginTurn();
  let cards = 0;
  for (let n = 0; n < 900 && now().state.phase !== 'over'; n++) {
    const { context, state } = now();
    expect(play(randomAction(systemOf(now()), context, state, choose))).toBe(true);
    const { handOver } = table.getState();
    if (!handOver) continue;
    cards++;
    match.sit();
    lookAt(handOver.from);
    const before = now().shown;
    lookAt(undefined);
    const events = stepsSince(tableOf(now()), handOver).flatMap((step) => step.events);
    yield { context: now().context, before, after: now().shown, events };
    beginTurn();
  }
  expect(cards).toBeGreaterThan(3);
}
