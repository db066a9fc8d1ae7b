import type { Event } from '../../../rules/ancients/model/events';
import { movedResult } from '../../../rules/ancients/play/odds';
import type { RollFacts, TurnRoll } from '../../table/contract/rolls';
import { dieMoved } from './fights';
import { numberOf } from './Results';
import { wordsNow } from './words';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** 8.d, 9.3 The fights and shots of a play for which a die fell, each with its six results. */
export const rolls = (events: readonly Event[]): RollFacts[] =>
  events.flatMap((event): RollFacts[] => {
    const {
      odds,
      table: { shot },
    } = wordsNow();
    if (event.kind === 'fought' && event.die > 0) {
      const text = odds.ratio(numberOf(event.attack), numberOf(event.defence), { rounded: false, last: false });
      const by = dieMoved(event);
      const results = FACES.map((face) => movedResult(event.odds, face, by));
      return [{ on: event.odds, text, rule: '9.3', results, line: event.die }];
    }
    if (event.kind === 'shot' && event.die > 0) {
      const results = FACES.map((face) => (face <= event.need ? '✓' : '–'));
      return [{ on: shot.title, text: shot.line(event.range, event.need), rule: '8.d', results, line: event.die }];
    }
    return [];
  });

/** V1, 13.9, 13.3 Dice of a player turn that fall for the whole army. */
export function turnRoll(event: Event): TurnRoll | undefined {
  const { turnRolls: words } = wordsNow().table;
  switch (event.kind) {
    case 'pointsRolled':
      return event.die > 0 ? { dice: [event.die], text: words.points(event.points) } : undefined;
    case 'controlRolled':
      return { dice: [event.die], text: event.lost ? words.lost : words.kept };
    case 'firstRolled':
      return { dice: [event.die], text: words.first };
    default:
      return undefined;
  }
}
