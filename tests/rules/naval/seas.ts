import fc from 'fast-check';
import { createBoard, printHex } from '../../../src/kernel/board';
import type { Opened } from '../../../src/kernel/game';
import { naval } from '../../../src/rules/naval';
import type { Context, Phase, State } from '../../../src/rules/naval/model/types';

const COLUMNS = 8;
const ROWS = 7;
const board = createBoard(COLUMNS, ROWS);

const types = {
  galley: { as: 'small', crew: 4, marines: 1 },
  tower: { as: 'large', crew: 2, marines: 2, ballista: true, corvus: true },
  hulk: { as: 'large', crew: 1 },
};

const ship = fc.record({
  type: fc.constantFrom('small', ...Object.keys(types)),
  facing: fc.integer({ min: 1, max: 6 }),
  state: fc.constantFrom('', '', '', ' damaged', ' sinking', ' damaged captured marines=1', ' damaged sinking'),
});

/** A small crowded sea with land in it and marines ashore, in a phase of somebody's first turn. */
export const seasIn = (phase: Phase): fc.Arbitrary<Opened<Context, State>> =>
  fc
    .record({
      hexes: fc.shuffledSubarray(
        Array.from({ length: board.size }, (_, hex) => printHex(board, hex)),
        { minLength: 26, maxLength: 26 },
      ),
      fleets: fc.tuple(fc.array(ship, { minLength: 1, maxLength: 7 }), fc.array(ship, { minLength: 1, maxLength: 7 })),
      die: fc.integer({ min: 1, max: 6 }),
      player: fc.constantFrom(1, 2),
    })
    .map(({ hexes, fleets, die, player }) => {
      const [land, free] = [hexes.slice(0, 12), hexes.slice(12)];
      const shore = [land.slice(0, 2), land.slice(2, 4)] as const;
      const position = {
        system: 'naval',
        map: { columns: COLUMNS, rows: ROWS, land: land.join(' ') },
        types,
        player,
        phase,
        ...(phase === 'movement' ? { die } : {}),
        fleets: fleets.map((ships, side) => ({
          ships: ships.map(({ type, facing, state }) => `${type} ${free.pop()!}/${facing}${state}`),
          ashore: shore[side]!.join(' '),
        })),
      };
      const setup = naval.readPosition(position);
      if (!setup.ok) throw new Error(JSON.stringify(setup.faults));
      return naval.open(setup.value, 1);
    });
