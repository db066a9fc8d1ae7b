import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { useWords } from '../../words';
import { askLuck } from '../contract/luckPart';
import { askReport } from '../contract/reportPart';
import { ask, mayNote } from '../session';
import { Glyph } from './Glyph';
import { useGame, useSystem, useTable } from './hooks';
import { NoteCard } from './Notes';

interface Props {
  /** Whether the notes are shown in place of the log. */
  readonly listed: boolean;
  readonly onList: (listed: boolean) => void;
}

/** What can be done with the whole log, beneath it: notes and reports. */
export function LogTools({ listed, onList }: Props) {
  const { log, notes: words, proof } = useWords().table;
  const system = useSystem();
  const practice = useGame((now) => now.head.practice);
  const notable = useGame(mayNote);
  useGame((now) => now.treeChanges);
  const noting = useTable((state) => state.noting);
  const count = match.notes().length;
  return (
    <>
      {notable && noting && <NoteCard />}
      <div className="table-log__tools">
        {notable && (
          <button
            type="button"
            className="app-button app-button--quiet"
            aria-pressed={noting}
            title={`${words.write} (I)`}
            data-testid="note-ask"
            onClick={() => table.setState({ noting: !noting, pencil: undefined })}
          >
            <Glyph name="pencil" /> {words.write}
          </button>
        )}
        {(count > 0 || listed) && (
          <button
            type="button"
            className="app-button app-button--quiet"
            aria-pressed={listed}
            data-testid="notes-ask"
            onClick={() => onList(!listed)}
          >
            {words.all(count)}
          </button>
        )}
        <button type="button" className="app-button app-button--quiet" data-testid="report-log" onClick={askReport}>
          {log.report}
        </button>
        {system.luck && !practice && (
          <button type="button" className="app-button app-button--quiet" data-testid="luck-log" onClick={() => askLuck(system)}>
            {log.luck}
          </button>
        )}
        {!practice && (
          <button type="button" className="app-button app-button--quiet" data-testid="dice-ask" onClick={() => ask('dice')}>
            {proof.open}
          </button>
        )}
      </div>
    </>
  );
}
