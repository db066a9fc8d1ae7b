import { useEffect, useMemo, useReducer } from 'react';
import type { Checked, Fault } from '../../kernel/game';
import { type Foreign, verifyRecord } from '../../store/foreign';
import { library } from '../../store/library';
import { createPart } from '../../store/part';
import { FaultList } from '../app/FaultList';
import { tellMissing } from '../app/fetched';
import { NotLoaded } from '../app/NotLoaded';
import { doubtMark, doubtSaid, hasGame, stopSaid } from '../app/recordSaid';
import type { Page } from '../app/routes';
import { preload } from '../app/screens';
import { isSilent, onceItAnswers, SILENT } from '../app/silentStorage';
import { useTitle } from '../app/title';
import { usePart } from '../app/usePart';
import { useWords } from '../words';
import { accept, type ComesTo, whatComesOf } from './opening';
import { useStarting } from './setUp/useStarting';
import { useGameNames, useTitles } from './titles';
import './pages.css';

/** What a link holds, and what came of verifying it. */
interface InLink {
  readonly read: Checked<Foreign>;
  readonly json?: unknown;
  readonly comesTo?: ComesTo;
}

async function gameIn(text: string): Promise<InLink> {
  const { readLink } = await import('../../store/link');
  const json = await readLink(text);
  if (!json.ok) return { read: json };
  const read = await verifyRecord(json.value);
  if (!read.ok) return { read, json: json.value };
  const comesTo = await whatComesOf(read.value);
  return { read: comesTo === 'silent' ? { ok: false, faults: [SILENT] } : read, json: json.value, comesTo };
}

async function keep(json: object): Promise<void> {
  const { fileName, saveFile } = await import('../../store/file');
  saveFile(fileName('', Date.now()), json);
}

/** What is wrong with a link, and, if there is a game in it all the same, a file for that. */
function Unopened({ faults, json }: { readonly faults: readonly Fault[]; readonly json: unknown }) {
  const { pages, common } = useWords();
  const isGame = typeof json === 'object' && json !== null && hasGame(faults);
  return (
    <>
      <FaultList faults={faults} />
      <p>{isSilent(faults) ? pages.file.silent : isGame ? pages.file.unopenedText : pages.link.badHint}</p>
      <div className="app-row">
        {isGame && (
          <button type="button" className="app-button" onClick={() => keep(json).catch(tellMissing)}>
            {pages.link.keep}
          </button>
        )}
        <a className="app-button" href="#/">
          {common.trouble.home}
        </a>
      </div>
    </>
  );
}

interface OfferProps {
  readonly foreign: Foreign;
  readonly comesTo: ComesTo | undefined;
  /** It cannot be said any more what it comes to. */
  readonly again: () => void;
}

/** What opening the game would come to, and whether to. */
export function Offer({ foreign, comesTo = 'beside', again }: OfferProps) {
  const { pages, table } = useWords();
  const { record, title, sides, doubt, stop } = foreign;
  const titleFor = useTitles();
  const gameOf = useGameNames();
  const [starting, start] = useStarting('link');
  useEffect(() => preload({ screen: 'play' }), []);
  const battle = record.battle ?? null;
  const open = (confirmed?: boolean) => start(async () => (await accept(foreign, true, confirmed)) || again());
  const inOwnName = typeof comesTo === 'string' ? [] : comesTo;
  const isDoubtful = inOwnName.length > 0;
  const names = (record.names ?? []).filter((name) => name !== '');
  return (
    <>
      <p>{isDoubtful ? pages.link.belongs : comesTo === 'goesOn' ? pages.link.goesOn : pages.link.ask}</p>
      <div className="app-card link-game">
        <h2>{titleFor({ battle, title: title ?? (gameOf(battle) === undefined ? sides : '') })}</h2>
        <p className="app-note">{[...names, pages.link.actions(record.plays.length)].join(' · ')}</p>
        {doubt && (
          <p className="page-warning">
            <b>{doubtMark(table.doubt, doubt)}.</b> {doubtSaid(table.doubt, doubt)}
          </p>
        )}
        {stop && <p className="page-warning">{stopSaid(table.stop, stop)}</p>}
        {inOwnName.map((what) => (
          <p key={what} className="page-warning">
            {pages.link.inOwnName[what]}
          </p>
        ))}
      </div>
      <div className="app-row">
        <button type="button" className="app-button app-button--main" disabled={starting} onClick={() => open()}>
          {isDoubtful ? pages.link.openBeside : pages.link.open}
        </button>
        {isDoubtful && (
          <button type="button" className="app-button" disabled={starting} onClick={() => open(true)}>
            {pages.link.takeOver}
          </button>
        )}
        <a className="app-button" href="#/">
          {pages.link.decline}
        </a>
      </div>
    </>
  );
}

const OpenLink: Page<'link'> = ({ route }) => {
  const { pages } = useWords();
  // What is wrong with the link is among its faults.
  const [times, again] = useReducer((n: number) => n + 1, 0);
  const { value: inLink, retry } = usePart(useMemo(() => createPart(() => gameIn(route.text)), [route.text, times]));
  const read = inLink?.read;
  const silent = read?.ok === false && isSilent(read.faults);
  useEffect(() => (silent ? onceItAnswers(library.state, route.text, again) : undefined), [silent, route.text]);
  const title = !read || read.ok ? pages.link.title : hasGame(read.faults) ? pages.link.unopened : pages.link.badTitle;
  useTitle(title);
  if (retry) return <NotLoaded retry={retry} />;
  return (
    <section className="page-narrow" aria-live="polite">
      <h1>{title}</h1>
      {!read && <p>{pages.link.reading}</p>}
      {read?.ok && <Offer foreign={read.value} comesTo={inLink?.comesTo} again={again} />}
      {read && !read.ok && <Unopened faults={read.faults} json={inLink?.json} />}
    </section>
  );
};

export default OpenLink;
