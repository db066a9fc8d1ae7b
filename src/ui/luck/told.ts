import { match } from '../../store/match';
import { useNaming, useSystem } from '../table/shell/hooks';
import { turnAt } from '../table/shell/moments';

/** So many sentences tell a play. */
const SENTENCES = 2;

interface Told {
  /** The game turn of a play, by how many have been made with it. */
  turn(at: number): number;
  play(at: number): string;
}

/** How plays are told in a line, in the reader's language. */
export function useTold(): Told {
  const system = useSystem();
  const naming = useNaming();
  return {
    turn: turnAt,
    play(at) {
      const events = match.entries()[at - 1]?.events ?? [];
      const told = events.filter(({ kind }) => !system.quiet.card.has(kind)).slice(0, SENTENCES);
      return told.map((event) => system.say(event, naming)).join(' ');
    },
  };
}
