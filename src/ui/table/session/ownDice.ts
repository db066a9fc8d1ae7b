import type { PlayedHere, PlayedTogether } from '../../../store/match';
import { table } from '../../../store/table';
import { now } from './deciding';
import { emit, whenReadable } from './sessionEvents';

type Played = PlayedHere | PlayedTogether;

/** An order that waits for its dice: how it is played with so many of them, and what comes of it then. */
interface Waiting {
  plays(typed: readonly number[]): Played;
  then(played: Played): boolean;
  /** It has been taken back before it was played. */
  takenBack?(): void;
}

let waiting: Waiting | undefined;
/** An order whose die is asked for as soon as that can be read. */
let asking: Waiting | undefined;

function go(order: Waiting, fallen: readonly number[]): boolean {
  const played = order.plays(fallen);
  if (played.ok || !played.asks) {
    waiting = undefined;
    // Whoever listens to the table is not told of what has not changed: a program would think again.
    if (isRolling()) table.setState({ rolling: undefined });
    return order.then(played);
  }
  const die = played.asks;
  asking = order;
  const state = now()?.state;
  whenReadable(() => {
    const isDue = asking === order && now()?.state === state;
    asking = undefined;
    if (!isDue) return;
    waiting = order;
    table.setState({ rolling: { die, fallen }, refused: undefined, warned: false, undoStop: undefined });
    emit({ kind: 'dieAsked' });
  });
  return true;
}

/** Whether an order waits for a die. */
export const isRolling = (): boolean => asking !== undefined || table.getState().rolling !== undefined;

/** Plays an order; where the players roll themselves, once they have said what each of its dice shows. False if it is refused, or another one waits. */
export const playWithDice = (plays: Waiting['plays'], then: Waiting['then'], takenBack?: () => void): boolean =>
  !isRolling() && go(takenBack ? { plays, then, takenBack } : { plays, then }, []);

/** What the die shows that is asked for; no face of it changes nothing. */
export function typeDie(face: number): void {
  const { rolling } = table.getState();
  if (!rolling || !waiting || !Number.isInteger(face) || face < 1 || face > rolling.die.sides) return;
  go(waiting, [...rolling.fallen, face]);
}

/** The order that waits for a die is not given. */
export function takeOrderBack(): void {
  if (!isRolling()) return;
  const order = asking ?? waiting;
  waiting = undefined;
  asking = undefined;
  table.setState({ rolling: undefined });
  emit({ kind: 'takenBack' });
  order?.takenBack?.();
}
