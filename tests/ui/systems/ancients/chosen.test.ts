import { expect, test } from 'vitest';
import { openGame } from '../../../../src/ai/games';
import { onlyOrder } from '../../../../src/ui/systems/ancients/chosen';
import { speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';

test('what is up to whoever plays is not the main button’s, though the phase cannot be ended yet', async () => {
  emptyPage();
  await speak('en');
  const open = async (rest: object) => {
    const { context, state } = await openGame('ancients', { map: { columns: 9, rows: 9 }, ...rest }, 1);
    return onlyOrder({ context, state } as never);
  };
  const types = { warband: { as: 'LI', traits: 'barbarian' } };
  const armies = [{ units: ['warband E8/1'] }, { units: ['HI E2/4'] }];
  // V4 A barbarian has to go; the charge (13.10) may wait.
  expect(await open({ options: ['13.10', '13V'], types, armies, phase: 'movement' })).toBeUndefined();
  const deploying = { options: ['13.3'], armies: [{ units: ['HI E8/1'] }, { units: ['HI E2/4'] }] };
  expect((await open(deploying))?.text).toBe('Roll for who moves first');
});
