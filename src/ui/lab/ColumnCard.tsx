import { type Balance, balanceOf } from '../../ai/balance';
import type { DuelResult } from '../../ai/duel';
import { FaultList } from '../app/FaultList';
import { useLanguage } from '../words';
import { useLabWords } from '../words/lab';
import { BalanceText, bySaid } from './BalanceText';
import { type Bin, binsAboutNought, binsOf } from './bins';
import { Distribution } from './Distribution';
import { type Column, endedIn } from './laboratory';
import { ShareBar } from './ShareBar';

const marginOf = ({ score }: DuelResult): number => score[0] - score[1];
const turnOf = ({ turn }: DuelResult): number => turn;

const range = ({ from, to }: Bin): string => (from === to ? `${from}` : `${from}–${to}`);
/** A lead in points without its sign: whose it is says the place. */
const lead = ({ from, to }: Bin): string => {
  const [least, most] = [Math.abs(from), Math.abs(to)].sort((a, b) => a - b);
  return least === most ? `${least}` : `${least}–${most}`;
};
const ahead = ({ from, to }: Bin): 0 | 1 | undefined => (from > 0 ? 0 : to < 0 ? 1 : undefined);

function Decided({ balance }: { readonly balance: Balance }) {
  const { results: words } = useLabWords();
  const terms: Readonly<Record<string, string>> = words.terms;
  const rows = Object.entries(balance.decided).sort(([a, n], [b, m]) => Number(a === 'time') - Number(b === 'time') || m - n);
  return (
    <div className="lab-decided">
      <h4>{words.decided}</h4>
      <ul>
        {rows.map(([term, times]) => (
          <li key={term}>
            <span>{terms[term] ?? term}</span>
            <span>{words.of(times, balance.games)}</span>
            <span className="lab-meter" aria-hidden="true">
              <span style={{ width: `${(100 * times) / balance.games}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className="app-note">{words.decidedNote}</p>
    </div>
  );
}

interface Props {
  readonly column: Column;
  readonly heading: string | undefined;
  /** The games of all columns of this battle, so that their drawings have the same bars. */
  readonly beside: readonly DuelResult[];
}

/** What the games of one battle under one set of rules say so far. */
export function ColumnCard({ column, heading, beside }: Props) {
  const words = useLabWords();
  const { results: own } = words;
  const language = useLanguage();
  const results = endedIn(column);
  const sides = column.ground.sides[language];
  const { players } = column.series;
  const balance = balanceOf(players, results);
  const mean = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  const turns = binsOf(results.map(turnOf), beside.map(turnOf));
  return (
    <section className="lab-column" data-testid="lab-column" data-options={column.options.join(',')} aria-label={heading}>
      {heading && <h3>{heading}</h3>}
      {column.fault !== undefined && (
        <p className="page-warning" role="alert">
          {own.failed} <small>{column.fault}</small>
        </p>
      )}
      {column.refused.length > 0 && (
        <div className="page-warning" role="alert">
          <p>{own.refused}</p>
          <FaultList faults={column.refused} />
        </div>
      )}
      {results.length === 0 ? (
        column.refused.length === 0 && <p className="app-note">{own.none}</p>
      ) : (
        <>
          <div className="lab-share">
            <BalanceText words={words} sides={sides} balance={balance} />
            <ShareBar balance={balance} />
            <p className="app-note">{bySaid(words, { games: balance.games, players })}</p>
          </div>
          <dl className="lab-means">
            <div>
              <dt>{own.points}</dt>
              <dd>{balance.points.map(mean).join(' : ')}</dd>
            </div>
            <div>
              <dt>{own.turns}</dt>
              <dd>{own.turnCount(mean(balance.turns))}</dd>
            </div>
          </dl>
          <Decided balance={balance} />
          <Distribution
            title={own.margin}
            bins={binsAboutNought(results.map(marginOf), beside.map(marginOf))}
            short={lead}
            long={(bin) => {
              const side = ahead(bin);
              return side === undefined ? own.drawn : `${sides[side]} ${lead(bin)}`;
            }}
            side={ahead}
            ends={[own.ahead(sides[0]), own.ahead(sides[1])]}
          />
          {turns.length > 1 ? (
            <Distribution title={own.length} bins={turns} short={range} long={range} side={() => undefined} />
          ) : (
            <p className="app-note">{own.always(turns[0]!.from)}</p>
          )}
        </>
      )}
    </section>
  );
}
