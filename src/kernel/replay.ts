import { DiceError, type ScriptedDice, scriptedDice } from './dice';
import type { Checked, Fault, Game, KernelState } from './game';
import { facesAt } from './halves';
import { type Match, openMatch } from './match';
import { patched, patchOf } from './patch';
import { type GameRecord, inShort, type Play } from './record';
import { changesSince, type RuleChanges } from './releases';
import { positionMended } from './shape';

/**
 * Why a record does not hold: the order cannot be read or its dice are not those that fall, the rules refuse it, it came out otherwise than they have it now,
 * the game comes to another result, or the position itself cannot be read any more.
 */
export type StopReason = 'unread' | 'refused' | 'otherwise' | 'result' | 'position';

/** The play of a record, from 0, that does not hold; of one whose result alone is another, the number of its plays. */
export interface Stop {
  readonly play: number;
  readonly why: StopReason;
  readonly order: string;
  /** The rule that refuses the order; undefined where it cannot be read, or its dice are not those that fall. */
  readonly rule: string | undefined;
  readonly fault: Fault;
  /** All that is wrong with a position that cannot be read, `fault` first. */
  readonly faults?: readonly Fault[];
  /** So many plays follow it. */
  readonly left: number;
  /** So many plays from it on can be shown, for the record tells what came of them. */
  readonly told: number;
  /** There is more that the record tells, but what it tells does not fit. */
  readonly isDamaged?: boolean;
  /** The points of a record that does not come to its result: those that it says, and those by the rules, if the game is over by them. */
  readonly result?: { readonly said: readonly number[]; readonly now: readonly number[] | undefined };
  /** What has changed in the rules since the game was played; left out: nothing has. */
  readonly changes?: RuleChanges;
}

/** What a record says of more or fewer sides than the game has, in its branches and notes too. */
export function misfitOf({ names, conceded, result, branches = [], notes = [] }: GameRecord, sides: number): Fault | undefined {
  const { score, winner } = result ?? {};
  if (names && names.length !== sides) return { at: 'names', expected: `perSide:${sides}`, found: String(names.length) };
  if (score && score.length !== sides) return { at: 'result.score', expected: `perSide:${sides}`, found: String(score.length) };
  const named: readonly (readonly [at: string, side: number | undefined])[] = [
    ['conceded', conceded],
    ['result.winner', winner],
    ...branches.map((branch, i) => [`branches[${i}].conceded`, branch.conceded] as const),
    ...notes.map(({ by }, i) => [`notes[${i}].by`, by] as const),
  ];
  const beyond = named.find(([, side = 0]) => side > sides);
  return beyond && { at: beyond[0], expected: `atMost:${sides}`, found: String(beyond[1]) };
}

type AnyMatch<Setup, Context, State extends KernelState, Action, Event> = Match<Setup, Context, State, Action, Event>;

/** The first play of a match, of those from a moment on, that came out otherwise than a record tells; undefined: none did, or it does not tell. */
function firstOtherwise<Setup, Context, State extends KernelState, Action, Event>(
  match: AnyMatch<Setup, Context, State, Action, Event>,
  plays: readonly Play[],
  from: number,
): number | undefined {
  const { generator } = match.start;
  const bare = (state: State): State => ({ ...state, generator });
  let before = match.stateAt(from);
  for (let i = from; i < match.log.length; i++) {
    const { told } = plays[i - from]!;
    if (told === undefined) return undefined;
    const now = match.stateAt(i + 1);
    try {
      if (patchOf(bare(now), bare(patched(before, told.set))) !== undefined) return i;
    } catch {
      // What it tells is damaged: it says nothing.
      return undefined;
    }
    before = now;
  }
  return undefined;
}

/** What a record has of a course from a moment on. */
type Course = Pick<GameRecord, 'plays' | 'rules'> & { readonly at?: number };

