import { useStore } from 'zustand';
import type { Snapshot } from '../../store/match';
import { helping } from '../table/helpPart';
import { useGame } from '../table/hooks';
import type { SystemHelp } from './contract';

/** What help knows of the game that is shown; the part is only drawn where it is there. */
export const helpOf = ({ system }: Pick<Snapshot, 'system'>): SystemHelp => helping.getState().games[system]!;

export function useGameHelp(): SystemHelp {
  const system = useGame((now) => now.system);
  return useStore(helping, ({ games }) => games[system]!);
}
