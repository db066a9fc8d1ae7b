import { useStore } from 'zustand';
import { helping, useHelpPart } from '../table/contract/helpPart';
import { useGame } from '../table/shell/hooks';

/** An order in the moment that is shown, in words where the help at the table is there, else as it is written. */
export function useOrderText(order: string): string {
  const now = useGame((all) => all);
  const help = useStore(helping, ({ games }) => games[now.system]);
  const there = useHelpPart(now.system) !== undefined;
  return there && help && order !== '' ? help.orderText({ ...now, state: now.shown }, order) : order;
}