/** The play of a course from which on it does not hold, and behind it in the match what is told of it. */
export function stopAt<Setup, Context, State extends KernelState, Action, Event>(
  match: AnyMatch<Setup, Context, State, Action, Event>,
  { plays, rules = 1, at: from = 0 }: Course,
  found: Pick<Stop, 'play' | 'why' | 'rule' | 'fault' | 'faults' | 'result'>,
): Stop {
  const isPlayed = found.why !== 'position' && match.toldFrom === undefined;
  const otherwise = isPlayed ? firstOtherwise(match, plays, from) : undefined;
  const at: typeof found =
    otherwise === undefined
      ? found
      : { play: otherwise, why: 'otherwise', rule: undefined, fault: { at: `plays[${otherwise - from}].told`, expected: 'sameOutcome' } };
  const { play, rule } = at;
  const rest = plays.slice(play - from);
  const told = rest.length > 0 ? match.tellFrom(play, rest) : 0;
  const changes = changesSince(match.system, rules, rule);
  return {
    ...at,
    order: inShort(rest[0]?.order ?? ''),
    left: Math.max(0, rest.length - 1),
    told,
    ...(rest[told]?.told === undefined ? {} : { isDamaged: true }),
    ...(changes ? { changes } : {}),
  };
}

/** Why a play does not hold, `play` in the list that it stands in. */
export function brokenBy(fault: Fault, play: number): Pick<Stop, 'why' | 'rule' | 'fault'> {
  const rule = /^legalOrder:(.*)$/.exec(fault.expected)?.[1];
  return { why: rule === undefined ? 'unread' : 'refused', rule, fault: { ...fault, at: `plays[${play}].${fault.at}` } };
}

/** Plays the plays of a record as far as its orders and dice hold; what the first does not that does not. */
function playThrough<Setup, Context, State extends KernelState, Action, Event>(
  match: AnyMatch<Setup, Context, State, Action, Event>,
  { plays, halves }: GameRecord,
): Pick<Stop, 'play' | 'why' | 'rule' | 'fault'> | undefined {
  let rolls = 0;
  for (const [play, { order, dice = [] }] of plays.entries()) {
    const faces = dice.length > 0 ? facesAt(halves, play, rolls++) : undefined;
    const fault = replayPlay(match, order, scriptedDice(dice, faces));
    if (!fault) continue;
    return { play, ...brokenBy(fault, play) };
  }
  return undefined;
}

/** Plays a record again from its position as far as its orders and dice hold, and its result. What it tells of the rest lies in the match behind that. */
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
  if (!opened.ok)
    return openTold(
      system,
      record,
      opened.faults.map((fault) => ({ ...fault, at: `position.${fault.at}` })),
    );
  const match = opened.value;
  const misfit = misfitOf(record, system.sideNames(match.context).length);
  if (misfit) return { ok: false, faults: [misfit] };
  match.halves = record.halves;
  const cut = playThrough(match, record);
  // Where it was conceded or came to its result lies behind the play that does not hold.
  const isCut = cut !== undefined && (record.cursor === undefined || record.cursor > match.cursor);
  const fault = isCut ? undefined : settleRecord(match, record);
  if (!cut && !fault) return { ok: true, value: { match, stop: undefined } };
  if (cut) return { ok: true, value: { match, stop: stopAt(match, record, cut) } };
  const result = { said: record.result!.score, now: match.outcome()?.score };
  const stop = stopAt(match, record, { play: match.log.length, why: 'result', rule: undefined, fault: fault!, result });
  return { ok: true, value: { match, stop } };
}

/** A record whose position the rules do not read any more, as far as it is told: what they do not know of the position is left out. */
function openTold<Setup, Context, State extends KernelState, Action, Event, Of extends Game<Setup, Context, State, Action, Event>>(
  system: Of & Game<Setup, Context, State, Action, Event>,
  record: GameRecord,
  faults: readonly Fault[],
): ReturnType<typeof replayAsFar<Setup, Context, State, Action, Event, Of>> {
  const refused = { ok: false as const, faults };
  if (record.plays[0]?.told === undefined) return refused;
  const position = positionMended(record.position, (mended) => {
    const read = system.readPosition(mended);
    return read.ok ? [] : read.faults;
  });
  const opened = position === undefined ? refused : openMatch(system, position, record.seed, record.dice);
  if (!opened.ok) return refused;
  const match = opened.value;
  if (misfitOf(record, system.sideNames(match.context).length)) return refused;
  const stop = stopAt(match, record, { play: 0, why: 'position', rule: undefined, fault: faults[0]!, faults });
  return stop.told > 0 ? { ok: true, value: { match, stop } } : refused;
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
