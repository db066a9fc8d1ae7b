import { useEffect, useMemo, useState } from 'react';
import type { Side } from '../../kernel/twoSides';
import { table } from '../../store/table';
import { announce } from '../app/announce';
import { afterPaint } from '../board/afterPaint';
import type { CoverageFacts } from '../board/facts';
import { helping } from '../table/contract/helpPart';
import { Glyph } from '../table/shell/Glyph';
import { useGame, useNaming } from '../table/shell/hooks';
import { SideMark } from '../table/shell/SideMark';
import { useHelpWords } from '../words/help';
import { useGameHelp } from './systemHelp';

/** A stretch of an area's line with its sign, as the map draws them. */
const Sample = ({ cover }: { readonly cover: string }) => (
  <svg className="help-sample" viewBox="0 0 40 14" aria-hidden="true" focusable="false">
    {cover === 'reach' && <path className="board-tint board-tint--cover-reach" d="M1 1H39V13H1Z" />}
    <path className={`board-line board-line--cover-${cover}`} d={cover === 'reach' ? 'M2 7H38' : 'M16 7H38'} />
    {cover === 'attack' && <path className="board-cover-sign board-cover-sign--attack" d="M3 3L11 11M11 3L3 11" />}
    {cover === 'hit' && <path className="board-cover-sign board-cover-sign--hit" d="M2 7H11M7 3L11 7L7 11" />}
  </svg>
);

/** What a side can do in its next turn, reckoned once the map has been painted without it; what the marks mean stands in a corner of the map. */
export function CoverageLegend({ side }: { readonly side: Side }) {
  const help = useGameHelp();
  const naming = useNaming();
  const { coverage: words } = useHelpWords();
  const now = useGame((now) => now);
  const [areas, setAreas] = useState<CoverageFacts['areas']>([]);
  const army = naming.army(side);
  const shown = now.viewer !== 'none';
  useEffect(() => afterPaint(() => setAreas((shown && help.coverage?.(now, side)) || [])), [help, now, side, shown]);
  const facts = useMemo(() => ({ side, says: (labels: readonly string[]) => words.says(army, labels), areas }), [side, words, army, areas]);
  useEffect(() => {
    helping.setState({ coverage: facts.areas.length > 0 ? facts : undefined });
  }, [facts]);
  useEffect(() => () => helping.setState({ coverage: undefined }), []);
  // Said when it is asked for, not with every play.
  const there = areas.length > 0;
  const title = now.viewer === 'all' || now.viewer === side ? words.title(army) : words.titleAsSeen(army);
  useEffect(() => {
    if (!there) return;
    announce(words.told(title, helping.getState().coverage?.areas.map(({ label, hexes }) => words.hexes(label, hexes.length)) ?? []));
  }, [there, title, words]);
  if (!shown) return null;
  return (
    <section className="help-coverage" data-testid="coverage-legend" aria-label={title}>
      <div>
        <h2>
          <SideMark side={side} /> {title}
        </h2>
        <ul>
          {areas.map(({ cover, label }) => (
            <li key={cover}>
              <Sample cover={cover} /> {label}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="app-button app-button--icon"
        data-testid="coverage-close"
        aria-label={words.close}
        onClick={() => table.setState({ coverage: undefined })}
      >
        <Glyph name="cross" />
      </button>
    </section>
  );
}
