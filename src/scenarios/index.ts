import actium from './battles/actium.json';
import argentoratum from './battles/argentoratum.json';
import arginusae from './battles/arginusae.json';
import cyzicus from './battles/cyzicus.json';
import diekplus from './battles/diekplus.json';
import kadesh from './battles/kadesh.json';
import magnesia from './battles/magnesia.json';
import megiddo from './battles/megiddo.json';
import mylae from './battles/mylae.json';
import salamis from './battles/salamis.json';
import sluys from './battles/sluys.json';
import spartolus from './battles/spartolus.json';
import syracuse from './battles/syracuse.json';
import { type Battle, readBattle, systemOf } from './schema';

export type { Age, Battle, BattleSide, BattleSummary, Level } from './schema';
export { AGES, systemOf } from './schema';

/** A battle of the house that does not read is our own fault, not a player's. */
function sound(json: unknown): Battle {
  const read = readBattle(json);
  if ('battle' in read) return read.battle;
  throw new Error(read.faults.map(({ at, expected }) => `${at}: ${expected}`).join('; '));
}

const land = [spartolus, megiddo, kadesh, magnesia, argentoratum];
const sea = [diekplus, salamis, syracuse, arginusae, mylae, actium, cyzicus, sluys];

/** The battles of the house, those on land and then those at sea, each time the one to begin with first. */
export const battles: readonly Battle[] = [...land, ...sea].map(sound);

/** Those that one rule system reads. */
export const battlesOf = (system: ReturnType<typeof systemOf>): readonly Battle[] =>
  battles.filter((battle) => systemOf(battle) === system);

export const battleById = (id: string): Battle | undefined => battles.find((battle) => battle.id === id);
