import '../board/overlays.css';
import './report.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Snapshot } from '../../store/match';
import { match } from '../../store/match';
import { afterPaint } from '../board/afterPaint';
import type { Overlays } from '../board/facts';
import { SceneLayer } from '../board/SceneLayer';
import type { Scene } from '../board/scenes';
import { LiveMap } from '../pages/maps/LiveMap';
import { wingOf } from '../systems/registry';
import { tableOf } from '../table/contract/systems';
import { noteAt, notedOn } from '../table/session';

/** A moment of the battle as it is to be drawn. */
export interface Shown {
  /** So many plays have been made. */
  readonly at: number;
  /** What dice decided in it. */
  readonly scene?: Scene | undefined;
}

/** Draws moments of the battle on the table where nobody sees it. */
export interface Studio {
  /** The sheets of the board at a moment, laid out in the page until the next one is drawn. */
  draw(shown: Shown): Element;
  close(): void;
}

/** The last move or fight of the play that led to a moment, and what is drawn for a note on it. */
function marksAt(snapshot: Snapshot, at: number): Overlays {
  const entry = match.entries()[at - 1];
  const last = entry && tableOf(snapshot).last(entry);
  const noted = notedOn(snapshot.context.board, noteAt(at)?.drawn ?? []);
  return { ...(last ? { last } : {}), ...(noted.length > 0 ? { noted } : {}) };
}

/** A board of so many pixels beside the page. Throws where the game has no drawing. */
export async function openStudio(snapshot: Snapshot, width: number): Promise<Studio> {
  const painter = await wingOf(snapshot.system).painter?.();
  if (!painter) throw new Error(`no drawing for ${snapshot.system}`);
  const { context } = snapshot;
  const host = document.createElement('div');
  host.className = 'report-studio';
  host.style.width = `${width}px`;
  document.body.append(host);
  const root = createRoot(host);
  const draw = ({ at, scene }: Shown): Element => {
    const glimpse = { context, state: match.shownAt(at) };
    const over = scene && ((u: number) => <SceneLayer board={context.board} scenes={[scene]} on={0} struck ms={0} u={u} />);
    flushSync(() =>
      root.render(
        <LiveMap glimpse={glimpse} painter={painter} label="" width={width} overlays={marksAt(snapshot, at)} {...(over ? { over } : {})} />,
      ),
    );
    return host.querySelector('.board-sheets')!;
  };
  const close = (): void => {
    root.unmount();
    host.remove();
  };
  try {
    draw({ at: snapshot.cursor });
  } catch (error) {
    close();
    throw error;
  }
  // A ground that is drawn for the first time comes after its sketch.
  await new Promise<void>((done) => afterPaint(() => afterPaint(done)));
  return { draw, close };
}
