import { beforeAll, describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../src/kernel/dice';
import { readTold } from '../../../../src/kernel/told';
import { ancients } from '../../../../src/rules/ancients';
import { MELEE_TABLE } from '../../../../src/rules/ancients/model/data';
import { assaultOn, type MeleeOdds, meleeOdds, movedResult } from '../../../../src/rules/ancients/play/odds';
import { chancesOf } from '../../../../src/ui/report/story';
import { dieMoved, type Fought } from '../../../../src/ui/systems/ancients/fights';
import { rolls } from '../../../../src/ui/systems/ancients/rolls';
import { panelWords, speak } from '../../../../src/ui/words';
import { open } from '../../../fuzz/play';
import { emptyPage } from '../../noPage';
import { fought } from './fought';
import { opposed } from './opposed';

emptyPage();

beforeAll(async () => {
  await speak('en');
  await panelWords();
});

describe('by how much leaders have moved a die (13.13)', () => {
  const fight = (change: Partial<Fought>): Fought => ({ ...(fought(5) as Fought), ...change });

  test('is what the fight says', () => expect(dieMoved(fight({ die: 4, result: 'DD', shift: 1 }))).toBe(1));

  test('is what the result of a fight needs that does not say it', () => {
    for (const [odds, column] of Object.entries(MELEE_TABLE))
      for (const [i, result] of column.entries()) expect(dieMoved(fight({ odds: odds as Fought['odds'], die: i + 1, result }))).toBe(0);
    expect(dieMoved(fight({ odds: '2-1', die: 5, result: 'DE' }))).toBe(1);
    expect(dieMoved(fight({ odds: '2-1', die: 3, result: 'M' }))).toBe(-1);
    expect(dieMoved(fight({ odds: '1-1', die: 1, result: 'M' }))).toBe(1);
  });

  test('leaves it within the column', () => {
    const column = (by: number) => [1, 2, 3, 4, 5, 6].map((die) => movedResult('1-1', die, by));
    expect(column(1)).toEqual(['M', 'M', 'M', 'M', 'DD', 'DD']);
    expect(column(-1)).toEqual(['AD', 'AD', 'M', 'M', 'M', 'M']);
  });
});

describe('what is told of a fight', () => {
  /** Heavy infantry at 1-1, half of one side's strength gone and made good by its leader; what was promised before the die, and how it fell. */
  function fightOf(led: 0 | 1, die: number, options: readonly string[]) {
    const weak = (side: 0 | 1) => (side === led ? ' disordered' : '');
    const { armies, ...position } = opposed([`HI E6/1${weak(0)}`], [`HI E5/4${weak(1)}`, 'LC K1/4'], options);
    const leaders = (side: 0 | 1) => (side === led ? [side === 0 ? 'E6' : 'E5'] : []);
    const match = open({ ...position, phase: 'melee', armies: armies.map((army, i) => ({ ...army, leaders: leaders(i as 0 | 1) })) }, 1);
    const { context } = match;
    const [attacker, target] = match.state.units;
    const promised: MeleeOdds = meleeOdds(context, match.state, assaultOn(context, attacker!, target!, target!.hex, 0));
    const orders = led === 0 ? ['E6xE5'] : ['E6xE5', 'away 0'];
    for (const [i, order] of orders.entries()) {
      const dice = scriptedDice(i === orders.length - 1 ? [die, 6, 6] : []);
      expect(match.play(ancients.parseAction(context, match.state, order)!, dice), order).toMatchObject({ ok: true });
    }
    return { match, promised, entry: match.log.at(-1)! };
  }

  test.each([
    [0, 5, 'DD', 2],
    [0, 4, 'M', 4],
    [0, 6, 'DD', 2],
    [1, 2, 'AD', 2],
    [1, 3, 'M', 4],
  ] as const)('13.13 with a leader more on side %i a %i brings %s, %i times in six as was promised', (led, die, result, chances) => {
    const { promised, entry } = fightOf(led, die, ['13.13']);
    expect(promised).toMatchObject({ odds: '1-1', shift: led === 0 ? 1 : -1 });
    const [roll] = rolls(entry.events);
    expect(roll).toMatchObject({ on: '1-1', line: die, results: promised.results });
    expect(roll!.results[die - 1]).toBe(result);
    expect(chancesOf(roll!)).toBe(chances);
  });

  test('its record says by how much the die was moved, and nothing where it was not', () => {
    const lineOf = (options: readonly string[]) => {
      const { match, entry } = fightOf(0, 5, options);
      const line = entry.told!.events!.find(([kind]) => kind === 'fought')!;
      const read = readTold(ancients, match.context, match.stateAt(match.cursor - 1), JSON.parse(JSON.stringify(entry.told)));
      expect(JSON.parse(JSON.stringify(read?.events))).toEqual(JSON.parse(JSON.stringify(entry.events)));
      return line.slice(-2);
    };
    expect(lineOf(['13.13'])).toEqual([[true, false], 1]);
    expect(lineOf([])).toEqual(['M', [true, false]]);
  });
});
