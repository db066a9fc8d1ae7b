import { useStore } from 'zustand';
import { table } from '../../../store/table';
import { useWords } from '../../words';
import { askLuck } from '../contract/luckPart';
import { askReport } from '../contract/reportPart';
import { ask, canReplay, mayNote, notesNow, replay, switchReplay } from '../session';
import { Glyph } from './Glyph';
import { useGame, useSystem, useTable } from './hooks';
import { whenAsked } from './whenAsked';

const NoteCard = whenAsked('NoteCard');

interface Props {
  /** Whether the notes are shown in place of the log. */
  readonly listed: boolean;
  readonly onList: (listed: boolean) => void;
}

/** Plays the battle again from its beginning, or on from the past moment that is shown, until it is pressed once more: it keeps its place either way. */
function Watch() {
  const { log, replay: words } = useWords().table;
  const looking = useGame((now) => now.looking !== undefined);
  const isOn = useStore(replay, (state) => state.isOn);
  return (
    <button
      type="button"
      className="app-button app-button--quiet"
      aria-pressed={isOn}
      title={`${looking ? (isOn ? words.pause : words.play) : words.watch} (K)`}
      data-testid="watch"
      onClick={switchReplay}
    >
      <Glyph name={isOn ? 'pause' : 'play'} /> {log.tools.watch}
    </button>
  );
}

/** What can be done with the whole log, beneath it: notes and reports. */
export function LogTools({ listed, onList }: Props) {
  const { log, notes: words } = useWords().table;
  const replayable = useGame(canReplay);
  const system = useSystem();
  const practice = useGame((now) => now.head.practice);
  const notable = useGame(mayNote);
  useGame((now) => now.treeChanges);
  const noting = useTable((state) => state.noting);
  const count = notesNow().length;
  return (
    <>
      {notable && noting && <NoteCard />}
      <div className="table-log__tools">
        {replayable && <Watch />}
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
            title={log.verify}
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
