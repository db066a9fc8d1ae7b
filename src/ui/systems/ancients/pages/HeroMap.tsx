import './hero.css';
import { APOTHEM, CORNERS, centreOfCell, type Point, SIDE } from '../../../board/geometry';
import { SILHOUETTE_SIZE, SILHOUETTES } from '../board/silhouettes';

/** A fragment of a battle: hills, woods, a brook, and two lines that have met. */

const COLUMNS = 10;
const ROWS = 6;

type Ground = 'hill' | 'woods' | 'village' | 'water';
type Place = readonly [column: number, row: number];

/** `3,5` is column D, row 6. */
const places = (text: string): readonly Place[] =>
  text.split(' ').map((word): Place => {
    const [column = 0, row = 0] = word.split(',').map(Number);
    return [column, row];
  });

const grounds: Readonly<Record<Ground, readonly Place[]>> = {
  hill: places('8,1 8,2 9,1 9,2 1,4 1,5 2,5 3,5'),
  woods: places('0,1 1,0 1,1 2,0 8,5 9,4 9,5'),
  village: places('5,0 6,0'),
  water: places('6,5 7,4 8,4 9,3 0,3 1,2'),
};

interface Piece {
  readonly at: Place;
  readonly side: 1 | 2;
  /** 0 is north, then clockwise. */
  readonly facing: number;
  readonly kind: keyof typeof SILHOUETTES;
  readonly value: string;
  readonly leader?: true;
}

const pieces: readonly Piece[] = [
  { at: [4, 3], side: 1, facing: 0, kind: 'HI', value: '4-2', leader: true },
  { at: [3, 3], side: 1, facing: 0, kind: 'HI', value: '4-2' },
  { at: [5, 3], side: 1, facing: 0, kind: 'HI', value: '4-2' },
  { at: [4, 4], side: 1, facing: 0, kind: 'LA', value: '1A3' },
  { at: [2, 4], side: 1, facing: 0, kind: 'MM', value: '2B3' },
  { at: [6, 4], side: 1, facing: 0, kind: 'EL', value: '6*3' },
  { at: [7, 3], side: 1, facing: 5, kind: 'HC', value: '4-5' },
  { at: [4, 2], side: 2, facing: 3, kind: 'HI', value: '4-2' },
  { at: [3, 1], side: 2, facing: 3, kind: 'PX', value: '6*1' },
  { at: [5, 1], side: 2, facing: 3, kind: 'PX', value: '6*1', leader: true },
  { at: [4, 1], side: 2, facing: 3, kind: 'LA', value: '1A3' },
  { at: [2, 2], side: 2, facing: 2, kind: 'LC', value: '2-6' },
  { at: [6, 2], side: 2, facing: 3, kind: 'HI', value: '4-2' },
  { at: [7, 1], side: 2, facing: 4, kind: 'CH', value: '4B4' },
  { at: [8, 2], side: 2, facing: 4, kind: 'LI', value: '2-3' },
];

const centre = ([column, row]: Place): Point => centreOfCell(column, row);

const r = (n: number) => Math.round(n * 10) / 10;

const corners = ({ x, y }: Point, size: number): string[] =>
  CORNERS.map((corner) => `${r(x + (corner.x * size) / SIDE)} ${r(y + (corner.y * size) / SIDE)}`);

const hexPath = (place: Place, size = SIDE) => `M${corners(centre(place), size).join('L')}z`;

const all: readonly Place[] = Array.from({ length: COLUMNS * ROWS }, (_, i): Place => [i % COLUMNS, Math.floor(i / COLUMNS)]);
const GRID = all.map((place) => hexPath(place)).join('');

