import { memo } from 'react';
import type { Board } from '../../../../kernel/board';
import type { AboveProps } from '../../../board/art';
import { Chip } from '../../../board/Chip';
import { centreOf } from '../../../board/geometry';
import { Layer } from '../../../board/Layer';
import { Arrows, Cursor, Dangers, Guide, Line, PathLine, Sights, Wheel } from '../../../board/marks';
import { num } from '../../../board/outline';
import type { ExitMark, RamFacts, Ram as RamKind, SeaFacts, SeaTarget } from './facts';
import { exitShape, ramShape } from './markShapes';
import { ShipGhost } from './Ship';

/** Outside the beaks. */
const RING = 38.5;

/** In a label before the number: a beak, a boarding bridge, a crossbow, a bow; 12 high about the origin. */
const SIGNS: Readonly<Record<SeaTarget['by'], string>> = {
  ram: 'M-5.5-4H-1L5.5 0L-1 4H-5.5M-5.5 0H1',
  board: 'M-5.5 4L3-4.5M-2.5 6L6-2.5M-4.4 2.9L-1.4 4.9M-1.4-.1L1.6 1.9M1.5-3L4.6-1',
  ballista: 'M-4.5-5.5Q4-5 5 0Q4 5-4.5 5.5M-4.5-5.5L-1.5 0L-4.5 5.5M-5.5 0H6.5',
  fire: 'M-1-6Q6 0-1 6ZM-6 0H5.6M3-2L5.6 0L3 2',
};

/** Of a ram, what it breaks: oars, the steering oar, the flank. */
const RAM_SIGNS: Readonly<Record<RamKind, string>> = {
  oarRake: 'M-6-4.2H-.5M2.5-4.2H6M-6 0H-2M1 0H6M-6 4.2H-.5M2.5 4.2H6',
  rudder: 'M-5.5-5.5L2 2M.2 3.6L3.6.2L6.2 5.2L5.2 6.2Z',
  flank: SIGNS.ram,
};

/** Round the ring: beaks that point in, grapples, or the ticks of a sight. */
const RIMS: Readonly<Record<SeaTarget['by'], string>> = {
  ram: [0, 60, 120, 180, 240, 300]
    .map((angle) => {
      const place = (r: number, a: number) => {
        const t = ((angle + 30 + a) * Math.PI) / 180;
        return `${num(r * Math.sin(t))} ${num(-r * Math.cos(t))}`;
      };
      return `M${place(RING + 4, -7)}L${place(RING - 7, 0)}L${place(RING + 4, 7)}Z`;
    })
    .join(''),
  board: 'M0-45v6M0 39v6M-45 0h6M39 0h6',
  ballista: 'M0-45v11M0 34v11M-45 0h11M34 0h11',
  fire: 'M0-45v8M0 37v8M-45 0h8M37 0h8',
};

interface TargetProps {
  readonly board: Board;
  readonly mark: SeaTarget;
  readonly u: number;
  /** A ram shows by itself where it strikes. */
  readonly struck: boolean;
}

const Target = memo(({ board, mark: { hex, label, by, ram = 'flank', barred }, u, struck }: TargetProps) => {
  const { x, y } = centreOf(board, hex);
  const size = Math.max(13, 12.5 * u);
  const sign = size * 1.05;
  const width = size * (label === '' ? 0.8 : 1.15 + 0.6 * label.length) + sign;
  return (
    <g className={`board-target board-target--${by}${barred ? ' board-target--barred' : ''}`} transform={`translate(${num(x)} ${num(y)})`}>
      {!struck && (
        <>
          <circle className="board-casing" r={RING} />
          <circle className="board-line board-target__ring" r={RING} />
          <path className={by === 'ram' ? 'sea-beaks' : 'board-target__ticks'} d={RIMS[by]} />
        </>
      )}
      <g transform={`translate(0 ${num(-RING - size * 0.2)})`}>
        <Chip label={label} size={size} width={width} x={num(sign / 2 + size * 0.08)}>
          <path
            className="sea-sign"
            transform={`translate(${num(-width / 2 + size * 0.4 + sign / 2)} 0) scale(${num(sign / 13)})`}
            d={by === 'ram' ? RAM_SIGNS[ram] : SIGNS[by]}
          />
        </Chip>
      </g>
    </g>
  );
});

/** The blow, where it lands, what it breaks, and the way out on the far side. */
const Ram = memo(({ board, ram }: { board: Board; ram: RamFacts }) => {
  const { blow, burst, line, head, wreck, swings, swingHeads } = ramShape(board, ram);
  return (
    <g className={`sea-ram sea-ram--${ram.kind}`}>
      {line && <Line d={line} kind="through" />}
      {head && <path className="board-head sea-ram__head" d={head} />}
      {wreck && <Line d={wreck} kind="wreck" />}
      <path className="sea-ram__burst" d={burst} />
      <path className="board-attack" d={blow} />
      {swings && <Line d={swings} kind="path" />}
      {swingHeads && <path className="board-head board-head--path" d={swingHeads} />}
    </g>
  );
});

const Exit = memo(({ board, exit }: { board: Board; exit: ExitMark }) => (
  <path
    className={`sea-exit${exit.scores ? ' sea-exit--scores' : ''}${exit.chosen ? ' sea-exit--chosen' : ''}`}
    d={exitShape(board, exit)}
  />
));

/** What lies over the ships. */
export const SeaAbove = memo(
  ({ map: { board }, overlays, overlays: { path, paths, targets, wheel, sea }, cursor, skin, u }: AboveProps<SeaFacts>) => (
    <Layer board={board} name="above">
      {sea?.exits?.map((exit) => (
        <Exit key={`${exit.hex} ${exit.direction}`} board={board} exit={exit} />
      ))}
      <Arrows board={board} overlays={overlays} />
      {sea?.ghosts?.map((ghost) => (
        <ShipGhost key={ghost.id} board={board} facts={ghost} skin={skin} />
      ))}
      {path && <PathLine board={board} path={{ ...path, ghost: true }} u={u} />}
      {paths?.map((one, i) => (
        <g key={`${i} ${one.hexes[0]}`}>
          {one.ghost && <ShipGhost board={board} facts={one.ghost} skin={skin} />}
          <PathLine board={board} path={one} u={u} />
        </g>
      ))}
      {sea?.ram && <Ram board={board} ram={sea.ram} />}
      <Sights board={board} overlays={overlays} u={u} />
      {targets?.map((mark, i) => (
        <Target key={`${i} ${mark.by} ${mark.hex}`} board={board} mark={mark} u={u} struck={mark.hex === sea?.ram?.target} />
      ))}
      <Dangers board={board} marks={overlays.dangers} u={u} />
      <Guide board={board} hex={overlays.guide} />
      <Cursor board={board} hex={cursor} />
      {wheel && <Wheel board={board} wheel={wheel} u={u} />}
    </Layer>
  ),
);
