import { useIfLoaded } from '../app/usePart';
import { gameHelp } from '../table/contract/helpPart';
import { useGame } from '../table/shell/hooks';

/** An order in the moment that is shown, in words where the help at the table is there, else as it is written. */
export function useOrderText(order: string): string {
  const now = useGame((all) => all);
  const help = useIfLoaded(gameHelp(now.system));
  return help && order !== '' ? help.orderText({ ...now, state: now.shown }, order) : order;
}
