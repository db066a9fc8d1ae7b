import { library } from './library';
import type { MatchStore } from './matchStore';
import { presence } from './presence';
import type { Elsewhere } from './snapshot';
import { summaryOf } from './storedGame';

/** The game on the table, as this page has it among others that are open. */
interface Accompanied {
  readonly match: MatchStore;
  readonly id: string;
}

let table: Accompanied | undefined;

const isOn = (id: string): boolean => table?.id === id && table.match.store.getState().now?.head.id === id;

const elsewhereOf = (id: string): Elsewhere => (isOn(id) ? table!.match.store.getState().now?.elsewhere : undefined);

const stand = (id: string, elsewhere: Elsewhere): void => {
  if (isOn(id)) table!.match.stand(elsewhere);
};

let reading: { readonly id: string; readonly done: Promise<void> } | undefined;
let stale = false;

/** Lays on the table what the library holds now; what is written meanwhile comes with the next reading. */
async function read(id: string): Promise<void> {
  do {
    stale = false;
    const stored = await library.load(id);
    if (!isOn(id)) return;
    if (stored.ok) table!.match.openStored(stored.value);
    else if (stored.faults.some(({ expected }) => expected === 'game.known')) stand(id, 'removed');
  } while (stale);
}

function refresh(id: string): Promise<void> {
  stale = true;
  if (reading?.id !== id) {
    const begun = {
      id,
      done: read(id).finally(() => {
        if (reading === begun) reading = undefined;
      }),
    };
    reading = begun;
  }
  return reading.done;
}

/** Whether what others play is to be read when the page comes into sight again. */
let due = false;

/** This page comes into sight, or goes behind another one. */
export function seen(): void {
  presence.seen();
  if (document.visibilityState !== 'visible' || !due || !table) return;
  due = false;
  void follow(table.id);
}

/** The game is played here: as the library holds it, which whoever played it before has written. */
async function gained(id: string): Promise<void> {
  library.stand(id, 'here');
  await refresh(id);
  if (elsewhereOf(id) === 'played' && presence.isOurs()) stand(id, undefined);
}

/**
 * The game has been written by another page, or here as it has come from the other side: whoever looks on sees what was played, whoever plays it takes its
 * new name.
 */
export async function follow(id: string): Promise<void> {
  // A link that the other side has sent back may have been opened in another page than the game's, whatever branch is studied here.
  const isSent = isOn(id) && table!.match.store.getState().now?.doubt?.dice === 'both';
  if (elsewhereOf(id) === 'played' || isSent) return refresh(id);
  const found = await library.raw(id).catch(() => undefined);
  const card = found && summaryOf(id, found.card);
  if (card?.ok && isOn(id) && table!.match.store.getState().now!.head.title !== card.value.title) table!.match.rename(card.value.title);
}

presence.listen({
  async yields(id) {
    stand(id, 'played');
    await library.settled();
    library.stand(id, 'left');
  },
  lost(id) {
    library.stand(id, 'left');
    stand(id, 'played');
  },
  gained: (id) => void gained(id),
  kept(id) {
    // Its new name is taken at once where it is played, though nobody looks: what is played next is written with it.
    if (document.visibilityState === 'visible' || elsewhereOf(id) === undefined) void follow(id);
    else due = true;
  },
  removed(id) {
    library.lose(id);
    stand(id, 'removed');
  },
});

/** A game of the library has been laid on the table. `ours`: as it is played here, and in no other page; else it may be ours by now. */
export function accompany(match: MatchStore, id: string, ours: boolean): void {
  table = { match, id };
  due = false;
  stand(id, ours ? undefined : 'played');
  if (!ours) void (presence.isOurs() ? gained(id) : refresh(id));
}

/** The game at the table is played here from now on. */
export const claim = (): Promise<void> => presence.claim();

/** A game that another page has removed is kept again, and played here. */
export async function keepAgain(): Promise<void> {
  if (!table) return;
  const { id } = table;
  await presence.claim();
  library.restore(id);
  stand(id, undefined);
}
