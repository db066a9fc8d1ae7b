import { useStore } from 'zustand';
import type { Snapshot } from '../../store/match';
import type { SystemHelp } from '../table/contract/help';
import { helping } from '../table/contract/helpPart';
import { useGame } from '../table/shell/hooks';

/** What help knows of the game that is shown; the part is only drawn where it is there. */
export const helpOf = ({ system }: Pick<Snapshot, 'system'>): SystemHelp => helping.getState().games[system]!;

export function useGameHelp(): SystemHelp {
  const system = useGame((now) => now.system);
  return useStore(helping, ({ games }) => games[system]!);
}
