import type { Event } from '../../../rules/naval/model/events';
import type { Phase } from '../../../rules/naval/model/types';
import { phasesOf } from '../../../rules/naval/play/sequence';
import type { Track } from '../../table/contract/system';
import type { Snapshot } from './match';
import { navalWords } from './words';

/** 14.4 The steps of a player turn: what somebody decides, with the die before and the repairs after, which go by themselves. */
export function trackOf({ context, shown }: Snapshot): Track {
  const { table: words, play } = navalWords();
  const phases = phasesOf(context, shown);
  const steps = ['die', ...phases, 'repairs'] as const;
  const { phase } = shown;
  return {
    steps: steps.map((id) => ({
      id,
      name: words.phases[id],
      short: words.phasesShort[id],
      byItself: id === 'die' || id === 'repairs',
    })),
    here: phase === 'over' ? steps.length : 1 + phases.indexOf(phase),
    phase: words.phasesShort[phase],
    ...(shown.die > 0 ? { note: play.die(shown.die) } : {}),
  };
}

export const phaseName = (phase: string): string => navalWords().table.phases[phase as Phase];

/** What the program does by itself between two player turns: repairs and what comes of them, what goes overboard, the die. */
const BY_ITSELF = new Set<Event['kind']>(['repairRolled', 'sunk', 'overboard', 'fleetRolled']);

export const happens = (event: Event): boolean => BY_ITSELF.has(event.kind);
