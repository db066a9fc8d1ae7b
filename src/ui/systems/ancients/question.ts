import type { OrderKind } from '../../../rules/ancients/model/orders';
import { otherSide } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { deciderOf } from '../../../rules/ancients/play/sequence';
import { areTwoHere } from '../../table/session';
import type { Snapshot } from './match';
import { wordsNow } from './words';
import type { Naming } from './words/naming';

/** Who is asked, what, and what is to be known of it; empty: nothing. */
interface Asked {
  readonly title: string;
  readonly text: string;
  readonly note: string;
}

function attackText({ context, state }: Snapshot, naming: Naming): Omit<Asked, 'title'> {
  const words = wordsNow().table.questions;
  const attack = state.attack!;
  const attacker = naming.unit(attack.attacker);
  const target = attack.target >= 0 ? naming.unit(attack.target) : attacker;
  const at = naming.hex(attack.at);
  switch (attack.asks) {
    case 'away':
      return { text: words.away(attacker, naming.hex(attack.hex), attack.from >= 0 ? naming.hex(attack.from) : ''), note: words.awayNote };
    case 'retreat':
      return {
        text: words.retreat(target, naming.hex(attack.hex), attacker),
        note: attack.left > 0 ? words.retreatNoteLeft : words.retreatNote,
      };
    case 'press':
      return { text: words.press(target, at), note: words.pressNote };
    case 'advance': {
      const { freeAdvance } = context.types[state.units[attack.attacker]!.type]!;
      return { text: freeAdvance ? words.advance(attacker, at) : words.advanceMust(attacker, at), note: '' };
    }
  }
}

function optionText({ context, state }: Snapshot, naming: Naming, order: OrderKind): string {
  const { questions } = wordsNow().options;
  const { declared, duel } = state.extra!;
  const { challenge } = duel;
  switch (order) {
    case 'hit':
      return questions.hit(declared.hits);
    case 'tactic':
      return questions.tactic;
    case 'camp':
      return questions.camp;
    case 'accept': {
      const [theirs, mine] = optional().meetingIn(state)!.leaders;
      const alone = optional().isAlone(state, otherSide(state.player), challenge!.at);
      return questions.accept(naming.hex(challenge!.from), theirs.rating, naming.hex(challenge!.at), mine.rating, alone);
    }
    case 'retreat': {
      const unit = optional().unitLeft(context, state)!;
      return questions.fallBack(naming.unit(unit.id), naming.hex(unit.hex));
    }
    default:
      return questions.other;
  }
}

/** The question that is open; undefined where none is. */
export function askedNow(now: Snapshot, naming: Naming): Asked | undefined {
  const { attack, extra } = now.state;
  const decider = deciderOf(now.state);
  if (decider === undefined) return undefined;
  const { options, table } = wordsNow();
  const title = table.questions.asked(naming.army(decider));
  if (extra?.asked) {
    const { order } = extra.asked;
    const { tacticSecret, tacticSecretHere } = options.questions;
    const note = order === 'tactic' ? (areTwoHere(now) ? tacticSecretHere : tacticSecret) : '';
    return { title, text: optionText(now, naming, order), note };
  }
  return attack ? { title, ...attackText(now, naming) } : undefined;
}
