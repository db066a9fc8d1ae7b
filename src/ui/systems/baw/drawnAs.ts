import type { Hex } from '../../../kernel/board';
import { fromOf, isAttackKind, isChain, kindIn, type Order, toOf } from '../../../rules/baw/model/orders';
import { boutOf } from '../../../rules/baw/play/bouts';
import { parseOrder } from '../../../rules/baw/text/notation';
import type { Snapshot } from './match';

/** The lines by which an order is drawn, where its first and its last hex do not say it: each attacker to each defender, each step of a chain, a leader from where he is. */
export function drawnAs({ context, shown }: Snapshot, text: string): readonly (readonly Hex[])[] | undefined {
  const action = parseOrder(context, shown, text);
  if (action === undefined) return undefined;
  if (isChain(action)) return action.chain.slice(1).map((to, i) => [action.chain[i]!, to]);
  const kind = kindIn(action);
  if (isAttackKind(kind)) {
    const { attackers, defenders } = boutOf(context, action);
    return attackers.flatMap((from) => defenders.map((to) => [from, to]));
  }
  if (kind !== 'leaderMove') return undefined;
  const leader = shown.leaders[fromOf(action as Order)];
  return leader && [[leader.hex, toOf(action as Order)]];
}
