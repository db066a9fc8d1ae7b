import { newId } from './storedGame';

/**
 * What the open pages tell each other of a game: it has been written (`kept`) or removed; whoever plays it is to hand it over (`yield`), and has (`yielded`);
 * another has taken it (`taken`). The others only where the browser has no locks: who plays it (`who`), I do (`mine`), I have asked too and go first (`first`),
 * nobody does any more (`free`).
 */
const KINDS = ['kept', 'removed', 'yield', 'yielded', 'taken', 'who', 'mine', 'first', 'free'] as const;
type Kind = (typeof KINDS)[number];

export interface News {
  readonly kind: Kind;
  readonly id: string;
  /** The page that says it. */
  readonly from: string;
}

export interface Channel {
  /** What this page is called. */
  readonly name: string;
  post(kind: Kind, id: string): void;
  /** Returns how to hear no more. */
  hear(listener: (news: News) => void): () => void;
}

/** What comes from a page of another version may be anything. */
function isNews(data: unknown): data is News {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, id, from } = data as Partial<News>;
  return KINDS.some((one) => one === kind) && typeof id === 'string' && typeof from === 'string';
}

/** Opened when it is first wanted; where there is none, nobody hears anything. */
export function openChannel(open: () => BroadcastChannel | undefined): Channel {
  const name = newId();
  const listeners = new Set<(news: News) => void>();
  let opened: BroadcastChannel | undefined;
  const channel = (): BroadcastChannel | undefined => {
    if (opened) return opened;
    try {
      opened = open();
    } catch {
      // A browser may forbid it together with the storage.
    }
    opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isNews(data)) for (const listener of [...listeners]) listener(data);
    });
    return opened;
  };
  return {
    name,
    post: (kind, id) => channel()?.postMessage({ kind, id, from: name }),
    hear(listener) {
      channel();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
