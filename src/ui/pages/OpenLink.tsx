import { useEffect, useState } from 'react';
import type { Checked } from '../../kernel/game';
import { type Foreign, verifyRecord } from '../../store/foreign';
import { doubtMark, doubtSaid, stopSaid } from '../app/recordSaid';
import type { Page } from '../app/routes';
import { useTitle } from '../app/title';
import { useWords } from '../words';
import { FaultList } from './FaultList';
import { accept } from './opening';
import { useTitles } from './titles';
import './pages.css';

async function gameIn(text: string): Promise<Checked<Foreign>> {
  const { readLink } = await import('../../store/link');
  const json = await readLink(text);
  return json.ok ? verifyRecord(json.value) : json;
}

function Offer({ foreign }: { readonly foreign: Foreign }) {
  const { pages, table } = useWords();
  const { record, doubt, stop } = foreign;
  const titleFor = useTitles();
  const battle = record.battle ?? null;
  const names = (record.names ?? []).filter((name) => name !== '');
  return (
    <>
      <p>{pages.link.ask}</p>
      <div className="app-card link-game">
        <h2>{titleFor({ battle, title: battle === null ? pages.link.unknownBattle : '' })}</h2>
        <p className="app-note">{[...names, pages.link.actions(record.plays.length)].join(' · ')}</p>
        {doubt && (
          <p className="page-warning">
            <b>{doubtMark(table.doubt, doubt)}.</b> {doubtSaid(table.doubt, doubt)}
          </p>
        )}
        {stop && <p className="page-warning">{stopSaid(table.stop, stop)}</p>}
      </div>
      <div className="app-row">
        <button type="button" className="app-button app-button--main" onClick={() => accept(foreign, true)}>
          {pages.link.open}
        </button>
        <a className="app-button" href="#/">
          {pages.link.decline}
        </a>
      </div>
    </>
  );
}

const OpenLink: Page<'link'> = ({ route }) => {
  const { pages, common } = useWords();
  const [read, show] = useState<Checked<Foreign>>();
  useEffect(() => {
    let left = false;
    show(undefined);
    gameIn(route.text).then(
      (result) => !left && show(result),
      () => !left && show({ ok: false, faults: [{ at: '', expected: 'link.whole' }] }),
    );
    return () => {
      left = true;
    };
  }, [route.text]);
  const title = read && !read.ok ? pages.link.badTitle : pages.link.title;
  useTitle(title);
  return (
    <section className="page-narrow" aria-live="polite">
      <h1>{title}</h1>
      {!read && <p>{pages.link.reading}</p>}
      {read?.ok && <Offer foreign={read.value} />}
      {read && !read.ok && (
        <>
          <FaultList faults={read.faults} />
          <p>{pages.link.badHint}</p>
          <a className="app-button" href="#/">
            {common.trouble.home}
          </a>
        </>
      )}
    </section>
  );
};

export default OpenLink;
