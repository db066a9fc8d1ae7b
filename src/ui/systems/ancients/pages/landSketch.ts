import type { Fields } from '../../../../kernel/fields';
import type { BattleSketch } from '../../../pages/battles/battleCard';
import { fieldsOf, listOf, numberOf, sizeOf } from '../../../pages/positionFields';

/** As much of a position on land as a card about a battle shows. */

export interface ArmySketch {
  readonly panic: number;
  readonly points: number;
  readonly leaders: number;
  /** Units that arrive later. */
  readonly later: number;
}

export interface LandSketch extends BattleSketch {
  readonly armies: readonly [ArmySketch, ArmySketch];
}

function sketchArmy(json: unknown): ArmySketch {
  const army = fieldsOf(json);
  const reserves = listOf(army['reserves']).map(fieldsOf);
  const sum = (counts: readonly number[]) => counts.reduce((all, n) => all + n, 0);
  return {
    panic: numberOf(army['panic'], 0),
    points: numberOf(army['points'], 0),
    leaders: listOf(army['leaders']).length + numberOf(army['waiting'], 0) + sum(reserves.map((group) => numberOf(group['leaders'], 0))),
    later: sum(reserves.map((group) => listOf(group['units']).length)),
  };
}

export function sketchLand(position: Fields): LandSketch {
  const [first, second] = listOf(position['armies']);
  return {
    ...sizeOf(fieldsOf(position['map'])),
    turns: numberOf(position['turns'], 6),
    armies: [sketchArmy(first), sketchArmy(second)],
  };
}
