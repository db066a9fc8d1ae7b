import type { Hex } from '../../kernel/board';
import { match, type Snapshot } from '../../store/match';
import { systemOf } from '../../store/systems';
import { table } from '../../store/table';
import { announce } from '../app/announce';
import type { Answer, DisabledReason } from '../table/contract/help';
import { helping } from '../table/contract/helpPart';
import { armyNames } from '../table/contract/names';
import { tableOf } from '../table/contract/systems';
import { now } from '../table/session';
import { byBothText } from '../table/shell/byBothText';
import { spoken } from '../words';
import { helpWords } from '../words/help';
import { helpOf } from './systemHelp';

/** Lays the answer down as soon as something else happens. */
let leave: (() => void) | undefined;

export function dropAnswer(): void {
  leave?.();
  leave = undefined;
  if (helping.getState().answer) helping.setState({ answer: undefined, marks: undefined, about: [] });
}

/** Shows an answer in the line under the map, marks its hexes and reads it out. */
function show(answer: Answer, asked: readonly Hex[] = []): void {
  dropAnswer();
  table.setState({ asking: false, refused: undefined });
  const hexes = answer.hexes ?? [];
  const about = [...asked, ...hexes];
  helping.setState({ answer, about, marks: hexes.length > 0 ? { threats: hexes } : undefined });
  announce([answer.title, answer.about ?? '', answer.text].filter(Boolean).join(' '));
  const ends = [
    match.store.subscribe(dropAnswer),
    // It is told in the language in which it was asked.
    spoken.subscribe((state, before) => state.language !== before.language && dropAnswer()),
    table.subscribe((state, before) => {
      const sights = state.sight && !before.sight;
      if (state.tool !== before.tool || state.refused !== before.refused || state.asking || sights) dropAnswer();
    }),
  ];
  leave = () => {
    for (const end of ends) end();
  };
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
  const waits = byBothText(snapshot, tableOf(snapshot).naming(snapshot, armyNames(snapshot.head)).army);
  return waits === undefined ? undefined : told(waits);
}

/** The answer for the hex that was chosen while asking. */
export function askAt(hex: Hex): void {
  const snapshot = now();
  if (snapshot) show(whyNothing(snapshot) ?? helpOf(snapshot).why(snapshot, table.getState().tool, hex), [hex]);
}

/** By long press or right click: the answer beside the card of what is there. */
export function explainHex(hex: Hex): void {
  const snapshot = now();
  if (snapshot && !snapshot.outcome) askAt(hex);
}

/** Why a disabled button is disabled. */
export function answerDisabled(reason: DisabledReason): void {
  const { why } = helpWords();
  if (typeof reason === 'string') return show({ title: why.title, text: why.disabled[reason] });
  const snapshot = now();
  if (snapshot) show(helpOf(snapshot).whyPiece(snapshot, reason.piece));
}
