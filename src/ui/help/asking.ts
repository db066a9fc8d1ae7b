import type { Hex } from '../../kernel/board';
import { match, type Snapshot } from '../../store/match';
import { systemOf } from '../../store/systems';
import { table } from '../../store/table';
import { announce, announcePassing } from '../app/announce';
import type { Answer, DisabledReason } from '../table/contract/help';
import { helping } from '../table/contract/helpState';
import { layAnswerDown } from '../table/contract/layAnswerDown';
import { armyNames } from '../table/contract/names';
import { tableOf } from '../table/contract/systems';
import { isProgrammed, now } from '../table/session';
import { byBothText } from '../table/shell/byBothText';
import { spoken } from '../words';
import { helpWords } from '../words/help';
import { helpOf } from './systemHelp';

/** Shows an answer in the line under the map, marks its hexes and reads it out; it is laid down as soon as something else happens. */
function show(answer: Answer, asked: readonly Hex[] = []): void {
  layAnswerDown();
  table.setState({ asking: false, refused: undefined });
  const hexes = answer.hexes ?? [];
  const about = [...asked, ...hexes];
  helping.setState({ answer, about, marks: hexes.length > 0 ? { threats: hexes } : undefined });
  announce([answer.title, answer.about ?? '', answer.text].filter(Boolean).join(' '));
  const leave = () => {
    for (const end of ends) end();
  };
  const ends = [
    match.store.subscribe(layAnswerDown),
    // It is told in the language in which it was asked.
    spoken.subscribe((state, before) => state.language !== before.language && layAnswerDown()),
    table.subscribe((state, before) => {
      const sights = state.sight && !before.sight;
      if (state.tool !== before.tool || state.refused !== before.refused || state.asking || sights) layAnswerDown();
    }),
    helping.subscribe((state) => state.answer !== answer && leave()),
  ];
}

/** The answer of any game where nothing at all can be ordered now, whatever is asked about. */
function whyNothing(snapshot: Snapshot): Answer | undefined {
  const { ask, disabled } = helpWords().why;
  const told = (text: string, rule?: string): Answer => ({ title: ask.act, text, ...(rule === undefined ? {} : { rule }) });
  const refused = (why: string): Answer => {
    const { sequenceRule: rule } = systemOf(snapshot);
    return told(tableOf(snapshot).sayRefusal({ rule, why }, snapshot.context), rule);
  };
  if (snapshot.looking !== undefined) return refused('looking');
  if (snapshot.elsewhere) return told(disabled[snapshot.elsewhere]);
  if (snapshot.stop) return told(disabled.stop);
  if (snapshot.outcome) return refused('over');
  if (isProgrammed(snapshot)) return told(disabled.program);
  const waits = byBothText(snapshot, tableOf(snapshot).naming(snapshot, armyNames(snapshot)).army);
  return waits === undefined ? undefined : told(waits);
}

/** The answer for the hex that was chosen while asking. */
export function askAt(hex: Hex): void {
  const snapshot = now();
  if (snapshot) show(whyNothing(snapshot) ?? helpOf(snapshot).why(snapshot, table.getState().tool, hex), [hex]);
}

/** The next hex or grey button that is chosen is asked about, or no longer. */
export function switchAsking(): void {
  const snapshot = now();
  const asking = !table.getState().asking;
  table.setState({ asking });
  if (asking && snapshot) announcePassing(`${helpOf(snapshot).texts().asking} ${helpWords().why.byEscape}`);
}

/** By long press or right click: the answer beside the card of what is there. */
export function explainHex(hex: Hex): void {
  const snapshot = now();
  if (snapshot && !snapshot.outcome) askAt(hex);
}

/** Why a disabled button is disabled. */
export function answerDisabled(reason: DisabledReason): void {
  const { why } = helpWords();
  const snapshot = now();
  const rule = reason === 'hidden' && snapshot ? systemOf(snapshot).hiddenBy?.(snapshot.context) : undefined;
  if (typeof reason === 'string') return show({ title: why.title, text: why.disabled[reason], rule });
  if (snapshot) show(helpOf(snapshot).whyPiece(snapshot, reason.piece));
}
