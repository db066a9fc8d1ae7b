import './report.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Snapshot } from '../../store/match';
import { match } from '../../store/match';
import { afterPaint } from '../board/afterPaint';
import type { Overlays, PlaceName } from '../board/facts';
import { placeNamesOf } from '../board/placeNames';
import { LiveMap } from '../pages/maps/LiveMap';
import { wingOf } from '../systems/registry';
import { tableOf } from '../table/contract/systems';
import { battleOf } from '../table/contract/titles';
import { noteAt, notedOn } from '../table/session';
import { spoken } from '../words';

/** Draws moments of the battle on the table where nobody sees it. */
export interface Studio {
  /** The sheets of the board after so many plays, laid out in the page until the next ones are drawn. */
  draw(at: number): Element;
  close(): void;
}

/** The last move or fight of the play that led to a moment, and what is drawn for a note on it. */
function marksAt(snapshot: Snapshot, at: number): Overlays {
  const entry = match.entries()[at - 1];
  const last = entry && tableOf(snapshot).last(entry);
  const noted = notedOn(snapshot.context.board, noteAt(at)?.drawn ?? []);
  return { ...(last ? { last } : {}), ...(noted.length > 0 ? { noted } : {}) };
}

/** What the battle names on its map; nothing where it does not come, for a picture does without. */
async function placesOn({ head, context }: Snapshot): Promise<readonly PlaceName[]> {
  const battle = await battleOf(head.battle)
    .load()
    .catch(() => null);
  return placeNamesOf(context.board, (battle || undefined)?.places ?? [], spoken.getState().language);
}

/** A board so many pixels wide beside the page. Throws where the game has no drawing. */
export async function openStudio(snapshot: Snapshot, pixels: number): Promise<Studio> {
  const [painter, places] = await Promise.all([wingOf(snapshot.system).painter?.(), placesOn(snapshot)]);
  if (!painter) throw new Error(`no drawing for ${snapshot.system}`);
  const { context } = snapshot;
  const host = document.createElement('div');
  host.className = 'report-studio';
  host.style.width = `${pixels}px`;
  document.body.append(host);
  const root = createRoot(host);
  const draw = (at: number): Element => {
    const glimpse = { context, state: match.shownAt(at) };
    flushSync(() =>
      root.render(<LiveMap glimpse={glimpse} painter={painter} label="" width={pixels} overlays={marksAt(snapshot, at)} places={places} />),
    );
    return host.querySelector('.board-sheets')!;
  };
  const close = (): void => {
    root.unmount();
    host.remove();
  };
  try {
    draw(snapshot.cursor);
  } catch (error) {
    close();
    throw error;
  }
  // A ground that is drawn for the first time comes after its sketch.
  await new Promise<void>((done) => afterPaint(() => afterPaint(done)));
  return { draw, close };
}
