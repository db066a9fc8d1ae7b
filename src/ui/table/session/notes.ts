import { type Board, type Hex, parseHex, printHex } from '../../../kernel/board';
import { LONGEST_NOTE, MOST_DRAWN, type Note } from '../../../kernel/record';
import { match, type Snapshot } from '../../../store/match';
import { type TableState, table } from '../../../store/table';
import type { NotedFacts } from '../../board/facts';
import { now } from './deciding';

/* What people write and draw beside a moment of the game. */

export type NoteBody = Omit<Note, 'at' | 'by'>;

/** A note with something of it changed; undefined: nothing is left of it. */
export function changedNote(note: NoteBody | undefined, change: NoteBody): NoteBody | undefined {
  const { text = '', mark, bookmark, drawn = [] } = { ...note, ...change };
  const written = text.trim().slice(0, LONGEST_NOTE);
  if (written === '' && mark === undefined && !bookmark && drawn.length === 0) return undefined;
  return {
    ...(written === '' ? {} : { text: written }),
    ...(mark ? { mark } : {}),
    ...(bookmark ? { bookmark } : {}),
    ...(drawn.length > 0 ? { drawn } : {}),
  };
}

/** Rings and arrows with one more, or without the one that is drawn once more; where a moment has as many as it may, the oldest goes. */
export const drawnWith = (drawn: readonly string[], stroke: string): readonly string[] =>
  drawn.includes(stroke) ? drawn.filter((one) => one !== stroke) : [...drawn, stroke].slice(-MOST_DRAWN);

/** Rings and arrows for the map; what lies on no hex of it is left out. */
export function notedOn(board: Board, drawn: readonly string[]): NotedFacts[] {
  return drawn.flatMap((stroke) => {
    const [first, last] = stroke.split('>').map((name) => parseHex(board, name));
    if (first === undefined || first < 0) return [];
    if (!stroke.includes('>')) return [{ to: first }];
    return last === undefined || last < 0 ? [] : [{ from: first, to: last }];
  });
}

/** The moment that is shown, which a note would be about. */
export const notedMoment = ({ looking, cursor }: Pick<Snapshot, 'looking' | 'cursor'>): number => looking ?? cursor;

/** Whether whoever looks may write: the game is his to change, and (13.7) it is not between two players. */
export const mayNote = ({ elsewhere, stop, viewer }: Snapshot): boolean => !elsewhere && !stop && viewer !== 'none';

/** Two notes of one moment as one. */
const together = (one: Note, other: Note): Note => ({
  at: one.at,
  ...changedNote(one, {
    text: [one.text, other.text].filter(Boolean).join('\n'),
    mark: one.mark ?? other.mark,
    bookmark: one.bookmark || other.bookmark,
    drawn: [...new Set([...(one.drawn ?? []), ...(other.drawn ?? [])])].slice(-MOST_DRAWN),
  }),
});

/** What whoever looks may read of all moments, one note each: what two sides wrote that could not read each other's (13.7) is one when all lies open. */
export function notesNow(): readonly Note[] {
  const notes = new Map<number, Note>();
  for (const note of match.notes()) {
    const before = notes.get(note.at);
    notes.set(note.at, before ? together(before, note) : note);
  }
  return [...notes.values()];
}

export const noteAt = (moment: number): Note | undefined => notesNow().find(({ at }) => at === moment);

/** Changes what is said of a moment. */
export function writeNote(moment: number, change: NoteBody): void {
  const snapshot = now();
  if (!snapshot || !mayNote(snapshot)) return;
  const note = noteAt(moment);
  const next = changedNote(note, change);
  if (JSON.stringify(next) === JSON.stringify(changedNote(note, {}))) return;
  // 13.7 What all may read stays so, whichever side changes it.
  const forAll = match.notes().some(({ at, by }) => at === moment && by === undefined);
  match.annotate(moment, next, forAll);
}

/** The pencil, if it is in hand at the moment that is shown. */
export const pencilOf = ({ pencil }: TableState, snapshot: Snapshot): TableState['pencil'] =>
  pencil && pencil.at === notedMoment(snapshot) && mayNote(snapshot) ? pencil : undefined;

/** Takes the pencil in hand, or lays it down. */
export function switchPencil(): void {
  const snapshot = now();
  if (!snapshot || !mayNote(snapshot)) return;
  const held = pencilOf(table.getState(), snapshot);
  table.setState({ pencil: held ? undefined : { at: notedMoment(snapshot), from: undefined } });
}

/** What the pencil has done. */
export interface Stroke {
  readonly from: string;
  /** Undefined: an arrow or a ring is begun there. */
  readonly to?: string;
  readonly isAdded?: boolean;
}

/** The pencil on a hex: first where an arrow begins, then where it ends, or once more the same for a ring. */
export function drawAt(hex: Hex): Stroke | undefined {
  const snapshot = now();
  const pencil = snapshot && pencilOf(table.getState(), snapshot);
  if (!pencil) return undefined;
  const { board } = snapshot.context;
  const to = printHex(board, hex);
  if (pencil.from === undefined) {
    table.setState({ pencil: { ...pencil, from: hex } });
    return { from: to };
  }
  const from = printHex(board, pencil.from);
  const before = noteAt(pencil.at)?.drawn ?? [];
  const stroke = from === to ? to : `${from}>${to}`;
  const drawn = drawnWith(before, stroke);
  writeNote(pencil.at, { drawn });
  table.setState({ pencil: { ...pencil, from: undefined } });
  return { from, to, isAdded: drawn.includes(stroke) };
}
