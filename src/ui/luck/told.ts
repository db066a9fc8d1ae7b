import type { BareEvent } from '../../kernel/twoSides';
import { match } from '../../store/match';
import type { GameLuck } from '../table/contract/luck';
import { gameLuck } from '../table/contract/luckPart';
import { toldIn } from '../table/contract/told';
import { partsOf } from '../table/session';
import { useNaming, useSystem } from '../table/shell/hooks';
import { turnAt } from '../table/shell/moments';

/** So many sentences tell a play. */
const SENTENCES = 2;

/** A die by its play, so many having been made with it, and by its place in that, counted from 0. */
interface Told {
  /** The game turn for which it fell. */
  turn(at: number, nth: number): number;
  /** What is told of the play from it on. */
  play(at: number, nth: number): string;
}

/** The dice of a play, each with the place of the event that tells of it. */
export const diceTold = (luck: GameLuck, events: readonly BareEvent[]): { readonly name: string; readonly event: number }[] =>
  events.flatMap((told, event) => luck.toldBy(told).map((name) => ({ name, event })));

/** How plays are told in a line, in the reader's language. */
export function useTold(): Told {
  const system = useSystem();
  const naming = useNaming();
  const luck = gameLuck(system).now();
  const eventsOf = (at: number) => match.entries()[at - 1]?.events ?? [];
  /** The place of the event that tells of a die. */
  const placeOf = (at: number, nth: number): number | undefined => luck && diceTold(luck, eventsOf(at))[nth]?.event;
  return {
    turn: (at, nth) => turnAt(at, placeOf(at, nth)),
    play(at, nth) {
      const place = placeOf(at, nth) ?? 0;
      const events = eventsOf(at);
      const own = partsOf(match.chapters(), events, at)[0]!.events.length;
      const telling = toldIn('log', system, events.slice(place, place < own ? own : events.length));
      return telling
        .slice(0, SENTENCES)
        .map((event) => system.say(event, naming))
        .join(' ');
    },
  };
}
