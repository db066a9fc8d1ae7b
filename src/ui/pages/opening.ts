import type { Checked } from '../../kernel/game';
import { follow } from '../../store/company';
import { type Foreign, verifyRecord } from '../../store/foreign';
import { joinedBy } from '../../store/invited';
import { library } from '../../store/library';
import type { InOwnName, Taken } from '../../store/ownName';
import { bothNames, PEOPLE, programOf, type Seat, type Seats } from '../../store/seats';
import { type GameRecord, newGame, type StoredGame } from '../../store/storedGame';
import { leaveReplay } from '../../store/verified';
import { held } from '../app/held';
import { go, goInstead, parseRoute } from '../app/routes';
import { isSilent, SILENT } from '../app/silentStorage';
import { notify } from '../app/toasts';
import { LEVELS } from '../opponent/levels';
import { wordsNow } from '../words';
import { titleOf } from './titles';

/**
 * A game of which both sides make the dice, as it is kept here already; undefined where it is none, or what is sent may not take its place. `silent`: it may
 * be kept here, and the storage does not say.
 */
async function keptHere({ record, stop }: Foreign) {
  const { secrets } = await import('../../store/secrets');
  // What does not hold, a copy, or other halves than those met, is looked at beside the game.
  if (stop || record.halves?.copy || secrets.isSwapped(record.halves)) return undefined;
  const id = secrets.gameOf(record.halves) ?? joinedBy(secrets, record.halves);
  const kept = id === undefined ? undefined : await library.load(id);
  if (kept && !kept.ok && isSilent(kept.faults)) return 'silent';
  return { secrets, game: kept?.ok ? kept.value : undefined };
}

/** What comes of a game that is kept here and of what is sent of it; undefined where that has gone another way. */
async function mergedWith(kept: StoredGame, record: GameRecord): Promise<Taken | undefined> {
  const [{ mergeByBoth }, { takenFor }, { secrets }, { readRecord }] = await Promise.all([
    import('../../store/mergeByBoth'),
    import('../../store/ownName'),
    import('../../store/secrets'),
    import('../../kernel/record'),
  ]);
  const merged = mergeByBoth(kept.record, record);
  // What could not be opened again is not put in the place of a game that can.
  if (!merged || !readRecord(merged).ok) return undefined;
  return takenFor(secrets, kept.record, merged);
}

/**
 * What opening a game from outside comes to, as long as nothing changes: a game of its own, or that one goes on which is kept here; as the other side has
 * played it, or as somebody has in the name of this device's own side, which is to be asked for: what of it. `silent`: nobody knows, and it is not to be
 * opened yet.
 */
export type ComesTo = 'beside' | 'goesOn' | 'silent' | readonly InOwnName[];

export async function whatComesOf(foreign: Foreign): Promise<ComesTo> {
  const here = await keptHere(foreign);
  if (here === 'silent') return here;
  const kept = here?.game;
  const taken = kept && (await mergedWith(kept, foreign.record));
  if (!taken) return 'beside';
  return taken.inOwnName.length > 0 ? taken.inOwnName : 'goesOn';
}

/** The game goes on where it is kept; its id. */
async function takeOn(kept: StoredGame, record: GameRecord): Promise<string> {
  await library.keep({ ...kept, record, updated: Date.now() }, true);
  // It may lie on this table.
  await follow(kept.id);
  return kept.id;
}

function tellOpened(title: string): void {
  const { opened, openedUnstored } = wordsNow().pages.saves;
  notify((library.state.getState().keeps === 'page' ? openedUnstored : opened)(title));
}

/** Whether a person or one of the house's programs sits there. */
function isKnown(seat: Seat): boolean {
  const program = programOf(seat);
  return !program || LEVELS.some((level) => level === program.player);
}

/** Who sits there, as far as they are known here. */
const known = (seats: Seats): Seats => (seats.every(isKnown) ? seats : PEOPLE);

/**
 * Puts a record that has been verified among the saved games, whole, and goes to it. `confirmed`: what it has in the name of this device's own side was done
 * here; where nobody has said so a copy lies beside the game that is kept. False where the storage does not say what is kept of it: nothing is opened.
 */
export const accept = held(async function accept(foreign: Foreign, instead: boolean, confirmed?: boolean): Promise<boolean> {
  const { seats, branchSeats, alone, doubt, replay } = foreign;
  const title = await titleOf(foreign);
  const here = await keptHere(foreign);
  if (here === 'silent') return false;
  const taken = here?.game && (await mergedWith(here.game, foreign.record));
  if (here?.game && taken && (taken.inOwnName.length === 0 || confirmed)) {
    const id = await takeOn(here.game, taken.record);
    tellOpened(title);
    (instead ? goInstead : go)({ screen: 'play', game: id });
    return true;
  }
  const record = taken ? (await import('../../store/ownName')).copyBeside(foreign.record) : foreign.record;
  const game = newGame(
    {
      battle: record.battle ?? null,
      title,
      names: bothNames(record.names),
      seats: seats && known(seats),
      ...(branchSeats ? { branchSeats: Object.fromEntries(Object.entries(branchSeats).map(([id, pair]) => [id, known(pair)])) } : {}),
      ...(alone ? { alone } : {}),
      record,
      doubt,
    },
    Date.now(),
  );
  await library.keep(game);
  // What was kept of it is gone: from now on its links lead here.
  if (here && !here.game) here.secrets.bind(record.halves, game.id);
  // Its match has the halves of the game that is kept.
  if (!taken) leaveReplay(game.id, record, replay);
  tellOpened(title);
  (instead ? goInstead : go)({ screen: 'play', game: game.id });
  return true;
});

/** Opens a game that came from outside, or leads to where it is asked for what it has done in this device's own name; what is wrong with it, if it is none. */
export async function openGame(json: unknown): Promise<Checked<Foreign>> {
  const foreign = await verifyRecord(json);
  if (!foreign.ok) return foreign;
  const link = Array.isArray(await whatComesOf(foreign.value))
    ? await (await import('../../store/link')).printLink(json as object)
    : undefined;
  // Where no link is made, by the browser or as it would be too long, it lies beside the game that is kept, a copy.
  if (link?.ok) go(parseRoute(link.value));
  else if (!(await accept(foreign.value, false))) return { ok: false, faults: [SILENT] };
  return foreign;
}
