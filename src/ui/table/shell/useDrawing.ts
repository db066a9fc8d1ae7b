import { mayNote, notedMoment } from '../session';
import { useGame, useTable } from './hooks';

/** Whether the pencil is in hand at the moment that is shown. */
export function useDrawing(): boolean {
  const at = useGame(notedMoment);
  const notable = useGame(mayNote);
  return useTable(({ pencil }) => pencil !== undefined && pencil.at === at && notable);
}
