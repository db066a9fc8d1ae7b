import { type Hex, printHex } from '../../../kernel/board';
import { match, type Snapshot } from '../../../store/match';
import { isLine, type Tool, table } from '../../../store/table';
import { announce, announcePassing, forgetSaid } from '../../app/announce';
import { notify } from '../../app/toasts';
import { arePanelWordsThere, panelWords, wordsNow } from '../../words';
import { armyNames } from '../contract/names';
import { tableOf } from '../contract/systems';
import { toldIn } from '../contract/told';
import { chosenNow, listenToSession, now, planOf, type SessionEvent, type SessionListener, situationOf } from '../session';
import { askedText } from './askedText';
import { boardHandle } from './boardHandle';
import { branchName } from './branchName';
import { byBothText } from './byBothText';
import { chosenText } from './chosenText';
import { droppedText } from './dropped';
import { eventsText } from './eventsText';
import { chosenLineText, movedText, planText } from './lineText';
import { tellQuestions } from './questions';
import { sentences } from './sentences';
import { sightText } from './sightText';
import { revealWay } from './steps';
import { suggestKeeping } from './worthKeeping';

/** What has been taken in hand, turned or chosen but not yet ordered, for whoever does not see it. */
function choiceText(snapshot: Snapshot, before: Tool): string | undefined {
  const state = table.getState();
  const { tool } = state;
  if (tool === before) return undefined;
  const chosen = chosenNow(snapshot, state);
  const asked = chosen === undefined ? [] : [chosenText(snapshot, tool, chosen)];
  if (isLine(tool)) {
    // By the keyboard the cursor shows where.
    const plan = planOf(tool, { snapshot, hover: state.pointer === 'keyboard' ? state.hover : undefined });
    const held = isLine(before) ? before.pieces : [];
    return sentences([...chosenLineText(snapshot, tool, held), ...asked, ...(plan ? planText(snapshot, plan) : [])]);
  }
  const system = tableOf(snapshot);
  const { said } = wordsNow().table;
  const piece = tool.unit;
  const way = tool.goal !== undefined ? system.way(tool, situationOf(snapshot, state)) : undefined;
  const texts = [
    ...(piece !== undefined && piece !== before.unit ? [said.selected(system.pieceText(snapshot, piece).trim())] : []),
    ...asked,
    ...(way ? [way.text, way.harm] : []),
  ];
  const laidDown = piece === undefined && (before.unit !== undefined || isLine(before));
  return sentences(texts.length === 0 && laidDown ? [said.cancelled] : texts);
}

function selectedText(snapshot: Snapshot, unit: number | undefined, hex: Hex): string {
  const what = unit === undefined ? printHex(snapshot.context.board, hex) : tableOf(snapshot).pieceText(snapshot, unit);
  return wordsNow().table.said.selected(what);
}

function playedText(snapshot: Snapshot, { events, together }: Extract<SessionEvent, { kind: 'played' }>): string | undefined {
  // Whoever looks on a page that has just come may be without words for it yet.
  if (snapshot.elsewhere && !arePanelWordsThere()) return undefined;
  if (together === undefined) return eventsText(snapshot, events);
  return movedText(snapshot, events, together, tableOf(snapshot).naming(snapshot, armyNames(snapshot))).join(' ');
}

/** Which moment is shown, or where the game itself stands. */
function placeText({ looking, cursor, length }: Snapshot): string {
  const { log } = wordsNow().table;
  if ((looking ?? cursor) === 0) return log.lookingStart;
  return looking === undefined ? log.standing(cursor, length) : log.looking(looking, length);
}

/** What the play was that led to the moment; without anything to tell, which moment it is, unless that has been said. */
function shownText(snapshot: Snapshot, { events, crosses }: Extract<SessionEvent, { kind: 'shown' }>): string {
  const told = eventsText(snapshot, toldIn('card', tableOf(snapshot), events));
  return told || (crosses ? '' : placeText(snapshot));
}

