import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { LONGEST_NOTE, MARKS } from '../../../kernel/record';
import { chapterAt } from '../../../store/chapters';
import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { isTyping } from '../../app/keyboard';
import { useWords } from '../../words';
import { SIGNS } from '../contract/signs';
import type { SystemPanels } from '../contract/system';
import { type NoteBody, noteAt, notedMoment, notesNow, showMoment, switchPencil, writeNote } from '../session';
import { boardHandle } from './boardHandle';
import { Glyph } from './Glyph';
import { useGame, useNarrow, useTable } from './hooks';
import { NoteLine } from './NoteLine';
import { readOrder } from './secretOrder';
import { useDrawing } from './useDrawing';

/** The text of a note, kept when whoever writes it turns to something else. */
function NoteText({ at, text, takesFocus }: { readonly at: number; readonly text: string; readonly takesFocus: boolean }) {
  const { notes: words } = useWords().table;
  const [draft, set] = useState(text);
  const id = useId();
  const last = useRef(text);
  const game = useGame(({ head }) => head.id);
  const branch = useGame((now) => now.branch);
  useEffect(() => {
    const write = () => {
      const { now } = match.store.getState();
      // What has been left is written by `onBlur`: in another branch this is another moment.
      if (now?.head.id === game && now.branch === branch) writeNote(at, { text: last.current });
    };
    // A page that is closed takes the focus from nothing, and one out of sight may never hear that it is closed. Before the library notes what is left to write.
    const writeHidden = () => {
      if (document.visibilityState === 'hidden') write();
    };
    addEventListener('pagehide', write, true);
    document.addEventListener('visibilitychange', writeHidden, true);
    return () => {
      removeEventListener('pagehide', write, true);
      document.removeEventListener('visibilitychange', writeHidden, true);
      write();
    };
  }, [at, game, branch]);
  return (
    <>
      <label className="app-unseen" htmlFor={id}>
        {words.text}
      </label>
      <textarea
        id={id}
        // biome-ignore lint/a11y/noAutofocus: whoever opens the card is about to write in it
        autoFocus={takesFocus}
        rows={2}
        maxLength={LONGEST_NOTE}
        placeholder={words.text}
        data-testid="note-text"
        value={draft}
        onChange={({ currentTarget: { value } }) => {
          last.current = value;
          set(value);
        }}
        onBlur={() => writeNote(at, { text: draft })}
      />
    </>
  );
}

const close = (): void => table.setState({ noting: false, pencil: undefined });

/** By Escape the map has the keyboard again. Where nobody types the pencil is laid down before, as from anywhere else. */
function closeByKey(event: KeyboardEvent, drawing: boolean): void {
  if (event.key !== 'Escape' || (drawing && !isTyping(event.nativeEvent))) return;
  // Nothing else is laid down by the same key.
  event.stopPropagation();
  close();
  boardHandle.current?.focus();
}

/** Writes beside the moment that is shown: a word, a mark, a bookmark, a drawing. */
export function NoteCard() {
  const { notes: words } = useWords().table;
  const narrow = useNarrow();
  const noted = useGame(notedMoment);
  // While the focus is in the card the game may be played on, by a program: the card stays with the moment that is written of.
  const [held, hold] = useState<number>();
  const isLeft = useRef(false);
  const at = held ?? noted;
  const branch = useGame((now) => now.branch);
  useGame((now) => now.treeChanges);
  useEffect(() => {
    isLeft.current = false;
  }, [at]);
  const looking = useGame((now) => now.looking);
  const looked = useRef(looking);
  useEffect(() => {
    // Whoever goes to another moment takes the card with him.
    if (looked.current !== looking) hold(undefined);
    looked.current = looking;
  }, [looking]);
  const drawing = useDrawing();
  const note: NoteBody = noteAt(at) ?? {};
  const draw = () => {
    if (at !== noted) showMoment(at);
    switchPencil();
    // On a small screen the panel lies over the map that is to be drawn on.
    if (narrow) table.setState({ sheet: false });
  };
  return (
    <section
      className="table-notecard"
      data-testid="note-card"
      aria-label={words.about(at)}
      onFocus={() => hold(at)}
      onKeyDown={(event) => closeByKey(event, drawing)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        isLeft.current = at !== noted;
        hold(undefined);
      }}
    >
      <header>
        <small>{words.about(at)}</small>
        <button type="button" className="app-button app-button--icon" aria-label={words.close} onClick={close}>
          <Glyph name="cross" />
        </button>
      </header>
      <NoteText key={`${branch} ${at}`} at={at} text={note.text ?? ''} takesFocus={!isLeft.current} />
      <div className="table-notecard__marks">
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            className="app-button"
            aria-pressed={note.mark === mark}
            aria-label={words.marks[mark]}
            title={words.marks[mark]}
            data-testid={`mark-${mark}`}
            onClick={() => writeNote(at, { mark: note.mark === mark ? undefined : mark })}
          >
            {SIGNS[mark]}
          </button>
        ))}
        <button
          type="button"
          className="app-button"
          aria-pressed={note.bookmark === true}
          aria-label={words.bookmark}
          title={words.bookmark}
          data-testid="bookmark"
          onClick={() => writeNote(at, { bookmark: !note.bookmark })}
        >
          <Glyph name="star" />
        </button>
        <button type="button" className="app-button" aria-pressed={drawing} data-testid="draw" onClick={draw}>
          <Glyph name="pencil" /> {words.draw}
        </button>
      </div>
    </section>
  );
}

/** All notes of this course, each of which leads to its moment. */
export function NoteList({ panels }: { readonly panels: Pick<SystemPanels, 'secret'> }) {
  const { notes: words, log } = useWords().table;
  useGame((now) => now.treeChanges);
  const here = useGame(notedMoment);
  const notes = notesNow();
  const chapters = match.chapters();
  const entries = match.entries();
  if (notes.length === 0) return <p className="app-note table-notes">{words.none}</p>;
  return (
    <ol className="table-notes" aria-label={words.list} data-testid="notes">
      {notes.map((note) => {
        const { turn } = chapters[chapterAt(chapters, Math.max(0, note.at - 1))]!;
        const entry = entries[note.at - 1];
        const order = note.at === 0 ? log.lookingStart : entry ? readOrder(panels, entry, note.at === entries.length) : '';
        return (
          <li key={note.at}>
            <button type="button" aria-current={note.at === here ? 'true' : undefined} onClick={() => showMoment(note.at)}>
              <small>{words.place(turn, order)}</small>
              <NoteLine note={note} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** In the line under the map while the pencil is in hand. */
export function PencilLine() {
  const { notes: words } = useWords().table;
  const begun = useTable(({ pencil }) => pencil?.from !== undefined);
  return (
    <div className="table-line" role="status" data-testid="pencil">
      <p>{begun ? words.goal : words.start}</p>
      <button type="button" className="app-button" data-testid="pencil-done" onClick={switchPencil}>
        {words.done}
      </button>
    </div>
  );
}
