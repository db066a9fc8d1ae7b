import { type Hex, printHex } from '../../../kernel/board';
import type { Fault } from '../../../kernel/game';
import type { Setup, ShipSetup } from '../model/setup';
import { otherSide, type Phase, SIDES, type Side } from '../model/types';

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
    checkShips(setup, side, land, taken, faults);
    checkAshore(setup, side, land, ashore, faults);
  }
  for (const hex of setup.closed)
    if (!taken.has(hex)) faults.push({ at: 'closed', expected: 'shipThere', found: printHex(setup.map, hex) });
  if (setup.closed.length > 0 && setup.phase !== 'attacks') faults.push({ at: 'closed', expected: 'attacksPhase', found: setup.phase });
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
