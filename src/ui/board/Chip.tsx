import type { ReactNode } from 'react';
import { num } from './outline';

interface Props {
  readonly label: string;
  /** Of the letters; the plate is half as high again. */
  readonly size: number;
  readonly width: number;
  /** The middle of the label, where something stands beside it. */
  readonly x?: string;
  readonly children?: ReactNode;
}

/** A label on a rounded plate about the origin, with what else lies on the plate. */
export const Chip = ({ label, size, width, x, children }: Props) => (
  <>
    <rect
      className="board-chip"
      x={num(-width / 2)}
      y={num(-size * 0.72)}
      width={num(width)}
      height={num(size * 1.44)}
      rx={num(size * 0.72)}
    />
    {children}
    <text className="board-chip__text" x={x} y={num(size * 0.36)} fontSize={num(size)}>
      {label}
    </text>
  </>
);
