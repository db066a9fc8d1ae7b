import { distance } from '../../kernel/board';
import { NOBODY } from '../../kernel/system';
import { actorsOf, knownOf, legalActions } from '../../rules/ancients/legal';
import { oddsOf, assaultOn } from '../../rules/ancients/odds';
import { type Action, hexOf, kindOf, orderIn, orderOf, unitOf } from '../../rules/ancients/orders';
import { deciderOf } from '../../rules/ancients/sequence';
import type { Context, State } from '../../rules/ancients/types';
import type { Chooser } from '../random';

/** Legal and hasty: straight at the nearest enemy, shooting and attacking whatever is there; flanks he does not see. */
export function recruit(context: Context, truth: State, choose: Chooser): Action | undefined {
  const state = knownOf(context, truth);
  const side = deciderOf(state);
  if (side === undefined) return undefined;
  const enemies = state.units.filter((unit) => unit.side !== side && unit.hex >= 0);
  const far = (hex: number) => enemies.reduce((least, { hex: at }) => Math.min(least, distance(context.board, hex, at)), 99);
  for (const actor of actorsOf(context, truth)) {
    if (actor === NOBODY) continue;
    const list = legalActions(context, truth, actor);
    const unit = state.units[actor]!;
    let best: Action | undefined;
    let least = unit.hex >= 0 ? far(unit.hex) : 100;
    for (const action of list) {
      const order = orderIn(action);
      const kind = kindOf(order);
      if (kind === 'shoot') return action;
      if (kind === 'attack') {
        const target = state.units.find(({ hex, side: theirs }) => hex === hexOf(order) && theirs !== side);
        const odds = target && oddsOf(context, state, assaultOn(context, unit, target, target.hex, 0));
        if (odds && odds !== '1-2') return action;
      } else if ((kind === 'move' || kind === 'enter') && hexOf(order) < context.board.size && unitOf(order) === actor) {
        const near = far(hexOf(order));
        if (near < least || (near === least && best !== undefined && choose(3) === 0)) {
          least = near;
          best = action;
        }
      }
    }
    if (best !== undefined) return best;
  }
  const rest = legalActions(context, truth, NOBODY);
  if (rest.length > 0) return rest.find((action) => orderIn(action) === orderOf('end')) ?? rest[choose(rest.length)];
  const all = legalActions(context, truth);
  return all[choose(all.length || 1)];
}
