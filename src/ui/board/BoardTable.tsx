import './board.css';
import { type Hex, printHex } from '../../kernel/board';
import type { MapFacts } from './facts';

/** A column beside what a hex holds. */
export interface Column {
  readonly heading: string;
  /** What it says of a hex; empty where that is nothing. */
  readonly cell: (hex: Hex) => string;
}

export interface BoardTableProps {
  readonly map: Pick<MapFacts, 'board'>;
  /** Hexes that hold something or can be gone to, in reading order. */
  readonly hexes: readonly Hex[];
  readonly describe: (hex: Hex) => string;
  readonly labels: { readonly caption: string; readonly hex: string; readonly holds: string };
  readonly columns?: readonly Column[];
  /** A row's hex was chosen. */
  readonly onHex: (hex: Hex) => void;
}

/** The board as a table: one row for each hex that there is something to say of, in reading order. */
export function BoardTable({ map, hexes, describe, labels, columns = [], onHex }: BoardTableProps) {
  return (
    <table className="board-table">
      <caption>{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.hex}</th>
          <th scope="col">{labels.holds}</th>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hexes.map((hex) => (
          <tr key={hex} data-hex={hex}>
            <th scope="row">
              <button type="button" className="board-table__hex" onClick={() => onHex(hex)}>
                {printHex(map.board, hex)}
              </button>
            </th>
            <td>{describe(hex)}</td>
            {columns.map(({ heading, cell }) => (
              <td key={heading}>{cell(hex)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
