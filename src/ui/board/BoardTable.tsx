import './board.css';
import { type Hex, printHex } from '../../kernel/board';
import type { MapFacts } from './facts';

export interface BoardTableProps {
  readonly map: Pick<MapFacts, 'board'>;
  /** Hexes that hold something, in reading order. */
  readonly hexes: readonly Hex[];
  readonly describe: (hex: Hex) => string;
  readonly labels: { readonly caption: string; readonly hex: string; readonly holds: string };
  /** A row's hex was chosen. */
  readonly onHex: (hex: Hex) => void;
}

/** The board as a table: one row for each hex that holds something, in reading order. */
export function BoardTable({ map, hexes, describe, labels, onHex }: BoardTableProps) {
  return (
    <table className="board-table">
      <caption>{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.hex}</th>
          <th scope="col">{labels.holds}</th>
        </tr>
      </thead>
      <tbody>
        {hexes.map((hex) => (
          <tr key={hex}>
            <th scope="row">
              <button type="button" className="board-table__hex" onClick={() => onHex(hex)}>
                {printHex(map.board, hex)}
              </button>
            </th>
            <td>{describe(hex)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
