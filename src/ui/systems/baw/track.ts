import type { Event } from '../../../rules/baw/model/events';
import type { Phase } from '../../../rules/baw/model/types';
import type { Track } from '../../table/contract/system';
import type { Snapshot } from './match';
import { bawWords } from './words';

/** B4.a The steps of a player turn: what somebody decides, and the dice of rally, which fall by themselves. */
export function trackOf({ context, shown }: Snapshot): Track {
  const { phases, phasesShort } = bawWords().table;
  const { briefDisorder, fallenReturn } = context.variants;
  const steps = [
    'fire',
    'movement',
    'melee',
    ...(briefDisorder ? [] : ['dice']),
    ...(fallenReturn ? ['rally'] : []),
  ] as (keyof typeof phases)[];
  const { phase } = shown;
  return {
    steps: steps.map((id) => ({ id, name: phases[id], short: phasesShort[id], byItself: id === 'dice' })),
    here: phase === 'over' ? steps.length : steps.indexOf(phase),
    phase: phasesShort[phase],
  };
}

export const phaseName = (phase: string): string => bawWords().table.phases[phase as Phase];

/** What the program does by itself at the end of a player turn: the dice of rally. */
const BY_ITSELF = new Set<Event['kind']>(['rallyRolled', 'recovered']);

export const happens = (event: Event): boolean => BY_ITSELF.has(event.kind);