const marks: Readonly<Record<Ground, (at: Point) => string>> = {
  hill: ({ x, y }) =>
    `M${r(x - 24)} ${y + 14}c6-22 16-30 26-30s16 14 22 30M${r(x - 14)} ${y + 15}c4-14 9-20 15-20s9 10 13 20M${r(x - 5)} ${y + 16}c2-7 4-10 6-10s4 5 6 10`,
  woods: ({ x, y }) =>
    [
      [-16, 4],
      [6, -14],
      [16, 10],
      [-6, 18],
    ]
      .map(([dx = 0, dy = 0]) => `M${r(x + dx)} ${r(y + dy + 6)}v-4m-7 0l7-13l7 13z`)
      .join(''),
  village: ({ x, y }) => `M${x - 22} ${y + 12}v-10l9-8l9 8v10zM${x + 2} ${y - 2}v-9l8-7l8 7v9zM${x + 2} ${y + 20}v-9l8-7l8 7v9z`,
  water: ({ x, y }) => [-12, 2, 16].map((dy, i) => `M${r(x - 20 + i * 4)} ${r(y + dy)}q5-6 10 0t10 0t10 0`).join(''),
};

function Terrain({ ground }: { readonly ground: Ground }) {
  return (
    <g className={`hero-${ground}`}>
      <path className="hero-ground" d={grounds[ground].map((place) => hexPath(place)).join('')} />
      <path className="hero-mark" d={grounds[ground].map((place) => marks[ground](centre(place))).join('')} />
    </g>
  );
}

function FrontBars({ facing }: { readonly facing: number }) {
  // The three hexsides ahead, a little inside the hex.
  const bars = [-1, 0, 1].map((turn) => {
    const middle = ((facing + turn) * 60 - 90) * (Math.PI / 180);
    const [x, y] = [Math.cos(middle) * 31.5, Math.sin(middle) * 31.5];
    const [dx, dy] = [Math.sin(middle) * 13.5, -Math.cos(middle) * 13.5];
    return `M${r(x - dx)} ${r(y - dy)}L${r(x + dx)} ${r(y + dy)}`;
  });
  return (
    <>
      <path className="hero-bars-casing" d={bars.join('')} />
      <path className="hero-bars" d={bars.join('')} />
    </>
  );
}

function Counter({ piece }: { readonly piece: Piece }) {
  const { x, y } = centre(piece.at);
  const corner = piece.side === 1 ? 2 : 9;
  return (
    <g className={`hero-piece hero-side-${piece.side}`} transform={`translate(${r(x)} ${r(y)})`}>
      <FrontBars facing={piece.facing} />
      <rect className="hero-shadow" x="-19" y="-17" width="42" height="42" rx={corner} />
      <rect className="hero-body" x="-21" y="-21" width="42" height="42" rx={corner} />
      <path className="hero-shape" transform={`translate(-13 -19.5) scale(${26 / SILHOUETTE_SIZE})`} d={SILHOUETTES[piece.kind]} />
      <text y="18">{piece.value}</text>
      {piece.leader && (
        <path
          className="hero-star"
          transform="translate(17 -18)"
          d="M0-8.500l2.500 5.200 5.700.7-4.200 3.900 1.100 5.600L0 4.200l-5.100 2.700 1.100-5.600-4.200-3.900 5.700-.7z"
        />
      )}
    </g>
  );
}

export function HeroMap() {
  const { x, y } = centre([4, 2]);
  return (
    <svg className="hero-map" viewBox="64 50 556 384" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path className="hero-clear" d={GRID} />
      {(['hill', 'woods', 'village', 'water'] as const).map((ground) => (
        <Terrain key={ground} ground={ground} />
      ))}
      <path className="hero-grid" d={GRID} />
      <path
        className="hero-front"
        d={places('3,2 4,2 5,2')
          .map((place) => hexPath(place, 38))
          .join('')}
      />
      {pieces.map((piece) => (
        <Counter key={piece.at.join()} piece={piece} />
      ))}
      <path className="hero-selected" d={hexPath([4, 3], 39.5)} />
      <g className="hero-odds" transform={`translate(${r(x)} ${r(y + APOTHEM)})`}>
        <rect x="-19" y="-11" width="38" height="22" rx="11" />
        <text y="5">2-1</text>
      </g>
    </svg>
  );
}
