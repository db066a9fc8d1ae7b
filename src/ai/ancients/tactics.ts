import { NOBODY } from '../../kernel/hexGame';
import { cloneState } from '../../rules/ancients/model/clone';
import { type Action, kindOf, type Order, orderIn, orderOf } from '../../rules/ancients/model/orders';
import type { Context, State, Unit } from '../../rules/ancients/model/types';
import { applyAction } from '../../rules/ancients/play/apply';
import { judgeAction, legalActions } from '../../rules/ancients/play/legal';
import { legalAttacks, mayAttack } from '../../rules/ancients/play/melee';
import { isAsked } from '../../rules/ancients/play/sequence';
import { samplingDice } from '../sampling';
import { ledBy, NO_PIECE, type Tactics, type Take } from '../tactics';
import { posturesOf } from '../wings';
import { bestAttack } from './attacks';
import { answerOf, bestShot, shotsOf } from './centurion';
import { fieldOf } from './field';
import { demandedMoves, moveOf, moversOf, spotsOf } from './march';
import { orderOfOption } from './options';
import { isFree, playOn, strike } from './script';
import { CENTURION, IN_POSTURE, type Style } from './style';
import { standing } from './value';

const END = orderOf('end');
const ONE = [NO_PIECE] as const;
/** Moves roll none. */
const noDice = samplingDice();
const NOTHING: readonly number[] = [];

const isStrike = (action: Action): boolean => ['shoot', 'attack', 'assault'].includes(kindOf(orderIn(action)));

/** The land game as a search sees it. */
export const tactics: Tactics<Context, State, Action> = {
  clone: cloneState,
  horizon: Number.POSITIVE_INFINITY,
  playOn: (context, state, dice, playerTurns, posture) => playOn(context, state, dice, playerTurns, posture && IN_POSTURE[posture]),
  value: standing,
  moment: ({ turn, player, phase, attack }) => `${turn} ${player} ${phase} ${attack ? attack.asks : ''}`,
  agenda(context, state, side) {
    if (state.extra?.asked) return NOTHING;
    if (state.attack || orderOfOption(context, state, side) !== undefined) return ONE;
    switch (state.phase) {
      case 'movement':
        return moversOf(context, state, fieldOf(context, state, side, CENTURION))
          .filter((unit) => !unit.panicked)
          .map(({ id }) => id);
      case 'melee':
      case 'fire':
        return ONE;
      default:
        return NOTHING;
    }
  },
  lines(context, state, side, piece, width) {
    if (state.attack) return ledBy(answerOf(context, state, CENTURION), legalActions(context, state, NOBODY));
    switch (state.phase) {
      case 'command':
        return ledBy(orderOfOption(context, state, side), [END]);
      case 'rally':
        return [orderOfOption(context, state, side)];
      case 'movement':
        if (piece === NO_PIECE) return [orderOfOption(context, state, side)];
        return movesOf(context, state, state.units[piece]!, width);
      case 'fire':
        return ledBy(orderOfOption(context, state, side) ?? bestShot(context, state, side) ?? END, [
          ...shotsOf(context, state, side, width),
          END,
        ]);
      default: {
        const attacks = state.units
          .filter((unit) => unit.side === side && mayAttack(context, state, unit))
          .flatMap((unit) => legalAttacks(context, state, unit));
        const first = orderOfOption(context, state, side) ?? bestAttack(context, state, side, CENTURION.leastGain);
        const all = judgeAction(context, state, END) ? attacks : [...attacks, END];
        return ledBy(first ?? all.at(-1), all);
      }
    }
  },
  planning({ hooks }, state) {
    if (state.phase !== 'movement' || isAsked(state)) return undefined;
    // An optional rule drives units, or whom they do not see may stop them.
    return hooks.drives || hooks.meets ? 'stepwise' : 'whole';
  },
  postures: (context, state, side, count) =>
    posturesOf(
      context.board,
      (name) => marched(context, state, side, IN_POSTURE[name]),
      (unit) => state.units[unit]!.hex,
      count,
    ),
  rolls: isStrike,
  may: (context, state, line) => !judgeAction(context, state, line),
  take(context, state, piece, line, dice) {
    if (line !== undefined) {
      if (isStrike(line)) strike(context, state, line, dice);
      else applyAction(context, state, line, dice);
    } else if (piece !== NO_PIECE) state.units[piece]!.moved = true;
  },
};

/** So many moves of a unit that are worth a search, the script's own first: of those that an optional rule demands, or of all, and then to stay too. */
function movesOf(context: Context, state: State, unit: Unit, width: number): readonly (Order | undefined)[] {
  const field = fieldOf(context, state, unit.side, CENTURION);
  const demanded = demandedMoves(context, state, unit);
  if (demanded.length > 0) return ledBy(moveOf(context, state, field, unit), demanded).slice(0, width);
  return spotsOf(context, state, field, unit, width).filter((line) => line === undefined || isFree(context, state, line));
}

/** What the script does with each unit if it weighs things so. */
function marched(context: Context, state: State, side: 0 | 1, style: Style): Take<Action>[] {
  const after = cloneState(state);
  const field = fieldOf(context, after, side, style);
  return moversOf(context, after, field)
    .filter((unit) => !unit.panicked)
    .map((unit) => {
      const line = moveOf(context, after, field, unit);
      tactics.take(context, after, unit.id, line, noDice);
      return { piece: unit.id, line };
    });
}
