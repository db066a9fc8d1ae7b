import type { Board } from '../../../kernel/board';
import { match, type Snapshot } from '../../../store/match';
import { isInspecting, type TableState, type Tool } from '../../../store/table';
import { NO_OVERLAYS, type Overlays } from '../../board/facts';
import { layered } from '../../board/layers';
import type { TableSystem } from '../contract/system';
import { tableOf } from '../contract/systems';
import { behaviourOf, mayDecide, noteAt, notedOn, sightNow, situationOf } from '../session';

/** What is drawn for somebody who does not choose. */
function watched({ legal, targets, ...others }: Overlays): Overlays {
  return others;
}

/** What an order looks like that a button has chosen. */
const pendingMarks = (system: TableSystem, { pending }: Tool, situation: unknown): Overlays | undefined =>
  pending === undefined ? undefined : system.orderMarks?.(situation, pending);

/** What is drawn for a note at a moment, and where the pencil has begun. */
export function notedMarks(board: Board, at: number, pencil: TableState['pencil']): Overlays | undefined {
  const noted = notedOn(board, noteAt(at)?.drawn ?? []);
  if (pencil?.from !== undefined) noted.push({ to: pencil.from });
  return noted.length > 0 ? { noted, ...(pencil && { drawn: noted.map(({ to }) => to) }) } : undefined;
}

/** What is in hand, pointed at, refused and advised, and what help draws over it. */
export interface Marking extends Pick<TableState, 'tool' | 'hover' | 'sight' | 'refused' | 'advised' | 'marked'> {
  readonly marks: Overlays | undefined;
  readonly lasting: Overlays;
}

/** All that is drawn on the map over its pieces. */
export function overlaysOf(now: Snapshot, { tool, hover, sight, refused, advised, marked, marks, lasting }: Marking): Overlays {
  const { looking, outcome, cursor } = now;
  const system = tableOf(now);
  const entry = match.entries()[(looking ?? cursor) - 1];
  const last = entry && system.last(entry);
  const ruler = sightNow(now, { tool, hover, sight });
  const past = looking !== undefined || outcome !== undefined;
  const situation = situationOf(now, { tool, hover: past ? undefined : hover, pointer: 'mouse' });
  const drawn: Overlays = past && !isInspecting(tool) ? NO_OVERLAYS : behaviourOf(now, tool).overlays(tool, situation);
  // What is advised or spoken of is in nobody's hand.
  const hinted = advised && { arrows: advised.arrows, ...(advised.picked ? { marked: advised.picked } : {}) };
  const stays: Overlays = { ...(last ? { last } : {}), ...(ruler ? { ruler } : {}), ...lasting };
  // What can be chosen is marked for whoever chooses.
  const own = past || mayDecide(now) ? drawn : watched(drawn);
  if (past) return layered(own, stays, hinted, marks);
  const pending = pendingMarks(system, tool, situation);
  const threats = refused?.refusal.hexes ?? [];
  return layered(pending, own, stays, { ...(threats.length > 0 ? { threats } : {}), ...(marked ? { marked } : {}) }, hinted, marks);
}
