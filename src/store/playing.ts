import { MAIN } from '../kernel/branches';
import { loadedDice, scriptedDice } from '../kernel/dice';
import { withoutHalves } from '../kernel/halves';
import type { Played } from '../kernel/match';
import type { DiceSource } from '../kernel/record';
import type { Alternative } from '../kernel/tree';
import type { BareEvent, BareState, Side } from '../kernel/twoSides';
import { settleHalves, waitForHalves } from './byBoth';
import { addChapters } from './chapters';
import { byBothOf, sourceOf } from './halvesNow';
import { changeCourse, cutLog, deciderOf, dropBehind, isShut, type Laid, type MatchTable, readUpTo } from './laid';
import { beginsBranch } from './matchPersistence';
import type { MatchStore, PlayedHere, PlayedTogether } from './matchStore';
import { missingDie } from './missingDie';
import type { Secrets } from './secrets';
import type { LogEntry } from './snapshot';
import { entriesOf, showsOwnSide, viewerOf } from './viewer';

const NONE: readonly number[] = [];

const refused = (rule: string, why: string) => ({ ok: false, refusal: { rule, why } }) as const;

/** Why nothing is ordered here now, whatever it would be. */
function barred(laid: Laid): PlayedHere | undefined {
  const { match, mine } = laid;
  const { system, context } = match;
  if (isShut(laid) || laid.tree.stop) return refused(system.sequenceRule, 'over');
  const awaits = byBothOf(laid)?.awaits;
  if (awaits) return refused(system.sequenceRule, awaits === 'turn' ? 'otherDevice' : 'halfAwaited');
  const hiddenBy = system.hiddenBy?.(context);
  if (!hiddenBy) return undefined;
  // A device plays in a branch, too, only what its side decides; between two sides nobody plays.
  if (showsOwnSide(match) && mine !== deciderOf(laid)) return refused(hiddenBy, 'otherSide');
  return viewerOf(laid) === 'none' ? refused(hiddenBy, 'nobodySits') : undefined;
}

/** Whether something hangs on an order before it is played, and it is allowed. */
function isForeseen({ match, tree, loaded }: Laid, source: DiceSource, action: unknown): boolean {
  const { system, context, state, log, cursor, conceded } = match;
  const isAsked = loaded || log.length > cursor || tree.isBranched || source === 'typed' || source === 'both';
  return !!isAsked && !conceded && !system.judge(context, state, action);
}

/** An order of the game that lies on the table, not kept and not shown yet. */
function play(secrets: Secrets, laid: Laid, action: unknown, typed: readonly number[]): PlayedHere {
  const { match, tree, loaded, chapters } = laid;
  const { system, cursor, context, state: before, log } = match;
  const why = barred(laid);
  if (why) return why;
  const by = deciderOf(laid);
  const source = sourceOf(laid);
  const drops = log.length > cursor;
  const isAllowed = isForeseen(laid, source, action);
  const again = isAllowed && !loaded ? playedAlready(laid, system.printAction(context, before, action)) : undefined;
  if (again) return again;
  const branches = isAllowed && beginsBranch(laid);
  // A game that is only looked at may be an old copy of the one that goes to and fro.
  const isBoth = isAllowed && source === 'both' && !branches;
  if (isBoth) secrets.bind(match.halves, laid.head.id);
  const asks = isBoth || (isAllowed && source === 'typed') ? missingDie(match, action, typed) : undefined;
  if (asks && isBoth) {
    // It waits at the end of the game: what was taken back is gone.
    if (drops) dropBehind(laid, cursor);
    waitForHalves(secrets, laid, action);
    return { ok: false, awaits: true };
  }
  if (asks) return { ok: false, asks };
  if (branches) changeCourse(laid, () => tree.fork());
  const loads = isAllowed ? loaded?.(system.printAction(context, before, action), log.slice(0, cursor)) : undefined;
  const played = match.play(action, loads ? loadedDice(loads) : source === 'typed' ? scriptedDice(typed) : undefined);
  if (!played.ok) return played;
  const entry = toldTo(by, laid, before, played);
  if (drops && !branches) cutBehind(laid, cursor);
  addChapters(chapters, cursor + 1, played.entry.events);
  laid.explores = false;
  laid.reshaped = undefined;
  return { ok: true, entry, branch: branches ? tree.current : undefined };
}

/** What was taken back is gone. Dice come from elsewhere from no later than where the main line has been cut. */
function cutBehind(laid: Laid, at: number): void {
  const { match, tree, head } = laid;
  const { halves, log } = match;
  cutLog(laid, at);
  if (tree.current === MAIN) readUpTo(laid, at);
  // In any other game plays with notes stay where they are, and a branch begins.
  if (head.practice) tree.forgetNotes(at);
  if (tree.current === MAIN && halves?.until) match.halves = withoutHalves(halves, log.slice(0, at), halves.until.dice);
}

