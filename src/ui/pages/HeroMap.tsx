/** A fragment of a battle, drawn by hand: hills, woods, a brook, two lines of counters about to meet. */

const SIDE = 42;
const HALF = (SIDE * Math.sqrt(3)) / 2;
const COLUMNS = 11;
const ROWS = 7;

type Ground = 'hill' | 'woods' | 'village' | 'water';
type Shape = 'foot' | 'bow' | 'horse' | 'chariot' | 'elephant';
type Place = readonly [column: number, row: number];

const grounds: Readonly<Record<Ground, readonly Place[]>> = {
  hill: [
    [6, 1],
    [7, 0],
    [7, 1],
    [8, 1],
    [2, 5],
    [3, 5],
  ],
  woods: [
    [0, 1],
    [1, 0],
    [1, 1],
    [9, 5],
    [10, 5],
    [10, 4],
  ],
  village: [[4, 0]],
  water: [
    [0, 4],
    [1, 3],
    [2, 3],
    [9, 2],
    [10, 2],
  ],
};

interface Piece {
  readonly at: Place;
  readonly side: 1 | 2;
  /** 0 is north, then clockwise. */
  readonly facing: number;
  readonly shape: Shape;
  readonly value: string;
  readonly leader?: true;
}

const pieces: readonly Piece[] = [
  { at: [3, 4], side: 1, facing: 1, shape: 'foot', value: '4-2' },
  { at: [4, 4], side: 1, facing: 1, shape: 'chariot', value: '4B4', leader: true },
  { at: [5, 4], side: 1, facing: 0, shape: 'foot', value: '4-2' },
  { at: [6, 5], side: 1, facing: 0, shape: 'elephant', value: '6*3' },
  { at: [4, 5], side: 1, facing: 0, shape: 'bow', value: '1A3' },
  { at: [7, 4], side: 1, facing: 0, shape: 'horse', value: '4-5' },
  { at: [4, 2], side: 2, facing: 3, shape: 'bow', value: '1A3' },
  { at: [5, 2], side: 2, facing: 3, shape: 'foot', value: '6*1' },
  { at: [6, 3], side: 2, facing: 3, shape: 'foot', value: '6*1', leader: true },
  { at: [7, 2], side: 2, facing: 4, shape: 'foot', value: '4-2' },
  { at: [8, 2], side: 2, facing: 4, shape: 'chariot', value: '4B4' },
  { at: [3, 2], side: 2, facing: 3, shape: 'horse', value: '2-6' },
];

/** Silhouettes on a field of 24 × 18. */
const shapes: Readonly<Record<Shape, string>> = {
  foot: 'M4 0h1.4v18H4zM4.7-2l1.6 3.4H3.1zM13 1.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM10.6 6.6h4l2.8 4-1 .9-1.9-1.7.2 3.4 1.6 4.8h-2.2l-1.6-4-1.6 4H8.4l1.8-5.2zM16.6 5.4a4.4 4.4 0 0 1 0 8.6 8 8 0 0 0 0-8.6z',
  bow: 'M8.4 1.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM6.4 6.6h4l6.6.6v1.6l-6 .2.2 4 1.6 5H10.600l-1.600-4-1.600 4H5l1.600-5.400zM15 0c5 3.400 5 13 0 16.400l-.8-.8c3.600-4 3.600-10.800 0-14.800zM12 7.600h10.400l1.200.4-1.200.4H12z',
  horse:
    'M17.500 1.500l3.500 3.500-.6 1.400-3-.8-2 4 .4 3.400-1 .2 1.800 5h-1.600l-2.400-5-5 .2L5 18H3.400l1.400-6.200L3.600 9l-1.400 4-1-.6L2.400 7.600l8-1.200 4.600-3.600zM9.600-2a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zM8.600 1.800h2.200l.8 4H7.400z',
  chariot:
    'M6.500 8.800a4.600 4.600 0 1 1 0 9.200 4.600 4.600 0 0 1 0-9.200zm0 1.700a2.900 2.900 0 1 0 0 5.800 2.900 2.900 0 0 0 0-5.800zM2.600 4h2v4h7.200l2.800-2.400 2-4 3.600 2.600-.4 1.400-2-.4-1 3.400 1.600 3.400-.6 5.600h-1.400l.2-5-3-1.600-1.200 6.400H13l.6-7-1-1.200H8.800L2.600 9zM6.400 0a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zM5.600 4h2.200v3.400H5.600z',
  elephant:
    'M3 8c0-3.600 3.400-5 7-5 2 0 3.600.4 4.800 1.200 3.200-1 6.200.8 6.200 4.200 0 3 1.400 5.400.2 7.400-.6 1-2 .8-2.200-.2-.2-1.400.4-2 .2-4l-1.200 1.200-1.400 2.400V18h-2.800v-3.800H9V18H6.200v-4.200C4 12.600 3 10.800 3 8zM7-1h5v3H7z',
};

