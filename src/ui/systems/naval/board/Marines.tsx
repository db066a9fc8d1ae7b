import type { SideFact } from '../../../board/facts';
import { num } from '../../../board/outline';

/** A marine with his spear, 12 wide and 15 high about the origin; his shoulders and his shield are square, or round. */
const BODIES = [
  'M-4.6 6.4V.2H-1.2V-1.8A2.9 2.9 0 1 1 1.4-1.8V.2H4.8V6.4Z',
  'M-4.5 6.4V3.6C-4.5 .6-3-.7-1.4-1.6A2.9 2.9 0 1 1 1.6-1.6C3.2-.7 4.7 .6 4.7 3.6V6.4Z',
] as const;
const SHIELDS = ['M-6.2 .9H-1V6.4H-6.2Z', 'M-6.4 3.2a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z'] as const;
const SPEAR = 'M6.2-8.4V6.4';

/** So many can be told at a glance; more are printed. */
export const MOST_FIGURES = 4;

/** Places in a row of one or two, or in two rows, about the origin; a crowd is one figure and its number. */
export function placesOf(count: number, across: number, down: number): { x: number; y: number }[] {
  if (count > MOST_FIGURES) return [{ x: -7.5, y: 0 }];
  const rows = count > 2 ? 2 : 1;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 2);
    const inRow = Math.min(2, count - row * 2);
    return { x: ((i % 2) - (inRow - 1) / 2) * across, y: (row - (rows - 1) / 2) * down };
  });
}

export interface MarinesProps {
  readonly side: SideFact;
  readonly count: number;
  readonly across: number;
  readonly down: number;
  /** How far what they stand on is turned: they are not. */
  readonly angle?: number;
}

/** Marines as figures to be counted. */
export function Marines({ side, count, across, down, angle = 0 }: MarinesProps) {
  const crowd = count > MOST_FIGURES;
  return (
    <>
      {placesOf(count, across, down).map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={crowd ? undefined : `translate(${num(x)} ${num(y)})`}>
          <g className="ship-upright" transform={angle ? `rotate(${-angle})` : undefined}>
            <g transform={crowd ? `translate(${x} ${y})` : undefined}>
              <g className={`ship-marine ship-marine--${side + 1}`}>
                <path className="ship-marine__casing" d={BODIES[side]} />
                <path className="ship-marine__casing ship-marine__arms" d={SPEAR + SHIELDS[side]} />
                <path className="ship-marine__spear ship-marine__arms" d={SPEAR} />
                <path className="ship-marine__body" d={BODIES[side]} />
                <path className="ship-marine__shield ship-marine__arms" d={SHIELDS[side]} />
              </g>
            </g>
            {crowd && (
              <text className="ship-crowd" x="1.8" y="5">
                {`×${count}`}
              </text>
            )}
          </g>
        </g>
      ))}
    </>
  );
}
