import { type Hex, printHex } from '../../../kernel/board';
import type { Fault } from '../../../kernel/game';
import type { MapSetup, Setup, ShipSetup } from '../model/setup';
import { otherSide, type Phase, SIDES, type Side } from '../model/types';
import { phasesWith } from '../play/sequence';
import { MOST_SHIPS } from './shape';

/** In which phase ships and marines of the phasing player bear a mark. */
const MARKED_IN: Readonly<Record<'moved' | 'fired' | 'stepped' | 'fought', Phase>> = {
  moved: 'movement',
  fired: 'ballistae',
  stepped: 'marines',
  fought: 'attacks',
};

/** What only shows when a position is seen as a whole: two ships in a hex, ships on land, marines at sea or among enemies, marks out of time. */
export function checkTogether(setup: Setup, faults: Fault[]): void {
  const land = new Set(setup.map.land);
  const taken = new Set<Hex>();
  const ashore = [new Set<Hex>(), new Set<Hex>()] as const;
  for (const side of SIDES) {
    const { ships, sunk, left } = setup.fleets[side];
    // Wherever they are, that a position printed on the way is no larger than one that is read.
    if (ships.length + sunk.length + left.length > MOST_SHIPS)
      faults.push({ at: `fleets[${side}].ships`, expected: `atMost:${MOST_SHIPS}` });
    checkShips(setup, side, land, taken, faults);
    checkAshore(setup, side, land, ashore, faults);
    checkLeft(setup, side, land, faults);
  }
  checkPhase(setup, faults);
  for (const hex of setup.closed)
    if (!taken.has(hex)) faults.push({ at: 'closed', expected: 'shipThere', found: printHex(setup.map, hex) });
  if (setup.closed.length > 0 && setup.phase !== 'attacks') faults.push({ at: 'closed', expected: 'attacksPhase', found: setup.phase });
}

/** 14.4 A battle without marines, or without ballistae, has no phase for them. */
function checkPhase({ phase, types, fleets }: Setup, faults: Fault[]): void {
  const there = fleets.flatMap(({ ships, sunk, left }) => [...ships.map(({ type }) => type), ...sunk, ...left.map(({ type }) => type)]);
  const aboard = fleets.some(({ ships, ashore }) => ashore.length > 0 || ships.some(({ marines }) => marines > 0));
  const phases = phasesWith(
    aboard || there.some((type) => types[type]!.marines > 0),
    there.some((type) => types[type]!.ballista),
  );
  if (phase !== 'over' && !phases.includes(phase)) faults.push({ at: 'phase', expected: 'phaseOfBattle', found: phase });
}

/** Fills `taken`. */
function checkShips(setup: Setup, side: Side, land: ReadonlySet<Hex>, taken: Set<Hex>, faults: Fault[]): void {
  for (const [i, ship] of setup.fleets[side].ships.entries()) {
    const at = `fleets[${side}].ships[${i}]`;
    const found = printHex(setup.map, ship.hex);
    if (land.has(ship.hex)) faults.push({ at, expected: 'seaHex', found });
    if (taken.has(ship.hex)) faults.push({ at, expected: 'oneShipAHex', found });
    taken.add(ship.hex);
    for (const mark of marksOf(ship))
      if (!fits(setup, commanderOf(ship, side), mark)) faults.push({ at, expected: 'phaseMark', found: mark });
  }
}

/** 14.2, 14.5 Ships leave the map over its edge. */
function checkLeft(setup: Setup, side: Side, land: ReadonlySet<Hex>, faults: Fault[]): void {
  for (const [i, { hex }] of setup.fleets[side].left.entries()) {
    const expected = missingOut(setup.map, land, hex);
    if (expected) faults.push({ at: `fleets[${side}].left[${i}]`, expected, found: printHex(setup.map, hex) });
  }
}

/** What a hex lacks for ships to leave the map from it. */
function missingOut({ columns, rows }: MapSetup, land: ReadonlySet<Hex>, hex: Hex): 'seaHex' | 'edgeHex' | undefined {
  if (land.has(hex)) return 'seaHex';
  const [column, row] = [hex % columns, Math.floor(hex / columns)];
  return column === 0 || row === 0 || column === columns - 1 || row === rows - 1 ? undefined : 'edgeHex';
}

/** Fills its side of `ashore`. */
function checkAshore(setup: Setup, side: Side, land: ReadonlySet<Hex>, ashore: readonly [Set<Hex>, Set<Hex>], faults: Fault[]): void {
  const at = `fleets[${side}].ashore`;
  for (const { hex, mark } of setup.fleets[side].ashore) {
    const found = printHex(setup.map, hex);
    ashore[side].add(hex);
    if (!land.has(hex)) faults.push({ at, expected: 'landHex', found });
    if (ashore[otherSide(side)].has(hex)) faults.push({ at, expected: 'noEnemyThere', found });
    if (mark && !fits(setup, side, mark)) faults.push({ at, expected: 'phaseMark', found: mark });
  }
}

type Mark = keyof typeof MARKED_IN;

const commanderOf = (ship: ShipSetup, side: Side): Side => (ship.marks.has('captured') ? otherSide(side) : side);

const fits = ({ phase, player }: Setup, commander: Side, mark: Mark): boolean => phase === MARKED_IN[mark] && commander === player;

function marksOf(ship: ShipSetup): Mark[] {
  const marks: Mark[] = [];
  if (ship.marks.has('moved')) marks.push('moved');
  if (ship.marks.has('fired')) marks.push('fired');
  if (ship.stepped > 0) marks.push('stepped');
  if (ship.fought > 0) marks.push('fought');
  return marks;
}
