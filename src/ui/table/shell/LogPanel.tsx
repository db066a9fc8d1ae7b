import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Note } from '../../../kernel/record';
import type { Chapter } from '../../../store/chapters';
import { type LogEntry, match } from '../../../store/match';
import { useWords } from '../../words';
import type { BareNaming } from '../../words/naming';
import type { DisabledReason } from '../contract/help';
import { type LuckPart, preloadLuck, useLuckPart } from '../contract/luckPart';
import type { SystemPanels } from '../contract/system';
import { toldIn } from '../contract/told';
import { whenStirred } from '../contract/whenStirred';
import { notesNow, showMoment } from '../session';
import { BranchLine, OtherWays } from './BranchLine';
import { Die } from './Die';
import { pressed } from './disabledReason';
import { droppedText } from './dropped';
import { useGame, useNaming, useSystem, useTable } from './hooks';
import { LogTools } from './LogTools';
import { NoteLine } from './NoteLine';
import { RuleLink } from './RuleLink';
import { SideMark } from './SideMark';
import { ToldHead } from './StopLine';
import { readOrder } from './secretOrder';
import { whenAsked } from './whenAsked';

const NoteList = whenAsked('NoteList');

/** So many lines are drawn; earlier ones on demand. */
const PAGE = 40;

interface RowProps {
  readonly entry: LogEntry;
  readonly at: number;
  readonly naming: BareNaming;
  readonly shown: boolean;
  readonly undone: boolean;
  /** It is only told: the rules do not play it. */
  readonly kept: boolean;
  /** 13.7 Why no moment is shown: nobody sits at the table. */
  readonly shut: DisabledReason | false;
  readonly note: Note | undefined;
  /** As it may be read. */
  readonly order: string;
  readonly Luck: LuckPart['RowLuck'] | undefined;
}

const Row = memo(({ entry, at, naming, shown, undone, kept, shut, order, note, Luck }: RowProps) => {
  const words = useWords();
  const system = useSystem();
  const told = toldIn('log', system, entry.events);
  if (told.length === 0 && !note) return null;
  return (
    <li className={`table-row${shown ? ' table-row--shown' : ''}${undone ? ' table-row--undone' : ''}`} data-testid="log-row" data-at={at}>
      <button
        type="button"
        className="table-row__order"
        aria-label={words.table.log.show(order)}
        aria-current={shown ? 'step' : undefined}
        {...pressed(shut, () => showMoment(at))}
      >
        {order}
        {(undone || kept) && <span className="app-unseen"> ({undone ? words.table.log.undone : words.table.stop.rowKept})</span>}
      </button>
      <div>
        {told.map((event, i) => (
          <p key={i}>
            {system.say(event, naming)} <RuleLink id={event.rule} />
          </p>
        ))}
        {note && <NoteLine note={note} />}
      </div>
      {entry.dice.length > 0 && (
        <span className="table-row__dice">
          {entry.dice.map((face, i) => (
            <Die key={i} face={face} />
          ))}
          {Luck && <Luck entry={entry} at={at - 1} />}
        </span>
      )}
    </li>
  );
});

/** Whether nothing was done in a phase: it was ended, or passed by itself. */
const isPassed = ({ from }: Chapter, next: Chapter | undefined): boolean =>
  next?.from === from + 1 && match.entries()[from]?.order === 'end';

function Head({ chapter, next, naming }: { readonly chapter: Chapter; readonly next: Chapter | undefined; readonly naming: BareNaming }) {
  const words = useWords().table;
  const system = useSystem();
  // 13.7 Whether the other side has done anything that nobody sees is not told.
  const isKnown = useGame(({ viewer }) => viewer === 'all' || viewer === chapter.by);
  return (
    <li className="table-row table-row--head">
      <SideMark side={chapter.by} />
      {words.log.head(chapter.turn, naming.army(chapter.player), system.phaseName(chapter.phase))}
      {isKnown && isPassed(chapter, next) && <small>· {words.log.passed}</small>}
    </li>
  );
}

/** What tells the luck of the dice, which comes once some have fallen and somebody is there. */
function useRowLuck(length: number): LuckPart | undefined {
  const system = useSystem();
  const practice = useGame((now) => now.head.practice);
  const wants = system.luck !== undefined && !practice && match.entries().some(({ dice }, at) => at < length && dice.length > 0);
  useEffect(() => (wants ? whenStirred(() => preloadLuck(system)) : undefined), [wants, system]);
  const part = useLuckPart(system);
  return wants ? part : undefined;
}

/** What lies ahead of the moment that is shown, and is not lost by going on from there. */
const Ahead = ({ from }: { readonly from: number }) => (
  <li className="table-row table-row--ahead app-note" data-testid="ahead">
    {droppedText(from)}
  </li>
);

