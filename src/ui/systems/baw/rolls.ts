import { COLUMNS, COMBAT_TABLE, FIRE_TABLE, LEADER_LOST } from '../../../rules/baw/model/data';
import type { Event } from '../../../rules/baw/model/events';
import type { RollFacts } from '../../table/contract/rolls';
import { bawWords } from './words';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const NOTHING = '–';
const DONE = '✓';
const LOST = '✗';

const upTo = (need: number): string[] => FACES.map((face) => (face <= need ? DONE : NOTHING));

function rollsIn(event: Event): RollFacts[] {
  const { table, odds, card } = bawWords();
  switch (event.kind) {
    case 'attackResolved': {
      const { odds: column, die, rule, result } = event;
      if (die === 0) return [];
      const at = COLUMNS.indexOf(column) - 1;
      return [{ on: column, text: odds.outcomes[result], rule, results: COMBAT_TABLE.map((row) => row[at]!), line: die }];
    }
    case 'fired':
      return [
        {
          on: card.shot.title,
          text: event.hit ? card.shot.effect : '',
          rule: event.rule,
          results: FIRE_TABLE.map((hit) => (hit ? DONE : NOTHING)),
          line: event.die,
        },
      ];
    case 'leaderRolled':
      return [
        {
          on: table.rolls['leader']!,
          text: '',
          rule: event.rule,
          // Who is lost on another face has no unit left to join, and is lost on each.
          results: FACES.map((face) => (face <= LEADER_LOST || (event.lost && event.die > LEADER_LOST) ? LOST : NOTHING)),
          line: event.die,
        },
      ];
    case 'rallyRolled':
    case 'recalled':
      return [
        {
          on: table.rolls[event.kind === 'recalled' ? 'recall' : 'rally']!,
          text: card.rallyOn(event.need),
          rule: event.rule,
          results: upTo(event.need),
          line: event.die,
        },
      ];
    default:
      return [];
  }
}

/** The attacks, shots, fates and rallies of a play for which a die fell, each with its six results. */
export const rolls = (events: readonly Event[]): RollFacts[] => events.flatMap(rollsIn);
