import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withMore } from '../kernel/record';
import { type Channel, openChannel } from './channel';
import { createSecondNet, type SecondNet } from './secondNet';
import { browserShelf, type Entry, SilentStorage, stampOf } from './shelf';
import { createShelves, type Kept, listening, type OpenShelf, type Shelves, UNKNOWN } from './shelves';
import { newId } from './storedGame';
import { createTurns } from './turns';

/* Battles that somebody has drawn, kept in the browser as games are: noted and written after every change, by one page over another's never. */

/** A battle that somebody has drawn, whether it can be played yet or not. */
export interface Design {
  readonly id: string;
  /** In the schema of our own battles, which it need not meet yet. */
  readonly battle: object;
  /** In milliseconds. */
  readonly created: number;
  readonly updated: number;
}

export interface DesignsState extends Kept {
  /** The last one changed first. */
  readonly designs: readonly Design[];
}

export interface Designs {
  readonly state: StoreApi<DesignsState>;
  list(): Promise<void>;
  /** As it lies there; undefined: there is none, or it cannot be read. Fails with `SilentStorage`. */
  load(id: string): Promise<Design | undefined>;
  /**
   * Writes a design; of several that pile up the last. Where another page has written or removed it meanwhile, it goes on as a copy: the answer is the
   * design as it was written.
   */
  keep(design: Design): Promise<Design>;
  remove(id: string): Promise<void>;
  /** Another page has changed one of them. Returns how to hear no more. */
  hear(listener: (id: string) => void): () => void;
}

const said = withMore({ en: v.string(), fr: v.string() });
const side = withMore({ name: said, leader: said, about: said });

/** As much as must be there of a battle for it to be drawn at all. */
const draft = withMore({
  id: v.string(),
  title: said,
  date: said,
  place: said,
  story: said,
  ground: said,
  sides: v.strictTuple([side, side]),
  special: v.array(said),
  try: v.array(said),
  sources: v.array(said),
  recommended: v.array(v.string()),
  size: withMore({ counters: v.strictTuple([v.number(), v.number()]), minutes: v.number() }),
  position: withMore({}),
});

const card = withMore({
  stamp: v.string(),
  game: withMore({ battle: draft, created: v.number(), updated: v.number() }),
});

function designIn([id, json]: Entry): Design | undefined {
  const { success, output } = v.safeParse(card, json);
  return success ? { id, battle: output.game.battle, created: output.game.created, updated: output.game.updated } : undefined;
}

export const newDesign = (battle: object, now: number): Design => ({ id: newId(), battle, created: now, updated: now });

/** One that is like a battle and that nobody has drawn on yet. */
export function untouchedLike(among: readonly Design[], battle: object): Design | undefined {
  // What comes off the shelf has its fields in the order of the schema.
  const { success, output } = v.safeParse(draft, battle);
  const like = JSON.stringify(output);
  return success ? among.find((one) => one.created === one.updated && JSON.stringify(one.battle) === like) : undefined;
}

const SILENT: Channel = { name: '', post: () => undefined, hear: () => () => undefined };

const NOWHERE = createSecondNet(() => undefined, '');

interface Waiting {
  readonly design: Design;
  readonly stamp: string;
  readonly written: Promise<Design>;
}

/**
 * A design as it was last drawn. `stamp`: under which it goes on the shelf, whoever puts it there, so that a page that lives knows it for its own. `after`: the
 * stamps that it may follow on the shelf; null, where it may never have lain there; left out where the shelf took nothing any more: it follows whatever is older.
 */
interface Note {
  readonly game: unknown;
  readonly stamp: string;
  readonly after?: readonly unknown[] | undefined;
}

/** A note that reads, and when what it holds was drawn. */
type Noted = Note & Pick<Design, 'updated'>;

