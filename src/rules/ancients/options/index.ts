import { elevation } from './elevation';
import type { Hooks, Option } from './hooks';
import { leaderSurvival } from './leaderSurvival';
import { missileUnits } from './missileUnits';
import { zonesOfControl } from './zonesOfControl';

/** The optional rules that can be switched on, in the order of the rulebook. */
export const OPTION_IDS = ['13.1', '13.5', '13.13', '13.14'] as const;
export type OptionId = (typeof OPTION_IDS)[number];

const OPTIONS: Record<OptionId, Option> = { '13.1': zonesOfControl, '13.5': elevation, '13.13': leaderSurvival, '13.14': missileUnits };

export const isOption = (id: string): id is OptionId => Object.hasOwn(OPTIONS, id);

const inForce = (ids: readonly string[]): Option[] => ids.filter(isOption).map((id) => OPTIONS[id]);

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
