import type { Note } from '../../../kernel/record';
import { useWords } from '../../words';
import { SIGNS } from '../contract/signs';
import { Glyph } from './Glyph';

/** The sign of a mark, and whether the moment is bookmarked. */
function Signs({ note: { mark, bookmark } }: { readonly note: Note }) {
  const { notes: words } = useWords().table;
  return (
    <>
      {bookmark && (
        <span className="table-note__star" title={words.bookmark}>
          <Glyph name="star" />
          <span className="app-unseen">{words.bookmark} </span>
        </span>
      )}
      {mark && (
        <b className="table-note__sign" data-mark={mark} title={words.marks[mark]}>
          <span aria-hidden="true">{SIGNS[mark]}</span>
          <span className="app-unseen">{words.marks[mark]} </span>
        </b>
      )}
    </>
  );
}

/** A note as the log has it, beneath its line. */
export function NoteLine({ note }: { readonly note: Note }) {
  const { notes: words } = useWords().table;
  const drawn = note.drawn?.length ?? 0;
  return (
    <p className="table-note" data-testid="note">
      <Signs note={note} /> {note.text} {drawn > 0 && !note.text && !note.mark && <small>{words.drawnOn(drawn)}</small>}
    </p>
  );
}
