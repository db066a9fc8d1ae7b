import { elevation } from './elevation';
import type { Hooks, Option } from './hooks';
import { leaderSurvival } from './leaderSurvival';
import { missileUnits } from './missileUnits';
import { zonesOfControl } from './zonesOfControl';

/** The optional rules that can be switched on, in the order of the rulebook. */
export const OPTIONS: readonly Option[] = [zonesOfControl, elevation, leaderSurvival, missileUnits];

export const isOption = (id: string): boolean => OPTIONS.some((option) => option.id === id);

const inForce = (ids: readonly string[]): Option[] => OPTIONS.filter(({ id }) => ids.includes(id));

/** Whether a state needs `extra` under these options. */
export const keepsExtra = (ids: readonly string[]): boolean => inForce(ids).some(({ keeps }) => keeps);

/** The hooks of the options in force. Each is bound by one option so far; where two come to need the same, this is where they are joined. */
export function bindOptions(ids: readonly string[]): Hooks {
  const none: Hooks = {
    stepped: undefined,
    barsAttack: undefined,
    blocksSight: undefined,
    meleeDie: undefined,
    marksVolley: true,
    phaseEnds: undefined,
  };
  return Object.assign(none, ...inForce(ids).map(({ hooks }) => hooks));
}

export type { Hooks } from './hooks';
