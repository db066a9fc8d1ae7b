import { useStore } from 'zustand';
import { balanceOf } from '../../ai/balance';
import { Icon } from '../app/Icon';
import { cardFor, namedOptions } from '../systems/cards';
import { useLanguage, useWords } from '../words';
import { useLabWords } from '../words/lab';
import { ColumnCard } from './ColumnCard';
import { endedIn, laboratory, stop, type Trial } from './laboratory';
import { ProgressSaid } from './ProgressSaid';
import { fairness } from './verdict';

function TrialCard({ trial: { ground, columns } }: { readonly trial: Trial }) {
  const { results: words } = useLabWords();
  const { battles, saves } = useWords().pages;
  const language = useLanguage();
  const rules = (ids: readonly string[]) => namedOptions(cardFor(ground.position), ids).join(', ');
  const [so, otherwise] = columns;
  const beside = columns.flatMap(endedIn);
  const balances = columns.map((column) => balanceOf(column.series.players, endedIn(column)));
  const verdict = so && otherwise && balances.every(({ games }) => games > 0) ? fairness(balances[0]!, balances[1]!) : undefined;
  const heading = (options: readonly string[]) =>
    options.length > 0 ? words.with(rules(options)) : columns.length > 1 ? words.without : undefined;
  return (
    <section className="app-card lab-trial" data-testid="lab-trial" data-ground={ground.id} aria-labelledby={`trial-${ground.id}`}>
      <header>
        <h2 id={`trial-${ground.id}`}>{ground.title[language].trim() || saves.untitled}</h2>
        <small>
          {battles.games[ground.system]}
          {ground.from && ` · ${words.from[ground.from]}`}
        </small>
        {verdict && (
          <p className="lab-verdict" data-testid="lab-verdict">
            {verdict === 'asFair' ? words.asFair(beside.length) : words[verdict](rules(so!.options))}
          </p>
        )}
      </header>
      <div className={columns.length > 1 ? 'lab-columns lab-columns--two' : 'lab-columns'}>
        {columns.map((column) => (
          <ColumnCard key={column.options.join()} column={column} heading={heading(column.options)} beside={beside} />
        ))}
      </div>
    </section>
  );
}

function Progress() {
  const { progress: words, form } = useLabWords();
  const { stage, done, all } = useStore(laboratory, (state) => state);
  return (
    <div className="lab-progress" data-testid="lab-progress" data-stage={stage}>
      <progress max={all} value={done} aria-label={words.label} />
      <ProgressSaid />
      <button
        type="button"
        className="app-button app-button--icon"
        data-testid="lab-stop"
        aria-label={form.stop}
        title={form.stop}
        aria-disabled={stage !== 'playing'}
        onClick={stop}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

/** What has been played, battle by battle, as it comes. */
export function LabResults() {
  const { results: words } = useLabWords();
  const { stage, trials } = useStore(laboratory, (state) => state);
  if (stage === 'idle') return <p className="lab-empty">{words.empty}</p>;
  return (
    <div className="lab-results">
      <Progress />
      {trials.map((trial) => (
        <TrialCard key={trial.ground.id} trial={trial} />
      ))}
    </div>
  );
}
