import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { useWords } from '../../words';
import { askLuck } from '../contract/luckPart';
import { askReport } from '../contract/reportPart';
import { ask, canReplay, mayNote, playReplay } from '../session';
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
  const { log, notes: words, proof, replay } = useWords().table;
  const replayable = useGame((now) => canReplay(now) && now.looking === undefined);
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
        {replayable && (
          <button type="button" className="app-button app-button--quiet" title={replay.watch} data-testid="watch" onClick={playReplay}>
            <Glyph name="play" /> {log.tools.watch}
          </button>
        )}
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
        <button type="button" className="app-button app-button--quiet" title={log.report} data-testid="report-log" onClick={askReport}>
          {log.tools.report}
        </button>
        {system.luck && !practice && (
          <button
            type="button"
            className="app-button app-button--quiet"
            title={log.luck}
            data-testid="luck-log"
            onClick={() => askLuck(system)}
          >
            {log.tools.luck}
          </button>
        )}
        {!practice && (
          <button
            type="button"
            className="app-button app-button--quiet"
            title={proof.open}
            data-testid="dice-ask"
            onClick={() => ask('dice')}
          >
            {log.tools.dice}
          </button>
        )}
      </div>
    </>
  );
}
