import { memo, useMemo } from 'react';
import type { Board } from '../../../../kernel/board';
import type { PiecesProps } from '../../../board/art';
import { centreOf } from '../../../board/geometry';
import { Hatches } from '../../../board/Hatches';
import { Layer } from '../../../board/Layer';
import { num } from '../../../board/outline';
import { Counter, LeaderBadge } from './Counter';
import { arrange } from './counterParts';
import type { CampFacts, LandFacts, LeaderFacts } from './facts';

/** As bodies are: square corners, or round. */
const PALISADES = ['M-24-24H24V24H-24Z', 'M-29 0a29 29 0 1 1 58 0a29 29 0 1 1-58 0Z'] as const;

/** A palisade with two tents; captured, it is broken and struck through. */
const Camp = memo(({ board, camp }: { board: Board; camp: CampFacts }) => {
  const { x, y } = centreOf(board, camp.hex);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of an SVG is no control
    <g
      className={`board-camp board-camp--${camp.side + 1} board-camp--${camp.state}`}
      transform={`translate(${num(x)} ${num(y)})`}
      role="img"
      aria-label={camp.name}
    >
      <path className="board-palisade board-palisade--casing" d={PALISADES[camp.side]} />
      <path className="board-palisade" d={PALISADES[camp.side]} />
      <path className="board-tents" d="M-20 12L-7-12 6 12H-4L-7 5-10 12ZM0 14L10-4 21 14H13L10 8 7 14Z" />
      {camp.state === 'captured' && <path className="board-struck" d="M-20-20L20 20" />}
    </g>
  );
});

const Alone = memo(({ board, hex, side, count, name, shift }: LeaderFacts & { board: Board; shift: number }) => {
  const { x, y } = centreOf(board, hex);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of an SVG is no control
    <g
      className={`board-leader board-counter--${side + 1}`}
      transform={`translate(${num(x + shift)} ${num(y + shift)})`}
      role="img"
      aria-label={name}
    >
      <LeaderBadge count={count} />
    </g>
  );
});

export const CounterLayer = memo(({ map, pieces: { counters, leaders, camps }, skin, stage }: PiecesProps<LandFacts>) => {
  const { placed, alone } = useMemo(() => arrange(counters, leaders), [counters, leaders]);
  const { board } = map;
  return (
    <Layer board={board} name="pieces">
      <Hatches />
      {camps.map((camp) => (
        <Camp key={`camp ${camp.hex}`} board={board} camp={camp} />
      ))}
      {placed.map(({ counter, leaders: count, shift }) => (
        <Counter key={counter.id} board={board} facts={counter} skin={skin} leaders={count} shift={shift} stage={stage} />
      ))}
      {alone.map((leader) => (
        <Alone key={`${leader.side} ${leader.hex}`} board={board} {...leader} />
      ))}
    </Layer>
  );
});
