import { useEffect } from 'react';
import { useStore } from 'zustand';
import { balanceOf } from '../../../ai/balance';
import type { SystemId } from '../../../rules/ids';
import { BalanceText, bySaid } from '../../lab/BalanceText';
import { endedIn, laboratory, run, stop, trialsOf } from '../../lab/laboratory';
import { ProgressSaid } from '../../lab/ProgressSaid';
import { ShareBar } from '../../lab/ShareBar';
import { evennessOf } from '../../lab/verdict';
import '../../lab/share.css';
import { whenFetched } from '../../app/fetched';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { useLabWords } from '../../words/lab';
import type { Side } from '../document/drawing';
import { setSideField } from '../document/facts';
import { sideOf } from '../document/pieces';
import { nameOfSide, useChecks, useDesignSession, useDrawing, useEdit } from './session';

const GAMES = 40;
const PLAYERS = ['centurion', 'centurion'] as const;

/** 15.1.g What helps the side that wins less. */
function Remedy({ weaker }: { readonly weaker: Side }) {
  const { rules } = useDesignSession().part;
  const { lab: words, sides } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const { waiting = 0 } = sideOf(rules, drawing.position, weaker) as { readonly waiting?: number };
  if (!rules.sideNumbers.some(({ key }) => key === 'waiting')) return <p className="app-note">{words.uneven}</p>;
  return (
    <>
      <p className="app-note">{words.uneven}</p>
      <button type="button" className="app-button" onClick={() => edit(setSideField(rules, weaker, 'waiting', waiting + 1))}>
        {words.help(nameOfSide(drawing, weaker, language, sides.number(weaker)))}
      </button>
    </>
  );
}

/** How even the battle is, asked of the laboratory and answered beside the map. */
export function LabPanel() {
  const { id, part } = useDesignSession();
  const { lab: words, sides, cannotPlay } = useDesignWords();
  const labWords = useLabWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const blocked = useChecks().some(({ grade }) => grade === 'refused');
  const { stage, trials } = useStore(laboratory);
  useEffect(() => stop, []);
  const trial = trials.find(({ ground }) => ground.id === id);
  const column = trial?.columns[0];
  const results = column ? endedIn(column) : [];
  const names = (of: 'en' | 'fr') => [nameOfSide(drawing, 0, of, sides.number(0)), nameOfSide(drawing, 1, of, sides.number(1))] as const;
  const start = () => {
    const ground = {
      id,
      system: part.rules.system as SystemId,
      position: drawing.position,
      title: drawing.title,
      sides: { en: names('en'), fr: names('fr') },
      house: false,
    };
    whenFetched(trialsOf({ grounds: [ground], players: PLAYERS, options: [], compare: false, games: GAMES, seed: 1 }), run);
  };
  const balance = results.length > 0 ? balanceOf(PLAYERS, results) : undefined;
  const isPlaying = stage === 'playing' && trial !== undefined;
  const waits = blocked && !isPlaying;
  return (
    <section className="design-part" data-testid="design-lab">
      <p className="app-note">{words.about}</p>
      <div className="app-row">
        {/* One button, which keeps the focus. */}
        <button
          type="button"
          className="app-button"
          data-testid="ask-lab"
          aria-disabled={waits}
          onClick={isPlaying ? stop : () => !waits && start()}
        >
          {isPlaying ? words.stop : balance ? words.again : words.ask(GAMES)}
        </button>
        {trial && <ProgressSaid />}
      </div>
      {blocked && <p className="app-note">{cannotPlay}</p>}
      {column?.fault !== undefined && (
        <p className="page-warning" role="alert">
          {balance ? labWords.results.failed : words.failed}
        </p>
      )}
      {balance && (
        <div className="design-balance">
          <BalanceText words={labWords} sides={names(language)} balance={balance} />
          <ShareBar balance={balance} />
          <p className="app-note">{bySaid(labWords, { games: balance.games, players: PLAYERS })}</p>
          {JSON.stringify(trial?.ground.position) !== JSON.stringify(drawing.position) && <p className="app-note">{words.stale}</p>}
          {!isPlaying && evennessOf(balance) === 'favoured' && <Remedy weaker={balance.share < 0.5 ? 0 : 1} />}
        </div>
      )}
    </section>
  );
}
