import type { SystemId } from '../src/rules/ids';
import { battleById, battles } from '../src/scenarios/all';
import { type Battle, systemIdOf } from '../src/scenarios/battle';

/** Those that one rule system reads. */
export const battlesOf = (system: SystemId): readonly Battle[] => battles.filter((battle) => systemIdOf(battle) === system);

/** Battles on land and at sea with all that rules and players of these games have to deal with. */
const SAMPLE = [
  ...['spartolus', 'megiddo', 'kadesh', 'magnesia', 'argentoratum'],
  ...['diekplus', 'salamis', 'syracuse', 'arginusae', 'mylae', 'actium', 'cyzicus', 'sluys'],
];

/** For tests that play long or often: the battles that they play, whatever others there are. Every battle is played in `tests/scenarios/games.test.ts`. */
export const sample: readonly Battle[] = SAMPLE.map((id) => battleById(id)!);

export const sampleOf = (system: SystemId): readonly Battle[] => sample.filter((battle) => systemIdOf(battle) === system);
