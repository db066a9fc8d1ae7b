import type { Side } from '../../src/kernel/twoSides';
import { createMatchStore, type MatchStore } from '../../src/store/match';
import { createSecrets, type Secrets } from '../../src/store/secrets';
import type { StoredGame } from '../../src/store/storedGame';
import { sharedPlace } from './place';

export const position = {
  system: 'ancients',
  map: { columns: 9, rows: 9 },
  phase: 'melee',
  armies: [{ units: ['HI D8/1', 'HI F8/1'] }, { units: ['HI D7/4', 'HI F7/4'] }],
};
/** Nobody is near the enemy. */
export const apart = { ...position, phase: 'movement', armies: [{ units: ['HI D8/1', 'HI F8/1'] }, { units: ['HI D1/4'] }] };
export const ORDER = 'D8xD7';

export interface Device {
  readonly match: MatchStore;
  readonly secrets: Secrets;
}

/** `secrets`: those of another page of the same device. */
export function device(secrets = createSecrets(sharedPlace().place), keep: (game: StoredGame) => unknown = () => undefined): Device {
  return { match: createMatchStore(keep, () => 0, secrets), secrets };
}

export const now = ({ match }: Device) => match.store.getState().now!;

/** A record as it comes out of a link on another device. */
export function send(from: Device, to: Device): void {
  const json: unknown = JSON.parse(JSON.stringify(from.match.record()));
  const opened = to.match.openRecord(json);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
}

/** A device that has begun such a game for a side, and another one. */
export function begun(side: Side = 0): readonly [Device, Device] {
  const [first, second] = [device(), device()];
  const own = first.secrets.draw('game');
  const sides = side === 0 ? [own, null] : [null, own];
  first.match.openRecord({ version: 1, position, seed: 7, dice: 'both', halves: { sides }, plays: [] });
  return [first, second];
}

/** The same, when the other side has joined. */
export function joined(): readonly [Device, Device] {
  const [first, second] = begun();
  send(first, second);
  second.match.join();
  send(second, first);
  return [first, second];
}

/** Two devices with halves of their own, the first of which has a battle that both have joined. */
export function bothIn(battle: object): readonly [Device, Device] {
  const [first, other] = [device(), device()];
  const sides = [first.secrets.draw('game'), other.secrets.draw('game')];
  first.match.openRecord({ version: 1, position: battle, seed: 7, dice: 'both', halves: { sides }, plays: [] });
  return [first, other];
}
