import { printHex } from '../../../kernel/board';
import type { Fault } from '../../../kernel/game';
import type { ArmySetup, Setup } from '../model/setup';
import { SIDES } from '../model/types';
import { clashesIn, isOption } from '../options';
import { MOST_LEADERS, MOST_UNITS } from './shape';

const leadersOf = ({ leaders, waiting, leadersLost, reserves }: ArmySetup): number =>
  reserves.reduce((sum, reserve) => sum + reserve.leaders, leaders.length + waiting + leadersLost);

/** What only shows when a position is seen as a whole: two units in a hex (6.c), a captor without a camp (6.j.2), leaders among enemies (7). */
export function checkTogether(setup: Setup, faults: Fault[]): void {
  for (const [i, option] of setup.options.entries())
    if (!isOption(option)) faults.push({ at: `options[${i}]`, expected: 'knownOption', found: option });
  for (const { id, with: other, why } of clashesIn(setup.options)) {
    const at = `options[${setup.options.indexOf(id)}]`;
    faults.push({ at, expected: why === 'needs' ? `optionNeeds:${other}` : `optionExcludes:${other}`, found: id });
  }
  const name = (hex: number) => printHex(setup.map, hex);
  const holder = new Map<number, { side: number; plundering: boolean }>();
  let units = 0;
  for (const side of SIDES) {
    for (const [i, unit] of setup.armies[side].units.entries()) {
      units++;
      if (unit.hex < 0) continue;
      if (holder.has(unit.hex)) faults.push({ at: `armies[${side}].units[${i}]`, expected: 'oneUnitAHex', found: name(unit.hex) });
      holder.set(unit.hex, { side, plundering: unit.marks.has('plundering') });
    }
    for (const reserve of setup.armies[side].reserves) units += reserve.units.length;
  }
  if (units > MOST_UNITS) faults.push({ at: 'armies', expected: `atMost:${MOST_UNITS}` });
  for (const side of SIDES)
    if (leadersOf(setup.armies[side]) > MOST_LEADERS) faults.push({ at: `armies[${side}].leaders`, expected: `atMost:${MOST_LEADERS}` });
  for (const side of SIDES) checkCamp(setup, side, holder, faults);
  for (const side of SIDES) {
    const theirs = setup.armies[1 - side]!;
    for (const [i, hex] of setup.armies[side].leaders.entries()) {
      const at = `armies[${side}].leaders[${i}]`;
      const enemyCamp = theirs.camp && theirs.camp.hex === hex && !theirs.camp.marks.has('open') && !theirs.camp.marks.has('captured');
      if (enemyCamp || (holder.get(hex)?.side ?? side) !== side || theirs.leaders.includes(hex)) {
        faults.push({ at, expected: 'noEnemyThere', found: name(hex) });
      }
    }
    for (const [i, unit] of setup.armies[side].units.entries()) {
      const camp = setup.armies[1 - side]!.camp;
      if (unit.marks.has('plundering') && camp?.hex !== unit.hex) {
        faults.push({ at: `armies[${side}].units[${i}]`, expected: 'plundererOnCamp', found: name(unit.hex) });
      }
    }
  }
}

function checkCamp(setup: Setup, side: 0 | 1, holder: ReadonlyMap<number, { side: number; plundering: boolean }>, faults: Fault[]): void {
  const { camp } = setup.armies[side];
  if (!camp || camp.hex < 0) return;
  const there = holder.get(camp.hex);
  const at = `armies[${side}].camp`;
  const hex = printHex(setup.map, camp.hex);
  const enemyThere = there !== undefined && there.side !== side;
  if (camp.hex === setup.armies[1 - side]!.camp?.hex) faults.push({ at, expected: 'oneUnitAHex', found: hex });
  if (camp.marks.has('captured') && !camp.marks.has('open') && !(enemyThere && there.plundering))
    faults.push({ at, expected: 'captorOnCamp', found: hex });
  if (enemyThere && !there.plundering) faults.push({ at, expected: 'noEnemyThere', found: hex });
  if (enemyThere && there.plundering && !camp.marks.has('captured')) faults.push({ at, expected: 'campCaptured', found: hex });
}
