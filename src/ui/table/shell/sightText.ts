import { distance, type Hex, printHex } from '../../../kernel/board';
import type { Snapshot } from '../../../store/match';
import type { TableState } from '../../../store/table';
import { wordsNow } from '../../words';
import { originOf, sightNow } from '../session';

/** The sight and the range in words; without another hex what is to be done. */
export function sightText(snapshot: Snapshot, state: Pick<TableState, 'tool' | 'hover' | 'sight'>): string {
  const { sight: words, listed } = wordsNow().table;
  const { board } = snapshot.context;
  const name = (hex: Hex) => printHex(board, hex);
  const line = sightNow(snapshot, state);
  if (!line) {
    const from = originOf(snapshot, state);
    return from === undefined ? words.choose : words.point(name(from));
  }
  const [from, to, range] = [name(line.from), name(line.to), distance(board, line.from, line.to)];
  return line.blocked.length === 0 ? words.free(from, to, range) : words.blocked(from, to, range, listed(line.blocked.map(name)));
}
