import { beforeEach, describe, expect, test, vi } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { fetchRules, systemOf } from '../../../../src/store/systems';
import { CLEAN, table } from '../../../../src/store/table';
import { fetchTable } from '../../../../src/ui/table/contract/fetchSystem';
import { tableOf } from '../../../../src/ui/table/contract/systems';
import { dismissRecap, isAsked, now as maybeNow, onTable, play, stepsSince } from '../../../../src/ui/table/session';
import { panelWords, speak } from '../../../../src/ui/words';
import { skirmish } from '../../systems/ancients/skirmish';
import { crowded } from '../../systems/baw/crowded';
import { squadrons } from '../../systems/naval/squadrons';

vi.stubGlobal('document', { documentElement: { lang: '' } });

const now = () => maybeNow()!;

describe.each([
  ['on land', 'ancients', skirmish],
  ['at sea', 'naval', squadrons],
  ['of the ancient world', 'baw', crowded],
] as const)('what the other side did, %s', (_, system, position) => {
  beforeEach(async () => {
    await Promise.all([speak('en'), panelWords(), fetchRules(position), fetchTable(system)]);
    preferences.edit((draft) => {
      draft.handOver = false;
      // A phase that passes by itself is news to both.
      draft.stops = true;
    });
  });

  test.each([1, 2, 3])('is told once, when its phases are over, and by its own name (game %i)', (seed) => {
    expect(match.begin({ position, seed, names: ['', ''], title: 'Trial' })).toMatchObject({ ok: true });
    table.setState({ ...CLEAN, ...onTable(now()) });
    const choose = seededChooser(seed);
    const told = new Set<number>();
    let questions = 0;
    for (let n = 0; n < 900 && now().state.phase !== 'over'; n++) {
      const { context, state } = now();
      const rules = systemOf(now());
      if (isAsked(now())) questions++;
      expect(play(randomAction(rules, context, state, choose))).toBe(true);
      const { recap } = table.getState();
      if (!recap) continue;
      expect(isAsked(now())).toBe(false);
      expect(recap.by).not.toBe(rules.decider(now().context, now().state));
      const steps = stepsSince(tableOf(now()), recap);
      expect(steps.filter(({ at }) => told.has(at))).toEqual([]);
      for (const { at } of steps) told.add(at);
      dismissRecap();
    }
    expect(told.size).toBeGreaterThan(5);
    expect(questions).toBeGreaterThan(system === 'baw' ? 5 : -1);
  });
});
