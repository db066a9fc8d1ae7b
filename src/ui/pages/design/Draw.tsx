import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { battleIdOf } from '../../../store/designId';
import { designs } from '../../../store/designs';
import { fileName, saveFile } from '../../../store/file';
import { LINKS } from '../../../store/link';
import { SilentStorage } from '../../../store/shelf';
import { copyLink } from '../../app/copyLink';
import { Icon } from '../../app/Icon';
import { isCovered, isTyping } from '../../app/keyboard';
import { NotLoaded } from '../../app/NotLoaded';
import { go, type Page, printRoute } from '../../app/routes';
import { arriveByItself } from '../../app/scroll';
import { onceItAnswers } from '../../app/silentStorage';
import { Title, useTitle } from '../../app/title';
import { notify } from '../../app/toasts';
import type { BoardHandle } from '../../board/intents';
import { type Check, textAt } from '../../design/document/checks';
import { goOnAs } from '../../design/goOnAs';
import { type DesignSession, openSession } from '../../design/session';
import { tourTo } from '../../design/tour';
import { ChecksPanel } from '../../design/view/ChecksPanel';
import { ChosenLine } from '../../design/view/ChosenLine';
import { DrawnBoard } from '../../design/view/DrawnBoard';
import { giveHandVoice } from '../../design/view/handVoice';
import { DesignIcon } from '../../design/view/icons';
import { LabPanel } from '../../design/view/LabPanel';
import { Palette } from '../../design/view/Palette';
import { PANELS, type Panel, panelOf } from '../../design/view/panels';
import { RulesPanel } from '../../design/view/RulesPanel';
import { SidesPanel } from '../../design/view/SidesPanel';
import { SizePanel } from '../../design/view/SizePanel';
import { seeMap, seePanel } from '../../design/view/seeMap';
import { DesignSessionProvider, useBlocked, useChecks, useDesignSession, useVersion, useWhole } from '../../design/view/session';
import { TextsPanel } from '../../design/view/TextsPanel';
import { TourCard } from '../../design/view/TourCard';
import { VersionLine } from '../../design/view/Versions';
import { useLanguage } from '../../words';
import { fetchDesignWords, useDesignWords } from '../../words/design';
import { fetchLabWords } from '../../words/lab';
import '../../board/paper.css';
import '../pages.css';
import '../setUp/setUp.css';
import '../../design/view/design.css';

/** What the page waits for besides its words. */
export const words = () => Promise.all([fetchDesignWords(), fetchLabWords()]);

