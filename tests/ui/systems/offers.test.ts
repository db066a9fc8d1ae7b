import { beforeAll, expect, test } from 'vitest';
import { SYSTEM_IDS } from '../../../src/rules/ids';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchHelpWords } from '../../../src/ui/words/help';
import { emptyPage } from '../noPage';

emptyPage();

beforeAll(async () => {
  await speak('en');
  await Promise.all([panelWords(), fetchHelpWords()]);
});

test.for(SYSTEM_IDS)('%s: what help knows of a hex and of a side is offered at the table', async (system) => {
  await fetchTable(system);
  const [panels, help] = await Promise.all([tableOf({ system }).panels(), tableOf({ system }).help()]);
  expect(panels.knowsCoverage).toBe(true);
  expect(help.comers).toBeDefined();
  expect(help.coverage).toBeDefined();
});
