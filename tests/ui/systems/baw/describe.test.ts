import { expect, test } from 'vitest';
import type { Overlays } from '../../../../src/ui/board/facts';
import { layered } from '../../../../src/ui/board/layers';
import type { AncientOverlays } from '../../../../src/ui/systems/baw/board/facts';
import { describeHex } from '../../../../src/ui/systems/baw/describe';
import { namingOf } from '../../../../src/ui/systems/baw/naming';
import { behaviourOf, toolAt } from '../../../../src/ui/systems/baw/tools';
import { en } from '../../../../src/ui/systems/baw/words/en';
import { fr } from '../../../../src/ui/systems/baw/words/fr';
import { zoneOf } from '../../../../src/ui/systems/baw/zones';
import { sit } from './atTheTable';

/** What a hex is told to be under marks, in both languages. */
function teller() {
  const { match, context, hex, situation } = sit({ phase: 'movement' });
  const naming = namingOf(context, match.state.units);
  const tell = (overlays: Overlays, name: string) =>
    [en, fr].map((words) => describeHex(words, context, match.state, naming, overlays as AncientOverlays, hex(name)));
  return { match, context, hex, situation, tell };
}

test('the zones of a side that are shown are told with its name, and are not taken for those that stop who is in hand', () => {
  const { match, context, hex, situation, tell } = teller();
  const tool = toolAt(context, match.state, hex('H7'));
  const held = behaviourOf(tool).overlays(tool, situation());
  const shown = (side: 0 | 1) => layered(held, { controlled: { side, hexes: zoneOf(context, match.state, side) } });
  expect(shown(0).zones, 'each is drawn as an area of its own').toEqual(held.zones);
  const [beside] = zoneOf(context, match.state, 0).filter(
    (at) => !held.zones!.includes(at) && match.state.units.every((u) => u.hex !== at),
  );
  const name = namingOf(context, match.state.units).hex(beside!);
  expect(tell(held, name).join()).not.toMatch(/zone/);
  const [english, french] = tell(shown(0), name);
  expect(english).toContain('zone of control of Rome');
  expect(english).not.toContain('enemy');
  expect(french).toContain('zone de contrôle (Rome)');
  expect(tell(held, 'H7')[0]).toContain('in an enemy zone of control');
  expect(tell(shown(0), 'H6')[0]).toMatch(/zone of control of Rome/);
  // Where both are the same it is told once.
  expect(tell(shown(1), 'H7')[0]!.match(/zone/g)).toHaveLength(1);
});

test('who attacks is told so; a hex that a lesson or an advice marks is in no attack', () => {
  const { hex, tell } = teller();
  expect(tell({ picked: [hex('D2')] }, 'D2')[0]).toMatch(/; in the attack$/);
  expect(tell({ marked: [hex('D2')] }, 'D2')).toEqual([
    expect.stringMatching(/; empty; marked$/),
    expect.stringMatching(/ vide\u00a0; marqué$/),
  ]);
});
