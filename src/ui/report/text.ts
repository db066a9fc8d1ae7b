import type { Note } from '../../kernel/record';
import type { Snapshot } from '../../store/match';
import { SIGNS } from '../table/contract/signs';
import { tableOf } from '../table/contract/systems';
import { wordsNow } from '../words';
import { reportWords } from '../words/report';
import { type BattleTold, type ReportPanels, standingAt, tellBattle } from './battle';
import { chancesOf, type PlayTold } from './story';

/** Sets a line apart below the order that it belongs to. */
const INDENT = '    ';

/** How the battle stands or has ended, and what both sides have lost: what stands above a report, and beneath a picture. */
export function headLines({ title, head, sides }: BattleTold): string[] {
  const { labelled } = wordsNow().common;
  return [
    `${title} · ${head[0]}`,
    ...head.slice(1),
    ...sides.map(({ name, points, losses }) =>
      [name, points, ...losses.map(([what, much]) => labelled(what, much))].filter(Boolean).join(' · '),
    ),
  ];
}

/** What a die was rolled on, what it brought and how likely that was. */
export const rollLines = ({ rolls }: PlayTold): string[] =>
  rolls.map((roll) => reportWords().roll(roll.on, roll.results[roll.line - 1] ?? '', chancesOf(roll)));

/** A note as the text has it: `★ ?! Too far.`; empty where it is but drawn. */
export function noteText(note: Note | undefined): string {
  if (!note) return '';
  return [note.bookmark ? '★' : '', note.mark ? SIGNS[note.mark] : '', note.text ?? ''].filter((part) => part !== '').join(' ');
}

/** Of which moment what follows a turn is: its end, or, while it goes on, now. */
export function whenText(turn: number, { state, outcome }: Pick<Snapshot, 'state' | 'outcome'>): string {
  const words = reportWords();
  return turn < state.turn || outcome ? words.after(turn) : words.soFar(turn);
}

function playLines(play: PlayTold): string[] {
  const { order, sentences } = play;
  return [
    ...(order === '' ? [] : [`  ${order ?? reportWords().secret}`]),
    ...[...sentences.map(({ text }) => text), ...rollLines(play), noteText(play.note)]
      .filter((line) => line !== '')
      .map((line) => INDENT + line),
  ];
}

/** The whole battle as plain text: how it ended, then turn by turn what happened, with odds, dice and results, and how both sides stood after each turn, or stand now. */
export function reportText(panels: ReportPanels, snapshot: Snapshot): string {
  const words = reportWords();
  const system = tableOf(snapshot);
  const told = tellBattle(panels, snapshot);
  const { turns, naming } = told;
  const lines = [...headLines(told), told.rules];
  const first = noteText(told.first);
  if (first !== '') lines.push('', first);
  for (const { turn, phases, end } of turns) {
    lines.push('', words.turn(turn).toLocaleUpperCase());
    for (const { player, phase, plays } of phases) {
      lines.push('', words.phase(naming.army(player), system.phaseName(phase)), ...plays.flatMap(playLines));
    }
    lines.push('', whenText(turn, snapshot), ...standingAt(panels, snapshot, end, naming).map((line) => `  ${line}`));
  }
  return `${lines.join('\n')}\n`;
}
