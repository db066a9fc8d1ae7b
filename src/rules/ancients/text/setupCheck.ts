import { printHex } from '../../../kernel/board';
import type { Fault } from '../../../kernel/game';
import type { ArmySetup, Setup } from '../model/setup';
import { SIDES } from '../model/types';
import { clashesIn, isOption } from '../options';
import { MOST_LEADERS, MOST_UNITS } from './shape';

const leadersOf = ({ leaders, waiting, leadersLost, reserves }: ArmySetup): number =>
  reserves.reduce((sum, reserve) => sum + reserve.leaders, leaders.length + waiting + leadersLost);

/** Who stands in a hex of the position. */
type Holders = ReadonlyMap<number, { readonly side: number; readonly plundering: boolean }>;

/** What only shows when a position is seen as a whole: two units in a hex (6.c), a captor without a camp (6.j.2), leaders among enemies (7). */
export function checkTogether(setup: Setup, faults: Fault[]): void {
  checkOptions(setup, faults);
  const holders = checkHexes(setup, faults);
  for (const side of SIDES)
    if (leadersOf(setup.armies[side]) > MOST_LEADERS) faults.push({ at: `armies[${side}].leaders`, expected: `atMost:${MOST_LEADERS}` });
  for (const side of SIDES) checkCamp(setup, side, holders, faults);
  for (const side of SIDES) {
    checkLeaders(setup, side, holders, faults);
    checkPlunderers(setup, side, faults);
  }
}

function checkOptions({ options }: Setup, faults: Fault[]): void {
  for (const [i, option] of options.entries())
    if (!isOption(option)) faults.push({ at: `options[${i}]`, expected: 'knownOption', found: option });
  for (const { id, with: other, why } of clashesIn(options)) {
    const at = `options[${options.indexOf(id)}]`;
    faults.push({ at, expected: why === 'needs' ? `optionNeeds:${other}` : `optionExcludes:${other}`, found: id });
  }
}

/** 6.c Who stands where, one unit a hex, and not too many in all. */
function checkHexes(setup: Setup, faults: Fault[]): Holders {
  const holders = new Map<number, { side: number; plundering: boolean }>();
  let units = 0;
  for (const side of SIDES) {
    for (const [i, unit] of setup.armies[side].units.entries()) {
      units++;
      if (unit.hex < 0) continue;
      if (holders.has(unit.hex))
        faults.push({ at: `armies[${side}].units[${i}]`, expected: 'oneUnitAHex', found: printHex(setup.map, unit.hex) });
      holders.set(unit.hex, { side, plundering: unit.marks.has('plundering') });
    }
    for (const reserve of setup.armies[side].reserves) units += reserve.units.length;
  }
  if (units > MOST_UNITS) faults.push({ at: 'armies', expected: `atMost:${MOST_UNITS}` });
  return holders;
}

/** 7 */
function checkLeaders(setup: Setup, side: 0 | 1, holders: Holders, faults: Fault[]): void {
  const theirs = setup.armies[1 - side]!;
  for (const [i, hex] of setup.armies[side].leaders.entries()) {
    const enemyCamp = theirs.camp && theirs.camp.hex === hex && !theirs.camp.marks.has('open') && !theirs.camp.marks.has('captured');
    if (enemyCamp || (holders.get(hex)?.side ?? side) !== side || theirs.leaders.includes(hex)) {
      faults.push({ at: `armies[${side}].leaders[${i}]`, expected: 'noEnemyThere', found: printHex(setup.map, hex) });
    }
  }
}

/** 6.j.2 */
function checkPlunderers(setup: Setup, side: 0 | 1, faults: Fault[]): void {
  const { camp } = setup.armies[1 - side]!;
  for (const [i, unit] of setup.armies[side].units.entries()) {
    if (unit.marks.has('plundering') && camp?.hex !== unit.hex) {
      faults.push({ at: `armies[${side}].units[${i}]`, expected: 'plundererOnCamp', found: printHex(setup.map, unit.hex) });
    }
  }
}

function checkCamp(setup: Setup, side: 0 | 1, holders: Holders, faults: Fault[]): void {
  const { camp } = setup.armies[side];
  if (!camp || camp.hex < 0) return;
  const there = holders.get(camp.hex);
  const at = `armies[${side}].camp`;
  const hex = printHex(setup.map, camp.hex);
  const enemyThere = there !== undefined && there.side !== side;
  if (camp.hex === setup.armies[1 - side]!.camp?.hex) faults.push({ at, expected: 'oneUnitAHex', found: hex });
  if (camp.marks.has('captured') && !camp.marks.has('open') && !(enemyThere && there.plundering))
    faults.push({ at, expected: 'captorOnCamp', found: hex });
  if (enemyThere && !there.plundering) faults.push({ at, expected: 'noEnemyThere', found: hex });
  if (enemyThere && there.plundering && !camp.marks.has('captured')) faults.push({ at, expected: 'campCaptured', found: hex });
}
