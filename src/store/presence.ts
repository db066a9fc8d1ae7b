import { type Channel, type News, openChannel } from './channel';
import { type Gate, lockGate, type Stay, talkGate } from './gate';

/** What befalls the game that this page has at its table. */
export interface PresenceHears {
  /** Another page takes it over and waits: nothing more is played here; answered when all has been written. */
  yields(id: string): Promise<void>;
  /** Another page has taken it. */
  lost(id: string): void;
  /** It is played here from now on, whatever lies on the table. */
  gained(id: string): void;
  /** Another page has written it. */
  kept(id: string): void;
  /** Another page has removed it. */
  removed(id: string): void;
}

const DEAF: PresenceHears = { yields: async () => undefined, lost() {}, gained() {}, kept() {}, removed() {} };

/** How long a page that is to hand over its game may take, in milliseconds: a page that hangs says nothing. */
const HANDING_OVER = 1_500;

/** Which of the open pages plays a game: one does, the others look on. `isSeen`: whether this page is in sight, and not behind another. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are short and share its variables
export function createPresence(channel: Channel, gate: Gate, isSeen: () => boolean) {
  let hears = DEAF;
  /** The game at the table of this page. */
  let game: string | undefined;
  let stay: Stay | undefined;
  let taking: Promise<boolean> = Promise.resolve(false);
  let ours = false;
  let waiting: Stay | undefined;
  let claiming: Promise<void> = Promise.resolve();

  const gained = (id: string, by: Stay): void => {
    stay?.leave();
    stay = by;
    waiting = undefined;
    ours = true;
    taking = Promise.resolve(true);
    hears.gained(id);
  };

  const lost = (id: string): void => {
    if (game !== id) return;
    stay = undefined;
    ours = false;
    taking = Promise.resolve(false);
    hears.lost(id);
    queue();
  };

  /** Whoever looks on has the game when nobody plays it any more; not behind another page, where nobody would know. */
  const queue = (): void => {
    const id = game;
    if (id === undefined || ours || waiting || !isSeen()) return;
    const mine = gate(id, 'wait', () => lost(id));
    waiting = mine;
    void mine.entered.then((entered) => {
      if (entered && waiting === mine && game === id) gained(id, mine);
      else mine.leave();
    });
  };

  const unqueue = (): void => {
    const left = waiting;
    waiting = undefined;
    left?.leave();
  };

  const leave = (): void => {
    unqueue();
    stay?.leave();
    stay = undefined;
    game = undefined;
    ours = false;
  };

  const handOver = async (id: string): Promise<void> => {
    const handed = stay;
    stay = undefined;
    ours = false;
    taking = Promise.resolve(false);
    await hears.yields(id);
    handed?.leave();
    channel.post('yielded', id);
  };

  let listening = false;
  const listen = (): void => {
    if (listening) return;
    listening = true;
    channel.hear(({ kind, id }) => {
      if (id !== game) return;
      if (kind === 'kept') hears.kept(id);
      else if (kind === 'removed') hears.removed(id);
      else if (kind === 'yield' && ours) void handOver(id);
      else if (kind === 'taken') queue();
    });
  };

  /** When whoever plays the game has handed it over, or says nothing. */
  const handedOver = (id: string): Promise<void> =>
    new Promise((done) => {
      const end = (): void => {
        clearTimeout(limit);
        stop();
        done();
      };
      const limit = setTimeout(end, HANDING_OVER);
      const stop = channel.hear((news) => news.kind === 'yielded' && news.id === id && end());
      channel.post('yield', id);
    });

  const takeOver = async (id: string | undefined): Promise<void> => {
    if (id === undefined || game !== id || ours) return;
    unqueue();
    await handedOver(id);
    if (game !== id || ours) return;
    const mine = gate(id, 'steal', () => lost(id));
    if ((await mine.entered) && game === id) {
      channel.post('taken', id);
      gained(id, mine);
    } else mine.leave();
  };

  return {
    listen(to: PresenceHears): void {
      hears = to;
    },
    /** A game comes to the table of this page. Whether it is played here; else this page looks on. */
    take(id: string): Promise<boolean> {
      if (game === id && ours) return taking;
      leave();
      listen();
      game = id;
      const mine = gate(id, 'ifFree', () => lost(id));
      stay = mine;
      taking = mine.entered.then((entered) => {
        if (game !== id || stay !== mine) {
          mine.leave();
          return false;
        }
        ours = entered;
        if (!entered) {
          stay = undefined;
          queue();
        }
        return entered;
      });
      return taking;
    },
    /** The game at the table is played here from now on, and no longer wherever it was. */
    claim(): Promise<void> {
      const id = game;
      const next = () => takeOver(id);
      // One after the other: where two are under way, one of the two stays would never be left.
      claiming = claiming.then(next, next);
      return claiming;
    },
    isOurs: (): boolean => ours,
    leave,
    /** Does something with a game of which no other page is to have it meanwhile; not if one has. */
    async guard(id: string, work: () => Promise<void>): Promise<void> {
      if (id === game) {
        if (await taking) await work();
        return;
      }
      const mine = gate(id, 'ifFree', () => undefined);
      if (await mine.entered) await work().finally(mine.leave);
    },
    post: channel.post,
    /** What other pages do with their games, while this one is in sight and has none at its table. */
    hear: (listener: (news: News) => void) => channel.hear((news) => game === undefined && isSeen() && listener(news)),
    removed(id: string): void {
      if (id === game) hears.removed(id);
    },
    /** The page comes into sight, or goes behind another. */
    seen(): void {
      if (isSeen()) queue();
      else unqueue();
    },
  };
}

const isPage = typeof document !== 'undefined';
const channel = openChannel(() => (isPage && 'BroadcastChannel' in globalThis ? new BroadcastChannel('ancients.games') : undefined));

/** A browser knows them only on pages that come with encryption. */
const locks = isPage ? (navigator.locks as LockManager | undefined) : undefined;

/** That of this page. */
export const presence = createPresence(
  channel,
  locks ? lockGate(locks) : talkGate(channel),
  () => isPage && document.visibilityState === 'visible',
);
