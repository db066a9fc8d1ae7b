import './report.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Glimpse } from '../../store/glimpse';
import { match, type Snapshot } from '../../store/match';
import { afterPaint } from '../board/afterPaint';
import type { Overlays, PlaceName } from '../board/facts';
import { placeNamesOf } from '../board/placeNames';
import { LiveMap } from '../picture/LiveMap';
import { wingOf } from '../systems/registry';
import { tableOf } from '../table/contract/systems';
import { battleOf } from '../table/contract/titles';
import { noteAt, notedOn } from '../table/session';
import { spoken } from '../words';

/** What is drawn of a moment of a battle, whatever lies on the table later. */
export interface Moment {
  readonly glimpse: Pick<Glimpse, 'context' | 'state'>;
  readonly overlays: Overlays;
}

/** Draws moments of a battle where nobody sees it. */
export interface Studio {
  /** The sheets of the board at a moment, laid out in the page until the next ones are drawn. */
  draw(moment: Moment): Element;
  close(): void;
}

/** The last move or fight of the play that led to a moment, and what is drawn for a note on it. */
function marksAt(snapshot: Snapshot, at: number): Overlays {
  const entry = match.entries()[at - 1];
  const last = entry && tableOf(snapshot).last(entry);
  const noted = notedOn(snapshot.context.board, noteAt(at)?.drawn ?? []);
  return { ...(last ? { last } : {}), ...(noted.length > 0 ? { noted } : {}) };
}

/** The battle on the table as it stood after so many plays. */
export const momentAt = (snapshot: Snapshot, at: number): Moment => ({
  glimpse: { context: snapshot.context, state: match.shownAt(at) },
  overlays: marksAt(snapshot, at),
});

/** What the battle names on its map; nothing where it does not come, for a picture does without. */
async function placesOn({ head, context }: Snapshot): Promise<readonly PlaceName[]> {
  const battle = await battleOf(head.battle)
    .load()
    .catch(() => null);
  return placeNamesOf(context.board, (battle || undefined)?.places ?? [], spoken.getState().language);
}

/** A board so many pixels wide beside the page, with a moment of the battle on it. Throws where the game has no drawing. */
export async function openStudio(snapshot: Snapshot, pixels: number, first: Moment): Promise<Studio> {
  const [painter, places] = await Promise.all([wingOf(snapshot.system).painter?.(), placesOn(snapshot)]);
  if (!painter) throw new Error(`no drawing for ${snapshot.system}`);
  const host = document.createElement('div');
  host.className = 'report-studio';
  host.style.width = `${pixels}px`;
  document.body.append(host);
  const root = createRoot(host);
  const draw = (moment: Moment): Element => {
    flushSync(() => root.render(<LiveMap {...moment} painter={painter} label="" width={pixels} places={places} />));
    return host.querySelector('.board-sheets')!;
  };
  const close = (): void => {
    root.unmount();
    host.remove();
  };
  try {
    draw(first);
  } catch (error) {
    close();
    throw error;
  }
  // A ground that is drawn for the first time comes after its sketch.
  await new Promise<void>((done) => afterPaint(() => afterPaint(done)));
  return { draw, close };
}
