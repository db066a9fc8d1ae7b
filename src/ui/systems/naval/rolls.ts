import { COMBAT_TABLE, LARGE_REPAIR, ramResult, repairResult } from '../../../rules/naval/model/data';
import type { Event, RamKind, RamRoll } from '../../../rules/naval/model/events';
import { needFor } from '../../../rules/naval/play/attacks';
import type { RollFacts, TurnRoll } from '../../table/contract/rolls';
import { navalWords } from './words';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const NOTHING = '–';
const REPAIRS = { sinks: '✗', stays: NOTHING, saved: '✓' } as const;

const printed = (result: string): string => (result === '-' ? NOTHING : result);

/** 14.6 What a crew rolled in a ram. */
function ramRoll(kind: RamKind, rule: string, { die, crew }: RamRoll, isBack: boolean): RollFacts {
  const { table, play } = navalWords();
  const sum = table.ram.sum(crew);
  return {
    on: table.rams[kind].name,
    text: isBack ? play.rolls.back(sum) : sum,
    rule,
    results: FACES.map((face) => printed(ramResult(kind, face + crew))),
    line: die,
  };
}

/** 14.8, 14.9 An attack that succeeds from a face on. */
function attackRoll(by: keyof typeof COMBAT_TABLE, on: string, rule: string, die: number, corvus = false): RollFacts {
  const need = needFor(by, corvus);
  const hit = COMBAT_TABLE[by].at(-1)!;
  return { on, text: navalWords().play.assault.need(need), rule, results: FACES.map((face) => (face >= need ? hit : NOTHING)), line: die };
}

function rollsIn(event: Event): RollFacts[] {
  const { table, play } = navalWords();
  switch (event.kind) {
    case 'rammed': {
      const { ram, rule, roll, back } = event;
      return [ramRoll(ram, rule, roll, false), ...(back ? [ramRoll(ram, rule, back, true)] : [])];
    }
    case 'boarded':
      return [attackRoll('boarding', table.assault.boarding, event.rule, event.die, event.corvus)];
    case 'shot':
      return [attackRoll('archery', table.assault.archery, event.rule, event.die)];
    case 'ballistaShot':
      return [attackRoll('ballista', table.ballista.title, event.rule, event.die)];
    case 'repairRolled': {
      const more = event.large ? LARGE_REPAIR : 0;
      const results = FACES.map((face) => REPAIRS[repairResult(face + more)]);
      return [{ on: table.phases.repairs, text: play.rolls.repair(more), rule: event.rule, results, line: event.die }];
    }
    default:
      return [];
  }
}

/** 14.6, 14.8 to 14.10 The rams, attacks and repairs of a play, each with its six results. */
export const rolls = (events: readonly Event[]): RollFacts[] => events.flatMap(rollsIn);

/** 14.5 The die of the fleet that moves. */
export const turnRoll = (event: Event): TurnRoll | undefined =>
  event.kind === 'fleetRolled' ? { dice: [event.die], text: navalWords().play.rolls.fleet } : undefined;
