import type { ArmySketch, BattleSketch, PlacedUnit } from './battleFacts';

/** A battle's map and set-up at a glance; the table has the real one. */

const SIDE = 10;
const HALF = (SIDE * Math.sqrt(3)) / 2;
const short = (n: number) => Math.round(n * 10) / 10;

const centreOf = (columns: number, hex: number): readonly [number, number] => {
  const column = hex % columns;
  return [SIDE + column * SIDE * 1.5, HALF + Math.floor(hex / columns) * 2 * HALF + (column % 2 === 1 ? HALF : 0)];
};

const corner = ([x, y]: readonly [number, number], i: number): string =>
  `${short(x + SIDE * Math.cos((i * Math.PI) / 3))} ${short(y + SIDE * Math.sin((i * Math.PI) / 3))}`;

const hexPath = (centre: readonly [number, number]) => `M${[0, 1, 2, 3, 4, 5].map((i) => corner(centre, i)).join('L')}z`;

/** Direction 0 is north: between the corners 4 and 5. */
const edgePath = (centre: readonly [number, number], direction: number) =>
  `M${corner(centre, (direction + 4) % 6)}L${corner(centre, (direction + 5) % 6)}`;

function UnitDot({ unit, side, columns }: { readonly unit: PlacedUnit; readonly side: 0 | 1; readonly columns: number }) {
  const [x, y] = centreOf(columns, unit.hex);
  return (
    <g class={`mini-side-${side + 1}`} transform={`translate(${short(x)} ${short(y)}) rotate(${unit.facing * 60})`}>
      <rect x="-5" y="-5" width="10" height="10" rx={side === 0 ? 0.6 : 2.8} />
      <path d="M-3.4-7.600h6.800" />
    </g>
  );
}

function ArmyDots({ army, side, columns }: { readonly army: ArmySketch; readonly side: 0 | 1; readonly columns: number }) {
  const camp = army.camp === undefined ? undefined : centreOf(columns, army.camp);
  return (
    <>
      {camp && <path class={`mini-camp mini-side-${side + 1}`} d={`M${short(camp[0])} ${short(camp[1] - 6.5)}l6.500 11.500h-13z`} />}
      {army.units.map((unit) => (
        <UnitDot key={unit.hex} unit={unit} side={side} columns={columns} />
      ))}
    </>
  );
}

export function MiniMap({ sketch, label }: { readonly sketch: BattleSketch; readonly label: string }) {
  const { columns, rows, grounds, edges } = sketch;
  const all = Array.from({ length: columns * rows }, (_, hex) => hex);
  const path = (hexes: readonly number[]) => hexes.map((hex) => hexPath(centreOf(columns, hex))).join('');
  const lines = (list: readonly (readonly [number, number])[]) =>
    list.map(([hex, direction]) => edgePath(centreOf(columns, hex), direction)).join('');
  const width = short(SIDE * (1.5 * columns + 0.5));
  const height = short(HALF * (2 * rows + (columns > 1 ? 1 : 0)));
  return (
    <svg class="mini" viewBox={`-1 -1 ${width + 2} ${height + 2}`} role="img" aria-label={label}>
      <path class="mini-clear" d={path(all)} />
      <path class="mini-hill" d={path(grounds.hill)} />
      <path class="mini-woods" d={path(grounds.woods)} />
      <path class="mini-village" d={path(grounds.village)} />
      <path class="mini-stream" d={path(grounds.stream)} />
      <path class="mini-grid" d={path(all)} />
      <path class="mini-river" d={lines([...edges.river, ...edges.ford, ...edges.bridge])} />
      <path class="mini-crossing" d={lines([...edges.ford, ...edges.bridge])} />
      <ArmyDots army={sketch.armies[0]} side={0} columns={columns} />
      <ArmyDots army={sketch.armies[1]} side={1} columns={columns} />
    </svg>
  );
}
