import type { Checked } from '../kernel/game';
import { carried } from './carried';
import { library } from './library';
import { type GameRecord, type StoredGame, sealWhileHidden } from './storedGame';

/** A game of the library, and what a file or a link holds of it. */
export interface Sent {
  readonly game: StoredGame;
  readonly json: object;
}

/** The record of a game that goes to and fro as the other device is sent it; undefined: it cannot be played again, and goes as it lies there. */
async function sentOf(id: string): Promise<GameRecord | undefined> {
  const [{ replayStored }, { withoutLoose }, { secrets }] = await Promise.all([
    import('./prepared'),
    import('./halvesNow'),
    import('./secrets'),
  ]);
  const played = await replayStored(id);
  if (!played || played.replay.stop) return undefined;
  const { match, tree } = played.replay;
  return withoutLoose(played.stored.record, { match, tree, mine: secrets.sideOf(match.halves) });
}

/** A game of the library as it goes elsewhere, as from the table itself. */
export async function loadSent(id: string): Promise<Checked<Sent>> {
  const loaded = await library.load(id);
  if (!loaded.ok) return loaded;
  const { value: game } = loaded;
  const { halves, cursor } = game.record;
  // Only where something lies behind the cursor it is played again to see what that is.
  const isAsked = halves && !halves.until && cursor !== undefined;
  const record = (isAsked && (await sentOf(id).catch(() => undefined))) || game.record;
  return { ok: true, value: { game, json: carried(sealWhileHidden(record), game) } };
}