const centre = ([column, row]: Place): readonly [number, number] => [
  SIDE + column * SIDE * 1.5,
  HALF + row * 2 * HALF + (column % 2 === 1 ? HALF : 0),
];

const r = (n: number) => Math.round(n * 10) / 10;

function corners([x, y]: readonly [number, number], size: number): string[] {
  return [0, 1, 2, 3, 4, 5].map((i) => `${r(x + size * Math.cos((i * Math.PI) / 3))} ${r(y + size * Math.sin((i * Math.PI) / 3))}`);
}

const hexPath = (place: Place, size = SIDE) => `M${corners(centre(place), size).join('L')}z`;

const all: readonly Place[] = Array.from({ length: COLUMNS * ROWS }, (_, i): Place => [i % COLUMNS, Math.floor(i / COLUMNS)]);
const GRID = all.map((place) => hexPath(place)).join('');

const marks: Readonly<Record<Ground, (x: number, y: number) => string>> = {
  hill: (x, y) =>
    `M${r(x - 24)} ${y + 14}c6-22 16-30 26-30s16 14 22 30M${r(x - 14)} ${y + 15}c4-14 9-20 15-20s9 10 13 20M${r(x - 5)} ${y + 16}c2-7 4-10 6-10s4 5 6 10`,
  woods: (x, y) =>
    [
      [-16, 4],
      [6, -14],
      [16, 10],
      [-6, 18],
    ]
      .map(([dx = 0, dy = 0]) => `M${r(x + dx)} ${r(y + dy + 6)}v-4m-7 0l7-13l7 13z`)
      .join(''),
  village: (x, y) => `M${x - 22} ${y + 12}v-10l9-8l9 8v10zM${x + 2} ${y - 2}v-9l8-7l8 7v9zM${x + 2} ${y + 20}v-9l8-7l8 7v9z`,
  water: (x, y) => [-12, 2, 16].map((dy, i) => `M${r(x - 20 + i * 4)} ${r(y + dy)}q5-6 10 0t10 0t10 0`).join(''),
};

function Terrain({ ground }: { readonly ground: Ground }) {
  return (
    <g class={`hero-${ground}`}>
      <path class="hero-ground" d={grounds[ground].map((place) => hexPath(place)).join('')} />
      <path class="hero-mark" d={grounds[ground].map((place) => marks[ground](...centre(place))).join('')} />
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
      <path class="hero-bars-casing" d={bars.join('')} />
      <path class="hero-bars" d={bars.join('')} />
    </>
  );
}

function Counter({ piece }: { readonly piece: Piece }) {
  const [x, y] = centre(piece.at);
  const corner = piece.side === 1 ? 2 : 9;
  return (
    <g class={`hero-piece hero-side-${piece.side}`} transform={`translate(${r(x)} ${r(y)})`}>
      <FrontBars facing={piece.facing} />
      <rect class="hero-shadow" x="-19" y="-17" width="42" height="42" rx={corner} />
      <rect class="hero-body" x="-21" y="-21" width="42" height="42" rx={corner} />
      <path class="hero-shape" transform="translate(-12 -15)" d={shapes[piece.shape]} />
      <text y="17">{piece.value}</text>
      {piece.leader && (
        <path
          class="hero-star"
          transform="translate(17 -18)"
          d="M0-8.500l2.500 5.200 5.700.7-4.200 3.900 1.100 5.600L0 4.200l-5.100 2.700 1.100-5.600-4.200-3.900 5.700-.7z"
        />
      )}
    </g>
  );
}

export function HeroMap() {
  const attacker = centre([4, 4]);
  const target = centre([5, 2]);
  return (
    <svg class="hero-map" viewBox="14 22 704 494" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path class="hero-clear" d={GRID} />
      {(['hill', 'woods', 'village', 'water'] as const).map((ground) => (
        <Terrain key={ground} ground={ground} />
      ))}
      <path class="hero-grid" d={GRID} />
      <g class="hero-reach">
        {[
          [4, 3],
          [5, 3],
          [3, 3],
        ].map(([column = 0, row = 0]) => (
          <path key={column} d={hexPath([column, row], 36)} />
        ))}
      </g>
      {pieces.map((piece) => (
        <Counter key={piece.at.join()} piece={piece} />
      ))}
      <path class="hero-selected" d={hexPath([4, 4], 39)} />
      <path
        class="hero-arrow"
        d={`M${r(attacker[0] + 12)} ${r(attacker[1] - 34)}Q${r(attacker[0] + 14)} ${r(target[1] + 70)} ${r(target[0] - 20)} ${r(target[1] + 46)}`}
      />
    </svg>
  );
}
