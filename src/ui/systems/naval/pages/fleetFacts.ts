import type { Fields } from '../../../../kernel/fields';
import type { BattleSketch } from '../../../pages/battles/battleCard';
import { fieldsOf, listOf, numberOf, sizeOf, wordsOf } from '../../../pages/positionFields';

/** What a card says of a fleet. */
export interface FleetSketch {
  readonly points: number;
  readonly ships: number;
  readonly large: number;
  /** Marine points aboard, and those on land. */
  readonly marines: number;
  readonly ashore: number;
  /** How many ships have crews of the qualities 1 to 4, the best first; qualities that no ship has are left out. */
  readonly crews: readonly { readonly quality: number; readonly ships: number }[];
  readonly ballistae: number;
  readonly corvi: number;
}

export interface SeaSketch extends BattleSketch {
  readonly fleets: readonly [FleetSketch, FleetSketch];
}

interface Kind {
  readonly large: boolean;
  readonly crew: number;
  readonly marines: number;
  readonly ballista: boolean;
  readonly corvus: boolean;
}

/** Types in a chain of `as` are few; a chain longer than this turns in a circle. */
const LONGEST_CHAIN = 8;

function kindOf(types: Fields, name: string, depth = 0): Kind {
  const given = fieldsOf(types[name]);
  const base: Kind =
    typeof given['as'] === 'string' && depth < LONGEST_CHAIN
      ? kindOf(types, given['as'], depth + 1)
      : { large: name === 'large', crew: 3, marines: 0, ballista: false, corvus: false };
  return {
    large: given['size'] === undefined ? base.large : given['size'] === 'large',
    crew: numberOf(given['crew'], base.crew),
    marines: numberOf(given['marines'], base.marines),
    ballista: typeof given['ballista'] === 'boolean' ? given['ballista'] : base.ballista,
    corvus: typeof given['corvus'] === 'boolean' ? given['corvus'] : base.corvus,
  };
}

function sketchFleet(json: unknown, types: Fields): FleetSketch {
  const fleet = fieldsOf(json);
  const ships = listOf(fleet['ships']).map((text) => {
    const [name = '', , ...marks] = wordsOf(text);
    const kind = kindOf(types, name);
    const aboard = marks.find((mark) => mark.startsWith('marines='));
    return { ...kind, marines: aboard ? Number(aboard.slice('marines='.length)) : kind.marines };
  });
  const count = (has: (ship: (typeof ships)[number]) => boolean) => ships.filter(has).length;
  return {
    points: numberOf(fleet['points'], 0),
    ships: ships.length,
    large: count(({ large }) => large),
    marines: ships.reduce((sum, { marines }) => sum + marines, 0),
    ashore: wordsOf(fleet['ashore']).length,
    crews: [4, 3, 2, 1].map((quality) => ({ quality, ships: count(({ crew }) => crew === quality) })).filter((crews) => crews.ships > 0),
    ballistae: count(({ ballista }) => ballista),
    corvi: count(({ corvus }) => corvus),
  };
}

export function sketchSea(position: Fields): SeaSketch {
  const types = fieldsOf(position['types']);
  const [first, second] = listOf(position['fleets']);
  return {
    ...sizeOf(fieldsOf(position['map'])),
    turns: numberOf(position['turns'], 20),
    fleets: [sketchFleet(first, types), sketchFleet(second, types)],
  };
}
