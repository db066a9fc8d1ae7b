import { createStore } from 'zustand/vanilla';
import type { Fault } from '../../kernel/game';
import { whenFetched } from './fetched';

/** A file that was not taken, and what it was taken for: a game, a battle, neither, or one of several at once. */
interface Refused {
  readonly name: string;
  readonly kind: 'game' | 'battle' | 'none' | 'several';
  readonly faults: readonly Fault[];
}

interface Incoming {
  /** Something is held over the page. */
  readonly hovering: boolean;
  /** The file being read. */
  readonly reading?: string | undefined;
  readonly refused?: Refused | undefined;
}

export const incoming = createStore<Incoming>(() => ({ hovering: false }));

/** Opens the file of a game; how, is fetched when there is one. */
export function take(files: ArrayLike<File> | null | undefined): void {
  // The list of an event lasts no longer than the event.
  const kept = Array.from(files ?? []);
  whenFetched(import('./takeFiles'), ({ takeFiles }) => takeFiles(kept));
}

/** What is done where files are dragged: the browser would open them. */
function onFiles(kind: 'dragenter' | 'dragleave' | 'dragover' | 'drop', act: (held: DataTransfer) => void): void {
  addEventListener(kind, (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    act(event.dataTransfer);
  });
}

/** A file may be dropped anywhere on the page. */
export function watchDrops(): void {
  let depth = 0;
  const hover = (by: number) => {
    depth = Math.max(0, depth + by);
    incoming.setState({ hovering: depth > 0 });
  };
  onFiles('dragenter', () => hover(1));
  onFiles('dragleave', () => hover(-1));
  onFiles('dragover', (held) => {
    held.dropEffect = 'copy';
  });
  onFiles('drop', ({ files }) => {
    hover(-depth);
    take(files);
  });
}
