import { expect, test } from 'vitest';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { fetchHelp, gameHelp } from '../../../src/ui/table/contract/helpPart';
import { speak } from '../../../src/ui/words';
import { emptyPage } from '../noPage';
import { skirmish } from '../systems/ancients/skirmish';
import { squadrons } from '../systems/naval/squadrons';

emptyPage();

test('help that comes when another game lies on the table knows that game', async () => {
  await Promise.all([speak('en'), fetchRules(skirmish), fetchRules(squadrons), fetchTable('ancients'), fetchTable('naval')]);
  const lay = (position: object) => match.begin({ position, seed: 7, names: ['', ''], title: 'Trial' });
  expect(lay(skirmish).ok).toBe(true);
  const coming = fetchHelp();
  expect(lay(squadrons).ok).toBe(true);
  await coming;
  expect(gameHelp('naval').now()).toBeDefined();
});