function steppedText(snapshot: Snapshot, dropped: number | undefined): string {
  return sentences([placeText(snapshot), dropped === undefined ? '' : droppedText(dropped)]);
}

/** That the game goes on in a branch. */
function notifyBranch(branch: number): void {
  panelWords().then(
    () => notify(wordsNow().table.branches.begun(branchName(branch))),
    // It lies there though it cannot be told.
    () => undefined,
  );
}

/** An event of the session in words, for whoever does not see it; undefined where nothing is said. */
function textOf(event: SessionEvent, snapshot: Snapshot): string | undefined {
  switch (event.kind) {
    case 'refused':
      return tableOf(snapshot).sayRefusal(event.refusal, snapshot.context);
    case 'played':
      return playedText(snapshot, event);
    case 'chosen':
      return choiceText(snapshot, event.before);
    case 'selected':
      return selectedText(snapshot, event.unit, event.hex);
    case 'dieAsked':
      return askedText(snapshot);
    case 'awaited':
      return byBothText(snapshot, tableOf(snapshot).naming(snapshot, armyNames(snapshot)).army);
    case 'takenBack':
      return wordsNow().table.ownDice.takenBack;
    case 'cancelled':
      return wordsNow().table.said.cancelled;
    case 'warned':
      return `${event.text}. ${wordsNow().table.reallyEnd}`;
    case 'stepped':
      return steppedText(snapshot, event.dropped);
    case 'shown':
      return shownText(snapshot, event);
    case 'undoStopped':
      return wordsNow().table.undoStop[event.why];
    case 'sight':
      return table.getState().sight ? sightText(snapshot, table.getState()) : wordsNow().table.sight.off;
    default:
      return undefined;
  }
}

/** What is pointed at, chosen or switched gives way to the next of its kind; what has happened is read in order, and stays to be heard again. */
const PASSING: ReadonlySet<SessionEvent['kind']> = new Set(['chosen', 'selected', 'cancelled', 'sight']);

/** Puts what happens in the session into words, into sight and, a new branch, over the page. */
export const voice: SessionListener = {
  hear(event) {
    const snapshot = now();
    if (!snapshot) return;
    const text = textOf(event, snapshot);
    if (text !== undefined) (PASSING.has(event.kind) ? announcePassing : announce)(text);
    if (event.kind === 'reveal') boardHandle.current?.reveal(event.hex);
    else if (event.kind === 'notFound') notify(wordsNow().table.replay.none[event.sought]);
    else if (event.kind === 'shown') revealWay(event.hexes);
    else if (event.kind === 'branched') notifyBranch(event.branch);
    else if (event.kind === 'ordered') {
      // 13.8 What was chosen has been ordered, and may be a secret.
      announcePassing('');
      suggestKeeping(event.after);
    }
  },
  whenReadable(then) {
    if (arePanelWordsThere()) then();
    else panelWords().then(then, () => undefined);
  },
};

let toldOf: string | undefined;

/** 13.7 What one side was told is not for the other, nor what was told of one game for another. */
function forgetOthers(after: Snapshot | undefined, before: Snapshot | undefined): void {
  if (!after) return;
  const isOther = toldOf !== undefined && toldOf !== after.head.id;
  toldOf = after.head.id;
  if (isOther || (after.viewer === 'none' && before?.viewer !== 'none')) forgetSaid();
}

/** Tells of the session at the table. What was told to one side is forgotten when he gives way to the other one, and with the table. Returns how to end it, with the table. */
export function giveVoice(): () => void {
  forgetOthers(now(), undefined);
  const ends = [
    listenToSession(voice),
    match.store.subscribe(({ now: after }, { now: before }) => forgetOthers(after, before)),
    tellQuestions(),
  ];
  return () => {
    for (const end of ends) end();
    if ((now()?.viewer ?? 'all') !== 'all') forgetSaid();
  };
}
