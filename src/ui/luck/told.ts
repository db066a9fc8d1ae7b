import type { BareEvent } from '../../kernel/twoSides';
import { match } from '../../store/match';
import type { GameLuck } from '../table/contract/luck';
import { gameLuck } from '../table/contract/luckPart';
import { toldIn } from '../table/contract/told';
import { useNaming, useSystem } from '../table/shell/hooks';
import { turnAt } from '../table/shell/moments';
import { CHANCE } from './sums';

/** So many sentences tell a play. */
const SENTENCES = 2;

interface Told {
  /** The game turn of a play, by how many have been made with it. */
  turn(at: number): number;
  /** From the die on with that place in the play, counted from 0; without one from the first die that counts by the measure. */
  play(at: number, nth?: number): string;
}

/** The dice of a play, each with the place of the event that tells of it. */
export const diceTold = (luck: GameLuck, events: readonly BareEvent[]): { readonly name: string; readonly event: number }[] =>
  events.flatMap((told, event) => luck.toldBy(told).map((name) => ({ name, event })));

/** How plays are told in a line, in the reader's language. */
export function useTold(measure: string): Told {
  const system = useSystem();
  const naming = useNaming();
  const luck = gameLuck(system).now();
  return {
    turn: turnAt,
    play(at, nth) {
      const events = match.entries()[at - 1]?.events ?? [];
      const dice = luck ? diceTold(luck, events) : [];
      const counts = (name: string): boolean => measure === CHANCE.id || luck?.measures.dice[name] === measure;
      const die = nth === undefined ? dice.find(({ name }) => counts(name)) : dice[nth];
      const telling = toldIn('log', system, events.slice(die?.event ?? 0));
      return telling
        .slice(0, SENTENCES)
        .map((event) => system.say(event, naming))
        .join(' ');
    },
  };
}
