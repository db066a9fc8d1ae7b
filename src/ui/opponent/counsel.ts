import type { Advice } from '../../ai/protocol';
import { type Hex, parseHex } from '../../kernel/board';
import type { Side } from '../../kernel/twoSides';
import type { Snapshot } from '../../store/match';
import { systemOf } from '../../store/systems';
import { type Drawn, table } from '../../store/table';
import { announcePassing } from '../app/announce';
import { tellMissing } from '../app/fetched';
import { notify } from '../app/toasts';
import { fetchHelp } from '../table/contract/helpPart';
import { tableOf } from '../table/contract/systems';
import { now, pauseReplay, playBefore, standsAt } from '../table/session';
import { boardHandle } from '../table/shell/boardHandle';
import { wordsNow } from '../words';
import { opponentWords } from '../words/opponent';
import { advise, hasFailed } from './client';
import { type Counsel, letWait, type OpponentState, opponent, programNow } from './opponent';
import { tellCounsel } from './tellCounsel';

/** Seconds that a counsel takes, and one that comes by itself at each decision. */
const COUNSEL = 2;
const UNASKED = 1;
let asked = 0;

/** The moment that is shown: of the game as it stands, or of its log. */
export const momentOf = ({ looking, cursor }: Snapshot): number => looking ?? cursor;

/** What has been said, as long as it is of the moment that is shown; from which the game may have been gone on with since. */
export const counselOf = (snapshot: Snapshot, { counsel }: OpponentState): Counsel | undefined =>
  counsel &&
  (counsel.cursor === snapshot.cursor || counsel.moment === snapshot.cursor) &&
  counsel.moment === momentOf(snapshot) &&
  counsel.after === playBefore(counsel.moment) &&
  // What is said of a past moment stands whatever came of the game.
  (counsel.moment !== snapshot.cursor || counsel.conceded === snapshot.conceded)
    ? counsel
    : undefined;

/** Who decides in the moment that is shown. */
const sideShown = (snapshot: Snapshot): Side | undefined =>
  snapshot.looking === undefined && snapshot.conceded ? undefined : systemOf(snapshot).decider(snapshot.context, snapshot.shown);

/** 13.7 Whether a side’s plans would tell whoever looks what he does not know. */
const isHidden = ({ viewer }: Snapshot, side: Side | undefined): boolean => viewer !== 'all' && viewer !== side;

/** What was asked about last: the game as it stood, and the moment of it. */
let about: string | undefined;
/** Somebody waits for it. */
let isWanted = false;

/** Brings the panel of the hint to the eye; a program whose turn it is waits meanwhile. */
function makeRoom(snapshot: Snapshot): void {
  pauseReplay();
  if (snapshot.looking === undefined && programNow(snapshot) && !opponent.getState().paused) letWait();
  table.setState({ panel: 'now', sheet: true, rule: undefined });
  point(undefined);
}

/** Whether advice comes by itself: somebody decides here and now, and follows no plan. */
const comesUnasked = (snapshot: Snapshot): boolean =>
  snapshot.viewer !== 'none' &&
  !snapshot.outcome &&
  snapshot.looking === undefined &&
  !programNow(snapshot) &&
  !counselOf(snapshot, opponent.getState())?.isRest;

/**
 * Asks how it stands in the moment that is shown and what might be done.
 * `unasked`: by itself as the game goes on, in less time, and in place of a question that is void by now; not while a plan is followed.
 */
