import argentoratum from './battles/argentoratum.json';
import kadesh from './battles/kadesh.json';
import magnesia from './battles/magnesia.json';
import megiddo from './battles/megiddo.json';
import spartolus from './battles/spartolus.json';
import { type Battle, readBattle } from './schema';

export type { Battle, BattleSide, BattleSummary, Level } from './schema';

/** A battle of the house that does not read is our own fault, not a player's. */
function sound(json: unknown): Battle {
  const read = readBattle(json);
  if ('battle' in read) return read.battle;
  throw new Error(read.faults.map(({ at, expected }) => `${at}: ${expected}`).join('; '));
}

/** The battles of the house, the one to begin with first. */
export const battles: readonly Battle[] = [spartolus, megiddo, kadesh, magnesia, argentoratum].map(sound);

export const battleById = (id: string): Battle | undefined => battles.find((battle) => battle.id === id);