/** The lines of the log from a play on, each phase under its head. */
function Rows({ panels, first }: { readonly panels: SystemPanels; readonly first: number }) {
  const naming = useNaming();
  const cursor = useGame((now) => now.cursor);
  const length = useGame((now) => now.length);
  const looking = useGame((now) => now.looking);
  const practice = useGame((now) => now.head.practice !== undefined);
  const shut = useGame(({ viewer, elsewhere }) => viewer === 'none' && (elsewhere ?? 'handOver'));
  useGame((now) => now.viewer);
  const stop = useGame((now) => now.stop);
  const branched = useGame((now) => now.treeChanges) > 0 && match.branches().length > 1;
  const luck = useRowLuck(length);
  const entries = match.entries();
  const notes = new Map(notesNow().map((note) => [note.at, note]));
  const heads = match.chapters().filter(({ from }) => from >= first);
  const start = first === 0 ? notes.get(0) : undefined;
  // In a lesson nobody goes on from a past moment, nor from what is only told.
  const ahead = stop || practice || looking === length ? undefined : looking;
  const rows = ahead === 0 ? [<Ahead key="ahead" from={0} />] : [];
  let head = 0;
  for (let i = first; i <= length; i++) {
    while (heads[head]?.from === i) {
      const chapter = heads[head++]!;
      rows.push(<Head key={`h${head} ${chapter.from}`} chapter={chapter} next={heads[head]} naming={naming} />);
    }
    const entry = entries[i];
    const kept = stop !== undefined && i >= stop.play;
    if (stop && i === Math.max(stop.play, first) && i < length) rows.push(<ToldHead key="told" />);
    if (i < length && entry) {
      rows.push(
        <Row
          key={i}
          entry={entry}
          at={i + 1}
          naming={naming}
          shown={(looking ?? cursor) === i + 1}
          undone={i >= cursor && !kept}
          kept={kept}
          shut={shut}
          Luck={kept ? undefined : luck?.RowLuck}
          note={notes.get(i + 1)}
          order={readOrder(panels, entry, i === length - 1)}
        />,
      );
    }
    if (branched) rows.push(<OtherWays key={`b${i}`} at={i} />);
    if (ahead === i + 1) rows.push(<Ahead key="ahead" from={ahead} />);
  }
  return (
    <>
      {start && (
        <li className="table-row">
          <NoteLine note={start} />
        </li>
      )}
      {rows}
    </>
  );
}

/** The row of a play, or of the last one before it of which something is told. */
const rowAt = (box: HTMLElement | null, at: number): Element | undefined =>
  [...(box?.querySelectorAll<HTMLElement>('[data-at]') ?? [])].filter(({ dataset }) => Number(dataset['at']) <= at).at(-1);

/** The log itself, hanging from its end. */
function LogList({ panels }: { readonly panels: SystemPanels }) {
  const words = useWords().table;
  const naming = useNaming();
  const length = useGame((now) => now.length);
  const conceded = useGame((now) => now.conceded);
  const [pages, setPages] = useState(1);
  const box = useRef<HTMLElement>(null);
  const scrolled = useRef(false);
  const looking = useGame((now) => now.looking);
  // A past moment that is shown is in the list, and in sight in it.
  const needed = looking === undefined ? 1 : Math.ceil((length - Math.max(0, looking - 1)) / PAGE);
  const first = Math.max(0, length - Math.max(pages, needed) * PAGE);
  useLayoutEffect(() => {
    // The list hangs from its end: nought is the bottom, and stays there whatever room there is. To ask where it is would have all laid out at once.
    if (looking === undefined && box.current && scrolled.current) box.current.scrollTop = 0;
  }, [length, looking]);
  useEffect(() => {
    if (looking !== undefined) rowAt(box.current, looking)?.scrollIntoView({ block: 'nearest' });
  }, [looking]);
  return (
    <section
      ref={box}
      className="table-log__list"
      aria-label={words.log.title}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop !== 0;
      }}
    >
      <div>
        {first > 0 && (
          <button type="button" className="app-button app-button--quiet" onClick={() => setPages(pages + 1)}>
            {words.log.earlier(Math.min(first, PAGE))}
          </button>
        )}
        {length === 0 && <p className="app-note">{words.log.empty}</p>}
        <ol>
          <Rows panels={panels} first={first} />
          {conceded !== undefined && (
            <li className="table-row table-row--head" data-testid="log-conceded">
              <SideMark side={conceded === 1 ? 0 : 1} />
              {words.result.conceded(naming.army(conceded === 1 ? 0 : 1))}
            </li>
          )}
        </ol>
      </div>
    </section>
  );
}

/** The whole game line by line, the last at the bottom, or in its place the notes. */
export function LogPanel({ panels }: { readonly panels: SystemPanels }) {
  const length = useGame((now) => now.length);
  const noting = useTable((state) => state.noting);
  const [listed, list] = useState(false);
  return (
    <div className="table-log" data-testid="log">
      <BranchLine />
      {listed ? <NoteList panels={panels} /> : <LogList panels={panels} />}
      {(length > 0 || noting) && <LogTools listed={listed} onList={list} />}
    </div>
  );
}
