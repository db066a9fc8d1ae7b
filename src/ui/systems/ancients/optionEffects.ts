import { duelChances } from '../../../rules/ancients/model/duelTable';
import { TACTICS, type Tactic } from '../../../rules/ancients/model/tactics';
import type { Context, State } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import type { OptionOrder } from './optionOrders';
import { meantBy } from './orderMarks';
import type { LandWords } from './words';
import type { Naming } from './words/naming';

type OptionWords = LandWords['options'];

/** 13.8 How a duel by a tactic goes against each tactic of the other, for whoever is to choose. */
function duelLines({ effects, orders }: OptionWords, state: State, chosen: Tactic): string[] {
  const [challenger, other] = optional().meetingIn(state)!.leaders;
  const challenges = state.extra!.asked!.by === state.player;
  return TACTICS.map((theirs) => {
    const tactics = challenges ? ([chosen, theirs] as const) : ([theirs, chosen] as const);
    const chances = duelChances(...tactics, challenger.rating - other.rating);
    const name = orders.tactic(theirs);
    if (!chances) return effects.noDuel(name);
    return challenges ? effects.duel(name, chances.challenger, chances.other) : effects.duel(name, chances.other, chances.challenger);
  });
}

/** 13.6 What a unit would have after gathering. */
function gatherLine({ effects }: OptionWords, context: Context, state: State, name: string, naming: Naming): string[] {
  const unit = state.units.find(({ hex }) => hex >= 0 && naming.hex(hex) === name);
  const left = unit && optional().volleysLeft(context, state, unit);
  if (!unit || left === undefined) return [];
  const lying = state.extra!.arrows.find(({ hex }) => hex === unit.hex)?.n ?? 0;
  const most = optional().MOST_VOLLEYS;
  return [effects.gather(Math.min(most, left + Math.floor(lying / 2)), most)];
}

/** What an order of an optional rule would do, with the odds where a die falls; nothing where its button says it all. */
export function effectLines(words: OptionWords, naming: Naming, context: Context, state: State, order: OptionOrder): readonly string[] {
  const { effects } = words;
  const [first = ''] = order.words;
  switch (order.kind) {
    case 'roll':
      return [effects.roll(naming.army(0), naming.army(1))];
    case 'aside':
      return [effects.aside(meantBy(context, state, order).map((hex) => naming.hex(hex)))];
    case 'charge':
      return [effects.charge(order.words.length > 0)];
    case 'challenge':
    case 'accept':
      return [effects[order.kind]];
    case 'tactic':
      return duelLines(words, state, first as Tactic);
    case 'gather':
      return gatherLine(words, context, state, first, naming);
    default:
      return [];
  }
}
