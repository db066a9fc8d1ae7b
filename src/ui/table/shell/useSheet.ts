import { isHandedOver } from '../../../store/table';
// The picture does without the rest of the session.
import { isAsked } from '../session/deciding';
import { useGame, useLaid, useMayDecide, useTable, useTutor } from './hooks';

/** Whether whoever looks is to answer a question. */
export const useAsked = (): boolean => {
  const decides = useMayDecide();
  return useGame(isAsked) && decides;
};

/** Whether the sheet is drawn up, and what it shows. */
export function useSheet() {
  const panel = useTable((state) => state.panel);
  const rule = useTable((state) => state.rule);
  const asked = useAsked();
  const decides = useMayDecide();
  const system = useLaid();
  const aimed = useTable(({ tool }) => system?.fights(tool) === true && tool.at !== undefined) && decides;
  const waits = useTable(({ tool }) => system?.waits?.(tool) ?? false);
  const raised = useTable((state) => state.sheet);
  const tutor = useTutor();
  // Between two players the card has the screen to itself, unless somebody draws a panel up.
  const handedOver = useTable(isHandedOver);
  const isUp = raised || (!handedOver && (asked || aimed || rule !== undefined || tutor !== undefined));
  // What a lesson says of a question is read first; the main button leads to it.
  const presses = (aimed && !(waits && tutor)) || (asked && !tutor);
  const shown = raised ? panel : presses ? 'now' : tutor ? 'lesson' : panel;
  const isLesson = rule === undefined && tutor !== undefined && shown === 'lesson';
  return { panel, rule, tutor, raised, isUp, shown, isLesson, presses };
}
