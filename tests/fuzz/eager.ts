import { DeadEnd, type Decide, playerSeed, playOut } from '../../src/ai/playOut';
import { randomAction, seededChooser } from '../../src/ai/random';
import type { Entry } from '../../src/kernel/game';
import type { HexContext } from '../../src/kernel/hexGame';
import type { AnyTwoSidedMatch, BareEvent, BareState, TwoSidedMatch } from '../../src/kernel/twoSides';

/** Plays a match to its end and tells of every play. */
export type Way = (match: AnyTwoSidedMatch, watch: (entry: Entry<BareEvent>) => void) => void;

/** Uniform random play of both sides, each with a generator of its own made from the match's seed. */
export function atRandom<Setup, Context extends HexContext, State extends BareState, Action, Event>({
  system,
  seed,
}: TwoSidedMatch<Setup, Context, State, Action, Event>): [Decide<Context, State, Action>, Decide<Context, State, Action>] {
  const player = (side: 0 | 1): Decide<Context, State, Action> => {
    const choose = seededChooser(playerSeed(seed, side));
    return (context, state) => randomAction(system, context, state, choose);
  };
  return [player(0), player(1)];
}

export const randomly: Way = (match, watch) =>
  playOut(match, atRandom(match), (entry) => {
    watch(entry);
    return true;
  });

/** What fights: rams, attacks, shots, captures. */
const FIGHTS = /[x>:]|^capture$/;
/** What ends a game early. */
const GIVES_UP = /^scuttle |-off$/;

/** Random play hardly ever fights at sea: here whoever can mostly does, and hardly ever gives up. */
export const eagerly: Way = (match, watch) => {
  const { system, context } = match;
  const choose = seededChooser(match.seed);
  while (system.decider(context, match.state) !== undefined) {
    const legal = system.legal(context, match.state);
    if (legal.length === 0) throw new DeadEnd('nothing is legal');
    const text = (action: unknown) => system.printAction(context, match.state, action);
    const fights = choose(4) > 0 ? legal.filter((action) => FIGHTS.test(text(action))) : [];
    const goesOn = choose(40) > 0 ? legal.filter((action) => !GIVES_UP.test(text(action))) : legal;
    const wanted = fights.length > 0 ? fights : goesOn;
    const played = match.play(wanted[choose(wanted.length)]);
    if (!played.ok) throw new DeadEnd(`a legal order is refused by ${played.refusal.rule}`);
    watch(played.entry);
  }
};