/** A play as a side may read it. */
function toldTo(
  by: Side | undefined,
  { match: { system, context } }: Laid,
  before: BareState,
  played: Played<BareState, BareEvent> & { ok: true },
): LogEntry {
  if (!system.hiddenBy?.(context) || by === undefined) return played.entry;
  return system.redactEntry!(context, before, played.state, played.entry, by);
}

/** The order that waits, once this device has opened its half and the other side's is there. */
function playOpened(table: MatchTable, laid: Laid): PlayedHere | undefined {
  const { state, cursor } = laid.match;
  const played = settleHalves(table.secrets, laid);
  if (!played?.ok) return played;
  addChapters(laid.chapters, cursor + 1, played.entry.events);
  laid.reshaped = undefined;
  return { ok: true, entry: toldTo(laid.mine, laid, state, { ...played, state: laid.match.state }) };
}

/** An order that lies there already, next in this branch or in another: the game goes on there, and the same dice fall. */
function playedAlready(laid: Laid, order: string): PlayedHere | undefined {
  const { match, tree } = laid;
  const { cursor, log, dice } = match;
  // A die of one's own may have been mistyped: the order is rolled for anew.
  if (dice !== 'seeded') return undefined;
  const goesOnIn = ({ id, entry }: Alternative<BareEvent>) => entry.order === order && !entry.isTold && !tree.branch(id)!.outcome;
  const other = log[cursor]?.order === order ? undefined : tree.alternativesAt(cursor).find(goesOnIn);
  if (!other && log[cursor]?.order !== order) return undefined;
  if (other) changeCourse(laid, () => tree.select(other.id, cursor + 1));
  else match.goTo(cursor + 1);
  return { ok: true, entry: entriesOf(laid)[cursor]!, branch: other?.id };
}

/** Several plays as one line: what they were to whoever sees them made. */
const asOne = (entries: readonly LogEntry[]): LogEntry => ({
  order: entries.map(({ order }) => order).join(', '),
  dice: entries.flatMap(({ dice }) => dice),
  events: entries.flatMap(({ events }) => events),
  barrier: entries.at(-1)!.barrier,
});

function playTogether(table: MatchTable, laid: Laid, actions: readonly unknown[], typed: readonly number[]): PlayedTogether {
  const from = laid.match.cursor;
  const made: LogEntry[] = [];
  let branch: number | undefined;
  for (const action of actions) {
    const played = play(table.secrets, laid, action, made.length === 0 ? typed : NONE);
    if (!played.ok && made.length === 0) return keepWaiting(table, played);
    if (!played.ok) break;
    made.push(played.entry);
    branch ??= played.branch;
    // What was to follow was thought of before a die fell, somebody else was asked or something came into view.
    if (laid.match.log[laid.match.cursor - 1]!.barrier) break;
  }
  // Kept before it is drawn: what is seen has been noted.
  table.save();
  table.show(asOne(entriesOf(laid).slice(from, laid.match.cursor)));
  return { ok: true, entry: asOne(made), branch, count: made.length };
}

/** An order that waits for its dice is kept and shown as it waits. */
function keepWaiting<Of extends PlayedHere>(table: MatchTable, played: Of): Of {
  if (!played.ok && played.awaits) {
    table.save();
    table.show();
  }
  return played;
}

/** What plays a game: orders by hand or as text, several in one go, sitting down and giving up. */
export function createPlaying(table: MatchTable): Pick<MatchStore, 'play' | 'playTogether' | 'playText' | 'openHalf' | 'sit' | 'concede'> {
  const playHere = (action: unknown, typed = NONE): PlayedHere => {
    const { laid } = table;
    // Without a game there is no rule that says so.
    if (!laid) return refused('none', 'over');
    const played = play(table.secrets, laid, action, typed);
    if (!played.ok) return keepWaiting(table, played);
    // Kept before it is drawn: what is seen has been noted.
    table.save();
    table.show(entriesOf(laid)[laid.match.cursor - 1]);
    return played;
  };
  return {
    play: playHere,
    playTogether: (actions, typed = NONE) =>
      table.laid && actions.length > 0 ? playTogether(table, table.laid, actions, typed) : refused('none', 'over'),
    playText(text, typed) {
      const match = table.laid?.match;
      const action = match?.system.parseAction(match.context, match.state, text);
      return action === undefined
        ? { ok: false, refusal: { rule: 'notation', why: 'notation', values: { text } } }
        : playHere(action, typed);
    },
    openHalf() {
      const { laid } = table;
      if (!laid || isShut(laid)) return undefined;
      const played = playOpened(table, laid);
      table.save();
      table.show(played?.ok ? entriesOf(laid)[laid.match.cursor - 1] : undefined);
      return played;
    },
    sit() {
      const { laid } = table;
      if (!laid || laid.elsewhere || viewerOf(laid) !== 'none') return;
      laid.seat = deciderOf(laid);
      table.show();
    },
    concede(side) {
      const { laid } = table;
      if (!laid || isShut(laid) || (byBothOf(laid) && laid.mine !== side) || !laid.match.concede(side).ok) return;
      laid.reshaped = undefined;
      table.save();
      table.show();
    },
  };
}
