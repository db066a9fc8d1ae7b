import { match } from '../../store/match';
import { gameLuck } from '../table/contract/luckPart';
import { useNaming, useSystem } from '../table/shell/hooks';
import { turnAt } from '../table/shell/moments';
import { CHANCE } from './sums';

/** So many sentences tell a play. */
const SENTENCES = 2;

interface Told {
  /** The game turn of a play, by how many have been made with it. */
  turn(at: number): number;
  play(at: number): string;
}

/** How plays are told in a line, in the reader's language: from the die on that counts by a measure. */
export function useTold(measure: string): Told {
  const system = useSystem();
  const naming = useNaming();
  const luck = gameLuck(system).now();
  return {
    turn: turnAt,
    play(at) {
      const events = (match.entries()[at - 1]?.events ?? []).filter(({ kind }) => !system.quiet.log.has(kind));
      const first = events.findIndex((event) => {
        const told = luck?.toldBy(event);
        return told !== undefined && (told === measure || measure === CHANCE.id);
      });
      const telling = events.slice(Math.max(0, first)).slice(0, SENTENCES);
      return telling.map((event) => system.say(event, naming)).join(' ');
    },
  };
}
