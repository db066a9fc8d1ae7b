import type { Checked, Game, KernelState } from '../../src/kernel/game';
import type { Match } from '../../src/kernel/match';
import type { GameRecord } from '../../src/kernel/record';
import { replayAsFar } from '../../src/kernel/replay';

/** Plays a record again from its position, verifying every order, every die and the result; `doubtOf` says whether the dice are those of its seed. */
export function replayRecord<
  Setup,
  Context,
  State extends KernelState,
  Action,
  Event,
  Of extends Game<Setup, Context, State, Action, Event>,
>(system: Of & Game<Setup, Context, State, Action, Event>, record: GameRecord): Checked<Match<Setup, Context, State, Action, Event, Of>> {
  const replayed = replayAsFar(system, record);
  if (!replayed.ok) return replayed;
  const { match, stop } = replayed.value;
  return stop ? { ok: false, faults: stop.faults ?? [stop.fault] } : { ok: true, value: match };
}
