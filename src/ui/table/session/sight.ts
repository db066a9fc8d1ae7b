import { distance, type Hex, printHex } from '../../../kernel/board';
import type { Snapshot } from '../../../store/match';
import { type TableState, table } from '../../../store/table';
import { announce } from '../../app/announce';
import type { SightFacts } from '../../board/facts';
import { wordsNow } from '../../words';
import { tableOf } from '../contract/systems';
import { hexOf, now } from '.';

type Pointed = Pick<TableState, 'tool' | 'hover' | 'sight'>;

/** Where the sight begins: at the piece in hand, the hex that is looked at, else where it was asked for. */
function originOf(snapshot: Snapshot, { tool, sight }: Pointed): Hex | undefined {
  const piece = 'unit' in tool && tool.unit !== undefined ? hexOf(snapshot, tool.unit) : -1;
  if (piece >= 0) return piece;
  return tool.kind === 'inspect' && tool.hex >= 0 ? tool.hex : sight?.from;
}

/** The line that is shown, if one is: in any phase, and in a past moment as things stood then. */
export function sightNow(snapshot: Snapshot, state: Pointed): (SightFacts & { readonly rule: string }) | undefined {
  const from = state.sight && originOf(snapshot, state);
  const to = state.hover;
  if (from === undefined || to === undefined || to === from) return undefined;
  return { from, to, ...tableOf(snapshot).sight(snapshot.context, snapshot.shown, from, to) };
}

/** The sight and the range in words; without another hex what is to be done. */
export function sightText(snapshot: Snapshot, state: Pointed): string {
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

/** Shows the sight from what is chosen to what is pointed at, or no longer. */
export function switchSight(): void {
  const snapshot = now();
  if (!snapshot) return;
  const { sight, cursor } = table.getState();
  table.setState(sight ? { sight: undefined } : { sight: { from: cursor }, refused: undefined });
  announce(sight ? wordsNow().table.sight.off : sightText(snapshot, table.getState()));
}