function readNote(id: string, text: string): Noted | undefined {
  try {
    const { game, stamp = newId(), after } = JSON.parse(text) as Partial<Note>;
    const design = designIn([id, { stamp, game }]);
    return design && (after === undefined || Array.isArray(after)) ? { game, stamp, after, updated: design.updated } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether what is noted goes in place of what lies there, whose stamp is `lying`. */
function follows({ after, updated }: Noted, there: Design | undefined, lying: string | undefined): boolean {
  // An earlier version left null out.
  if (after) return after.length === 0 ? lying === undefined : after.includes(lying ?? null);
  return !there || updated >= there.updated;
}

async function lyingOf(shelves: Shelves, id: string): Promise<{ readonly card: unknown; readonly lying: string | undefined }> {
  const { card } = await shelves.asked((shelf) => shelf.read(id));
  const stamp = stampOf(card);
  return { card, lying: typeof stamp === 'string' ? stamp : undefined };
}

/** Puts on the shelf what was noted by other pages, unless something else lies there. Where that lasts no longer than the page the note stands. */
async function recover(shelves: Shelves, net: SecondNet, only?: string): Promise<void> {
  for (const id of net.left(only)) {
    const text = net.read(id);
    const note = readNote(id, text);
    const { card, lying } = await lyingOf(shelves, id);
    if (note && follows(note, designIn([id, card]), lying)) {
      const after = card === undefined ? null : lying;
      await shelves.asked((shelf) => shelf.write(id, { stamp: note.stamp, count: 0, game: note.game }, 0, [], after));
    }
    net.settle(id, text, shelves.lasts());
  }
}

/** The last one changed first. */
const designsIn = (entries: readonly Entry[]): Design[] =>
  entries.flatMap((entry) => designIn(entry) ?? []).sort((a, b) => b.updated - a.updated);

/** What a page knows to lie on the shelf, and what it has noted since: another page that took it for dead may have put that there. */
function createStamps() {
  const lying = new Map<string, string>();
  /** In order. */
  const noted = new Map<string, readonly string[]>();
  const isNoted = (id: string, stamp: string): boolean => noted.get(id)?.includes(stamp) ?? false;
  const lies = (id: string, stamp: string): void => {
    const all = noted.get(id) ?? [];
    noted.set(id, all.slice(all.indexOf(stamp) + 1));
    lying.set(id, stamp);
  };
  return {
    lying: (id: string) => lying.get(id),
    /** That of a design's next note, and what that may follow. */
    note(id: string): Required<Omit<Note, 'game'>> {
      const [stamp, before] = [newId(), noted.get(id) ?? []];
      noted.set(id, [...before, stamp]);
      return { stamp, after: [lying.get(id) ?? null, ...before] };
    },
    isNoted,
    lies,
    /** Whether what has been found to lie there is of its notes. */
    isOwn(id: string, stamp: string): boolean {
      const is = isNoted(id, stamp);
      if (is) lies(id, stamp);
      return is;
    },
    forget(id: string): void {
      for (const known of [lying, noted]) known.delete(id);
    },
  };
}

export function createDesigns(openShelf: OpenShelf, channel: Channel = SILENT, net: SecondNet = NOWHERE): Designs {
  const state = createStore<DesignsState>(() => ({ ...UNKNOWN, designs: [] }));
  const hears = listening(state.setState, net, () => list());
  const shelves = createShelves(openShelf, hears);
  const stamps = createStamps();
  /** Designs that went on as copies, by the id that they had, until that one is opened again. */
  const copies = new Map<string, string>();
  const waiting = new Map<string, Waiting>();
  const turns = createTurns();

  const list = async (): Promise<void> => {
    if (!state.getState().listed) await recover(shelves, net);
    state.setState({ listed: true, designs: designsIn(await shelves.asked((shelf) => shelf.cards())) });
  };

  const write = async (design: Design, stamp: string): Promise<Design> => {
    const { id, ...game } = design;
    const outcome = await shelves.asked((shelf) =>
      shelf.write(id, { stamp, count: 0, game }, 0, [], shelves.lasts() ? (stamps.lying(id) ?? null) : undefined),
    );
    const { lying = '' } = outcome === 'written' ? { lying: stamp } : await lyingOf(shelves, id);
    // It may lie there though the storage has failed to say so, and was asked once more.
    if (lying === stamp) {
      stamps.lies(id, stamp);
      channel.post('kept', id);
      return design;
    }
    if (stamps.isOwn(id, lying)) return stamps.isNoted(id, stamp) ? write(design, stamp) : design;
    const copy = newId();
    copies.set(id, copy);
    stamps.forget(id);
    return write({ ...design, id: copy }, stamp);
  };

  /** One after the other, each time with what is there to be written then. */
  const inTurn = (id: string): Promise<Design> =>
    turns.take(async () => {
      const { design, stamp } = waiting.get(id)!;
      waiting.delete(id);
      const kept = await write({ ...design, id: copies.get(id) ?? id }, stamp);
      if (!waiting.has(id) && shelves.lasts()) net.forget(id);
      await list();
      return kept;
    });

  return {
    state,
    list,
    async load(id) {
      await turns.settled();
      await recover(shelves, net, id);
      const { card, lying } = await lyingOf(shelves, id);
      if (card === undefined && shelves.silent()) throw new SilentStorage();
      if (lying !== undefined) stamps.lies(id, lying);
      copies.delete(id);
      return designIn([id, card]);
    },
    keep(design) {
      const { id, ...game } = design;
      const { stamp, after } = stamps.note(id);
      net.note(id, JSON.stringify({ game, stamp, after: shelves.lasts() ? after : undefined } satisfies Note));
      const there = waiting.get(id) ?? { written: inTurn(id) };
      waiting.set(id, { ...there, design, stamp });
      return there.written;
    },
    async remove(id) {
      await turns.settled();
      net.erase(id);
      await shelves.asked((shelf) => shelf.remove(id));
      stamps.forget(id);
      copies.delete(id);
      channel.post('removed', id);
      await list();
    },
    hear: (listener) => channel.hear(({ id }) => listener(id)),
  };
}

export const designs = createDesigns(
  (late) => browserShelf(late, 'ancients-designs'),
  openChannel(() => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('ancients-designs'))),
  createSecondNet(() => globalThis.localStorage, 'ancients.undrawn.'),
);
