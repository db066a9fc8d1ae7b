import type { BattleSketch } from '../../../pages/battleCard';
import {
  type Fields,
  fieldsOf,
  hexOn,
  listOf,
  type MapSize,
  numberOf,
  type PlacedUnit,
  placeIn,
  sizeOf,
  wordsOf,
} from '../../../pages/positionFields';

/** As much of a position on land as a card about a battle shows. */

export interface ArmySketch {
  readonly panic: number;
  readonly points: number;
  readonly leaders: number;
  /** Units that arrive later. */
  readonly later: number;
  readonly camp: number | undefined;
  readonly units: readonly PlacedUnit[];
}

export interface LandSketch extends BattleSketch {
  readonly grounds: Readonly<Record<'hill' | 'woods' | 'village' | 'stream', readonly number[]>>;
  /** Hex and direction of each hexside. */
  readonly edges: Readonly<Record<'river' | 'ford' | 'bridge', readonly (readonly [number, number])[]>>;
  readonly armies: readonly [ArmySketch, ArmySketch];
}

function sketchArmy(json: unknown, size: MapSize): ArmySketch {
  const army = fieldsOf(json);
  const reserves = listOf(army['reserves']).map(fieldsOf);
  const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);
  return {
    panic: numberOf(army['panic'], 0),
    points: numberOf(army['points'], 0),
    leaders: listOf(army['leaders']).length + numberOf(army['waiting'], 0) + sum(reserves.map((group) => numberOf(group['leaders'], 0))),
    later: sum(reserves.map((group) => listOf(group['units']).length)),
    camp: hexOn(size, wordsOf(army['camp'])[0]),
    units: listOf(army['units']).flatMap((text) => placeIn(size, text) ?? []),
  };
}

export function sketchLand(position: Fields): LandSketch {
  const map = fieldsOf(position['map']);
  const size = sizeOf(map);
  const hexes = (...keys: readonly string[]) => keys.flatMap((key) => wordsOf(map[key]).flatMap((word) => hexOn(size, word) ?? []));
  const sides = (key: string) =>
    wordsOf(map[key]).flatMap((word): (readonly [number, number])[] => {
      const [name, direction] = word.split('/');
      const hex = hexOn(size, name);
      return hex === undefined ? [] : [[hex, Number(direction) - 1]];
    });
  const [first, second] = listOf(position['armies']);
  return {
    ...size,
    turns: numberOf(position['turns'], 6),
    grounds: {
      hill: hexes(...Object.keys(map).filter((key) => /^hill\d*$/.test(key))),
      woods: hexes('woods'),
      village: hexes('village'),
      stream: hexes('stream'),
    },
    edges: { river: sides('river'), ford: sides('ford'), bridge: sides('bridge') },
    armies: [sketchArmy(first, size), sketchArmy(second, size)],
  };
}
