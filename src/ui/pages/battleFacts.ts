import { parseHex } from '../../kernel/board';

/** As much of a position as a card about a battle shows. A battle file has been checked by its schema; what does not read is left out. */

export interface PlacedUnit {
  readonly hex: number;
  /** 0 north to 5, clockwise. */
  readonly facing: number;
}

export interface ArmySketch {
  readonly panic: number;
  readonly points: number;
  readonly leaders: number;
  /** Units that arrive later. */
  readonly later: number;
  readonly camp: number | undefined;
  readonly units: readonly PlacedUnit[];
}

export interface BattleSketch {
  readonly columns: number;
  readonly rows: number;
  readonly turns: number;
  readonly grounds: Readonly<Record<'hill' | 'woods' | 'village' | 'stream', readonly number[]>>;
  /** Hex and direction of each hexside. */
  readonly edges: Readonly<Record<'river' | 'ford' | 'bridge', readonly (readonly [number, number])[]>>;
  readonly armies: readonly [ArmySketch, ArmySketch];
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const wordsOf = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : []);

function sketchArmy(json: unknown, hexOf: (word: string | undefined) => number | undefined): ArmySketch {
  const army = fieldsOf(json);
  const units = listOf(army.units).flatMap((text): PlacedUnit[] => {
    const [word, facing] = (wordsOf(text)[1] ?? '').split('/');
    const hex = hexOf(word);
    return hex === undefined ? [] : [{ hex, facing: Number(facing) - 1 }];
  });
  const reserves = listOf(army.reserves).map(fieldsOf);
  const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);
  return {
    panic: numberOf(army.panic, 0),
    points: numberOf(army.points, 0),
    leaders: listOf(army.leaders).length + numberOf(army.waiting, 0) + sum(reserves.map((group) => numberOf(group.leaders, 0))),
    later: sum(reserves.map((group) => listOf(group.units).length)),
    camp: hexOf(wordsOf(army.camp)[0]),
    units,
  };
}

export function sketchBattle(position: unknown): BattleSketch {
  const { map: mapJson, armies, turns } = fieldsOf(position);
  const map = fieldsOf(mapJson);
  const columns = numberOf(map.columns, 18);
  const rows = numberOf(map.rows, 12);
  const hexOf = (word: string | undefined) => {
    const hex = word === undefined ? undefined : parseHex({ columns, rows }, word);
    return hex !== undefined && hex >= 0 ? hex : undefined;
  };
  const hexes = (...keys: readonly string[]) => keys.flatMap((key) => wordsOf(map[key]).flatMap((word) => hexOf(word) ?? []));
  const sides = (key: string) =>
    wordsOf(map[key]).flatMap((word): (readonly [number, number])[] => {
      const [name, direction] = word.split('/');
      const hex = hexOf(name);
      return hex === undefined ? [] : [[hex, Number(direction) - 1]];
    });
  const [first, second] = listOf(armies);
  return {
    columns,
    rows,
    turns: numberOf(turns, 6),
    grounds: {
      hill: hexes(...Object.keys(map).filter((key) => /^hill\d*$/.test(key))),
      woods: hexes('woods'),
      village: hexes('village'),
      stream: hexes('stream'),
    },
    edges: { river: sides('river'), ford: sides('ford'), bridge: sides('bridge') },
    armies: [sketchArmy(first, hexOf), sketchArmy(second, hexOf)],
  };
}
