import { useStore } from '../app/useStore';
import { helping, useHelpPart } from '../table/helpPart';
import { useGame } from '../table/hooks';

/** An order in words where the help at the table is there and it can be given as the game stands, else as it is written. */
export function useOrderText(order: string): string {
  const now = useGame((all) => all);
  const help = useStore(helping, ({ games }) => games[now.system]);
  const there = useHelpPart(now.system) !== undefined;
  return there && help && order !== '' && now.looking === undefined ? help.orderText(now, order) : order;
}
