import { beforeAll, describe, expect, test } from 'vitest';
import type { OptionId } from '../../../../src/rules/baw/options/ids';
import { judgeAction } from '../../../../src/rules/baw/play/legal';
import { baw } from '../../../../src/rules/baw/system';
import { notRecalling } from '../../../../src/ui/systems/baw/abilities';
import { guideOf, purposeOf } from '../../../../src/ui/systems/baw/guide';
import { atTheEnd } from '../../../../src/ui/systems/baw/morale';
import { typedOrders } from '../../../../src/ui/systems/baw/panels';
import { sayRefusal } from '../../../../src/ui/systems/baw/say';
import { en } from '../../../../src/ui/systems/baw/words/en';
import { fetchTable } from '../../../../src/ui/table/contract/fetchSystem';
import { panelWords } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';
import { lines, sit } from './atTheTable';

emptyPage();
beforeAll(() => Promise.all([panelWords(), fetchTable('baw')]));

const withRules = (...options: readonly OptionId[]) => sit({ options });
const { guide, hints } = en.table;

describe('what is said of a phase is by the optional rules in force', () => {
  test.each([
    [[], 'melee', guide.melee, hints.melee],
    [['B16.2'], 'melee', guide.freeMelee, hints.freeMelee],
    [['B16.2'], 'fire', guide.fire, hints.fire],
    [['B16.3'], 'fire', guide.fire, hints.briefFire],
    [['B16.3'], 'movement', guide.movement, hints.briefMovement],
    [['B16.2', 'B16.3'], 'movement', guide.movement, hints.briefMovement],
  ] as const)('%j, %s', (options, phase, how, hint) => {
    expect(guideOf(en, withRules(...options).context, phase)).toEqual([how, hint]);
  });

  test('and nobody has to attack where melee is free', () => {
    expect(purposeOf(en, withRules('B16.2').context, 'melee')).toContain('nobody has to');
    expect(purposeOf(en, withRules().context, 'melee')).toContain('must attack');
  });

  test('a disorganised unit that an enemy zone holds by B16.3 is not told that it may leave', () => {
    const seat = (options: readonly OptionId[]) => {
      const { context, match } = sit({
        options,
        phase: 'movement',
        armies: [
          { ...lines.armies[0]!, units: ['LEG E6 disorganised'], leaders: [] },
          { ...lines.armies[1]!, units: ['AUX E5'], leaders: [] },
        ],
      });
      const order = 'E6-E7';
      return { context, match, order };
    };
    const { context, match, order } = seat(['B16.3']);
    const refusal = judgeAction(context, match.state, baw.parseAction(context, match.state, order)!)!;
    expect(refusal).toMatchObject({ rule: 'B6.c', why: 'inZone' });
    expect(sayRefusal(en, refusal, context)).toContain('only light units');
    expect(sayRefusal(en, refusal, seat([]).context)).toContain('light or disorganised');
  });

  test('the order that calls the fallen back is listed where it can be given', () => {
    const listed = (...options: readonly OptionId[]) => typedOrders(withRules(...options).context).map(([order]) => order);
    expect(listed('B16.4').slice(-2)).toEqual(['recall Caesar LEG', 'end']);
    expect(listed()).not.toContain('recall Caesar LEG');
  });
});

describe('B16.4 a leader who calls nobody back says why', () => {
  const leader = (fallen: readonly string[], name: string) => {
    const { context, match } = sit({
      options: ['B16.4'],
      phase: 'rally',
      armies: [
        { ...lines.armies[0]!, units: ['LEG A9'], leaders: [name], fallen },
        { ...lines.armies[1]!, units: ['AUX E5'], leaders: [] },
      ],
    });
    return notRecalling(context, match.state, match.state.units.length);
  };
  test.each([
    [['LEG'], 'Varro 1 E6', 'enemyNear'],
    [['LEG'], 'Varro 1 A9', undefined],
    [[], 'Varro 1 A9', undefined],
  ] as const)('fallen %j, %s', (fallen, name, why) => expect(leader(fallen, name)?.why).toBe(why));
});

describe('B14.c what decides after the last turn', () => {
  const [first, second] = lines.armies;
  const { disintegration, demoralisation, ...without } = second!;
  test.each([
    ['both break', {}, 'shares'],
    ['one must survive', { victory: [{ term: 'survive', by: 2, strength: 9 }] }, 'survival'],
    [
      'one breaks and the other is to be destroyed',
      { armies: [first, without], victory: [{ term: 'destroy', by: 1, strength: 9 }] },
      'destroying',
    ],
    ['one breaks and nothing measures the other', { armies: [first, without] }, 'losses'],
  ] as const)('where %s', (_, changes, decides) => expect(atTheEnd(sit(changes).context)).toBe(decides));
});
