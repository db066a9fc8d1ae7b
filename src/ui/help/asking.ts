import type { Hex } from '../../kernel/board';
import { match, type Snapshot } from '../../store/match';
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

/** Why nothing at all can be ordered now, whatever is asked about. */
function whyNothing(snapshot: Snapshot): string | undefined {
  const { disabled } = helpWords().why;
  if (snapshot.looking !== undefined) return undefined;
  if (snapshot.elsewhere) return disabled[snapshot.elsewhere];
  if (snapshot.stop) return disabled.stop;
  if (snapshot.outcome) return disabled.over;
  return byBothText(snapshot, tableOf(snapshot).naming(snapshot, armyNames(snapshot.head.battle)).army);
}

/** The answer for the hex that was chosen while asking. */
export function askAt(hex: Hex): void {
  const snapshot = now();
  if (!snapshot) return;
  const nothing = whyNothing(snapshot);
  const answer = nothing === undefined ? helpOf(snapshot).why(snapshot, table.getState().tool, hex) : undefined;
  show(answer ?? { title: helpWords().why.ask.act, text: nothing! }, [hex]);
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