export async function takeCounsel(how?: 'unasked'): Promise<void> {
  const snapshot = now();
  if (!snapshot || (how && !comesUnasked(snapshot))) return;
  const stood = standsAt(snapshot);
  const [moment, side] = [momentOf(snapshot), sideShown(snapshot)];
  const question = `${stood} ${moment}`;
  const isAsked = opponent.getState().asking && about === question;
  // A program is brought to a moment by its plays, and those are not played any more.
  if (snapshot.stop && moment > snapshot.stop.play) return notify(wordsNow().table.stop.looking(moment, snapshot.length));
  if (!how) makeRoom(snapshot);
  isWanted = !how || (isAsked && isWanted);
  // It is on its way, though it may have come unasked.
  if (isAsked) return how ? undefined : announcePassing(opponentWords().asking);
  const { cursor, conceded } = snapshot;
  const hidden = isHidden(snapshot, side);
  const bare = { moment, cursor, conceded, after: playBefore(moment), side, hidden, expected: 0, plans: [] };
  // Orders are told in its words, which come while they are thought of.
  fetchHelp().catch(() => undefined);
  if (hidden || side === undefined) {
    giveUpAsking();
    opponent.setState({ counsel: bare });
    tellCounsel(snapshot, bare);
    return;
  }
  opponent.setState({ asking: true, unanswered: false, counsel: undefined });
  if (!how) announcePassing(opponentWords().asking);
  about = question;
  const mine = ++asked;
  const answer = await advise(how ? UNASKED : COUNSEL, moment);
  if (mine !== asked) return;
  const after = now();
  const counsel =
    answer.kind === 'advice' && after && standsAt(after) === stood
      ? { ...bare, expected: answer.expected, plans: answer.plans }
      : undefined;
  const unanswered = hasFailed(answer);
  opponent.setState({ asking: false, unanswered, counsel });
  if (counsel) tellCounsel(snapshot, counsel);
  // Whoever has asked hears so; beside what comes by itself it stands.
  else if (unanswered && isWanted) tellUnanswered(answer.what);
}

/** Why a hint has not come. */
function tellUnanswered(what: string): void {
  if (what === 'missing') tellMissing();
  else notify(opponentWords().unanswered, 'trouble');
}

/** The hexes that an order names. */
export function hexesIn(order: string): Hex[] {
  const board = now()?.context.board;
  if (!board) return [];
  return [...order.matchAll(/[A-Z]{1,2}\d{1,3}/g)].flatMap(([name]) => parseHex(board, name) ?? []).filter((hex) => hex >= 0);
}

/** The lines by which an order is drawn. */
const linesOf = (snapshot: Snapshot, order: string): readonly (readonly Hex[])[] =>
  tableOf(snapshot).drawnAs?.(snapshot, order) ?? [hexesIn(order)];

/** All orders of a plan as they are drawn: their arrows, or the one hex that one is about; the chief ones last, that they lie over the others. */
function drawingOf(snapshot: Snapshot, { orders, chief }: Advice): Drawn {
  const slight = orders.map((_, i) => i).filter((i) => !chief.includes(i));
  const picked: Hex[] = [];
  // Two orders may go the same way: the later one lies on top.
  const arrows = new Map<string, Drawn['arrows'][number]>();
  for (const i of [...slight, ...chief]) {
    for (const hexes of linesOf(snapshot, orders[i]!.order)) {
      const [from, to] = [hexes[0], hexes.at(-1)];
      if (from === undefined || to === undefined) continue;
      if (from === to) picked.push(from);
      else {
        const way = `${from} ${to}`;
        arrows.delete(way);
        arrows.set(way, { from, to, slight: !chief.includes(i) });
      }
    }
  }
  return { ...(picked.length > 0 ? { picked } : {}), arrows: [...arrows.values()] };
}

/** Draws a plan on the map, or takes the drawing away. */
export function point(plan: Advice | undefined): void {
  const snapshot = now();
  const drawn = plan && snapshot && drawingOf(snapshot, plan);
  const [foremost] = plan ? hexesIn(plan.orders[plan.chief[0] ?? 0]?.order ?? '') : [];
  opponent.setState({ pointed: plan });
  table.setState({ advised: drawn });
  if (foremost !== undefined) boardHandle.current?.reveal(foremost);
}

/** What is being asked is not wanted any more. */
export function giveUpAsking(): void {
  asked++;
  opponent.setState({ asking: false, unanswered: false });
}

export function dropCounsel(): void {
  giveUpAsking();
  opponent.setState({ counsel: undefined });
  point(undefined);
}
