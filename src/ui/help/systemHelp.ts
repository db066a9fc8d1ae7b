import type { Snapshot } from '../../store/match';
import { useIfLoaded } from '../app/usePart';
import type { SystemHelp } from '../table/contract/help';
import { gameHelp } from '../table/contract/helpPart';
import { useGame } from '../table/shell/hooks';

/** What help knows of the game that is shown; the part is only drawn where it is there. */
export const helpOf = ({ system }: Pick<Snapshot, 'system'>): SystemHelp => gameHelp(system).now()!;

export const useGameHelp = (): SystemHelp => useIfLoaded(gameHelp(useGame((now) => now.system)))!;
