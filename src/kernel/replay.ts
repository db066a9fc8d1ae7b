import { DiceError, type ScriptedDice, scriptedDice } from './dice';
import type { Checked, Fault, Game, KernelState } from './game';
import { facesAt } from './halves';
import { type Match, openMatch } from './match';
import { type GameRecord, inShort } from './record';
import { changesSince, type RuleChanges } from './releases';

/** The play of a record, from 0, that does not hold. */
export interface Stop {
  readonly play: number;
  readonly order: string;
  /** The rule that refuses the order; undefined where it cannot be read, or its dice are not those that fall. */
  readonly rule: string | undefined;
  readonly fault: Fault;
  /** So many plays follow it. */
  readonly left: number;
  /** What has changed in the rules since the game was played; left out: nothing has. */
  readonly changes?: RuleChanges;
}

/** What a record says of more or fewer sides than the game has. */
function misfitOf({ names, conceded = 0, result }: GameRecord, sides: number): Fault | undefined {
  const { score, winner = 0 } = result ?? {};
  if (names && names.length !== sides) return { at: 'names', expected: `perSide:${sides}`, found: String(names.length) };
  if (score && score.length !== sides) return { at: 'result.score', expected: `perSide:${sides}`, found: String(score.length) };
  if (conceded > sides) return { at: 'conceded', expected: `atMost:${sides}`, found: String(conceded) };
  return winner > sides ? { at: 'result.winner', expected: `atMost:${sides}`, found: String(winner) } : undefined;
}

/** Plays a record again from its position as far as its orders and dice hold. One that does holds its result too. */
export function replayAsFar<
  Setup,
  Context,
  State extends KernelState,
  Action,
  Event,
  Of extends Game<Setup, Context, State, Action, Event>,
>(
  system: Of & Game<Setup, Context, State, Action, Event>,
  record: GameRecord,
): Checked<{ readonly match: Match<Setup, Context, State, Action, Event, Of>; readonly stop: Stop | undefined }> {
  const opened = openMatch(system, record.position, record.seed, record.dice);
  if (!opened.ok) return { ok: false, faults: opened.faults.map((fault) => ({ ...fault, at: `position.${fault.at}` })) };
  const match = opened.value;
  const misfit = misfitOf(record, system.sideNames(match.context).length);
  if (misfit) return { ok: false, faults: [misfit] };
  match.halves = record.halves;
  let stop: Stop | undefined;
  let rolls = 0;
  for (const [i, { order, dice = [] }] of record.plays.entries()) {
    const faces = dice.length > 0 ? facesAt(record.halves, i, rolls++) : undefined;
    const fault = replayPlay(match, order, scriptedDice(dice, faces));
    if (!fault) continue;
    const rule = /^legalOrder:(.*)$/.exec(fault.expected)?.[1];
    const changes = changesSince(system, record.rules ?? 1, rule);
    stop = {
      play: i,
      order: inShort(order),
      rule,
      fault: { ...fault, at: `plays[${i}].${fault.at}` },
      left: record.plays.length - i - 1,
      ...(changes ? { changes } : {}),
    };
    break;
  }
  // Where it was conceded or came to its result lies behind the play that does not hold.
  const isCut = stop !== undefined && (record.cursor === undefined || record.cursor > match.cursor);
  const fault = isCut ? undefined : settleRecord(match, record);
  return fault ? { ok: false, faults: [fault] } : { ok: true, value: { match, stop } };
}

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
  return stop ? { ok: false, faults: [stop.fault] } : { ok: true, value: match };
}

/** After its plays, a record stands where its cursor says, conceded if it was, and must have come to its result there. */
export function settleRecord<Setup, Context, State extends KernelState, Action, Event>(
  match: Match<Setup, Context, State, Action, Event>,
  { cursor, conceded, result }: GameRecord,
): Fault | undefined {
  if (cursor !== undefined) match.goTo(cursor);
  if (conceded) match.concede(conceded - 1);
  const outcome = match.outcome();
  if (!result || (outcome?.winner === result.winner && String(outcome.score) === String(result.score))) return undefined;
  if (!outcome) return { at: `plays[${match.cursor}]`, expected: 'play' };
  return { at: 'result', expected: `result:${outcome.score.join('-')}:${outcome.winner}`, found: result.score.join('-') };
}

/** Plays one line of a record; the fault says what does not hold, and then it has not been played. */
export function replayPlay<Setup, Context, State extends KernelState, Action, Event>(
  match: Match<Setup, Context, State, Action, Event>,
  order: string,
  dice: ScriptedDice,
): Fault | undefined {
  const action = match.system.parseAction(match.context, match.state, order);
  const found = inShort(order);
  if (action === undefined) return { at: 'order', expected: 'order', found };
  try {
    const played = match.play(action, dice);
    if (!played.ok) return { at: 'order', expected: `legalOrder:${played.refusal.rule}`, found };
  } catch (error) {
    if (error instanceof DiceError) return { at: 'dice', expected: 'dice', ...(error.found === undefined ? {} : { found: error.found }) };
    throw error;
  }
  if (dice.left() > 0) {
    match.takeBack();
    return { at: 'dice', expected: 'fewerDice', found: String(dice.left()) };
  }
  const stray = dice.stray();
  if (stray) match.stray ??= { ...stray, play: match.cursor - 1, order: inShort(order) };
  return undefined;
}
