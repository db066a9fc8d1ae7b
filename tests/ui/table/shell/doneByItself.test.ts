import { beforeAll, expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { match } from '../../../../src/store/match';
import { systemOf } from '../../../../src/store/systems';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import { doneByItself } from '../../../../src/ui/table/shell/doneByItself';
import { begin, furnish, now } from '../../laid';
import { lines } from '../../systems/baw/atTheTable';

beforeAll(() => furnish(lines));

test('B12, B16.4 dice of the rally that fall before its own phase are told in that and as the next player turn begins', () => {
  let told = 0;
  for (let seed = 1; seed < 12; seed++) {
    begin({ ...lines, options: ['B16.4'] }, { seed });
    const choose = seededChooser(seed);
    /** What happened when the last rally began. */
    let fell: readonly unknown[] = [];
    while (now().state.phase !== 'over') {
      const before = now().state.phase;
      match.play(randomAction(systemOf(now()), now().context, now().state, choose));
      const system = tableOf(now());
      const { events } = match.entries()[now().cursor - 1]!;
      const { phase } = now().state;
      if (phase === 'rally' && before !== 'rally') fell = events.filter((event) => system.happens(event));
      if ((phase !== 'rally' && phase !== 'fire') || fell.length === 0) continue;
      expect(doneByItself(system, now().cursor)).toEqual(expect.arrayContaining([...fell]));
      told++;
      if (phase === 'fire' && before !== 'fire') fell = [];
    }
  }
  expect(told).toBeGreaterThan(3);
});
