import type { Event } from '../../../rules/ancients/model/events';
import type { Context, Phase } from '../../../rules/ancients/model/types';
import { phasesBrought } from '../../../rules/ancients/options';
import { isDark } from '../../../rules/ancients/options/night';
import type { Track } from '../../table/contract/system';
import type { Snapshot } from './match';
import { wordsNow } from './words';

const BEFORE = ['deploy', 'muster'] as const;
const STEPS = ['removal', 'panic', 'reserves', 'command', 'movement', 'leaders', 'fire', 'melee', 'rally'] as const;
const BY_ITSELF = new Set<string>(['removal', 'panic', 'reserves', 'rally']);

type Step = (typeof BEFORE)[number] | (typeof STEPS)[number];

/** The steps of a player turn under these options; before the first turn, those before it. */
function stepsOf({ options, hooks }: Context, phase: Phase): { steps: readonly Step[]; byItself: (step: Step) => boolean } {
  const brought = phasesBrought(options);
  const before = phase === 'deploy' || phase === 'muster' ? BEFORE.filter((step) => brought.has(step)) : [];
  const steps = [...before, ...STEPS.filter((step) => (step === 'command' ? brought.has(step) : step !== 'removal' || hooks.liftsLeaders))];
  return { steps, byItself: (step) => BY_ITSELF.has(step) && !(step === 'rally' && brought.has('rally')) };
}

/** The eight phases of the player turn. */
export function trackOf({ context, shown }: Snapshot): Track {
  const words = wordsNow().table;
  const { phase } = shown;
  const { steps, byItself } = stepsOf(context, phase);
  return {
    steps: steps.map((id) => ({ id, name: words.phases[id], short: words.phasesShort[id], byItself: byItself(id) })),
    here: phase === 'over' ? steps.length : steps.indexOf(phase),
    phase: words.phases[phase],
    note: isDark(context, shown) ? words.night : undefined,
  };
}

/** What begins a player turn, before which the program acts by itself. */
export const opens = (phase: string): boolean => phase === 'movement' || phase === 'command' || phase === 'over';

const KINDS = new Set<Event['kind']>(['leadersRemoved', 'panicked', 'reserveDue', 'leadersJoined', 'volleysRemoved', 'rallied']);

/** Whether the program brings an event about by itself between two player turns. */
export const happens = (event: Event): boolean => KINDS.has(event.kind) || (event.kind === 'disordered' && event.rule === '4.c');
