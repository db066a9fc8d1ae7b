import { type Hex, printHex } from '../../../kernel/board';
import type { Reading } from '../model/reading';
import type { ArmySetup, Setup } from '../model/setup';
import { SIDES, type Side } from '../model/types';
import { terrainCost } from '../play/ground';
import { MOST_LEADERS, MOST_UNITS } from './shape';

/** What only shows when a position is seen as a whole: who shares a hex, who stands where nobody may be. Of two things in conflict the later is at fault. */
export function checkTogether(setup: Setup, reading: Reading): void {
  const seen: Seen = { units: new Map(), leaders: new Map(), names: new Set(setup.types.map(({ name }) => name)) };
  for (const side of SIDES) checkArmy(setup, side, seen, reading);
  checkHeld(setup, seen, reading);
  for (const side of SIDES) checkCounts(setup.armies[side], `armies[${side}]`, reading);
  // What did not read is counted as there: it has its own fault. Play goes on where the last units are gone.
  const isEmpty = setup.armies.every((army) => unitsOf(army) === 0);
  if (reading.faults.length === 0 && isEmpty && !isUnderWay(setup)) reading.faults.push({ at: 'armies', expected: 'someUnit' });
}

const unitsOf = ({ units, reserves }: ArmySetup): number => reserves.reduce((sum, reserve) => sum + reserve.units.length, units.length);

const isUnderWay = ({ phase, armies }: Setup): boolean =>
  phase === 'over' || armies.some(({ lost, left, fallen }) => lost > 0 || left > 0 || fallen.length > 0);

/** So many an army has in all, wherever they are, that a position printed on the way is no larger than one that is read. */
function checkCounts(army: ArmySetup, at: string, { faults }: Reading): void {
  const leaders = army.reserves.reduce((sum, reserve) => sum + reserve.leaders.length, army.leaders.length);
  if (unitsOf(army) + army.fallen.length > MOST_UNITS) faults.push({ at: `${at}.units`, expected: `atMost:${MOST_UNITS}` });
  if (leaders > MOST_LEADERS) faults.push({ at: `${at}.leaders`, expected: `atMost:${MOST_LEADERS}` });
}

interface Seen {
  /** The side of the unit in a hex. */
  readonly units: Map<Hex, Side>;
  /** The sides of the leaders in a hex. */
  readonly leaders: Map<Hex, Side>;
  readonly names: Set<string>;
}

const isForbidden = ({ map, forest }: Setup, hex: Hex): boolean => terrainCost(map.ground[hex]!, forest) === 0;

function checkArmy(setup: Setup, side: Side, seen: Seen, { board, faults }: Reading): void {
  const army = setup.armies[side];
  const at = `armies[${side}]`;
  const tell = (place: string, expected: string, hex: Hex) => faults.push({ at: place, expected, found: printHex(board, hex) });
  for (const unit of army.units) {
    if (isForbidden(setup, unit.hex)) tell(unit.at, 'allowedGround', unit.hex);
    if (seen.units.has(unit.hex)) tell(unit.at, 'oneUnitAHex', unit.hex);
    else if (seen.leaders.get(unit.hex) === 1 - side) tell(unit.at, 'noEnemyThere', unit.hex);
    if (!seen.units.has(unit.hex)) seen.units.set(unit.hex, side);
  }
  for (const leader of army.leaders) {
    if (isForbidden(setup, leader.hex)) tell(leader.at, 'allowedGround', leader.hex);
    if (seen.units.get(leader.hex) === 1 - side) tell(leader.at, 'noEnemyThere', leader.hex);
    seen.leaders.set(leader.hex, side);
  }
  checkNames(army, seen, faults);
  const lists = [
    { hexes: army.exits, place: `${at}.exits` },
    ...army.reserves.map((one, i) => ({ hexes: one.at, place: `${at}.reserves[${i}].at` })),
  ];
  for (const { hexes, place } of lists) for (const hex of hexes) if (isForbidden(setup, hex)) tell(place, 'allowedGround', hex);
}

/** B17 Each name once in a battle, and none that is a type's: an entry is ordered by either. */
function checkNames({ leaders, reserves }: ArmySetup, { names }: Seen, faults: Reading['faults']): void {
  for (const { name, at } of [...leaders, ...reserves.flatMap((reserve) => reserve.leaders)]) {
    if (names.has(name)) faults.push({ at, expected: 'newName', found: name });
    names.add(name);
  }
}

/** B14.c Hexes entered last by one army, with no unit on them. */
function checkHeld({ armies }: Setup, { units }: Seen, { board, faults }: Reading): void {
  for (const side of SIDES) {
    for (const hex of armies[side].held) {
      const twice = side === 1 && armies[0].held.includes(hex);
      if (twice || units.has(hex)) faults.push({ at: `armies[${side}].held`, expected: 'emptyObjective', found: printHex(board, hex) });
    }
  }
}
