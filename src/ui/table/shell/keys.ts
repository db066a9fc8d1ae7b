import { tinykeys } from 'tinykeys';
import type { Hex } from '../../../kernel/board';
import type { Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { systemOf } from '../../../store/systems';
import { isHandedOver, table } from '../../../store/table';
import { announcePassing } from '../../app/announce';
import { whenFetched } from '../../app/fetched';
import { isCovered, isTyping } from '../../app/keyboard';
import { sentenceAgain } from '../../app/sentenceAgain';
import { writeIn } from '../../app/typeAhead';
import { panelWords, type Words, wordsNow } from '../../words';
import { fetchHelp } from '../contract/helpPart';
import { opponentPart } from '../contract/opponentPart';
import { tableOf } from '../contract/systems';
import {
  ask,
  cancel,
  decidable,
  endPhase,
  hexOf,
  isRolling,
  leaveMap,
  mayNote,
  now,
  pickAt,
  pickLine,
  skipTo,
  stepReplay,
  switchCoverage,
  switchReplay,
  switchSight,
  takeUnit,
  turn,
  typeDie,
  wheelLine,
} from '../session';
import { boardHandle } from './boardHandle';
import { insteadText } from './insteadText';
import { closeRule, readRule } from './readRule';
import { redoByKey, undoByKey } from './undoing';

type Handlers = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const inDialog = (): boolean => table.getState().dialog !== undefined || isCovered();

/** A key of the table, not while somebody types, a dialog or a menu is open or the next player is waited for. */
const key = (does: () => unknown) => (event: KeyboardEvent) => {
  if (isTyping(event) || inDialog() || isHandedOver(table.getState())) return;
  event.preventDefault();
  does();
};

/** A key that orders: held a little long it does so once, and not while an order waits for its die. */
const ordering = (does: () => unknown) => (event: KeyboardEvent) => {
  if (!event.repeat) key(() => !isRolling() && does())(event);
};

/** On a button and on the map a press that is held goes on as long as the key: it is one press. */
function barHeld(event: KeyboardEvent): void {
  const { key: sign, repeat, target } = event;
  if (!repeat || !(target instanceof Element)) return;
  // By the bar a button is pressed once, when it is let go.
  if (sign === 'Enter' ? target.matches('textarea') : sign !== ' ' || !target.matches('.board')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** What the die shows that an order waits for. */
const dieKeys = (): Handlers => {
  const typed = (face: number) => (event: KeyboardEvent) => {
    if (!isRolling() || isTyping(event) || inDialog()) return;
    event.preventDefault();
    typeDie(face);
  };
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((face) =>
      [`Digit${face}`, `Shift+Digit${face}`, `Numpad${face}`].map((sign) => [sign, typed(face)]),
    ),
  );
};

/** Of pieces by id the one after that in hand; after the last the first. */
function nextOf(ids: readonly number[]): number | undefined {
  const { tool } = table.getState();
  const held = tool.unit ?? -1;
  return ids.find((id) => id > held) ?? ids[0];
}

/** Takes a piece up, brings it to the eye, and the keys of the map to hand. */
function takeUp(snapshot: Snapshot, id: number | undefined): void {
  if (id === undefined) return;
  const hex = hexOf(snapshot, id);
  // What the mouse pointed at last is no longer meant.
  table.setState({ hover: hex < 0 ? undefined : hex });
  takeUnit(id);
  if (hex >= 0) boardHandle.current?.reveal(hex);
  boardHandle.current?.focus();
}

/** The next piece on the map, whoever it belongs to. */
function nextUnit(): void {
  const snapshot = now();
  if (!snapshot) return;
  const onMap = systemOf(snapshot)
    .pieces(snapshot.shown)
    .filter(({ hex }) => hex >= 0);
  takeUp(snapshot, nextOf(onMap.map(({ id }) => id)));
}

/** Says what a key has done that is else only seen. */
const tell = (text: (words: Words['table']['byKey']) => string): void =>
  whenFetched(panelWords(), () => announcePassing(text(wordsNow().table.byKey)));

/** The next piece that can act; where there is none it is said what is to be done instead. */
export function nextAble(): void {
  const snapshot = decidable();
  const next = snapshot && nextOf([...tableOf(snapshot).ready(snapshot.context, snapshot.state)]);
  if (next === undefined) whenFetched(insteadText(), announcePassing);
  else takeUp(snapshot!, next);
}

/** Brings a panel up; beside the map what is in hand stands there already, and comes to its top. */
function show(panel: 'now' | 'log' | 'armies'): void {
  table.setState({ panel, sheet: true, rule: undefined });
  if (panel === 'now') document.querySelector('.table-upper')?.scrollTo(0, 0);
  const snapshot = now();
  const { panels } = wordsNow().table;
  const name = panel === 'armies' && snapshot ? tableOf(snapshot).forces() : panels[panel];
  tell((words) => words.panel(name));
}

/** Opens the card for a note beside the moment that is shown, below the log. */
function writeHere(): void {
  const snapshot = now();
  if (!snapshot || !mayNote(snapshot)) return;
  writeIn('note-text');
  whenFetched(panelWords(), () => table.setState({ noting: true, panel: 'log', sheet: true, rule: undefined }));
}

/** Opens the field for typed orders, below the log or the question that is open. */
export function typeOrder(): void {
  writeIn('order-input');
  table.setState(({ panel }) => ({ typing: true, sheet: true, rule: undefined, panel: panel === 'now' ? 'log' : panel }));
}

/** The rule of the last refusal, else the rulebook's contents; what is open closes. */
function showRule(): void {
  const { refused, rule } = table.getState();
  if (rule === undefined) readRule(refused?.refusal.rule ?? 'contents', true);
  else closeRule();
}

/** How the moment on the table stands, and what might be done. */
export function askCounsel(): void {
  whenFetched(opponentPart.load(), ({ takeCounsel }) => takeCounsel());
}

/** The next hex or grey button that is chosen is asked about: why not? */
export function askWhy(): void {
  whenFetched(fetchHelp(), ({ switchAsking }) => switchAsking());
}

/** Shows what threatens the piece in hand, which then says it, or hides it. */
export function switchThreats(): void {
  whenFetched(fetchHelp(), ({ toggleThreats }) => {
    toggleThreats();
    const { threats, threatsLater, noThreats } = wordsNow().table.byKey;
    const shown = table.getState().tool.unit === undefined ? threatsLater : threats;
    announcePassing(preferences.getState().threats ? shown : noThreats);
  });
}

/** Shows all that a side can do next turn, or hides it. */
export function showCoverage(whose: Parameters<typeof switchCoverage>[0]): void {
  whenFetched(fetchHelp(), () => {
    const { coverage } = table.getState();
    switchCoverage(whose);
    if (coverage !== undefined && table.getState().coverage === undefined) announcePassing(wordsNow().table.byKey.noCoverage);
  });
}

/** Says once more what has happened last, or with each further step what came before it. */
const hearAgain = (step: 0 | 1) =>
  whenFetched(panelWords(), () => {
    const { again } = wordsNow().table;
    const found = sentenceAgain(step);
    announcePassing(found ? again.said(found.text, found.back) : again.nothing);
  });

/** The hex that a key of the map is about: under the cursor, else that of the piece in hand. */
function hexAtHand(): Hex | undefined {
  const snapshot = now();
  const { cursor, tool } = table.getState();
  return cursor ?? (snapshot && tool.unit !== undefined ? hexOf(snapshot, tool.unit) : undefined);
}

/** Takes the piece there in hand beside others, or leaves it out. */
function pickHere(): void {
  const hex = hexAtHand();
  if (hex !== undefined) pickAt(hex);
}

/** Keys together with all that has to be held for them on one keyboard or another. */
const held = (holds: readonly string[], keys: Handlers): Handlers =>
  Object.fromEntries(Object.entries(keys).flatMap(([sign, does]) => ['', ...holds].map((hold) => [`${hold}${sign}`, does])));

/** With Shift on AZERTY, the question mark nearly everywhere. */
const SHIFT = ['Shift+'];
/** AltGr, which Windows tells as Ctrl and Alt, and the option key of a Mac. */
const ALT = ['Control+Alt+', 'Alt+', 'Alt+Shift+'];

/** Binds the keys of the table; the map has its own. Returns how to end that. */
export function bindKeys(): () => void {
  addEventListener('keydown', barHeld, true);
  const end = tinykeys(window, {
    ...dieKeys(),
    '$mod+z': key(undoByKey),
    '$mod+y': key(redoByKey),
    '$mod+Shift+Z': key(redoByKey),
    f: key(nextAble),
    n: ordering(endPhase),
    g: ordering(pickHere),
    'Shift+G': key(() => pickLine(hexAtHand())),
    x: ordering(() => leaveMap()),
    o: key(() => show('now')),
    l: key(() => whenFetched(panelWords(), switchSight)),
    j: key(() => show('log')),
    p: key(() => show('armies')),
    k: key(() => whenFetched(panelWords(), switchReplay)),
    ',': key(() => whenFetched(panelWords(), () => skipTo('fight'))),
    i: key(writeHere),
    r: key(showRule),
    h: key(askCounsel),
    y: key(() => preferences.getState().whyNot && askWhy()),
    t: key(switchThreats),
    v: key(() => showCoverage('enemy')),
    'Shift+V': key(() => showCoverage('own')),
    u: key(() => hearAgain(0)),
    'Shift+U': key(() => hearAgain(1)),
    ...held(SHIFT, {
      '.': key(nextUnit),
      '0': key(() => boardHandle.current?.fit()),
      '/': key(typeOrder),
      '?': key(() => ask('keys')),
      '<': key(() => stepReplay(-1)),
      '>': key(() => stepReplay(1)),
      ';': key(() => whenFetched(panelWords(), () => skipTo('loss'))),
    }),
    ...held(['Shift+', ...ALT], { '{': key(() => wheelLine(-1)), '}': key(() => wheelLine(1)) }),
    ...held(ALT, { '[': key(() => turn(-1)), ']': key(() => turn(1)) }),
    m: key(() => boardHandle.current?.focus()),
    Escape: (event) => {
      if (!inDialog() && !isTyping(event)) cancel();
    },
  });
  return () => {
    removeEventListener('keydown', barHeld, true);
    end();
  };
}
