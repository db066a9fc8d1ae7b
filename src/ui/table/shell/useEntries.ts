import { type LogEntry, match } from '../../../store/match';
import { useGame } from './hooks';

/** Another text whenever the log may be another at the same moment: for another viewer, or in another branch. */
export const useCourse = (): string => useGame(({ viewer, branch, treeChanges }) => `${viewer} ${branch} ${treeChanges}`);

/** The log as whoever looks may read it. */
export function useEntries(): readonly LogEntry[] {
  useCourse();
  return match.entries();
}
