import { useWords } from '../../words';
import type { RollFacts } from '../contract/rolls';
import type { SystemPanels } from '../contract/system';
import { useGame, useSystem, useTable } from './hooks';
import { RuleLink } from './RuleLink';
import { useEntries } from './useEntries';

/** So many of one play are shown. */
const MOST = 3;

function Roll({ roll: { on, text, rule, results, line } }: { readonly roll: RollFacts }) {
  const words = useWords().table;
  return (
    <section className="table-odds table-odds--fought" data-testid="fought" aria-label={words.rolled}>
      <p>
        <b className="table-odds__column">{on}</b> {text} <RuleLink id={rule} />
      </p>
      <ol className="table-results" aria-label={words.sixResults}>
        {results.map((result, i) => (
          <li key={i} data-result={result} aria-current={i + 1 === line ? 'true' : undefined}>
            <small>{i + 1}</small> {result}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the dice of the last play, or of the past moment, were rolled on, with the line that they have chosen; not while the next fight is reckoned. */
export function LastRolls({ panels }: { readonly panels: SystemPanels }) {
  const system = useSystem();
  const at = useGame(({ looking, cursor }) => looking ?? cursor);
  const entries = useEntries();
  useWords();
  const reckons = useTable(({ tool }) => system.fights(tool) && !system.waits?.(tool));
  if (reckons) return null;
  const rolls = panels.rolls?.(entries[at - 1]?.events ?? []) ?? [];
  if (rolls.length === 0) return null;
  return (
    <div className="table-rolls">
      {rolls.slice(0, MOST).map((roll, i) => (
        <Roll key={i} roll={roll} />
      ))}
    </div>
  );
}
