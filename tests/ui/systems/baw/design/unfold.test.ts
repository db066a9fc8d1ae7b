import { expect, test } from 'vitest';
import { openMatch } from '../../../../../src/kernel/match';
import { baw } from '../../../../../src/rules/baw';
import type { Drawing, DrawnPosition } from '../../../../../src/ui/design/document/drawing';
import { variedDrawing, writtenOut } from '../../../../../src/ui/design/document/variants';
import { ancientWorld } from '../../../../../src/ui/systems/baw/design/rules';
import { unfold } from '../../../../../src/ui/systems/baw/design/unfold';
import { battlesOf } from '../../../../battles';

const opened = (position: DrawnPosition): unknown => {
  const match = openMatch(baw, position, 1);
  if (!match.ok) throw new Error(JSON.stringify(match.faults));
  return baw.printPosition(match.value.context, match.value.state);
};

test('a battle of ours written out is the same battle, in its versions too (B17)', () => {
  for (const battle of battlesOf('baw') as readonly Drawing[]) {
    const written = writtenOut(ancientWorld, battle);
    expect(JSON.stringify(written.position), battle.id).not.toContain('..');
    expect(opened(written.position)).toEqual(opened(battle.position));
    for (const at of battle.variants?.keys() ?? [])
      expect(opened(variedDrawing(written, at).position)).toEqual(opened(variedDrawing(battle, at).position));
    expect(writtenOut(ancientWorld, written)).toBe(written);
  }
});

test('each unit has a text of its own, with its marks behind its hex', () => {
  const armies = [
    {
      units: ['LEG F8..G8 J9 thrown', 'LI K9', 'LI moved K8'],
      leaders: ['Caesar 3 F8'],
      exits: 'A1..A2',
      reserves: [{ turn: 2, at: 'B1..C1' }],
    },
    { units: [], held: 'D1..D2 D2' },
  ];
  expect(
    unfold({
      armies,
      victory: [
        { term: 'hold', at: 'E1..E2', points: 1 },
        { term: 'destroy', strength: 5 },
      ],
    }),
  ).toEqual({
    armies: [
      {
        units: ['LEG F8 thrown', 'LEG G8 thrown', 'LEG J9 thrown', 'LI K9', 'LI K8 moved'],
        leaders: ['Caesar 3 F8'],
        exits: 'A1 A2',
        reserves: [{ turn: 2, at: 'B1 C1' }],
      },
      { units: [], held: 'D1 D2' },
    ],
    victory: [
      { term: 'hold', at: 'E1 E2', points: 1 },
      { term: 'destroy', strength: 5 },
    ],
  });
});
