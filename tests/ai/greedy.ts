import { distance } from '../../src/kernel/board';
import { type Action, fromOf, kindIn, type Order, orderOf, toOf } from '../../src/rules/baw/model/orders';
import type { Context, State, Unit } from '../../src/rules/baw/model/types';
import { boutOf } from '../../src/rules/baw/play/bouts';
import { legalActions } from '../../src/rules/baw/play/legal';
import { meleeOdds } from '../../src/rules/baw/play/odds';

const strengthOf = (context: Context, unit: Unit): number => context.types[unit.type]!.strength;
const unitIn = (state: State, hex: number): Unit => state.units.find((unit) => unit.hex === hex)!;

/** What an attack may be expected to cost the enemy less what it costs whoever makes it, the weakest being lost. */
function exchange(context: Context, state: State, attackers: readonly Unit[], defenders: readonly Unit[]): number {
  const { results } = meleeOdds(context, state, attackers, defenders);
  const least = (units: readonly Unit[]): number => Math.min(...units.map((unit) => strengthOf(context, unit)));
  const share = (...names: readonly string[]): number => results.filter((result) => names.includes(result)).length / results.length;
  return share('DE', 'EC') * least(defenders) - share('AE', 'EC') * least(attackers) + 0.1 * (share('DR') - share('AR'));
}

/** The best attack on one enemy that a unit opens by standing in a hex, with whoever of its side is already there; nearer to the enemy where it opens none. */
function openedBy(context: Context, state: State, unit: Unit, hex: number): number {
  const { board } = context;
  const foes = state.units.filter((other) => other.side !== unit.side && other.hex >= 0);
  const beside = foes.filter((foe) => distance(board, foe.hex, hex) === 1);
  if (beside.length === 0) return -0.01 * Math.min(99, ...foes.map((foe) => distance(board, foe.hex, hex)));
  const moved = { ...unit, hex };
  const then = { ...state, units: state.units.map((other) => (other === unit ? moved : other)) };
  return Math.max(
    ...beside.map((foe) => {
      const others = then.units.filter(
        (other) =>
          other.side === unit.side &&
          other.hex >= 0 &&
          !context.types[other.type]!.defenceOnly &&
          distance(board, other.hex, foe.hex) === 1,
      );
      return others.length > 0 ? exchange(context, then, others, [foe]) : -1;
    }),
  );
}

/** What an order brings at once. */
function worthOf(context: Context, state: State, action: Action): number {
  switch (kindIn(action)) {
    case 'fire': {
      const target = unitIn(state, toOf(action as Order));
      return target.disorganised ? 0 : strengthOf(context, target) / 6;
    }
    case 'move':
      return openedBy(context, state, unitIn(state, fromOf(action as Order)), toOf(action as Order));
    case 'leave':
      return context.victory.some(({ term, by }) => term === 'exit' && by === state.player) ? 9 : -9;
    case 'enter':
      return 1;
    case 'attackOn':
    case 'attackBy':
    case 'pairBeside':
    case 'pairOn': {
      const { attackers, defenders } = boutOf(context, action);
      const unitsIn = (hexes: readonly number[]): Unit[] => hexes.map((hex) => unitIn(state, hex));
      return exchange(context, state, unitsIn(attackers), unitsIn(defenders));
    }
    case 'lose':
      return -strengthOf(context, unitIn(state, fromOf(action as Order)));
    case 'advance':
    case 'evade':
      return 0.5;
    case 'leaderMove':
    case 'leaderLeave':
    case 'leaderEnter':
      return -9;
    default:
      return 0;
  }
}

const END = orderOf('end');

/** A greedy player of one ply, a measure and no level: each unit's order is the one that brings most at once, nobody looking further. Leaders stay. */
export function greedyDecide(context: Context, state: State): Action | undefined {
  const legal = legalActions(context, state);
  if (state.phase === 'movement' && !state.attack) {
    for (const unit of state.units) {
      const own = legal.filter(
        (action) => (kindIn(action) === 'move' || kindIn(action) === 'leave') && fromOf(action as Order) === unit.hex,
      );
      if (unit.side !== state.player || own.length === 0) continue;
      const best = mostOf(own, (action) => worthOf(context, state, action));
      if (best && best.worth > openedBy(context, state, unit, unit.hex)) return best.action;
    }
    return legal.find((action) => kindIn(action) === 'enter') ?? END;
  }
  const best = mostOf(legal, (action) => worthOf(context, state, action));
  return best?.action;
}

function mostOf(
  actions: readonly Action[],
  rate: (action: Action) => number,
): { readonly action: Action; readonly worth: number } | undefined {
  let best: { readonly action: Action; readonly worth: number } | undefined;
  for (const action of actions) {
    const worth = rate(action);
    if (!best || worth > best.worth) best = { action, worth };
  }
  return best;
}
