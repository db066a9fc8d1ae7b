import type { Fields } from '../../../../kernel/fields';
import { bothSides, type Goals, type GoalWords, hexesSaid, termsFor } from '../../../pages/battles/goals';
import { fieldsOf, listOf, numberOf } from '../../../pages/positionFields';

type Decides = Parameters<GoalWords['end']['lastTurn']>[0];

/** B14.c What decides after the last turn. */
function endOf(victory: readonly Fields[], disintegrates: (side: 0 | 1) => number): Decides {
  if (victory.some(({ term }) => term === 'survive')) return 'survival';
  const isToDestroy = (side: 0 | 1) => victory.some(({ term, by }) => term === 'destroy' && (by === undefined || by === side + 1));
  const unmeasured = ([0, 1] as const).filter((side) => disintegrates(side) === 0);
  if (unmeasured.length === 0) return 'shares';
  return unmeasured.every((side) => isToDestroy(side === 0 ? 1 : 0)) ? 'destroying' : 'losses';
}

/** B14 What either side of a Battle of the Ancient World wins by. */
export function goalsOf(words: GoalWords, position: object): Goals {
  const fields = fieldsOf(position);
  const armies = listOf(fields['armies']).map(fieldsOf);
  const victory = listOf(fields['victory']).map(fieldsOf);
  // B14.c Of several the first decides, and without `by` it is the first side's.
  const survival = victory.find(({ term }) => term === 'survive');
  const disintegrates = (side: 0 | 1) => numberOf(fieldsOf(armies[side])['disintegration'], 0);
  const goalsFor = (side: 0 | 1) => {
    const falls = disintegrates(side === 0 ? 1 : 0);
    const terms = termsFor(fields, side, []).flatMap((term) => {
      const [kind, points] = [term['term'], numberOf(term['points'], 0)];
      if (kind === 'hold') return [words.worth(words.baw.hold(hexesSaid(term['at'])), points, points)];
      return kind === 'destroy' || kind === 'exit' ? [words.baw[kind](numberOf(term['strength'], 0))] : [];
    });
    const isOwn = side === numberOf(survival?.['by'], 1) - 1;
    const limit = survival ? [words.baw[isOwn ? 'survive' : 'wearDown'](numberOf(survival['strength'], 0))] : [];
    return [...(falls > 0 ? [words.baw.disintegration(falls)] : []), ...terms, ...limit];
  };
  const holds = victory.some(({ term }) => term === 'hold');
  return { each: bothSides(goalsFor), end: words.end.lastTurn(endOf(victory, disintegrates), holds) };
}
