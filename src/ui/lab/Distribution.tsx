import { useWords } from '../words';
import { useLabWords } from '../words/lab';
import type { Bin } from './bins';

const WIDTH = 340;
const HEIGHT = 132;
const TOP = 16;
const BOTTOM = 20;
/** At either end, for the names of the outermost bars, which may be wider than these. */
const SIDE = 14;
/** More bars than this, and only every other one is named. */
const NAMED = 9;

interface Props {
  readonly title: string;
  readonly bins: readonly Bin[];
  /** A bar's name beneath it and in the table. */
  readonly short: (bin: Bin) => string;
  readonly long: (bin: Bin) => string;
  /** Whose the bar is, for its colour. */
  readonly side: (bin: Bin) => 0 | 1 | undefined;
  /** What the two ends mean. */
  readonly ends?: readonly [string, string] | undefined;
}

/** How the games are spread over a number: a drawing, and the same as a table. */
export function Distribution({ title, bins, short, long, side, ends }: Props) {
  const { results: words } = useLabWords();
  const { common } = useWords();
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const step = WIDTH / Math.max(1, bins.length);
  const bar = Math.min(36, step - 4);
  const room = HEIGHT - TOP - BOTTOM;
  const every = bins.length > NAMED ? 2 : 1;
  const middle = (bins.length - 1) / 2;
  const told = bins.filter(({ count }) => count > 0);
  return (
    <figure className="lab-figure">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`${-SIDE} 0 ${WIDTH + 2 * SIDE} ${HEIGHT}`}
        role="img"
        aria-label={common.labelled(title, told.map((bin) => common.labelled(long(bin), `${bin.count}`)).join(', '))}
      >
        <path className="lab-axis" d={`M${-SIDE} ${HEIGHT - BOTTOM + 0.5}h${WIDTH + 2 * SIDE}`} />
        {bins.map((bin, i) => {
          const height = (room * bin.count) / most;
          const x = step * (i + 0.5);
          const owner = side(bin);
          return (
            <g key={bin.from}>
              {bin.count > 0 && (
                <rect
                  className={owner === undefined ? 'lab-bar' : `lab-bar lab-bar--${owner + 1}`}
                  x={x - bar / 2}
                  y={HEIGHT - BOTTOM - height}
                  width={bar}
                  height={height}
                />
              )}
              {bin.count > 0 && (
                <text x={x} y={HEIGHT - BOTTOM - height - 4}>
                  {bin.count}
                </text>
              )}
              {Math.round(i - middle) % every === 0 && (
                <text className="lab-tick" x={x} y={HEIGHT - 5}>
                  {short(bin)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {ends && (
        <p className="lab-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
      <details className="lab-table">
        <summary>{words.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{words.gamesHead}</th>
            </tr>
          </thead>
          <tbody>
            {told.map((bin) => (
              <tr key={bin.from}>
                <th scope="row">{long(bin)}</th>
                <td>{bin.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
