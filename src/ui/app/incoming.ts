import { createStore } from 'zustand/vanilla';
import type { Fault } from '../../kernel/system';
import { wholeWords } from '../words';

interface Incoming {
  /** Something is held over the page. */
  readonly hovering: boolean;
  /** The file being read. */
  readonly reading?: string | undefined;
  readonly refused?: { readonly name: string; readonly faults: readonly Fault[] } | undefined;
}

export const incoming = createStore<Incoming>(() => ({ hovering: false }));

/** Opens the file of a game, from the file dialog or dropped on the page. */
export async function takeFiles(files: FileList | null | undefined): Promise<void> {
  const file = files?.[0];
  if (!file || incoming.getState().reading !== undefined) return;
  const { name } = file;
  if (files.length > 1) {
    incoming.setState({ refused: { name, faults: [{ at: '', expected: 'file.one', found: String(files.length) }] } });
    return;
  }
  incoming.setState({ reading: name, refused: undefined });
  try {
    const [{ openFile }] = await Promise.all([import('../pages/opening'), wholeWords()]);
    const opened = await openFile(file);
    if (!opened.ok) incoming.setState({ refused: { name, faults: opened.faults } });
  } catch {
    incoming.setState({ refused: { name, faults: [{ at: '', expected: 'file.readable' }] } });
  } finally {
    incoming.setState({ reading: undefined });
  }
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** A file may be dropped anywhere on the page. */
export function watchDrops(): void {
  let depth = 0;
  const hover = (by: number) => {
    depth = Math.max(0, depth + by);
    incoming.setState({ hovering: depth > 0 });
  };
  addEventListener('dragenter', (event) => holdsFiles(event) && hover(1));
  addEventListener('dragleave', (event) => holdsFiles(event) && hover(-1));
  addEventListener('dragover', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  });
  addEventListener('drop', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    hover(-depth);
    void takeFiles(event.dataTransfer?.files);
  });
}
