import './board.css';
import type { Hex } from '../../kernel/board';
import { printHex } from '../../kernel/board';
import { occupiedHexes } from './counterParts';
import type { CampFacts, CounterFacts, LeaderFacts, MapFacts } from './facts';

export interface BoardTableProps {
  readonly map: MapFacts;
  readonly counters: readonly CounterFacts[];
  readonly leaders: readonly LeaderFacts[];
  readonly camps: readonly CampFacts[];
  readonly describe: (hex: Hex) => string;
  readonly labels: { readonly caption: string; readonly hex: string; readonly holds: string };
  /** A row's hex was chosen. */
  readonly onHex: (hex: Hex) => void;
}

/** The board as a table: one row for each hex that holds something, in reading order. */
export function BoardTable({ map, counters, leaders, camps, describe, labels, onHex }: BoardTableProps) {
  const hexes = occupiedHexes(counters, leaders, camps);
  return (
    <table class="board-table">
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
              <button type="button" class="board-table__hex" onClick={() => onHex(hex)}>
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
