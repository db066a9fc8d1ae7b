import type { Question, State } from '../../../rules/naval/model/types';
import type { answerOrder } from './orders';
import type { NavalWords } from './words';

export interface Choice {
  readonly answer: Parameters<typeof answerOrder>[0];
  /** As it is typed. */
  readonly typed: string;
  readonly text: string;
  readonly note: string;
}

/** 14.8.i, 14.8.j What the only marine of a ship leaves behind when he goes aboard the one that he has won; undefined: he was not the only one, or stood ashore. */
function leftBehind({ table }: NavalWords, { ships }: State, { from }: Question): string | undefined {
  const ship = ships.find(({ hex }) => hex === from);
  if (ship?.marines !== 1) return undefined;
  return ship.captured ? table.marineMove.empties : table.questions.capture.empties;
}

/** The answers to a question, with what each means for the ship as it is, and for the one that a marine would leave. */
export function choicesOf(words: NavalWords, state: State, question: Question): Choice[] {
  const { capture, loss } = words.table.questions;
  const ship = state.ships[question.target]!;
  if (question.asks === 'loss') {
    const hull = ship.damaged ? loss.hullNote.damaged : loss.hullNote.sound;
    const freed = ship.captured && ship.marines === 1;
    return [
      {
        answer: 'marine',
        typed: 'marine',
        text: loss.marine,
        note: freed ? words.table.marineMove.empties : loss.marineNote(ship.marines),
      },
      { answer: 'hull', typed: 'hull', text: loss.hull, note: hull },
    ];
  }
  const aboard = ship.sinking ? capture.captureSinking : capture.captureNote;
  const left = leftBehind(words, state, question);
  const take: Choice = { answer: 'capture', typed: 'capture', text: capture.capture, note: left ? `${aboard} ${left}` : aboard };
  const sink: Choice = { answer: 'sink', typed: 'scuttle', text: capture.scuttle, note: capture.scuttleNote };
  const spare: Choice = { answer: 'spare', typed: 'spare', text: capture.spare, note: capture.spareNote };
  return ship.sinking ? [take, spare] : [take, sink, spare];
}
