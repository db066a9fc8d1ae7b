import { expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { openMatch } from '../../../../src/kernel/match';
import { OPTION_IDS } from '../../../../src/rules/baw/options/ids';
import { baw } from '../../../../src/rules/baw/system';
import { battles } from '../../../../src/scenarios/all';
import { heldOptions } from '../../../../src/ui/systems/baw/pages/held';

test('a position is held to those optional rules without which the rules cannot read it, wherever a game has come to', () => {
  const { position } = battles.find(({ id }) => id === 'baw-issus')!;
  const found = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const match = openMatch(baw, { ...position, options: OPTION_IDS }, seed);
    if (!match.ok) throw new Error(JSON.stringify(match.faults));
    const { context } = match.value;
    const choose = seededChooser(seed);
    for (let i = 0; i < 2000 && match.value.outcome() === undefined; i++) {
      expect(match.value.play(randomAction(baw, context, match.value.state, choose)!).ok).toBe(true);
      if (i % 20 > 0) continue;
      const printed = baw.printPosition(context, match.value.state);
      const held = heldOptions(printed);
      for (const id of OPTION_IDS) {
        const without = { ...printed, options: OPTION_IDS.filter((other) => other !== id) };
        expect(baw.readPosition(without).ok, `${id} after ${i}`).toBe(!held.includes(id));
      }
      found.add(held.join());
    }
  }
  expect([...found].sort()).toEqual(['', 'B16.4']);
});
