import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { seededChooser } from '../../src/ai/random';
import '../../src/rules/ancients';
import { baw } from '../../src/rules/baw';
import { OPTION_IDS } from '../../src/rules/baw/options/ids';
import { SYSTEM_IDS, type SystemId } from '../../src/rules/ids';
import { naval } from '../../src/rules/naval';
import { provide } from '../../src/store/systems';
import { fetchTable } from '../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../src/ui/table/contract/systems';
import { panelWords, speak } from '../../src/ui/words';
import { fetchHelpWords } from '../../src/ui/words/help';
import { times } from '../extent';
import { emptyPage } from '../ui/noPage';
import { type Fetched, wrongAtTheTable } from './looks';
import { mixAround } from './mixes';

emptyPage();
vi.stubGlobal('matchMedia', () => ({ matches: false }));

/** Random games under random mixes of optional rules, looked at as whoever sits at the table looks at them. */
const GAMES = times('TABLE_GAMES', 3, 30);
const readField = (name: string): object => JSON.parse(readFileSync(`tests/fuzz/${name}.json`, 'utf8'));

const fieldOf: { readonly [Id in SystemId]: (seed: number) => object } = {
  ancients: (seed) => ({ ...readField(seed % 2 ? 'options' : 'wild'), options: mixAround([], seededChooser(seed)) }),
  naval: () => readField('sea'),
  baw: (seed) => ({ ...readField('baw/boudicca'), options: OPTION_IDS.filter((_, i) => (seed >> i) % 2) }),
};

const fetched = new Map<SystemId, Fetched>();

describe.each(['en', 'fr'] as const)('%s', (language) => {
  beforeAll(async () => {
    provide(naval);
    provide(baw);
    await speak(language);
    await Promise.all([panelWords(), fetchHelpWords()]);
    for (const system of SYSTEM_IDS) {
      await fetchTable(system);
      const table = tableOf({ system });
      fetched.set(system, { table, panels: await table.panels(), help: await table.help() });
    }
  });

  test.each(SYSTEM_IDS)(
    '%s: all that is offered can be done, and every sentence is whole',
    (system) => {
      // Battles of the third game are several times as large.
      for (let seed = 1; seed <= (system === 'baw' ? GAMES / 3 : GAMES); seed++)
        expect(
          wrongAtTheTable(fieldOf[system](seed), seed, (now) => fetched.get(now.system)!),
          `seed ${seed}`,
        ).toEqual([]);
    },
    60_000,
  );
});
