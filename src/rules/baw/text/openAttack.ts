import { distance } from '../../../kernel/board';
import type { Attack, Context, State } from '../model/types';
import { survey, typeOf } from '../play/ground';
import { advancersOf, askedSide, isRepelled, legalAnswers, loserNow } from '../play/questions';

/** Whether the attack that a position has open can have come to its question. */
export function attackFits(context: Context, state: State, attack: Attack): boolean {
  if (state.phase !== 'melee' || !unitsFit(context, state, attack)) return false;
  survey(context, state);
  if (!questionFits(state, attack) || !placesFit(context, state, attack)) return false;
  // With nothing that needs an answer the question would not have been asked; `stand` and `hold` are always there.
  return legalAnswers(context, state, attack).some(Boolean);
}

/** B7.6 The only attacker of an exchange is gone before the defenders choose whom they lose. */
const isPaid = ({ player }: State, { asks, result, lost }: Attack): boolean => asks === 'lose' && result === 'EC' && lost[player] > 0;

function unitsFit(context: Context, state: State, attack: Attack): boolean {
  const { attackers, defenders, retreating, advanced, asks } = attack;
  if ([attackers, defenders, retreating, advanced].some((ids) => new Set(ids).size !== ids.length)) return false;
  const own = (ids: readonly number[], side: number) => ids.every((id) => id >= 0 && state.units[id]!.side === side);
  if (!own(attackers, state.player) || !own(defenders, 1 - state.player)) return false;
  if (attackers.some((id) => typeOf(context, state.units[id]!).defenceOnly)) return false;
  const took = [...attackers, ...defenders];
  const isEmpty = attackers.length === 0 || defenders.length === 0;
  if (isEmpty && asks !== 'advance' && retreating.length === 0 && !isPaid(state, attack)) return false;
  return retreating.every((id) => took.includes(id)) && advanced.every((id) => took.includes(id));
}

function questionFits(state: State, attack: Attack): boolean {
  const { asks, result, retreating, attackers, defenders } = attack;
  switch (asks) {
    case 'evade':
      return result === null && retreating.length === 0;
    case 'lose':
      return retreating.length === 0 && loserNow(state, attack) !== undefined;
    case 'retreat': {
      const losers = askedSide(state, attack) === state.player ? attackers : defenders;
      return (result === 'AR' || result === 'DR') && retreating.length > 0 && retreating.every((id) => losers.includes(id));
    }
    case 'advance':
      return retreating.length === 0;
  }
}

/** B7.2.d Who has not moved since the attack stands next to all whom he fights, and next to what they left, which is empty. */
function placesFit({ board, scratch }: Context, { units }: State, attack: Attack): boolean {
  const { asks, result, attackers, defenders, retreating, vacated, advanced } = attack;
  if (vacated.some((hex) => scratch.sideAt[hex] !== 0)) return false;
  const beaten = isRepelled(result) ? attackers : defenders;
  const standing = { evade: beaten, lose: beaten, retreat: retreating, advance: [] }[asks];
  const places = [...standing.map((id) => units[id]!.hex), ...vacated];
  const unmoved = advancersOf(attack).filter((id) => !advanced.includes(id));
  return unmoved.every((id) => places.every((hex) => distance(board, units[id]!.hex, hex) === 1));
}