interface TopButtonProps {
  readonly label: string;
  readonly testid: string;
  readonly press: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button of the bar that shows a sign only. */
function TopButton({ label, testid, press, disabled = false, children }: TopButtonProps) {
  return (
    <button
      type="button"
      className="app-button app-button--icon"
      aria-label={label}
      title={label}
      data-testid={testid}
      aria-disabled={disabled}
      onClick={() => !disabled && press()}
    >
      {children}
    </button>
  );
}

function Top() {
  const { id, history, part } = useDesignSession();
  const words = useDesignWords();
  const language = useLanguage();
  const drawing = useWhole();
  const version = useVersion();
  const { behind, before } = useStore(history.state);
  const blocked = useBlocked();
  const title = drawing.title[language];
  const play = () => go({ screen: 'setUp', battle: battleIdOf({ id }), ...(version ? { variant: version.id } : {}) });
  return (
    <header className="design-top">
      <a className="app-button app-button--icon" href={printRoute({ screen: 'design' })} aria-label={words.all} title={words.all}>
        <Icon name="back" />
      </a>
      <h1>
        {title} <small>{part.rules.name[language]}</small>
      </h1>
      <TopButton label={words.undo} testid="undo" disabled={behind === 0} press={history.undo}>
        <DesignIcon name="undo" />
      </TopButton>
      <TopButton label={words.redo} testid="redo" disabled={before === 0} press={history.redo}>
        <DesignIcon name="redo" />
      </TopButton>
      <TopButton label={words.actions.file} testid="to-file" press={() => saveFile(fileName(title, Date.now()), drawing)}>
        <Icon name="download" />
      </TopButton>
      <TopButton label={words.actions.link} testid="to-link" press={() => copyLink(drawing, LINKS.design, words.actions.linkCopied)}>
        <Icon name="link" />
      </TopButton>
      <button
        type="button"
        className="app-button app-button--main"
        data-testid="play-it"
        aria-disabled={blocked}
        onClick={() => (blocked ? notify(words.cannotPlay) : play())}
      >
        <Icon name="play" />
        <span>{words.playNow}</span>
      </button>
    </header>
  );
}

function Tabs({ panel, choose }: { readonly panel: Panel; readonly choose: (panel: Panel) => void }) {
  const { panels } = useDesignWords();
  const checks = useChecks();
  const grave = checks.filter(({ grade }) => grade !== 'warning').length;
  return (
    <nav className="design-tabs" aria-label={panels.label}>
      {PANELS.map((one) => (
        <button key={one} type="button" aria-pressed={one === panel} data-testid={`panel-${one}`} onClick={() => choose(one)}>
          {panels[one]}
          {one === 'checks' && checks.length > 0 && (
            <b className={grave > 0 ? 'design-count design-count--grave' : 'design-count'}>{checks.length}</b>
          )}
        </button>
      ))}
    </nav>
  );
}

/** Whether the keyboard is at the panel beside the map, where nothing is taken from the map. */
const isBeside = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.design-side-panel') !== null;

/** A key with what is held to it: `Control+Shift+z`; Command is Control. */
const keyOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `Control+${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}` : key;

const DOES: Readonly<Record<string, 'undo' | 'redo' | 'remove' | 'cancel'>> = {
  'Control+z': 'undo',
  'Control+Shift+z': 'redo',
  'Control+y': 'redo',
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'cancel',
};

/** Keys of the page; what the map knows itself it has already taken. */
function useKeys(): void {
  const { history, tools } = useDesignSession();
  useEffect(() => {
    // Where a button there goes when it is pressed the page has the key, and it is still meant for there.
    let beside = false;
    const stand = ({ target }: Event) => {
      beside = isBeside(target);
    };
    const acts = { undo: history.undo, redo: history.redo, remove: () => tools.remove(), cancel: tools.cancel };
    const answer = (event: KeyboardEvent) => {
      if (isTyping(event) || isCovered()) return;
      const does = DOES[keyOf(event)];
      if (!does || (does === 'remove' && beside)) return;
      acts[does]();
      event.preventDefault();
    };
    const stop = new AbortController();
    for (const place of ['focusin', 'pointerdown']) addEventListener(place, stand, stop);
    addEventListener('keydown', answer, stop);
    return () => stop.abort();
  }, [history, tools]);
}

function DrawingTable() {
  const session = useDesignSession();
  const { tools, history } = session;
  const drawing = useWhole();
  const language = useLanguage();
  const [panel, choose] = useState<Panel>('checks');
  const handle = useRef<BoardHandle>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  useTitle(drawing.title[language]);
  useKeys();
  useEffect(() => giveHandVoice(session), [session]);
  const open = (one: Panel) => {
    flushSync(() => choose(one));
    seePanel();
  };
  const show = (check: Check) => {
    // It comes on the table before it is looked at.
    if (check.ofBattle) flushSync(() => history.draw(undefined));
    if (check.hex !== undefined) {
      tools.take({ kind: 'select' });
      tools.state.setState({ selected: check.hex, cursor: check.hex });
      seeMap();
      handle.current?.reveal(check.hex);
      handle.current?.focus();
      return;
    }
    choose(panelOf(check.at));
    // The panel is drawn first.
    setTimeout(() => {
      const fields = [...document.querySelectorAll<HTMLElement>('[data-at]')];
      const leadsTo = ({ dataset: { at = '' } }: HTMLElement) => at === check.at || textAt(at) === check.at;
      const field = fields.find(leadsTo);
      field?.closest('details')?.setAttribute('open', '');
      (field ?? panelRef.current)?.focus();
    });
  };
  return (
    <div className="design-desk">
      <Top />
      <Palette />
      <div className="design-middle">
        <VersionLine />
        <DrawnBoard handle={handle} />
        <TourCard reveal={(hex) => handle.current?.reveal(hex)} />
        <div className="design-hand">
          <ChosenLine focusMap={() => handle.current?.focus()} />
        </div>
      </div>
      <div className="design-side-panel">
        <Tabs panel={panel} choose={open} />
        <div key={panel} ref={panelRef} className="design-panel" tabIndex={-1}>
          {panel === 'checks' && <ChecksPanel show={show} />}
          {panel === 'sides' && <SidesPanel />}
          {panel === 'rules' && <RulesPanel />}
          {panel === 'texts' && <TextsPanel />}
          {panel === 'map' && <SizePanel />}
          {panel === 'lab' && <LabPanel />}
        </div>
      </div>
    </div>
  );
}

/** Why a drawing is not there: there is none, the storage does not say, a part of the program did not come. */
type Absent = 'unknown' | 'silent' | 'missing';

function NotThere({ why, id, retry }: { readonly why: Absent; readonly id: string; readonly retry: () => void }) {
  const words = useDesignWords();
  useEffect(() => (why === 'silent' ? onceItAnswers(designs.state, id, retry) : undefined), [why, id, retry]);
  if (why === 'missing') return <NotLoaded retry={retry} />;
  return (
    <div className="app-waiting">
      <Title name={words.title} />
      <h1>{words.title}</h1>
      <p>
        {words[why]} <a href="#/design">{words.all}</a>
      </p>
    </div>
  );
}

const Draw: Page<'draw'> = ({ route }) => {
  const words = useDesignWords();
  const [session, lay] = useState<DesignSession | Absent>();
  const [again, repeat] = useState(0);
  const here = useRef<DesignSession | null>(null);
  useEffect(() => {
    // It goes on under another name.
    if (here.current?.id === route.design) return;
    let left = false;
    openSession(route.design, goOnAs).then(
      (opened) => {
        if (left) return opened?.close();
        here.current?.close();
        here.current = opened ?? null;
        lay(opened ?? 'unknown');
      },
      (error: unknown) => !left && lay(error instanceof SilentStorage ? 'silent' : 'missing'),
    );
    return () => {
      left = true;
    };
    // Whoever has left and come back before the next page was there is at the drawing of the address, not at a copy of it.
  }, [route, again]);
  useEffect(
    () => () => {
      here.current?.close();
      tourTo(undefined);
    },
    [],
  );
  // It goes on under another name, and whoever draws goes on where he is.
  useLayoutEffect(() => {
    if (here.current?.id === route.design) arriveByItself(route);
  }, [route]);
  const keeps = useStore(designs.state, (state) => state.keeps);
  if (session === undefined) return <p className="app-waiting" />;
  if (typeof session === 'string') return <NotThere why={session} id={route.design} retry={() => repeat(again + 1)} />;
  return (
    <DesignSessionProvider value={session}>
      {keeps === 'page' && (
        <p className="page-warning" role="alert">
          {words.pageOnly}
        </p>
      )}
      <DrawingTable key={session.serial} />
    </DesignSessionProvider>
  );
};

export default Draw;
