import { expect, test } from 'vitest';
import { parseHex } from '../../../../src/kernel/board';
import { openMatch } from '../../../../src/kernel/match';
import { ancients } from '../../../../src/rules/ancients';
import type { Overlays } from '../../../../src/ui/board/facts';
import { layered } from '../../../../src/ui/board/layers';
import type { LandOverlays } from '../../../../src/ui/systems/ancients/board/facts';
import { describeHex } from '../../../../src/ui/systems/ancients/describe';
import { namingOf } from '../../../../src/ui/systems/ancients/naming';
import { zoneOf } from '../../../../src/ui/systems/ancients/zones';
import { en } from '../../../../src/ui/words/en/index';
import { fr } from '../../../../src/ui/words/fr/index';
import { opposed } from './opposed';

function teller() {
  const opened = openMatch(ancients, opposed(['HI E8/1', 'HI F8/1'], ['HI E5/4'], ['13.1']), 7);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const { context, state } = opened.value;
  const hex = (name: string) => parseHex(context.board, name)!;
  const naming = namingOf(context, state.units);
  const tell = (overlays: Overlays, name: string) =>
    [en, fr].map((words) => describeHex(words.table, context, state, naming, overlays as LandOverlays, hex(name)));
  return { zones: ([0, 1] as const).map((side) => zoneOf(context, state, side)), hex, tell };
}

test('zones of control are told (13.1): the enemy’s of who is in hand, and those that are shown with the name of the side', () => {
  const { zones, tell } = teller();
  const [own = [], enemy = []] = zones;
  const held = { zones: enemy };
  expect(tell(held, 'E6')).toEqual([
    expect.stringContaining('in an enemy zone of control'),
    expect.stringContaining('en zone de contrôle ennemie'),
  ]);
  const both = layered(held, { controlled: { side: 0, hexes: own } });
  expect(tell(both, 'E7')).toEqual([
    expect.stringContaining('zone of control of Egypt'),
    expect.stringContaining('zone de contrôle (Egypt)'),
  ]);
  expect(tell(both, 'E7')[0]).not.toContain('enemy');
  expect(tell(layered(held, { controlled: { side: 1, hexes: enemy } }), 'E6')[0]!.match(/zone/g)).toHaveLength(1);
  expect(tell(both, 'A1').join()).not.toContain('zone');
});

test('a hex that an advice marks while others are in hand is not in hand', () => {
  const { hex, tell } = teller();
  const line = { guide: hex('E8'), picked: [hex('F8')] };
  expect(tell(line, 'F8')[0]).toContain('in hand');
  const hinted = tell(layered(line, { marked: [hex('E5')] }), 'E5');
  expect(hinted.join()).not.toMatch(/in hand|en main/);
  expect(hinted).toEqual([expect.stringContaining('marked'), expect.stringContaining('marqué')]);
});
